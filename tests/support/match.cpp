// SPDX-License-Identifier: MIT
#include "support/match.h"

#include "support/slow_words.h"

namespace bathhouse::test {

using slow::words;

rules::State freshState(std::shared_ptr<const rules::Setting> setting) {
    rules::State s(std::move(setting));
    for (std::size_t p = 0; p < static_cast<std::size_t>(s.setting->players); ++p)
        for (const rules::FigureKind k : s.setting->figures)
            s.players[p].supply[index(k)] = s.setting->copies(k);
    return s;
}

int figuresOf(const rules::State &s, rules::PlayerId p, rules::FigureKind k) {
    int n = s.player(p).supply[index(k)];
    for (const rules::FigureAt &f : s.figuresInOrder())
        if (f.player == p && f.figure == k) ++n;
    for (const rules::Token &t : s.tokens)
        if (traits(t.kind).holdsFigure && t.player == p && t.holds == k) ++n;
    return n;
}

int pointsIn(const rules::Event &e, rules::PlayerId p) {
    int points = 0;
    if (const auto *scored = std::get_if<rules::FeatureScored>(&e.what)) {
        for (const rules::Winner &w : scored->winners)
            if (w.player == p) points += w.points;
    } else if (const auto *paid = std::get_if<rules::MeepleBoughtBack>(&e.what)) {
        if (paid->player == p) points -= paid->cost;
    } else if (const auto *gained = std::get_if<rules::PointsGained>(&e.what)) {
        if (gained->player == p) points += gained->points;
    }
    return points;
}

Match::Match(rules::State start) : state_(std::move(start)) {
    if (slow::Game::knows(*state_.setting)) game_.emplace(state_);
    for (std::size_t p = 0; p < static_cast<std::size_t>(state_.setting->players); ++p) {
        booked_[p] = state_.players[p].score;
        for (const rules::FigureKind k : state_.setting->figures)
            figures_[p][index(k)] = figuresOf(state_, static_cast<rules::PlayerId>(p), k);
    }
}

std::string Match::checkBooks() const {
    for (const rules::Event &e : events_) {
        const auto *scored = std::get_if<rules::FeatureScored>(&e.what);
        if (e.rules.empty()) return "an event without a rule: " + words(e, tiles());
        if (!scored) continue;
        int sum = 0;
        for (const rules::Term &t : scored->terms) sum += t.points;
        if (sum != scored->points) return "terms do not add up: " + words(e, tiles());
    }
    for (std::size_t i = 0; i < static_cast<std::size_t>(state_.setting->players); ++i) {
        const auto p = static_cast<rules::PlayerId>(i);
        if (state_.player(p).score != booked_[i])
            return "the events explain a score of " + std::to_string(booked_[i]) + " for " + words(p) + ", not " +
                   std::to_string(state_.player(p).score);
        for (const rules::FigureKind k : state_.setting->figures)
            if (figuresOf(state_, p, k) != figures_[i][index(k)])
                return words(p) + " no longer has " + std::to_string(figures_[i][index(k)]) + " " +
                       std::string(rules::traits(k).name);
    }
    return {};
}

std::string Match::play(const rules::Move &m) {
    const auto name = words(m, tiles()) + ": ";
    if (game_ && game_->refusal(m)) {
        events_.clear();
        return checkRefused(std::span(&m, 1));
    }
    rules::State silent = state_;
    rules::EventList list;
    if (const auto refused = rules::apply(state_, m, &list)) return name + "refused by " + std::string(refused->rule);
    events_ = std::move(list.events);
    if (rules::apply(silent, m)) return name + "refused without a listener";
    if (auto wrong = slow::sameState(silent, state_); !wrong.empty())
        return name + "plays differently without a listener: " + wrong;
    for (const rules::Event &e : events_)
        if (const auto *gained = std::get_if<rules::FigureGained>(&e.what)) ++figures_[index(gained->player)][index(gained->figure)];
    for (const rules::Event &e : events_)
        for (std::size_t p = 0; p < rules::kMaxPlayers; ++p) booked_[p] += pointsIn(e, static_cast<rules::PlayerId>(p));
    if (game_) {
        const slow::Log log = game_->play(m);
        if (auto wrong = slow::agreeOnEvents(events_, log, tiles()); !wrong.empty()) return name + wrong;
    }
    if (auto wrong = checkBooks(); !wrong.empty()) return name + wrong;
    if (!game_) return {};
    if (auto wrong = slow::agreeOnTable(state_, *game_); !wrong.empty()) return name + wrong;
    return {};
}

std::string Match::checkPosition(std::optional<rules::TileId> hand) const {
    if (!game_) return {};
    if (auto wrong = slow::agreeOnTable(state_, *game_); !wrong.empty()) return wrong;
    if (auto wrong = slow::agreeOnMap(state_, *game_); !wrong.empty()) return wrong;
    if (auto wrong = slow::agreeOnWorth(state_, *game_); !wrong.empty()) return wrong;
    if (auto wrong = slow::agreeOnFigures(state_, *game_); !wrong.empty()) return wrong;
    return slow::agreeOnMoves(rules::legalMoves(state_, hand), game_->legal(hand), tiles());
}

std::string Match::checkAccepted(std::span<const rules::Move> moves) const {
    std::optional<rules::State> scratch;
    for (const rules::Move &m : moves) {
        if (scratch)
            *scratch = state_;
        else
            scratch = state_;
        rules::State &copy = *scratch;
        if (const auto refused = rules::apply(copy, m))
            return "listed, yet refused by " + std::string(refused->rule) + ": " + words(m, tiles());
    }
    return {};
}

std::string Match::checkRefused(std::span<const rules::Move> moves) {
    for (const rules::Move &m : moves) {
        const auto rule = game_->refusal(m);
        if (!rule) return "not to be refused: " + words(m, tiles());
        if (auto wrong = checkRefused(m, *rule); !wrong.empty()) return wrong;
    }
    return {};
}

std::string Match::checkRefused(const rules::Move &m, rules::RuleId rule) {
    const rules::State before = state_;
    rules::EventList list;
    const auto refused = rules::apply(state_, m, &list);
    const auto why = [&] { return words(m, tiles()) + " must be refused by " + std::string(rule); };
    if (!refused) return why() + " and is accepted";
    if (refused->rule != rule) return why() + " and is by " + std::string(refused->rule);
    if (!list.events.empty()) return why() + " and yet reports " + words(list.events.front(), tiles());
    if (state_.players != before.players || state_.turn.phase != before.turn.phase) return why() + " and changes the state";
    const auto wrong = slow::sameState(before, state_);
    return wrong.empty() ? wrong : "a refused move changed the state: " + wrong;
}

}  // namespace bathhouse::test
