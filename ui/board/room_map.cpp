// SPDX-License-Identifier: MIT
#include "ui/board/room_map.h"

#include <algorithm>
#include <cmath>

namespace bathhouse::ui {
namespace {

constexpr double kCell = kUnits / RoomMap::kCells;

QPointF middle(int x, int y) { return {(x + 0.5) * kCell, (y + 0.5) * kCell}; }
int column(double v) { return std::clamp(static_cast<int>(std::floor(v / kCell)), 0, RoomMap::kCells - 1); }

} // namespace

int RoomMap::cell(int x, int y) const {
    if (x < 0 || y < 0 || x >= kCells || y >= kCells) return kBuilt;
    return cells_[static_cast<std::size_t>(y * kCells + x)];
}

int RoomMap::at(QPointF p) const { return cell(column(p.x()), column(p.y())); }

void RoomMap::paintWhere(const QRectF &bounds, int region, bool over, const std::function<bool(QPointF)> &inside) {
    for (int y = column(bounds.top()); y <= column(bounds.bottom()); ++y) {
        for (int x = column(bounds.left()); x <= column(bounds.right()); ++x) {
            int &target = cells_[static_cast<std::size_t>(y * kCells + x)];
            if ((over || target == kGrass) && inside(middle(x, y))) target = region;
        }
    }
}

void RoomMap::paint(const QPolygonF &shape, int region, bool over) {
    paintWhere(shape.boundingRect(), region, over, [&](QPointF p) { return shape.containsPoint(p, Qt::OddEvenFill); });
}

void RoomMap::paintDisc(QPointF centre, double radius, int region) {
    const QRectF bounds(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius);
    paintWhere(bounds, region, true, [&](QPointF p) { return distance(p, centre) < radius; });
}

void RoomMap::paintLine(const QPolygonF &line, double half, int region, bool over) {
    const QRectF bounds = line.boundingRect().adjusted(-half, -half, half, half);
    paintWhere(bounds, region, over, [&](QPointF p) { return distanceToLine(p, line) < half; });
}

void RoomMap::paintRect(const QRectF &rect, int region) {
    paintWhere(rect, region, true, [&](QPointF p) { return rect.contains(p); });
}

void RoomMap::flood(QPointF from, int region) {
    std::vector<std::pair<int, int>> todo{{column(from.x()), column(from.y())}};
    while (!todo.empty()) {
        const auto [x, y] = todo.back();
        todo.pop_back();
        if (cell(x, y) != kGrass) continue;
        cells_[static_cast<std::size_t>(y * kCells + x)] = region;
        todo.insert(todo.end(), {{x + 1, y}, {x - 1, y}, {x, y + 1}, {x, y - 1}});
    }
}

void RoomMap::share(int region, const std::function<int(QPointF)> &owner) {
    for (int y = 0; y < kCells; ++y) {
        for (int x = 0; x < kCells; ++x) {
            int &target = cells_[static_cast<std::size_t>(y * kCells + x)];
            if (target == region) target = owner(middle(x, y));
        }
    }
}

std::vector<QPointF> RoomMap::border(int region) const {
    std::vector<QPointF> result;
    for (int y = -1; y <= kCells; ++y) {
        for (int x = -1; x <= kCells; ++x) {
            if (cell(x, y) == region) continue;
            bool beside = false;
            for (int dy = -1; dy <= 1; ++dy) {
                for (int dx = -1; dx <= 1; ++dx) beside = beside || cell(x + dx, y + dy) == region;
            }
            if (beside) result.push_back(middle(x, y));
        }
    }
    return result;
}

bool RoomMap::clear(QPointF p, double radius, int region) const {
    const int cells = static_cast<int>(std::ceil(radius / kCell));
    for (int dy = -cells; dy <= cells; ++dy) {
        for (int dx = -cells; dx <= cells; ++dx) {
            if (distance({0, 0}, QPointF(dx, dy) * kCell) > radius) continue;
            if (cell(column(p.x()) + dx, column(p.y()) + dy) != region) return false;
        }
    }
    return true;
}

double RoomMap::reach(QPointF p, const std::function<bool(int)> &passes) const {
    double best = std::min({p.x(), p.y(), kUnits - p.x(), kUnits - p.y()});
    for (int y = 0; y < kCells; ++y) {
        for (int x = 0; x < kCells; ++x) {
            if (!passes(cell(x, y))) best = std::min(best, distance(p, middle(x, y)));
        }
    }
    return best;
}

RoomMap::Spot RoomMap::roomiest(int region, double pull) const {
    const std::vector<QPointF> edge = border(region);
    Spot best;
    double bestKey = -1e9;
    for (int y = 0; y < kCells; ++y) {
        for (int x = 0; x < kCells; ++x) {
            if (cell(x, y) != region) continue;
            const QPointF p = middle(x, y);
            double square = 1e9;
            for (const QPointF &other : edge) square = std::min(square, QPointF::dotProduct(p - other, p - other));
            const double clear = std::sqrt(square);
            const double key = clear - pull * distance(p, {50, 50});
            if (key <= bestKey) continue;
            bestKey = key;
            best = {p, clear};
        }
    }
    return best;
}

QRectF RoomMap::grow(QPointF centre, int region, QSizeF most, double margin) const {
    QRectF rect(centre, QSizeF(0, 0));
    const auto free = [&](const QRectF &r) {
        const QRectF wanted = r.adjusted(-margin, -margin, margin, margin);
        if (!QRectF(0, 0, kUnits, kUnits).contains(wanted)) return false;
        for (int y = column(wanted.top()); y <= column(wanted.bottom()); ++y) {
            for (int x = column(wanted.left()); x <= column(wanted.right()); ++x) {
                if (cell(x, y) != region && wanted.contains(middle(x, y))) return false;
            }
        }
        return true;
    };
    for (bool grew = true; grew;) {
        grew = false;
        for (const QPointF step : {QPointF(0.5, 0), QPointF(0, 0.5)}) {
            const QRectF next = rect.adjusted(-step.x(), -step.y(), step.x(), step.y());
            if (next.width() > most.width() || next.height() > most.height() || !free(next)) continue;
            rect = next;
            grew = true;
        }
    }
    return rect;
}

} // namespace bathhouse::ui
