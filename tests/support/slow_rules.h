// SPDX-License-Identifier: MIT
#pragma once
#include "rules/move.h"
#include "rules/state.h"
#include "support/slow_map.h"

#include <memory>
#include <set>
#include <string>

namespace bathhouse::slow {

using rules::DecisionKind;
using rules::FigureKind;
using rules::Move;
using rules::PlayerId;
using rules::RuleId;
using rules::Scoring;

/// What must happen: the event in words (see words()), the rules it has to cite and those it may cite besides.
struct Happening {
    std::string words;
    std::set<RuleId> must;
    std::set<RuleId> may;
};
using Log = std::vector<Happening>;

struct Figure {
    PlayerId player{};
    FigureKind kind{};
    Piece where;  ///< part kBathhousePart: it lies in the bathhouse of that tile
    friend auto operator<=>(const Figure &, const Figure &) = default;
    friend bool operator==(const Figure &, const Figure &) = default;
};

struct Bathhouse {
    Position at;
    PartIndex part = 0;
    int flag = 0;
    int closedInTurn = -1;  ///< -1: its ring is open, 0: closed in the set-up
    int vacatedInTurn = -1;
    bool laidIntoHole = false;
    bool claimOpen = false;
};

struct Player {
    int score = 0;
    std::map<FigureKind, int> supply;
};

/// What a feature is worth to whom.
struct Worth {
    std::vector<Figure> involved;
    std::vector<rules::Term> terms;  ///< those of 0 points left out
    int points = 0;
    std::vector<PlayerId> winners;
};

/// A whole game, played by the letter of the rule pages. A value.
class Game {
public:
    /// A position that was set up: the tiles, figures, scores and supplies of `start`, its active player to place a tile.
    explicit Game(const rules::State &start);
    /// Whether every module of a game is written down here.
    static bool knows(const rules::Setting &);

    const Map &map() const { return *map_; }
    const std::vector<Figure> &figures() const { return figures_; }           ///< in order
    const std::vector<Bathhouse> &bathhouses() const { return bathhouses_; }  ///< by position
    const Player &player(PlayerId p) const { return players_[index(p)]; }
    std::size_t playerCount() const { return players_.size(); }
    DecisionKind decision() const { return decision_; }
    PlayerId decider() const;
    PlayerId active() const { return active_; }
    const Figure *guest(Position) const;
    /// The tile placed this turn; none at PlaceTile.
    const Laid *lastLaid() const { return laidThisTurn_ ? &map_->laid().back() : nullptr; }

    /// Feature numbers completed by the last tile, occupied and still to be scored, by first piece.
    std::vector<std::size_t> waiting() const;
    Worth worth(const Feature &, Scoring) const;
    /// By place, then player.
    std::vector<Figure> standingOn(const Feature &) const;
    /// The rule that keeps a figure of this kind off that part of the tile just placed, whoever has how many.
    std::optional<RuleId> refusesFigure(PartIndex, FigureKind) const;

    std::vector<Move> legal(std::optional<TileId> hand) const;
    std::optional<RuleId> refusal(const Move &) const;
    /// Plays a move that is not refused.
    Log play(const Move &);

private:
    bool has(std::string_view module) const { return modules_.contains(module); }
    bool hasBathhouses() const { return has("barber-surgeons"); }
    Bathhouse *bathhouseAt(Position);
    const Bathhouse *bathhouseAt(Position) const;
    std::vector<Position> freeBathhouses() const;

    std::optional<RuleId> attempt(const Move &, Log &);
    std::optional<RuleId> wrongTime(const Move &) const;
    bool closePhasesBefore(const Move &, Log &);
    std::optional<RuleId> wrongObject(const Move &) const;
    std::optional<RuleId> wrongPlace(const rules::Place &) const;
    std::optional<RuleId> wrongMeans(const Move &) const;
    void act(const Move &, Log &);
    bool fitsSomewhere(TileId) const;
    Laid asLaid(TileId, Position, rules::Rotation) const;

    void place(const rules::Place &, Log &);
    void closeRings(Position, Log &);
    void retrieve(Bathhouse &, bool several, Log &);
    void claim(Position, Log &);
    void loseClaims(Log &);
    void buyBack(Position, Log &);
    void putFigure(const rules::PutFigure &, Log &);
    void withdraw(Position, Log &);
    void scoreWaiting(Log &);
    bool scoreOne(std::size_t feature, Log &);
    void visit(Position, bool chosen, Log &);
    void goHome(const Figure &, std::string_view reason, Log &);
    void endTurn(Log &);
    void endGame(Log &);
    Happening scored(const Feature &, const Worth &, Scoring) const;
    void citeBonus(const Feature &, const Worth &, Scoring, Happening &) const;
    void takeOff(const Figure &);
    void stand(Figure);
    void listAfterPlacing(std::vector<Move> &) const;

    std::shared_ptr<const rules::Setting> setting_;  // for the printed tiles and the table choices
    std::set<std::string, std::less<>> modules_;
    std::shared_ptr<const Map> map_;
    std::shared_ptr<const Map> mapBefore_;  // without this turn's tile
    std::vector<Figure> figures_;
    std::vector<Bathhouse> bathhouses_;
    std::vector<Player> players_;

    DecisionKind decision_ = DecisionKind::PlaceTile;
    PlayerId active_{};
    int turn_ = 1;
    bool laidThisTurn_ = false;
    int ringsWithGuests_ = 0;
    int boughtBack_ = 0;
    std::size_t waited_ = 0;
    std::set<FigureKind> gotBackFree_;
    std::set<FigureKind> gotBackPaid_;
    Figure chooser_;  // Bathhouse: whose owner chooses
    std::size_t chooserFeature_ = 0;
    int chooserPoints_ = 0;
};

/// Kinds of figures in a game with these modules.
std::vector<FigureKind> kindsInPlay(const std::set<std::string, std::less<>> &modules);

}  // namespace bathhouse::slow
