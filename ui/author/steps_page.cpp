// SPDX-License-Identifier: MIT
#include "ui/author/steps_page.h"

#include "ui/author/fields.h"
#include "ui/author/lines.h"
#include "ui/author/steps_delegate.h"
#include "ui/author/steps_model.h"
#include "ui/icons.h"
#include "ui/lesson_document.h"
#include "ui/text.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QHBoxLayout>
#include <QListView>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace bathhouse::ui {

StepsPage::StepsPage(LessonDocument &document, QWidget *parent) : QWidget(parent), document_(document) {
    auto *column = pageColumn(this);
    column->setSpacing(8);
    buildLines();
    buildRecording();
    buildSteps();
    for (const auto signal : {&LessonDocument::opened, &LessonDocument::stepChanged, &LessonDocument::lineChanged,
                              &LessonDocument::laterStepsChanged, &LessonDocument::languageChanged, &LessonDocument::scenarioEdited})
        connect(&document_, signal, this, &StepsPage::refresh);
    connect(&document_, &LessonDocument::recordingChanged, this, &StepsPage::showRecording);
    refresh();
    showRecording();
}

void StepsPage::buildLines() {
    auto *row = new QHBoxLayout;
    row->setSpacing(4);
    lines_ = new QComboBox;
    lines_->setObjectName(QStringLiteral("lines"));
    lines_->setAccessibleName(tr("Line"));
    lines_->setToolTip(tr("The line of moves that is shown. Esc goes back to the lesson's own."));
    lines_->setMinimumContentsLength(8);
    lines_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    deleteLine_ = iconButton(QStringLiteral("trash"), tr("Delete this line"));
    row->addWidget(lines_, 1);
    row->addWidget(deleteLine_);
    lineTitle_ = new LineField(tr("Title of this line"));
    lineTitle_->setPlaceholderText(tr("Title of this line"));
    static_cast<QVBoxLayout *>(layout())->addLayout(row);
    layout()->addWidget(lineTitle_);
    connect(lines_, &QComboBox::activated, this, [this](int index) {
        const std::vector<NamedLine> lines = linesOf(document_);
        if (index >= 0 && static_cast<std::size_t>(index) < lines.size())
            document_.showLine(lines[static_cast<std::size_t>(index)].path);
    });
    connect(deleteLine_, &QToolButton::clicked, this, [this] {
        const LinePath line = document_.line();
        const int step = document_.spotOf(0).line.empty() ? document_.step() : 0;
        document_.showLine({}, step);
        document_.edited().removeVariation(line);
    });
    connect(lineTitle_, &LineField::typed, this, [this](const QString &words) {
        document_.edited().setVariationTitle(document_.line(), document_.language(), words);
    });
    connect(lineTitle_, &LineField::left, this, [this] { document_.edited().endTyping(); });
}

void StepsPage::buildRecording() {
    layout()->addWidget(fieldLabel(tr("A move played in the middle")));
    auto *frame = new QFrame;
    frame->setObjectName(QStringLiteral("switch"));
    frame->setFixedHeight(32);
    auto *row = new QHBoxLayout(frame);
    row->setContentsMargins(2, 2, 2, 2);
    row->setSpacing(2);
    recording_ = new QButtonGroup(this);
    const auto add = [&](LessonDocument::Recording what, const QString &text, const QString &tip) {
        auto *button = new QToolButton;
        button->setText(text);
        button->setAccessibleName(text);
        button->setToolTip(tip);
        button->setCheckable(true);
        button->setFocusPolicy(Qt::TabFocus);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
        recording_->addButton(button, static_cast<int>(what));
        row->addWidget(button);
    };
    add(LessonDocument::Recording::Inserts, tr("is put in"),
        tr("Later steps stay. Those that no longer work are marked."));
    add(LessonDocument::Recording::Replaces, tr("replaces"),
        tr("It takes the place of the next step. Later ones that no longer work are marked."));
    add(LessonDocument::Recording::Branches, tr("new line"), tr("Another line from here begins with it."));
    layout()->addWidget(frame);
    connect(recording_, &QButtonGroup::idClicked, this,
            [this](int id) { document_.setRecording(static_cast<LessonDocument::Recording>(id)); });
}

