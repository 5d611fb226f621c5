// SPDX-License-Identifier: MIT
#pragma once
#include "tutor/catalogue.h"

#include <QAbstractButton>

#include <optional>
#include <string>

namespace bathhouse::ui {

/// What a row of the tutor's tree says.
struct WhyLine {
    QString text;
    bool heading = false;  ///< a thing that happened, with its reasons below
    bool last = false;     ///< the last reason of its heading
    std::string colour;    ///< heading: the player's colour, empty if nobody's
    QString points;        ///< "+8", "4", or nothing
    std::string rule;      ///< reason: the card behind it
    std::optional<tutor::Status> status;
};

/// A row of the tutor's tree. A reason can be clicked to open its rule card.
class WhyRow final : public QAbstractButton {
    Q_OBJECT

public:
    explicit WhyRow(WhyLine, QWidget *parent = nullptr);
    const WhyLine &line() const { return line_; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {120, 28}; }

protected:
    void paintEvent(QPaintEvent *) override;

private:
    QFont textFont() const;
    QRect textRect(int width, int height) const;
    bool badgeHasWord() const;

    WhyLine line_;
};

}  // namespace bathhouse::ui
