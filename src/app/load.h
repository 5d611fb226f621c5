// SPDX-License-Identifier: MIT
#pragma once
#include "scenario/check.h"
#include "scenario/cursor.h"
#include "scenario/reader.h"

#include <functional>

namespace bathhouse::app {

/// The tiles a file is played with: a shipped scenario always has the shipped ones, any other also the user's own.
struct Tiles {
    scenario::TileLibrary library;
    std::string userFile;         ///< where the user's own tiles are
    scenario::Problems problems;  ///< what is wrong with that file
};
Tiles tilesFor(const std::string &path);

/// A file that explain, legal, outcomes or render can work on.
struct Loaded {
    scenario::Scenario scenario;
    scenario::TileLibrary library;
    std::string id;  ///< the scenario's own, else the file's name
};
/// Nothing, after every problem on stderr, if the file cannot be used.
std::optional<Loaded> load(const std::string &path);

/// The scenario played to the end of its moves, without keeping the states on the way.
struct Played {
    scenario::Table table;
    scenario::Cursor cursor;
    bool asExpected = true;  ///< every `expect.refused` came true
    std::optional<rules::TileId> hand(const scenario::Scenario &) const;
};
/// What is told of each step; the position is the one after it.
using StepSeen = std::function<void(const scenario::MoveEntry &, const scenario::Played &, const rules::State &)>;
/// Nothing, after a sentence on stderr, if a move stopped it. Broken `expect.refused` are said on stderr too.
/// `begin` sees the table and the position before the first move.
std::optional<Played> playThrough(const std::string &path, const Loaded &, const std::string &language,
                                  const std::function<void(const scenario::Table &, const rules::State &)> &begin = {},
                                  const StepSeen &seen = {});

/// Says on stderr that a refusal that was expected did not come, or came from another rule.
void complainOfSurprise(const std::string &path, const std::string &pointer, const scenario::MoveEntry &,
                        const std::optional<rules::Refusal> &);

/// The name a file gives a scenario without an id.
std::string idFromPath(const std::string &path);

}  // namespace bathhouse::app
