// SPDX-License-Identifier: MIT
#pragma once
#include "scenario/run.h"
#include "tutor/why/reason.h"
#include "ui/board/spotlight.h"

#include <QWidget>

#include <memory>

class QVBoxLayout;

namespace bathhouse::ui {

class WhyRow;

/// Reasons as a tree of rows: points that add up at the right, the status of the rule behind each. The row under the pointer,
/// or with the focus, says what is to be lit on the board. Up and down go through the rows, right unfolds, left folds.
class WhyTree final : public QWidget {
    Q_OBJECT

public:
    /// `step`: the step shown, counted from 1. From reasons of other steps a row leads there.
    WhyTree(std::vector<tutor::Reason>, const scenario::Table &, const QString &language, int step,
            QWidget *parent = nullptr);
    ~WhyTree() override;

    /// The rows that are shown, from top to bottom.
    QList<WhyRow *> rows() const;
    /// The reason of a row; nothing for rows that name a rule or lead to a step.
    const tutor::Reason *reasonOf(const WhyRow *) const;

Q_SIGNALS:
    /// Empty: nothing any more.
    void lit(const bathhouse::ui::Spotlight &);
    void ruleAsked(const QString &id);
    /// Counted from 1.
    void stepAsked(int step);

protected:
    void keyPressEvent(QKeyEvent *) override;
    void hideEvent(QHideEvent *) override;

private:
    enum class Kind { Reason, Rule, Step };
    struct Node;

    void addChildren(Node &, std::optional<std::size_t> stepAbove);
    std::unique_ptr<Node> node(Kind, const tutor::Reason &, Node *parent);
    void unfoldSome();
    void layOut();
    void showRow(Node &, bool last, std::uint32_t rails);
    void clicked(Node &);
    void enter(Node &);
    void leave(Node &);
    void light(const Node *);
    void focus(int index);
    Node *nodeOf(const QObject *) const;
    template <class See> static void eachShown(const Node &, See &&);

    std::vector<tutor::Reason> reasons_;
    scenario::Table table_;
    std::string language_;
    int step_;
    std::vector<std::unique_ptr<Node>> roots_;
    QVBoxLayout *layout_;
    bool alight_ = false;
};

} // namespace bathhouse::ui
