// SPDX-License-Identifier: MIT
#include "ui/learn/summary_art.h"

#include "scenario/tile_library.h"
#include "ui/board/figure_art.h"
#include "ui/board/theme.h"
#include "ui/board/tile_art.h"
#include "ui/icons.h"

#include <QPainter>

namespace bathhouse::ui {
namespace {

constexpr int kDetail = 96;  // how much of a tile is drawn, as on a board of so many pixels

QColor statusColour(tutor::Status status) {
    const WindowColours &c = windowColours(Theme::Light);
    switch (status) {
    case tutor::Status::Official: return c.right;
    case tutor::Status::Community: return c.community;
    case tutor::Status::Deduced: return c.deduced;
    case tutor::Status::Disputed: return c.warning;
    case tutor::Status::Open: break;
    }
    return c.text2;
}

QString statusIcon(tutor::Status status) {
    switch (status) {
    case tutor::Status::Official: return QStringLiteral("official");
    case tutor::Status::Community: return QStringLiteral("community");
    case tutor::Status::Deduced: return QStringLiteral("deduced");
    case tutor::Status::Disputed: return QStringLiteral("disputed");
    case tutor::Status::Open: break;
    }
    return QStringLiteral("open-question");
}

/// A bathhouse with its ring of eight, one space of which is open.
void paintRing(QPainter &painter, const QRectF &place) {
    const WindowColours &colours = windowColours(Theme::Light);
    const double third = place.width() / 3;
    for (int i = 0; i < 9; ++i) {
        const QRectF space(place.x() + (i % 3) * third, place.y() + (i / 3) * third, third, third);
        if (i == 4)
            paintSmallTile(painter, space, "barber-surgeons/3", true);
        else if (i == 8) {
            painter.setPen(QPen(colours.openSide, third / 10, Qt::DashLine));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(space.adjusted(third / 8, third / 8, -third / 8, -third / 8));
        } else {
            painter.setPen(QPen(tileColours(Theme::Light).tuft, third / 30));
            painter.setBrush(tileColours(Theme::Light).grass);
            painter.drawRect(space);
        }
    }
}

void paintMeeple(QPainter &painter, const QRectF &place, const char *colour, Pose pose, double height) {
    FigureLook look;
    look.colour = colour;
    look.pose = pose;
    look.shadow = false;
    paintFigure(painter, place.center(), height, look);
}

}  // namespace

void paintSmallTile(QPainter &painter, const QRectF &place, const char *tile, bool guest) {
    const rules::Tile *found = scenario::TileLibrary::shipped().find(tile);
    if (found == nullptr) return;
    painter.save();
    painter.translate(place.topLeft());
    painter.scale(place.width() / kDetail, place.height() / kDetail);
    TileLook look;
    look.px = kDetail;
    look.guest = guest;
    paintTile(painter, *layoutOf(*found), look);
    painter.restore();
}

void paintChapterArt(QPainter &painter, const QRectF &place, const std::string &chapter) {
    painter.save();
    if (chapter == "placing") {
        paintSmallTile(painter, place, "barber-surgeons/1");
    } else if (chapter == "points") {
        paintSmallTile(painter, place, "barber-surgeons/6");
    } else if (chapter == "visiting") {
        paintSmallTile(painter, place, "barber-surgeons/4");
        const double w = place.width() / 2;
        paintMeeple(painter, {place.x(), place.y() + w, w, w}, "red", Pose::Standing, w * 0.9);
    } else if (chapter == "leaving") {
        paintRing(painter, place);
    } else {
        // A pile of tiles.
        const double step = place.width() / 10;
        for (int i = 2; i >= 0; --i)
            paintSmallTile(painter, place.adjusted(i * step, i * step, (i - 2) * step, (i - 2) * step),
                           i == 0 ? "barber-surgeons/2" : "base/B");
    }
    painter.restore();
}

void paintStatusSign(QPainter &painter, const QRectF &place, tutor::Status status) {
    paintLineIcon(painter, place, statusIcon(status), statusColour(status));
}

}  // namespace bathhouse::ui
