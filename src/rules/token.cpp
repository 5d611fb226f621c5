// SPDX-License-Identifier: MIT
#include "rules/token.h"

#include "rules/expansions/expansion.h"

namespace bathhouse::rules {

namespace {

std::vector<TokenTraits> allTokens() {
    std::vector<TokenTraits> all;
    for (const Expansion *e : expansionList())
        for (const TokenTraits &t : e->tokens()) all.push_back(t);
    return all;
}

} // namespace

std::span<const TokenTraits> tokenTable() {
    static const std::vector<TokenTraits> table = allTokens();
    return table;
}

const TokenTraits &traits(TokenKind kind) { return tokenTable()[index(kind)]; }

std::optional<TokenKind> tokenNamed(std::string_view name) {
    const auto table = tokenTable();
    for (std::size_t i = 0; i < table.size(); ++i)
        if (table[i].name == name) return TokenKind{static_cast<std::uint8_t>(i)};
    return std::nullopt;
}

} // namespace bathhouse::rules
