// SPDX-License-Identifier: MIT
#include "tutor/drill/trim.h"

#include "scenario/json.h"

#include <algorithm>

namespace bathhouse::tutor::drill {

using namespace rules;
using scenario::Scenario;

namespace {

/// Whether a tile lies on the board, is placed or is drawn.
bool isUsed(const Scenario &scenario, const std::string &tile) {
    return std::ranges::find(scenario.board, tile, &scenario::LaidEntry::tile) != scenario.board.end() ||
           std::ranges::any_of(scenario.moves, [&tile](const auto &entry) { return entry.tile == tile; }) ||
           std::ranges::find(scenario.draw, tile) != scenario.draw.end();
}

/// Thrown to get out of the loops when the caller has lost interest.
struct Cancelled {};

int distance(Position a, Position b) { return std::max(std::abs(a.x - b.x), std::abs(a.y - b.y)); }

/// Tries to do without one thing after another.
class Trimmer {
public:
    Trimmer(Shown &shown, const scenario::TileLibrary &library, const std::function<bool()> &cancelled)
        : shown_(shown), library_(library), cancelled_(cancelled), table_(scenario::tableOf(shown.scenario, library)) {}

    void run() {
        farthestFirst();
        for (std::size_t size = now().board.size() / 2; size > 1; size /= 2) dropTiles(size);
        bool changed = true;
        while (changed) {
            changed = dropFigures();
            changed = dropTiles(1) || changed;
            changed = dropMoves() || dropChoices() || changed;
            changed = plainerTable() || changed;
        }
        std::ranges::sort(shown_.scenario.board, {}, &scenario::LaidEntry::at);
    }

private:
    const Scenario &now() const { return shown_.scenario; }

    /// Takes a scenario with less in it if the rule still decides the same way.
    bool take(Scenario less, const scenario::Table &table) {
        if (cancelled_ && cancelled_()) throw Cancelled{};
        if (less.board.empty() != now().board.empty() || !hangsTogether(less.board)) return false;
        if (decision(less, table, shown_.rule, library_) != shown_.decides) return false;
        shown_.scenario = std::move(less);
        return true;
    }

    /// The tiles far from what happens go first, so that what is left lies close together.
    void farthestFirst() {
        std::vector<Position> here;
        for (const scenario::MoveEntry &entry : now().moves)
            if (entry.at) here.push_back(*entry.at);
        const Json event = Json::parse(shown_.decides, nullptr, false);
        if (event.is_object()) collect(event, here);
        std::ranges::stable_sort(shown_.scenario.board, std::greater{}, [&here](const scenario::LaidEntry &entry) {
            int nearest = here.empty() ? 0 : kMaxCoordinate;
            for (const Position at : here) nearest = std::min(nearest, distance(entry.at, at));
            return nearest;
        });
    }

    static void collect(const Json &json, std::vector<Position> &places) {
        const bool place =
            json.is_array() && json.size() == 2 && json[0].is_number_integer() && json[1].is_number_integer();
        if (place)
            places.push_back({json[0].get<int>(), json[1].get<int>()});
        else if (json.is_structured())
            for (const Json &inner : json) collect(inner, places);
    }

    /// Takes tiles away, and whoever stands on them.
    static void dropTilesFrom(Scenario &scenario, std::size_t first, std::size_t count) {
        const auto begin = scenario.board.begin() + static_cast<std::ptrdiff_t>(first);
        const auto end = begin + static_cast<std::ptrdiff_t>(std::min(count, scenario.board.size() - first));
        std::erase_if(scenario.figures, [begin, end](const scenario::FigureEntry &f) {
            return std::find_if(begin, end, [&f](const scenario::LaidEntry &tile) { return tile.at == f.at; }) != end;
        });
        scenario.board.erase(begin, end);
    }

    bool dropTiles(std::size_t size) {
        bool changed = false;
        for (std::size_t first = 0; first < now().board.size();) {
            Scenario less = now();
            dropTilesFrom(less, first, size);
            if (take(std::move(less), table_))
                changed = true;
            else
                first += size;
        }
        return changed;
    }

    bool dropFigures() {
        bool changed = false;
        for (std::size_t i = 0; i < now().figures.size();) {
            Scenario less = now();
            less.figures.erase(less.figures.begin() + static_cast<std::ptrdiff_t>(i));
            if (take(std::move(less), table_))
                changed = true;
            else
                ++i;
        }
        return changed;
    }

    bool dropMoves() {
        bool changed = false;
        for (std::size_t i = 0; i < now().moves.size();) {
            const bool gone = i + 1 < now().moves.size() && take(without(i), table_);
            const bool passed = !gone && passInstead(i);
            changed = changed || gone || passed;
            if (!gone) ++i;
        }
        return changed;
    }

    /// A choice that is no choice any more without a figure or a tile goes together with it.
    bool dropChoices() {
        for (std::size_t i = 1; i < now().moves.size(); ++i) {
            for (std::size_t f = 0; f < now().figures.size(); ++f) {
                Scenario less = without(i);
                less.figures.erase(less.figures.begin() + static_cast<std::ptrdiff_t>(f));
                if (take(std::move(less), table_)) return true;
            }
            for (std::size_t t = 0; t < now().board.size(); ++t) {
                Scenario less = without(i);
                dropTilesFrom(less, t, 1);
                if (take(std::move(less), table_)) return true;
            }
        }
        return false;
    }

