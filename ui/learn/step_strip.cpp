// SPDX-License-Identifier: MIT
#include "ui/learn/step_strip.h"

#include "ui/style.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace bathhouse::ui {

StepStrip::StepStrip(QWidget *parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setCursor(Qt::PointingHandCursor);
}

void StepStrip::setSteps(std::vector<bool> differs) {
    differs_ = std::move(differs);
    update();
}

void StepStrip::setStep(int step) {
    step_ = step;
    update();
}

double StepStrip::pace() const { return std::min(20.0, (width() - 8.0) / static_cast<double>(differs_.size() + 1)); }

QRectF StepStrip::markOf(int step) const {
    const double wide = std::clamp(pace() - 2, 1.0, 10.0);
    return {4 + step * pace() + (pace() - wide) / 2, (height() - 10) / 2.0, wide, 10};
}

void StepStrip::paintEvent(QPaintEvent *) {
    const WindowColours &colours = windowColours();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int i = 0; i <= static_cast<int>(differs_.size()); ++i) {
        const QRectF mark = markOf(i);
        const bool differs = i > 0 && differs_[static_cast<std::size_t>(i - 1)];
        painter.setPen(QPen(differs ? colours.accent : colours.lineStrong, 1));
        painter.setBrush(differs ? colours.accent : colours.panel);
        if (i == 0)
            painter.drawRect(mark.adjusted(0.5, 0.5, -0.5, -0.5));
        else
            painter.drawEllipse(mark.adjusted(0.5, 0.5, -0.5, -0.5));
        if (i != step_) continue;
        painter.setPen(QPen(colours.text, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(mark.adjusted(-3, -3, 3, 3), 4, 4);
    }
}

void StepStrip::mousePressEvent(QMouseEvent *event) {
    const int step = static_cast<int>((event->position().x() - 4) / pace());
    Q_EMIT stepAsked(std::clamp(step, 0, static_cast<int>(differs_.size())));
}

}  // namespace bathhouse::ui
