// SPDX-License-Identifier: MIT
#include "rules/figure.h"
#include "ui/scenario_document.h"

#include <algorithm>
#include <set>

namespace bathhouse::ui {

using rules::Position;
using rules::Rotation;
using scenario::FigureEntry;
using scenario::LaidEntry;
using scenario::Scenario;
using scenario::TokenEntry;

namespace {

constexpr std::size_t kMostTiles = 20'000;  // the format's limit

using Places = std::set<Position>;

Places asSet(const QVector<Position> &places) { return {places.begin(), places.end()}; }

Rotation turnedBy(Rotation rotation, int quarterTurns) {
    return static_cast<Rotation>((rules::quarterTurns(rotation) + (quarterTurns % 4 + 4)) & 3);
}

/// The name of a part after its tile was turned.
rules::PartName turnedBy(rules::PartName on, int quarterTurns) {
    const Rotation by = turnedBy(Rotation::None, quarterTurns);
    using Kind = rules::PartName::Kind;
    if (on.kind == Kind::Road || on.kind == Kind::City)
        on.spot = static_cast<std::uint8_t>(rules::turned(static_cast<rules::Edge>(on.spot), by));
    if (on.kind == Kind::Field)
        on.spot = static_cast<std::uint8_t>(rules::turned(static_cast<rules::Half>(on.spot), by));
    return on;
}

/// The entries that stand at one of the places, with their indexes.
template <class T> Indexed<T> standing(const std::vector<T> &list, const Places &places) {
    Indexed<T> found;
    for (std::size_t i = 0; i < list.size(); ++i)
        if (places.contains(list[i].at)) found.emplace_back(i, list[i]);
    return found;
}

/// Each entry replaced by what `change` makes of it.
template <class T, class Alter>
ListChange<T> altering(std::vector<T> Scenario::*list, Indexed<T> entries, const Alter &alter) {
    ListChange<T> change{list, entries, std::move(entries)};
    for (auto &entry : change.inserted) alter(entry.second);
    return change;
}

void turnPart(TokenEntry &token, int quarterTurns) {
    if (const auto on = token.on ? rules::partNameFrom(*token.on) : std::nullopt)
        token.on = rules::toString(turnedBy(*on, quarterTurns));
}

/// A token moves and turns with its tile.
ListChange<TokenEntry> shifting(Indexed<TokenEntry> tokens, int columns, int rows) {
    ListChange<TokenEntry> change{&Scenario::tokens, tokens, std::move(tokens)};
    for (auto &[index, token] : change.inserted) token.at = {token.at->x + columns, token.at->y + rows};
    return change;
}
ListChange<TokenEntry> turning(Indexed<TokenEntry> tokens, int quarterTurns) {
    ListChange<TokenEntry> change{&Scenario::tokens, tokens, std::move(tokens)};
    for (auto &[index, token] : change.inserted) turnPart(token, quarterTurns);
    return change;
}
ListChange<TokenEntry> losing(Indexed<TokenEntry> tokens) { return {&Scenario::tokens, std::move(tokens), {}}; }

QVector<Position> asList(const Places &places) { return {places.begin(), places.end()}; }

bool allOnMap(const Indexed<LaidEntry> &entries) {
    return std::ranges::all_of(entries, [](const auto &entry) { return rules::onMap(entry.second.at); });
}

}  // namespace

std::optional<std::size_t> ScenarioDocument::tileAt(Position at) const {
    if (!rules::onMap(at)) return std::nullopt;
    if (!places_) {
        places_.emplace();
        // From the back, so that the first of several at one place remains.
        for (std::size_t i = scenario_.board.size(); i-- > 0;)
            if (rules::onMap(scenario_.board[i].at)) places_->set(scenario_.board[i].at, static_cast<std::int32_t>(i));
    }
    const std::int32_t found = places_->find(at);
    return found == rules::PositionMap::kNone ? std::nullopt : std::optional(static_cast<std::size_t>(found));
}

void ScenarioDocument::notePlaces(const Changes &changes) {
    for (const Change &change : changes) {
        const auto *tiles = std::get_if<ListChange<LaidEntry>>(&change);
        if (tiles == nullptr || !places_) continue;
        // A tile laid on a free place after all others is the one change that leaves the others where they are.
        const bool oneMore = tiles->removed.empty() && tiles->inserted.size() == 1 &&
                             tiles->inserted.front().first == scenario_.board.size() &&
                             rules::onMap(tiles->inserted.front().second.at) && !tileAt(tiles->inserted.front().second.at);
        if (oneMore)
            places_->set(tiles->inserted.front().second.at, static_cast<std::int32_t>(scenario_.board.size()));
        else
            places_.reset();
    }
}

const rules::Tile *ScenarioDocument::tile(const std::string &id) const {
    const auto own = std::ranges::find(scenario_.customTiles, id, &rules::Tile::id);
    return own != scenario_.customTiles.end() ? &*own : tiles_.find(id);
}

bool ScenarioDocument::placeTile(const std::string &id, Position at, Rotation rotation) {
    if (!rules::onMap(at) || tile(id) == nullptr) return false;
    LaidEntry laid{id, at, rotation};
    if (const auto there = tileAt(at))
        return push(tr("Replace a tile"),
                    {replacing(&Scenario::board, *there, scenario_.board[*there], std::move(laid))});
    if (scenario_.board.size() >= kMostTiles) return false;
    return push(tr("Lay a tile"), {inserting(&Scenario::board, scenario_.board.size(), std::move(laid))});
}

bool ScenarioDocument::removeTiles(const QVector<Position> &places) {
    const Places set = asSet(places);
    Indexed<LaidEntry> tiles = standing(scenario_.board, set);
    if (tiles.empty()) return false;
    const QString text = tiles.size() == 1 ? tr("Remove a tile") : tr("Remove %1 tiles").arg(tiles.size());
    Changes changes{ListChange<LaidEntry>{&Scenario::board, std::move(tiles), {}}};
    ListChange<FigureEntry> figures{&Scenario::figures, standing(scenario_.figures, set), {}};
    for (const auto &[index, figure] : figures.removed) adjustSupply(changes, figure.player, figure.figure, 1);
    changes.emplace_back(std::move(figures));
    changes.emplace_back(losing(tokensOn(places)));
    return push(text, std::move(changes));
}

bool ScenarioDocument::moveTiles(const QVector<Position> &places, int columns, int rows) {
    const Places set = asSet(places);
    const auto shift = [&](auto &entry) { entry.at = {entry.at.x + columns, entry.at.y + rows}; };
    ListChange<LaidEntry> tiles = altering(&Scenario::board, standing(scenario_.board, set), shift);
    if (tiles.removed.empty() || !allOnMap(tiles.inserted)) return false;
    Places covered;
    for (const auto &[index, laid] : tiles.inserted)
        if (!set.contains(laid.at)) covered.insert(laid.at);
    const QString text = tiles.removed.size() == 1 ? tr("Move a tile") : tr("Move %1 tiles").arg(tiles.removed.size());
    // What is covered goes after the move: then the indexes are still those of the list as it is now.
    Changes changes;
    Indexed<LaidEntry> lost = standing(scenario_.board, covered);
    Indexed<FigureEntry> lostFigures = standing(scenario_.figures, covered);
    changes.emplace_back(std::move(tiles));
    changes.emplace_back(altering(&Scenario::figures, standing(scenario_.figures, set), shift));
    changes.emplace_back(shifting(tokensOn(places), columns, rows));
    for (const auto &[index, figure] : lostFigures) adjustSupply(changes, figure.player, figure.figure, 1);
    changes.emplace_back(ListChange<LaidEntry>{&Scenario::board, std::move(lost), {}});
    changes.emplace_back(ListChange<FigureEntry>{&Scenario::figures, std::move(lostFigures), {}});
    changes.emplace_back(losing(tokensOn(asList(covered))));
    return push(text, std::move(changes));
}

bool ScenarioDocument::turnTiles(const QVector<Position> &places, int quarterTurns) {
    const Places set = asSet(places);
    ListChange<LaidEntry> tiles =
        altering(&Scenario::board, standing(scenario_.board, set),
                 [quarterTurns](LaidEntry &laid) { laid.rotation = turnedBy(laid.rotation, quarterTurns); });
    if (tiles.removed.empty()) return false;
    const QString text = tiles.removed.size() == 1 ? tr("Turn a tile") : tr("Turn %1 tiles").arg(tiles.removed.size());
    return push(text, {std::move(tiles),
                       altering(&Scenario::figures, standing(scenario_.figures, set),
                                [quarterTurns](FigureEntry &figure) { figure.on = turnedBy(figure.on, quarterTurns); }),
                       turning(tokensOn(places), quarterTurns)});
}

Cutting ScenarioDocument::cutting(const QVector<Position> &places) const {
    const Places set = asSet(places);
    Cutting cut;
    for (const LaidEntry &laid : scenario_.board)
        if (set.contains(laid.at)) cut.tiles.push_back(laid);
    if (cut.empty()) return cut;
    Position corner = cut.tiles.front().at;
    for (const LaidEntry &laid : cut.tiles) corner = {std::min(corner.x, laid.at.x), std::min(corner.y, laid.at.y)};
    Places laid;
    for (LaidEntry &tile : cut.tiles) {
        laid.insert(tile.at);
        tile.at = {tile.at.x - corner.x, tile.at.y - corner.y};
    }
    for (FigureEntry figure : scenario_.figures) {
        if (!laid.contains(figure.at)) continue;
        figure.at = {figure.at.x - corner.x, figure.at.y - corner.y};
        cut.figures.push_back(std::move(figure));
    }
    Indexed<TokenEntry> tokens = tokensOn(asList(laid));
    for (auto &[index, token] : tokens) {
        token.at = {token.at->x - corner.x, token.at->y - corner.y};
        cut.tokens.push_back(std::move(token));
    }
    return cut;
}

Cutting ScenarioDocument::turned(const Cutting &cutting, int quarterTurns) {
    Cutting turned = cutting;
    for (int left = (quarterTurns % 4 + 4) % 4; left > 0; --left) {
        int lowest = 0;
        for (const LaidEntry &laid : turned.tiles) lowest = std::max(lowest, laid.at.y);
        const auto turn = [lowest](Position at) { return Position{lowest - at.y, at.x}; };
        for (LaidEntry &laid : turned.tiles) {
            laid.at = turn(laid.at);
            laid.rotation = turnedBy(laid.rotation, 1);
        }
        for (FigureEntry &figure : turned.figures) {
            figure.at = turn(figure.at);
            figure.on = turnedBy(figure.on, 1);
        }
        for (TokenEntry &token : turned.tokens) {
            token.at = turn(*token.at);
            turnPart(token, 1);
        }
    }
    return turned;
}

bool ScenarioDocument::paste(const Cutting &cutting, Position to) {
    ListChange<LaidEntry> tiles{&Scenario::board, {}, {}};
    Places set;
    for (LaidEntry laid : cutting.tiles) {
        laid.at = {laid.at.x + to.x, laid.at.y + to.y};
        if (tile(laid.tile) == nullptr || !set.insert(laid.at).second) continue;
        tiles.inserted.emplace_back(0, std::move(laid));
    }
    if (tiles.inserted.empty() || !allOnMap(tiles.inserted)) return false;
    tiles.removed = standing(scenario_.board, set);
    std::size_t end = scenario_.board.size() - tiles.removed.size();
    if (end + tiles.inserted.size() > kMostTiles) return false;
    for (auto &entry : tiles.inserted) entry.first = end++;

    ListChange<FigureEntry> figures{&Scenario::figures, standing(scenario_.figures, set), {}};
    std::size_t last = scenario_.figures.size() - figures.removed.size();
    for (FigureEntry figure : cutting.figures) {
        figure.at = {figure.at.x + to.x, figure.at.y + to.y};
        const bool known = std::ranges::find(scenario_.players, figure.player, &scenario::ScenarioPlayer::name) !=
                           scenario_.players.end();
        if (known && set.contains(figure.at)) figures.inserted.emplace_back(last++, std::move(figure));
    }
    const QString text =
        tiles.inserted.size() == 1 ? tr("Paste a tile") : tr("Paste %1 tiles").arg(tiles.inserted.size());
    Changes changes{std::move(tiles)};
    for (const auto &[index, figure] : figures.removed) adjustSupply(changes, figure.player, figure.figure, 1);
    for (const auto &[index, figure] : figures.inserted) adjustSupply(changes, figure.player, figure.figure, -1);
    changes.emplace_back(std::move(figures));
    changes.emplace_back(pasting(cutting, to, asList(set)));
    return push(text, std::move(changes));
}

std::vector<std::size_t> ScenarioDocument::figuresAt(Position at) const {
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < scenario_.figures.size(); ++i)
        if (scenario_.figures[i].at == at) found.push_back(i);
    return found;
}

