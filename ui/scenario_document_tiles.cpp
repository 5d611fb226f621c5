// SPDX-License-Identifier: MIT
#include "scenario/json.h"
#include "scenario/writer.h"
#include "ui/scenario_document.h"

#include <QStringList>

namespace bathhouse::ui {

using scenario::MoveEntry;
using scenario::Scenario;
using scenario::Variation;

namespace {

void addUses(QStringList &uses, const std::vector<MoveEntry> &moves, const QString &at, const std::string &id) {
    for (std::size_t i = 0; i < moves.size(); ++i)
        if (moves[i].tile == id) uses.push_back(QStringLiteral("%1/%2").arg(at).arg(i));
}

void addUses(QStringList &uses, const std::vector<Variation> &variations, const QString &at, const std::string &id) {
    for (std::size_t i = 0; i < variations.size(); ++i) {
        const QString here = QStringLiteral("%1/variations/%2").arg(at).arg(i);
        addUses(uses, variations[i].moves, here + QStringLiteral("/moves"), id);
        addUses(uses, variations[i].variations, here, id);
    }
}

bool rename(MoveEntry &move, const std::string &from, const std::string &to) {
    if (move.tile != from) return false;
    move.tile = to;
    move.written = scenario::toJson(move).dump();
    return true;
}

bool rename(Variation &variation, const std::string &from, const std::string &to) {
    bool any = false;
    for (MoveEntry &move : variation.moves) any |= rename(move, from, to);
    for (Variation &inner : variation.variations) any |= rename(inner, from, to);
    return any;
}

bool rename(scenario::LaidEntry &laid, const std::string &from, const std::string &to) {
    if (laid.tile != from) return false;
    laid.tile = to;
    return true;
}

bool rename(std::string &id, const std::string &from, const std::string &to) {
    if (id != from) return false;
    id = to;
    return true;
}

template <class T> void addRenaming(Changes &changes, const Scenario &scenario, std::vector<T> Scenario::*list,
                                    const std::string &from, const std::string &to) {
    ListChange<T> change{list, {}, {}};
    for (std::size_t i = 0; i < (scenario.*list).size(); ++i) {
        T after = (scenario.*list)[i];
        if (!rename(after, from, to)) continue;
        change.removed.emplace_back(i, (scenario.*list)[i]);
        change.inserted.emplace_back(i, std::move(after));
    }
    if (!change.removed.empty()) changes.emplace_back(std::move(change));
}

}  // namespace

QStringList ScenarioDocument::usesOfTile(const std::string &id) const {
    QStringList uses;
    for (std::size_t i = 0; i < scenario_.board.size(); ++i)
        if (scenario_.board[i].tile == id) uses.push_back(QStringLiteral("/board/%1").arg(i));
    for (std::size_t i = 0; i < scenario_.draw.size(); ++i)
        if (scenario_.draw[i] == id) uses.push_back(QStringLiteral("/draw/%1").arg(i));
    addUses(uses, scenario_.moves, QStringLiteral("/moves"), id);
    addUses(uses, scenario_.variations, {}, id);
    if (scenario_.setup) {
        for (const auto *list : {&scenario_.setup->drawn, &scenario_.setup->boxed})
            if (std::find(list->begin(), list->end(), id) != list->end()) uses.push_back(QStringLiteral("/setup"));
    }
    return uses;
}

bool ScenarioDocument::setCustomTile(std::optional<std::size_t> index, rules::Tile made) {
    auto &own = scenario_.customTiles;
    const std::size_t at = index.value_or(own.size());
    if (index && *index >= own.size()) return false;
    if (!rules::problems(made).empty() || scenario::TileLibrary::shipped().find(made.id) != nullptr) return false;
    for (std::size_t i = 0; i < own.size(); ++i)
        if (i != at && own[i].id == made.id) return false;
    if (!index) return push(tr("Add a tile of one's own"), {inserting(&Scenario::customTiles, at, std::move(made))});
    Changes changes;
    if (own[at].id != made.id) {
        if (scenario_.setup) {
            scenario::SetupExercise setup = *scenario_.setup;
            for (auto *list : {&setup.drawn, &setup.boxed})
                for (std::string &id : *list) rename(id, own[at].id, made.id);
            changes.emplace_back(ValueChange<std::optional<scenario::SetupExercise>>{&Scenario::setup, scenario_.setup,
                                                                                     std::move(setup)});
        }
        addRenaming(changes, scenario_, &Scenario::board, own[at].id, made.id);
        addRenaming(changes, scenario_, &Scenario::draw, own[at].id, made.id);
        addRenaming(changes, scenario_, &Scenario::moves, own[at].id, made.id);
        addRenaming(changes, scenario_, &Scenario::variations, own[at].id, made.id);
    }
    changes.emplace_back(replacing(&Scenario::customTiles, at, own[at], std::move(made)));
    return push(tr("Change a tile of one's own"), std::move(changes));
}

bool ScenarioDocument::removeCustomTile(std::size_t index) {
    if (index >= scenario_.customTiles.size()) return false;
    // The same id may be one of the user's own tiles as well: then it stays known.
    if (!usesOfTile(scenario_.customTiles[index].id).isEmpty()) return false;
    return push(tr("Remove a tile of one's own"),
                {removing(&Scenario::customTiles, index, scenario_.customTiles[index])});
}

}  // namespace bathhouse::ui
