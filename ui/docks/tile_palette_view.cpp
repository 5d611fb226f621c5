// SPDX-License-Identifier: MIT
#include "ui/docks/tile_palette_view.h"

#include "ui/board/tile_art.h"
#include "ui/docks/tile_palette_model.h"
#include "ui/icons.h"
#include "ui/style.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QPixmapCache>
#include <QStyledItemDelegate>

#include <algorithm>
#include <optional>

namespace bathhouse::ui {
namespace {

constexpr int kPicture = 64;
constexpr QSize kCell{80, 96};
constexpr int kHeading = 32;

class TilePaletteDelegate final : public QStyledItemDelegate {
public:
    explicit TilePaletteDelegate(TilePaletteView &view) : QStyledItemDelegate(&view), view_(view) {}

    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const override {
        const bool heading = index.data(TilePaletteModel::IdRole).toString().isEmpty();
        return heading ? QSize(std::max(1, view_.viewport()->width() - 2), kHeading) : kCell;
    }

    void paint(QPainter *p, const QStyleOptionViewItem &option, const QModelIndex &index) const override {
        p->save();
        p->setRenderHint(QPainter::Antialiasing);
        if (index.data(TilePaletteModel::IdRole).toString().isEmpty())
            paintHeading(*p, option.rect, index);
        else
            paintTile(*p, option, index);
        p->restore();
    }

private:
    static void paintHeading(QPainter &p, const QRect &rect, const QModelIndex &index) {
        const WindowColours &c = windowColours();
        const QRect room = rect.adjusted(8, 0, -8, 0);
        p.setFont(interfaceFont(13, QFont::DemiBold));
        p.setPen(c.text);
        const QString note = index.data(TilePaletteModel::NoteRole).toString();
        const int left = room.width() - QFontMetrics(interfaceFont(12)).horizontalAdvance(note) - 8;
        const QString name = p.fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, left);
        p.drawText(room, Qt::AlignVCenter | Qt::AlignLeft, name);
        p.setFont(interfaceFont(12));
        p.setPen(c.text2);
        p.drawText(room, Qt::AlignVCenter | Qt::AlignRight, note);
    }

