// SPDX-License-Identifier: MIT
#pragma once
#include "rules/tile.h"
#include "scenario/json_values.h"
#include "scenario/scenario.h"
#include "scenario/tile_library.h"

#include <unordered_map>

namespace bathhouse::scenario {

/// What the readers of a scenario's parts share: where problems go, and which names mean something in this file.
struct Reading {
    Report &report;
    const TileLibrary &library;
    std::vector<std::string> players = {};
    std::vector<std::string> modules = {};  ///< those that are on
    std::unordered_map<std::string, rules::Tile> customTiles = {};
    bool modulesInDoubt = false;  ///< `expansions` itself is wrong: nothing is said about modules that are off
    bool newer = false;     ///< the file's minor version is higher than ours
    std::size_t moves = 0;  ///< read so far, variations included

    bool isOn(std::string_view module) const;
    /// What is said after an unknown key or word of a newer file.
    std::string_view newerNote() const;
    const rules::Tile *tile(std::string_view id) const;
};

// One name or value each. What is wrong is reported, and then nothing is returned.

std::optional<std::string> readPlayerName(const Json &, const Path &, Reading &);
/// A tile that exists and whose modules are on.
std::optional<std::string> readTileName(const Json &, const Path &, Reading &);
/// A kind of figure whose module is on.
std::optional<std::string> readFigureName(const Json &, const Path &, Reading &);
std::optional<std::string> readRuleId(const Json &, const Path &, Reading &);
std::vector<std::string> readRuleIds(const Json &, const Path &, Reading &);
std::optional<rules::PartName> readPartName(const Json &, const Path &, Reading &);
std::optional<rules::Position> readPosition(const Json &, const Path &, Reading &);
std::optional<rules::Rotation> readRotation(const Json &, const Path &, Reading &);
/// A text in one or more languages.
std::optional<Text> readText(const Json &, const Path &, Reading &);
/// Points, plus or minus.
std::optional<int> readPoints(const Json &, const Path &, Reading &);
/// Figures by kind.
std::map<std::string, int> readSupply(const Json &, const Path &, Reading &);
/// Points by player.
std::map<std::string, int> readScores(const Json &, const Path &, Reading &);
std::optional<FigureEntry> readFigureEntry(const Json &, const Path &, Reading &);

/// Calls `visit(key, value, path)` for each entry of an object, until the report is full.
void forEachEntry(const Json &object, const Path &, Reading &, std::string_view wouldBe,
                  const std::function<void(const std::string &, const Json &, const Path &)> &visit);

/// Words like `names`, for suggestions.
template <class Names> Words wordsOf(const Names &names) { return Words(names.begin(), names.end()); }
/// Lower-case words joined by hyphens.
bool isKebabCase(std::string_view);

}  // namespace bathhouse::scenario
