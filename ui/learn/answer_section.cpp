// SPDX-License-Identifier: MIT
#include "ui/learn/answer_section.h"

#include "ui/icons.h"
#include "ui/learn/asking.h"
#include "ui/learn/bathhouse_inspector.h"
#include "ui/learn/why_tree.h"
#include "ui/lesson_document.h"
#include "ui/widgets/rule_card.h"

#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace bathhouse::ui {
namespace {

/// The first rule of an answer, from top to bottom.
const tutor::Card *decidingRule(const tutor::Reason &reason) {
    for (const rules::RuleId rule : reason.rules)
        if (const tutor::Card *card = tutor::Catalogue::shipped().find(rule)) return card;
    for (const tutor::Reason &child : reason.children)
        if (const tutor::Card *card = decidingRule(child)) return card;
    return nullptr;
}

} // namespace

AnswerSection::AnswerSection(Asking &asking, LessonDocument &document, QWidget *parent)
    : QFrame(parent), asking_(asking), document_(document) {
    setObjectName(QStringLiteral("answer"));
    setAccessibleName(asking_.asked()->question);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 8, 12, 12);
    layout->setSpacing(8);
    addHead(layout);
    if (asking_.asked()->step != document_.step()) addWayBack(layout);
    if (const auto &found = asking_.asked()->inspection) {
        auto *inspector = new BathhouseInspector(*found, document_.stateAt(asking_.asked()->step), document_.table(),
                                                 document_.language());
        connect(inspector, &BathhouseInspector::lit, &asking_, &Asking::lit);
        layout->addWidget(inspector);
    }
    addTree(layout);
    if (const tutor::Card *deciding = decidingRule(asking_.asked()->answer)) {
        auto *card = new RuleCard(*deciding, document_.language(), false);
        card->offerBook();
        connect(card, &RuleCard::bookAsked, this, &AnswerSection::bookAsked);
        layout->addWidget(card);
    }
}

void AnswerSection::addHead(QVBoxLayout *layout) {
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    auto *question = new QLabel(asking_.asked()->question);
    question->setObjectName(QStringLiteral("question"));
    question->setTextFormat(Qt::PlainText);
    question->setWordWrap(true);
    question->setProperty("look", QStringLiteral("heading"));
    row->addWidget(question, 1);
    auto *close = new QToolButton;
    close->setObjectName(QStringLiteral("closeAnswer"));
    close->setIcon(lineIcon(QStringLiteral("close"), IconTone::Muted));
    close->setFixedSize(24, 24);
    close->setFocusPolicy(Qt::TabFocus);
    close->setAccessibleName(tr("Close the answer"));
    close->setToolTip(close->accessibleName());
    connect(close, &QToolButton::clicked, &asking_, &Asking::close);
    row->addWidget(close, 0, Qt::AlignTop);
    layout->addLayout(row);
}

void AnswerSection::addWayBack(QVBoxLayout *layout) {
    const int step = asking_.asked()->step;
    auto *back = new QPushButton(step == 0 ? tr("Back to the first position") : tr("Back to step %1").arg(step));
    back->setObjectName(QStringLiteral("backToQuestion"));
    connect(back, &QPushButton::clicked, &asking_, [asking = &asking_, step] { asking->goTo(step); });
    layout->addWidget(back, 0, Qt::AlignLeft);
}

void AnswerSection::addTree(QVBoxLayout *layout) {
    auto *tree = new WhyTree({asking_.asked()->answer}, document_.table(), document_.language(), document_.step());
    connect(tree, &WhyTree::lit, &asking_, &Asking::lit);
    connect(tree, &WhyTree::ruleAsked, this, &AnswerSection::ruleAsked);
    connect(tree, &WhyTree::stepAsked, &asking_, &Asking::goTo);
    layout->addWidget(tree);
}

} // namespace bathhouse::ui
