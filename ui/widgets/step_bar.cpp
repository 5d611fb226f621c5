// SPDX-License-Identifier: MIT
#include "ui/widgets/step_bar.h"

#include "tutor/catalogue.h"
#include "ui/docks/why.h"
#include "ui/icons.h"
#include "ui/lesson_document.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/icon_button.h"
#include "ui/widgets/rule_pill.h"

#include <QBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace bathhouse::ui {
namespace {

constexpr int kRowHeight = 44;
constexpr int kMillisecondsAStep = 2200;

}  // namespace

StepBar::StepBar(LessonDocument &document, QWidget *parent) : QFrame(parent), document_(document) {
    setObjectName(QStringLiteral("stepBar"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    const auto button = [](const QString &icon, const QString &name, const QString &key) {
        auto *made = iconButton(icon, name, key);
        made->setObjectName(icon);
        return made;
    };
    first_ = button(QStringLiteral("first"), tr("First position"), tr("Home"));
    back_ = button(QStringLiteral("back"), tr("One step back"), tr("Left"));
    next_ = button(QStringLiteral("next"), tr("Next step"), tr("Right"));
    last_ = button(QStringLiteral("last"), tr("Last step"), tr("End"));
    play_ = button(QStringLiteral("play"), tr("Play the steps"), tr("P"));
    count_ = new QLabel;
    count_->setObjectName(QStringLiteral("stepCount"));
    count_->setAlignment(Qt::AlignCenter);
    count_->setMinimumWidth(104);
    auto *line = new QFrame;
    line->setObjectName(QStringLiteral("barLine"));
    line->setFixedSize(1, 24);
    done_ = new ElidedLabel;
    done_->setObjectName(QStringLiteral("stepDone"));
    rule_ = new RulePill;
    rule_->setObjectName(QStringLiteral("stepRule"));

    rows_ = new QVBoxLayout(this);
    rows_->setContentsMargins(12, 1, 12, 0);
    rows_->setSpacing(0);
    top_ = new QHBoxLayout;
    top_->setSpacing(4);
    for (QWidget *widget : std::initializer_list<QWidget *>{first_, back_, count_, next_, last_, line, play_})
        top_->addWidget(widget);
    top_->insertSpacing(5, 4);
    top_->addSpacing(4);
    top_->addWidget(done_, 1);
    top_->addStretch(0);
    top_->addWidget(rule_);
    rows_->addLayout(top_);
    setFixedHeight(kRowHeight);

    connect(first_, &QToolButton::clicked, this, [this] { document_.setStep(0); });
    connect(back_, &QToolButton::clicked, this, [this] { document_.setStep(document_.step() - 1); });
    connect(next_, &QToolButton::clicked, this, [this] { document_.setStep(document_.step() + 1); });
    connect(last_, &QToolButton::clicked, this, [this] { document_.setStep(document_.stepCount()); });
    connect(play_, &QToolButton::clicked, this, &StepBar::togglePlay);
    connect(rule_, &QAbstractButton::clicked, this,
            [this] { Q_EMIT ruleAsked(QString::fromStdString(rule_->rule())); });
    timer_.setInterval(kMillisecondsAStep);
    connect(&timer_, &QTimer::timeout, this, &StepBar::advance);
    for (const auto signal : {&LessonDocument::opened, &LessonDocument::stepChanged, &LessonDocument::lineChanged,
                              &LessonDocument::laterStepsChanged, &LessonDocument::languageChanged})
        connect(&document_, signal, this, &StepBar::refresh);
    connect(&document_, &LessonDocument::opened, this, [this] {
        if (timer_.isActive()) togglePlay();
    });
    refresh();
}

void StepBar::setCompact(bool compact) {
    if (compact == compact_) return;
    compact_ = compact;
    top_->removeWidget(done_);
    rows_->removeWidget(done_);
    if (compact) {
        rows_->addWidget(done_);
        done_->setContentsMargins(4, 0, 4, 8);
    } else {
        done_->setContentsMargins(0, 0, 0, 0);
        top_->insertWidget(top_->count() - 2, done_, 1);
    }
    setFixedHeight(compact ? kRowHeight + 28 : kRowHeight);
}

void StepBar::keepBack(const std::optional<KeptBack> &kept) {
    if (kept == kept_) return;
    kept_ = kept;
    refresh();
}

void StepBar::togglePlay() {
    const bool start = !timer_.isActive() && document_.stepCount() > 0;
    if (start) {
        if (document_.step() == document_.stepCount()) document_.setStep(0);
        timer_.start();
    } else {
        timer_.stop();
    }
    play_->setIcon(lineIcon(start ? QStringLiteral("pause") : QStringLiteral("play")));
    play_->setAccessibleName(start ? tr("Pause") : tr("Play the steps"));
}

void StepBar::advance() {
    document_.setStep(document_.step() + 1);
    if (document_.step() == document_.stepCount() && timer_.isActive()) togglePlay();
}

void StepBar::refresh() {
    const int step = document_.step();
    const int count = document_.stepCount();
    first_->setEnabled(step > 0);
    back_->setEnabled(step > 0);
    next_->setEnabled(step < count);
    last_->setEnabled(step < count);
    play_->setEnabled(count > 0);
    count_->setText(tr("Step %1 of %2").arg(step).arg(count));
    if (!document_.isOpen()) {
        done_->setFullText({});
        rule_->setRule(nullptr, {});
        return;
    }
    const scenario::Step *current = document_.current();
    if (current == nullptr) {
        done_->setFullText(count == 0 ? tr("A position without moves") : tr("The position before the first move"));
        rule_->setRule(nullptr, {});
        return;
    }
    const std::vector<std::string> rules = rulesBehind(*current);
    const rules::State &before = document_.stateAt(step - 1);
    if (kept_ && kept_->holds(rules)) {
        done_->setFullText(moveHeading(*current, before, document_.table(), document_.language()));
        rule_->setRule(nullptr, {});
        return;
    }
    done_->setFullText(whatWasDone(*current, before, document_.table(), document_.language()));
    rule_->setRule(rules.empty() ? nullptr : tutor::Catalogue::shipped().find(rules.front()), document_.language());
}

}  // namespace bathhouse::ui
