// SPDX-License-Identifier: MIT
#include "ui/docks/board_list_dock.h"

#include "ui/docks/board_list_model.h"
#include "ui/tools/author_desk.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
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
    view_->installEventFilter(this);
    QHeaderView *header = view_->horizontalHeader();
    header->setHighlightSections(false);
    header->setStretchLastSection(true);
    header->setSectionsClickable(false);
    const int widths[] = {72, 150, 64, 230};
    for (int column = 0; column < BoardListModel::Figures; ++column) view_->setColumnWidth(column, widths[column]);
    auto *panel = new QWidget;
    auto *column = new QVBoxLayout(panel);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(buildBar());
    column->addWidget(view_, 1);
    setWidget(panel);
    const auto note = [this] { setNote(tr("%1 tiles").arg(model_->rowCount())); };
    connect(model_, &QAbstractItemModel::modelReset, this, note);
    connect(model_, &QAbstractItemModel::rowsInserted, this, note);
    note();
    connect(view_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex &now) { goTo(now.isValid() ? now.row() : -1); });
}

QWidget *BoardListDock::buildBar() {
    bar_ = new QWidget;
    bar_->setObjectName(QStringLiteral("panel"));
    auto *row = new QHBoxLayout(bar_);
    row->setContentsMargins(12, 6, 12, 6);
    row->setSpacing(8);
    const auto place = [&](const QString &name) {
        auto *box = new QSpinBox;
        box->setRange(-rules::kMaxCoordinate, rules::kMaxCoordinate);
        box->setAccessibleName(name);
        box->setPrefix(name + u' ');
        box->setFixedWidth(92);
        row->addWidget(box);
        return box;
    };
    x_ = place(tr("x"));
    y_ = place(tr("y"));
    lay_ = new QPushButton(tr("Lay the tile in hand"));
    connect(lay_, &QPushButton::clicked, this, &BoardListDock::layHere);
    row->addWidget(lay_);
    auto *keys = new QLabel(tr("R turns, Delete removes the tile of a row."));
    keys->setProperty("look", QStringLiteral("second"));
    row->addWidget(keys);
    row->addStretch();
    bar_->hide();
    return bar_;
}

void BoardListDock::setDesk(AuthorDesk *desk) {
    desk_ = desk;
    const auto renew = [this] { lay_->setEnabled(desk_->holds() == AuthorDesk::Holds::Tiles); };
    connect(desk_, &AuthorDesk::handChanged, this, renew);
    renew();
}

void BoardListDock::setAuthor(bool author) { bar_->setVisible(author && desk_ != nullptr); }

void BoardListDock::goTo(int row) {
    if (row < 0) return;
    const rules::Position at = model_->position(row);
    x_->setValue(at.x);
    y_->setValue(at.y);
    Q_EMIT tileAsked(at);
}

void BoardListDock::layHere() {
    const rules::Position at{x_->value(), y_->value()};
    if (desk_->actAt(at)) view_->setCurrentIndex(model_->index(model_->rowOf(at), 0));
}

bool BoardListDock::press(int key, Qt::KeyboardModifiers keys) {
    const QModelIndex now = view_->currentIndex();
    if (!desk_ || !desk_->isOn() || !now.isValid()) return false;
    const rules::Position at = model_->position(now.row());
    if (key == Qt::Key_R) {
        desk_->turnAt(at, keys & Qt::ShiftModifier ? -1 : 1);
    } else if (key == Qt::Key_Delete || key == Qt::Key_Backspace) {
        desk_->removeAt(at);
    } else {
        return false;
    }
    // The list is built anew: stay at the place, or where it was.
    const int row = model_->rowOf(at);
    view_->setCurrentIndex(model_->index(row >= 0 ? row : std::min(now.row(), model_->rowCount() - 1), 0));
    return true;
}

bool BoardListDock::eventFilter(QObject *watched, QEvent *event) {
    if (watched == view_ && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (press(key->key(), key->modifiers())) return true;
    }
    return PanelDock::eventFilter(watched, event);
}

} // namespace bathhouse::ui
