// SPDX-License-Identifier: MIT
#include "ui/learn/drill_panel.h"

#include "tutor/catalogue.h"
#include "ui/learn/enter_button.h"
#include "ui/lesson_document.h"
#include "ui/widgets/flow_layout.h"

#include <QFrame>
#include <QLabel>
#include <QVBoxLayout>

namespace bathhouse::ui {
namespace {

QLabel *wrapping(const QString &look) {
    auto *made = new QLabel;
    made->setTextFormat(Qt::PlainText);
    made->setWordWrap(true);
    made->setProperty("look", look);
    return made;
}

}  // namespace

DrillPanel::DrillPanel(DrillSession &session, LessonDocument &document, QWidget *parent)
    : QWidget(parent), session_(session), document_(document) {
    setObjectName(QStringLiteral("drillPanel"));
    setAccessibleName(tr("Drill"));
    build();
    connect(&session_, &DrillSession::changed, this, &DrillPanel::refresh);
    connect(&document_, &LessonDocument::languageChanged, this, &DrillPanel::refresh);
    refresh();
}

void DrillPanel::build() {
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    rule_ = wrapping(QStringLiteral("strong"));
    rule_->setObjectName(QStringLiteral("drillRule"));
    streak_ = wrapping(QStringLiteral("second"));
    streak_->setObjectName(QStringLiteral("drillStreak"));
    waits_ = new QFrame;
    waits_->setObjectName(QStringLiteral("note"));
    auto *row = new QVBoxLayout(waits_);
    row->setContentsMargins(12, 8, 12, 8);
    row->setSpacing(8);
    auto *words = wrapping({});
    words->setText(tr("Looking for a position …"));
    cancel_ = new EnterButton(tr("Cancel"));
    cancel_->setObjectName(QStringLiteral("drillCancel"));
    cancel_->setToolTip(tr("%1 (Esc)").arg(tr("Cancel")));
    row->addWidget(words);
    row->addWidget(cancel_, 0, Qt::AlignLeft);
    actions_ = new QWidget;
    auto *flow = new FlowLayout(8);
    flow->setContentsMargins(0, 0, 0, 0);
    actions_->setLayout(flow);
    auto *keep = new EnterButton(tr("Keep this position …"));
    keep->setObjectName(QStringLiteral("drillKeep"));
    auto *other = new EnterButton(tr("Another rule …"));
    other->setObjectName(QStringLiteral("drillOther"));
    flow->addWidget(keep);
    flow->addWidget(other);
    for (QWidget *part : std::initializer_list<QWidget *>{rule_, streak_, waits_, actions_}) column->addWidget(part);
    connect(cancel_, &QPushButton::clicked, &session_, &DrillSession::cancel);
    connect(keep, &QPushButton::clicked, this, &DrillPanel::keepAsked);
    connect(other, &QPushButton::clicked, this, &DrillPanel::ruleAsked);
}

void DrillPanel::refresh() {
    const bool active = session_.isActive();
    const bool waits = session_.isWaiting();
    if (active) {
        const std::string language = document_.language().toStdString();
        const tutor::Card *card = tutor::Catalogue::shipped().find(session_.rule());
        rule_->setText(QString::fromStdString(card ? tutor::pick(card->title, language) : session_.rule()));
        const tutor::quiz::DrillRecord &record = session_.record();
        QString words = tr("%1 in a row. Longest: %2").arg(record.streak).arg(record.best);
        if (session_.from() == DrillSession::From::Missed)
            words += u'\n' + tr("What I missed: %1").arg(session_.missed().size());
        streak_->setText(words);
    }
    const bool cancelHadFocus = cancel_->hasFocus();
    rule_->setVisible(active);
    streak_->setVisible(active);
    actions_->setVisible(active);
    waits_->setVisible(waits);
    setVisible(active || waits);
    // Nobody who cancels by keyboard is left without a place.
    if (cancelHadFocus && !waits && active)
        actions_->findChild<QPushButton *>(QStringLiteral("drillOther"))->setFocus();
}

}  // namespace bathhouse::ui
