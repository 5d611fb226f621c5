// SPDX-License-Identifier: MIT
#pragma once
#include "rules/random.h"
#include "rules/state.h"

namespace bathhouse::rules {

/// What a random game came to.
struct PlayoutResult {
    std::array<int, kMaxPlayers> scores{};
    int moves = 0;  ///< tiles placed
};

/// Plays random games: a uniformly drawn tile on a uniformly chosen legal place, then uniformly no figure or one of the
/// legal ones, open choices (order of scorings, bathhouse) uniformly, no buy-backs; tiles that fit nowhere are set aside;
/// final scoring included. The same rules as everywhere, with nobody listening.
class Playout {
public:
    /// `start`: the position the games begin from. `bag`: the tiles to draw, each as often as it is there. Before each
    /// game `drawnExtra` of the `extra` tiles, unseen which, go into the bag too (setup-counts, setup-shuffle-in).
    Playout(State start, std::vector<TileId> bag, std::vector<TileId> extra = {}, std::size_t drawnExtra = 0);

    /// Plays one game to its end.
    PlayoutResult play(Random &);
    /// The position that the last play() ended in.
    const State &state() const { return state_; }

    // The steps of a game, for those who look in between (drills, tests).
    void begin(Random &);
    /// Draws and places one tile and plays the turn to its end. False when the bag is empty.
    bool playTurn(Random &, EventSink *sink = nullptr);

private:
    std::optional<Place> choosePlace(TileId, Random &) const;
    void placeFigure(Random &, EventSink *);
    void settleChoices(Random &, EventSink *);

    State start_;
    State state_;
    std::vector<TileId> bag_;
    std::vector<TileId> extra_;
    std::size_t drawnExtra_;
    std::size_t left_ = 0;       // the tiles still to be drawn are the first of pool_
    std::vector<TileId> pool_;
};

} // namespace bathhouse::rules