    Scenario without(std::size_t move) const {
        Scenario less = now();
        const auto at = less.moves.begin() + static_cast<std::ptrdiff_t>(move);
        if (at->move == "discard")
            less.draw.erase(less.draw.begin() +
                            std::count_if(less.moves.begin(), at, [](const auto &m) { return m.move == "discard"; }));
        less.moves.erase(at);
        return less;
    }

    /// No figure, if it does not matter that one is placed.
    bool passInstead(std::size_t move) {
        if (now().moves[move].move != "meeple" || now().moves[move].expect) return false;
        Scenario less = now();
        less.moves[move] = {};
        less.moves[move].move = "pass";
        return take(std::move(less), table_);
    }

    /// Fewer players, modules, options, and figures in hand as the box gives them.
    bool plainerTable() {
        bool changed = false;
        for (std::size_t i = now().players.size(); i-- > 0;) {
            changed =
                (now().players[i].supply && takeTable([i](Scenario &s) { s.players[i].supply.reset(); })) || changed;
            changed = (now().players.size() > 2 && !plays(now().players[i].name) && takeTable([i](Scenario &s) {
                           s.players.erase(s.players.begin() + static_cast<std::ptrdiff_t>(i));
                       })) ||
                      changed;
        }
        changed = plainTiles() || changed;
        for (const std::string &module : now().modules())
            changed = takeTable([&module](Scenario &s) { turnOff(s, module); }) || changed;
        const auto options = now().options;
        for (const auto &[name, value] : options)
            changed = takeTable([&name](Scenario &s) { s.options.erase(name); }) || changed;
        return changed;
    }

    /// The tile of the box in place of one that was marked for the game, if the mark does not matter.
    bool plainTiles() {
        bool changed = false;
        const auto own = now().customTiles;
        for (Tile tile : own) {
            const std::string marked = tile.id;
            for (Part &part : tile.parts) part.marks = 0;
            const auto plain = std::ranges::find(library_.tiles(), tile.parts, &Tile::parts);
            if (plain == library_.tiles().end() || !isUsed(now(), marked)) continue;
            changed = takeTable([&](Scenario &s) { rename(s, marked, plain->id); }) || changed;
        }
        return changed;
    }

    static void rename(Scenario &scenario, const std::string &from, const std::string &to) {
        for (scenario::LaidEntry &entry : scenario.board)
            if (entry.tile == from) entry.tile = to;
        for (scenario::MoveEntry &entry : scenario.moves)
            if (entry.tile == from) entry.tile = to;
        std::ranges::replace(scenario.draw, from, to);
    }

    bool plays(const std::string &player) const {
        return now().toMove == player ||
               std::ranges::find(now().figures, player, &scenario::FigureEntry::player) != now().figures.end();
    }

    static void turnOff(Scenario &scenario, const std::string &module) {
        std::erase(*scenario.expansions, module);
        for (scenario::ScenarioPlayer &player : scenario.players)
            if (player.supply)
                std::erase_if(*player.supply,
                              [&](const auto &entry) { return traits(*figureNamed(entry.first)).expansion == module; });
    }

    template <class Change> bool takeTable(Change change) {
        Scenario less = now();
        change(less);
        scenario::Table table = scenario::tableOf(less, library_);
        if (!take(std::move(less), table)) return false;
        table_ = std::move(table);
        return true;
    }

    Shown &shown_;
    const scenario::TileLibrary &library_;
    const std::function<bool()> &cancelled_;
    scenario::Table table_;
};

/// Where (0, 0) shall be: on the tile placed, else in the middle of the board.
Position middle(const Scenario &scenario) {
    for (const scenario::MoveEntry &entry : scenario.moves)
        if (entry.move == "place") return *entry.at;
    const auto [west, east] = std::ranges::minmax(scenario.board, {}, [](const auto &tile) { return tile.at.x; });
    const auto [north, south] = std::ranges::minmax(scenario.board, {}, [](const auto &tile) { return tile.at.y; });
    return {(west.at.x + east.at.x) / 2, (north.at.y + south.at.y) / 2};
}

void centre(Scenario &scenario) {
    const Position by = middle(scenario);
    const auto shift = [by](Position &at) { at = {at.x - by.x, at.y - by.y}; };
    for (scenario::LaidEntry &tile : scenario.board) shift(tile.at);
    for (scenario::FigureEntry &figure : scenario.figures) shift(figure.at);
    for (scenario::MoveEntry &entry : scenario.moves)
        if (entry.at) shift(*entry.at);
}

/// Tiles of the scenario's own that no place needs, and what is the default anyway.
void tidy(Scenario &scenario) {
    std::erase_if(scenario.customTiles, [&scenario](const Tile &tile) { return !isUsed(scenario, tile.id); });
    if (scenario.modules() == Scenario().modules()) scenario.expansions.reset();
}

}  // namespace

bool trim(Shown &shown, const scenario::TileLibrary &library, const std::function<bool()> &cancelled) {
    try {
        Trimmer(shown, library, cancelled).run();
    } catch (const Cancelled &) {
        return false;
    }
    centre(shown.scenario);
    tidy(shown.scenario);
    shown.decides = decision(shown.scenario, scenario::tableOf(shown.scenario, library), shown.rule, library);
    return !shown.decides.empty();
}

}  // namespace bathhouse::tutor::drill
