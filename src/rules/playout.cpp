// SPDX-License-Identifier: MIT
#include "rules/playout.h"

#include "rules/engine.h"

#include <cassert>

namespace bathhouse::rules {

namespace {

constexpr int kTries = 32;  // more than that and the tile fits in few places, or none

} // namespace

Playout::Playout(State start, std::vector<TileId> bag, std::vector<TileId> extra, std::size_t drawnExtra)
    : start_(start), state_(std::move(start)), bag_(std::move(bag)), extra_(std::move(extra)), drawnExtra_(drawnExtra) {
    assert(drawnExtra_ <= extra_.size());
}

void Playout::begin(Random &random) {
    state_ = start_;
    pool_ = bag_;
    for (std::size_t i = 0; i < drawnExtra_; ++i) {
        std::swap(extra_[i], extra_[i + random.below(static_cast<std::uint32_t>(extra_.size() - i))]);
        pool_.push_back(extra_[i]);
    }
    left_ = pool_.size();
}

PlayoutResult Playout::play(Random &random) {
    begin(random);
    while (playTurn(random)) {}
    apply(state_, EndGame{});
    PlayoutResult result;
    for (std::size_t p = 0; p < kMaxPlayers; ++p) result.scores[p] = state_.players[p].score;
    result.moves = static_cast<int>(state_.board.size() - start_.board.size());
    return result;
}

bool Playout::playTurn(Random &random, EventSink *sink) {
    std::optional<Place> place;
    while (!place) {
        if (left_ == 0) return false;
        const std::size_t drawn = random.below(static_cast<std::uint32_t>(left_));
        std::swap(pool_[drawn], pool_[--left_]);
        place = choosePlace(pool_[left_], random);
        if (!place && sink) apply(state_, Discard{pool_[left_]}, sink);
    }
    apply(state_, *place, sink);
    placeFigure(random, sink);
    settleChoices(random, sink);
    return true;
}

std::optional<Place> Playout::choosePlace(TileId tile, Random &random) const {
    const TileTable &tiles = state_.board.tiles();
    const std::span<const OpenSpace> open = state_.board.openSpaces();
    const auto candidates = static_cast<std::uint32_t>(open.size()) * 4;
    // A space and a rotation at random until they fit: each legal place is as likely as any other, and a game's tile has
    // fitted after ten tries or so. Only when luck is out all of them are counted, which is just as uniform.
    for (int tries = 0; tries < kTries; ++tries) {
        const std::uint32_t candidate = random.below(candidates);
        const OpenSpace &o = open[candidate / 4];
        const unsigned rotation = candidate % 4;
        if (tiles.rotationsThatFit(tile, o.around) >> rotation & 1) return Place{tile, o.at, static_cast<Rotation>(rotation)};
    }
    std::uint32_t count = 0;
    state_.board.forEachPlace(tile, [&count](Position, Rotation) { ++count; });
    if (count == 0) return std::nullopt;
    std::uint32_t before = random.below(count);
    Place chosen{tile, {}, Rotation::None};
    state_.board.forEachPlace(tile, [&](Position at, Rotation rotation) {
        if (before-- == 0) chosen = {tile, at, rotation};
    });
    return chosen;
}

void Playout::placeFigure(Random &random, EventSink *sink) {
    std::array<PutFigure, 64> options;
    std::uint32_t count = 0;
    const auto parts = static_cast<PartIndex>(state_.board.tiles().parts(state_.board.laid(state_.turn.laid).tile).size());
    const PlayerState &player = state_.player(state_.turn.active);
    for (const FigureKind kind : state_.setting->figures) {
        if (player.supply[index(kind)] <= 0) continue;
        for (PartIndex part = 0; part < parts && count < options.size(); ++part)
            if (!refusesFigure(state_, state_.turn.laid, part, kind)) options[count++] = {part, kind};
    }
    const std::uint32_t chosen = random.below(count + 1);
    if (chosen == count) apply(state_, Pass{}, sink);
    else apply(state_, options[chosen], sink);
}

void Playout::settleChoices(Random &random, EventSink *sink) {
    while (state_.turn.phase != DecisionKind::PlaceTile) {
        const std::vector<Move> moves = legalMoves(state_);
        apply(state_, moves[random.below(static_cast<std::uint32_t>(moves.size()))], sink);
    }
}

} // namespace bathhouse::rules
