// SPDX-License-Identifier: MIT
#include "rules/bathhouse.h"
#include "tutor/drill/moment.h"

#include <algorithm>
#include <set>

namespace bathhouse::tutor::drill {

using namespace rules;

namespace {

/// Collects the mistakes about one scored feature.
class Reckoner {
public:
    Reckoner(const FeatureScored &scored, const Moment &m)
        : scored_(scored),
          moment_(m),
          board_(m.after().board),
          feature_(board_.feature(*board_.at(scored.feature.at), scored.feature.part)) {}

    std::vector<Mistake> all() {
        flags();
        coats();
        tiles();
        rings();
        fields();
        figures();
        slips();
        return std::move(found_);
    }

private:
    bool isA(PartKind kind) const { return scored_.kind == kind; }
    bool roadOrCity() const { return isA(PartKind::Road) || isA(PartKind::City); }
    void add(std::string key, int points, int count = 0, int number = 0) {
        found_.push_back({std::move(key), points, count, number});
    }
    const Term *term(std::string_view label) const {
        const auto found = std::ranges::find(scored_.terms, label, &Term::label);
        return found == scored_.terms.end() ? nullptr : &*found;
    }

    void flags() {
        if (!roadOrCity() || !moment_.before().setting->bathhouses) return;
        int all = 0;
        int covered = 0;
        int most = 0;
        const auto inside = bathhousesOf(moment_.after(), feature_);
        for (const std::size_t i : inside) {
            const BathhouseState &b = moment_.after().bathhouses[i];
            all += b.flag;
            most = std::max(most, int{b.flag});
            // Whoever was there before the scoring: the step itself may send somebody in.
            if (const auto before = moment_.before().bathhouseAt(moment_.after().position(b));
                before && !moment_.before().bathhouses[*before].free())
                covered += b.flag;
        }
        if (inside.empty()) return;
        if (!term("bathhouse")) return add("flag-at-end", scored_.points + all, 0, all);
        if (covered > 0) add("flag-covered", scored_.points - covered, 0, covered);
        add("flag-forgotten", scored_.points - all, 0, all);
        if (inside.size() > 1) add("one-flag", scored_.points - all + most, static_cast<int>(inside.size()));
        add("flag-doubled", scored_.points + all, 0, all);
    }

    void coats() {
        const Term *coats = term("coat-of-arms");
        if (!coats || coats->each == 0) return;
        add("coat-forgotten", scored_.points - coats->points, coats->count, coats->each);
        if (coats->each > 1) add("coat-once", scored_.points - coats->points + coats->count, coats->count, coats->each);
    }

    void tiles() {
        const Term *tiles = term("tile");
        if (!roadOrCity() || !tiles) return;
        const Term *coats = term("coat-of-arms");
        const int things = tiles->count + (coats ? coats->count : 0);
        const int each = tiles->each;
        const int usual = isA(PartKind::City) && scored_.complete ? 2 : 1;
        if (each != usual)
            add(each == 0 ? "mark-open" : "mark-forgotten", scored_.points + things * (usual - each), tiles->count,
                each);
        else if (usual == 2)
            add("city-once", scored_.points - things, tiles->count);
        else
            add(isA(PartKind::City) ? "city-twice" : "road-twice", scored_.points + things, tiles->count);
        const int parts = static_cast<int>(board_.nodeCount(feature_));
        if (parts > scored_.tiles) add("part-twice", scored_.points + (parts - scored_.tiles) * each, scored_.tiles);
    }

    void rings() {
        if (!isA(PartKind::Monastery) && !isA(PartKind::Garden)) return;
        int beside = 0;
        for (const Edge edge : kEdges) beside += board_.at(neighbour(scored_.feature.at, edge)) ? 1 : 0;
        if (scored_.points < 9) add("ring-full", 9, scored_.points - 1);
        add("own-tile", scored_.points - 1);
        add("ring-edges", beside + 1, scored_.points - 1);
    }

    /// Cities that a field touches and that are not complete.
    int openCities() const {
        std::set<FeatureId> open;
        board_.forEachNode(feature_, [&](NodeId n) {
            const LaidId id = board_.laidOf(n);
            const EdgeMask edges = turnedEdges(board_.part(n).cities, board_.laid(id).rotation);
            for (const Edge edge : kEdges) {
                if (!(edges & bit(edge))) continue;
                const FeatureId city =
                    board_.feature(id, board_.turned(id).edgePart[static_cast<std::size_t>(index(edge))]);
                if (!board_.complete(city)) open.insert(city);
            }
        });
        return static_cast<int>(open.size());
    }

    void fields() {
        if (!isA(PartKind::Field)) return;
        const Term *cities = term("city");
        const int count = cities ? cities->count : 0;
        if (const int open = openCities(); open > 0) add("field-open", scored_.points + 3 * open, open);
        if (count > 0) add("field-four", 4 * count, count);
        add("field-tiles", scored_.tiles, scored_.tiles);
        add(count > 0 ? "field-once" : "field-none", count > 0 ? count : 3, count);
    }

    void figures() {
        for (const Winner &w : scored_.winners) {
            const auto own = std::ranges::count(scored_.involved, w.player, &FigureAt::player);
            if (own > 1) add("per-meeple", scored_.points * static_cast<int>(own), static_cast<int>(own));
        }
    }

    void slips() {
        const Term *tiles = term("tile");
        if (!roadOrCity() || !tiles || tiles->each == 0) return;
        if (tiles->count > 1) add("tile-missed", scored_.points - tiles->each, tiles->count);
        add("tile-extra", scored_.points + tiles->each, tiles->count);
    }

    const FeatureScored &scored_;
    const Moment &moment_;
    const Board &board_;
    FeatureId feature_;
    std::vector<Mistake> found_;
};

}  // namespace

std::vector<Mistake> mistakesIn(const FeatureScored &scored, const Moment &m) {
    std::vector<Mistake> all = Reckoner(scored, m).all();
    std::erase_if(all,
                  [&scored](const Mistake &mistake) { return mistake.points == scored.points || mistake.points < 0; });
    return all;
}

}  // namespace bathhouse::tutor::drill