void StepsPage::buildSteps() {
    model_ = new StepsModel(document_, this);
    list_ = new QListView;
    list_->setObjectName(QStringLiteral("stepList"));
    list_->setAccessibleName(tr("Steps"));
    list_->setModel(model_);
    list_->setItemDelegate(new StepsDelegate(list_));
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setMouseTracking(true);
    list_->setMinimumHeight(96);
    auto *column = static_cast<QVBoxLayout *>(layout());
    column->addWidget(list_, 1);
    auto *row = new QHBoxLayout;
    row->setSpacing(4);
    delete_ = iconButton(QStringLiteral("trash"), tr("Delete this step (Del)"));
    up_ = iconButton(QStringLiteral("up"), tr("Move this step up"));
    down_ = iconButton(QStringLiteral("down"), tr("Move this step down"));
    refusal_ = new QPushButton(tr("It should be refused"));
    refusal_->setToolTip(tr("The step shows that this is not allowed. The file then expects the refusal."));
    for (QWidget *widget :
         {static_cast<QWidget *>(delete_), static_cast<QWidget *>(up_), static_cast<QWidget *>(down_)})
        row->addWidget(widget);
    row->addStretch();
    row->addWidget(refusal_);
    column->addLayout(row);
    commentBox_ = new QWidget;
    auto *box = new QVBoxLayout(commentBox_);
    box->setContentsMargins(0, 0, 0, 0);
    box->setSpacing(4);
    box->addWidget(fieldLabel(tr("Comment of this step")));
    comment_ = new WordsField(tr("Comment of this step"));
    comment_->setObjectName(QStringLiteral("stepComment"));
    box->addWidget(comment_);
    column->addWidget(commentBox_);

    connect(list_->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex &current) {
                // Another scenario with fewer steps moves the current row of a list that nobody sees.
                if (list_->isVisible()) document_.setStep(current.row());
            });
    connect(delete_, &QToolButton::clicked, this, &StepsPage::deleteStep);
    connect(up_, &QToolButton::clicked, this, [this] { moveStep(-1); });
    connect(down_, &QToolButton::clicked, this, [this] { moveStep(1); });
    connect(refusal_, &QPushButton::clicked, this, &StepsPage::expectRefusal);
    connect(comment_, &WordsField::typed, this, [this](const QString &words) {
        const LessonDocument::Spot spot = document_.spotOf(document_.step() - 1);
        document_.edited().setComment(spot.line, spot.index, document_.language(), words);
    });
    connect(comment_, &WordsField::left, this, [this] { document_.edited().endTyping(); });
    auto *remove = new QAction(list_);
    remove->setShortcut(QKeySequence::Delete);
    remove->setShortcutContext(Qt::WidgetShortcut);
    list_->addAction(remove);
    connect(remove, &QAction::triggered, this, &StepsPage::deleteStep);
}

void StepsPage::fillLines() {
    const QSignalBlocker quiet(lines_);
    const std::vector<NamedLine> lines = linesOf(document_);
    lines_->clear();
    for (const NamedLine &line : lines) {
        lines_->addItem(line.name);
        if (line.path == document_.line()) lines_->setCurrentIndex(lines_->count() - 1);
    }
    const bool own = document_.branchedAt().has_value();
    if (own) {
        lines_->addItem(tr("A line being tried"));
        lines_->setCurrentIndex(lines_->count() - 1);
    }
    const bool variation = !document_.line().empty() && !own;
    deleteLine_->setVisible(variation);
    lineTitle_->setVisible(variation);
    if (variation)
        if (const auto *shown = document_.edited().variation(document_.line()))
            lineTitle_->show(
                fromUtf8(shown->title && shown->title->byLanguage.contains(document_.language().toStdString())
                             ? shown->title->byLanguage.at(document_.language().toStdString())
                             : std::string()));
}

void StepsPage::refresh() {
    if (!document_.isOpen()) return;
    fillLines();
    const int step = document_.step();
    {
        const QSignalBlocker quiet(list_->selectionModel());
        list_->setCurrentIndex(model_->index(step));
    }
    list_->viewport()->update();
    list_->scrollTo(model_->index(step));
    const bool recorded = step > 0 && !document_.branchedAt();
    delete_->setEnabled(recorded);
    const LessonDocument::Spot spot = document_.spotOf(step - 1);
    const auto *moves = document_.edited().moves(spot.line);
    up_->setEnabled(recorded && spot.index > 0);
    down_->setEnabled(recorded && moves != nullptr && spot.index + 1 < moves->size());
    const scenario::Step *current = document_.current();
    refusal_->setVisible(recorded && current->flaw && current->refused);
    commentBox_->setEnabled(recorded);
    const std::string language = document_.language().toStdString();
    const auto *comment = recorded && current->entry.comment ? &current->entry.comment->byLanguage : nullptr;
    comment_->show(comment != nullptr && comment->contains(language) ? fromUtf8(comment->at(language)) : QString());
    comment_->setPlaceholderText(recorded ? document_.text(current->entry.comment) : QString());
}

void StepsPage::showRecording() {
    if (QAbstractButton *button = recording_->button(static_cast<int>(document_.recording()))) button->setChecked(true);
}

void StepsPage::deleteStep() {
    if (!delete_->isEnabled()) return;
    const int step = document_.step();
    const LessonDocument::Spot spot = document_.spotOf(step - 1);
    document_.edited().endTyping();
    if (document_.edited().removeMove(spot.line, spot.index)) document_.setStep(step - 1);
}

void StepsPage::moveStep(int by) {
    const int step = document_.step();
    const LessonDocument::Spot spot = document_.spotOf(step - 1);
    const auto to = static_cast<std::size_t>(static_cast<int>(spot.index) + by);
    if (document_.edited().moveMove(spot.line, spot.index, to)) document_.setStep(step + by);
}

void StepsPage::expectRefusal() {
    const scenario::Step *current = document_.current();
    if (current == nullptr || !current->refused) return;
    const LessonDocument::Spot spot = document_.spotOf(document_.step() - 1);
    scenario::Expectation expect = current->entry.expect.value_or(scenario::Expectation{});
    expect.refused = std::string(current->refused->rule);
    document_.edited().setExpected(spot.line, spot.index, expect);
}

}  // namespace bathhouse::ui
