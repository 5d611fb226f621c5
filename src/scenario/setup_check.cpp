// SPDX-License-Identifier: MIT
#include "scenario/setup_check.h"

#include "rules/expansions/expansion.h"
#include "scenario/problem_words.h"
#include "scenario/resolve.h"
#include "scenario/spelling.h"

#include <algorithm>
#include <map>

namespace bathhouse::scenario {

using namespace rules;

namespace {

using Lies = TokenTraits::Lies;

/// " (bc-castle)": the rule to read.
std::string ruleOf(const TokenTraits &t) { return t.rule.empty() ? std::string{} : " (" + std::string(t.rule) + ")"; }

/// Judges the tokens of a set-up, one after the other.
class TokenCheck {
public:
    TokenCheck(const Scenario &scenario, const State &state, const Table &table, Report &report)
        : scenario_(scenario), state_(state), table_(table), report_(report) {}

    void run() {
        for (std::size_t i = 0; i < scenario_.tokens.size(); ++i) {
            const auto kind = tokenNamed(scenario_.tokens[i].token);
            if (!kind || traits(*kind).inner || !state_.setting->hasToken(*kind)) continue;
            checkNumbers(i, checkPlace(i, *kind));
        }
    }

private:
    void wrong(std::size_t i, std::string_view key, std::string message) {
        const Path tokens = root_ / "tokens";
        const Path entry = tokens / i;
        if (key.empty())
            report_.wrong(entry, std::move(message), Problem::Kind::Board);
        else
            report_.wrong(entry / key, std::move(message), Problem::Kind::Board);
    }

    const TokenEntry &entry(std::size_t i) const { return scenario_.tokens[i]; }
    /// "a dragon"
    std::string a(const Token &token) const { return withArticle(traits(token.kind).name); }

    /// The token where the file puts it; off the map if it cannot be there.
    Token checkPlace(std::size_t i, TokenKind kind) {
        Token token{.kind = kind};
        const TokenTraits &t = traits(kind);
        if (entry(i).player) token.player = table_.player(*entry(i).player).value_or(PlayerId{});
        if (!entry(i).at || t.lies == Lies::OffMap) return token;
        const auto laid = state_.board.at(*entry(i).at);
        if (!laid) {
            if (std::ranges::find(scenario_.board, *entry(i).at, &LaidEntry::at) == scenario_.board.end())
                wrong(i, "at",
                      "no tile lies at " + scenario::toString(*entry(i).at) + "; " + a(token) +
                          " needs a tile to lie on");
            return token;
        }
        token.laid = static_cast<std::int32_t>(*laid);
        if (!t.onMark.empty() && !state_.board.isMarked(*laid, markNamed(t.onMark)))
            wrong(i, "at",
                  "the tile " + inQuotes(state_.board.tile(*laid).id) + " at " + scenario::toString(*entry(i).at) +
                      " does not carry the mark " + inQuotes(t.onMark) + "; " + a(token) +
                      " lies only on a tile that does" + ruleOf(t));
        if (entry(i).on) checkPart(i, token, *laid);
        return token;
    }

    void checkPart(std::size_t i, Token &token, LaidId id) {
        const TokenTraits &t = traits(token.kind);
        const LaidTile &laid = state_.board.laid(id);
        const auto name = partNameFrom(*entry(i).on);
        if (!name) return;
        const auto part = state_.setting->tiles.partNamed(laid.tile, laid.rotation, *name);
        if (!part)
            return wrong(i, "on",
                         "the tile " + inQuotes(state_.board.tile(id).id) + " at " + scenario::toString(laid.at) +
                             " has no " + inQuotes(*entry(i).on) + "; it has " +
                             partList(state_.setting->tiles, laid.tile, laid.rotation));
        token.part = *part;
        if (t.lies == Lies::ByFigure) return checkFigure(i, token);
        const bool inside = *part == kBathhousePart;
        if (inside || !(t.goesOn & bit(state_.board.tile(id).parts[*part].kind))) {
            token.part = kNoPart;
            const std::string where = inside ? "in a bathhouse" : onOrIn(state_.board.tile(id).parts[*part].kind);
            return wrong(i, "on", a(token) + " cannot stand " + where + placesFor(t.goesOn));
        }
        if (t.standsOn && !t.standsOn(state_, state_.board.feature(id, *part)))
            wrong(i, "on",
                  a(token) + " cannot stand on this " +
                      std::string(rules::name(state_.board.tile(id).parts[*part].kind)) + "; the rule " +
                      std::string(t.rule) + " says on which it can");
    }

