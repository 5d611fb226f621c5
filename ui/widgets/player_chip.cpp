// SPDX-License-Identifier: MIT
#include "ui/widgets/player_chip.h"

#include "ui/style.h"
#include "ui/text.h"
#include "ui/widgets/player_mark.h"

#include <QPainter>

namespace bathhouse::ui {
namespace {

constexpr int kHeight = 32;
constexpr int kEdge = 2;  // room for the soft shadow
constexpr int kPadding = 10;
constexpr int kMark = 16;
constexpr int kLongestName = 140;

}  // namespace

PlayerChip::PlayerChip(QWidget *parent) : QAbstractButton(parent) {
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
}

void PlayerChip::setFacts(const ChipFacts &facts) {
    facts_ = facts;
    setAccessibleName(
        facts.decides
            ? tr("%1: %2 points, %3 figures left, decides now").arg(facts.name).arg(facts.score).arg(facts.left)
            : tr("%1: %2 points, %3 figures left").arg(facts.name).arg(facts.score).arg(facts.left));
    setToolTip(plainToolTip(tr("%1. Click to ask why.").arg(accessibleName())));
    updateGeometry();
    update();
}

QString PlayerChip::scoreText() const {
    return facts_.before ? QStringLiteral("%1 → %2").arg(*facts_.before).arg(facts_.score)
                         : QString::number(facts_.score);
}

QString PlayerChip::leftText() const { return tr("%1 left").arg(facts_.left); }

QString PlayerChip::nameText() const {
    return QFontMetrics(interfaceFont(13, QFont::DemiBold)).elidedText(facts_.name, Qt::ElideRight, kLongestName);
}

QSize PlayerChip::sizeHint() const {
    const QFontMetrics bold(interfaceFont(13, QFont::DemiBold));
    const QFontMetrics small(interfaceFont(12));
    return {2 * kEdge + 2 * kPadding + kMark + 8 + bold.horizontalAdvance(nameText()) + 10 +
                bold.horizontalAdvance(scoreText()) + 10 + small.horizontalAdvance(leftText()) + 4,
            kHeight + 2 * kEdge};
}

void PlayerChip::paintEvent(QPaintEvent *) {
    const WindowColours &colours = windowColours();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF body = QRectF(rect()).adjusted(kEdge, kEdge, -kEdge, -kEdge);
    const qreal radius = body.height() / 2;
    painter.setPen(Qt::NoPen);
    QColor shadow(0, 0, 0, 18);
    painter.setBrush(shadow);
    painter.drawRoundedRect(body.translated(0, 2), radius, radius);
    painter.setBrush(underMouse() ? colours.sunken : colours.panel);
    const qreal line = facts_.decides ? 2 : 1;
    painter.setPen(QPen(facts_.decides ? colours.accent : colours.line, line));
    painter.drawRoundedRect(body.adjusted(line / 2, line / 2, -line / 2, -line / 2), radius, radius);

    qreal x = body.left() + kPadding;
    paintPlayerMark(painter, {x, body.center().y() - kMark / 2.0, kMark, kMark}, facts_.colour);
    x += kMark + 8;
    const auto write = [&](const QString &text, const QFont &font, const QColor &colour, int gap) {
        painter.setFont(font);
        painter.setPen(colour);
        const int width = QFontMetrics(font).horizontalAdvance(text);
        painter.drawText(QRectF(x, body.top(), width + 2, body.height()), Qt::AlignVCenter | Qt::AlignLeft, text);
        x += width + gap;
    };
    write(nameText(), interfaceFont(13, QFont::DemiBold), colours.text, 10);
    write(scoreText(), interfaceFont(13, QFont::DemiBold), colours.text, 10);
    write(leftText(), interfaceFont(12), colours.text2, 0);
}

}  // namespace bathhouse::ui
