// SPDX-License-Identifier: MIT
#include "ui/board/token_room.h"

#include "ui/board/feature_outline.h"
#include "ui/board/flag_place.h"
#include "ui/board/token_art.h"

#include <algorithm>
#include <limits>

namespace bathhouse::ui {
namespace {

constexpr double kFigure = 12;   ///< radius that a figure covers
constexpr double kHead = 9;      ///< the same of its head
constexpr double kFlag = 11;     ///< radius round the middle of a flag
constexpr double kPress = 2;     ///< how much worse it is to cover a thing than to be as far away
constexpr double kBeside = 0.5;  ///< how much a token is drawn to a figure or part that it belongs to
constexpr double kOnTile = 0.2;  ///< the same where it belongs to the whole tile
constexpr double kStep = 2.5;    ///< between places that are tried
constexpr double kMargin = 1;    ///< to the edge of the tile

} // namespace

TokenRoom::TokenRoom(const rules::State &state) : state_(state) {
    if (state.tokens.empty()) return;
    figures_ = state.figuresInOrder();
    places_ = figurePlaces(state, figures_);
}

void TokenRoom::addBathhouse(const rules::PartRef &where, std::vector<Disc> &things) const {
    const auto laid = state_.board.at(where.at);
    const auto layout = layoutOf(state_.board.tile(*laid));
    if (!layout->bathhouse) return;
    const QPointF pool = turned(layout->bathhouse->centre, state_.board.laid(*laid).rotation);
    const double scale = layout->bathhouse->scale;
    // What belongs to the guest lies over the feet, under water.
    if (where.part != rules::kBathhousePart) things.push_back({cornerOf(where.at) + pool, kBathhouse * scale});
    things.push_back({cornerOf(where.at) + flagOf(pool, scale).cloth.center(), kFlag});
}

QPointF TokenRoom::take(const rules::Token &token, const rules::PartRef &where, QPointF wanted) {
    const double radius = tokenHeight(rules::traits(token.kind).name) * 0.48;
    std::vector<Disc> things = tokens_;
    for (std::size_t i = 0; i < figures_.size(); ++i) {
        const bool guest = figures_[i].where.part == rules::kBathhousePart;
        if (figures_[i].where.at != where.at || guest) continue;
        things.push_back({places_[i] - QPointF(0, 9), kHead});
        things.push_back({places_[i] + QPointF(0, 4), kFigure});
    }
    addBathhouse(where, things);
    const double pull = where.part == rules::kNoPart ? kOnTile : kBeside;
    const auto cost = [&](QPointF at) {
        double sum = pull * distance(at, wanted);
        for (const Disc &thing : things) sum += kPress * std::max(0.0, thing.radius + radius - distance(at, thing.at));
        return sum;
    };
    const double edge = radius + kMargin;
    const QRectF room = QRectF(cornerOf(where.at), QSizeF(kUnits, kUnits)).adjusted(edge, edge, -edge, -edge);
    QPointF best(std::clamp(wanted.x(), room.left(), room.right()), std::clamp(wanted.y(), room.top(), room.bottom()));
    double least = cost(best);
    for (double y = room.top(); y <= room.bottom(); y += kStep) {
        for (double x = room.left(); x <= room.right(); x += kStep) {
            const double here = cost({x, y});
            if (here < least - 1e-9) least = here, best = {x, y};
        }
    }
    tokens_.push_back({best, radius});
    return best;
}

} // namespace bathhouse::ui
