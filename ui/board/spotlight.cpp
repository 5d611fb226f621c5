// SPDX-License-Identifier: MIT
#include "ui/board/spotlight.h"

#include <QPainter>

#include <algorithm>

namespace bathhouse::ui {
namespace {

constexpr double kRing = 19;  ///< radius of the ring round a figure, in hundredths of a tile

QPen linePen(const QColor &colour, double width) { return {colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin}; }

QColor dark(Theme theme) {
    return theme == Theme::Light ? faded(windowColours(theme).table, 0.66) : faded(windowColours(theme).table, 0.62);
}

} // namespace

Spotlight spotlightOf(const tutor::Reason &reason) { return {reason.tiles, reason.parts, reason.figures}; }

void SpotlightPainter::set(const Spotlight &light, std::vector<Gone> gone, std::vector<QPointF> standing) {
    gone_ = std::move(gone);
    rings_ = std::move(standing);
    for (const Gone &figure : gone_) rings_.push_back(figure.at);
    rows_.clear();
    for (const rules::Position p : light.tiles) rows_[p.y].push_back(p.x);
    for (auto &[y, row] : rows_) std::sort(row.begin(), row.end());
    border_.clear();
    for (const rules::Position p : light.tiles) {
        const QPointF corner = cornerOf(p);
        const auto line = [&](bool inside, QPointF from, QPointF to) {
            if (!inside) border_.emplace_back(corner + from, corner + to);
        };
        line(lit(p.x, p.y - 1), {0, 0}, {kUnits, 0});
        line(lit(p.x + 1, p.y), {kUnits, 0}, {kUnits, kUnits});
        line(lit(p.x, p.y + 1), {kUnits, kUnits}, {0, kUnits});
        line(lit(p.x - 1, p.y), {0, kUnits}, {0, 0});
    }
}

bool SpotlightPainter::lit(int x, int y) const {
    const auto row = rows_.find(y);
    return row != rows_.end() && std::binary_search(row->second.begin(), row->second.end(), x);
}

void SpotlightPainter::paintDark(QPainter &p, const MarkStyle &style, const QRectF &visible) const {
    const QColor colour = dark(style.theme);
    const rules::Position from = spaceAt(visible.topLeft());
    const rules::Position to = spaceAt(visible.bottomRight());
    // Whole rows and the gaps in them: few and large rectangles, on whole pixels as the tiles are.
    p.setRenderHint(QPainter::Antialiasing, false);
    const auto fill = [&](int x, int columns, int y, int rows) {
        if (columns > 0 && rows > 0)
            p.fillRect(QRectF(cornerOf({x, y}), QSizeF(columns * kUnits, rows * kUnits)), colour);
    };
    int unlit = from.y;
    for (int y = from.y; y <= to.y; ++y) {
        const auto row = rows_.find(y);
        if (row == rows_.end()) continue;
        fill(from.x, to.x + 1 - from.x, unlit, y - unlit);
        unlit = y + 1;
        int x = from.x;
        for (const int column : row->second) {
            if (column < from.x || column > to.x) continue;
            fill(x, column - x, y, 1);
            x = column + 1;
        }
        fill(x, to.x + 1 - x, y, 1);
    }
    fill(from.x, to.x + 1 - from.x, unlit, to.y + 1 - unlit);
    p.setRenderHint(QPainter::Antialiasing);
}

void SpotlightPainter::paintLines(QPainter &p, const MarkStyle &style) const {
    const double u = style.unit();
    const WindowColours &c = windowColours(style.theme);
    const double scale = outlineScale(style.px);
    for (const auto &[colour, width] : {std::pair(QColor(Qt::white), 5.0), std::pair(c.ringLine, 2.5)}) {
        p.setPen(linePen(colour, width * u * scale));
        p.drawLines(border_.data(), static_cast<int>(border_.size()));
    }
    for (const QPointF &at : rings_) {
        p.setPen(linePen(c.highlightLine, 1.5 * u * scale));
        p.setBrush(faded(c.highlight, 0.55));
        p.drawEllipse(at, kRing, kRing);
    }
}

void SpotlightPainter::paintAboveFigures(QPainter &p, const MarkStyle &style) const {
    p.setOpacity(0.6);
    for (const Gone &gone : gone_) {
        const std::string_view kind = rules::traits(gone.figure.figure).name;
        p.save();
        p.translate(gone.at);
        paintFigureOnTile(p, {}, style.px, gone.scale,
                          {.kind = kind, .colour = gone.colour, .pose = gone.pose, .theme = style.theme});
        p.restore();
    }
    p.setOpacity(1);
}

} // namespace bathhouse::ui
