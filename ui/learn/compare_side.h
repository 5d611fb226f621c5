// SPDX-License-Identifier: MIT
#pragma once
#include "scenario/comparison.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QMenu;
class QStackedLayout;
class QToolButton;

namespace bathhouse::ui {

class BoardView;

/// One side of a comparison: its letter, what it is played with, and its board; or why it cannot be set up.
class CompareSide final : public QWidget {
    Q_OBJECT

public:
    CompareSide(std::size_t side, const QString &language, QWidget *parent = nullptr);
    BoardView &view() { return *view_; }

    /// Offers the values of an option, with one of them chosen.
    void offerValues(std::string_view option, const std::vector<std::string_view> &values, const std::string &chosen);
    /// Offers the expansions, with some of them on.
    void offerExpansions(const std::vector<std::string> &on);
    /// What is chosen.
    scenario::Choices choices() const;

    /// The board after `step` steps, or what is wrong.
    void show(const scenario::Side &, std::size_t step, const scenario::PositionDifference &);

Q_SIGNALS:
    void chosen();

protected:
    void resizeEvent(QResizeEvent *) override;

private:
    void nameExpansions();
    QString scores(const scenario::Run &, const rules::State &, const scenario::PositionDifference &) const;

    std::size_t side_;
    QString language_;
    std::string option_;  ///< empty: the expansions are chosen
    QComboBox *values_ = nullptr;
    QToolButton *expansions_ = nullptr;
    QMenu *menu_ = nullptr;
    BoardView *view_ = nullptr;
    QLabel *scores_ = nullptr;
    QLabel *problems_ = nullptr;
    QStackedLayout *stack_ = nullptr;
};

}  // namespace bathhouse::ui
