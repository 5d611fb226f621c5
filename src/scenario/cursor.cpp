// SPDX-License-Identifier: MIT
#include "scenario/cursor.h"

#include "scenario/resolve.h"

namespace bathhouse::scenario {

using namespace rules;

namespace {

/// Moves that take a tile, which close whatever the player before left open.
bool takesTile(const MoveEntry &entry) { return entry.move == "place" || entry.move == "discard"; }

/// Whether a tile may be placed now, if need be after closing the phase that is open.
bool placingTime(const State &state) {
    if (state.turn.phase == DecisionKind::PlaceTile) return true;
    if (state.turn.phase != DecisionKind::AfterPlacing && state.turn.phase != DecisionKind::Claim) return false;
    State closed = state;
    return !apply(closed, Pass{}) && closed.turn.phase == DecisionKind::PlaceTile;
}

/// Who has the word for an entry before it is played: the owner of what is claimed or of the meeple that waits for a
/// bathhouse, else the active player.
PlayerId speaker(const MoveEntry &entry, const State &state) {
    if (entry.move == "claim" && entry.at) {
        const auto b = state.bathhouseAt(*entry.at);
        if (b && !state.bathhouses[*b].free())
            return state.figures[static_cast<std::size_t>(state.bathhouses[*b].guest)].player;
    }
    if (entry.move == "claim" || state.turn.phase == DecisionKind::Bathhouse) return state.decision().player;
    return state.turn.active;
}

/// Who made a move. A tile is laid by the player whose turn it is once the turn before has been closed.
PlayerId moverOf(const MoveEntry &entry, const Played &played, const State &state, PlayerId speaker) {
    for (const Event &event : played.events) {
        if (const auto *placed = std::get_if<TilePlaced>(&event.what)) return placed->player;
        if (const auto *discarded = std::get_if<TileDiscarded>(&event.what)) return discarded->player;
    }
    const bool open = state.turn.phase == DecisionKind::AfterPlacing || state.turn.phase == DecisionKind::Claim;
    if (!played.refused || !takesTile(entry) || !open || played.refused->rule == rule::baseTurnOrder) return speaker;
    return PlayerId{
        static_cast<std::uint8_t>((index(state.turn.active) + 1) % static_cast<std::size_t>(state.setting->players))};
}

/// One entry being played on a cursor.
class Playing {
public:
    Playing(Cursor &cursor, const MoveEntry &entry, const std::string &pointer, const std::vector<std::string> &draw)
        : cursor_(cursor), entry_(entry), pointer_(pointer), draw_(draw) {}

    Played place() {
        if (!entry_.at) return meaningless("/at", "This is missing: a \"place\" move needs it.");
        if (!entry_.tile) return placeDrawn();
        const auto tile = tileNamed(*entry_.tile, cursor_.state);
        if (!tile) return meaningless("/tile", "There is no tile \"" + *entry_.tile + "\" in this game.");
        return playOn(cursor_.state, rules::Place{*tile, *entry_.at, rotation()});
    }

    Played discard() {
        const auto tile = nextDrawn(cursor_.drawn);
        if (!tile) return nothingToDraw("", Discard{});
        Played played = playOn(cursor_.state, Discard{*tile});
        if (!played.refused) ++cursor_.drawn;
        return played;
    }

    Played other() {
        const auto resolved = resolve(entry_, cursor_.state, pointer_);
        if (const auto *problem = std::get_if<Problem>(&resolved)) {
            Played played;
            played.problem = *problem;
            return played;
        }
        return playOn(cursor_.state, std::get<Move>(resolved));
    }

private:
    Rotation rotation() const { return entry_.rotation.value_or(Rotation::None); }

    std::optional<TileId> nextDrawn(std::size_t drawn) const {
        return drawn < draw_.size() ? tileNamed(draw_[drawn], cursor_.state) : std::nullopt;
    }

