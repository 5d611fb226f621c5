// SPDX-License-Identifier: MIT
#include "tutor/why/answer.h"

#include <algorithm>
#include <array>

namespace bathhouse::tutor {

using namespace rules;

namespace {

constexpr std::array<std::pair<FreeWay, const char *>, 7> kFreeWays{{{FreeWay::WhenFilled, "when-filled"},
                                                                     {FreeWay::ClaimNow, "claim-now"},
                                                                     {FreeWay::CameLate, "came-late"},
                                                                     {FreeWay::CameSameTurn, "came-same-turn"},
                                                                     {FreeWay::Hole, "hole"},
                                                                     {FreeWay::Forgotten, "forgotten"},
                                                                     {FreeWay::LateOrForgotten, "late-or-forgotten"}}};

std::string word(FreeWay way) {
    return std::ranges::find(kFreeWays, way, &std::pair<FreeWay, const char *>::first)->second;
}

std::vector<Position> ring(Position at) {
    const auto spaces = ringOf(at);
    return {spaces.begin(), spaces.end()};
}

} // namespace

Reason Answer::freeWay(const Inspection &found) const {
    const bool claim = now().setting->options.freeRetrieval == FreeRetrieval::Claim;
    const std::string key = (found.guest ? "why.free." : "why.free.next.") + word(found.free);
    const bool special = claim && found.free == FreeWay::WhenFilled && found.guest;
    Fillings fillings = found.guest ? of(*found.guest) : Fillings{};
    Reason reason{.sentence = text(special ? key + ".claim" : key, fillings), .rules = found.freeRules};
    reason.tiles = found.missing.empty() ? ring(found.at) : found.missing;
    return reason;
}

Reason Answer::price(const Inspection &found) const {
    const Price &price = *found.price;
    const PlayerId owner = found.guest->player;
    const std::string key = !price.allowed ? "why.buy.forbidden" : price.notNow ? "why.buy.later" : "why.buy.now";
    Fillings fillings = of(*found.guest);
    fillings.emplace_back("cost", say().points(price.cost));
    fillings.emplace_back("score", say().points(now().player(owner).score));
    fillings.emplace_back("left", say().points(price.left));
    Reason reason{
        .sentence = text(key, fillings), .rules = price.rules, .tiles = {found.at}, .figures = {*found.guest}};
    if (!price.notNow) return reason;
    const bool ownTurn = now().turn.active == owner || now().turn.phase == DecisionKind::GameOver;
    Reason why{.rules = {price.notNow->rule}};
    if (ownTurn) {
        why.sentence = refusalText(*price.notNow, BuyBack{found.at}, say());
    } else {
        why.sentence = text("why.buy.whose-turn", {{"player", say().player(now().turn.active)}});
        if (price.notNow->rule != rule::leaveBuyBackWhen) why.rules.push_back(rule::leaveBuyBackWhen);
    }
    if (price.allowed || price.notNow->rule != rule::leaveNegativeScore) reason.children.push_back(std::move(why));
    return reason;
}

namespace {

/// Whether the dragon lies on the tile of a bathhouse.
bool dragonWaits(const State &state, Position at) {
    return std::ranges::any_of(state.tokens, [&](const Token &t) {
        const auto where = state.whereIs(t);
        return traits(t.kind).name == "dragon" && where && where->at == at;
    });
}

/// When a guest last left a bathhouse, if it did.
std::optional<Story::Moment> lastLeaving(const Story &story, Position at) {
    return std::max(story.last<MeepleRetrieved>([at](const MeepleRetrieved &e) { return e.at == at; }),
                    story.last<MeepleBoughtBack>([at](const MeepleBoughtBack &e) { return e.at == at; }));
}

} // namespace

Reason Answer::about(const AboutBathhouse &asked) const {
    const auto found = inspect(story_, asked.at);
    if (!found) return {.sentence = text("why.ask.no-bathhouse", {{"at", say().at(asked.at)}})};
    Fillings fillings = found->guest ? of(*found->guest) : Fillings{{"at", say().at(asked.at)}};
    fillings.emplace_back("flag", std::to_string(found->flag));
    Reason reason{.sentence = text(found->guest ? "why.bathhouse.taken" : "why.bathhouse.free", fillings),
                  .tiles = {asked.at}};
    if (found->guest)
        reason.figures = {*found->guest};
    else
        reason.rules = {rule::visitFreeMeansEmpty};
    const int filled = 8 - static_cast<int>(found->missing.size());
    Reason spacesAround{.sentence = filled == 8 ? text("why.ring.full")
                                                : text("why.ring.open", {{"filled", std::to_string(filled)},
                                                                         {"spaces", spaces(found->missing)}})};
    spacesAround.tiles = filled == 8 ? ring(asked.at) : found->missing;
    reason.children.push_back(std::move(spacesAround));
    if (found->arrival)
        reason.children.push_back(told(*found->arrival));
    else if (found->guest)
        reason.children.push_back({.sentence = text("why.from-start"), .figures = {*found->guest}});
    else if (const auto left = lastLeaving(story_, asked.at))
        reason.children.push_back(told(*left));
    if (const auto end = story_.last<GameEnded>([](const GameEnded &) { return true; })) {
        reason.children.push_back(told(*end));
        return reason;
    }
    if (dragonWaits(now(), asked.at))
        reason.children.push_back(
            {.sentence = text("why.bathhouse.dragon"), .rules = {"ix-dragon-waiting"}, .tiles = {asked.at}});
    reason.children.push_back(freeWay(*found));
    if (found->price) reason.children.push_back(price(*found));
    return reason;
}

} // namespace bathhouse::tutor
