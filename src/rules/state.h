// SPDX-License-Identifier: MIT
#pragma once
#include "rules/board.h"
#include "rules/event.h"
#include "rules/setting.h"
#include "rules/token.h"

namespace bathhouse::rules {

/// Index into State::figures.
enum class FigureId : std::uint32_t {};
constexpr std::size_t index(FigureId id) { return static_cast<std::size_t>(id); }

/// A figure on the board. The slot of a figure that went home is `gone` and may be used again.
struct Figure {
    PlayerId player{};
    FigureKind kind = kMeeple;
    bool gone = false;
    std::int32_t bathhouse = -1;  ///< lies in this bathhouse, else -1
    NodeId node{};                ///< stands on this part, if not in a bathhouse
    bool inBathhouse() const { return bathhouse >= 0; }
};

/// A bathhouse on the board.
struct BathhouseState {
    LaidId laid{};
    PartIndex part = 0;           ///< the road or city it belongs to
    std::uint8_t flag = 0;
    bool claimOpen = false;       ///< its guest may be claimed right now
    std::int32_t guest = -1;      ///< FigureId of the meeple in it, -1: free
    std::int32_t closedTurn = -1; ///< turn in which its ring was closed, 0: in the set-up, -1: open
    std::int32_t vacatedTurn = -1;///< turn in which a guest last left it
    bool laidIntoHole = false;    ///< its own tile closed the ring
    bool free() const { return guest < 0; }
};

struct PlayerState {
    int score = 0;
    std::array<int, kMaxFigureKinds> supply{};
    friend bool operator==(const PlayerState &, const PlayerState &) = default;
};

/// How far the third phase of the turn has come. Kept, so that it goes on after a choice.
enum class Stage : std::uint8_t {
    NotYet,         ///< the figure phase is not over
    Placed,         ///< modules, right after the tile was laid
    BeforeScoring,  ///< modules, before anything is scored
    Scoring,        ///< which feature is next
    BeforeFeature,  ///< modules, before Turn::current is scored
    Clearing,       ///< Turn::current is scored, its figures are leaving
    AfterFeature,   ///< modules, after that
    AfterScoring,   ///< modules, when nothing is left to score
};

/// Where the turn stands. Turns count from 1.
struct Turn {
    std::int32_t number = 1;
    PlayerId active{};
    DecisionKind phase = DecisionKind::PlaceTile;
    LaidId laid{};                 ///< the tile placed this turn; meaningless at PlaceTile
    int waited = 0;                ///< features that were waiting when scoring began
    int buyBacks = 0;              ///< made this turn
    int retrieved = 0;             ///< guests freed by the tile just placed
    std::uint16_t gotBackFree = 0; ///< kinds (bit 1 << kind) the active player got back this turn by a closed ring
    std::uint16_t gotBackPaid = 0; ///< … by buying back
    FigureId scored{};             ///< Bathhouse: the meeple whose owner chooses
    FeatureId scoredFeature{};     ///< Bathhouse: the feature it was scored on
    int scoredPoints = 0;          ///< Bathhouse: what its owner got

    Stage stage = Stage::NotYet;
    std::uint8_t module = 0;       ///< how many modules have had their say in this stage
    std::uint8_t part = 1;         ///< 2: the active player goes on with another tile
    std::optional<FigureKind> follower = {};  ///< Special: the kind of figure that a module lets follow the first one
    bool placedAway = false;       ///< a figure has come onto another tile than that of this part of the turn
    bool lone = false;             ///< Clearing: one meeple alone was scored
    std::string_view homeReason = {};  ///< BeforeFeature to Clearing: a module keeps the figures of this scoring from the
    RuleId homeRule = {};              ///< bathhouses: why they go home, and the rule behind it
    FeatureId current{};           ///< BeforeFeature to AfterFeature: the feature being scored
    PlayerId asked{};              ///< Special: who decides
    std::string_view question = {};///< Special: the module's word for the decision; points into its own text
    const Expansion *asking = nullptr;  ///< Special: the module
    std::uint32_t notes = 0;       ///< bit n: module n of expansionList() has made a note for later in this turn

    void note(const Expansion &);
    bool noted(const Expansion &) const;
};

/// Everything of a position but its tiles: what the rest of a turn can still change once its tile lies. Small, whatever the
/// size of the map, so that trying out and taking back cost little.
struct Standing {
    std::vector<Figure> figures;
    std::vector<BathhouseState> bathhouses;
    std::array<PlayerState, kMaxPlayers> players{};
    std::vector<Token> tokens;
    Turn turn;
};

/// A game position: a value, cheap to copy, compared by what players can see.
struct State : Standing {
    explicit State(std::shared_ptr<const Setting>);

    std::shared_ptr<const Setting> setting;
    Board board;

    /// Goes back (or on) to what stood at another moment between the same tiles.
    void restore(const Standing &);

    // Setting a position up. No rule of the turn is checked.
    /// Lays a tile; its bathhouse becomes part of the state.
    LaidId lay(TileId, Position, Rotation);
    /// Exchanges a tile that lies for one with the same parts and perhaps more behind them. All that stands on the map stays
    /// where it is. The map is built anew, so this takes as long as laying all of it.
    void exchange(LaidId, TileId);
    /// Stands a figure on a part, or lays it into the tile's bathhouse (kBathhousePart), not touching the supply.
    FigureId put(PlayerId, FigureKind, LaidId, PartIndex);

    PlayerState &player(PlayerId p) { return players[index(p)]; }
    const PlayerState &player(PlayerId p) const { return players[index(p)]; }
    const Figure &figure(FigureId id) const { return figures[index(id)]; }
    /// The bathhouse on the tile at `p`, as index into `bathhouses`.
    std::optional<std::size_t> bathhouseAt(Position p) const;
    /// Indexes into `bathhouses`, by position.
    std::vector<std::size_t> bathhousesByPosition() const;
    /// How many of the eight spaces around a bathhouse hold a tile.
    int neighbours(const BathhouseState &b) const { return board.laid(b.laid).neighbours; }
    Position position(const BathhouseState &b) const { return board.laid(b.laid).at; }
    /// Where a figure is.
    PartRef whereIs(const Figure &) const;
    /// Where a token lies (kNoPart: on the tile as a whole); nothing: off the map.
    std::optional<PartRef> whereIs(const Token &) const;
    /// Figures on the board by y, x, `on`, player, kind: the order of the trace.
    std::vector<FigureAt> figuresInOrder() const;

    /// What the game waits for, and whose decision it is.
    Decision decision() const;

    /// Whether a figure stands on a feature that keeps others off.
    bool claimed(FeatureId) const;
    /// A module asks a player to decide.
    void ask(const Expansion &, std::string_view question, PlayerId);

    /// Sends a figure home: off the board and into its owner's supply.
    void takeHome(FigureId);
    /// Takes a figure off its part and lays it into a bathhouse.
    void moveIn(FigureId, std::size_t bathhouse);
    /// Takes a figure off its part and stands it on another.
    void moveTo(FigureId, NodeId);
    /// Index of the first token of a kind, of a player's if it is owned.
    std::optional<std::size_t> token(TokenKind, std::optional<PlayerId> = std::nullopt) const;

private:
    /// What stood by a figure that leaves its place goes or stays.
    void letGo(FigureId);
};

} // namespace bathhouse::rules
