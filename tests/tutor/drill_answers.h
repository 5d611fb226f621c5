// SPDX-License-Identifier: MIT
#pragma once
#include "rules/outcomes.h"
#include "scenario/run.h"
#include "tutor/wording.h"

#include <algorithm>
#include <set>

/// What the right answer of a drill is, worked out from the positions before and after the move and by trying moves: not
/// from the events and not with the functions that made the question.
namespace bathhouse::test {

struct PlayedDrill {
    const scenario::Question &question;
    const scenario::Run &run;
    std::string ask;

    const scenario::Step &step() const { return run.steps.back(); }
    const rules::State &before() const {
        return run.steps.size() > 1 ? run.steps[run.steps.size() - 2].state : run.start;
    }
    const rules::State &after() const { return step().state; }
    int gained(std::size_t player) const { return after().players[player].score - before().players[player].score; }

    /// Who lies where, by position.
    static std::map<rules::Position, std::int32_t> guests(const rules::State &s) {
        std::map<rules::Position, std::int32_t> found;
        for (const auto &b : s.bathhouses) found[s.position(b)] = b.guest;
        return found;
    }
    /// The bathhouses that somebody went to with this move; of several the one that the question names.
    std::vector<rules::Position> entered() const {
        std::vector<rules::Position> found;
        const auto old = guests(before());
        for (const auto &[at, guest] : guests(after()))
            if (guest >= 0 && (!old.contains(at) || old.at(at) != guest)) found.push_back(at);
        const auto isNamed = [this](rules::Position at) {
            return question.ask.in("en").find("bathhouse at " + tutor::Wording().position(at)) != std::string::npos;
        };
        const auto named = std::ranges::find_if(found, isNamed);
        return named == found.end() ? found : std::vector{*named};
    }
    std::int32_t guestBefore(rules::Position at) const {
        const auto old = guests(before());
        return old.contains(at) ? old.at(at) : -1;
    }
    static bool ringFull(const rules::State &s, rules::Position at) {
        return std::ranges::all_of(rules::ringOf(at), [&s](rules::Position p) { return s.board.at(p).has_value(); });
    }
    static bool accepted(rules::State state, const rules::Move &move) { return !rules::apply(state, move); }

    std::map<std::string, int> points() const {
        std::map<std::string, int> all;
        for (std::size_t i = 0; i < run.table.players.size(); ++i) all[run.table.players[i]] = gained(i);
        return all;
    }

    /// Every part of the tile placed, or every bathhouse, that a move is accepted on.
    std::set<std::string> places() const {
        std::set<std::string> found;
        const rules::State &s = before();
        if (s.turn.phase == rules::DecisionKind::Bathhouse) {
            for (const auto &[at, guest] : guests(s))
                if (accepted(s, rules::Visit{at})) found.insert(key({at, std::nullopt}));
            return found;
        }
        const auto &tile = s.board.laid(s.turn.laid);
        for (std::size_t i = 0; i < s.board.tile(s.turn.laid).parts.size(); ++i) {
            const auto part = static_cast<rules::PartIndex>(i);
            if (accepted(s, rules::PutFigure{part, rules::kMeeple}))
                found.insert(key({tile.at, s.setting->tiles.firstName(tile.tile, tile.rotation, part)}));
        }
        return found;
    }
    static std::string key(const scenario::Place &place) {
        return std::to_string(place.at.x) + "," + std::to_string(place.at.y) +
               (place.on ? rules::toString(*place.on) : "");
    }

    /// For a question answered by yes or no.
    bool yes() const {
        if (ask == "allowed") return !step().refused;
        if (ask == "reopened")
            return std::ranges::any_of(
                guests(after()), [this](const auto &bath) { return bath.second < 0 && guestBefore(bath.first) >= 0; });
        if (ask == "must" || ask == "fate-at-end") return entered().empty() == (ask == "must");
        if (ask == "forgotten")
            return std::ranges::any_of(
                guests(after()), [this](const auto &bath) { return accepted(after(), rules::Claim{bath.first}); });
        // leaves-free: where somebody went to, else where the tile closed a ring.
        if (!entered().empty()) return !ringFull(after(), entered().front());
        return std::ranges::none_of(guests(after()), [this](const auto &bath) {
            return ringFull(after(), bath.first) && !(before().board.at(bath.first) && ringFull(before(), bath.first));
        });
    }

