// SPDX-License-Identifier: MIT
#include "ui/docks/problem_delegate.h"

#include "ui/icons.h"
#include "ui/style.h"

#include <QPainter>

namespace bathhouse::ui {
namespace {

constexpr int kLeft = 42;
constexpr int kRight = 16;
constexpr int kLeastHeight = 36;

int pointerWidth(const QModelIndex &index) {
    const QString pointer = index.data(PointerRole).toString();
    return pointer.isEmpty() ? 0 : std::min(220, QFontMetrics(interfaceFont(12)).horizontalAdvance(pointer) + 16);
}

}  // namespace

QSize ProblemDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const {
    const int width = option.widget == nullptr ? 400 : option.widget->width();
    const QRect room(0, 0, std::max(80, width - kLeft - kRight - pointerWidth(index)), 10000);
    const int height =
        QFontMetrics(interfaceFont(13)).boundingRect(room, Qt::TextWordWrap, index.data().toString()).height();
    return {120, std::max(kLeastHeight, height + 16)};
}

void ProblemDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const {
    const WindowColours &colours = windowColours();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (option.state.testFlag(QStyle::State_Selected) || option.state.testFlag(QStyle::State_MouseOver))
        painter->fillRect(option.rect,
                          option.state.testFlag(QStyle::State_Selected) ? colours.accentSoft : colours.sunken);
    painter->fillRect(QRect(16, option.rect.bottom(), option.rect.width() - 32, 1), colours.line);
    const bool fatal = index.data(FatalRole).toBool();
    paintLineIcon(*painter, QRectF(16, option.rect.top() + 10, 16, 16),
                  fatal ? QStringLiteral("cross") : QStringLiteral("problems"),
                  fatal ? colours.wrong : colours.warning);
    const int pointer = pointerWidth(index);
    painter->setFont(interfaceFont(13));
    painter->setPen(colours.text);
    painter->drawText(option.rect.adjusted(kLeft, 8, -kRight - pointer, -8),
                      Qt::TextWordWrap | Qt::AlignVCenter | Qt::AlignLeft, index.data().toString());
    painter->setFont(interfaceFont(12));
    painter->setPen(colours.link);
    const QString text = painter->fontMetrics().elidedText(index.data(PointerRole).toString(), Qt::ElideLeft, pointer);
    painter->drawText(option.rect.adjusted(0, 0, -kRight, 0), Qt::AlignRight | Qt::AlignVCenter, text);
    painter->restore();
}

}  // namespace bathhouse::ui
