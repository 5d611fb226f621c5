// SPDX-License-Identifier: MIT
#include "ui/learn/ring_picture.h"

#include "ui/board/tile_art.h"
#include "ui/style.h"
#include "ui/widgets/player_mark.h"

#include <QMouseEvent>
#include <QPainter>

namespace bathhouse::ui {
namespace {

constexpr int kSide = 36;
constexpr int kGap = 2;
constexpr int kWhole = 3 * kSide + 2 * kGap;

} // namespace

RingPicture::RingPicture(const tutor::Inspection &found, const rules::State &state, std::string guest, QWidget *parent)
    : QWidget(parent), guest_(std::move(guest)) {
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    for (std::size_t i = 0; i < spaces_.size(); ++i) {
        spaces_[i].at = {found.at.x + static_cast<int>(i % 3) - 1, found.at.y + static_cast<int>(i / 3) - 1};
        const auto laid = state.board.at(spaces_[i].at);
        if (!laid) continue;
        TileLook look;
        look.rotation = state.board.laid(*laid).rotation;
        look.px = kSide;
        look.theme = applicationTheme();
        const auto bathhouse = state.bathhouseAt(spaces_[i].at);
        look.guest = bathhouse && !state.bathhouses[*bathhouse].free();
        spaces_[i].picture = QPixmap::fromImage(tileImage(state.board.tile(*laid), look, devicePixelRatioF()));
    }
    const int missing = static_cast<int>(found.missing.size());
    setAccessibleName(missing == 0 ? tr("All eight spaces around it are filled")
                                   : tr("%n of the eight spaces around it are missing", "", missing));
}

QSize RingPicture::sizeHint() const { return {kWhole, kWhole}; }

QRect RingPicture::place(std::size_t space) const {
    const int x = static_cast<int>(space % 3);
    const int y = static_cast<int>(space / 3);
    return {x * (kSide + kGap), y * (kSide + kGap), kSide, kSide};
}

void RingPicture::paintEvent(QPaintEvent *) {
    const WindowColours &colours = windowColours();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t i = 0; i < spaces_.size(); ++i) {
        const QRect at = place(i);
        if (spaces_[i].picture.isNull()) {
            QPen pen(colours.lineStrong, 1.5, Qt::CustomDashLine);
            pen.setDashPattern({3, 2});
            painter.setPen(pen);
            painter.setBrush(colours.sunken);
            painter.drawRoundedRect(QRectF(at).adjusted(1.5, 1.5, -1.5, -1.5), 4, 4);
            painter.setFont(interfaceFont(15, QFont::DemiBold));
            painter.setPen(colours.text2);
            painter.drawText(at, Qt::AlignCenter, QStringLiteral("?"));
        } else {
            painter.drawPixmap(at, spaces_[i].picture);
        }
        if (pointed_ != i) continue;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colours.accent, 2));
        painter.drawRect(QRectF(at).adjusted(1, 1, -1, -1));
    }
    const QRectF middle = place(4);
    if (!guest_.empty()) paintPlayerMark(painter, {middle.right() - 15, middle.bottom() - 15, 14, 14}, guest_);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colours.accent, 1.5));
    painter.drawRect(QRectF(place(4)).adjusted(-0.5, -0.5, 0.5, 0.5));
}

void RingPicture::pointAt(std::optional<std::size_t> space) {
    if (space == pointed_) return;
    pointed_ = space;
    update();
    Q_EMIT lit(space ? Spotlight{.tiles = {spaces_[*space].at}, .features = {}, .figures = {}} : Spotlight());
}

void RingPicture::mouseMoveEvent(QMouseEvent *event) {
    for (std::size_t i = 0; i < spaces_.size(); ++i)
        if (place(i).contains(event->pos())) return pointAt(i);
    pointAt(std::nullopt);
}

void RingPicture::leaveEvent(QEvent *) { pointAt(std::nullopt); }

} // namespace bathhouse::ui
