// SPDX-License-Identifier: MIT
#include "ui/commands/change_summary.h"

namespace bathhouse::ui {
namespace {

using scenario::Scenario;

struct Summing {
    ChangeSummary &sum;

    void operator()(const ListChange<scenario::LaidEntry> &change) const {
        for (const auto *side : {&change.removed, &change.inserted})
            for (const auto &[index, laid] : *side) sum.tiles.push_back(laid.at);
    }
    void operator()(const ListChange<scenario::FigureEntry> &) const { sum.figures = true; }
    void operator()(const ListChange<scenario::TokenEntry> &) const { sum.setting = true; }
    void operator()(const ListChange<scenario::ScenarioPlayer> &) const { sum.players = true; }
    void operator()(const ListChange<scenario::MoveEntry> &change) const {
        for (const auto *side : {&change.removed, &change.inserted}) {
            if (side->empty()) continue;
            const int first = static_cast<int>(side->front().first);
            sum.movesFrom = std::min(sum.movesFrom.value_or(first), first);
        }
    }
    void operator()(const ListChange<scenario::Variation> &) const { sum.variations = true; }
    void operator()(const ListChange<scenario::Question> &) const { sum.questions = true; }
    void operator()(const ListChange<rules::Tile> &) const { sum.setting = true; }
    void operator()(const ListChange<std::string> &change) const {
        (change.list == &Scenario::draw ? sum.setting : sum.texts) = true;
    }
    void operator()(const ValueChange<std::optional<scenario::Text>> &) const { sum.texts = true; }
    void operator()(const ValueChange<std::optional<std::string>> &change) const {
        (change.value == &Scenario::toMove ? sum.setting : sum.texts) = true;
    }
    void operator()(const ValueChange<std::optional<std::vector<std::string>>> &) const { sum.setting = true; }
    void operator()(const ValueChange<std::map<std::string, std::string>> &) const { sum.setting = true; }
    void operator()(const ValueChange<std::optional<scenario::Expectation>> &) const { sum.expectation = true; }
    void operator()(const ValueChange<std::optional<scenario::SetupExercise>> &) const { sum.setting = true; }
};

}  // namespace

ChangeSummary summaryOf(const Changes &changes) {
    ChangeSummary sum;
    for (const Change &change : changes) std::visit(Summing{sum}, change);
    std::sort(sum.tiles.begin(), sum.tiles.end());
    sum.tiles.erase(std::unique(sum.tiles.begin(), sum.tiles.end()), sum.tiles.end());
    return sum;
}

}  // namespace bathhouse::ui
