// SPDX-License-Identifier: MIT
#include "ui/learn/compare_window.h"

#include "scenario/setup_reader.h"
#include "tutor/comparison_words.h"
#include "ui/board/board_view.h"
#include "ui/expansions.h"
#include "ui/learn/compare_side.h"
#include "ui/learn/step_strip.h"
#include "ui/lesson_document.h"
#include "ui/style.h"
#include "ui/text.h"
#include "ui/widgets/focus_ring.h"
#include "ui/widgets/icon_button.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>
#include <QToolButton>

#include <algorithm>

namespace bathhouse::ui {
namespace {

constexpr QSize kUsualSize{1040, 700};
const QString kExpansions = QStringLiteral("expansions");

/// A sentence; what the other side does not have stands on a ground of its own and begins with "≠".
QWidget *sentence(const QString &text, bool differs) {
    auto *label = new QLabel(differs ? QStringLiteral("≠ ") + text : text);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    if (!differs) return label;
    auto *frame = new QFrame;
    frame->setObjectName(QStringLiteral("lineNote"));
    auto *layout = new QVBoxLayout(frame);
    layout->setContentsMargins(8, 4, 8, 4);
    layout->addWidget(label);
    return frame;
}

/// The option in which a scenario departs from what is usual, else the one that sources quarrel about first.
QString likelyTopic(const scenario::Scenario &scenario) {
    for (const scenario::OptionShape &shape : scenario::optionShapes())
        if (scenario.options.contains(std::string(shape.name))) return fromUtf8(shape.name);
    return fromUtf8(scenario::optionShapes().front().name);
}

} // namespace

CompareWindow::CompareWindow(LessonDocument &document, QWidget *parent) : QDialog(parent), document_(document) {
    setObjectName(QStringLiteral("compareWindow"));
    setWindowTitle(tr("Compare"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 12, 16, 12);
    column->setSpacing(8);
    column->addWidget(topRow());
    auto *boards = new QHBoxLayout;
    boards->setSpacing(16);
    for (std::size_t side = 0; side < 2; ++side) {
        sides_[side] = new CompareSide(side, document_.language());
        boards->addWidget(sides_[side], 1);
        connect(sides_[side], &CompareSide::chosen, this, &CompareWindow::compareNow);
    }
    column->addLayout(boards, 3);
    column->addWidget(stepRow());
    words_ = new QScrollArea;
    words_->setObjectName(QStringLiteral("compareWords"));
    words_->setWidgetResizable(true);
    words_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    words_->setFocusPolicy(Qt::TabFocus);
    words_->setAccessibleName(tr("What happened on both sides"));
    words_->setMinimumHeight(120);
    column->addWidget(words_, 2);
    for (std::size_t side = 0; side < 2; ++side) {
        // What is under the pointer on one board lights up on both.
        BoardView &other = sides_[1 - side]->view();
        connect(&sides_[side]->view(), &BoardView::partHovered, &other,
                [&other](rules::Position at, rules::PartIndex part) {
                    const bool there =
                        part != rules::kNoPart && other.board().state() && other.board().state()->board.at(at);
                    other.board().lightUp(there ? std::optional(rules::PartRef{at, part}) : std::nullopt);
                });
    }
    connect(&document_, &LessonDocument::opened, this, [this] {
        fillTopics();
        setTopic(likelyTopic(document_.scenario()));
    });
    connect(&document_, &LessonDocument::lineChanged, this, &CompareWindow::compareNow);
    connect(&document_, &LessonDocument::scenarioEdited, this, &CompareWindow::compareNow);
    // Comes when the theme changes.
    connect(&document_, &LessonDocument::languageChanged, this, [this] {
        for (CompareSide *side : sides_) side->view().setTheme(applicationTheme());
        if (document_.isOpen()) showStep();
    });
    new FocusRing(this);
    resize(parent == nullptr ? kUsualSize : kUsualSize.boundedTo(parent->size() - QSize(24, 24)));
    setTopic(likelyTopic(document_.scenario()));
}

QWidget *CompareWindow::topRow() {
    auto *row = new QWidget;
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    auto *label = new QLabel(tr("&What differs"));
    topic_ = new QComboBox;
    topic_->setObjectName(QStringLiteral("compareTopic"));
    label->setBuddy(topic_);
    fillTopics();
    summary_ = new QLabel;
    summary_->setObjectName(QStringLiteral("compareSummary"));
    summary_->setProperty("look", QStringLiteral("strong"));
    summary_->setWordWrap(true);
    layout->addWidget(label);
    layout->addWidget(topic_);
    layout->addSpacing(8);
    layout->addWidget(summary_, 1);
    connect(topic_, &QComboBox::activated, this, [this] {
        offer();
        compareNow();
    });
    return row;
}

QToolButton *CompareWindow::button(const QString &icon, const QString &name, const QString &keys,
                                   const QKeySequence &key, int jump) {
    auto *made = iconButton(icon, name, keys);
    made->setObjectName(icon);
    const auto go = [this, jump] { setStep(step_ + jump); };
    connect(made, &QToolButton::clicked, this, go);
    connect(new QShortcut(key, this), &QShortcut::activated, this, go);
    return made;
}

QWidget *CompareWindow::stepRow() {
    constexpr int kToTheEnd = 1'000'000;
    auto *row = new QWidget;
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(button(QStringLiteral("first"), tr("First position"), tr("Home"), Qt::Key_Home, -kToTheEnd));
    layout->addWidget(button(QStringLiteral("back"), tr("One step back"), tr("Left"), Qt::Key_Left, -1));
    count_ = new QLabel;
    count_->setObjectName(QStringLiteral("compareCount"));
    count_->setAlignment(Qt::AlignCenter);
    count_->setMinimumWidth(104);
    layout->addWidget(count_);
    layout->addWidget(button(QStringLiteral("next"), tr("Next step"), tr("Right"), Qt::Key_Right, 1));
    layout->addWidget(button(QStringLiteral("last"), tr("Last step"), tr("End"), Qt::Key_End, kToTheEnd));
    strip_ = new StepStrip;
    layout->addSpacing(8);
    layout->addWidget(strip_, 1);
    next_ = new QPushButton(tr("Next &difference"));
    next_->setObjectName(QStringLiteral("nextDifference"));
    next_->setAutoDefault(false);
    layout->addWidget(next_);
    connect(strip_, &StepStrip::stepAsked, this, &CompareWindow::setStep);
    connect(next_, &QPushButton::clicked, this, &CompareWindow::nextDifference);
    return row;
}

void CompareWindow::showEvent(QShowEvent *event) {
    QDialog::showEvent(event);
    for (CompareSide *side : sides_) side->view().fitBoard();
}

void CompareWindow::fillTopics() {
    const tutor::ComparisonWords words(document_.language().toStdString());
    topic_->clear();
    for (const scenario::OptionShape &shape : scenario::optionShapes())
        if (showsOption(shape.name, shape.module, document_.scenario()))
            topic_->addItem(QString::fromStdString(words.choiceName(shape.name)), fromUtf8(shape.name));
    topic_->addItem(QString::fromStdString(words.choiceName("expansions")), kExpansions);
}

void CompareWindow::setTopic(const QString &topic) {
    topic_->setCurrentIndex(std::max(0, topic_->findData(topic)));
    offer();
    compareNow();
    for (CompareSide *side : sides_) side->view().fitBoard();
}

void CompareWindow::offer() {
    const QString topic = topic_->currentData().toString();
    if (topic == kExpansions) {
        for (CompareSide *side : sides_) side->offerExpansions(document_.scenario().modules());
        return;
    }
    for (const scenario::OptionShape &shape : scenario::optionShapes()) {
        if (topic != fromUtf8(shape.name)) continue;
        sides_[0]->offerValues(shape.name, shape.values, std::string(shape.values.front()));
        sides_[1]->offerValues(shape.name, shape.values, std::string(shape.values.back()));
    }
}

scenario::Scenario CompareWindow::shownLine() const {
    scenario::Scenario scenario = document_.scenario();
    scenario.moves.clear();
    for (const scenario::Step &step : document_.run().steps) scenario.moves.push_back(step.entry);
    return scenario;
}

void CompareWindow::compareNow() {
    if (!document_.isOpen()) return;
    comparison_ =
        scenario::compareUnder(shownLine(), sides_[0]->choices(), sides_[1]->choices(), document_.edited().tiles());
    const tutor::ComparisonWords words(document_.language().toStdString());
    QStringList sentences;
    for (const std::string &said : words.summary(comparison_)) sentences.push_back(QString::fromStdString(said));
    summary_->setText(sentences.join(u' '));
    std::vector<bool> differs;
    for (const scenario::StepDifference &step : comparison_.steps) differs.push_back(step.any());
    next_->setEnabled(std::ranges::find(differs, true) != differs.end());
    strip_->setSteps(std::move(differs));
    step_ = -1;
    setStep(comparison_.first ? static_cast<int>(*comparison_.first) + 1 : document_.step());
}

void CompareWindow::setStep(int step) {
    step_ = std::clamp(step, 0, steps());
    showStep();
}

void CompareWindow::nextDifference() {
    for (int i = 1; i <= steps(); ++i) {
        const int candidate = (step_ - 1 + i + steps()) % steps();
        if (!comparison_.steps[static_cast<std::size_t>(candidate)].any()) continue;
        setStep(candidate + 1);
        return;
    }
}

void CompareWindow::showStep() {
    count_->setText(tr("Step %1 of %2").arg(step_).arg(steps()));
    strip_->setStep(step_);
    const scenario::PositionDifference &difference =
        step_ == 0 ? comparison_.start : comparison_.steps[static_cast<std::size_t>(step_ - 1)].after;
    for (std::size_t side = 0; side < 2; ++side)
        sides_[side]->show(comparison_.sides[side], static_cast<std::size_t>(step_), difference);
    auto *page = new QWidget;
    page->setObjectName(QStringLiteral("page"));
    auto *grid = new QGridLayout(page);
    grid->setContentsMargins(12, 8, 12, 8);
    grid->setHorizontalSpacing(24);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    if (comparison_.playable()) addSentences(grid);
    grid->setRowStretch(grid->rowCount(), 1);
    words_->setWidget(page);
}

void CompareWindow::addSentences(QGridLayout *grid) {
    const tutor::ComparisonWords words(document_.language().toStdString());
    const auto step = step_ == 0 ? std::nullopt : std::optional(static_cast<std::size_t>(step_ - 1));
    int row = 0;
    if (step) {
        for (std::size_t side = 0; side < 2; ++side) {
            auto *column = new QVBoxLayout;
            column->setSpacing(4);
            for (const tutor::ComparedSentence &said : words.happened(comparison_, side, *step))
                column->addWidget(sentence(QString::fromStdString(said.text), said.differs));
            column->addStretch();
            grid->addLayout(column, row, static_cast<int>(side));
        }
        ++row;
    }
    const std::vector<std::string> positions = words.positions(comparison_, step);
    if (positions.empty()) return;
    auto *heading = new QLabel(tr("How the positions differ"));
    heading->setProperty("look", QStringLiteral("strong"));
    grid->addWidget(heading, row++, 0, 1, 2);
    for (const std::string &said : positions)
        grid->addWidget(sentence(QString::fromStdString(said), false), row++, 0, 1, 2);
}

} // namespace bathhouse::ui
