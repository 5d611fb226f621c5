// SPDX-License-Identifier: MIT
#pragma once
#include "tutor/why/story.h"

namespace bathhouse::tutor {

/// How a guest gets out of a bathhouse for free, or why it is too late.
enum class FreeWay {
    WhenFilled,       ///< when the missing spaces are filled
    ClaimNow,         ///< its ring has just been closed, and its owner may take it
    CameLate,         ///< it came when the bathhouse was surrounded already
    CameSameTurn,     ///< the tile of the turn it came in had surrounded it
    Hole,             ///< the bathhouse was laid into a hole
    Forgotten,        ///< its owner did not take it in time
    LateOrForgotten,  ///< the set-up shows it in a full ring: the position does not tell which
};

/// What buying a guest back costs its owner.
struct Price {
    int cost = 0;
    int left = 0;                               ///< the owner's score after paying
    bool allowed = true;                        ///< false: the table forbids it with the present score
    std::optional<rules::Refusal> notNow = {};  ///< why it cannot be done now
    std::vector<rules::RuleId> rules = {};      ///< behind the price, or behind its being forbidden
};

/// All there is to say of a bathhouse at a moment.
struct Inspection {
    rules::Position at;
    int flag = 0;
    std::vector<rules::Position> missing = {};  ///< spaces of its ring without a tile
    std::optional<rules::FigureAt> guest = {};
    std::optional<Story::Moment> arrival = {};  ///< when the guest came; nothing: it lay there from the start
    FreeWay free = FreeWay::WhenFilled;         ///< without a guest: for a meeple that would go in now
    std::vector<rules::RuleId> freeRules = {};  ///< behind that
    std::optional<Price> price = {};            ///< with a guest
};

/// Nothing if there is no bathhouse.
std::optional<Inspection> inspect(const Story &, rules::Position);

} // namespace bathhouse::tutor
