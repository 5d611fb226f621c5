// SPDX-License-Identifier: MIT
#include "ui/docks/lesson_delegate.h"

#include "ui/icons.h"
#include "ui/lesson_list.h"
#include "ui/style.h"

#include <QPainter>

namespace bathhouse::ui {
namespace {

constexpr int kRow = 32;
constexpr int kMark = 14;
constexpr int kNarrow = 230;  // the list without numbers and counts

void paintMark(QPainter &painter, const QPointF &centre, LessonMark mark) {
    const WindowColours &colours = windowColours();
    const QRectF circle(centre.x() - kMark / 2.0, centre.y() - kMark / 2.0, kMark, kMark);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(mark == LessonMark::New ? colours.lineStrong : colours.accent, 1.5));
    painter.drawEllipse(circle);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.accent);
    if (mark == LessonMark::Begun) painter.drawPie(circle, 270 * 16, 180 * 16);
    if (mark == LessonMark::Done) {
        painter.drawEllipse(circle);
        paintLineIcon(painter, circle.adjusted(2.5, 2.5, -2.5, -2.5), QStringLiteral("check"), colours.onAccent);
    }
}

}  // namespace

QSize LessonDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const { return {120, kRow}; }

void LessonDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const {
    const WindowColours &colours = windowColours();
    const bool chapter = !index.parent().isValid();
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRect row(8, option.rect.top(), option.widget->width() - 16, option.rect.height());
    if (selected || option.state.testFlag(QStyle::State_MouseOver)) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(selected ? colours.accentSoft : colours.sunken);
        painter->drawRoundedRect(row, 6, 6);
        if (selected && !chapter) {
            painter->setBrush(colours.accent);
            painter->drawRoundedRect(QRectF(row.left(), row.top() + 6, 3, row.height() - 12), 1.5, 1.5);
        }
    }
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        painter->setBrush(Qt::NoBrush);
        painter->setPen(QPen(colours.accent, 2));
        painter->drawRoundedRect(QRectF(row).adjusted(1, 1, -1, -1), 6, 6);
    }
    const bool narrow = option.widget->width() < kNarrow;
    int left = row.left() + (chapter ? 4 : narrow ? 22 : 42);
    int right = row.right() - 8;
    const qreal middle = row.center().y() + 0.5;
    if (index.data(MarkRole).isValid()) {
        paintMark(*painter, {right - kMark / 2.0, middle}, static_cast<LessonMark>(index.data(MarkRole).toInt()));
        right -= kMark + (narrow ? 5 : 10);
    }
    if (chapter) {
        const bool open = option.state.testFlag(QStyle::State_Open);
        paintLineIcon(*painter, QRectF(left - 2, middle - 6, 12, 12),
                      open ? QStringLiteral("chevron-down") : QStringLiteral("chevron-right"), colours.text2);
        left += 18;
        if (const QString number = index.data(NumberRole).toString(); !number.isEmpty() && !narrow) {
            painter->setFont(interfaceFont(13));
            painter->setPen(colours.text2);
            painter->drawText(QRect(left, row.top(), 20, kRow), Qt::AlignVCenter | Qt::AlignLeft, number);
            left += 20;
        }
    }
    if (const QString count = narrow ? QString() : index.data(CountRole).toString(); chapter || !count.isEmpty()) {
        painter->setFont(interfaceFont(12));
        painter->setPen(colours.text2);
        painter->drawText(QRect(row.left(), row.top(), right - row.left(), kRow), Qt::AlignVCenter | Qt::AlignRight,
                          count);
        right -= QFontMetrics(painter->font()).horizontalAdvance(count) + 6;
    }
    const QFont::Weight bold = narrow ? QFont::Medium : QFont::DemiBold;
    const QFont font = interfaceFont(narrow ? 12 : 13, chapter || selected ? bold : QFont::Normal);
    painter->setFont(font);
    painter->setPen(selected && !chapter ? colours.link : colours.text);
    const QRect text(left, row.top(), std::max(0, right - left), kRow);
    painter->drawText(text, Qt::AlignVCenter | Qt::AlignLeft,
                      QFontMetrics(font).elidedText(index.data().toString(), Qt::ElideRight, text.width()));
    painter->restore();
}

}  // namespace bathhouse::ui