    void paintTile(QPainter &p, const QStyleOptionViewItem &option, const QModelIndex &index) const {
        const WindowColours &c = windowColours();
        const QRect cell = option.rect.adjusted(2, 2, -2, -2);
        const bool inHand = index.data(TilePaletteModel::IdRole).toString() == view_.inHand();
        if (inHand || option.state.testFlag(QStyle::State_MouseOver)) {
            p.setPen(inHand ? QPen(c.accent, 1.5) : QPen(Qt::NoPen));
            p.setBrush(inHand ? c.accentSoft : c.sunken);
            p.drawRoundedRect(QRectF(cell).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
        }
        if (option.state.testFlag(QStyle::State_HasFocus)) {
            p.setPen(QPen(c.accent, 2));
            p.setBrush(Qt::NoBrush);
            p.drawRoundedRect(QRectF(cell).adjusted(1, 1, -1, -1), 6, 6);
        }
        const int left = index.data(TilePaletteModel::LeftRole).toInt();
        const bool counted = index.data(TilePaletteModel::CountRole).toInt() > 0;
        const QRect picture(cell.left() + (cell.width() - kPicture) / 2, cell.top() + 6, kPicture, kPicture);
        p.setOpacity(counted && left <= 0 ? 0.35 : 1);
        p.drawPixmap(picture, pictureOf(index, p.device()->devicePixelRatioF()));
        p.setOpacity(1);
        if (!index.data(TilePaletteModel::DoubtRole).toString().isEmpty()) paintDoubt(p, picture);
        paintCaption(p, picture, index.data().toString(), counted ? std::optional(left) : std::nullopt);
    }

    /// The name and how many are left, if they are counted. Beside a long name the number alone stands on the picture.
    static void paintCaption(QPainter &p, const QRect &picture, const QString &name, std::optional<int> left) {
        const WindowColours &c = windowColours();
        const QFont nameFont = interfaceFont(12, QFont::DemiBold);
        const QFont leftFont = interfaceFont(11);
        const QString words = !left       ? QString()
                              : *left < 0 ? TilePaletteModel::tr("%1 too many").arg(-*left)
                                          : TilePaletteModel::tr("%1 left").arg(*left);
        const int wordsWidth = QFontMetrics(leftFont).horizontalAdvance(words);
        const bool beside = QFontMetrics(nameFont).horizontalAdvance(name) + 4 + wordsWidth <= picture.width();
        const QRect inner(picture.left(), picture.bottom() + 3, picture.width(), 18);
        const QRect whole = inner.adjusted(-6, 0, 6, 0);
        p.setFont(nameFont);
        p.setPen(c.text);
        if (beside)
            p.drawText(inner, Qt::AlignVCenter | Qt::AlignLeft, name);
        else
            p.drawText(whole, Qt::AlignCenter, p.fontMetrics().elidedText(name, Qt::ElideMiddle, whole.width()));
        if (!left) return;
        p.setFont(leftFont);
        p.setPen(*left < 0 ? c.warning : c.text2);
        if (beside)
            p.drawText(inner, Qt::AlignVCenter | Qt::AlignRight, words);
        else
            paintBadge(p, picture, *left < 0 ? QStringLiteral("−%1").arg(-*left) : QString::number(*left));
    }

    static void paintBadge(QPainter &p, const QRect &picture, const QString &number) {
        const QPen ink = p.pen();
        const int width = std::max(16, p.fontMetrics().horizontalAdvance(number) + 8);
        const QRectF badge(picture.right() - width - 2, picture.bottom() - 18, width, 16);
        p.setPen(QPen(windowColours().line, 1));
        p.setBrush(windowColours().panel);
        p.drawRoundedRect(badge, 8, 8);
        p.setPen(ink);
        p.drawText(badge, Qt::AlignCenter, number);
    }

    /// The mark of a reconstruction: not everything of this tile is documented.
    static void paintDoubt(QPainter &p, const QRect &picture) {
        const WindowColours &c = windowColours();
        const QRectF disc(picture.left() + 3, picture.bottom() - 16, 14, 14);
        p.setPen(QPen(c.warning, 1));
        p.setBrush(c.warningSoft);
        p.drawEllipse(disc);
        p.setFont(interfaceFont(11, QFont::Bold));
        p.setPen(c.warning);
        p.drawText(disc, Qt::AlignCenter, QStringLiteral("?"));
    }

    static QPixmap pictureOf(const QModelIndex &index, double ratio) {
        const auto *tile =
            static_cast<const rules::Tile *>(index.data(TilePaletteModel::TileRole).value<const void *>());
        // Tiles of one name may differ between scenarios: their layout tells them apart.
        const auto layout = layoutOf(*tile);
        const Theme theme = applicationTheme();
        const QString key = QStringLiteral("palette %1 %2 %3")
                                .arg(reinterpret_cast<quintptr>(layout.get()))
                                .arg(static_cast<int>(theme))
                                .arg(ratio);
        QPixmap found;
        if (QPixmapCache::find(key, &found)) return found;
        TileLook look;
        look.px = kPicture;
        look.theme = theme;
        found = QPixmap::fromImage(tileImage(*tile, look, ratio));
        QPixmapCache::insert(key, found);
        return found;
    }

    TilePaletteView &view_;
};

} // namespace

TilePaletteView::TilePaletteView(QWidget *parent) : QListView(parent) {
    setObjectName(QStringLiteral("tilePalette"));
    setFlow(LeftToRight);
    setWrapping(true);
    setResizeMode(Adjust);
    setMovement(Static);
    setSelectionMode(NoSelection);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    setVerticalScrollMode(ScrollPerPixel);
    setMouseTracking(true);
    setFrameShape(NoFrame);
    setItemDelegate(new TilePaletteDelegate(*this));
    setAccessibleName(tr("Tiles"));
    connect(this, &QAbstractItemView::entered, this, &TilePaletteView::pointedAt);
}

void TilePaletteView::setInHand(const QString &id) {
    inHand_ = id;
    viewport()->update();
}

void TilePaletteView::keyPressEvent(QKeyEvent *event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space) {
        const QString id = currentIndex().data(TilePaletteModel::IdRole).toString();
        if (!id.isEmpty()) Q_EMIT taken(id);
        return event->accept();
    }
    QListView::keyPressEvent(event);
    Q_EMIT pointedAt(currentIndex());
}

void TilePaletteView::mousePressEvent(QMouseEvent *event) {
    dragging_ = false;
    pressed_ = event->button() == Qt::LeftButton ? indexAt(event->pos()) : QModelIndex();
    pressedAt_ = event->pos();
    if (pressed_.data(TilePaletteModel::IdRole).toString().isEmpty()) pressed_ = {};
    if (pressed_.isValid()) setCurrentIndex(pressed_);
}

void TilePaletteView::mouseMoveEvent(QMouseEvent *event) {
    const bool far = (event->pos() - pressedAt_).manhattanLength() >= QApplication::startDragDistance();
    if (!dragging_ && pressed_.isValid() && event->buttons() & Qt::LeftButton && far) {
        dragging_ = true;
        Q_EMIT taken(pressed_.data(TilePaletteModel::IdRole).toString());
    }
    if (dragging_) {
        Q_EMIT dragged(event->globalPosition().toPoint());
        return;
    }
    QListView::mouseMoveEvent(event);
}

void TilePaletteView::mouseReleaseEvent(QMouseEvent *event) {
    const QModelIndex pressed = std::exchange(pressed_, QModelIndex());
    if (std::exchange(dragging_, false)) {
        Q_EMIT dropped(event->globalPosition().toPoint());
        return;
    }
    if (pressed.isValid() && indexAt(event->pos()) == pressed)
        Q_EMIT taken(pressed.data(TilePaletteModel::IdRole).toString());
}

void TilePaletteView::resizeEvent(QResizeEvent *event) {
    QListView::resizeEvent(event);
    scheduleDelayedItemsLayout();  // headings are as wide as the list
}

} // namespace bathhouse::ui
