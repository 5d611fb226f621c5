// SPDX-License-Identifier: MIT
#include "scenario/run.h"

#include "scenario/json.h"
#include "scenario/trace.h"
#include "scenario/writer.h"

namespace bathhouse::scenario {

using namespace rules;

namespace {

/// Writes the keys of each kind of move.
struct EntryWriter {
    const State &state;
    MoveEntry entry{};

    void put(std::string_view word) { entry.move = std::string(word); }
    void part(Position at, PartIndex on) { entry.on = partNameFrom(onName(state, {at, on})); }

    void operator()(const rules::Place &m) {
        put("place");
        entry.tile = state.setting->tiles.tile(m.tile).id;
        entry.at = m.at;
        entry.rotation = m.rotation;
    }
    void operator()(const Claim &m) {
        put("claim");
        entry.at = m.at;
    }
    void operator()(const BuyBack &m) {
        put("buy-back");
        entry.at = m.at;
    }
    void operator()(const PutFigure &m) {
        put("meeple");
        part(state.board.laid(state.turn.laid).at, m.on);
        if (m.figure != kMeeple) entry.figure = std::string(traits(m.figure).name);
    }
    void operator()(const Pass &) { put("pass"); }
    void operator()(const Score &m) {
        put("score");
        entry.at = m.at;
        part(m.at, m.on);
    }
    void operator()(const Visit &m) {
        put("bathhouse");
        entry.at = m.at;
    }
    void operator()(const Discard &) { put("discard"); }
    void operator()(const EndGame &) { put("end-game"); }
    void operator()(const SpecialMove &m) {
        put(m.word);
        if (m.at != kNowhere) entry.at = m.at;
        if (m.on != kNoPart) part(m.at, m.on);
        if (m.figure != kMeeple) entry.figure = std::string(traits(m.figure).name);
        if (m.number != 0) entry.number = m.number;
    }
};

}  // namespace

MoveEntry entryFor(const Move &move, const State &state, const Table &) {
    EntryWriter writer{state};
    std::visit(writer, move);
    writer.entry.written = toJson(writer.entry).dump();
    return std::move(writer.entry);
}

}  // namespace bathhouse::scenario
