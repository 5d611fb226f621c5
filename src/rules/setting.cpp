// SPDX-License-Identifier: MIT
#include "rules/setting.h"

#include "rules/expansions/expansion.h"

#include <algorithm>
#include <cassert>

namespace bathhouse::rules {

bool Setting::hasFigure(FigureKind kind) const { return std::ranges::find(figures, kind) != figures.end(); }

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
        if (e->hooks() & ScoreHook) setting->scoring.push_back(e);
        if (e->hooks() & MoveHook) setting->listing.push_back(e);
        if (e->hooks() & CompletedHook) setting->completing.push_back(e);
    }
    const auto table = figureTable();
    setting->figureTraits = table.data();
    for (std::size_t i = 0; i < table.size(); ++i) {
        const bool on = table[i].expansion.empty() ||
                        std::ranges::any_of(setting->expansions, [&](const Expansion *e) { return e->id() == table[i].expansion; });
        if (on) setting->figures.push_back(FigureKind{static_cast<std::uint8_t>(i)});
    }
    return setting;
}

} // namespace bathhouse::rules
