// SPDX-License-Identifier: MIT
#include "support/module_oracle.h"

#include "rules/engine.h"
#include "support/agree.h"
#include "support/slow_words.h"

#include <algorithm>

namespace bathhouse::test {

namespace {

using rules::Move;
using slow::words;

std::vector<std::string> inWords(const std::vector<Move> &moves, const rules::TileTable &tiles) {
    std::vector<std::string> all;
    for (const Move &m : moves) all.push_back(words(m, tiles));
    std::ranges::sort(all);
    return all;
}

/// What the first list has and the second has not, or less often.
std::string listWithout(const std::vector<std::string> &all, const std::vector<std::string> &others) {
    std::vector<std::string> rest;
    std::ranges::set_difference(all, others, std::back_inserter(rest));
    std::string text;
    for (const std::string &m : rest) text += (text.empty() ? "" : ", ") + m;
    return "[" + text + "]";
}

/// A move as numbers, so that lists can be sorted.
using Key = std::array<int, 7>;
Key keyOf(const Move &move) {
    Key k{static_cast<int>(move.index())};
    const auto at = [&](rules::Position p) { k[1] = p.x, k[2] = p.y; };
    if (const auto *m = std::get_if<rules::Place>(&move))
        at(m->at), k[3] = static_cast<int>(m->tile), k[4] = static_cast<int>(m->rotation);
    if (const auto *m = std::get_if<rules::Claim>(&move)) at(m->at);
    if (const auto *m = std::get_if<rules::BuyBack>(&move)) at(m->at);
    if (const auto *m = std::get_if<rules::Visit>(&move)) at(m->at);
    if (const auto *m = std::get_if<rules::Discard>(&move)) k[3] = static_cast<int>(m->tile);
    if (const auto *m = std::get_if<rules::Score>(&move)) at(m->at), k[3] = m->on;
    if (const auto *m = std::get_if<rules::PutFigure>(&move)) k[3] = m->on, k[4] = static_cast<int>(m->figure);
    if (const auto *m = std::get_if<rules::SpecialMove>(&move)) {
        at(m->at), k[3] = m->on, k[4] = static_cast<int>(m->figure), k[5] = m->number;
        for (const char c : m->word) k[6] = (k[6] * 31 + c) % 1000003;
    }
    return k;
}

std::vector<Key> keysOf(const std::vector<Move> &moves) {
    std::vector<Key> keys;
    for (const Move &m : moves) keys.push_back(keyOf(m));
    std::ranges::sort(keys);
    return keys;
}

std::string kindOf(const Move &m) {
    static constexpr std::array kNames{"place", "claim",     "buy-back", "figure",  "pass",
                                       "score", "bathhouse", "discard",  "end-game"};
    if (const auto *special = std::get_if<rules::SpecialMove>(&m)) return std::string(special->word);
    if (const auto *put = std::get_if<rules::PutFigure>(&m))
        return "figure " + std::string(rules::traits(put->figure).name);
    return kNames[m.index()];
}

} // namespace

std::string ModuleOracle::compare(const rules::State &s, std::optional<rules::TileId> hand,
                                  const std::vector<Move> &listed, OracleTally &tally) {
    const rules::Decision open = s.decision();
    const std::string where = "at " + std::string(name(open)) + " of " + words(open.player);
    if (auto wrong = slow::checkDecider(open, table_, turn_); !wrong.empty()) return where + ": " + wrong;
    const std::vector<Move> byTheRules = slow::movesByTheRules(table_, turn_, open, hand);
    auto &count = tally.compared[std::string(name(open))];
    ++count.decisions;
    count.moves += static_cast<long long>(byTheRules.size());
    for (const Move &m : byTheRules) ++tally.kinds[kindOf(m)];
    if (keysOf(listed) == keysOf(byTheRules)) return {};
    const auto engine = inWords(listed, s.setting->tiles), rules = inWords(byTheRules, s.setting->tiles);
    return where + ": only the engine lists " + listWithout(engine, rules) + ", only the rules " +
           listWithout(rules, engine) + "; " + std::to_string(engine.size()) + " and " + std::to_string(rules.size()) +
           " moves in all";
}

std::string ModuleOracle::tryUnlisted(const rules::State &state, rules::State &scratch, const std::vector<Move> &listed,
                                      Dice &dice, std::size_t tries, OracleTally &tally) const {
    const auto unlisted = slow::unlistedMoves(listed, table_, turn_, state.decision(), dice, tries);
    for (const Move &m : unlisted) {
        rules::EventList heard;
        const std::string what = words(m, state.setting->tiles) + " at " + std::string(name(state.decision()));
        const auto refused = rules::apply(scratch, m, &heard);
        if (!refused) return "not listed, and yet accepted: " + what;
        const auto byTime = slow::refusedByTime(m, state.decision(), table_);
        if (byTime && refused->rule != *byTime)
            return what + " is refused by " + std::string(refused->rule) + ", by the rules " + std::string(*byTime);
        if (!heard.events.empty()) return "refused, and yet reports an event: " + what;
    }
    tally.refused += static_cast<long long>(unlisted.size());
    const auto wrong = slow::sameState(state, scratch);
    if (wrong.empty()) return {};
    std::string all;
    for (const Move &m : unlisted) all += " " + words(m, state.setting->tiles) + ";";
    return "one of these was refused and changed the position (" + wrong + "):" + all;
}

std::string ModuleOracle::hear(const Move &move, const rules::Decision &answered,
                               const std::vector<rules::Event> &events, const rules::State &after) {
    const auto inMove = [&](const std::string &wrong) {
        return "after " + words(move, after.setting->tiles) + " at " + std::string(name(answered)) + ": " + wrong;
    };
    turn_.played(move, answered, table_);
    duties_.begin(move, answered, turn_);
    for (const rules::Event &event : events) {
        if (auto wrong = duties_.before(event, table_, turn_); !wrong.empty()) return inMove(wrong);
        table_.follow(event, move);
        turn_.heard(event, move, table_);
        if (auto wrong = duties_.after(event, table_, turn_); !wrong.empty()) return inMove(wrong);
    }
    table_.look(after);
    if (after.turn.phase == rules::DecisionKind::GameOver) return {};
    if (auto wrong = duties_.end(after.decision(), table_, turn_); !wrong.empty()) return inMove(wrong);
    return {};
}

} // namespace bathhouse::test
