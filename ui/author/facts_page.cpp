// SPDX-License-Identifier: MIT
#include "ui/author/facts_page.h"

#include "scenario/setup_reader.h"
#include "tutor/comparison_words.h"
#include "ui/author/fields.h"
#include "ui/author/pick_list.h"
#include "ui/author/player_row.h"
#include "ui/author/setup_fields.h"
#include "ui/author/tile_designer.h"
#include "ui/expansions.h"
#include "ui/lesson_document.h"
#include "ui/text.h"
#include "ui/widgets/flow_layout.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace bathhouse::ui {
namespace {

void addHeading(QVBoxLayout *column, const QString &text) {
    column->addSpacing(12);
    column->addWidget(headingLabel(text));
}

/// The words of one language, not those of another in its place.
QString wordsIn(const std::optional<scenario::Text> &text, const QString &language) {
    if (!text) return {};
    const auto found = text->byLanguage.find(language.toStdString());
    return found == text->byLanguage.end() ? QString() : fromUtf8(found->second);
}

} // namespace

FactsPage::FactsPage(LessonDocument &document, QWidget *parent) : QWidget(parent), document_(document) {
    auto *column = pageColumn(this);
    buildTexts(column);
    buildPlayers(column);
    buildGame(column);
    buildTiles(column);
    column->addStretch();
    connect(&document_, &LessonDocument::opened, this, &FactsPage::refresh);
    connect(&document_, &LessonDocument::languageChanged, this, &FactsPage::refresh);
    connect(&document_.edited(), &ScenarioDocument::textsChanged, this, &FactsPage::showTexts);
    for (const auto signal : {&ScenarioDocument::playersChanged, &ScenarioDocument::settingChanged})
        connect(&document_.edited(), signal, this, [this] { stale_ = true; });
    // After the line was played again, so that what the rows look up is there.
    connect(&document_, &LessonDocument::scenarioEdited, this, [this] {
        if (!std::exchange(stale_, false)) return;
        showPlayers();
        showGame();
        showTiles();
    });
    refresh();
}

QWidget *FactsPage::fieldOf(const QString &key, const QString &entry) const {
    if (key == QLatin1String("title")) return title_;
    if (key == QLatin1String("summary")) return summary_;
    if (key == QLatin1String("id")) return id_;
    if (key == QLatin1String("teaches")) return teaches_;
    if (key == QLatin1String("toMove")) return begins_;
    if (key == QLatin1String("draw")) return draw_;
    if (key == QLatin1String("setup")) return setup_;
    if (key == QLatin1String("customTiles")) return ownTileBox_;
    if (key == QLatin1String("expansions") && !modules_.empty()) return modules_.front().second;
    const auto index = static_cast<std::size_t>(entry.toULongLong());
    if (key == QLatin1String("players"))
        return index < rows_.size() ? static_cast<QWidget *>(rows_[index]) : addPlayer_;
    for (const OptionField &option : options_)
        if (key == QLatin1String("options") && entry == fromUtf8(option.name)) return option.choice;
    return nullptr;
}

void FactsPage::showPlace(const QString &pointer) {
    QWidget *field = fieldOf(pointer.section(u'/', 1, 1), pointer.section(u'/', 2, 2));
    if (field == nullptr) return;
    for (QWidget *around = parentWidget(); around != nullptr; around = around->parentWidget())
        if (auto *scroll = qobject_cast<QScrollArea *>(around)) scroll->ensureWidgetVisible(field);
    QWidget *keys = field;
    for (QWidget *inside : field->findChildren<QWidget *>())
        if (field->focusPolicy() == Qt::NoFocus && keys == field && inside->focusPolicy() & Qt::TabFocus &&
            inside->isVisibleTo(field))
            keys = inside;
    keys->setFocus(Qt::OtherFocusReason);
}

void FactsPage::buildTexts(QVBoxLayout *column) {
    column->addWidget(fieldLabel(tr("Title")));
    title_ = new LineField(tr("Title"));
    title_->setObjectName(QStringLiteral("scenarioTitle"));
    column->addWidget(title_);
    column->addWidget(fieldLabel(tr("Summary")));
    summary_ = new WordsField(tr("Summary"));
    column->addWidget(summary_);
    column->addWidget(fieldLabel(tr("Teaches these rules")));
    teaches_ = new PickList(tr("Find a rule to add"), true);
    column->addWidget(teaches_);
    column->addWidget(fieldLabel(tr("Id")));
    id_ = new LineField(tr("Id"));
    column->addWidget(id_);
    auto *trouble = fieldLabel(tr("Lower-case words joined by hyphens, such as two-scorings."));
    trouble->setProperty("look", QStringLiteral("wrong"));
    trouble->hide();
    idTrouble_ = trouble;
    column->addWidget(trouble);
    ScenarioDocument &edited = document_.edited();
    connect(title_, &LineField::typed, this,
            [&](const QString &words) { document_.edited().setTitle(document_.language(), words); });
    connect(summary_, &WordsField::typed, this,
            [&](const QString &words) { document_.edited().setSummary(document_.language(), words); });
    connect(id_, &LineField::typed, this,
            [this](const QString &id) { idTrouble_->setVisible(!document_.edited().setId(id)); });
    connect(teaches_, &PickList::changed, &edited, &ScenarioDocument::setTeaches);
    connect(title_, &LineField::left, &edited, &ScenarioDocument::endTyping);
    connect(summary_, &WordsField::left, &edited, &ScenarioDocument::endTyping);
    connect(id_, &LineField::left, this, [this] {
        document_.edited().endTyping();
        idTrouble_->hide();
        showTexts();
    });
}

