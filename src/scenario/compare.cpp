// SPDX-License-Identifier: MIT
#include "scenario/check.h"
#include "scenario/problem_words.h"
#include "scenario/resolve.h"
#include "scenario/trace.h"

#include <algorithm>

namespace bathhouse::scenario {

using namespace rules;

namespace {

/// One expectation being compared: collects the sentences.
struct Comparing {
    const Expectation &expect;
    const State &state;
    const Table &table;
    const std::string &pointer;
    Problems &found;

    void report(std::string message) { found.push_back({Problem::Kind::Shape, pointer, std::move(message)}); }

    void scores() {
        if (!expect.scores) return;
        for (const auto &[name, wanted] : *expect.scores) {
            const auto player = table.player(name);
            if (!player) continue;
            const int score = state.player(*player).score;
            if (score != wanted)
                report(name + " has " + std::to_string(score) + " points, expected " + std::to_string(wanted));
        }
    }

    void supply() {
        if (!expect.supply) return;
        for (const auto &[name, kinds] : *expect.supply)
            for (const auto &[kindName, wanted] : kinds) {
                const auto player = table.player(name);
                const auto kind = figureNamed(kindName);
                if (!player || !kind) continue;
                const int count = state.player(*player).supply[index(*kind)];
                if (count != wanted)
                    report(name + " has " + std::to_string(count) + " " + kindName + " in supply, expected " +
                           std::to_string(wanted));
            }
    }

    std::string occupant(std::size_t bathhouse) const {
        const BathhouseState &b = state.bathhouses[bathhouse];
        return b.free() ? "nobody" : table.name(state.figures[static_cast<std::size_t>(b.guest)].player);
    }

    void bathhouses() {
        if (!expect.bathhouses) return;
        for (const ExpectedBathhouse &wanted : *expect.bathhouses) {
            const auto bathhouse = state.bathhouseAt(wanted.at);
            const std::string expected = wanted.occupant.value_or("nobody");
            if (!bathhouse) {
                report("there is no bathhouse at " + toString(wanted.at) + ", expected one with " + expected +
                       " in it");
            } else if (occupant(*bathhouse) != expected ||
                       state.bathhouses[*bathhouse].free() == wanted.occupant.has_value()) {
                report("the bathhouse at " + toString(wanted.at) + " holds " + occupant(*bathhouse) + ", expected " +
                       expected);
            }
        }
    }

    /// A figure as expected, with the part it means as it lies; nothing if there is no such part.
    std::optional<FigureAt> meant(const FigureEntry &entry) const {
        const auto player = table.player(entry.player);
        const auto kind = figureNamed(entry.figure);
        const auto laid = state.board.at(entry.at);
        if (!player || !kind || !laid) return std::nullopt;
        const LaidTile &tile = state.board.laid(*laid);
        const auto part = state.setting->tiles.partNamed(tile.tile, tile.rotation, entry.on);
        if (!part) return std::nullopt;
        return FigureAt{*player, *kind, {entry.at, *part}};
    }

    static std::string sentence(std::string_view figure, std::string_view player, Position at, std::string_view on) {
        return "a " + std::string(figure) + " of " + std::string(player) + " on " + std::string(on) + " at " +
               toString(at);
    }

    void figures() {
        if (!expect.figures) return;
        std::vector<FigureAt> there = state.figuresInOrder();
        for (const FigureEntry &entry : *expect.figures) {
            const auto figure = meant(entry);
            const auto match = figure ? std::ranges::find(there, *figure) : there.end();
            if (match != there.end()) {
                there.erase(match);
            } else {
                report("there is no figure as expected: " +
                       sentence(entry.figure, entry.player, entry.at, rules::toString(entry.on)));
            }
        }
        for (const FigureAt &extra : there)
            report("there is a figure that is not expected: " + sentence(traits(extra.figure).name,
                                                                         table.name(extra.player), extra.where.at,
                                                                         onName(state, extra.where)));
    }

    /// Whether a token that is there is the one expected. A part has several names; a number left out is not compared.
    bool isMeant(const TokenEntry &wanted, const TokenEntry &there) const {
        const auto part = [this](const TokenEntry &entry) -> std::optional<PartIndex> {
            const auto name = entry.on ? partNameFrom(*entry.on) : std::nullopt;
            const auto laid = entry.at ? state.board.at(*entry.at) : std::nullopt;
            if (!name || !laid) return std::nullopt;
            return state.setting->tiles.partNamed(state.board.laid(*laid).tile, state.board.laid(*laid).rotation, *name);
        };
        return wanted.token == there.token && wanted.player == there.player && wanted.at == there.at &&
               wanted.on.has_value() == there.on.has_value() && part(wanted) == part(there) &&
               (!wanted.number || *wanted.number == there.number.value_or(0));
    }

    static std::string sentence(const TokenEntry &token) {
        std::string text = withArticle(token.token);
        if (token.player) text += " of " + *token.player;
        if (token.on) text += " on " + *token.on;
        if (token.at) text += " at " + toString(*token.at);
        if (token.number) text += ", number " + std::to_string(*token.number);
        return text;
    }

    void tokens() {
        if (!expect.tokens) return;
        std::vector<TokenEntry> there = tokensOf(state, table);
        for (const TokenEntry &wanted : *expect.tokens) {
            const auto match = std::ranges::find_if(there, [&](const TokenEntry &t) { return isMeant(wanted, t); });
            if (match != there.end()) there.erase(match);
            else report("there is no token as expected: " + sentence(wanted));
        }
        for (const TokenEntry &extra : there) report("there is a token that is not expected: " + sentence(extra));
    }

    void decision() {
        if (!expect.decision) return;
        const Decision open = state.decision();
        const bool over = open.kind == DecisionKind::GameOver;
        const std::string player = over ? std::string() : table.name(open.player);
        const std::string now = std::string(name(open)) + (over ? "" : " of " + player);
        const auto &wanted = *expect.decision;
        if (wanted.kind != name(open) || (wanted.player && *wanted.player != player))
            report("the open decision is " + now + ", expected " + wanted.kind +
                   (wanted.player ? " of " + *wanted.player : ""));
    }
};

}  // namespace

void compare(const Expectation &expect, const State &state, const Table &table, const std::vector<RuleId> &cited,
             const std::string &pointer, Problems &found) {
    Comparing comparing{expect, state, table, pointer, found};
    comparing.scores();
    comparing.supply();
    comparing.bathhouses();
    comparing.figures();
    comparing.tokens();
    comparing.decision();
    if (!expect.rules) return;
    for (const std::string &rule : *expect.rules)
        if (std::ranges::find(cited, rule) == cited.end())
            comparing.report("nothing here cites " + rule + ", which is expected");
}

}  // namespace bathhouse::scenario
