// SPDX-License-Identifier: MIT
#pragma once
#include "tutor/catalogue.h"

#include <QColor>
#include <QPainter>
#include <QWidget>

namespace bathhouse::ui {

/// How the status of a rule is shown: its colour, its soft ground, its icon and its word.
struct StatusLook {
    QColor colour;
    QColor soft;
    QString icon;
    QString word;
};
StatusLook lookOf(tutor::Status);

/// Size of a badge, alone or with its word.
QSize badgeSize(tutor::Status, bool withWord);
void paintBadge(QPainter &, const QPoint &topLeft, tutor::Status, bool withWord);

/// The status of a rule as a pill: seal Official, speech bubble Community, three dots Deduced, two arrows Disputed.
class StatusBadge final : public QWidget {
    Q_OBJECT

public:
    explicit StatusBadge(tutor::Status, QWidget *parent = nullptr);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *) override;

private:
    tutor::Status status_;
};

}  // namespace bathhouse::ui
