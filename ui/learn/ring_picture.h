// SPDX-License-Identifier: MIT
#pragma once
#include "tutor/why/inspection.h"
#include "ui/board/spotlight.h"

#include <QPixmap>
#include <QWidget>

#include <array>

namespace bathhouse::ui {

/// A bathhouse with the eight spaces around it, in small: what lies there and what is missing. A space under the pointer
/// lights up on the board.
class RingPicture final : public QWidget {
    Q_OBJECT

public:
    /// `guest`: the colour of the guest's player, empty without one.
    RingPicture(const tutor::Inspection &, const rules::State &, std::string guest, QWidget *parent = nullptr);
    QSize sizeHint() const override;

Q_SIGNALS:
    /// Empty: nothing any more.
    void lit(const bathhouse::ui::Spotlight &);

protected:
    void paintEvent(QPaintEvent *) override;
    void mouseMoveEvent(QMouseEvent *) override;
    void leaveEvent(QEvent *) override;

private:
    struct Space {
        rules::Position at;
        QPixmap picture;  ///< null: no tile
    };
    QRect place(std::size_t space) const;
    void pointAt(std::optional<std::size_t>);

    std::array<Space, 9> spaces_;  ///< by row, the bathhouse in the middle
    std::string guest_;
    std::optional<std::size_t> pointed_;
};

} // namespace bathhouse::ui
