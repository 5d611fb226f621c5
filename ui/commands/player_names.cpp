// SPDX-License-Identifier: MIT
#include "ui/commands/player_names.h"

#include "scenario/json.h"
#include "scenario/writer.h"

namespace bathhouse::ui {
namespace {

using namespace scenario;

/// Exchanges or takes away one name in the parts of a scenario that mention players.
class NameChange {
public:
    NameChange(std::string from, std::optional<std::string> to) : from_(std::move(from)), to_(std::move(to)) {}

    bool gone() const { return !to_; }
    bool mentions(const std::string &name) const { return name == from_; }
    void change(std::string &name) const {
        if (to_ && name == from_) name = *to_;
    }
    void change(std::optional<std::string> &name) const {
        if (!name || *name != from_) return;
        name = to_;
    }
    template <class Value> void change(std::map<std::string, Value> &byName) const {
        auto node = byName.extract(from_);
        if (node.empty() || !to_) return;
        node.key() = *to_;
        byName.insert(std::move(node));
    }
    void change(Expectation &expect) const {
        if (expect.scores) change(*expect.scores);
        if (expect.supply) change(*expect.supply);
        if (expect.bathhouses) {
            if (gone()) std::erase_if(*expect.bathhouses, [this](const auto &b) { return b.occupant == from_; });
            for (ExpectedBathhouse &bathhouse : *expect.bathhouses) change(bathhouse.occupant);
        }
        if (expect.figures) {
            if (gone()) std::erase_if(*expect.figures, [this](const auto &f) { return f.player == from_; });
            for (FigureEntry &figure : *expect.figures) change(figure.player);
        }
        if (expect.tokens) {
            if (gone()) std::erase_if(*expect.tokens, [this](const auto &t) { return t.player == from_; });
            for (TokenEntry &token : *expect.tokens) change(token.player);
        }
        if (!expect.decision || expect.decision->player != from_) return;
        if (gone())
            expect.decision.reset();
        else
            change(expect.decision->player);
    }
    void change(MoveEntry &move) const {
        if (!move.expect) return;
        const Expectation before = *move.expect;
        change(*move.expect);
        if (*move.expect != before) move.written = toJson(move).dump();
    }
    void change(Variation &variation) const {
        for (MoveEntry &move : variation.moves) change(move);
        for (Variation &inner : variation.variations) change(inner);
    }
    void change(Question &question) const {
        if (auto *points = std::get_if<std::map<std::string, int>>(&question.answers)) change(*points);
        for (WrongPoints &wrong : question.wrong) change(wrong.points);
    }
    void change(FigureEntry &figure) const { change(figure.player); }
    void change(TokenEntry &token) const { change(token.player); }

    /// The entries of a list that come to something else.
    template <class T> void addList(Changes &changes, const Scenario &scenario, std::vector<T> Scenario::*list) const {
        ListChange<T> made{list, {}, {}};
        for (std::size_t i = 0; i < (scenario.*list).size(); ++i) {
            T after = (scenario.*list)[i];
            change(after);
            if (after == (scenario.*list)[i]) continue;
            made.removed.emplace_back(i, (scenario.*list)[i]);
            made.inserted.emplace_back(i, std::move(after));
        }
        if (!made.isNothing()) changes.emplace_back(std::move(made));
    }

    void addAll(Changes &changes, const Scenario &scenario) const {
        addList(changes, scenario, &Scenario::figures);
        addList(changes, scenario, &Scenario::tokens);
        addList(changes, scenario, &Scenario::moves);
        addList(changes, scenario, &Scenario::variations);
        addList(changes, scenario, &Scenario::questions);
        if (scenario.toMove == from_)
            changes.emplace_back(ValueChange<std::optional<std::string>>{&Scenario::toMove, scenario.toMove, to_});
        if (!scenario.expect) return;
        std::optional<Expectation> expect = scenario.expect;
        change(*expect);
        if (expect != scenario.expect)
            changes.emplace_back(ValueChange<std::optional<Expectation>>{&Scenario::expect, scenario.expect, expect});
    }

private:
    std::string from_;
    std::optional<std::string> to_;
};

}  // namespace

void addRenaming(Changes &changes, const Scenario &scenario, const std::string &from, const std::string &to) {
    if (from != to) NameChange(from, to).addAll(changes, scenario);
}

void addForgetting(Changes &changes, const Scenario &scenario, const std::string &player) {
    ListChange<FigureEntry> figures{&Scenario::figures, {}, {}};
    for (std::size_t i = 0; i < scenario.figures.size(); ++i)
        if (scenario.figures[i].player == player) figures.removed.emplace_back(i, scenario.figures[i]);
    if (!figures.isNothing()) changes.emplace_back(std::move(figures));
    NameChange(player, std::nullopt).addAll(changes, scenario);
}

}  // namespace bathhouse::ui
