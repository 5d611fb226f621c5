// SPDX-License-Identifier: MIT
#include "ui/learn/setup_helper.h"

#include "tutor/game_setup_words.h"
#include "ui/expansions.h"
#include "ui/learn/bathhouse_tiles_row.h"
#include "ui/learn/link_row.h"
#include "ui/text.h"
#include "ui/widgets/focus_ring.h"
#include "ui/widgets/icon_button.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSpinBox>
#include <QToolButton>

namespace bathhouse::ui {
namespace {

constexpr int kMostAsked = 8;  // more than can play, so that the helper can say so
constexpr int kWords = 432;    // the width of the sentences

}  // namespace

SetupHelper::SetupHelper(const QString &language, scenario::TileLibrary tiles, QWidget *parent)
    : QDialog(parent), language_(language), tiles_(std::move(tiles)), seed_(QRandomGenerator::global()->generate()) {
    setObjectName(QStringLiteral("setupHelper"));
    setWindowTitle(tr("Set up a game"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(20, 16, 20, 16);
    column->setSpacing(12);
    auto *sides = new QHBoxLayout;
    sides->setSpacing(32);
    sides->addWidget(choices());
    sides->addWidget(outcome(), 1);
    column->addLayout(sides);
    column->addWidget(buttons());
    // As large as what it says, whatever that is.
    column->setSizeConstraint(QLayout::SetFixedSize);
    connect(look_, &QCheckBox::toggled, row_, &BathhouseTilesRow::setFaceUp);
    new FocusRing(this);
    shuffle();
}

QWidget *SetupHelper::outcome() {
    auto *page = new QWidget;
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    row_ = new BathhouseTilesRow;
    column->addWidget(row_);
    look_ = new QCheckBox(tr("&Look at the tiles"));
    look_->setObjectName(QStringLiteral("lookAtTiles"));
    column->addWidget(look_);
    words_ = new QLabel;
    words_->setObjectName(QStringLiteral("setupWords"));
    words_->setWordWrap(true);
    words_->setTextFormat(Qt::RichText);
    words_->setAlignment(Qt::AlignTop);
    words_->setFixedWidth(kWords);
    column->addWidget(words_);
    auto *rule = new LinkRow(tr("Show the rules about setting up"));
    rule->setObjectName(QStringLiteral("setupRule"));
    column->addWidget(rule);
    column->addStretch();
    connect(rule, &QAbstractButton::clicked, this, [this] { Q_EMIT ruleAsked(QStringLiteral("setup-counts")); });
    return page;
}

QWidget *SetupHelper::choices() {
    auto *page = new QWidget;
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    auto *row = new QHBoxLayout;
    auto *label = new QLabel(tr("&Number of players"));
    players_ = new QSpinBox;
    players_->setObjectName(QStringLiteral("setupPlayers"));
    players_->setRange(1, kMostAsked);
    players_->setValue(2);
    players_->setFixedWidth(48);
    players_->setButtonSymbols(QAbstractSpinBox::NoButtons);
    players_->setAlignment(Qt::AlignCenter);
    players_->setAccessibleName(tr("Number of players"));
    label->setBuddy(players_);
    const auto button = [this](const QString &icon, const QString &name, int change) {
        auto *made = iconButton(icon, name);
        connect(made, &QToolButton::clicked, this, [this, change] { players_->setValue(players_->value() + change); });
        return made;
    };
    row->addWidget(label);
    row->addSpacing(8);
    row->addWidget(button(QStringLiteral("minus"), tr("One player less"), -1));
    row->addWidget(players_);
    row->addWidget(button(QStringLiteral("plus"), tr("One player more"), 1));
    row->addStretch();
    column->addLayout(row);
    column->addSpacing(4);
    for (const std::string &id : modulesByName(language_)) {
        if (id == scenario::kBathhouseModule) continue;
        auto *box = new QCheckBox(withoutMnemonic(moduleName(id, language_)));
        box->setObjectName(QString::fromStdString(id));
        column->addWidget(box);
        expansions_.emplace_back(id, box);
        connect(box, &QCheckBox::toggled, this, &SetupHelper::shuffle);
    }
    column->addStretch();
    connect(players_, &QSpinBox::valueChanged, this, &SetupHelper::shuffle);
    return page;
}

QWidget *SetupHelper::buttons() {
    auto *page = new QWidget;
    auto *row = new QHBoxLayout(page);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    auto *again = new QPushButton(tr("Shuffle &again"));
    again->setObjectName(QStringLiteral("shuffleAgain"));
    again->setAutoDefault(false);
    start_ = new QPushButton(tr("&Play from here"));
    start_->setObjectName(QStringLiteral("startFromSetup"));
    start_->setProperty("primary", true);
    start_->setDefault(true);
    row->addWidget(again);
    row->addStretch();
    row->addWidget(start_);
    connect(again, &QPushButton::clicked, this, [this] { setSeed(QRandomGenerator::global()->generate()); });
    connect(start_, &QPushButton::clicked, this, [this] {
        const scenario::Scenario made = scenario::scenarioOf(setup_);
        close();
        Q_EMIT scenarioAsked(made);
    });
    return page;
}

void SetupHelper::setSeed(std::uint64_t seed) {
    seed_ = seed;
    shuffle();
}

void SetupHelper::shuffle() {
    std::vector<std::string> on;
    for (const auto &[id, box] : expansions_)
        if (box->isChecked()) on.push_back(id);
    setup_ = scenario::setUpGame(players_->value(), on, seed_, tiles_);
    row_->setTiles(setup_, tiles_);
    QStringList sentences;
    for (const std::string &sentence : tutor::setupSentences(setup_, language_.toStdString()))
        sentences.push_back(
            QStringLiteral("<p style='margin:0 0 6px 0'>%1</p>").arg(QString::fromStdString(sentence).toHtmlEscaped()));
    words_->setText(sentences.join(QString()));
    start_->setEnabled(setup_.players <= static_cast<int>(rules::kMaxPlayers));
    // A label that wraps asks for its height only at its real width.
    words_->setFixedHeight(words_->heightForWidth(kWords));
}

}  // namespace bathhouse::ui
