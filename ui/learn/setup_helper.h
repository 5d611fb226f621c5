// SPDX-License-Identifier: MIT
#pragma once
#include "scenario/game_setup.h"

#include <QDialog>

class QCheckBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace bathhouse::ui {

class BathhouseTilesRow;

/// Helps to set a game up: how many bathhouse tiles so many players use, drawn unseen, and which go back to the box. The
/// shuffled pile can be played from.
class SetupHelper final : public QDialog {
    Q_OBJECT

public:
    SetupHelper(const QString &language, scenario::TileLibrary, QWidget *parent = nullptr);
    const scenario::GameSetup &setup() const { return setup_; }
    /// The same number gives the same pile.
    void setSeed(std::uint64_t);

Q_SIGNALS:
    /// A scenario with this set-up is wanted.
    void scenarioAsked(const bathhouse::scenario::Scenario &);
    void ruleAsked(const QString &rule);

private:
    QWidget *choices();
    QWidget *outcome();
    QWidget *buttons();
    void shuffle();

    QString language_;
    scenario::TileLibrary tiles_;
    std::uint64_t seed_ = 0;
    scenario::GameSetup setup_;
    QSpinBox *players_ = nullptr;
    std::vector<std::pair<std::string, QCheckBox *>> expansions_;
    QCheckBox *look_ = nullptr;
    BathhouseTilesRow *row_ = nullptr;
    QLabel *words_ = nullptr;
    QPushButton *start_ = nullptr;
};

}  // namespace bathhouse::ui
