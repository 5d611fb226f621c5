// SPDX-License-Identifier: MIT
#include "scenario/resolve.h"

#include "rules/expansions/expansion.h"

#include <algorithm>

namespace bathhouse::scenario {

using namespace rules;

namespace {

/// An entry being resolved: everything the helpers below need.
struct Entry {
    const MoveEntry &written;
    const State &state;
    const std::string &pointer;

    Problem problem(std::string_view key, std::string message) const {
        return {Problem::Kind::Shape, key.empty() ? pointer : pointer + "/" + std::string(key), std::move(message)};
    }
    Problem missing(std::string_view key) const {
        return problem(key, "This is missing: a \"" + written.move + "\" move needs it.");
    }
};

using Resolved = std::variant<Move, Problem>;

std::string partsOf(const State &state, LaidId laid) {
    const LaidTile &tile = state.board.laid(laid);
    std::string list;
    for (std::size_t i = 0; i < state.board.tile(laid).parts.size(); ++i) {
        if (i > 0) list += ", ";
        list += rules::toString(state.setting->tiles.firstName(tile.tile, tile.rotation, static_cast<PartIndex>(i)));
    }
    if (state.board.tile(laid).bathhousePart()) list += ", bathhouse";
    return list;
}

/// The part that the entry's `on` names on a laid tile.
std::variant<PartIndex, Problem> partOn(const Entry &entry, LaidId laid) {
    const LaidTile &tile = entry.state.board.laid(laid);
    const auto &tiles = entry.state.setting->tiles;
    if (const auto part = tiles.partNamed(tile.tile, tile.rotation, *entry.written.on)) return *part;
    return entry.problem("on", "The tile " + tiles.tile(tile.tile).id + " at " + toString(tile.at) + " has no part \"" +
                                   rules::toString(*entry.written.on) + "\". It has " + partsOf(entry.state, laid) +
                                   ".");
}

std::variant<FigureKind, Problem> figureOf(const Entry &entry) {
    if (!entry.written.figure) return kMeeple;
    const std::string &name = *entry.written.figure;
    const auto kind = figureNamed(name);
    if (kind && entry.state.setting->hasFigure(*kind)) return *kind;
    std::string known;
    for (const FigureKind k : entry.state.setting->figures)
        known += (known.empty() ? "" : ", ") + std::string(traits(k).name);
    return entry.problem("figure", "There is no figure \"" + name + "\" in this game. There are: " + known + ".");
}

bool meeplePhase(const State &state) {
    return state.turn.phase == DecisionKind::AfterPlacing || state.turn.phase == DecisionKind::Claim ||
           state.turn.phase == DecisionKind::Special;
}

Resolved meepleMove(const Entry &entry) {
    const auto kind = figureOf(entry);
    if (const auto *bad = std::get_if<Problem>(&kind)) return *bad;
    PutFigure move{kNoPart, std::get<FigureKind>(kind)};
    if (!meeplePhase(entry.state)) return Move{move};
    if (!entry.written.on) return entry.missing("on");
    const auto part = partOn(entry, entry.state.turn.laid);
    if (const auto *bad = std::get_if<Problem>(&part)) return *bad;
    move.on = std::get<PartIndex>(part);
    return Move{move};
}

Resolved scoreMove(const Entry &entry) {
    Score move{entry.written.at.value_or(kNowhere), kNoPart};
    if (entry.state.turn.phase != DecisionKind::ScoreOrder) return Move{move};
    if (!entry.written.at) return entry.missing("at");
    if (!entry.written.on) return entry.missing("on");
    const auto laid = entry.state.board.at(move.at);
    if (!laid)
        return entry.problem("at",
                             "There is no tile at " + toString(move.at) + ". Name a tile of the feature to be scored.");
    const auto part = partOn(entry, *laid);
    if (const auto *bad = std::get_if<Problem>(&part)) return *bad;
    move.on = std::get<PartIndex>(part);
    return Move{move};
}

/// The word as the expansion that brings it spells it: the view in a move must outlive the entry.
std::optional<std::string_view> specialWord(const std::string &word) {
    for (const Expansion *expansion : expansionList())
        for (const std::string_view known : expansion->moveWords())
            if (known == word) return known;
    return std::nullopt;
}

/// Whether a move of an expansion is written without the place that it is about.
bool lacksPlace(const Entry &entry, std::string_view word) {
    bool withPlace = false, without = false;
    for (const Move &move : entry.written.at ? std::vector<Move>{} : legalMoves(entry.state)) {
        const auto *special = std::get_if<SpecialMove>(&move);
        if (!special || special->word != word) continue;
        (special->at == kNowhere ? without : withPlace) = true;
    }
    return withPlace && !without;
}

Resolved specialMove(const Entry &entry, std::string_view word) {
    if (lacksPlace(entry, word)) return entry.missing("at");
    const auto kind = figureOf(entry);
    if (const auto *bad = std::get_if<Problem>(&kind)) return *bad;
    SpecialMove move{.word = word,
                     .at = entry.written.at.value_or(kNowhere),
                     .on = kNoPart,
                     .figure = std::get<FigureKind>(kind),
                     .number = entry.written.number.value_or(0)};
    const auto laid = entry.written.at ? entry.state.board.at(move.at) : std::nullopt;
    if (!entry.written.on || !laid) return Move{move};
    const auto part = partOn(entry, *laid);
    if (const auto *bad = std::get_if<Problem>(&part)) return *bad;
    move.on = std::get<PartIndex>(part);
    return Move{move};
}

}  // namespace

std::string toString(Position at) { return "(" + std::to_string(at.x) + ", " + std::to_string(at.y) + ")"; }

std::optional<TileId> tileNamed(const std::string &name, const State &state) { return state.setting->tiles.find(name); }

Resolved resolve(const MoveEntry &written, const State &state, const std::string &pointer) {
    const Entry entry{written, state, pointer};
    if (written.move == "pass") return Move{Pass{}};
    if (written.move == "end-game") return Move{EndGame{}};
    if (written.move == "meeple") return meepleMove(entry);
    if (written.move == "score") return scoreMove(entry);
    if (written.move == "claim" || written.move == "buy-back" || written.move == "bathhouse") {
        if (!written.at) return entry.missing("at");
        if (written.move == "claim") return Move{Claim{*written.at}};
        if (written.move == "buy-back") return Move{BuyBack{*written.at}};
        return Move{Visit{*written.at}};
    }
    if (const auto word = specialWord(written.move)) return specialMove(entry, *word);
    return entry.problem("move", "There is no move \"" + written.move + "\".");
}

}  // namespace bathhouse::scenario
