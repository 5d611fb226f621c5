// SPDX-License-Identifier: MIT
#include "ui/keys_dialog.h"

#include "ui/style.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <utility>

namespace bathhouse::ui {

namespace {

using Keys = QList<std::pair<QString, QString>>;  // the keys, what they do

void addGroup(QVBoxLayout &column, const QString &title, const Keys &keys) {
    auto *heading = new QLabel(title);
    heading->setFont(interfaceFont(13, QFont::DemiBold));
    column.addWidget(heading);
    auto *rows = new QGridLayout;
    rows->setHorizontalSpacing(16);
    rows->setVerticalSpacing(4);
    rows->setColumnMinimumWidth(0, 144);
    rows->setColumnStretch(1, 1);
    for (const auto &[key, does] : keys) {
        const int row = rows->rowCount();
        auto *name = new QLabel(key);
        name->setFont(interfaceFont(12, QFont::DemiBold));
        rows->addWidget(name, row, 0);
        rows->addWidget(new QLabel(does), row, 1);
    }
    column.addLayout(rows);
}

} // namespace

KeysDialog::KeysDialog(QWidget *parent) : QDialog(parent) {
    setObjectName(QStringLiteral("keysDialog"));
    setWindowTitle(tr("Keys"));
    const Keys learning{
        {tr("← →"), tr("one step back or on")},
        {tr("Home End"), tr("first position, last step")},
        {tr("P"), tr("play the steps")},
        {tr("1 … 9, Y, N, Enter"), tr("answer the question, go on")},
        {tr("Alt+↑ ↓"), tr("move an entry of an order")},
        {tr("W"), tr("ask why, or why not")},
        {tr("Shift+← → ↑ ↓"), tr("move the cursor on the board, Enter asks there")},
        {tr("Esc"), tr("leave your own line")},
        {tr("Ctrl+→"), tr("next lesson")},
        {tr("Ctrl+R"), tr("drill a rule")},
    };
    const Keys everywhere{
        {tr("Ctrl+1 2"), tr("Learn, Author")},
        {tr("Ctrl+K"), tr("find a rule or a lesson")},
        {tr("Ctrl+B"), tr("the rule book")},
        {tr("Ctrl+Shift+K"), tr("compare")},
        {tr("Ctrl+Shift+E"), tr("with other expansions")},
        {tr("Alt+1 2 3 4"), tr("players, problems, board as list, history")},
        {tr("F, Ctrl++, Ctrl+-"), tr("whole board, larger, smaller")},
        {tr("Ctrl+D"), tr("dark or light")},
    };
    const Keys authoring{
        {tr("← → ↑ ↓"), tr("move the cursor on the board, with Shift select")},
        {tr("T M"), tr("to the tiles, to the figures")},
        {tr("Enter"), tr("lay it here, or pick it up")},
        {tr("R Shift+R"), tr("turn right, left")},
        {tr(". ,"), tr("another part for a figure")},
        {tr("Delete"), tr("take away a figure, then the tile")},
        {tr("Esc"), tr("empty the hand, select nothing")},
        {tr("Ctrl+C X V"), tr("copy, cut, paste tiles")},
        {tr("Ctrl+Z Ctrl+Shift+Z"), tr("undo, redo")},
        {tr("Ctrl+N O S"), tr("new, open, save")},
        {tr("F8 F9"), tr("run the moves, check the file")},
        {tr("Ctrl+P"), tr("play as a learner")},
    };
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(24, 20, 24, 16);
    all->setSpacing(16);
    auto *columns = new QHBoxLayout;
    columns->setSpacing(40);
    all->addLayout(columns);
    const auto addColumn = [columns] {
        auto *column = new QVBoxLayout;
        column->setSpacing(8);
        columns->addLayout(column);
        return column;
    };
    QVBoxLayout *left = addColumn();
    addGroup(*left, tr("Learning"), learning);
    left->addSpacing(12);
    addGroup(*left, tr("Everywhere"), everywhere);
    left->addStretch();
    QVBoxLayout *right = addColumn();
    addGroup(*right, tr("Authoring"), authoring);
    right->addStretch();
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    all->addWidget(buttons);
}

} // namespace bathhouse::ui
