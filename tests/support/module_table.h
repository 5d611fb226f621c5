// SPDX-License-Identifier: MIT
#pragma once
#include "rules/event.h"
#include "rules/move.h"
#include "rules/state.h"
#include "support/slow_rules.h"

#include <memory>
#include <string_view>
#include <vector>

namespace bathhouse::slow {

/// A thing of a module on the map, or before a player, that is no figure: the fairy, a castle, a ghost.
struct Thing {
    std::string_view name;
    PlayerId player{};
    std::optional<Position> at;  ///< none: it lies beside the map
    PartIndex part = rules::kNoPart;
    std::optional<Figure> by;  ///< the figure it stands by
    int number = 0;
};

/// What players see of a game with any modules: tiles, figures, things, supplies, scores. Of the engine it reads a position's
/// tiles, figures and tokens, and nothing that is worked out from them. Follows the events of a move one by one.
class Table {
public:
    explicit Table(const rules::State &);
    /// Looks at the whole position again. The map is walked over only if other tiles lie there.
    void look(const rules::State &);
    /// What one event of a move changes. `move` tells what the event leaves out.
    void follow(const rules::Event &, const Move &move);

    const rules::Setting &setting() const { return *setting_; }
    bool has(std::string_view module) const;
    bool optionIs(std::string_view option, std::string_view value) const { return setting_->optionIs(option, value); }
    int playerCount() const { return setting_->players; }
    const Map &map() const { return *map_; }
    std::shared_ptr<const Map> sharedMap() const { return map_; }
    const std::vector<Figure> &figures() const { return figures_; }
    const std::vector<Thing> &things() const { return things_; }
    int score(PlayerId p) const { return scores_[index(p)]; }
    int supply(PlayerId p, FigureKind kind) const { return supply_[index(p)][index(kind)]; }

    /// Everybody who stands on a feature; the meeples among them; one of a kind and a player on a part.
    std::vector<Figure> standingOn(const Feature &) const;
    std::vector<Figure> meeplesOn(const Feature &) const;
    bool hasMeeple(const Feature &, PlayerId) const;
    bool hasKind(const Feature &, std::string_view figure) const;
    /// Whether somebody stands there who keeps others off: all but pig, builder and shepherd do.
    bool taken(const Feature &) const;

    const Thing *thing(std::string_view name) const;
    int count(std::string_view thing) const;
    int count(std::string_view thing, PlayerId) const;
    const Thing *castleOn(const Feature &) const;
    /// The tile where the fairy is.
    std::optional<Position> fairyTile() const;

    const Figure *guest(Position) const;
    std::vector<Position> bathhouses() const;  ///< by position
    std::vector<Position> freeBathhouses() const;
    int flag(Position bathhouse) const;

    /// The tile at a place carries a mark as a whole; how it lies.
    bool marked(Position, std::string_view mark) const;
    const rules::Part &part(Piece p) const { return map_->at(p.at)->tile->parts[p.part]; }

private:
    void lay(const rules::TilePlaced &);
    void takeOff(const Figure &);
    void home(const Figure &);
    void followToken(const rules::TokenMoved &, const Move &);

    std::shared_ptr<const rules::Setting> setting_;
    std::shared_ptr<const Map> map_;
    std::vector<std::shared_ptr<const rules::Tile>> bridgedTiles_;
    std::optional<std::pair<Position, int>> bridgeAhead_;  // over a tile to come, and its way
    std::vector<Figure> figures_;
    std::vector<Thing> things_;
    std::array<int, rules::kMaxPlayers> scores_{};
    std::array<std::array<int, rules::kMaxFigureKinds>, rules::kMaxPlayers> supply_{};
};

/// The edges of a bridge that leads that way (1: west to east, 2: north to south) over a tile turned so often, as printed.
rules::EdgeMask bridgeEdges(int way, int turns);

/// The name of a kind of figure, and the kind of a name.
std::string_view nameOf(FigureKind);
FigureKind figureKind(std::string_view name);
/// By the encyclopedia's list: all but pig, builder, barn and shepherd.
bool isMeeple(FigureKind);
/// A castle or cemetery of the ghosts' expansion, which stands where a monastery would.
bool isOtherBuilding(const rules::Part &);
/// Kinds of parts on which a figure may stand, by the rules of the expansion that brings it.
bool mayStandOn(FigureKind, PartKind);
/// The same figures, those alike in player, kind and place once.
std::vector<Figure> withoutTwins(std::vector<Figure>);

} // namespace bathhouse::slow
