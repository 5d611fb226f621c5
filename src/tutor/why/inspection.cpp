// SPDX-License-Identifier: MIT
#include "tutor/why/inspection.h"

#include "rules/bathhouse.h"

#include <algorithm>

namespace bathhouse::tutor {

using namespace rules;

namespace {

bool cites(const Event &event, RuleId rule) { return std::ranges::find(event.rules, rule) != event.rules.end(); }

/// The rules of an event that are about leaving.
std::vector<RuleId> leavingRules(const Event &event) {
    std::vector<RuleId> found;
    for (const RuleId rule : event.rules)
        if (rule.starts_with("leave-") && rule != rule::leaveReopensSameTurn) found.push_back(rule);
    return found;
}

/// The answers for one bathhouse.
class Inspector {
public:
    Inspector(const Story &story, std::size_t index)
        : story_(story), state_(story.now()), bathhouse_(state_.bathhouses[index]), at_(state_.position(bathhouse_)) {}

    Inspection inspect() const {
        Inspection found{.at = at_, .flag = bathhouse_.flag};
        for (const Position p : ringOf(at_))
            if (!state_.board.at(p)) found.missing.push_back(p);
        if (bathhouse_.free()) {
            waitFor(found);
            return found;
        }
        const Figure &guest = state_.figures[static_cast<std::size_t>(bathhouse_.guest)];
        found.guest = FigureAt{guest.player, guest.kind, {at_, kBathhousePart}};
        found.arrival = story_.last<MeepleSent>([this](const MeepleSent &e) { return e.to == at_; });
        answer(found);
        found.price = price(guest.player);
        return found;
    }

private:
    static void answer(Inspection &found, FreeWay way, std::vector<RuleId> rules) {
        found.free = way;
        found.freeRules = std::move(rules);
    }

    std::vector<RuleId> withClaim(std::vector<RuleId> rules) const {
        if (state_.setting->options.freeRetrieval == FreeRetrieval::Claim) rules.push_back(rule::leaveAutomaticOrClaim);
        return rules;
    }

    /// What a meeple would find that goes in now.
    void waitFor(Inspection &found) const {
        const bool scoring = state_.turn.phase != DecisionKind::PlaceTile;
        if (bathhouse_.closedTurn < 0)
            answer(found, FreeWay::WhenFilled, withClaim({rule::leaveSurrounded, rule::leaveAtOnce}));
        else if (bathhouse_.laidIntoHole)
            answer(found, FreeWay::Hole, {rule::leaveHole});
        else if (bathhouse_.closedTurn == state_.turn.number && scoring)
            answer(found, FreeWay::CameSameTurn, {rule::leaveTooLateSameTurn});
        else
            answer(found, FreeWay::CameLate, {rule::leaveTooLateSurrounded});
    }

    /// What the guest can still hope for.
    void answer(Inspection &found) const {
        if (bathhouse_.claimOpen) return answer(found, FreeWay::ClaimNow, withClaim({rule::leaveSurrounded}));
        if (bathhouse_.closedTurn < 0)
            return answer(found, FreeWay::WhenFilled, withClaim({rule::leaveSurrounded, rule::leaveAtOnce}));
        const auto lost = story_.last<RetrievalLost>([this](const RetrievalLost &e) { return e.at == at_; });
        if (lost && (!found.arrival || *found.arrival < *lost))
            return answer(found, FreeWay::Forgotten, leavingRules(story_.at(*lost)));
        if (!found.arrival)
            return answer(found, FreeWay::LateOrForgotten, {rule::leaveTooLateSurrounded, rule::leaveTooLateForgotten});
        const Event &came = story_.at(*found.arrival);
        std::vector<RuleId> rules = leavingRules(came);
        if (!bathhouse_.laidIntoHole)
            return answer(found, cites(came, rule::leaveTooLateSameTurn) ? FreeWay::CameSameTurn : FreeWay::CameLate,
                          rules);
        if (!cites(came, rule::leaveHole)) rules.push_back(rule::leaveHole);
        answer(found, FreeWay::Hole, rules);
    }

    /// Plays the owner's next chance with the present score.
    Price price(PlayerId owner) const {
        const int score = state_.player(owner).score;
        Price price{.cost = bathhouse_.flag, .left = score - bathhouse_.flag};
        State turn = state_;
        turn.turn.active = owner;
        turn.turn.phase = DecisionKind::AfterPlacing;
        turn.turn.buyBacks = 0;
        EventList heard;
        if (const auto refused = buyBack(turn, at_, &heard)) {
            price.allowed = false;
            price.rules = {refused->rule};
        } else {
            price.rules = heard.events.front().rules;
            price.left = turn.player(owner).score;
        }
        if (const auto rule = refusesBuyBack(state_, at_)) price.notNow = Refusal{*rule};
        return price;
    }

    const Story &story_;
    const State &state_;
    const BathhouseState &bathhouse_;
    Position at_;
};

} // namespace

std::optional<Inspection> inspect(const Story &story, Position at) {
    const auto index = story.now().bathhouseAt(at);
    if (!index) return std::nullopt;
    return Inspector(story, *index).inspect();
}

} // namespace bathhouse::tutor
