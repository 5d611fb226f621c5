// SPDX-License-Identifier: MIT
#include "scenario/cursor.h"
#include "tutor/why/answer.h"

#include <algorithm>

namespace bathhouse::tutor {

using namespace rules;

namespace {

/// What stands behind a refusal in this position: numbers, figures, the answer about the guest.
class Ground {
public:
    Ground(const Answer &answer, const Refusal &refused, Reason &reason)
        : answer_(answer), state_(answer.now()), refused_(refused), reason_(reason) {}

    void operator()(const Place &m) const {
        reason_.tiles = {m.at};
        for (const Edge edge : kEdges)
            if (refused_.clash & bit(edge)) reason_.tiles.push_back(neighbour(m.at, edge));
        std::ranges::sort(reason_.tiles);
    }
    void operator()(const Claim &m) const {
        reason_.tiles = {m.at};
        const auto found = inspect(answer_.story(), m.at);
        if (!found || !found->guest) return;
        reason_.figures = {*found->guest};
        reason_.children.push_back(answer_.freeWay(*found));
    }
    void operator()(const BuyBack &m) const {
        reason_.tiles = {m.at};
        const auto found = inspect(answer_.story(), m.at);
        if (!found || !found->guest) return;
        reason_.figures = {*found->guest};
        if (refused_.rule != rule::leaveNegativeScore) return;
        const auto say = answer_.say();
        add(answer_.text("why-not.left", {{"score", say.points(state_.player(state_.turn.active).score)},
                                          {"cost", say.points(found->price->cost)},
                                          {"left", say.points(found->price->left)}}));
    }
    void operator()(const PutFigure &m) const {
        if (state_.turn.phase == DecisionKind::PlaceTile || state_.turn.phase == DecisionKind::GameOver) return;
        const PartRef where{state_.board.laid(state_.turn.laid).at, m.on};
        reason_.tiles = {where.at};
        if (refused_.rule == rule::baseSupply) supply(m.figure);
        const auto feature = featureAt(state_, where);
        if (refused_.rule == rule::baseMeepleFreeFeature && feature) standing(*feature, where);
    }
    void operator()(const Score &m) const {
        reason_.tiles = {m.at};
        if (const auto feature = featureAt(state_, {m.at, m.on}); feature && refused_.rule == rule::baseComplete)
            standing(*feature, {m.at, m.on});
    }
    void operator()(const Visit &m) const {
        reason_.tiles = {m.at};
        if (const auto found = inspect(answer_.story(), m.at); found && found->guest) reason_.figures = {*found->guest};
    }
    void operator()(const Discard &m) const {
        if (refused_.rule != rule::baseDiscard) return;
        for (const Move &move : legalMoves(state_, m.tile))
            if (const auto *place = std::get_if<Place>(&move)) reason_.tiles.push_back(place->at);
        std::ranges::sort(reason_.tiles);
        const auto twice = std::ranges::unique(reason_.tiles);
        reason_.tiles.erase(twice.begin(), twice.end());
        add(answer_.counted(static_cast<int>(reason_.tiles.size()), "why-not.fits"));
    }
    void operator()(const SpecialMove &m) const {
        if (m.at != kNowhere) reason_.tiles = {m.at};
    }
    void operator()(const Pass &) const {}
    void operator()(const EndGame &) const {}

private:
    void add(std::string sentence) const { reason_.children.push_back({.sentence = std::move(sentence)}); }

    /// The feature and who stands on it.
    void standing(FeatureId feature, const PartRef &part) const {
        reason_.parts = {part};
        reason_.tiles = tilesOf(state_, feature);
        for (const FigureAt &f : state_.figuresInOrder())
            if (featureAt(state_, f.where) == feature) reason_.figures.push_back(f);
        const PartKind kind = state_.board.kind(feature);
        const bool ends = kind == PartKind::Road || kind == PartKind::City;
        if (refused_.rule != rule::baseComplete) return;
        if (ends && !state_.board.complete(feature))
            add(answer_.counted(state_.board.openEnds(feature), "why-not.open"));
        if (reason_.figures.empty()) add(answer_.text("why-not.nobody"));
    }

    /// Where the figures are that are not at home.
    void supply(FigureKind kind) const {
        const PlayerId player = state_.turn.active;
        for (const FigureAt &f : state_.figuresInOrder())
            if (f.player == player && f.figure == kind) reason_.figures.push_back(f);
        for (const FigureAt &f : reason_.figures) {
            const std::string key = f.where.part == kBathhousePart ? "why-not.bathes" : "why-not.stands";
            reason_.children.push_back(
                {.sentence = answer_.text(key, answer_.of(f)), .tiles = {f.where.at}, .figures = {f}});
        }
    }

    const Answer &answer_;
    const State &state_;
    const Refusal &refused_;
    Reason &reason_;
};

Reason allowed(const Answer &answer, const std::vector<Event> &events, const State &after) {
    Reason reason{.sentence = answer.text("why-not.allowed")};
    for (const Event &event : events) reason.children.push_back(answer.told(event, after));
    return reason;
}

} // namespace

Reason Answer::refused(const Refusal &refusal, const Move &move) const {
    Reason reason{.sentence = refusalText(refusal, move, say()), .rules = {refusal.rule}};
    std::visit(Ground(*this, refusal, reason), move);
    return reason;
}

Reason Answer::tried(const Move &move) const {
    State copy = now();
    EventList heard;
    if (const auto refusal = apply(copy, move, &heard)) return refused(*refusal, move);
    return allowed(*this, heard.events, copy);
}

std::variant<WhyNot, scenario::Problem> whyNot(const scenario::MoveEntry &entry, const Story &story,
                                               const std::vector<std::string> &draw, std::size_t drawn,
                                               const std::string &language) {
    const Answer answer(story, language);
    scenario::Cursor copy{story.now(), drawn};
    scenario::Played played = copy.play(entry, "", draw);
    if (played.problem) return *played.problem;
    WhyNot result{.entry = entry, .refused = played.refused, .reason = {}};
    if (played.refused)
        result.reason = answer.refused(*played.refused, *played.move);
    else
        result.reason = allowed(answer, played.events, copy.state);
    return result;
}

} // namespace bathhouse::tutor
