// SPDX-License-Identifier: MIT
#include "rules/area.h"

#include <algorithm>
#include <set>

namespace bathhouse::rules {

namespace {

class AreaJudge {
public:
    AreaJudge(const Board &board, std::span<const Position> lifted)
        : board_(board), lifted_(lifted.begin(), lifted.end()) {}

    AreaFit judge(const AreaTile &tile) {
        AreaFit found;
        found.fit.offMap = !onMap(tile.at);
        if (found.fit.offMap) return found;
        found.fit.occupied = staying(tile.at).has_value();
        const EdgePattern pattern = board_.tiles().turned(tile.tile, tile.rotation).pattern;
        for (const Edge edge : kEdges) {
            const auto e = static_cast<std::size_t>(edge);
            found.own[e] = edgeKind(pattern, edge);
            const auto laid = staying(neighbour(tile.at, edge));
            if (!laid) continue;
            touches_ = true;
            found.beside[e] = edgeKind(board_.turned(*laid).pattern, opposite(edge));
            const bool known = found.own[e] != EdgeKind::Any && found.beside[e] != EdgeKind::Any;
            if (known && found.own[e] != found.beside[e])
                found.fit.clash = static_cast<EdgeMask>(found.fit.clash | bit(edge));
        }
        return found;
    }

    /// Whether no tile of the area touches one that stays, though there are some.
    bool apart() const { return !touches_ && board_.size() > lifted_.size(); }

private:
    std::optional<LaidId> staying(Position p) const { return lifted_.contains(p) ? std::nullopt : board_.at(p); }

    const Board &board_;
    std::set<Position> lifted_;
    bool touches_ = false;
};

} // namespace

std::vector<AreaFit> fitOf(const Board &board, std::span<const AreaTile> area, std::span<const Position> lifted) {
    AreaJudge judge(board, lifted);
    std::vector<AreaFit> fits;
    fits.reserve(area.size());
    for (const AreaTile &tile : area) fits.push_back(judge.judge(tile));
    if (judge.apart())
        for (AreaFit &fit : fits) fit.fit.apart = !fit.fit.occupied && !fit.fit.offMap;
    return fits;
}

} // namespace bathhouse::rules
