// SPDX-License-Identifier: MIT
#include "rules/setting.h"

#include "rules/expansions/expansion.h"

#include <algorithm>
#include <cassert>

namespace bathhouse::rules {

bool Setting::hasFigure(FigureKind kind) const { return std::ranges::find(figures, kind) != figures.end(); }

std::optional<RuleId> Setting::refusesPlacing(TileId tile) const {
    for (const auto &[id, rule] : notPlaced)
        if (id == tile) return rule;
    return std::nullopt;
}

bool Setting::optionIs(std::string_view option, std::string_view value) const {
    const auto set = options.ofExpansions.find(option);
    return set != options.ofExpansions.end() && set->second == value;
}

bool Setting::hasToken(TokenKind kind) const {
    return std::ranges::any_of(expansions, [&](const Expansion *e) { return e->id() == rules::traits(kind).expansion; });
}

int Setting::copies(FigureKind kind) const {
    for (const Expansion *e : expansions)
        if (const int changed = e->copies(kind); changed > 0) return changed;
    return traits(kind).copies;
}

bool Setting::hasTokens() const {
    return std::ranges::any_of(expansions, [](const Expansion *e) {
        const auto all = e->tokens();
        return std::ranges::any_of(all, [](const TokenTraits &t) { return !t.inner; });
    });
}

std::shared_ptr<const Setting> Setting::make(TileTable tiles, const std::vector<std::string> &expansions, Options options,
                                             int players) {
    assert(players >= 1 && players <= static_cast<int>(kMaxPlayers));
    auto setting = std::make_shared<Setting>();
    setting->tiles = std::move(tiles);
    setting->options = std::move(options);
    setting->players = players;
    setting->bathhouses = false;
    for (const Expansion *e : expansionList()) {
        if (std::ranges::find(expansions, e->id()) == expansions.end()) continue;
        setting->expansions.push_back(e);
        if (e->bringsBathhouses()) setting->bathhouses = true;
        for (const Hook hook : e->hooks()) setting->taking[static_cast<std::size_t>(hook)].push_back(e);
    }
    for (const Expansion *e : setting->expansions)
        for (Tile &tile : e->moreTiles(setting->tiles))
            if (!setting->tiles.find(tile.id)) setting->tiles.add(std::move(tile));
    for (const Expansion *e : setting->expansions)
        for (const OwnTile &own : e->ownTiles())
            if (const auto id = setting->tiles.find(own.tile)) setting->notPlaced.emplace_back(*id, own.rule);
    const auto table = figureTable();
    setting->figureTraits = table.data();
    for (std::size_t i = 0; i < table.size(); ++i) {
        const bool on = table[i].expansion.empty() ||
                        std::ranges::any_of(setting->expansions, [&](const Expansion *e) { return e->id() == table[i].expansion; });
        if (!on) continue;
        setting->figures.push_back(FigureKind{static_cast<std::uint8_t>(i)});
        if (!table[i].claims) setting->silentFigures = true;
        if (table[i].stays) setting->stayingFigures = true;
    }
    return setting;
}

} // namespace bathhouse::rules