    void checkFigure(std::size_t i, const Token &token) {
        const TokenTraits &t = traits(token.kind);
        if (!entry(i).player || figureBeside(state_, t, token.player, {*entry(i).at, token.part})) return;
        const std::string figure(t.onlyBy.empty() ? "meeple" : t.onlyBy);
        std::string message =
            "no " + figure + " of " + inQuotes(*entry(i).player) + " is there that " + a(token) + " can stand by";
        if (!t.neverBy.empty()) message += "; it never stands by " + withArticle(t.neverBy);
        if (!t.byGuests)
            message += (t.neverBy.empty() ? "; it never stands by" : " or") + std::string(" a guest of a bathhouse");
        message += "; name the player and the part of a " + figure;
        if (!t.goesWithFigure) message += ", or leave \"player\" out if the " + figure + " has gone";
        wrong(i, "on", message + ruleOf(t));
    }

    void checkNumbers(std::size_t i, const Token &token) {
        const TokenTraits &t = traits(token.kind);
        checkNumber(i, t);
        const std::string name(t.name);
        const auto &[first, count] = counted(name, i);
        if (t.copies > 0 && count > t.copies)
            return tooMany(i, first,
                           t.copies == 1 ? "there is only one " + inQuotes(t.name)
                                         : "there are only " + std::to_string(t.copies) + " of " + inQuotes(t.name),
                           t);
        if (!t.insteadOf.empty() && !checkRivals(i, t)) return;
        if (t.each && entry(i).player) {
            const int own = t.each(state_.setting->players);
            const auto &[his, owned] = counted(name + '\n' + *entry(i).player, i);
            if (owned > own)
                return tooMany(i, his,
                               inQuotes(*entry(i).player) + " has only " +
                                   (own == 1 ? "one " : std::to_string(own) + " of ") + inQuotes(t.name),
                               t);
        }
        if (t.numbersDiffer && entry(i).player && entry(i).number) checkNumbersDiffer(i, t);
        if (t.alone && token.laid >= 0) checkAlone(i, token);
    }

    void checkNumbersDiffer(std::size_t i, const TokenTraits &t) {
        const std::string number = std::to_string(*entry(i).number);
        const auto &[first, count] = counted(std::string(t.name) + '\n' + *entry(i).player + '\n' + number, i);
        if (count > 1)
            wrong(i, "number",
                  inQuotes(*entry(i).player) + " has " + withArticle(t.name) + " with the number " + number +
                      " already (/tokens/" + std::to_string(first) + "); each needs a number of its own" + ruleOf(t));
    }

    /// " from 1 to 4", " from 1 on"
    static std::string range(const TokenTraits &t) {
        if (t.least == std::numeric_limits<int>::min()) return {};
        const bool open = t.most == std::numeric_limits<int>::max();
        return " from " + std::to_string(t.least) + (open ? " on" : " to " + std::to_string(t.most));
    }

    void checkNumber(std::size_t i, const TokenTraits &t) {
        if (!t.numbered) return;
        if (!entry(i).number)
            return wrong(i, "number",
                         "missing: the token " + inQuotes(t.name) + " needs a number" + range(t) + ruleOf(t));
        if (*entry(i).number < t.least || *entry(i).number > t.most)
            wrong(i, "number",
                  std::to_string(*entry(i).number) + " is out of range; " + withArticle(t.name) + " has a number" +
                      range(t) + ruleOf(t));
    }

    /// Whether no token lies there already that this one lies instead of.
    bool checkRivals(std::size_t i, const TokenTraits &t) {
        const auto &[first, count] = counted("\n" + std::string(t.insteadOf), i);
        if (count == 1) return true;
        std::vector<std::string_view> rivals;
        for (const TokenTraits &other : tokenTable())
            if (other.insteadOf == t.insteadOf && other.expansion == t.expansion) rivals.push_back(other.name);
        wrong(i, "token",
              inQuotes(entry(first).token) + " is there already (/tokens/" + std::to_string(first) + "); only one of " +
                  wordList(rivals) + " can be there" + ruleOf(t));
        return false;
    }

