// SPDX-License-Identifier: MIT
#include "ui/author/player_row.h"

#include "rules/figure.h"
#include "tutor/wording.h"
#include "ui/author/fields.h"
#include "ui/lesson_document.h"
#include "ui/text.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/player_mark.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace bathhouse::ui {
namespace {

constexpr int kMostPoints = 1'000'000;
constexpr int kMostFigures = 1'000;

QSpinBox *numberField(const QString &name, int least, int most) {
    auto *field = new QSpinBox;
    field->setRange(least, most);
    field->setAccessibleName(name);
    field->setButtonSymbols(QAbstractSpinBox::NoButtons);
    field->setFixedWidth(56);
    field->setKeyboardTracking(false);
    return field;
}

}  // namespace

PlayerRow::PlayerRow(LessonDocument &document, std::size_t index, QWidget *parent)
    : QFrame(parent), document_(document), index_(index) {
    setObjectName(QStringLiteral("card"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->setSpacing(6);
    buildHead();
    buildCounts();
    refresh();
}

void PlayerRow::buildHead() {
    auto *row = new QHBoxLayout;
    row->setSpacing(4);
    colour_ = new QComboBox;
    colour_->setAccessibleName(tr("Colour"));
    colour_->setToolTip(tr("Colour"));
    colour_->setFixedWidth(56);
    name_ = new LineField(tr("Name of the player"));
    auto *up = iconButton(QStringLiteral("up"), tr("Sits before the player above"));
    auto *remove = iconButton(QStringLiteral("trash"), tr("Remove this player and his figures"));
    up->setEnabled(index_ > 0);
    remove->setEnabled(document_.scenario().players.size() > 1);
    row->addWidget(colour_);
    row->addWidget(name_, 1);
    row->addWidget(up);
    row->addWidget(remove);
    static_cast<QVBoxLayout *>(layout())->addLayout(row);
    trouble_ = fieldLabel({});
    trouble_->setProperty("look", QStringLiteral("wrong"));
    trouble_->hide();
    layout()->addWidget(trouble_);
    connect(colour_, &QComboBox::activated, this, &PlayerRow::takeColour);
    connect(name_, &LineField::typed, this, [this](const QString &name) {
        const QString trouble = document_.edited().nameTrouble(index_, name);
        trouble_->setText(trouble);
        trouble_->setVisible(!trouble.isEmpty());
        if (!trouble.isEmpty()) return;
        scenario::ScenarioPlayer player = document_.scenario().players[index_];
        player.name = name.toStdString();
        document_.edited().replacePlayer(index_, std::move(player), QStringLiteral("name"));
    });
    connect(name_, &LineField::left, this, [this] {
        document_.edited().endTyping();
        trouble_->hide();
        refresh();
    });
    connect(up, &QToolButton::clicked, this, [this] { document_.edited().movePlayer(index_, index_ - 1); });
    connect(remove, &QToolButton::clicked, this, [this] { document_.edited().removePlayer(index_); });
}

void PlayerRow::buildCounts() {
    // Side by side where there is room, below each other where the words are long.
    auto *counts = new QWidget;
    counts->setLayout(new FlowLayout(8));
    auto *points = new QWidget;
    auto *row = new QHBoxLayout(points);
    row->setContentsMargins(0, 0, 8, 0);
    row->setSpacing(8);
    score_ = numberField(tr("Points"), -kMostPoints, kMostPoints);
    usual_ = new QCheckBox(tr("usual supply"));
    usual_->setToolTip(tr("All figures of the box, less those on the board"));
    row->addWidget(fieldLabel(tr("Points")));
    row->addWidget(score_);
    counts->layout()->addWidget(points);
    counts->layout()->addWidget(usual_);
    layout()->addWidget(counts);
    supply_ = new QWidget;
    supply_->setLayout(new FlowLayout(8));
    layout()->addWidget(supply_);
    connect(score_, &QSpinBox::valueChanged, this, &PlayerRow::takeScore);
    connect(usual_, &QCheckBox::clicked, this, &PlayerRow::takeSupply);
}

void PlayerRow::fillSupply() {
    std::vector<std::string> kinds;
    const std::vector<std::string> modules = document_.scenario().modules();
    for (const rules::FigureTraits &figure : rules::figureTable())
        if (figure.expansion.empty() || std::ranges::find(modules, figure.expansion) != modules.end())
            kinds.emplace_back(figure.name);
    const bool same = std::ranges::equal(kinds, counts_, {}, {}, [](const auto &count) { return count.first; });
    if (same) return;
    counts_.clear();
    while (QLayoutItem *item = supply_->layout()->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    const tutor::Wording wording(document_.language().toStdString());
    for (const std::string &kind : kinds) {
        auto *box = new QWidget;
        auto *row = new QHBoxLayout(box);
        row->setContentsMargins(0, 0, 0, 0);
        row->setSpacing(4);
        const QString word = QString::fromStdString(wording.figure(*rules::figureNamed(kind)));
        QSpinBox *count = numberField(word, 0, kMostFigures);
        row->addWidget(fieldLabel(word));
        row->addWidget(count);
        supply_->layout()->addWidget(box);
        counts_.emplace_back(kind, count);
        connect(count, &QSpinBox::valueChanged, this, &PlayerRow::takeSupply);
    }
}

void PlayerRow::refresh() {
    const scenario::Scenario &scenario = document_.scenario();
    if (index_ >= scenario.players.size()) return;
    const scenario::ScenarioPlayer &player = scenario.players[index_];
    showing_ = true;
    if (trouble_->isHidden()) name_->show(fromUtf8(player.name));
    const std::vector<std::string> colours = scenario.colours();
    colour_->clear();
    for (const std::string &colour : scenario::playerColours()) {
        const bool taken = std::ranges::find(colours, colour) != colours.end() && colour != colours[index_];
        if (taken) continue;
        colour_->addItem(playerIcon(colour, devicePixelRatioF()), QString(), fromUtf8(colour));
        colour_->setItemData(colour_->count() - 1, fromUtf8(colour), Qt::AccessibleTextRole);
        if (colour == colours[index_]) colour_->setCurrentIndex(colour_->count() - 1);
    }
    score_->setValue(player.score.value_or(0));
    usual_->setChecked(!player.supply);
    fillSupply();
    supply_->setVisible(player.supply.has_value());
    for (auto &[kind, count] : counts_) {
        const auto written = player.supply ? player.supply->find(kind) : std::map<std::string, int>::const_iterator{};
        count->setValue(player.supply && written != player.supply->end() ? written->second : 0);
    }
    showing_ = false;
}

void PlayerRow::takeColour(int choice) {
    scenario::ScenarioPlayer player = document_.scenario().players[index_];
    const std::string colour = colour_->itemData(choice).toString().toStdString();
    if (document_.scenario().colours()[index_] == colour) return;
    player.color = colour;
    document_.edited().replacePlayer(index_, std::move(player));
}

void PlayerRow::takeScore(int points) {
    if (showing_) return;
    scenario::ScenarioPlayer player = document_.scenario().players[index_];
    player.score = points;
    document_.edited().replacePlayer(index_, std::move(player), QStringLiteral("score"));
}

void PlayerRow::takeSupply() {
    if (showing_) return;
    scenario::ScenarioPlayer player = document_.scenario().players[index_];
    const bool begins = !player.supply && !usual_->isChecked();
    player.supply.reset();
    if (!usual_->isChecked()) {
        auto &supply = player.supply.emplace();
        // A supply that is written down for the first time says what is there now.
        const rules::State &start = document_.lessonRun().start;
        for (auto &[kind, count] : counts_)
            supply[kind] =
                begins ? start.players[index_].supply[rules::index(*rules::figureNamed(kind))] : count->value();
    }
    document_.edited().replacePlayer(index_, std::move(player));
}

}  // namespace bathhouse::ui
