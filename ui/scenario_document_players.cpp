// SPDX-License-Identifier: MIT
#include "ui/commands/player_names.h"
#include "ui/scenario_document.h"

#include <algorithm>

namespace bathhouse::ui {

using scenario::Scenario;
using scenario::ScenarioPlayer;

namespace {

constexpr qsizetype kLongestName = 64;

bool sameColour(const ScenarioPlayer &a, const ScenarioPlayer &b) { return a.color && a.color == b.color; }

}  // namespace

QString ScenarioDocument::nameTrouble(std::size_t index, const QString &name) const {
    if (name.isEmpty()) return tr("Give the player a name.");
    if (name.toUcs4().size() > kLongestName) return tr("A name has at most 64 characters.");
    const auto control = [](QChar c) { return c.unicode() < 0x20 || c.unicode() == 0x7F; };
    if (std::any_of(name.begin(), name.end(), control)) return tr("Write the name on one line.");
    for (std::size_t i = 0; i < scenario_.players.size(); ++i)
        if (i != index && scenario_.players[i].name == name.toStdString())
            return tr("Another player is called so already.");
    return {};
}

bool ScenarioDocument::addPlayer(ScenarioPlayer player) {
    const std::size_t count = scenario_.players.size();
    if (count >= rules::kMaxPlayers || !nameTrouble(count, QString::fromStdString(player.name)).isEmpty()) return false;
    for (const ScenarioPlayer &other : scenario_.players)
        if (sameColour(player, other)) return false;
    return push(tr("Add a player"), {inserting(&Scenario::players, count, std::move(player))});
}

bool ScenarioDocument::removePlayer(std::size_t index) {
    if (index >= scenario_.players.size() || scenario_.players.size() == 1) return false;
    Changes changes;
    addForgetting(changes, scenario_, scenario_.players[index].name);
    changes.emplace_back(removing(&Scenario::players, index, scenario_.players[index]));
    return push(tr("Remove a player"), std::move(changes));
}

bool ScenarioDocument::replacePlayer(std::size_t index, ScenarioPlayer player, const QString &typing) {
    if (index >= scenario_.players.size() || !nameTrouble(index, QString::fromStdString(player.name)).isEmpty())
        return false;
    for (std::size_t i = 0; i < scenario_.players.size(); ++i)
        if (i != index && sameColour(player, scenario_.players[i])) return false;
    Changes changes;
    addRenaming(changes, scenario_, scenario_.players[index].name, player.name);
    changes.emplace_back(replacing(&Scenario::players, index, scenario_.players[index], std::move(player)));
    const QString key = typing.isEmpty() ? typing : QStringLiteral("player %1 %2").arg(index).arg(typing);
    return push(tr("Change a player"), std::move(changes), typingKey(key));
}

bool ScenarioDocument::movePlayer(std::size_t from, std::size_t to) {
    if (from >= scenario_.players.size() || to >= scenario_.players.size() || from == to) return false;
    // A colour that is not written follows from the order; it must not change with it.
    const std::vector<std::string> colours = scenario_.colours();
    std::vector<ScenarioPlayer> players = scenario_.players;
    for (std::size_t i = 0; i < players.size(); ++i) players[i].color = colours[i];
    ScenarioPlayer moved = players[from];
    players.erase(players.begin() + static_cast<std::ptrdiff_t>(from));
    players.insert(players.begin() + static_cast<std::ptrdiff_t>(to), std::move(moved));
    ListChange<ScenarioPlayer> change{&Scenario::players, {}, {}};
    for (std::size_t i = 0; i < players.size(); ++i) {
        change.removed.emplace_back(i, scenario_.players[i]);
        change.inserted.emplace_back(i, std::move(players[i]));
    }
    return push(tr("Move a player"), {std::move(change)});
}

}  // namespace bathhouse::ui
