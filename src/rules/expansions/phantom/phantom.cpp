// SPDX-License-Identifier: MIT
#include "rules/expansions/phantom/phantom.h"

#include <algorithm>

namespace bathhouse::rules {

namespace {

constexpr RuleId kSecond = "ph-second-meeple";
constexpr std::string_view kQuestion = "phantom";

FigureKind phantom() {
    static const FigureKind kind = *figureNamed("phantom");
    return kind;
}

/// Where the phantom may go now.
std::vector<PartIndex> places(const State &s) {
    std::vector<PartIndex> found;
    const auto parts = s.board.tile(s.turn.laid).parts.size();
    for (std::size_t part = 0; part < parts; ++part)
        if (!refusesFigure(s, s.turn.laid, static_cast<PartIndex>(part), phantom())) found.push_back(static_cast<PartIndex>(part));
    return found;
}

/// Whether the phantom and the meeple before it stand on two features that this tile completed.
bool bothComplete(const State &s, const Figure &second) {
    return s.board.complete(s.board.feature(second.node)) && std::ranges::any_of(s.figures, [&](const Figure &f) {
        if (f.gone || f.inBathhouse() || f.player != second.player || f.kind == phantom()) return false;
        return s.board.laidOf(f.node) == s.turn.laid && s.board.complete(s.board.feature(f.node));
    });
}

} // namespace

std::vector<FigureTraits> Phantom::figures() const {
    return {{.name = "phantom", .expansion = id(), .goesOn = kUsualParts, .copies = 1, .wrongPart = rule::baseAbbotPlace, .placeRule = kSecond}};
}

Pace Phantom::acted(State &s, std::optional<FigureId> placed, EventSink *sink) const {
    if (placed && s.figure(*placed).kind == phantom()) {
        if (bothComplete(s, s.figure(*placed))) s.turn.note(*this);
        return Pace::GoesOn;
    }
    if (s.player(s.turn.active).supply[index(phantom())] <= 0) return Pace::GoesOn;
    s.ask(*this, kQuestion, s.turn.active);
    s.turn.follower = phantom();
    // There must be somewhere to go, on this tile or where another module leads. Passing is one of the moves.
    if (legalMoves(s).size() == 1) {
        s.turn.phase = DecisionKind::AfterPlacing;
        return Pace::GoesOn;
    }
    if (sink) sink->on({ChoiceOpened{s.decision()}, {kSecond}});
    return Pace::Waits;
}

void Phantom::adjustScore(const State &s, FeatureId feature, ScoreSheet &sheet, std::vector<RuleId> &rules) const {
    if (sheet.when != Scoring::Completed || !s.turn.noted(*this)) return;
    const auto parts = s.board.tile(s.turn.laid).parts.size();
    bool here = false;
    for (std::size_t i = 0; i < parts; ++i) here = here || s.board.feature(s.turn.laid, static_cast<PartIndex>(i)) == feature;
    if (here) rules.push_back("ix-phantom-two");
}

void Phantom::listMoves(const State &s, std::vector<Move> &moves) const {
    if (s.turn.phase != DecisionKind::Special || s.turn.asking != this) return;
    for (const PartIndex part : places(s)) moves.push_back(PutFigure{part, phantom()});
    moves.push_back(Pass{});
}

std::optional<Refusal> Phantom::answer(State &s, const Move &move, EventSink *sink) const {
    if (std::holds_alternative<Pass>(move)) {
        finishFigurePhase(s, sink);
        return std::nullopt;
    }
    const auto *put = std::get_if<PutFigure>(&move);
    if (!put) return Refusal{rule::baseTurnOrder};
    if (put->figure != phantom()) return Refusal{kSecond};
    if (const auto refused = refusesFigure(s, s.turn.laid, put->on, phantom())) return Refusal{*refused};
    const FigureId id = placeFigure(s, s.board.node(s.turn.laid, put->on), phantom());
    afterFigure(s, id, {kSecond, rule::baseMeepleFreeFeature}, sink);
    return std::nullopt;
}

} // namespace bathhouse::rules
