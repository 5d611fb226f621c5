// SPDX-License-Identifier: MIT
#include "rules/expansions/abbey_and_mayor/barn.h"

#include "rules/corner.h"

#include <algorithm>

namespace bathhouse::rules::barn {

namespace {

constexpr RuleId kBarn = "am-barn", kLater = "am-barn-later", kFarmer = "ix-barn-farmer";
constexpr int kAtTheEnd = 4, kJoinedLater = 1;

/// What lies and stands on a field.
struct OnField {
    std::array<int, kMaxPlayers> barns{};  ///< by player
    bool any = false;                      ///< a barn lies here
    bool laidNow = false;                  ///< it was laid in this part of the turn
    bool farmers = false;
};

OnField look(const State &s, FeatureId field) {
    OnField found;
    forEachFigureOn(s, field, [&](FigureId id) {
        const Figure &f = s.figure(id);
        found.farmers = found.farmers || s.setting->traits(f.kind).isMeeple;
        if (f.kind != kind()) return;
        ++found.barns[index(f.player)];
        found.any = true;
        found.laidNow = found.laidNow || s.board.laidOf(f.node) == s.turn.laid;
    });
    return found;
}

/// The rule that keeps a barn off that part of the tile just placed, or nothing.
std::optional<RuleId> refuses(const State &s, PartIndex part) {
    if (part >= s.board.tile(s.turn.laid).parts.size()) return kBarn;
    if (!fieldCorner(s.board, s.turn.laid, part) || look(s, s.board.feature(s.turn.laid, part)).any) return kBarn;
    return vetoOfModules(s, s.turn.laid, kind());
}

void countCities(ScoreSheet &sheet, int cities, int each) {
    std::erase_if(sheet.terms, [](const Term &t) { return t.label == "city"; });
    sheet.terms.insert(sheet.terms.begin(), {"city", cities, each, cities * each});
}

} // namespace

FigureTraits figure(std::string_view expansion) {
    FigureTraits t{.name = kWord, .expansion = expansion, .isMeeple = false, .strength = 0, .goesOn = bit(PartKind::Field),
                   .copies = 1, .wrongPart = kBarn, .standsFast = true, .stays = true, .onCorner = true};
    // It has a move of its own.
    t.placing = [](const State &, FeatureId, PlayerId) { return std::optional<RuleId>(kBarn); };
    return t;
}

FigureKind kind() {
    static const FigureKind found = *figureNamed(kWord);
    return found;
}

void listMoves(const State &s, std::vector<Move> &moves) {
    if (!inFigurePhase(s) || s.player(s.turn.active).supply[index(kind())] <= 0) return;
    const LaidTile &tile = s.board.laid(s.turn.laid);
    for (std::size_t part = 0; part < s.board.tile(s.turn.laid).parts.size(); ++part)
        if (!refuses(s, static_cast<PartIndex>(part)))
            moves.push_back(SpecialMove{.word = kWord, .at = tile.at, .on = static_cast<PartIndex>(part)});
}

std::optional<Refusal> lay(State &s, const SpecialMove &m, EventSink *sink) {
    if (!inFigurePhase(s)) return Refusal{rule::baseTurnOrder};
    if (m.at != s.board.laid(s.turn.laid).at) return Refusal{kBarn};
    if (const auto refused = refuses(s, m.on)) return Refusal{*refused};
    if (s.player(s.turn.active).supply[index(kind())] <= 0) return Refusal{rule::baseSupply};
    closeClaims(s, sink);
    const FigureId id = placeFigure(s, s.board.node(s.turn.laid, m.on), kind());
    afterFigure(s, id, {kBarn}, sink);
    return std::nullopt;
}

void changeWaiting(const State &s, std::vector<FeatureId> &waiting) {
    for (const Figure &f : s.figures) {
        if (f.gone || f.inBathhouse() || f.kind != kind()) continue;
        const FeatureId field = s.board.feature(f.node);
        if (look(s, field).farmers) waiting.push_back(field);
    }
}

void adjustScore(const State &s, FeatureId field, ScoreSheet &sheet, std::vector<RuleId> &rules) {
    if (sheet.kind != PartKind::Field) return;
    const OnField here = look(s, field);
    if (!here.any) return;
    const int cities = static_cast<int>(s.board.completeCitiesBeside(field).size());
    if (sheet.when == Scoring::Final) {
        sheet.strength = here.barns;
        sheet.most = *std::ranges::max_element(sheet.strength);
        countCities(sheet, cities, kAtTheEnd);
        rules.push_back(kBarn);
    } else if (here.laidNow) {
        rules.push_back(kBarn);
    } else {
        if (sheet.most > 0) countCities(sheet, cities, kJoinedLater);
        rules.push_back(kLater);
    }
}

void cite(const State &s, FigureId id, std::vector<RuleId> &rules) {
    const Figure &f = s.figure(id);
    if (!f.inBathhouse() && look(s, s.board.feature(f.node)).laidNow) rules.push_back(kFarmer);
}

} // namespace bathhouse::rules::barn
