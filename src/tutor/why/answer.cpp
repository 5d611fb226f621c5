// SPDX-License-Identifier: MIT
#include "tutor/why/answer.h"

#include "rules/bathhouse.h"

#include <algorithm>
#include <array>

namespace bathhouse::tutor {

using namespace rules;

int sumOfLeaves(const Reason &reason) {
    int sum = 0;
    bool leaf = true;
    for (const Reason &child : reason.children) {
        sum += sumOfLeaves(child);
        leaf = leaf && !child.points;
    }
    return leaf ? reason.points.value_or(0) : sum;
}

std::optional<FeatureId> featureAt(const State &state, const PartRef &where) {
    const auto laid = state.board.at(where.at);
    if (!laid || where.part >= state.board.tile(*laid).parts.size()) return std::nullopt;
    return state.board.feature(*laid, where.part);
}

bool isCastle(const State &state, FeatureId feature) {
    return std::ranges::any_of(state.tokens, [&](const Token &t) {
        if (traits(t.kind).name != "castle") return false;
        const auto where = state.whereIs(t);
        return where && featureAt(state, *where) == feature;
    });
}

std::vector<Position> tilesOf(const State &state, FeatureId feature) {
    std::vector<Position> tiles;
    for (const NodeId n : state.board.sortedNodes(feature)) {
        const Position at = state.board.laid(state.board.laidOf(n)).at;
        if (tiles.empty() || tiles.back() != at) tiles.push_back(at);
    }
    return tiles;
}

std::string Answer::counted(int number, const std::string &key, Fillings fillings) const {
    fillings.emplace_back("count", std::to_string(number));
    return texts_.counted(number, {key}, fillings);
}

std::string Answer::spaces(const std::vector<Position> &places) const {
    std::vector<std::string> said;
    for (const Position p : places) said.push_back(say().at(p));
    return texts_.list(said);
}

Fillings Answer::of(const FigureAt &f) const {
    return say().withFigure({{"owner", say().player(f.player)}, {"at", say().at(f.where.at)}}, f.figure);
}

namespace {

FigureAt guestAt(PlayerId player, FigureKind kind, Position at) { return {player, kind, {at, kBathhousePart}}; }

/// What an event is about: its tiles and figures.
struct Subject {
    Reason &reason;
    const State &after;

    void operator()(const TilePlaced &e) const {
        reason.tiles = {e.at};
        reason.player = e.player;
    }
    void operator()(const TileDiscarded &e) const { reason.player = e.player; }
    void operator()(const BathhouseSurrounded &e) const {
        reason.tiles = {e.at};
        reason.player = e.occupant;
    }
    void operator()(const MeepleRetrieved &e) const { one(guestAt(e.player, e.figure, e.at)); }
    void operator()(const RetrievalLost &e) const { one(guestAt(e.player, e.figure, e.at)); }
    void operator()(const MeepleBoughtBack &e) const { one(guestAt(e.player, e.figure, e.at)); }
    void operator()(const FigurePlaced &e) const { one({e.player, e.figure, e.where}); }
    void operator()(const ChoiceOpened &e) const { reason.player = e.decision.player; }
    void operator()(const FeatureScored &e) const {
        if (const auto feature = featureAt(after, e.feature)) reason.tiles = tilesOf(after, *feature);
        reason.figures = e.involved;
        reason.parts = {e.feature};
        if (e.winners.size() == 1) reason.player = e.winners.front().player;
    }
    void operator()(const MeepleSent &e) const {
        one({e.player, e.figure, e.from});
        if (e.to != e.from.at) reason.tiles.push_back(e.to);
        std::ranges::sort(reason.tiles);
    }
    void operator()(const FigureReturned &e) const { one({e.player, e.figure, e.from}); }
    void operator()(const PointsGained &e) const {
        reason.player = e.player;
        reason.tiles = e.reckoning.tiles;
        if (!e.reckoning.of) return;
        reason.parts = {*e.reckoning.of};
        if (const auto feature = featureAt(after, *e.reckoning.of)) reason.tiles = tilesOf(after, *feature);
    }
    void operator()(const FigureGained &e) const {
        reason.tiles = {e.at};
        reason.player = e.player;
    }
    void operator()(const TurnEnded &e) const { reason.player = e.player; }
    void operator()(const TokenMoved &e) const {
        for (const auto &place : {e.from, e.to})
            if (place) reason.tiles.push_back(*place);
        std::ranges::sort(reason.tiles);
        const auto twice = std::ranges::unique(reason.tiles);
        reason.tiles.erase(twice.begin(), twice.end());
    }
    void operator()(const GameEnded &e) const { reason.figures = e.guests; }

