// SPDX-License-Identifier: MIT
#include "ui/docks/board_list_dock.h"

#include "ui/docks/board_list_model.h"

#include <QHeaderView>
#include <QTableView>

namespace bathhouse::ui {

BoardListDock::BoardListDock(LessonDocument &document, QWidget *parent)
    : PanelDock(QStringLiteral("boardListDock"), tr("Board as list"), Closing::Allowed, parent) {
    model_ = new BoardListModel(document, this);
    view_ = new QTableView;
    view_->setObjectName(QStringLiteral("boardList"));
    view_->setAccessibleName(tr("Board as list"));
    view_->setModel(model_);
    view_->setSelectionBehavior(QAbstractItemView::SelectRows);
    view_->setSelectionMode(QAbstractItemView::SingleSelection);
    view_->setShowGrid(false);
    view_->setTabKeyNavigation(false);
    view_->setWordWrap(false);
    view_->verticalHeader()->hide();
    view_->verticalHeader()->setDefaultSectionSize(32);
    view_->setMinimumHeight(96);
    QHeaderView *header = view_->horizontalHeader();
    header->setHighlightSections(false);
    header->setStretchLastSection(true);
    header->setSectionsClickable(false);
    const int widths[] = {72, 150, 64, 230};
    for (int column = 0; column < BoardListModel::Figures; ++column) view_->setColumnWidth(column, widths[column]);
    setWidget(view_);
    connect(model_, &QAbstractItemModel::modelReset, this, [this] { setNote(tr("%1 tiles").arg(model_->rowCount())); });
    setNote(tr("%1 tiles").arg(model_->rowCount()));
    connect(view_->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex &now) {
        if (now.isValid()) Q_EMIT tileAsked(model_->position(now.row()));
    });
}

}  // namespace bathhouse::ui
