// SPDX-License-Identifier: MIT
#include "tutor/why/answer.h"

#include <algorithm>

namespace bathhouse::tutor {

using namespace rules;

namespace {

/// What an event has to do with a player's points.
struct Change {
    const Answer &answer;
    Story::Moment moment;
    PlayerId player;

    std::optional<Reason> operator()(const FeatureScored &e) const {
        const bool wins = std::ranges::find(e.winners, player, &Winner::player) != e.winners.end();
        if (!wins && std::ranges::find(e.involved, player, &FigureAt::player) == e.involved.end()) return std::nullopt;
        const Story &story = answer.story();
        Reason reason = answer.scored(story.at(moment), story.run().steps[moment.step].state, player);
        reason.step = moment.step;
        return reason;
    }
    std::optional<Reason> operator()(const MeepleBoughtBack &e) const { return told(e.player, -e.cost); }
    std::optional<Reason> operator()(const PointsGained &e) const {
        return e.player == player ? std::optional(answer.gained(moment)) : std::nullopt;
    }
    template <class Other> std::optional<Reason> operator()(const Other &) const { return std::nullopt; }

    std::optional<Reason> told(PlayerId whose, int points) const {
        if (whose != player) return std::nullopt;
        Reason reason = answer.told(moment);
        reason.points = points;
        return reason;
    }
};

} // namespace

Reason Answer::about(const AboutPoints &asked) const {
    const std::string player = say().player(asked.player);
    const auto saying = [&](const char *key, int points) {
        return Reason{.sentence = text(key, {{"player", player}, {"points", say().points(points)}}), .points = points};
    };
    Reason reason = saying("why.points", now().player(asked.player).score);
    reason.player = asked.player;
    reason.children.push_back(saying("why.points.start", story_.start().player(asked.player).score));
    for (std::size_t s = 0; s < story_.steps().size(); ++s)
        for (std::size_t e = 0; e < story_.steps()[s].events.size(); ++e)
            if (auto change = std::visit(Change{*this, {s, e}, asked.player}, story_.at({s, e}).what))
                reason.children.push_back(std::move(*change));
    if (reason.children.size() == 1) reason.children.push_back({.sentence = text("why.points.same")});
    return reason;
}

} // namespace bathhouse::tutor
