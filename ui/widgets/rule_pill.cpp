// SPDX-License-Identifier: MIT
#include "ui/widgets/rule_pill.h"

#include "ui/icons.h"
#include "ui/style.h"
#include "ui/widgets/status_badge.h"

#include <QPainter>

namespace bathhouse::ui {
namespace {

constexpr int kHeight = 28;

}  // namespace

RulePill::RulePill(QWidget *parent) : QAbstractButton(parent) {
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
}

void RulePill::setRule(const tutor::Card *card, const QString &language) {
    setVisible(card != nullptr);
    if (card == nullptr) {
        id_.clear();
        return;
    }
    id_ = card->id;
    title_ = QString::fromStdString(tutor::pick(card->title, language.toStdString()));
    status_ = card->status();
    setAccessibleName(tr("Rule that decides: %1").arg(title_));
    setToolTip(tr("%1 (%2). Click to read the rule.").arg(title_, lookOf(status_).word));
    updateGeometry();
    update();
}

QSize RulePill::sizeHint() const {
    return {10 + 12 + 6 + QFontMetrics(interfaceFont(12, QFont::Medium)).horizontalAdvance(title_) + 14, kHeight};
}

QSize RulePill::minimumSizeHint() const { return {std::min(72, sizeHint().width()), kHeight}; }

void RulePill::paintEvent(QPaintEvent *) {
    const StatusLook look = lookOf(status_);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(underMouse() ? QPen(look.colour, 1) : QPen(Qt::NoPen));
    painter.setBrush(look.soft);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), kHeight / 2.0, kHeight / 2.0);
    paintLineIcon(painter, {10, (height() - 12) / 2.0, 12, 12}, look.icon, look.colour);
    painter.setFont(interfaceFont(12, QFont::Medium));
    painter.setPen(look.colour);
    const QRect text = rect().adjusted(28, 0, -10, 0);
    painter.drawText(text, Qt::AlignVCenter | Qt::AlignLeft,
                     painter.fontMetrics().elidedText(title_, Qt::ElideRight, text.width()));
}

}  // namespace bathhouse::ui