    void checkAlone(std::size_t i, const Token &token) {
        const TokenTraits &t = traits(token.kind);
        const LaidId laid{static_cast<std::uint32_t>(token.laid)};
        if (t.lies == Lies::OnPart && token.part == kNoPart) return;
        const auto place = t.lies == Lies::OnPart ? static_cast<std::uint32_t>(state_.board.feature(laid, token.part))
                                                  : static_cast<std::uint32_t>(laid);
        const auto &[first, count] = counted(std::string(t.name) + '\n' + std::to_string(place) + '\n', i);
        if (count > 1)
            wrong(i, "at",
                  withArticle(t.name) + " is there already (/tokens/" + std::to_string(first) +
                      "); there is room for one" + ruleOf(t));
    }

    void tooMany(std::size_t i, std::size_t first, const std::string &only, const TokenTraits &t) {
        const std::string there =
            t.copies == 1 ? ", and it is there already (/tokens/" + std::to_string(first) + ")" : std::string{};
        wrong(i, "token", only + there + "; leave this one out" + ruleOf(t));
    }

    /// Counts one more of something: the entry that had the first one, and how many there are now.
    const std::pair<std::size_t, int> &counted(const std::string &what, std::size_t i) {
        auto &found = counts_.try_emplace(what, i, 0).first->second;
        ++found.second;
        return found;
    }

    const Scenario &scenario_;
    const State &state_;
    const Table &table_;
    Report &report_;
    const Path root_;
    std::map<std::string, std::pair<std::size_t, int>> counts_;
};

bool needsMeeple(const FigureEntry &entry) {
    const auto kind = figureNamed(entry.figure);
    return kind && traits(*kind).besideMeeple;
}

/// Figures that only go with a meeple of their player.
void checkCompanions(const Scenario &scenario, const State &state, const Table &table, Report &report) {
    const Path root, figures = root / "figures";
    for (std::size_t i = 0; i < scenario.figures.size(); ++i) {
        const FigureEntry &entry = scenario.figures[i];
        if (!needsMeeple(entry) || !state.board.at(entry.at)) continue;
        const LaidId laid = *state.board.at(entry.at);
        const auto player = table.player(entry.player);
        if (!player) continue;
        const LaidTile &tile = state.board.laid(laid);
        const auto part = state.setting->tiles.partNamed(tile.tile, tile.rotation, entry.on);
        const FigureTraits &t = traits(*figureNamed(entry.figure));
        if (!part || *part == kBathhousePart || !(t.goesOn & bit(state.board.tile(laid).parts[*part].kind))) continue;
        const FeatureId feature = state.board.feature(laid, *part);
        const bool there = std::ranges::any_of(state.figures, [&](const Figure &f) {
            return !f.gone && !f.inBathhouse() && f.player == *player && traits(f.kind).isMeeple &&
                   state.board.feature(f.node) == feature;
        });
        if (there) continue;
        const std::string kind(name(state.board.kind(feature)));
        report.wrong(figures / i / "on",
                     withArticle(entry.figure) + " stands only where a meeple of its player stands; no meeple of " +
                         inQuotes(entry.player) + " is on this " + kind +
                         (t.placeRule.empty() ? std::string{} : " (" + std::string(t.placeRule) + ")"),
                     Problem::Kind::Board);
    }
}

} // namespace

std::optional<std::size_t> figureBeside(const State &state, const TokenTraits &token, PlayerId player,
                                        const PartRef &where) {
    for (std::size_t i = 0; i < state.figures.size(); ++i) {
        const Figure &f = state.figures[i];
        if (f.gone || f.player != player || state.whereIs(f) != where) continue;
        const FigureTraits &t = traits(f.kind);
        const bool right = token.onlyBy.empty() ? t.isMeeple && t.name != token.neverBy : t.name == token.onlyBy;
        if (right && (token.byGuests || !f.inBathhouse())) return i;
    }
    return std::nullopt;
}

void checkModuleThings(const Scenario &scenario, const TileLibrary &library, Report &report) {
    if (scenario.tokens.empty() && std::ranges::none_of(scenario.figures, needsMeeple)) return;
    if (scenario.players.empty() || scenario.players.size() > kMaxPlayers) return;
    const Table table = tableOf(scenario, library);
    const State state = startState(scenario, table, library);
    TokenCheck(scenario, state, table, report).run();
    checkCompanions(scenario, state, table, report);
}

} // namespace bathhouse::scenario
