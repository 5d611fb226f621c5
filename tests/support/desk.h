// SPDX-License-Identifier: MIT
#pragma once
#include "support/match.h"
#include "support/tiles.h"

namespace bathhouse::test {

inline constexpr rules::PlayerId Red{0}, Blue{1}, Green{2};

/// What a game on the desk is played with.
struct Box {
    std::vector<std::string> modules{"barber-surgeons"};
    rules::Options options{};
    int players = 2;
    std::vector<rules::Tile> custom{};
};

/// A game set up and played in a few words, with the shipped tiles. First the set-up; the first move ends it. Every move
/// is played on both sides of a Match.
class Desk {
public:
    explicit Desk(Box = {});

    // The set-up
    Desk &lay(std::string_view tile, int x, int y, int degrees = 0);
    /// Stands a figure on a part, or into the bathhouse, out of the player's supply.
    Desk &put(rules::PlayerId, std::string_view on, int x, int y, std::string_view figure = "meeple");
    /// Lays a token on a tile, on a part, or beside the figure there.
    Desk &token(std::string_view word, int x, int y, std::optional<rules::PlayerId> owner = std::nullopt, std::string_view on = {}, int number = 0);
    /// Lays a token beside the map.
    Desk &aside(std::string_view word, std::optional<rules::PlayerId> owner = std::nullopt, int number = 0);
    Desk &score(rules::PlayerId, int points);
    Desk &supply(rules::PlayerId, int count, std::string_view figure = "meeple");
    Desk &toMove(rules::PlayerId);
    /// Field tiles (base/B) on every free space around (x, y) but `without`.
    Desk &ring(int x, int y, std::vector<rules::Position> without = {});

    // Moves
    rules::Move place(std::string_view tile, int x, int y, int degrees = 0) const;
    rules::Move figure(std::string_view on, std::string_view figure = "meeple") const;
    rules::Move scoring(int x, int y, std::string_view on) const;
    rules::Move withdraw(int x, int y) const;
    /// A module's own move.
    rules::Move special(std::string_view word, int x, int y, std::string_view on = {}, std::string_view figure = "meeple", int number = 0) const;
    rules::Move discard(std::string_view tile) const;

    /// Plays a move; "" if it is accepted and both sides agree on everything.
    std::string play(const rules::Move &);
    /// "" if the move is refused by that rule, by both sides, and nothing changes.
    std::string refused(const rules::Move &, rules::RuleId);
    /// "" if the engine's position is what the slow rules say.
    std::string check(std::string_view hand = {});

    // What is seen
    const rules::State &state() const { return match_ ? match_->state() : setUp_; }
    Match &match();
    int points(rules::PlayerId p) const { return state().player(p).score; }
    int inSupply(rules::PlayerId, std::string_view figure = "meeple") const;
    std::optional<rules::PlayerId> guest(int x, int y) const;
    std::string decision() const;  ///< "after-placing Red"
    std::vector<rules::Move> legal(std::string_view hand = {}) const;
    /// How many legal moves of a kind there are.
    template <class Kind> int count(std::string_view hand = {}) const {
        int n = 0;
        for (const rules::Move &m : legal(hand)) n += std::holds_alternative<Kind>(m) ? 1 : 0;
        return n;
    }
    /// Whether an event of the last move cites a rule.
    bool cites(rules::RuleId) const;
    /// Events of a kind in the last move.
    template <class Kind> std::vector<Kind> events() const {
        std::vector<Kind> found;
        if (!match_) return found;
        for (const rules::Event &e : match_->events())
            if (const auto *event = std::get_if<Kind>(&e.what)) found.push_back(*event);
        return found;
    }
    rules::LaidId laid(int x, int y) const { return *state().board.at({x, y}); }
    rules::PartIndex part(int x, int y, std::string_view on) const;
    rules::FeatureId feature(int x, int y, std::string_view on) const {
        return state().board.feature(laid(x, y), part(x, y, on));
    }
    rules::TileId id(std::string_view tile) const;

private:
    rules::State setUp_;
    std::optional<Match> match_;
};

inline rules::Move pass() { return rules::Pass{}; }
inline rules::Move endGame() { return rules::EndGame{}; }
inline rules::Move buyBack(int x, int y) { return rules::BuyBack{{x, y}}; }
inline rules::Move claim(int x, int y) { return rules::Claim{{x, y}}; }
inline rules::Move visit(int x, int y) { return rules::Visit{{x, y}}; }

/// All shipped tiles and more.
rules::TileTable tableWith(const std::vector<rules::Tile> &more = {});

}  // namespace bathhouse::test

/// Fails with the sentence if there is one.
#define AGREE(sentence)                                                                                                \
    do {                                                                                                               \
        const std::string wrong_ = (sentence);                                                                         \
        QVERIFY2(wrong_.empty(), wrong_.c_str());                                                                      \
    } while (false)
#define PLAY(desk, ...) AGREE((desk).play(__VA_ARGS__))
#define REFUSED(desk, move, rule) AGREE((desk).refused(move, rule))
#define CHECK(desk, ...) AGREE((desk).check(__VA_ARGS__))
