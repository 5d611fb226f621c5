// SPDX-License-Identifier: MIT
#pragma once
#include <QWidget>

#include <vector>

namespace bathhouse::ui {

/// One mark a step, side by side: filled where two lines differ, a ring round the step shown. A click chooses a step.
class StepStrip final : public QWidget {
    Q_OBJECT

public:
    explicit StepStrip(QWidget *parent = nullptr);
    /// One entry for each step after the set-up: whether it differs.
    void setSteps(std::vector<bool> differs);
    /// 0: the set-up.
    void setStep(int);
    QSize sizeHint() const override { return {240, 32}; }
    QSize minimumSizeHint() const override { return {80, 32}; }
    /// Where the mark of a step is drawn.
    QRectF markOf(int step) const;

Q_SIGNALS:
    void stepAsked(int step);

protected:
    void paintEvent(QPaintEvent *) override;
    void mousePressEvent(QMouseEvent *) override;

private:
    double pace() const;

    std::vector<bool> differs_;
    int step_ = 0;
};

}  // namespace bathhouse::ui