void FactsPage::buildPlayers(QVBoxLayout *column) {
    addHeading(column, tr("Players"));
    players_ = new QVBoxLayout;
    players_->setSpacing(8);
    column->addLayout(players_);
    column->addSpacing(4);
    addPlayer_ = new QPushButton(tr("Add a player"));
    column->addWidget(addPlayer_, 0, Qt::AlignLeft);
    column->addWidget(fieldLabel(tr("Who begins")));
    begins_ = new QComboBox;
    begins_->setAccessibleName(tr("Who begins"));
    column->addWidget(begins_);
    connect(addPlayer_, &QPushButton::clicked, this, &FactsPage::addPlayer);
    connect(begins_, &QComboBox::activated, this, [this](int choice) {
        const QString name = begins_->itemData(choice).toString();
        document_.edited().setToMove(choice == 0 ? std::nullopt : std::optional(name.toStdString()));
    });
}

void FactsPage::buildGame(QVBoxLayout *column) {
    addHeading(column, tr("Expansions"));
    for (const std::string &id : modulesByName(document_.language())) {
        auto *box = new QCheckBox;
        column->addWidget(box);
        modules_.emplace_back(id, box);
        connect(box, &QCheckBox::clicked, this, &FactsPage::takeModules);
    }
    addHeading(column, tr("Options"));
    for (const scenario::OptionShape &shape : scenario::optionShapes()) addOption(column, shape);
}

void FactsPage::addOption(QVBoxLayout *column, const scenario::OptionShape &shape) {
    const std::string name(shape.name);
    auto *field = new QWidget;
    auto *rows = new QVBoxLayout(field);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(column->spacing());
    auto *label = fieldLabel({});
    auto *choice = new QComboBox;
    choice->setObjectName(fromUtf8(shape.name));
    choice->setToolTip(tr("“%1” in the file").arg(fromUtf8(shape.name)));
    for (const std::string_view value : shape.values) choice->addItem(QString(), fromUtf8(value));
    // The words may be longer than the page is wide.
    choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    choice->setMinimumContentsLength(8);
    rows->addWidget(label);
    rows->addWidget(choice);
    column->addWidget(field);
    options_.push_back({name, std::string(shape.module), field, label, choice});
    connect(choice, &QComboBox::activated, this, [this, name, choice](int index) {
        document_.edited().setOption(
            name, index == 0 ? std::nullopt : std::optional(choice->itemData(index).toString().toStdString()));
    });
}

void FactsPage::buildTiles(QVBoxLayout *column) {
    addHeading(column, tr("Tiles to draw"));
    column->addWidget(hintLabel(tr("In this order. A move that names its own tile takes none of them.")));
    draw_ = new PickList(tr("Find a tile to add"), false);
    column->addWidget(draw_);
    connect(draw_, &PickList::changed, &document_.edited(), &ScenarioDocument::setDraw);
    addHeading(column, tr("Set-up exercise"));
    setup_ = new SetupFields(document_);
    column->addWidget(setup_);
    addHeading(column, tr("Tiles of its own"));
    ownTileBox_ = new QWidget;
    ownTiles_ = new FlowLayout(4);
    ownTileBox_->setLayout(ownTiles_);
    column->addWidget(ownTileBox_);
    auto *design = new QPushButton(tr("Design a tile …"));
    design->setObjectName(QStringLiteral("designTile"));
    column->addWidget(design, 0, Qt::AlignLeft);
    connect(design, &QPushButton::clicked, this, [this] { TileDesigner(document_, std::nullopt, window()).exec(); });
}

void FactsPage::refresh() {
    if (!document_.isOpen()) return;
    teaches_->setEntries(ruleEntries(document_.language()));
    showTexts();
    showPlayers();
    showGame();
    showTiles();
}

void FactsPage::showTexts() {
    const scenario::Scenario &scenario = document_.scenario();
    title_->show(wordsIn(scenario.title, document_.language()));
    title_->setPlaceholderText(document_.text(scenario.title));
    summary_->show(wordsIn(scenario.summary, document_.language()));
    summary_->setPlaceholderText(document_.text(scenario.summary));
    if (idTrouble_->isHidden()) id_->show(scenario.id ? fromUtf8(*scenario.id) : QString());
    teaches_->show(scenario.teaches);
}

