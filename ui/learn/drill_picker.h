// SPDX-License-Identifier: MIT
#pragma once
#include "ui/learn/drill_session.h"

#include <QDialog>

class QComboBox;
class QLineEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace bathhouse::tutor {
struct Card;
}

namespace bathhouse::ui {

/// Picks the rule to be drilled: those that a game can show, by chapter or with what is known least first.
class DrillPicker final : public QDialog {
    Q_OBJECT

public:
    /// `rule` is the one to begin at, if any.
    DrillPicker(const LearnProgress &, std::vector<std::string> missed, const QString &language,
                const std::string &rule, QWidget *parent = nullptr);

Q_SIGNALS:
    void ruleChosen(const QString &rule);
    void missedChosen();

protected:
    bool eventFilter(QObject *, QEvent *) override;

private:
    enum class Order { Chapters, FewestRight };
    void build();
    QWidget *buildHead();
    QWidget *buildButtons();
    void fill();
    void addRule(QTreeWidgetItem *under, const tutor::Card &);
    void filter();
    void select(const std::string &rule);
    void start();
    QString chosen() const;

    const LearnProgress &progress_;
    std::vector<std::string> missedRules_;
    std::string language_;
    QLineEdit *search_ = nullptr;
    QComboBox *order_ = nullptr;
    QTreeWidget *tree_ = nullptr;
    QPushButton *start_ = nullptr;
};

}  // namespace bathhouse::ui
