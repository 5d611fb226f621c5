// SPDX-License-Identifier: MIT
#include "ui/learn/compare_side.h"

#include "rules/expansions/expansion.h"
#include "tutor/comparison_words.h"
#include "ui/board/board_view.h"
#include "ui/expansions.h"
#include "ui/style.h"
#include "ui/text.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QScrollArea>
#include <QStackedLayout>
#include <QToolButton>

#include <algorithm>
#include <set>

namespace bathhouse::ui {

CompareSide::CompareSide(std::size_t side, const QString &language, QWidget *parent)
    : QWidget(parent), side_(side), language_(language) {
    const QString letter = QString::fromStdString(tutor::ComparisonWords::sideName(side));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    auto *head = new QHBoxLayout;
    head->setSpacing(8);
    auto *name = new QLabel(letter);
    name->setProperty("look", QStringLiteral("heading"));
    values_ = new QComboBox;
    values_->setObjectName(QStringLiteral("values%1").arg(letter));
    values_->setAccessibleName(tr("What %1 is played with").arg(letter));
    values_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    values_->setMinimumContentsLength(8);
    expansions_ = new QToolButton;
    expansions_->setObjectName(QStringLiteral("expansions%1").arg(letter));
    expansions_->setPopupMode(QToolButton::InstantPopup);
    expansions_->setFocusPolicy(Qt::TabFocus);
    expansions_->setFixedHeight(30);
    expansions_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    menu_ = new QMenu(expansions_);
    expansions_->setMenu(menu_);
    head->addWidget(name);
    head->addWidget(values_, 1);
    head->addWidget(expansions_, 1);
    column->addLayout(head);

    view_ = new BoardView;
    view_->setAccessibleName(tr("Board %1").arg(letter));
    view_->setMinimumSize(200, 120);
    view_->setTheme(applicationTheme());
    problems_ = new QLabel;
    problems_->setWordWrap(true);
    problems_->setTextFormat(Qt::PlainText);
    problems_->setAlignment(Qt::AlignTop);
    problems_->setContentsMargins(12, 12, 12, 12);
    auto *scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setWidget(problems_);
    stack_ = new QStackedLayout;
    stack_->addWidget(view_);
    stack_->addWidget(scroll);
    column->addLayout(stack_, 1);
    scores_ = new QLabel;
    scores_->setObjectName(QStringLiteral("scores%1").arg(letter));
    scores_->setTextFormat(Qt::RichText);
    scores_->setWordWrap(true);
    column->addWidget(scores_);
    connect(values_, &QComboBox::activated, this, &CompareSide::chosen);
}

void CompareSide::offerValues(std::string_view option, const std::vector<std::string_view> &values,
                              const std::string &chosen) {
    const tutor::ComparisonWords words(language_.toStdString());
    option_ = option;
    values_->clear();
    for (const std::string_view value : values)
        values_->addItem(QString::fromStdString(words.valueName(option, std::string(value))), fromUtf8(value));
    values_->setCurrentIndex(std::max(0, values_->findData(QString::fromStdString(chosen))));
    values_->show();
    expansions_->hide();
}

void CompareSide::offerExpansions(const std::vector<std::string> &on) {
    option_.clear();
    menu_->clear();
    for (const std::string &id : modulesByName(language_)) {
        QAction *action = menu_->addAction(withoutMnemonic(moduleName(id, language_)));
        action->setCheckable(true);
        action->setData(QString::fromStdString(id));
        action->setChecked(std::ranges::find(on, id) != on.end());
        connect(action, &QAction::toggled, this, [this] {
            nameExpansions();
            Q_EMIT chosen();
        });
    }
    nameExpansions();
    values_->hide();
    expansions_->show();
}

void CompareSide::nameExpansions() {
    const tutor::ComparisonWords words(language_.toStdString());
    const QString names = QString::fromStdString(words.expansionNames(*choices().expansions));
    // Several names may be longer than the board is wide; the tool tip has them all.
    const int room = std::max(40, width() - 48);
    expansions_->setText(withoutMnemonic(expansions_->fontMetrics().elidedText(names, Qt::ElideRight, room)));
    expansions_->setAccessibleName(names);
    expansions_->setToolTip(plainToolTip(names));
}

void CompareSide::resizeEvent(QResizeEvent *event) {
    QWidget::resizeEvent(event);
    if (option_.empty() && !menu_->isEmpty()) nameExpansions();
}

scenario::Choices CompareSide::choices() const {
    scenario::Choices result;
    if (!option_.empty()) {
        result.options[option_] = values_->currentData().toString().toStdString();
        return result;
    }
    std::vector<std::string> &on = result.expansions.emplace();
    std::set<std::string> ticked;
    for (const QAction *action : menu_->actions())
        if (action->isChecked()) ticked.insert(action->data().toString().toStdString());
    // In the order of the rules, whatever they are called.
    for (const rules::Expansion *expansion : rules::expansionList())
        if (ticked.contains(std::string(expansion->id()))) on.emplace_back(expansion->id());
    return result;
}

QString CompareSide::scores(const scenario::Run &run, const rules::State &state,
                            const scenario::PositionDifference &difference) const {
    const tutor::Wording wording(language_.toStdString());
    QStringList parts;
    for (std::size_t i = 0; i < run.table.players.size(); ++i) {
        const std::string &player = run.table.players[i];
        const QString text = QString::fromStdString(wording.text(
            "report.score", {{"player", wording.player(player)}, {"points", wording.points(state.players[i].score)}}));
        const bool differs =
            std::ranges::any_of(difference.scores, [&](const auto &score) { return score.player == player; });
        parts.push_back(differs ? QStringLiteral("<b>≠ %1</b>").arg(text.toHtmlEscaped()) : text.toHtmlEscaped());
    }
    return parts.join(QStringLiteral(" &nbsp; "));
}

void CompareSide::show(const scenario::Side &side, std::size_t step, const scenario::PositionDifference &difference) {
    stack_->setCurrentIndex(side.run ? 0 : 1);
    scores_->setVisible(side.run.has_value());
    if (!side.run) {
        QStringList lines{tr("The scenario cannot be set up like this:")};
        for (const scenario::Problem &problem : side.problems) lines.push_back(QString::fromStdString(problem.text()));
        problems_->setText(lines.join(QStringLiteral("\n\n")));
        return;
    }
    const scenario::Run &run = *side.run;
    step = std::min(step, run.steps.size());
    const scenario::Step *made = step == 0 ? nullptr : &run.steps[step - 1];
    const rules::State &state = made == nullptr ? run.start : made->state;
    view_->setState(state, run.table);
    view_->showStep(made);
    scores_->setText(scores(run, state, difference));
}

}  // namespace bathhouse::ui
