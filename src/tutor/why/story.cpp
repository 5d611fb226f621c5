// SPDX-License-Identifier: MIT
#include "tutor/why/story.h"

#include <algorithm>

namespace bathhouse::tutor {

using namespace rules;

Story::Story(const scenario::Run &run, std::size_t steps) : run_(run), count_(std::min(steps, run.steps.size())) {}

std::optional<TileId> Story::hand() const {
    const std::size_t drawn = count_ == 0 ? 0 : run_.steps[count_ - 1].drawn;
    return drawn < run_.draw.size() ? table().setting->tiles.find(run_.draw[drawn]) : std::nullopt;
}

std::vector<Story::Guest> guestsOf(const State &state) {
    std::vector<Story::Guest> guests;
    for (const std::size_t i : state.bathhousesByPosition()) {
        const BathhouseState &b = state.bathhouses[i];
        const Position at = state.position(b);
        guests.push_back({at, std::nullopt});
        if (b.free()) continue;
        const Figure &f = state.figures[static_cast<std::size_t>(b.guest)];
        guests.back().figure = FigureAt{f.player, f.kind, {at, kBathhousePart}};
    }
    return guests;
}

namespace {

/// Follows who lies where through the events of one step.
struct Guests {
    const State &after;
    std::vector<Story::Guest> list;

    std::optional<FigureAt> *in(Position at) {
        const auto found = std::ranges::find(list, at, &Story::Guest::bathhouse);
        return found == list.end() ? nullptr : &found->figure;
    }
    void leave(Position at) {
        if (auto *guest = in(at)) guest->reset();
    }
    void follow(const Event &event) {
        if (const auto *placed = std::get_if<TilePlaced>(&event.what); placed && after.bathhouseAt(placed->at))
            list.push_back({placed->at, std::nullopt});
        if (const auto *freed = std::get_if<MeepleRetrieved>(&event.what)) leave(freed->at);
        if (const auto *bought = std::get_if<MeepleBoughtBack>(&event.what)) leave(bought->at);
        if (const auto *sent = std::get_if<MeepleSent>(&event.what))
            if (auto *guest = in(sent->to)) *guest = FigureAt{sent->player, sent->figure, {sent->to, kBathhousePart}};
    }
};

} // namespace

std::vector<Story::Guest> Story::guestsAt(Moment m) const {
    Guests guests{run_.steps[m.step].state, guestsOf(before(m.step))};
    for (std::size_t e = 0; e < m.event; ++e) guests.follow(run_.steps[m.step].events[e]);
    std::ranges::sort(guests.list, {}, &Guest::bathhouse);
    return std::move(guests.list);
}

} // namespace bathhouse::tutor
