// SPDX-License-Identifier: MIT
#include "rules/expansions/abbot/abbot.h"

#include "rules/scoring.h"
#include "rules/turn.h"

#include <algorithm>

namespace bathhouse::rules {

namespace {

FigureKind abbot() {
    static const FigureKind kind = *figureNamed("abbot");
    return kind;
}

/// The active player's abbot on the monastery or garden at `at`.
std::optional<FigureId> ownAbbotAt(const State &s, Position at) {
    for (std::size_t i = 0; i < s.figures.size(); ++i) {
        const Figure &f = s.figures[i];
        if (f.gone || f.inBathhouse() || f.kind != abbot() || f.player != s.turn.active) continue;
        if (s.whereIs(f).at == at) return FigureId{static_cast<std::uint32_t>(i)};
    }
    return std::nullopt;
}

} // namespace

std::vector<FigureTraits> Abbot::figures() const {
    return {{.name = "abbot",
             .expansion = id(),
             .goesOn = static_cast<PartKinds>(bit(PartKind::Monastery) | bit(PartKind::Garden)),
             .copies = 1,
             .wrongPart = rule::baseAbbotPlace}};
}

void Abbot::listMoves(const State &s, std::vector<Move> &moves) const {
    if (!inFigurePhase(s)) return;
    std::vector<Position> places;
    for (const Figure &f : s.figures)
        if (!f.gone && !f.inBathhouse() && f.kind == abbot() && f.player == s.turn.active) places.push_back(s.whereIs(f).at);
    std::ranges::sort(places);
    for (const Position at : places) moves.push_back(SpecialMove{.word = "withdraw", .at = at});
}

std::optional<Refusal> Abbot::play(State &s, const SpecialMove &move, EventSink *sink) const {
    if (!inFigurePhase(s)) return Refusal{rule::baseTurnOrder};
    const auto id = ownAbbotAt(s, move.at);
    if (!id) return Refusal{rule::baseAbbotWithdraw};
    closeClaims(s, sink);
    award(s, s.board.feature(s.figure(*id).node), Scoring::Withdrawn, sink);
    if (s.setting->bathhouses) returnFigure(s, *id, "withdrawn", {rule::baseAbbotWithdraw, rule::visitOnlyPhaseThree}, sink);
    else returnFigure(s, *id, "withdrawn", {rule::baseAbbotWithdraw}, sink);
    afterAction(s, sink);
    return std::nullopt;
}

} // namespace bathhouse::rules
