// SPDX-License-Identifier: MIT
#include "ui/scenario_document.h"

#include "scenario/writer.h"
#include "ui/commands/change_summary.h"
#include "ui/commands/scenario_command.h"

#include <QFileInfo>
#include <QRegularExpression>

namespace bathhouse::ui {

using scenario::Scenario;
using scenario::Text;

std::optional<Text> withWords(std::optional<Text> text, const QString &language, const QString &words) {
    Text changed = text.value_or(Text{});
    if (words.isEmpty())
        changed.byLanguage.erase(language.toStdString());
    else
        changed.byLanguage[language.toStdString()] = words.toStdString();
    if (changed.empty()) return std::nullopt;
    // A text without language codes means English.
    changed.plain = changed.plain && changed.byLanguage.size() == 1 && changed.byLanguage.contains("en");
    return changed;
}

ScenarioDocument::ScenarioDocument(QObject *parent) : QObject(parent), tiles_(scenario::TileLibrary::shipped()) {
    connect(&history_, &QUndoStack::cleanChanged, this, &ScenarioDocument::fileChanged);
}

void ScenarioDocument::take(Scenario scenario, scenario::TileLibrary tiles, const QString &path,
                            const QByteArray &bytes) {
    history_.clear();
    // An empty history may still count as modified (work that was recovered), and clear() leaves it so.
    history_.setClean();
    scenario_ = std::move(scenario);
    places_.reset();
    tiles_ = std::move(tiles);
    path_ = path;
    saved_ = bytes;
    endTyping();
    Q_EMIT everythingChanged();
    Q_EMIT changed();
    Q_EMIT fileChanged();
}

void ScenarioDocument::exchangeTiles(scenario::TileLibrary tiles) {
    tiles_ = std::move(tiles);
    Q_EMIT settingChanged();
    Q_EMIT changed();
}

void ScenarioDocument::startNew(scenario::TileLibrary tiles) {
    Scenario fresh;
    fresh.expansions = {"barber-surgeons"};
    for (const char *name : {"Red", "Blue"}) {
        scenario::ScenarioPlayer player;
        player.name = name;
        fresh.players.push_back(std::move(player));
    }
    const std::string text = scenario::writeScenario(fresh);
    take(std::move(fresh), std::move(tiles), {}, QByteArray::fromStdString(text));
}

void ScenarioDocument::takeUnsaved(Scenario scenario) {
    take(std::move(scenario), tiles_, {}, {});
    history_.resetClean();
    Q_EMIT fileChanged();
}

QByteArray ScenarioDocument::bytes() const {
    return isModified() ? QByteArray::fromStdString(scenario::writeScenario(scenario_)) : saved_;
}

std::optional<QString> ScenarioDocument::saveTo(const QString &path) {
    const QByteArray text = bytes();
    const auto size = static_cast<std::size_t>(text.size());
    if (const auto trouble = scenario::saveFile(path.toStdString(), {text.constData(), size}))
        return QString::fromStdString(*trouble);
    path_ = path;
    saved_ = text;
    endTyping();
    history_.setClean();
    Q_EMIT fileChanged();
    return std::nullopt;
}

bool ScenarioDocument::push(const QString &text, Changes changes, const QString &key) {
    std::erase_if(changes,
                  [](const Change &change) { return std::visit([](const auto &c) { return c.isNothing(); }, change); });
    if (changes.empty()) return false;
    history_.push(new ScenarioCommand(text, std::move(changes), key, [this](const Changes &made) { apply(made); }));
    return true;
}

void ScenarioDocument::apply(const Changes &changes) {
    notePlaces(changes);
    for (const Change &change : changes) std::visit([this](const auto &c) { c.apply(scenario_); }, change);
    const ChangeSummary summary = summaryOf(changes);
    if (summary.players) Q_EMIT playersChanged();
    if (summary.setting) Q_EMIT settingChanged();
    if (!summary.tiles.isEmpty()) Q_EMIT tilesChanged(summary.tiles);
    if (summary.figures) Q_EMIT figuresChanged();
    if (summary.movesFrom) Q_EMIT movesChanged(*summary.movesFrom);
    if (summary.variations) Q_EMIT variationsChanged();
    if (summary.questions) Q_EMIT questionsChanged();
    if (summary.expectation) Q_EMIT expectationChanged();
    if (summary.texts) Q_EMIT textsChanged();
    Q_EMIT changed();
}

QString ScenarioDocument::typingKey(const QString &field) const {
    return field.isEmpty() ? QString() : QStringLiteral("%1 %2").arg(typing_).arg(field);
}

void ScenarioDocument::setTitle(const QString &language, const QString &words) {
    push(tr("Title"),
         {ValueChange<std::optional<Text>>{&Scenario::title, scenario_.title,
                                           withWords(scenario_.title, language, words)}},
         typingKey(QStringLiteral("title ") + language));
}

void ScenarioDocument::setSummary(const QString &language, const QString &words) {
    push(tr("Summary"),
         {ValueChange<std::optional<Text>>{&Scenario::summary, scenario_.summary,
                                           withWords(scenario_.summary, language, words)}},
         typingKey(QStringLiteral("summary ") + language));
}

bool ScenarioDocument::setId(const QString &id) {
    static const QRegularExpression kebab(QStringLiteral("^[a-z0-9]+(-[a-z0-9]+)*$"));
    if (!id.isEmpty() && !kebab.match(id).hasMatch()) return false;
    const auto wanted = id.isEmpty() ? std::nullopt : std::optional(id.toStdString());
    push(tr("Id"), {ValueChange<std::optional<std::string>>{&Scenario::id, scenario_.id, wanted}},
         typingKey(QStringLiteral("id")));
    return true;
}

namespace {

/// Exchanges a whole list of names.
ListChange<std::string> exchanging(std::vector<std::string> Scenario::*list, const std::vector<std::string> &before,
                                   std::vector<std::string> after) {
    ListChange<std::string> change{list, {}, {}};
    for (std::size_t i = 0; i < before.size(); ++i) change.removed.emplace_back(i, before[i]);
    for (std::size_t i = 0; i < after.size(); ++i) change.inserted.emplace_back(i, std::move(after[i]));
    return change;
}

}  // namespace

void ScenarioDocument::setTeaches(std::vector<std::string> rules) {
    push(tr("Rules taught"), {exchanging(&Scenario::teaches, scenario_.teaches, std::move(rules))});
}

void ScenarioDocument::setExpansions(std::optional<std::vector<std::string>> modules) {
    push(tr("Expansions"), {ValueChange<std::optional<std::vector<std::string>>>{
                               &Scenario::expansions, scenario_.expansions, std::move(modules)}});
}

void ScenarioDocument::setOption(const std::string &name, const std::optional<std::string> &value) {
    std::map<std::string, std::string> options = scenario_.options;
    if (value)
        options[name] = *value;
    else
        options.erase(name);
    push(tr("Option %1").arg(QString::fromStdString(name)),
         {ValueChange<std::map<std::string, std::string>>{&Scenario::options, scenario_.options, std::move(options)}});
}

void ScenarioDocument::setToMove(const std::optional<std::string> &player) {
    push(tr("Who begins"), {ValueChange<std::optional<std::string>>{&Scenario::toMove, scenario_.toMove, player}});
}

void ScenarioDocument::setDraw(std::vector<std::string> tiles) {
    push(tr("Tiles to draw"), {exchanging(&Scenario::draw, scenario_.draw, std::move(tiles))});
}

void ScenarioDocument::setSetup(std::optional<scenario::SetupExercise> setup) {
    push(tr("Set-up exercise"), {ValueChange<std::optional<scenario::SetupExercise>>{&Scenario::setup, scenario_.setup,
                                                                                   std::move(setup)}});
}

void ScenarioDocument::setExpectation(std::optional<scenario::Expectation> expect) {
    push(tr("What must come out"),
         {ValueChange<std::optional<scenario::Expectation>>{&Scenario::expect, scenario_.expect, std::move(expect)}});
}

bool ScenarioDocument::insertQuestion(std::size_t at, scenario::Question question) {
    if (at > scenario_.questions.size()) return false;
    return push(tr("Add a question"), {inserting(&Scenario::questions, at, std::move(question))});
}

bool ScenarioDocument::replaceQuestion(std::size_t at, scenario::Question question, const QString &typing) {
    if (at >= scenario_.questions.size()) return false;
    const QString key = typing.isEmpty() ? typing : QStringLiteral("question %1 %2").arg(at).arg(typing);
    return push(tr("Change a question"),
                {replacing(&Scenario::questions, at, scenario_.questions[at], std::move(question))}, typingKey(key));
}

bool ScenarioDocument::removeQuestion(std::size_t at) {
    if (at >= scenario_.questions.size()) return false;
    return push(tr("Delete a question"), {removing(&Scenario::questions, at, scenario_.questions[at])});
}

}  // namespace bathhouse::ui
