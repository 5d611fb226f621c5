// SPDX-License-Identifier: MIT
#include "ui/author/steps_delegate.h"

#include "ui/author/steps_model.h"
#include "ui/icons.h"
#include "ui/style.h"

#include <QPainter>

namespace bathhouse::ui {
namespace {

constexpr int kHeight = 32;
constexpr int kTall = 50;  // with a second line
constexpr int kLeft = 16;

QString secondLine(const QModelIndex &index) {
    const QString flaw = index.data(StepsModel::FlawRole).toString();
    return flaw.isEmpty() ? index.data(StepsModel::CommentRole).toString() : flaw;
}

}  // namespace

QSize StepsDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const {
    return {120, index.data(StepsModel::TallRole).toBool() ? kTall : kHeight};
}

void StepsDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const {
    const WindowColours &colours = windowColours();
    const QRect row = option.rect;
    const bool flawed = !index.data(StepsModel::FlawRole).toString().isEmpty();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (option.state.testFlag(QStyle::State_Selected))
        painter->fillRect(row, colours.accentSoft);
    else if (option.state.testFlag(QStyle::State_MouseOver))
        painter->fillRect(row, colours.sunken);
    painter->fillRect(QRect(row.left() + kLeft, row.bottom(), row.width() - 2 * kLeft, 1), colours.line);
    int left = row.left() + kLeft;
    if (index.data(StepsModel::VariationRole).toBool()) {
        painter->fillRect(QRect(row.left(), row.top(), 3, row.height()), colours.accent);
    }
    const QRect first(left, row.top() + (row.height() == kTall ? 5 : 0), row.width() - 2 * kLeft,
                      row.height() == kTall ? 22 : row.height());
    const QIcon icon = index.data(Qt::DecorationRole).value<QIcon>();
    if (!icon.isNull()) {
        icon.paint(painter, QRect(left, first.center().y() - 7, 16, 16));
        left += 24;
    }
    int right = row.right() - kLeft;
    const auto mark = [&](const QString &name, const QColor &colour) {
        right -= 16;
        paintLineIcon(*painter, QRectF(right, first.center().y() - 7, 16, 16), name, colour);
        right -= 6;
    };
    if (flawed) mark(QStringLiteral("cross"), colours.wrong);
    if (index.data(StepsModel::BranchesRole).toInt() > 0) mark(QStringLiteral("branch"), colours.text2);
    painter->setFont(interfaceFont(13));
    painter->setPen(flawed ? colours.wrong : colours.text);
    painter->drawText(QRect(left, first.top(), right - left, first.height()), Qt::AlignVCenter | Qt::AlignLeft,
                      painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, right - left));
    const QString second = secondLine(index);
    if (!second.isEmpty()) {
        painter->setFont(interfaceFont(12));
        painter->setPen(flawed ? colours.wrong : colours.text2);
        const QRect room(left, row.top() + 26, row.right() - kLeft - left, 18);
        painter->drawText(room, Qt::AlignVCenter | Qt::AlignLeft,
                          painter->fontMetrics().elidedText(second, Qt::ElideRight, room.width()));
    }
    painter->restore();
}

}  // namespace bathhouse::ui
