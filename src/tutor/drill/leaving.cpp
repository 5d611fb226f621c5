// SPDX-License-Identifier: MIT
#include "tutor/drill/moment.h"

#include <algorithm>

namespace bathhouse::tutor::drill {

using namespace rules;
using scenario::Question;
using scenario::Text;

namespace {

/// A guest and the bathhouse it lies in.
struct Guest {
    PlayerId owner{};
    FigureKind figure = kMeeple;
    Position at;
    int flag = 0;
};

std::optional<Guest> guestIn(const State &state, Position at) {
    const auto b = state.bathhouseAt(at);
    if (!b || state.bathhouses[*b].free()) return std::nullopt;
    const Figure &figure = state.figures[static_cast<std::size_t>(state.bathhouses[*b].guest)];
    return Guest{figure.player, figure.kind, at, state.bathhouses[*b].flag};
}

Said said(const std::string &key, const Guest &guest, PlayerId active) {
    return [key, guest, active](const Phrases &p) {
        return p.text({key}, p.withFigure({{"owner", p.player(guest.owner)},
                                           {"at", p.at(guest.at)},
                                           {"flag", p.points(guest.flag)},
                                           {"active", p.player(active)}},
                                          guest.figure));
    };
}

std::optional<Guest> justFreed(const Moment &m) {
    if (const auto *ring = m.is<BathhouseSurrounded>()) return guestIn(m.before(), ring->at);
    if (const auto *freed = m.is<MeepleRetrieved>()) return guestIn(m.before(), freed->at);
    const auto *opened = m.is<ChoiceOpened>();
    if (!opened || opened->decision.kind != DecisionKind::Claim) return std::nullopt;
    const auto *ring = m.find<BathhouseSurrounded>();
    return ring ? guestIn(m.before(), ring->at) : std::nullopt;
}

/// How many rings with a guest the tile closes.
std::ptrdiff_t ringsWithGuest(const Moment &m) {
    return std::ranges::count_if(m.step().events, [](const Event &event) {
        const auto *ring = std::get_if<BathhouseSurrounded>(&event.what);
        return ring && ring->occupant;
    });
}

} // namespace

std::optional<Question> askLeavesFree(const Moment &m) {
    if (const auto *sent = m.is<MeepleSent>()) {
        const auto about = [&](const std::string &key) {
            return said(key, {sent->player, sent->figure, sent->to, 0}, m.active());
        };
        const std::string free = sent->canRetrieveFree ? "drill.leaves-free.yes" : "drill.leaves-free.no";
        return yesNo(m.ask(about("drill.ask.leaves-free")), sent->canRetrieveFree, m.say(about(free)));
    }
    const auto *ring = m.is<BathhouseSurrounded>();
    const auto *placed = m.is<TilePlaced>();
    if (!placed && !(ring && !ring->occupant)) return std::nullopt;
    const Position at = placed ? placed->at : ring->at;
    const auto b = m.after().bathhouseAt(at);
    if (!b || m.after().bathhouses[*b].closedTurn < 0) return std::nullopt;
    const auto about = [&](const std::string &key) { return said(key, {{}, kMeeple, at, 0}, m.active()); };
    return yesNo(m.ask(about("drill.ask.leaves-free.later")), false, m.say(about("drill.leaves-free.no")));
}

std::optional<Question> askRetrieved(const Moment &m) {
    const auto guest = justFreed(m);
    if (!guest || !std::holds_alternative<Place>(*m.step().move)) return std::nullopt;
    const auto say = [&](const std::string &key) { return m.say(said(key, *guest, m.active())); };
    const bool claim = m.before().setting->options.freeRetrieval == FreeRetrieval::Claim;
    const std::string key = "drill.retrieved.";
    ChoiceList choices(m, say(key + (claim ? "may" : "home")));
    std::vector<std::string> wrong{"pays", "gains", "later"};
    if (claim) wrong.push_back("home");
    if (guest->owner != m.active()) wrong.insert(wrong.begin(), "stays");
    if (ringsWithGuest(m) > 1) wrong.insert(wrong.begin(), "single");
    for (const std::string &option : wrong) choices.wrong(say(key + option), say(key + option + ".wrong"));
    return choices.question(m.ask(said("drill.ask.retrieved", *guest, m.active())), 4);
}

std::optional<Question> askReopened(const Moment &m) {
    std::optional<Guest> guest;
    if (const auto *freed = m.is<MeepleRetrieved>()) guest = guestIn(m.before(), freed->at);
    if (const auto *bought = m.is<MeepleBoughtBack>()) guest = guestIn(m.before(), bought->at);
    if (!guest) return std::nullopt;
    const std::string how =
        std::holds_alternative<Place>(*m.step().move) ? "drill.ask.reopened.ring" : "drill.ask.reopened";
    return yesNo(m.ask(said(how, *guest, m.active())), true,
                 m.say(said("drill.reopened.otherwise", *guest, m.active())));
}

std::optional<Question> askForgotten(const Moment &m) {
    const auto *lost = m.is<RetrievalLost>();
    const auto guest = lost ? guestIn(m.before(), lost->at) : std::nullopt;
    if (!guest) return std::nullopt;
    return yesNo(m.ask(said("drill.ask.forgotten", *guest, m.active())), false,
                 m.say(said("drill.forgotten.otherwise", *guest, m.active())));
}

std::optional<Question> askGuestAtEnd(const Moment &m) {
    const auto *ended = m.is<GameEnded>();
    if (!ended || ended->guests.empty()) return std::nullopt;
    const auto guest = guestIn(m.before(), ended->guests.front().where.at);
    const auto say = [&](const std::string &key) {
        return m.say(said("drill.guest-at-end." + key, *guest, m.active()));
    };
    ChoiceList choices(m, say("nothing"));
    for (const char *option : {"gains", "loses", "neighbours"})
        choices.wrong(say(option), say(std::string(option) + ".wrong"));
    return choices.question(m.ask(said("drill.ask.guest-at-end", *guest, m.active())));
}

} // namespace bathhouse::tutor::drill
