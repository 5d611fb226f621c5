// SPDX-License-Identifier: MIT
#include "ui/docks/figure_palette_dock.h"

#include "tutor/wording.h"
#include "ui/board/board_view.h"
#include "ui/lesson_document.h"
#include "ui/text.h"
#include "ui/tools/author_desk.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/figure_button.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/player_mark.h"

#include <QGridLayout>
#include <QInputDialog>
#include <QLabel>
#include <QScrollArea>

namespace bathhouse::ui {
namespace {

constexpr std::size_t kBeside = 2;  ///< so many buttons have room beside a player's name

/// The kinds of tokens that the modules bring that are on.
std::vector<rules::TokenKind> shownKinds(const rules::Setting &setting) {
    std::vector<rules::TokenKind> kinds;
    for (std::size_t i = 0; i < rules::tokenTable().size(); ++i) {
        const rules::TokenKind kind{static_cast<std::uint8_t>(i)};
        const rules::TokenTraits &traits = rules::traits(kind);
        if (setting.hasToken(kind) && !traits.inner) kinds.push_back(kind);
    }
    return kinds;
}

}  // namespace

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
    for (const rules::TokenKind kind : shownKinds(*document_.table().setting))
        shape << fromUtf8(rules::traits(kind).name);
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
    renewTokens();
}

void FigurePaletteDock::renewTokens() {
    const tutor::Wording wording(document_.language().toStdString());
    const auto [handKind, handPlayer] = desk_.tokenInHand();
    for (TokenButton *button : tokens_) {
        const auto owner = document_.table().player(button->player().toStdString());
        const QString name = QString::fromStdString(wording.text("token." + button->kind()));
        button->setFacts(
            owner ? document_.table().colours[rules::index(*owner)] : std::string(), FigureButton::kUncounted,
            owner ? tr("%1: %2").arg(QString::fromStdString(wording.player(button->player().toStdString())), name)
                  : name);
        const bool held = QString::fromStdString(button->kind()) == handKind && button->player() == handPlayer;
        button->setChecked(held || desk_.document().tokenAside(button->kind(), button->player().toStdString()).has_value());
    }
}

void FigurePaletteDock::rebuild() {
    entries_.clear();
    tokens_.clear();
    while (QLayoutItem *item = grid_->takeAt(0)) {
        if (item->widget()) {
            item->widget()->hide();
            item->widget()->deleteLater();
        }
        delete item;
    }
    const tutor::Wording wording(document_.language().toStdString());
    int row = 0;
    for (int old = 0; old < grid_->rowCount(); ++old) grid_->setRowStretch(old, 0);
    for (std::size_t player = 0; player < document_.table().players.size(); ++player) {
        const QString name = QString::fromStdString(document_.table().players[player]);
        auto *mark = new QLabel;
        mark->setPixmap(playerMark(document_.table().colours[player], devicePixelRatioF()));
        std::vector<FigureButton *> buttons = figureButtons(player);
        for (FigureButton *button : tokenButtons(name)) buttons.push_back(button);
        row = addRow(row, mark, QString::fromStdString(wording.player(name.toStdString())), buttons);
    }
    if (const auto common = tokenButtons({}); !common.empty()) row = addRow(row, nullptr, tr("Tokens"), common);
    grid_->setRowStretch(row, 1);
}

int FigurePaletteDock::addRow(int row, QWidget *mark, const QString &words,
                              const std::vector<FigureButton *> &buttons) {
    auto *label = new ElidedLabel;
    label->setFullText(words);
    label->setMinimumWidth(24);
    if (mark) grid_->addWidget(mark, row, 0);
    grid_->addWidget(label, row, mark ? 1 : 0, 1, mark ? 1 : 2);
    if (buttons.size() <= kBeside) {
        int column = 2;
        for (FigureButton *button : buttons) grid_->addWidget(button, row, column++);
        return row + 1;
    }
    auto *box = new QWidget;
    auto *flow = new FlowLayout(4);
    for (FigureButton *button : buttons) flow->addWidget(button);
    box->setLayout(flow);
    grid_->addWidget(box, row + 1, 0, 1, 2 + static_cast<int>(kBeside));
    return row + 2;
}

std::vector<FigureButton *> FigurePaletteDock::figureButtons(std::size_t player) {
    const QString name = QString::fromStdString(document_.table().players[player]);
    std::vector<FigureButton *> buttons;
    for (const rules::FigureKind kind : document_.table().setting->figures) {
        auto *button = new FigureButton(std::string(rules::traits(kind).name));
        entries_.push_back({name, button});
        buttons.push_back(button);
        connect(button, &FigureButton::taken, this, [this, name, button] {
            desk_.takeFigure(name, QString::fromStdString(button->kind()));
            desk_.view().setFocus(Qt::OtherFocusReason);
        });
        connectDrag(button);
    }
    return buttons;
}

std::vector<FigureButton *> FigurePaletteDock::tokenButtons(const QString &player) {
    std::vector<FigureButton *> buttons;
    for (const rules::TokenKind kind : shownKinds(*document_.table().setting)) {
        if (rules::traits(kind).owned == player.isEmpty()) continue;
        auto *button = new TokenButton(std::string(rules::traits(kind).name), player);
        tokens_.push_back(button);
        buttons.push_back(button);
        connect(button, &FigureButton::taken, this, [this, button, kind] {
            if (rules::traits(kind).lies == rules::TokenTraits::Lies::OffMap) return layAside(*button);
            desk_.takeToken(QString::fromStdString(button->kind()), button->player());
            desk_.view().setFocus(Qt::OtherFocusReason);
        });
        if (rules::traits(kind).lies != rules::TokenTraits::Lies::OffMap) connectDrag(button);
    }
    return buttons;
}

void FigurePaletteDock::layAside(const TokenButton &button) {
    const auto kind = rules::tokenNamed(button.kind());
    if (desk_.isRecording() || !kind) return renewTokens();
    const std::string player = button.player().toStdString();
    std::optional<int> number;
    if (rules::traits(*kind).numbered) {
        const tutor::Wording wording(document_.language().toStdString());
        bool taken = false;
        number = QInputDialog::getInt(this, QString::fromStdString(wording.text("token." + button.kind())), tr("Stands on:"),
                                      desk_.document().tokenAside(button.kind(), player).value_or(0), -1000, 1000, 1, &taken);
        if (!taken) return renewTokens();
    }
    desk_.document().layAside(button.kind(), player, number);
    renewTokens();
}

void FigurePaletteDock::connectDrag(FigureButton *button) {
    connect(button, &FigureButton::dragged, &desk_, &AuthorDesk::dragTo);
    connect(button, &FigureButton::dropped, &desk_, &AuthorDesk::dropAt);
}

TokenButton *FigurePaletteDock::tokenButton(const QString &kind, const QString &player) const {
    for (TokenButton *button : tokens_)
        if (button->player() == player && QString::fromStdString(button->kind()) == kind) return button;
    return nullptr;
}

FigureButton *FigurePaletteDock::button(const QString &player, const QString &kind) const {
    for (const Entry &entry : entries_)
        if (entry.player == player && QString::fromStdString(entry.button->kind()) == kind) return entry.button;
    return nullptr;
}

void FigurePaletteDock::startChoice() {
    if (!entries_.empty()) entries_.front().button->setFocus(Qt::ShortcutFocusReason);
}

int FigurePaletteDock::wholeHeight(int width) const {
    constexpr int kTitle = 40;
    return kTitle + std::max(page_->sizeHint().height(), grid_->heightForWidth(width));
}

} // namespace bathhouse::ui
