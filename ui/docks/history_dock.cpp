// SPDX-License-Identifier: MIT
#include "ui/docks/history_dock.h"

#include "ui/icons.h"

#include <QUndoStack>
#include <QUndoView>

namespace bathhouse::ui {

HistoryDock::HistoryDock(QUndoStack &history, QWidget *parent)
    : PanelDock(QStringLiteral("historyDock"), tr("History"), Closing::Allowed, parent) {
    auto *view = new QUndoView(&history);
    view->setObjectName(QStringLiteral("historyList"));
    view->setAccessibleName(tr("History"));
    view->setEmptyLabel(tr("As it was opened"));
    view->setCleanIcon(lineIcon(QStringLiteral("save"), IconTone::Muted));
    view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view->setMinimumHeight(72);
    setWidget(view);
    const auto note = [this, &history] {
        setNote(history.isClean() ? tr("saved") : tr("change %1 of %2").arg(history.index()).arg(history.count()));
    };
    connect(&history, &QUndoStack::indexChanged, this, note);
    connect(&history, &QUndoStack::cleanChanged, this, note);
}

}  // namespace bathhouse::ui
