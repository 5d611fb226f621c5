// SPDX-License-Identifier: MIT
#pragma once
#include "rules/bathhouse.h"
#include "rules/engine.h"
#include "rules/scoring.h"
#include "rules/turn.h"

#include <map>

namespace bathhouse::rules {

/// What a module says when it is asked in the middle of a turn.
enum class Pace : std::uint8_t {
    GoesOn,  ///< nothing (more) to decide
    Waits,   ///< it has opened a choice (State::ask); when that is made it goes on with proceed(), and is asked again
};

/// A tile that nobody draws: each player has some of it and lays it by a move of the module, never by placing a tile.
struct OwnTile {
    std::string_view tile;  ///< its id
    RuleId rule;            ///< says where it goes; refuses every `place` of it
    int each = 1;           ///< how many each player has
};

/// A module that adds figures, marks, tokens, moves and effects to the core. One folder under rules/expansions and one line
/// in expansion_list.cpp. A module never knows of another. docs/expansions.md tells the whole turn with every hook.
class Expansion {
public:
    virtual ~Expansion() = default;

    virtual std::string_view id() const = 0;
    virtual std::vector<FigureTraits> figures() const { return {}; }
    virtual std::vector<MarkTraits> marks() const { return {}; }
    virtual std::vector<TokenTraits> tokens() const { return {}; }
    /// Words of its moves in scenario files.
    virtual std::vector<std::string_view> moveWords() const { return {}; }
    /// Words of the decisions that it asks for (State::ask).
    virtual std::vector<std::string_view> questions() const { return {}; }
    /// Values of each option it brings, the default first.
    virtual std::map<std::string_view, std::vector<std::string_view>> options() const { return {}; }
    /// Which of the functions below are called.
    virtual std::vector<Hook> hooks() const { return {}; }
    /// Turns on the rules of rules/bathhouse.h.
    virtual bool bringsBathhouses() const { return false; }
    /// Tiles that this module needs besides those of its data file, made out of the tiles of the game.
    virtual std::vector<Tile> moreTiles(const TileTable &) const { return {}; }
    /// Tiles of its that are not drawn.
    virtual std::vector<OwnTile> ownTiles() const { return {}; }
    /// How many of a figure a player has when this module is on, if it changes that; 0: it does not.
    virtual int copies(FigureKind) const { return 0; }

    // Moves
    /// Adds its moves for the open decision (Hook::Moves).
    virtual void listMoves(const State &, std::vector<Move> &) const {}
    /// Plays one of its own moves, or refuses it.
    virtual std::optional<Refusal> play(State &, const SpecialMove &, EventSink *) const;
    /// A figure is placed, or the choice passed, in answer to a choice that this module opened.
    virtual std::optional<Refusal> answer(State &, const Move &, EventSink *) const;

    // The turn, in its order
    /// A player's turn begins (Hook::TurnBegins). Not at the start of a scenario.
    virtual void turnBegins(State &, EventSink *) const {}
    /// Changes what comes to lie where the active player lays a tile, or forbids it (Hook::Laying).
    virtual void laying(const State &, Position, Rotation, Laying &) const {}
    /// Whether a tile can be laid after a move that comes before it (Hook::Laying).
    virtual bool suits(const State &, const SpecialMove &, TileId) const { return true; }
    /// The tile of the turn lies; rings are not closed yet (Hook::TilePlaced).
    virtual Pace tilePlaced(State &, EventSink *) const { return Pace::GoesOn; }
    /// The rule that forbids any figure of that kind to come onto a tile (Hook::Vetoes).
    virtual std::optional<RuleId> vetoes(const State &, LaidId, FigureKind) const { return std::nullopt; }
    /// The active player has placed a figure, or done something instead after which another may still follow; before the
    /// figure phase ends (Hook::Acted).
    virtual Pace acted(State &, std::optional<FigureId>, EventSink *) const { return Pace::GoesOn; }
    /// The figure phase is over, nothing is scored yet (Hook::BeforeScoring).
    virtual Pace beforeScoring(State &, EventSink *) const { return Pace::GoesOn; }
    /// A feature was completed, occupied or not (Hook::Completed).
    virtual void featureCompleted(State &, FeatureId, EventSink *) const {}
    /// Changes the list of features that are to be scored in this turn: adds some that were not completed, takes out some
    /// that are not scored (Hook::Waiting).
    virtual void changeWaiting(const State &, std::vector<FeatureId> &) const {}
    /// Turn::current is about to be scored (Hook::BeforeFeature). It is not, if nobody stands there any more afterwards.
    virtual Pace beforeFeature(State &, EventSink *) const { return Pace::GoesOn; }
    /// Whether effects that take figures off a tile pass this one by (Hook::Shelters).
    virtual bool shelters(const State &, FigureId) const { return false; }
    /// Changes the terms of a feature being counted and adds the rules behind the change (Hook::Counting).
    virtual void adjustScore(const State &, FeatureId, ScoreSheet &, std::vector<RuleId> &) const {}
    /// The points have been given; the figures still stand (Hook::Scored). In the final scoring too.
    virtual void featureScored(State &, FeatureId, const ScoreSheet &, EventSink *) const {}
    /// A scored figure of Turn::current would go home now (Hook::Clearing). If it is elsewhere afterwards it does not.
    virtual Pace clearing(State &, FigureId, EventSink *) const { return Pace::GoesOn; }
    /// Turn::current is scored and its figures are gone (Hook::AfterFeature).
    virtual Pace afterFeature(State &, EventSink *) const { return Pace::GoesOn; }
    /// Everything is scored; the turn is about to end (Hook::AfterScoring).
    virtual Pace afterScoring(State &, EventSink *) const { return Pace::GoesOn; }
    /// Adds the rules of its own behind the way that a figure is about to go to or from a bathhouse (Hook::Cites).
    virtual void cite(const State &, FigureId, Way, std::vector<RuleId> &) const {}
    /// A meeple has come to a bathhouse (Hook::Visited).
    virtual void visited(State &, FigureId, EventSink *) const {}
    /// A player's figure has left a feature (Hook::Left).
    virtual void figureLeft(State &, FeatureId, PlayerId, EventSink *) const {}
    /// Whether the active player goes on with another part of the turn (Hook::AnotherPart): the rule behind it.
    virtual std::optional<RuleId> anotherPart(const State &) const { return std::nullopt; }
    /// All features are scored for the last time (Hook::GameEnds).
    virtual void gameEnds(State &, EventSink *) const {}
};

/// All modules, in a fixed order: where several take part in one moment, they do so in this order. The one place where
/// they are listed.
std::span<const Expansion *const> expansionList();
const Expansion *expansionNamed(std::string_view id);

} // namespace bathhouse::rules
