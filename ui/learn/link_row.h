// SPDX-License-Identifier: MIT
#pragma once
#include <QAbstractButton>

namespace bathhouse::ui {

/// A line that leads somewhere: an arrow and words that may need several lines.
class LinkRow final : public QAbstractButton {
    Q_OBJECT

public:
    explicit LinkRow(const QString &text, QWidget *parent = nullptr);
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {120, 28}; }

protected:
    void paintEvent(QPaintEvent *) override;

private:
    QRect textRect(int width, int height) const;
};

}  // namespace bathhouse::ui