bool ScenarioDocument::addFigure(FigureEntry figure) {
    const auto player = std::ranges::find(scenario_.players, figure.player, &scenario::ScenarioPlayer::name);
    if (player == scenario_.players.end() || !rules::onMap(figure.at) || !rules::figureNamed(figure.figure))
        return false;
    if (scenario_.figures.size() >= kMostTiles) return false;
    Changes changes;
    adjustSupply(changes, figure.player, figure.figure, -1);
    changes.emplace_back(inserting(&Scenario::figures, scenario_.figures.size(), std::move(figure)));
    return push(tr("Add a figure"), std::move(changes));
}

bool ScenarioDocument::removeFigures(const std::vector<std::size_t> &indexes) {
    ListChange<FigureEntry> change{&Scenario::figures, {}, {}};
    Changes changes;
    for (const std::size_t i : std::set<std::size_t>(indexes.begin(), indexes.end())) {
        if (i >= scenario_.figures.size()) return false;
        change.removed.emplace_back(i, scenario_.figures[i]);
        adjustSupply(changes, scenario_.figures[i].player, scenario_.figures[i].figure, 1);
    }
    if (change.removed.empty()) return false;
    const QString text =
        change.removed.size() == 1 ? tr("Remove a figure") : tr("Remove %1 figures").arg(change.removed.size());
    changes.emplace_back(std::move(change));
    changes.emplace_back(losing(tokensBy(indexes)));
    return push(text, std::move(changes));
}

