// SPDX-License-Identifier: MIT
#include "ui/widgets/feature_card.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace bathhouse::ui {

FeatureCard::FeatureCard(QWidget *parent) : QFrame(parent), heading_(new QLabel), points_(new QLabel) {
    setObjectName(QStringLiteral("card"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(12, 8, 12, 8);
    column->setSpacing(2);
    heading_->setProperty("look", QStringLiteral("strong"));
    points_->setProperty("look", QStringLiteral("second"));
    for (QLabel *label : {heading_, points_}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        column->addWidget(label);
    }
    hide();
}

void FeatureCard::setWords(const QString &heading, const QString &points, int room) {
    setVisible(!heading.isEmpty());
    if (heading.isEmpty()) return;
    heading_->setText(heading);
    points_->setText(points);
    const int text =
        std::max(heading_->fontMetrics().horizontalAdvance(heading), points_->fontMetrics().horizontalAdvance(points));
    const int width = std::clamp(text + 28, 120, std::max(120, std::min(room, 420)));
    resize(width, layout()->heightForWidth(width));
}

} // namespace bathhouse::ui
