// SPDX-License-Identifier: MIT
#pragma once
#include "rules/event.h"
#include "rules/move.h"
#include "rules/state.h"
#include "support/slow_map.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace bathhouse::test {

/// Holds the events of a game against the rule pages, whatever modules are on: where every figure is by the events alone,
/// what a scored feature is worth, and that one meeple, and only one meeple, goes to a free bathhouse. Of the engine it uses
/// the tiles that lie and the names of things; features are found by walking over the map.
class Audit {
public:
    explicit Audit(const rules::State &start);

    /// "" or what is wrong with the events of a move that led to `after`.
    std::string hear(const std::vector<rules::Event> &, const rules::State &after);

    int scoringsHeard() const { return scorings_; }
    int visitsHeard() const { return visits_; }

private:
    struct Standing {
        rules::PlayerId player{};
        rules::FigureKind kind{};
        slow::Piece where;
        friend auto operator<=>(const Standing &, const Standing &) = default;
        friend bool operator==(const Standing &, const Standing &) = default;
    };
    /// A feature whose points have been given and whose figures are leaving.
    struct Leaving {
        std::vector<slow::Piece> pieces;
        int meeples = 0;  ///< figures that are meeples, when it was scored
        bool visited = false;
        bool leipzig = false;  ///< it sent somebody to Leipzig before
    };

    std::string on(const rules::Event &);
    std::string placed(const rules::FigurePlaced &);
    std::string scored(const rules::FeatureScored &, const rules::Event &);
    std::string sentToLeipzig(const rules::TokenMoved &);
    std::string sent(const rules::MeepleSent &, const rules::Event &);
    std::string returned(const rules::FigureReturned &);
    std::string paid(const rules::PointsGained &);
    std::string sentFromCastle(const rules::MeepleSent &);
    /// The castle's owner, if the city that a piece belongs to is a castle.
    std::optional<rules::PlayerId> castleAt(slow::Piece) const;
    bool sameMap(const rules::State &) const;
    std::string takeOff(rules::PlayerId, rules::FigureKind, slow::Piece);
    std::string finish();
    std::string worth(const rules::FeatureScored &, const slow::Feature &) const;

    std::vector<Standing> standingOn(const slow::Feature &) const;
    int freeBathhouses() const;
    bool has(std::string_view module) const;
    int marksAround(rules::Position, std::string_view mark) const;
    /// What is told by no event in full: who is haunted, and which scoring tiles are open.
    void lookAtTokens(const rules::State &);
    bool isOpen(std::string_view scoringTile) const { return open_.contains(scoringTile); }
    int ghostsOn(const slow::Feature &, rules::PlayerId) const;
    int capsOf(const slow::Feature &, int &pennants) const;
    const slow::Map &map() const { return *map_; }

    std::vector<Standing> figures_;
    std::map<std::pair<rules::PlayerId, rules::FigureKind>, int> supply_;
    std::shared_ptr<const slow::Map> map_;
    const rules::State *after_ = nullptr;
    std::optional<Leaving> leaving_;
    std::vector<std::pair<rules::PlayerId, slow::Piece>> castles_;  ///< built, each by a part of its city
    std::vector<rules::PlayerId> nobles_;                               ///< whose castles were paid and whose nobles still stand
    std::vector<Standing> haunted_;  ///< once for each ghost, before the move
    std::set<std::string_view> open_;  ///< scoring tiles, before the move
    std::vector<slow::Piece> leipzig_;  ///< the road that somebody has left for Leipzig, while it waits
    std::map<rules::PlayerId, int> scores_;
    int scorings_ = 0, visits_ = 0;
};

} // namespace bathhouse::test
