// SPDX-License-Identifier: MIT
#include "ui/board/figure_places.h"

#include "ui/board/feature_outline.h"
#include "ui/board/flag_place.h"
#include "ui/board/tile_layout.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>

namespace bathhouse::ui {
namespace {

constexpr QPointF kApart{19, 0};   ///< between figures on one part
constexpr QSizeF kFigure{25, 28};  ///< standing or lying
constexpr double kNear = 10;       ///< its middle is no nearer to the edge of the tile than this
constexpr double kStep = 3;        ///< between places that are tried
constexpr double kTurned = 8;      ///< a row that does not go from left to right counts as so much farther away

/// The places of a row of figures round its middle.
std::vector<QPointF> rowOf(std::size_t count, QPointF middle, QPointF apart) {
    std::vector<QPointF> row;
    for (std::size_t i = 0; i < count; ++i)
        row.push_back(middle + apart * (static_cast<double>(i) - (static_cast<double>(count) - 1) / 2));
    return row;
}

/// What figures on a tile with a bathhouse keep clear of, on the tile as it lies.
class FlagTile {
public:
    FlagTile(const TileLayout &layout, rules::Rotation rotation, rules::PartIndex part)
        : shape_(partShape(layout, rotation, part)),
          pool_(turned(layout.bathhouse->centre, rotation)),
          walls_(kBathhouse * layout.bathhouse->scale),
          flag_(flagOf(pool_, layout.bathhouse->scale).cloth) {}

    bool hides(const std::vector<QPointF> &row) const {
        return std::ranges::any_of(row, [this](QPointF at) { return boxAt(at).intersects(flag_); });
    }

    /// The row nearest to where it would stand that hides nothing; nothing: there is no room.
    std::optional<std::vector<QPointF>> nearestRow(std::size_t count, QPointF wanted) const {
        constexpr std::array<QPointF, 4> directions{kApart, QPointF(14, 18), QPointF(-14, 18), QPointF(0, 24)};
        std::optional<std::vector<QPointF>> best;
        double least = std::numeric_limits<double>::max();
        for (const QPointF direction : directions) {
            if (count == 1 && direction != kApart) break;
            const double extra = direction == kApart ? 0 : kTurned;
            for (double y = kNear; y <= kUnits - kNear; y += kStep) {
                for (double x = kNear; x <= kUnits - kNear; x += kStep) {
                    const double far = distance({x, y}, wanted) + extra;
                    if (far >= least) continue;
                    std::vector<QPointF> row = rowOf(count, {x, y}, direction);
                    if (!fits(row)) continue;
                    least = far;
                    best = std::move(row);
                }
            }
        }
        return best;
    }

private:
    static QRectF boxAt(QPointF at) { return {at - QPointF(kFigure.width(), kFigure.height()) / 2, kFigure}; }

    bool fits(const std::vector<QPointF> &row) const {
        const QRectF room = QRectF(0, 0, kUnits, kUnits).adjusted(kNear, kNear, -kNear, -kNear);
        return !hides(row) && std::ranges::all_of(row, [&](QPointF at) {
            return room.contains(at) && distance(at, pool_) > walls_ + 9 && shape_.contains(at);
        });
    }

    QPainterPath shape_;
    QPointF pool_;
    double walls_;
    QRectF flag_;
};

} // namespace

std::vector<QPointF> rowOfFigures(const rules::State &state, const rules::PartRef &where, std::size_t count) {
    std::vector<QPointF> usual = rowOf(count, placeOf(state, where), kApart);
    const auto laid = state.board.at(where.at);
    if (!laid || where.part == rules::kBathhousePart || state.board.laid(*laid).bathhouse < 0) return usual;
    const auto layout = layoutOf(state.board.tile(*laid));
    if (!layout->bathhouse) return usual;
    const FlagTile tile(*layout, state.board.laid(*laid).rotation, where.part);
    const QPointF corner = cornerOf(where.at);
    std::vector<QPointF> onTile = usual;
    for (QPointF &at : onTile) at -= corner;
    if (!tile.hides(onTile)) return usual;
    auto row = tile.nearestRow(count, placeOf(state, where) - corner);
    if (!row) return usual;
    for (QPointF &at : *row) at += corner;
    return *row;
}

QPointF placeOfFigures(const rules::State &state, const rules::PartRef &where) {
    const std::vector<rules::FigureAt> figures = state.figuresInOrder();
    const std::vector<QPointF> places = figurePlaces(state, figures);
    QPointF sum;
    int count = 0;
    for (std::size_t i = 0; i < figures.size(); ++i)
        if (figures[i].where == where) sum += places[i], ++count;
    return count == 0 ? placeOf(state, where) : sum / count;
}

} // namespace bathhouse::ui
