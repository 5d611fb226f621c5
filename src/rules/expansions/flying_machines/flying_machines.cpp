// SPDX-License-Identifier: MIT
#include "rules/expansions/flying_machines/flying_machines.h"

#include <algorithm>

namespace bathhouse::rules {

namespace {

constexpr RuleId kFly = "fm-fly", kNotIntoBathhouse = "ix-flying-no";
constexpr int kFarthest = 3;

bool hasMachine(const State &s) {
    static const Marks machine = markNamed("machine");
    return s.board.isMarked(s.turn.laid, machine);
}

/// Where a throw of the die takes a figure.
Position ahead(const State &s, int thrown) {
    const LaidTile &from = s.board.laid(s.turn.laid);
    Position at = from.at;
    for (int i = 0; i < thrown; ++i) at = neighbour(at, turned(Edge::N, from.rotation));
    return at;
}

/// The rule that keeps a figure from landing on a part, or nothing.
std::optional<RuleId> refusesLanding(const State &s, LaidId laid, PartIndex part, FigureKind figure) {
    if (part == kBathhousePart) return kNotIntoBathhouse;
    if (part >= s.board.tile(laid).parts.size()) return kFly;
    const FigureTraits &t = s.setting->traits(figure);
    const FeatureId feature = s.board.feature(laid, part);
    // A field is not where one lands, although it is never finished.
    if (t.placing || !t.isMeeple || s.board.kind(feature) == PartKind::Field) return kFly;
    if (!(t.goesOn & bit(s.board.kind(feature)))) return t.wrongPart;
    if (s.board.complete(feature)) return kFly;
    return vetoOfModules(s, laid, figure);
}

} // namespace

void FlyingMachines::listMoves(const State &s, std::vector<Move> &moves) const {
    if ((!inFigurePhase(s) && !s.turn.follower) || !hasMachine(s) || s.turn.placedAway) return;
    for (int thrown = 1; thrown <= kFarthest; ++thrown) {
        const Position at = ahead(s, thrown);
        const auto laid = s.board.at(at);
        if (!laid) continue;
        for (std::size_t part = 0; part < s.board.tile(*laid).parts.size(); ++part)
            for (const FigureKind kind : s.setting->figures)
                if (mayPlace(s, kind) && s.player(s.turn.active).supply[index(kind)] > 0 && !refusesLanding(s, *laid, static_cast<PartIndex>(part), kind))
                    moves.push_back(SpecialMove{.word = "fly", .at = at, .on = static_cast<PartIndex>(part), .figure = kind, .number = thrown});
    }
}

std::optional<Refusal> FlyingMachines::play(State &s, const SpecialMove &m, EventSink *sink) const {
    if (!mayPlace(s, m.figure)) return Refusal{rule::baseTurnOrder};
    const auto laid = s.board.at(m.at);
    if (!hasMachine(s) || s.turn.placedAway || m.number < 1 || m.number > kFarthest || !laid || m.at != ahead(s, m.number)) return Refusal{kFly};
    if (const auto refused = refusesLanding(s, *laid, m.on, m.figure)) return Refusal{*refused};
    if (s.player(s.turn.active).supply[index(m.figure)] <= 0) return Refusal{rule::baseSupply};
    closeClaims(s, sink);
    const FigureId id = placeFigure(s, s.board.node(*laid, m.on), m.figure);
    afterFigure(s, id, {kFly}, sink);
    return std::nullopt;
}

} // namespace bathhouse::rules
