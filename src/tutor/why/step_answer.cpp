// SPDX-License-Identifier: MIT
#include "tutor/why/answer.h"

#include <algorithm>

namespace bathhouse::tutor {

using namespace rules;

namespace {

/// Whom an event sends away from where, if it does that.
std::optional<FigureAt> sentAway(const Event &event) {
    if (const auto *home = std::get_if<FigureReturned>(&event.what))
        return FigureAt{home->player, home->figure, home->from};
    if (const auto *sent = std::get_if<MeepleSent>(&event.what))
        return FigureAt{sent->player, sent->figure, sent->from};
    return std::nullopt;
}

bool asksForABathhouse(const Event &event) {
    const auto *choice = std::get_if<ChoiceOpened>(&event.what);
    return choice && choice->decision.kind == DecisionKind::Bathhouse;
}

} // namespace

std::optional<Story::Moment> Answer::scoringBefore(Story::Moment m) const {
    const auto figure = sentAway(story_.at(m));
    if (!figure) return std::nullopt;
    return story_.last<FeatureScored>(
        [&](const FeatureScored &e) {
            return std::ranges::any_of(
                e.involved, [&](const FigureAt &f) { return f.where == figure->where && f.player == figure->player; });
        },
        m);
}

Reason Answer::withReasons(Story::Moment m) const {
    const Event &event = story_.at(m);
    const State &after = story_.run().steps[m.step].state;
    if (const auto *e = std::get_if<FeatureScored>(&event.what)) {
        Reason reason = scored(event, after, e->winners.empty() ? PlayerId{} : e->winners.front().player);
        reason.step = m.step;
        return reason;
    }
    if (std::holds_alternative<PointsGained>(event.what)) return gained(m);
    Reason reason = told(m);
    if (const auto *bought = std::get_if<MeepleBoughtBack>(&event.what)) reason.points = -bought->cost;
    if (!sentAway(event) && !asksForABathhouse(event)) return reason;
    const auto counted = scoringBefore(m);
    const auto *scoring = counted ? &std::get<FeatureScored>(story_.at(*counted).what) : nullptr;
    reason.children = company(event, scoring, story_.guestsAt(m), When::Then);
    return reason;
}

std::vector<Reason> whatHappened(const Story &story, std::size_t step, const std::string &language) {
    const Answer answer(story, language);
    std::vector<Reason> reasons;
    for (std::size_t e = 0; e < story.steps()[step].events.size(); ++e)
        reasons.push_back(answer.withReasons({step, e}));
    return reasons;
}

} // namespace bathhouse::tutor
