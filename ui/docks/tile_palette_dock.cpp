// SPDX-License-Identifier: MIT
#include "ui/docks/tile_palette_dock.h"

#include "ui/board/board_view.h"
#include "ui/docks/tile_palette_model.h"
#include "ui/docks/tile_palette_view.h"
#include "ui/icons.h"
#include "ui/lesson_document.h"
#include "ui/tools/author_desk.h"
#include "ui/widgets/flow_layout.h"

#include <QCheckBox>
#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

namespace bathhouse::ui {

TilePaletteDock::TilePaletteDock(LessonDocument &document, AuthorDesk &desk, QWidget *parent)
    : PanelDock(QStringLiteral("tilePaletteDock"), tr("Tiles"), Closing::Never, parent), desk_(desk) {
    model_ = new TilePaletteModel(document, this);
    view_ = new TilePaletteView;
    view_->setModel(model_);
    auto *panel = new QWidget;
    panel->setObjectName(QStringLiteral("panel"));
    auto *column = new QVBoxLayout(panel);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(buildHead());
    auto *list = new QHBoxLayout;
    list->setContentsMargins(4, 0, 0, 0);
    list->addWidget(view_);
    column->addLayout(list, 1);
    column->addWidget(buildFoot());
    setWidget(panel);

    connect(model_, &QAbstractItemModel::modelReset, this, &TilePaletteDock::fillSets);
    connect(view_, &TilePaletteView::taken, this, &TilePaletteDock::take);
    connect(view_, &TilePaletteView::dragged, &desk_, &AuthorDesk::dragTo);
    connect(view_, &TilePaletteView::dropped, &desk_, &AuthorDesk::dropAt);
    connect(view_, &TilePaletteView::pointedAt, this,
            [this](const QModelIndex &index) { showHint(index.data(TilePaletteModel::HintRole).toString()); });
    connect(&desk_, &AuthorDesk::handChanged, this, [this] {
        const QString id = desk_.tileInHand();
        view_->setInHand(id);
        setNote(id.isEmpty() ? QString() : tr("in hand: %1").arg(id));
    });
    connect(&desk_, &AuthorDesk::freeChanged, free_, &QCheckBox::setChecked);
    connect(&desk_, &AuthorDesk::recordingChanged, record_, &QCheckBox::setChecked);
    fillSets();
}

QWidget *TilePaletteDock::buildHead() {
    auto *head = new QWidget;
    auto *column = new QVBoxLayout(head);
    column->setContentsMargins(12, 8, 12, 4);
    column->setSpacing(4);
    search_ = new QLineEdit;
    search_->setObjectName(QStringLiteral("tileSearch"));
    search_->setPlaceholderText(tr("Find: city, road 3, V …"));
    search_->setAccessibleName(tr("Find a tile"));
    search_->setClearButtonEnabled(true);
    search_->addAction(lineIcon(QStringLiteral("search"), IconTone::Muted), QLineEdit::LeadingPosition);
    search_->installEventFilter(this);
    sets_ = new QComboBox;
    sets_->setAccessibleName(tr("Set of tiles"));
    column->addWidget(search_);
    column->addWidget(sets_);
    connect(search_, &QLineEdit::textChanged, this, &TilePaletteDock::filter);
    connect(sets_, &QComboBox::currentIndexChanged, this, &TilePaletteDock::filter);
    return head;
}

QWidget *TilePaletteDock::buildFoot() {
    auto *foot = new QWidget;
    foot->setObjectName(QStringLiteral("paletteFoot"));
    auto *column = new QVBoxLayout(foot);
    column->setContentsMargins(12, 4, 12, 4);
    column->setSpacing(0);
    hint_ = new QLabel(tr("Click a tile or drag it onto the board. R turns it."));
    hint_->setProperty("look", QStringLiteral("small"));
    hint_->setTextFormat(Qt::PlainText);
    hint_->setWordWrap(true);
    hint_->setMinimumHeight(30);
    // Long names must not make the dock wider.
    hint_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    hint_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    free_ = new QCheckBox(tr("Free set-up"));
    free_->setToolTip(tr("Tiles may lie where they do not fit, and apart: for diagrams. The file says “board: free”."));
    record_ = new QCheckBox(tr("Record"));
    record_->setToolTip(
        tr("Tiles and figures are played as moves after the step shown, not added to the first position."));
    column->addWidget(hint_);
    auto *switches = new QWidget;
    auto *row = new FlowLayout(12);
    switches->setLayout(row);
    row->addWidget(free_);
    row->addWidget(record_);
    column->addWidget(switches);
    connect(free_, &QCheckBox::toggled, &desk_, &AuthorDesk::setFree);
    connect(record_, &QCheckBox::toggled, &desk_, &AuthorDesk::setRecording);
    return foot;
}

void TilePaletteDock::take(const QString &id) {
    desk_.takeTile(id);
    showHint(model_->indexOf(id).data(TilePaletteModel::HintRole).toString());
    // From here on keys belong to the board: R turns, arrows move, Enter lays.
    desk_.view().setFocus(Qt::OtherFocusReason);
}

void TilePaletteDock::showHint(const QString &hint) {
    if (!hint.isEmpty()) hint_->setText(hint);
}

void TilePaletteDock::startSearch() {
    search_->setFocus(Qt::ShortcutFocusReason);
    search_->selectAll();
}

void TilePaletteDock::filter() {
    model_->setFilter(search_->text(), sets_->currentData().toString());
    for (int i = 0; i < model_->rowCount(); ++i) {
        if (model_->index(i).data(TilePaletteModel::IdRole).toString().isEmpty()) continue;
        view_->setCurrentIndex(model_->index(i));
        break;
    }
}

void TilePaletteDock::fillSets() {
    const auto sets = model_->sets();
    bool same = sets_->count() == static_cast<int>(sets.size()) + 1;
    for (int i = 1; same && i < sets_->count(); ++i)
        same = sets_->itemData(i).toString() == sets[static_cast<std::size_t>(i - 1)].first;
    if (same) return;
    const QSignalBlocker quiet(sets_);
    const QString chosen = sets_->currentData().toString();
    sets_->clear();
    sets_->addItem(tr("All sets"), QString());
    for (const auto &[id, name] : sets) sets_->addItem(name, id);
    sets_->setCurrentIndex(std::max(0, sets_->findData(chosen)));
}

bool TilePaletteDock::eventFilter(QObject *watched, QEvent *event) {
    if (watched == search_ && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Down) {
            view_->setFocus(Qt::OtherFocusReason);
            return true;
        }
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            const QString id = view_->currentIndex().data(TilePaletteModel::IdRole).toString();
            if (!id.isEmpty()) take(id);
            return true;
        }
        if (key == Qt::Key_Escape) {
            search_->clear();
            desk_.view().setFocus(Qt::OtherFocusReason);
            return true;
        }
    }
    return PanelDock::eventFilter(watched, event);
}

} // namespace bathhouse::ui
