// SPDX-License-Identifier: MIT
#pragma once
#include "support/module_table.h"

#include <set>

namespace bathhouse::slow {

/// What has happened in the turn so far, by the moves played and the events heard alone.
class TurnSoFar {
public:
    explicit TurnSoFar(PlayerId active) : active_(active) {}

    /// A move was accepted in answer to a decision. Call it before its events.
    void played(const Move &, const rules::Decision &, const Table &before);
    /// One event of the move. Call it after Table::follow.
    void heard(const rules::Event &, const Move &, const Table &now);

    PlayerId active() const { return active_; }
    int part() const { return part_; }
    std::optional<Position> laid() const { return laid_; }
    const Map *mapBefore() const { return before_.get(); }
    int figuresPlaced() const { return figuresPlaced_; }
    int buyBacks() const { return buyBacks_; }
    bool bridged() const { return bridged_; }
    /// A bridge that waits for the tile of the turn: where it is, which way it leads.
    const std::optional<std::pair<Position, int>> &bridgeWaits() const { return bridgeWaits_; }
    /// A figure has come onto another tile than that of this part of the turn.
    bool placedAway() const { return placedAway_; }
    bool secondPartIsDue() const { return part_ == 1 && builderGrew_; }
    bool abbeyLaid(PlayerId p) const { return abbeys_.contains(p); }
    const std::set<Position> &claims() const { return claims_; }
    bool builtThisTurn(const Thing &castle) const { return castles_.contains({*castle.at, castle.part}); }

    /// Tiles the dragon has been on in its move; its first one, too.
    const std::vector<Position> &trail() const { return trail_; }
    int dragonSteps() const { return trail_.empty() ? 0 : static_cast<int>(trail_.size()) - 1; }

    /// Whether a player has had the choice on that road.
    bool wasAskedForLeipzig(const Feature &road, PlayerId) const;
    /// Those who may send somebody from that road: who had the majority before anybody left.
    std::set<PlayerId> mayLeaveForLeipzig(const Table &, const Feature &road) const;
    /// What the active player named to be scored next, until that is done.
    std::optional<Piece> chosen() const { return chosen_; }
    bool scoringTileUsed() const { return used_; }
    /// Points of the active player from the figure phase on, until a counter moves.
    int gained() const { return gained_; }
    bool asked(std::string_view question) const { return asked_.contains(question); }
    bool refusedCastle(const Feature &city) const;
    /// What the owner of a castle said when asked about a feature.
    bool castleTakes(const Thing &castle, const Feature &) const;
    bool castleWaits(const Thing &castle, const Feature &) const;

private:
    void laidTile(const rules::TilePlaced &, const Table &);
    void askedAboutRoad(PlayerId, const Table &);
    void scored(const rules::FeatureScored &, bool byMessage, const Table &);
    void beginPart();

    PlayerId active_{};
    int part_ = 1, figuresPlaced_ = 0, buyBacks_ = 0, gained_ = 0;
    std::optional<Position> laid_;
    std::shared_ptr<const Map> now_, before_;
    bool bridged_ = false, builderGrew_ = false, used_ = false;
    std::set<PlayerId> abbeys_;  // in the whole game
    std::set<Position> claims_;
    std::set<std::pair<Position, PartIndex>> castles_;
    std::vector<Position> trail_;
    std::set<PlayerId> askedForLeipzig_;
    std::optional<Piece> roadToLeipzig_;  // about which they were asked
    std::set<PlayerId> majority_;         // of that road, before anybody left
    std::optional<Piece> chosen_;
    std::optional<std::pair<Position, int>> bridgeWaits_;
    bool placedAway_ = false;
    struct Said {
        Piece castle, feature;
        bool takes;
    };
    std::vector<Said> said_;
    std::vector<Piece> refused_;  // cities whose owners did not want a castle
    std::set<std::string, std::less<>> asked_;
};

/// Features completed by the tile of this part, occupied and still to be scored; the field of a barn with farmers; what only a
/// castle waits for. Not a castle itself. By first piece.
std::vector<std::size_t> waitingFeatures(const Table &, const TurnSoFar &);
/// Of these the one that is being scored: what was chosen, or the only one.
std::optional<std::size_t> currentFeature(const Table &, const TurnSoFar &);
/// Castles that this completed feature is for.
std::vector<const Thing *> castlesWaitingFor(const Table &, const TurnSoFar &, const Feature &);
/// Who has the majority of a feature; a large meeple counts twice, a mayor the coats of arms, hills decide a tie.
std::set<PlayerId> majorityOn(const Table &, const Feature &);
/// The castle whose owner has to say whether it takes the points of the feature just scored, as another is still to come.
const Thing *castleToAsk(const Table &, const TurnSoFar &);
/// Who may put a castle on a city: the owner of the one meeple in it.
std::optional<PlayerId> mayBuildCastle(const Table &, const Feature &);
/// Two half round caps that close each other.
bool isSmallCity(const Table &, const Feature &);

} // namespace bathhouse::slow
