// SPDX-License-Identifier: MIT
#include "ui/docks/moves_dock.h"

#include "tutor/wording.h"
#include "ui/lesson_document.h"
#include "ui/text.h"
#include "ui/widgets/player_mark.h"

#include <QListWidget>
#include <QSignalBlocker>

namespace bathhouse::ui {

MovesDock::MovesDock(LessonDocument &document, QWidget *parent)
    : PanelDock(QStringLiteral("movesDock"), tr("Moves"), Closing::Never, parent), document_(document) {
    list_ = new QListWidget;
    list_->setObjectName(QStringLiteral("moveList"));
    list_->setAccessibleName(tr("Moves"));
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setMinimumWidth(200);
    list_->setWordWrap(false);
    list_->setTextElideMode(Qt::ElideRight);
    setWidget(list_);
    connect(list_, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row >= 0) document_.setStep(row);
    });
    for (const auto signal : {&LessonDocument::opened, &LessonDocument::lineChanged, &LessonDocument::languageChanged})
        connect(&document_, signal, this, &MovesDock::fill);
    connect(&document_, &LessonDocument::stepChanged, this, &MovesDock::followStep);
    fill();
}

void MovesDock::fill() {
    const QSignalBlocker quiet(list_);
    list_->clear();
    if (!document_.isOpen()) return;
    const scenario::Table &table = document_.table();
    const tutor::Wording wording(document_.language().toStdString());
    list_->addItem(tr("Start"));
    for (int i = 0; i < document_.stepCount(); ++i) {
        const scenario::Step &step = document_.run().steps[static_cast<std::size_t>(i)];
        QString text = step.move ? QString::fromStdString(wording.move(*step.move, document_.stateAt(i), table))
                                 : QString::fromStdString(step.entry.move);
        if (step.refused) text = tr("%1 (refused)").arg(text);
        auto *item = new QListWidgetItem(QStringLiteral("%1  %2").arg(i + 1).arg(text), list_);
        item->setIcon(playerIcon(table.colours[index(step.player)], devicePixelRatioF()));
        item->setToolTip(
            plainToolTip(QStringLiteral("%1: %2").arg(QString::fromStdString(table.name(step.player)), text)));
    }
    setNote(document_.branchedAt() ? tr("own line") : tr("%1 moves").arg(document_.stepCount()));
    followStep();
}

void MovesDock::followStep() {
    const QSignalBlocker quiet(list_);
    list_->setCurrentRow(document_.step());
}

}  // namespace bathhouse::ui
