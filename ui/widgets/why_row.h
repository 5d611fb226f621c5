// SPDX-License-Identifier: MIT
#pragma once
#include "tutor/catalogue.h"

#include <QAbstractButton>

#include <optional>
#include <string>

namespace bathhouse::ui {

/// What a row of a tree of reasons says.
struct WhyLine {
    QString text;
    int depth = 0;            ///< 0: a heading, its reasons below
    bool last = false;        ///< the last reason of the row above
    std::uint32_t rails = 0;  ///< bit d: the line of depth d goes on below this row
    bool folds = false;       ///< it has reasons that can be folded away
    bool open = false;        ///< they are shown
    bool link = false;        ///< it leads somewhere else
    std::string colour;       ///< heading: the player's colour, empty if nobody's
    QString points;           ///< "+8", "4", or nothing
    std::string rule;         ///< the card behind it
    std::optional<tutor::Status> status;
};

/// A row of a tree of reasons. It is clicked to fold it, to open its rule card or to follow it.
class WhyRow final : public QAbstractButton {
    Q_OBJECT

public:
    explicit WhyRow(QWidget *parent = nullptr);
    const WhyLine &line() const { return line_; }
    void setLine(WhyLine);
    /// Whether the focus came to it by a key, not by a click.
    bool byKeys() const { return byKeys_ && hasFocus(); }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {120, 28}; }

Q_SIGNALS:
    /// The pointer or the focus came to the row, or has left it.
    void entered();
    void left();

protected:
    bool event(QEvent *) override;
    void keyPressEvent(QKeyEvent *) override;
    void paintEvent(QPaintEvent *) override;

private:
    QFont textFont() const;
    int textLeft() const;
    QRect textRect(int width, int height) const;
    bool badgeHasWord(int width) const;
    bool answers() const { return line_.folds || line_.link || !line_.rule.empty(); }
    void paintRails(QPainter &) const;

    WhyLine line_;
    bool byKeys_ = false;
};

} // namespace bathhouse::ui