bool ScenarioDocument::moveFigure(std::size_t index, Position at, rules::PartName on) {
    if (index >= scenario_.figures.size() || !rules::onMap(at)) return false;
    FigureEntry moved = scenario_.figures[index];
    moved.at = at;
    moved.on = on;
    ListChange<TokenEntry> tokens{&Scenario::tokens, tokensBy({index}), tokensBy({index})};
    for (auto &[token, entry] : tokens.inserted) entry.at = at, entry.on = rules::toString(on);
    return push(tr("Move a figure"),
                {replacing(&Scenario::figures, index, scenario_.figures[index], std::move(moved)), std::move(tokens)});
}

bool ScenarioDocument::replaceFigure(std::size_t index, FigureEntry figure) {
    if (index >= scenario_.figures.size()) return false;
    const FigureEntry &old = scenario_.figures[index];
    Changes changes;
    if (old.player != figure.player || old.figure != figure.figure) {
        adjustSupply(changes, old.player, old.figure, 1);
        adjustSupply(changes, figure.player, figure.figure, -1);
    }
    changes.emplace_back(replacing(&Scenario::figures, index, old, std::move(figure)));
    return push(tr("Change a figure"), std::move(changes));
}

void ScenarioDocument::adjustSupply(Changes &changes, const std::string &name, const std::string &figure,
                                    int by) const {
    const auto player = std::ranges::find(scenario_.players, name, &scenario::ScenarioPlayer::name);
    if (player == scenario_.players.end() || !player->supply) return;
    const auto index = static_cast<std::size_t>(player - scenario_.players.begin());
    const auto adjust = [&](scenario::ScenarioPlayer &changed) {
        const auto left = changed.supply->find(figure);
        if (left == changed.supply->end() && by < 0) return;
        int &count = (*changed.supply)[figure];
        count = std::max(0, count + by);
    };
    // Several figures of one player go into one change.
    for (Change &change : changes) {
        auto *players = std::get_if<ListChange<scenario::ScenarioPlayer>>(&change);
        if (players == nullptr || players->inserted.front().first != index) continue;
        adjust(players->inserted.front().second);
        return;
    }
    scenario::ScenarioPlayer after = *player;
    adjust(after);
    changes.insert(changes.begin(), replacing(&Scenario::players, index, *player, std::move(after)));
}

}  // namespace bathhouse::ui
