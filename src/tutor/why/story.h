// SPDX-License-Identifier: MIT
#pragma once
#include "scenario/run.h"

#include <compare>
#include <span>

namespace bathhouse::tutor {

/// A line of play up to a moment: what "why" looks back on. Only refers to the run.
class Story {
public:
    /// The first `steps` steps of the run; all of them if it has fewer.
    explicit Story(const scenario::Run &run, std::size_t steps = static_cast<std::size_t>(-1));

    const scenario::Table &table() const { return run_.table; }
    const rules::State &start() const { return run_.start; }
    std::span<const scenario::Step> steps() const { return {run_.steps.data(), count_}; }
    const rules::State &now() const { return count_ == 0 ? run_.start : run_.steps[count_ - 1].state; }
    const rules::State &before(std::size_t step) const { return step == 0 ? run_.start : run_.steps[step - 1].state; }
    const scenario::Run &run() const { return run_; }
    /// The tile in hand at its end, if it is known.
    std::optional<rules::TileId> hand() const;

    /// An event of the story: step, and event within it.
    struct Moment {
        std::size_t step = 0;
        std::size_t event = 0;
        friend auto operator<=>(const Moment &, const Moment &) = default;
    };
    const rules::Event &at(Moment m) const { return run_.steps[m.step].events[m.event]; }
    /// The last event of a kind that `is` holds for, before `end` if one is given.
    template <class What, class Is>
    std::optional<Moment> last(Is &&is, std::optional<Moment> end = std::nullopt) const {
        for (std::size_t s = end ? end->step + 1 : count_; s-- > 0;) {
            const auto &events = run_.steps[s].events;
            for (std::size_t e = end && s == end->step ? end->event : events.size(); e-- > 0;)
                if (const auto *what = std::get_if<What>(&events[e].what); what && is(*what)) return Moment{s, e};
        }
        return std::nullopt;
    }

    /// A bathhouse and who lies in it.
    struct Guest {
        rules::Position bathhouse;
        std::optional<rules::FigureAt> figure;
    };
    /// Every bathhouse as it was just before an event, by position.
    std::vector<Guest> guestsAt(Moment) const;

private:
    const scenario::Run &run_;
    std::size_t count_;
};

/// Every bathhouse of a position, by position.
std::vector<Story::Guest> guestsOf(const rules::State &);

} // namespace bathhouse::tutor