    Played meaningless(std::string_view key, std::string message) const {
        Played played;
        played.problem = Problem{Problem::Kind::Shape, pointer_ + std::string(key), std::move(message)};
        return played;
    }

    static Played playOn(State &state, Move move) {
        Played played;
        EventList events;
        played.refused = apply(state, move, &events);
        played.move = std::move(move);
        if (!played.refused) played.events = std::move(events.events);
        return played;
    }

    /// No tile to draw: at the wrong time that is not what is wrong.
    Played nothingToDraw(std::string_view key, Move move) const {
        if (!placingTime(cursor_.state)) {
            State probe = cursor_.state;
            Played played = playOn(probe, std::move(move));
            if (played.refused) return played;
        }
        return meaningless(key, "There is no tile left to draw. Name the tile here, or add one to \"draw\".");
    }

    /// The next tile of `draw` that fits somewhere; those before it are set aside in the same step.
    Played placeDrawn() {
        std::size_t drawn = cursor_.drawn;
        auto tile = nextDrawn(drawn);
        if (!tile) return nothingToDraw("/tile", rules::Place{TileId{}, *entry_.at, rotation()});
        if (rules::fitsSomewhere(cursor_.state, *tile)) return takeDrawn(cursor_.state, *tile, drawn, {});
        State state = cursor_.state;
        std::vector<Event> before;
        for (; tile && !rules::fitsSomewhere(state, *tile); tile = nextDrawn(++drawn)) {
            Played setAside = playOn(state, Discard{*tile});
            if (setAside.refused) {
                setAside.move = rules::Place{*tile, *entry_.at, rotation()};
                return setAside;
            }
            before.insert(before.end(), setAside.events.begin(), setAside.events.end());
        }
        if (!tile) return nothingToDraw("/tile", rules::Place{TileId{}, *entry_.at, rotation()});
        Played played = takeDrawn(state, *tile, drawn, std::move(before));
        if (!played.refused) cursor_.state = std::move(state);
        return played;
    }

    Played takeDrawn(State &state, TileId tile, std::size_t drawn, std::vector<Event> before) {
        Played played = playOn(state, rules::Place{tile, *entry_.at, rotation()});
        if (played.refused) return played;
        played.events.insert(played.events.begin(), before.begin(), before.end());
        cursor_.drawn = drawn + 1;
        return played;
    }

    Cursor &cursor_;
    const MoveEntry &entry_;
    const std::string &pointer_;
    const std::vector<std::string> &draw_;
};

Played playEntry(Cursor &cursor, const MoveEntry &entry, const std::string &pointer,
                 const std::vector<std::string> &draw) {
    Playing playing(cursor, entry, pointer, draw);
    if (entry.move == "place") return playing.place();
    if (entry.move == "discard") return playing.discard();
    return playing.other();
}

}  // namespace

Played Cursor::play(const MoveEntry &entry, const std::string &pointer, const std::vector<std::string> &draw) {
    const PlayerId before = speaker(entry, state);
    const auto asked = state.turn.phase == DecisionKind::Special ? std::optional(state.decision().player) : std::nullopt;
    Played played = playEntry(*this, entry, pointer, draw);
    played.player = moverOf(entry, played, state, before);
    played.decider = asked.value_or(played.player);
    return played;
}

bool asExpected(const MoveEntry &entry, const std::optional<Refusal> &refused) {
    const auto expected = entry.expect ? entry.expect->refused : std::nullopt;
    if (!expected) return !refused;
    return refused && refused->rule == *expected;
}

std::optional<Problem> stopAfter(const MoveEntry &entry, const Played &played, const std::string &pointer) {
    if (played.problem) return played.problem;
    if (!played.refused || (entry.expect && entry.expect->refused)) return std::nullopt;
    return Problem{Problem::Kind::Shape, pointer, "This move is refused by " + std::string(played.refused->rule) + "."};
}

}  // namespace bathhouse::scenario