void FactsPage::showPlayers() {
    const scenario::Scenario &scenario = document_.scenario();
    if (rows_.size() != scenario.players.size()) {
        for (PlayerRow *row : rows_) {
            row->hide();
            row->deleteLater();
        }
        rows_.clear();
        for (std::size_t i = 0; i < scenario.players.size(); ++i) {
            rows_.push_back(new PlayerRow(document_, i));
            players_->addWidget(rows_.back());
        }
    }
    for (PlayerRow *row : rows_) row->refresh();
    addPlayer_->setEnabled(scenario.players.size() < rules::kMaxPlayers);
    const QSignalBlocker quiet(begins_);
    begins_->clear();
    begins_->addItem(tr("The first player"));
    for (const scenario::ScenarioPlayer &player : scenario.players) {
        begins_->addItem(fromUtf8(player.name), fromUtf8(player.name));
        if (scenario.toMove == player.name) begins_->setCurrentIndex(begins_->count() - 1);
    }
}

void FactsPage::showGame() {
    const scenario::Scenario &scenario = document_.scenario();
    const std::vector<std::string> on = scenario.modules();
    for (auto &[id, box] : modules_) {
        box->setText(withoutMnemonic(moduleName(id, document_.language())));
        box->setChecked(std::ranges::find(on, id) != on.end());
    }
    for (const OptionField &option : options_) {
        const auto written = scenario.options.find(option.name);
        nameOption(option);
        int index = 0;
        for (int i = 1; i < option.choice->count(); ++i)
            if (written != scenario.options.end() && option.choice->itemData(i).toString() == fromUtf8(written->second))
                index = i;
        option.choice->setCurrentIndex(index);
        option.field->setVisible(showsOption(option.name, option.module, scenario));
    }
}

void FactsPage::nameOption(const OptionField &option) const {
    const tutor::ComparisonWords words(document_.language().toStdString());
    const QString name = QString::fromStdString(words.choiceName(option.name));
    option.label->setText(name);
    option.choice->setAccessibleName(name);
    for (int i = 0; i < option.choice->count(); ++i) {
        const std::string value = option.choice->itemData(i).toString().toStdString();
        const QString said = QString::fromStdString(words.valueName(option.name, value));
        option.choice->setItemText(i, i == 0 ? tr("%1 (as usual)").arg(said) : said);
    }
}

void FactsPage::showTiles() {
    const scenario::Scenario &scenario = document_.scenario();
    const std::vector<std::string> on = scenario.modules();
    std::vector<PickList::Entry> entries;
    const auto add = [&entries](const rules::Tile &tile) { entries.push_back({tile.id, fromUtf8(tile.id)}); };
    for (const rules::Tile &tile : scenario.customTiles) add(tile);
    for (const rules::Tile &tile : document_.edited().tiles().tiles()) {
        const std::string module = scenario::moduleOfSet(tile.set());
        if (module.empty() || std::ranges::find(on, module) != on.end()) add(tile);
    }
    draw_->setEntriesIfNew(std::move(entries));
    draw_->show(scenario.draw);
    setup_->refresh();
    showOwnTiles();
}

void FactsPage::showOwnTiles() {
    const std::vector<rules::Tile> &own = document_.scenario().customTiles;
    while (QLayoutItem *item = ownTiles_->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    for (std::size_t i = 0; i < own.size(); ++i) {
        auto *button = new QToolButton;
        button->setObjectName(QStringLiteral("chip"));
        button->setText(withoutMnemonic(fromUtf8(own[i].id)));
        button->setFixedHeight(24);
        button->setFocusPolicy(Qt::TabFocus);
        button->setToolTip(tr("Change or remove this tile"));
        connect(button, &QToolButton::clicked, this, [this, i] { TileDesigner(document_, i, window()).exec(); });
        ownTiles_->addWidget(button);
        button->show();
    }
    ownTileBox_->setVisible(!own.empty());
}

void FactsPage::addPlayer() {
    for (int number = 1; number <= 9; ++number) {
        for (const char *name : {"Red", "Blue", "Green", "Yellow", "Black", "Pink"}) {
            scenario::ScenarioPlayer player;
            player.name = number == 1 ? name : name + std::to_string(number);
            if (document_.edited().addPlayer(std::move(player))) return;
        }
    }
}

void FactsPage::takeModules() {
    // Modules keep the order in which they stand in the file.
    std::vector<std::string> on = document_.scenario().modules();
    for (const auto &[id, box] : modules_) {
        const auto there = std::ranges::find(on, id);
        if (box->isChecked() && there == on.end()) on.push_back(id);
        if (!box->isChecked() && there != on.end()) on.erase(there);
    }
    document_.edited().setExpansions(std::move(on));
}

} // namespace bathhouse::ui