    /// The players with the most figures on the feature that the question names, by counting.
    std::vector<std::size_t> strongest() const {
        const tutor::Wording words;
        rules::State s = before();
        // Who comes with this move counts too.
        if (const auto *put = std::get_if<rules::PutFigure>(&*step().move))
            s.put(s.turn.active, put->figure, s.turn.laid, put->on);
        std::map<rules::FeatureId, std::map<std::size_t, int>> strength;
        std::map<rules::FeatureId, bool> named;
        for (const rules::Figure &f : s.figures) {
            if (f.gone || f.inBathhouse()) continue;
            const rules::FeatureId feature = s.board.feature(f.node);
            strength[feature][index(f.player)] += rules::traits(f.kind).strength;
            named[feature] = named[feature] || (asks(" at " + words.position(s.whereIs(f).at) + "?") &&
                                                asks(words.kind(s.board.kind(feature))));
        }
        std::vector<std::size_t> found;
        for (const auto &[feature, by] : strength) {
            if (!named[feature]) continue;
            const int most = std::ranges::max_element(by, {}, [](const auto &e) { return e.second; })->second;
            for (const auto &[player, here] : by)
                if (here == most) found.push_back(player);
            break;
        }
        return found;
    }

    bool asks(const std::string &words) const { return question.ask.in("en").find(words) != std::string::npos; }

    /// The bathhouse that the figure named in the question lies in afterwards. It is looked up where it stood before, or on
    /// the tile just placed if it came there with this move.
    std::optional<rules::Position> bathOfTheFigure() const {
        const tutor::Wording words;
        for (std::size_t i = 0; i < after().figures.size(); ++i) {
            const rules::Figure &now = after().figures[i];
            const bool stood = i < before().figures.size() && !before().figures[i].gone;
            if (stood && before().figures[i].inBathhouse()) continue;
            const rules::Position at =
                stood ? before().whereIs(before().figures[i]).at : before().board.laid(before().turn.laid).at;
            if (!asks(" at " + words.position(at) + "?") ||
                !asks(run.table.name(now.player) + "'s " + words.figure(now.kind)))
                continue;
            if (now.gone || !now.inBathhouse()) return std::nullopt;
            return after().position(after().bathhouses[static_cast<std::size_t>(now.bathhouse)]);
        }
        return std::nullopt;
    }

    std::ptrdiff_t scorings() const {
        return std::ranges::count_if(
            step().events, [](const rules::Event &e) { return std::holds_alternative<rules::FeatureScored>(e.what); });
    }
    /// The sum of the scoring that the question is about: the first that cites its rule.
    int addedUp() const {
        for (const rules::Event &e : step().events) {
            const auto *scored = std::get_if<rules::FeatureScored>(&e.what);
            if (!scored || std::ranges::find(e.rules, question.because.front()) == e.rules.end()) continue;
            int sum = 0;
            for (const rules::Term &term : scored->terms) sum += term.count * term.each;
            return sum;
        }
        return 0;
    }

    /// Words that the right choice must hold, and one that it must not ("" : none).
    std::pair<std::vector<std::string>, std::string> choice() const {
        const tutor::Wording words;
        if (ask == "worth" && scorings() > 1) return {{words.points(addedUp())}, ""};
        if (ask == "worth") {
            for (std::size_t i = 0; i < run.table.players.size(); ++i)
                if (gained(i) != 0) return {{words.points(gained(i))}, ""};
            return {{words.points(0)}, ""};
        }
        if (ask == "who-scores") {
            std::vector<std::string> names;
            for (const std::size_t i : strongest()) names.push_back(run.table.players[i]);
            names.push_back(names.size() > 1 ? "each in full" : "alone");
            return {names, "share"};
        }
        if (ask == "fate")
            return !bathOfTheFigure()
                       ? std::pair(std::vector<std::string>{"goes home"}, std::string("bathhouse"))
                       : std::pair(std::vector<std::string>{"bathhouse at " + words.position(*bathOfTheFigure())},
                                   std::string("home"));
        if (ask == "who-decides") return {{run.table.name(after().decision().player)}, "Nobody"};
        if (ask == "next-turn") return {{run.table.name(after().turn.active)}, "again"};
        if (ask == "guest-at-end") return {{"Nothing"}, ""};
        if (ask == "discarded") return {{run.table.name(before().turn.active), "set aside"}, "over"};
        if (ask == "retrieved")
            return after().turn.phase == rules::DecisionKind::Claim
                       ? std::pair(std::vector<std::string>{"may take it home for free"}, std::string())
                       : std::pair(std::vector<std::string>{"home at once, for free"}, std::string());
        return {{"?"}, ""};
    }
};

} // namespace bathhouse::test
