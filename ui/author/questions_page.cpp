// SPDX-License-Identifier: MIT
#include "ui/author/questions_page.h"

#include "scenario/question_reader.h"
#include "ui/author/fields.h"
#include "ui/author/question_editor.h"
#include "ui/lesson_document.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

namespace bathhouse::ui {

using scenario::Question;
using scenario::QuestionKind;

namespace {

constexpr int kKinds = 8;

}  // namespace

QuestionsPage::QuestionsPage(LessonDocument &document, QWidget *parent) : QWidget(parent), document_(document) {
    auto *column = pageColumn(this);
    auto *row = new QHBoxLayout;
    row->setSpacing(4);
    list_ = new QComboBox;
    list_->setObjectName(QStringLiteral("questions"));
    list_->setAccessibleName(tr("Question"));
    list_->setMinimumContentsLength(8);
    list_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    auto *add = iconButton(QStringLiteral("plus"), tr("Add a question before the next step"));
    add->setObjectName(QStringLiteral("addQuestion"));
    delete_ = iconButton(QStringLiteral("trash"), tr("Delete this question"));
    row->addWidget(list_, 1);
    row->addWidget(add);
    row->addWidget(delete_);
    column->addLayout(row);
    none_ = hintLabel(tr("No question yet. Go to the step that it comes before, and add one with +."));
    column->addSpacing(8);
    column->addWidget(none_);
    box_ = new QWidget;
    auto *inner = new QVBoxLayout(box_);
    inner->setContentsMargins(0, 0, 0, 0);
    inner->setSpacing(4);
    auto *facts = new QHBoxLayout;
    facts->setSpacing(8);
    kind_ = new QComboBox;
    kind_->setObjectName(QStringLiteral("questionKind"));
    kind_->setAccessibleName(tr("Kind of question"));
    kind_->setMinimumContentsLength(8);
    kind_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    for (int kind = 0; kind < kKinds; ++kind) kind_->addItem(kindName(static_cast<QuestionKind>(kind)));
    before_ = new QSpinBox;
    before_->setAccessibleName(tr("Asked before step"));
    before_->setPrefix(tr("before step "));
    before_->setFixedWidth(112);
    before_->setButtonSymbols(QAbstractSpinBox::NoButtons);
    facts->addWidget(kind_, 1);
    facts->addWidget(before_);
    inner->addLayout(facts);
    editor_ = new QuestionEditor(document_);
    inner->addWidget(editor_);
    column->addWidget(box_);
    column->addStretch();
    connect(list_, &QComboBox::activated, this, [this](int index) { showQuestion(static_cast<std::size_t>(index)); });
    connect(add, &QToolButton::clicked, this, &QuestionsPage::addQuestion);
    connect(delete_, &QToolButton::clicked, this, [this] { document_.edited().removeQuestion(current_); });
    connect(kind_, &QComboBox::activated, this, &QuestionsPage::takeKind);
    connect(before_, &QSpinBox::valueChanged, this, &QuestionsPage::takeBefore);
    for (const auto signal :
         {&LessonDocument::opened, &LessonDocument::languageChanged, &LessonDocument::scenarioEdited})
        connect(&document_, signal, this, &QuestionsPage::refresh);
    refresh();
}

void QuestionsPage::showQuestion(std::size_t index) {
    current_ = index;
    document_.edited().endTyping();
    refresh();
    if (current_ < document_.scenario().questions.size() && document_.line().empty() && !document_.branchedAt())
        document_.setStep(document_.scenario().questions[current_].before);
}

bool QuestionsPage::take(const scenario::Place &place) { return isVisible() && editor_->take(place); }

void QuestionsPage::addQuestion() {
    Question question;
    const bool main = document_.line().empty() && !document_.branchedAt();
    question.before = main ? document_.step() : 0;
    question.before = std::min(question.before, static_cast<int>(document_.scenario().moves.size()));
    question.answers = emptyAnswers(question.kind);
    question.choices.resize(2);
    const std::size_t at = document_.scenario().questions.size();
    if (document_.edited().insertQuestion(at, std::move(question))) showQuestion(at);
}

void QuestionsPage::takeKind(int kind) {
    if (current_ >= document_.scenario().questions.size()) return;
    Question question = document_.scenario().questions[current_];
    const QuestionKind wanted = static_cast<QuestionKind>(kind);
    if (question.kind == wanted) return;
    const bool hadChoices = scenario::hasChoices(question.kind);
    question.kind = wanted;
    question.answers = emptyAnswers(wanted);
    question.all = false;
    if (wanted != QuestionKind::Points) question.wrong.clear();
    if (!scenario::hasChoices(wanted))
        question.choices.clear();
    else if (!hadChoices)
        question.choices.resize(2);
    document_.edited().replaceQuestion(current_, std::move(question));
}

void QuestionsPage::takeBefore(int step) {
    if (current_ >= document_.scenario().questions.size()) return;
    Question question = document_.scenario().questions[current_];
    question.before = step - 1;
    document_.edited().replaceQuestion(current_, std::move(question), QStringLiteral("before"));
    if (document_.line().empty() && !document_.branchedAt()) document_.setStep(step - 1);
}

void QuestionsPage::refresh() {
    if (!document_.isOpen()) return;
    const std::vector<Question> &questions = document_.scenario().questions;
    if (current_ >= questions.size()) current_ = questions.empty() ? 0 : questions.size() - 1;
    const bool any = !questions.empty();
    const QSignalBlocker quietList(list_);
    const QSignalBlocker quietStep(before_);
    list_->clear();
    for (std::size_t i = 0; i < questions.size(); ++i) {
        const QString ask = document_.text(questions[i].ask).simplified();
        list_->addItem(QStringLiteral("%1. %2").arg(i + 1).arg(ask.isEmpty() ? kindName(questions[i].kind) : ask));
    }
    list_->setEnabled(any);
    list_->setCurrentIndex(any ? static_cast<int>(current_) : -1);
    delete_->setEnabled(any);
    none_->setVisible(!any);
    box_->setVisible(any);
    if (any) {
        kind_->setCurrentIndex(static_cast<int>(questions[current_].kind));
        before_->setRange(1, static_cast<int>(document_.scenario().moves.size()) + 1);
        before_->setValue(questions[current_].before + 1);
    }
    editor_->show(any ? std::optional(current_) : std::nullopt);
}

}  // namespace bathhouse::ui
