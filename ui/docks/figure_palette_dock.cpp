// SPDX-License-Identifier: MIT
#include "ui/docks/figure_palette_dock.h"

#include "tutor/wording.h"
#include "ui/board/board_view.h"
#include "ui/lesson_document.h"
#include "ui/text.h"
#include "ui/tools/author_desk.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/figure_button.h"
#include "ui/widgets/player_mark.h"

#include <QGridLayout>
#include <QLabel>
#include <QScrollArea>

namespace bathhouse::ui {

FigurePaletteDock::FigurePaletteDock(LessonDocument &document, AuthorDesk &desk, QWidget *parent)
    : PanelDock(QStringLiteral("figurePaletteDock"), tr("Figures"), Closing::Never, parent),
      document_(document),
      desk_(desk) {
    setNote(tr("left"));
    auto *area = new QScrollArea;
    area->setObjectName(QStringLiteral("panel"));
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFrameShape(QFrame::NoFrame);
    page_ = new QWidget;
    page_->setObjectName(QStringLiteral("page"));
    grid_ = new QGridLayout(page_);
    grid_->setContentsMargins(12, 4, 8, 8);
    grid_->setHorizontalSpacing(4);
    grid_->setVerticalSpacing(0);
    grid_->setColumnStretch(1, 1);
    area->setWidget(page_);
    setWidget(area);
    for (const auto signal : {&LessonDocument::opened, &LessonDocument::lineChanged, &LessonDocument::stepChanged,
                              &LessonDocument::scenarioEdited})
        connect(&document_, signal, this, &FigurePaletteDock::renew);
    connect(&desk_, &AuthorDesk::handChanged, this, &FigurePaletteDock::renew);
}

void FigurePaletteDock::renew() {
    if (!document_.isOpen()) return;
    QStringList shape;
    for (const std::string &player : document_.table().players) shape << QString::fromStdString(player);
    for (const rules::FigureKind kind : document_.table().setting->figures) shape << fromUtf8(rules::traits(kind).name);
    if (shape != shape_) {
        shape_ = shape;
        rebuild();
    }
    const tutor::Wording wording(document_.language().toStdString());
    const auto [handPlayer, handKind] = desk_.figureInHand();
    for (const Entry &entry : entries_) {
        const auto player = document_.table().player(entry.player.toStdString());
        const auto kind = rules::figureNamed(entry.button->kind());
        if (!player || !kind) continue;
        const int left = document_.state().player(*player).supply[rules::index(*kind)];
        entry.button->setFacts(document_.table().colours[rules::index(*player)], left,
                               tr("%1: %2, %3 left")
                                   .arg(QString::fromStdString(wording.player(entry.player.toStdString())),
                                        QString::fromStdString(wording.figure(*kind)))
                                   .arg(left));
        entry.button->setChecked(entry.player == handPlayer &&
                                 QString::fromStdString(entry.button->kind()) == handKind);
    }
}

void FigurePaletteDock::rebuild() {
    entries_.clear();
    while (QLayoutItem *item = grid_->takeAt(0)) {
        if (item->widget()) {
            item->widget()->hide();
            item->widget()->deleteLater();
        }
        delete item;
    }
    const auto players = document_.table().players.size();
    for (std::size_t player = 0; player < players; ++player) addRow(static_cast<int>(player), player);
    grid_->setRowStretch(static_cast<int>(players), 1);
}

void FigurePaletteDock::addRow(int row, std::size_t player) {
    const QString name = QString::fromStdString(document_.table().players[player]);
    const tutor::Wording wording(document_.language().toStdString());
    auto *mark = new QLabel;
    mark->setPixmap(playerMark(document_.table().colours[player], devicePixelRatioF()));
    auto *label = new ElidedLabel;
    label->setFullText(QString::fromStdString(wording.player(name.toStdString())));
    label->setMinimumWidth(24);
    grid_->addWidget(mark, row, 0);
    grid_->addWidget(label, row, 1);
    int column = 2;
    for (const rules::FigureKind kind : document_.table().setting->figures) {
        auto *button = new FigureButton(std::string(rules::traits(kind).name));
        grid_->addWidget(button, row, column++);
        entries_.push_back({name, button});
        connect(button, &FigureButton::taken, this, [this, name, button] {
            desk_.takeFigure(name, QString::fromStdString(button->kind()));
            desk_.view().setFocus(Qt::OtherFocusReason);
        });
        connect(button, &FigureButton::dragged, &desk_, &AuthorDesk::dragTo);
        connect(button, &FigureButton::dropped, &desk_, &AuthorDesk::dropAt);
    }
}

FigureButton *FigurePaletteDock::button(const QString &player, const QString &kind) const {
    for (const Entry &entry : entries_)
        if (entry.player == player && QString::fromStdString(entry.button->kind()) == kind) return entry.button;
    return nullptr;
}

void FigurePaletteDock::startChoice() {
    if (!entries_.empty()) entries_.front().button->setFocus(Qt::ShortcutFocusReason);
}

} // namespace bathhouse::ui