    void one(const FigureAt &f) const {
        reason.tiles = {f.where.at};
        reason.figures = {f};
        reason.player = f.player;
    }
};

/// The tiles that one term of a feature counts; `flags`: how many bathhouses were counted before it.
std::vector<Position> tilesOfTerm(const State &state, FeatureId feature, const Term &term, std::size_t flags) {
    std::vector<Position> tiles = tilesOf(state, feature);
    const Board &board = state.board;
    if (term.label == "bathhouse") {
        const auto bathhouses = bathhousesOf(state, feature);
        return flags < bathhouses.size() ? std::vector{state.position(state.bathhouses[bathhouses[flags]])} : tiles;
    }
    if (term.label == "coat-of-arms") {
        std::erase_if(tiles, [&](Position at) {
            const LaidId laid = *board.at(at);
            const auto &parts = board.tile(laid).parts;
            for (std::size_t i = 0; i < parts.size(); ++i)
                if (parts[i].pennants > 0 && board.feature(laid, static_cast<PartIndex>(i)) == feature) return false;
            return true;
        });
    } else if (term.label == "neighbour") {
        const auto ring = ringOf(tiles.front());
        tiles.clear();
        std::ranges::copy_if(ring, std::back_inserter(tiles), [&](Position p) { return board.at(p).has_value(); });
    } else if (term.label == "city") {
        tiles.clear();
        for (const FeatureId city : board.completeCitiesBeside(feature))
            for (const Position p : tilesOf(state, city)) tiles.push_back(p);
        std::ranges::sort(tiles);
        const auto twice = std::ranges::unique(tiles);
        tiles.erase(twice.begin(), twice.end());
    }
    return tiles;
}

/// The rules behind terms that a module adds.
constexpr std::array<std::pair<std::string_view, RuleId>, 18> kRulesOfTerms{{{"pig", "tb-pig"},
                                                                             {"castle", "bc-castle"},
                                                                             {"vineyard", "hs-vineyard"},
                                                                             {"mist", "gc-castle"},
                                                                             {"ghost", "gc-ghost"},
                                                                             {"floor", "ix-ghosts-negative"},
                                                                             {"city", "am-barn"},
                                                                             {"city", "am-barn-later"},
                                                                             {"road-wealth", "ls-tiles"},
                                                                             {"road-poverty", "ls-tiles"},
                                                                             {"city-wealth", "ls-tiles"},
                                                                             {"city-poverty", "ls-tiles"},
                                                                             {"monastery-wealth", "ls-tiles"},
                                                                             {"monastery-poverty", "ls-tiles"},
                                                                             {"fairy-turn", "pd-fairy-one"},
                                                                             {"fairy-scored", "pd-fairy-three"},
                                                                             {"instead", "ms-message"},
                                                                             {"tent", "bt-tent"}}};

/// The rules of a scoring behind one of its terms: a flag's are those of the bonus, a module's its own, any other's is that
/// of the feature.
std::vector<RuleId> rulesOf(const Term &term, const Event &scoring) {
    std::vector<RuleId> found;
    for (const RuleId rule : scoring.rules) {
        const bool own = std::ranges::find(kRulesOfTerms, std::pair(term.label, rule)) != kRulesOfTerms.end();
        if (own || (term.label == "bathhouse" && rule.starts_with("bonus-"))) found.push_back(rule);
    }
    if (found.empty()) found.push_back(scoring.rules.front());
    return found;
}

} // namespace

Reason Answer::told(const Event &event, const State &after) const {
    Reason reason{.sentence = eventText(event, say(after)), .rules = event.rules};
    std::visit(Subject{reason, after}, event.what);
    return reason;
}

Reason Answer::told(Story::Moment m) const {
    Reason reason = told(story_.at(m), story_.run().steps[m.step].state);
    reason.step = m.step;
    return reason;
}

Reason Answer::scored(const Event &event, const State &after, PlayerId player) const {
    const auto &e = std::get<FeatureScored>(event.what);
    Reason reason = told(event, after);
    const auto winner = std::ranges::find(e.winners, player, &Winner::player);
    reason.points = winner == e.winners.end() ? 0 : winner->points;
    if (winner == e.winners.end()) return reason;
    const auto feature = featureAt(after, e.feature);
    std::size_t flags = 0;
    std::vector<Term> terms = e.terms;
    terms.insert(terms.end(), winner->own.begin(), winner->own.end());
    for (const Term &term : terms) {
        Reason part = rowOf(term, event, e.kind);
        if (feature) part.tiles = tilesOfTerm(after, *feature, term, flags);
        if (part.tiles == reason.tiles) part.parts = reason.parts;
        if (term.label == "bathhouse") ++flags;
        reason.children.push_back(std::move(part));
    }
    return reason;
}

Reason Answer::gained(Story::Moment m) const {
    const Event &event = story_.at(m);
    const auto &e = std::get<PointsGained>(event.what);
    Reason reason = told(m);
    reason.points = e.points;
    const auto kind = e.reckoning.of ? say(story_.run().steps[m.step].state).kindOf(*e.reckoning.of) : PartKind::Road;
    for (const Term &term : e.reckoning.terms) {
        reason.children.push_back(rowOf(term, event, kind));
        reason.children.back().tiles = reason.tiles;
    }
    return reason;
}

Reason Answer::rowOf(const Term &term, const Event &event, PartKind feature) const {
    return {.sentence = termText(texts_, "term", term, feature), .rules = rulesOf(term, event), .points = term.points};
}

namespace {

std::string inTime(const std::string &key, Answer::When when) { return when == Answer::When::Now ? key + ".now" : key; }

Reason guestRow(const Answer &answer, const Story::Guest &guest, Answer::When when) {
    const std::string key = "why.bathhouse.row.";
    const Fillings at{{"at", answer.say().at(guest.bathhouse)}};
    if (!guest.figure) return {.sentence = answer.text(inTime(key + "free", when), at), .tiles = {guest.bathhouse}};
    return {.sentence = answer.text(inTime(key + "taken", when), answer.of(*guest.figure)),
            .tiles = {guest.bathhouse},
            .figures = {*guest.figure}};
}

std::vector<Reason> rowsOf(const Answer &answer, const std::vector<Story::Guest> &guests, Answer::When when) {
    std::vector<Reason> rows;
    for (const Story::Guest &guest : guests) rows.push_back(guestRow(answer, guest, when));
    if (guests.empty()) rows.push_back({.sentence = answer.text(inTime("why.bathhouse.row.none", when))});
    return rows;
}

} // namespace

std::vector<Reason> Answer::company(const Event &fate, const FeatureScored *scoring,
                                    const std::vector<Story::Guest> &guests, When when) const {
    const auto *home = std::get_if<FigureReturned>(&fate.what);
    if (!home || home->reason == "no-free-bathhouse") return rowsOf(*this, guests, when);
    if (home->reason == "scored") return {{.sentence = text("why.module-off")}};
    std::vector<Reason> rows;
    if (home->reason != "several-meeples" || !scoring) return rows;
    for (const FigureAt &f : scoring->involved)
        if (traits(f.figure).isMeeple)
            rows.push_back(
                {.sentence = text(inTime("why.involved", when), of(f)), .tiles = {f.where.at}, .figures = {f}});
    return rows;
}

std::vector<Reason> Answer::guestRows() const { return rowsOf(*this, guestsOf(now()), When::Now); }

Reason why(const About &about, const Story &story, const std::string &language) {
    const Answer answer(story, language);
    return std::visit([&](const auto &subject) { return answer.about(subject); }, about);
}

} // namespace bathhouse::tutor
