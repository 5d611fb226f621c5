// SPDX-License-Identifier: MIT
#pragma once
#include "rules/decision.h"
#include "rules/move.h"
#include "rules/token.h"

namespace bathhouse::rules {

/// A part of a laid tile, or its bathhouse (kBathhousePart).
struct PartRef {
    Position at;
    PartIndex part = 0;
    friend bool operator==(const PartRef &, const PartRef &) = default;
};

/// A figure where it stands.
struct FigureAt {
    PlayerId player{};
    FigureKind figure = kMeeple;
    PartRef where;
    friend bool operator==(const FigureAt &, const FigureAt &) = default;
};

/// One summand of a score: `points` is `count` times `each`.
struct Term {
    std::string_view label;  ///< "tile", "coat-of-arms", "neighbour", "city", "bathhouse", or an expansion's
    int count = 0;
    int each = 0;
    int points = 0;
    friend bool operator==(const Term &, const Term &) = default;
};

struct TilePlaced { PlayerId player; TileId tile; Position at; Rotation rotation; };
struct TileDiscarded { PlayerId player; TileId tile; };
struct BathhouseSurrounded { Position at; std::optional<PlayerId> occupant; FigureKind figure = kMeeple; /*of the occupant*/ };
struct MeepleRetrieved { PlayerId player; FigureKind figure; Position at; };
struct RetrievalLost { PlayerId player; FigureKind figure; Position at; };
struct MeepleBoughtBack { PlayerId player; FigureKind figure; Position at; int cost; int score; /*after paying*/ };
struct FigurePlaced { PlayerId player; FigureKind figure; PartRef where; };
struct ChoiceOpened { Decision decision; };
struct Winner {
    PlayerId player;
    int points;
    std::vector<Term> own = {};  ///< the part of the points that only this one of several winners gets
};
enum class Scoring : std::uint8_t {
    Completed,
    Withdrawn,
    Final,
    Early,  ///< a module counts an unfinished feature as at the end, in the middle of the game
};
struct FeatureScored {
    PartKind kind;
    PartRef feature;  ///< its first part by position
    int tiles = 0;
    std::vector<FigureAt> involved;
    std::vector<Term> terms;
    int points = 0;
    std::vector<Winner> winners;
    Scoring when = Scoring::Completed;
    bool complete = false;
    bool everybody = false;  ///< a module lets everybody win who has strength, not only whoever has most
};
struct MeepleSent { PlayerId player; FigureKind figure; PartRef from; Position to; bool canRetrieveFree; };
struct FigureReturned { PlayerId player; FigureKind figure; PartRef from; std::string_view reason; };
/// How points came about that no scored feature brings.
struct Reckoning {
    std::vector<Term> terms;        ///< they add up to the points
    std::vector<Position> tiles;    ///< where what counts lies, by position
    std::optional<PartRef> of;      ///< the feature whose terms they are, if they are a feature's
};
struct PointsGained { PlayerId player; int points; std::string_view label; Reckoning reckoning = {}; };
/// A player moved a token. Either place: nothing: off the map. `by`: the figure that it stands by now, for tokens that do.
struct TokenMoved {
    PlayerId player;
    TokenKind token;
    std::optional<Position> from, to;
    int number = 0;
    std::optional<FigureAt> by = {};
};
/// A figure out of the box joins a player's supply, because of what lies at `at`.
struct FigureGained { PlayerId player; FigureKind figure; Position at; };
struct TurnEnded { PlayerId player; };
struct GameEnded { std::vector<FigureAt> guests; };

/// Something that happened, and every rule behind it (design/scenario-format.md, table of events).
struct Event {
    std::variant<TilePlaced, TileDiscarded, BathhouseSurrounded, MeepleRetrieved, RetrievalLost, MeepleBoughtBack,
                 FigurePlaced, ChoiceOpened, FeatureScored, MeepleSent, FigureReturned, PointsGained, TokenMoved, FigureGained,
                 TurnEnded, GameEnded>
        what;
    std::vector<RuleId> rules;
};

/// Receives the events of a move in the order of happening. Without a sink no event is built.
class EventSink {
public:
    virtual ~EventSink() = default;
    virtual void on(Event event) = 0;
};

/// A sink that keeps everything.
class EventList final : public EventSink {
public:
    void on(Event event) override { events.push_back(std::move(event)); }
    std::vector<Event> events;
};

} // namespace bathhouse::rules
