// SPDX-License-Identifier: MIT
#include "ui/author/setup_fields.h"

#include "rules/setting.h"
#include "ui/author/fields.h"
#include "ui/author/pick_list.h"
#include "ui/lesson_document.h"
#include "ui/text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QVBoxLayout>

#include <algorithm>

namespace bathhouse::ui {

SetupFields::SetupFields(LessonDocument &document, QWidget *parent) : QWidget(parent), document_(document) {
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    on_ = new QCheckBox(tr("This file has one"));
    on_->setObjectName(QStringLiteral("setupExercise"));
    column->addWidget(on_);
    fields_ = new QWidget;
    auto *fields = new QVBoxLayout(fields_);
    fields->setContentsMargins(0, 0, 0, 0);
    fields->setSpacing(4);
    column->addWidget(fields_);
    fields->addWidget(fieldLabel(tr("For how many players")));
    players_ = new QComboBox;
    players_->setObjectName(QStringLiteral("setupPlayers"));
    players_->setAccessibleName(tr("For how many players"));
    players_->addItem(tr("as many as there are"));
    for (int count = 1; count <= static_cast<int>(rules::kMaxPlayers); ++count)
        players_->addItem(QString::number(count));
    fields->addWidget(players_);
    fields->addWidget(fieldLabel(tr("Drawn")));
    drawn_ = new PickList(tr("Find a bathhouse tile that is drawn"), true);
    drawn_->setObjectName(QStringLiteral("setupDrawn"));
    fields->addWidget(drawn_);
    fields->addWidget(fieldLabel(tr("Back into the box")));
    boxed_ = new PickList(tr("Find a bathhouse tile that goes back"), true);
    boxed_->setObjectName(QStringLiteral("setupBoxed"));
    fields->addWidget(boxed_);
    trouble_ = fieldLabel({});
    trouble_->setProperty("look", QStringLiteral("wrong"));
    fields->addWidget(trouble_);
    connect(on_, &QCheckBox::clicked, this, [this](bool on) {
        document_.edited().setSetup(on ? std::optional(scenario::SetupExercise{}) : std::nullopt);
    });
    connect(players_, &QComboBox::activated, this, [this](int count) {
        change([count](scenario::SetupExercise &setup) {
            setup.players = count == 0 ? std::nullopt : std::optional(count);
        });
    });
    connect(drawn_, &PickList::changed, this, [this](const std::vector<std::string> &ids) {
        change([&ids](scenario::SetupExercise &setup) { setup.drawn = ids; });
    });
    connect(boxed_, &PickList::changed, this, [this](const std::vector<std::string> &ids) {
        change([&ids](scenario::SetupExercise &setup) { setup.boxed = ids; });
    });
    connect(&document_, &LessonDocument::problemsChanged, this, &SetupFields::refresh);
}

void SetupFields::change(const std::function<void(scenario::SetupExercise &)> &alter) {
    if (!document_.scenario().setup) return;
    scenario::SetupExercise setup = *document_.scenario().setup;
    alter(setup);
    document_.edited().setSetup(std::move(setup));
}

/// A tile is in the box once: what one list has, the other does not offer.
void SetupFields::fillTiles(const std::vector<std::string> &drawn, const std::vector<std::string> &boxed) {
    std::vector<PickList::Entry> forDrawn;
    std::vector<PickList::Entry> forBoxed;
    const auto add = [&](const rules::Tile &tile) {
        if (!tile.bathhousePart()) return;
        if (std::ranges::find(boxed, tile.id) == boxed.end()) forDrawn.push_back({tile.id, fromUtf8(tile.id)});
        if (std::ranges::find(drawn, tile.id) == drawn.end()) forBoxed.push_back({tile.id, fromUtf8(tile.id)});
    };
    for (const rules::Tile &tile : document_.scenario().customTiles) add(tile);
    for (const rules::Tile &tile : document_.edited().tiles().tiles()) add(tile);
    drawn_->setEntriesIfNew(std::move(forDrawn));
    boxed_->setEntriesIfNew(std::move(forBoxed));
}

void SetupFields::refresh() {
    if (!document_.isOpen()) return;
    const std::optional<scenario::SetupExercise> &setup = document_.scenario().setup;
    on_->setChecked(setup.has_value());
    fields_->setVisible(setup.has_value());
    if (!setup) return;
    players_->setCurrentIndex(setup->players.value_or(0));
    fillTiles(setup->drawn, setup->boxed);
    drawn_->show(setup->drawn);
    boxed_->show(setup->boxed);
    QStringList words;
    for (const scenario::Problem &problem : document_.problems())
        if (problem.pointer.starts_with("/setup")) words.push_back(fromUtf8(problem.message));
    trouble_->setText(words.join(u'\n'));
    trouble_->setVisible(!words.isEmpty());
}

}  // namespace bathhouse::ui
