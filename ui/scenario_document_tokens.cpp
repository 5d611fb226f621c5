// SPDX-License-Identifier: MIT
#include "rules/token.h"
#include "ui/scenario_document.h"

#include <algorithm>
#include <set>

namespace bathhouse::ui {

using rules::Position;
using scenario::FigureEntry;
using scenario::Scenario;
using scenario::TokenEntry;

namespace {

constexpr std::size_t kMostTokens = 20'000;  // the format's limit

/// Whether the game has one token of the kind and no more: nobody's, and not one for every figure.
bool isSingle(const rules::TokenTraits &traits) { return !traits.owned && !traits.goesWithFigure; }

bool standsBy(const TokenEntry &token, const FigureEntry &figure) {
    const auto kind = rules::tokenNamed(token.token);
    return kind && rules::traits(*kind).lies == rules::TokenTraits::Lies::ByFigure && token.player == figure.player &&
           token.at == figure.at && token.on == rules::toString(figure.on);
}

}  // namespace

Indexed<TokenEntry> ScenarioDocument::tokensOn(const QVector<Position> &places) const {
    Indexed<TokenEntry> found;
    for (std::size_t i = 0; i < scenario_.tokens.size(); ++i)
        if (const TokenEntry &token = scenario_.tokens[i]; token.at && places.contains(*token.at))
            found.emplace_back(i, token);
    return found;
}

/// The tokens that lose the figure they stand by when these go: unless an equal one stays.
Indexed<TokenEntry> ScenarioDocument::tokensBy(const std::vector<std::size_t> &figures) const {
    const std::set<std::size_t> going(figures.begin(), figures.end());
    Indexed<TokenEntry> found;
    for (std::size_t i = 0; i < scenario_.tokens.size(); ++i) {
        bool loses = false;
        bool keeps = false;
        for (std::size_t f = 0; f < scenario_.figures.size(); ++f)
            if (standsBy(scenario_.tokens[i], scenario_.figures[f])) (going.contains(f) ? loses : keeps) = true;
        if (loses && !keeps) found.emplace_back(i, scenario_.tokens[i]);
    }
    return found;
}

/// What a cutting does to the tokens when it is put down at a place, on these spaces. What there is one of stays where it is.
ListChange<TokenEntry> ScenarioDocument::pasting(const Cutting &cutting, Position to,
                                                 const QVector<Position> &places) const {
    ListChange<TokenEntry> change{&Scenario::tokens, tokensOn(places), {}};
    const auto stays = [&](const std::string &word) {
        const auto left = std::ranges::count(scenario_.tokens, word, &TokenEntry::token) -
                          std::ranges::count_if(change.removed, [&](const auto &t) { return t.second.token == word; });
        return left > 0;
    };
    std::size_t end = scenario_.tokens.size() - change.removed.size();
    for (TokenEntry token : cutting.tokens) {
        token.at = {token.at->x + to.x, token.at->y + to.y};
        const auto kind = rules::tokenNamed(token.token);
        const bool known =
            !token.player || std::ranges::find(scenario_.players, *token.player, &scenario::ScenarioPlayer::name) !=
                                 scenario_.players.end();
        if (!kind || !known || !places.contains(*token.at) || (isSingle(rules::traits(*kind)) && stays(token.token)))
            continue;
        change.inserted.emplace_back(end++, std::move(token));
    }
    return change;
}

std::vector<std::size_t> ScenarioDocument::tokensAt(Position at) const {
    std::vector<std::size_t> found;
    for (const auto &[index, token] : tokensOn({at})) found.push_back(index);
    return found;
}

bool ScenarioDocument::addToken(TokenEntry token) {
    const auto kind = rules::tokenNamed(token.token);
    if (!kind || (token.at && !rules::onMap(*token.at)) || scenario_.tokens.size() >= kMostTokens) return false;
    const auto there = std::ranges::find(scenario_.tokens, token.token, &TokenEntry::token);
    if (isSingle(rules::traits(*kind)) && there != scenario_.tokens.end())
        return moveToken(static_cast<std::size_t>(there - scenario_.tokens.begin()), std::move(token));
    return push(tr("Add a token"), {inserting(&Scenario::tokens, scenario_.tokens.size(), std::move(token))});
}

std::optional<int> ScenarioDocument::tokenAside(const std::string &token, const std::string &player) const {
    for (const TokenEntry &entry : scenario_.tokens)
        if (!entry.at && entry.token == token && entry.player.value_or(std::string()) == player) return entry.number.value_or(0);
    return std::nullopt;
}

bool ScenarioDocument::layAside(const std::string &token, const std::string &player, std::optional<int> number) {
    TokenEntry entry{.token = token, .at = {}, .on = {}, .player = {}, .number = number};
    if (!player.empty()) entry.player = player;
    for (std::size_t i = 0; i < scenario_.tokens.size(); ++i) {
        const TokenEntry &there = scenario_.tokens[i];
        if (there.at || there.token != token || there.player != entry.player) continue;
        return number.value_or(0) == 0 ? removeTokens({i}) : moveToken(i, entry);
    }
    return number == 0 || addToken(entry);
}

bool ScenarioDocument::removeTokens(const std::vector<std::size_t> &indexes) {
    ListChange<TokenEntry> change{&Scenario::tokens, {}, {}};
    for (const std::size_t i : std::set<std::size_t>(indexes.begin(), indexes.end())) {
        if (i >= scenario_.tokens.size()) return false;
        change.removed.emplace_back(i, scenario_.tokens[i]);
    }
    if (change.removed.empty()) return false;
    return push(tr("Remove a token"), {std::move(change)});
}

bool ScenarioDocument::moveToken(std::size_t index, TokenEntry token) {
    if (index >= scenario_.tokens.size() || (token.at && !rules::onMap(*token.at))) return false;
    return push(tr("Move a token"), {replacing(&Scenario::tokens, index, scenario_.tokens[index], std::move(token))});
}

}  // namespace bathhouse::ui
