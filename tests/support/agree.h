// SPDX-License-Identifier: MIT
#pragma once
#include "rules/engine.h"
#include "support/slow_rules.h"

/// Holds the engine against the slow rules. Every function returns "" where both agree, else what is different.
namespace bathhouse::slow {

/// Scores, supplies, figures, bathhouses, decision: what players see, and who can leave free.
std::string agreeOnTable(const rules::State &, const Game &);
/// Features, completion, counts, neighbours, open spaces.
std::string agreeOnMap(const rules::State &, const Game &);
/// What every occupied feature is worth to whom, now complete and at the end, and what waits to be scored.
std::string agreeOnWorth(const rules::State &, const Game &);
/// Whether every kind of figure may stand on every part of the tile just placed.
std::string agreeOnFigures(const rules::State &, const Game &);
/// The list of legal moves, none missing, none too many, none twice.
std::string agreeOnMoves(const std::vector<Move> &engine, const std::vector<Move> &slow, const rules::TileTable &);
/// Events in order, with the rules they must and may cite.
std::string agreeOnEvents(const std::vector<rules::Event> &, const Log &, const rules::TileTable &);

/// Two states are the same in everything, seen and unseen.
std::string sameState(const rules::State &, const rules::State &);

}  // namespace bathhouse::slow
