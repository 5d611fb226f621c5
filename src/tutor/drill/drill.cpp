// SPDX-License-Identifier: MIT
#include "tutor/drill/drill.h"

#include "scenario/check.h"
#include "scenario/json.h"
#include "scenario/reader.h"
#include "scenario/rule_names.h"
#include "scenario/trace.h"
#include "scenario/writer.h"
#include "tutor/drill/data.h"
#include "tutor/drill/moment.h"
#include "tutor/drill/trim.h"

#include <algorithm>

namespace bathhouse::tutor {

using namespace rules;
using scenario::Question;
using scenario::Scenario;
using scenario::Text;

namespace {

constexpr int kMostGames = 20'000;
/// So many positions are looked at before the one nearest to the size wanted is taken.
constexpr int kMostPositions = 8;

/// The ways to ask about a rule: its own, else those that suit the event that decides.
std::vector<std::string> asksFor(const drill::Moment &m) {
    const auto &own = drill::notesOn(m.card.id).asks;
    if (!own.empty()) return own;
    const Event *event = m.decides();
    return drill::asksForEvent(event ? scenario::eventJson(*event, m.after(), m.run.table)["event"].get<std::string>()
                                     : "refused");
}

template <class Words> Text inEveryLanguage(const Words &words) {
    Text text;
    for (const std::string &language : TextTable::languages()) {
        std::string sentence = words(TextTable::of(language), language);
        if (language == "en" || sentence != text.in("en")) text.byLanguage[language] = std::move(sentence);
    }
    return text;
}

/// From vague to plain: what to look at, the common mistake, the rule itself.
std::vector<Text> hintsFor(const std::string &ask, const Card &card) {
    const auto vague =
        inEveryLanguage([&](const TextTable &texts, const std::string &) { return texts.text({"drill.hint." + ask}); });
    const auto mistake = inEveryLanguage([&](const TextTable &texts, const std::string &language) {
        return texts.text({"drill.hint.mistake"}, {{"mistake", pick(card.mistake, language)}});
    });
    return {vague, mistake, Text{card.statement.front().text}};
}

/// Reads a scenario as if from a file and plays it.
struct Played {
    Scenario scenario;
    scenario::Run run;
};
std::optional<Played> playedFromFile(const Scenario &scenario, const scenario::TileLibrary &library) {
    auto read = scenario::readScenario(scenario::writeScenario(scenario), library);
    if (!read.ok()) return std::nullopt;
    auto run = scenario::play(*read.scenario, library);
    if (run.stopped || !run.unexpected.empty()) return std::nullopt;
    return Played{std::move(*read.scenario), std::move(run)};
}

/// Makes drills for one request.
class Maker {
public:
    Maker(const DrillRequest &request, const Card &card, const scenario::TileLibrary &library)
        : request_(request),
          card_(card),
          library_(library),
          random_(request.seed),
          search_(request.rule, random_, library) {}

    std::variant<Drill, NoDrill> make() {
        least_ = 2 + random_.below(4);
        most_ = least_ + 5;
        std::optional<Drill> best;
        int positions = 0;
        int enough = kMostGames;
        for (int games = 1; games <= enough; ++games) {
            if (request_.cancelled && request_.cancelled()) return NoDrill::Cancelled;
            auto found = next();
            if (cancelled_) return NoDrill::Cancelled;
            if (!found) continue;
            found->games = games;
            // A rule that shows itself rarely is not waited for again and again.
            if (++positions == 1) enough = std::min(enough, games + games / 2 + 40);
            if (!best || besideSize(*found) < besideSize(*best)) best = std::move(found);
            if (positions == kMostPositions || besideSize(*best) == 0) break;
        }
        if (best) return std::move(*best);
        return NoDrill::NotFound;
    }

private:
    /// By how many tiles a position is smaller or larger than the size wanted this time.
    std::size_t besideSize(const Drill &drill) const {
        const std::size_t tiles = drill.scenario.board.size();
        return tiles < least_ ? least_ - tiles : tiles > most_ ? tiles - most_ : 0;
    }

    /// One more game; its drill, if it makes one.
    std::optional<Drill> next() {
        const auto showing = search_.playGame();
        auto shown = showing ? drill::shownBy(*showing, request_.rule, library_) : std::nullopt;
        if (!shown) return std::nullopt;
        const std::size_t tiles = shown->scenario.board.size();
        const bool trimmed = drill::trim(*shown, library_, request_.cancelled);
        cancelled_ = !trimmed && request_.cancelled && request_.cancelled();
        if (!trimmed) return std::nullopt;
        auto drill = asked(std::move(shown->scenario));
        if (drill) drill->tilesBefore = tiles;
        return drill;
    }

    std::optional<Drill> asked(Scenario scenario) {
        entitle(scenario);
        auto played = playedFromFile(scenario, library_);
        if (!played) return std::nullopt;
        expectWhatComesOut(scenario, played->run);
        const drill::Moment moment{played->run, card_, random_};
        std::vector<std::string> ways = asksFor(moment);
        drill::shuffle(ways, random_);
        for (const std::string &way : ways) {
            const auto ask = std::ranges::find(drill::asks(), way, &std::pair<std::string_view, drill::Ask>::first);
            auto question = ask == drill::asks().end() ? std::nullopt : ask->second(moment);
            if (!question) continue;
            question->before = question->kind == scenario::QuestionKind::Order ? 0 : static_cast<int>(moment.number());
            question->hints = hintsFor(way, card_);
            question->because = {card_.id};
            scenario.questions = {std::move(*question)};
            return finished(scenario, way);
        }
        return std::nullopt;
    }

    std::optional<Drill> finished(const Scenario &scenario, const std::string &way) const {
        auto played = playedFromFile(scenario, library_);
        if (!played) return std::nullopt;
        const auto checked = scenario::check(played->scenario, library_);
        if (!checked.mismatches.empty() || !checked.halts.empty()) return std::nullopt;
        return Drill{std::move(played->scenario), 0, 0, way};
    }

    void entitle(Scenario &scenario) const {
        const std::string seed = std::to_string(request_.seed);
        scenario.id = "drill-" + card_.id + "-" + seed;
        scenario.title = inEveryLanguage([&](const TextTable &texts, const std::string &language) {
            return texts.text({"drill.title"}, {{"rule", pick(card_.title, language)}});
        });
        scenario.summary = inEveryLanguage([&](const TextTable &texts, const std::string &) {
            return texts.text({"drill.summary"}, {{"seed", seed}});
        });
        scenario.teaches = {card_.id};
    }

    void expectWhatComesOut(Scenario &scenario, const scenario::Run &run) const {
        scenario.expect.emplace().rules = std::vector<std::string>{card_.id};
        auto &scores = scenario.expect->scores.emplace();
        for (std::size_t i = 0; i < run.table.players.size(); ++i)
            scores[run.table.players[i]] = run.last().players[i].score;
    }

    const DrillRequest &request_;
    const Card &card_;
    const scenario::TileLibrary &library_;
    Random random_;
    drill::Search search_;
    std::size_t least_ = 0;
    std::size_t most_ = 0;
    bool cancelled_ = false;
};

} // namespace

std::optional<NoDrill> cannotBeDrilled(const std::string &rule) {
    if (!scenario::isRule(rule)) return NoDrill::UnknownRule;
    if (Catalogue::shipped().waits(rule)) return NoDrill::Module;
    const std::string &own = drill::notesOn(rule).never;
    const std::string &why = own.empty() ? drill::neverInChapter(Catalogue::shipped().find(rule)->chapter) : own;
    if (why.empty()) return std::nullopt;
    if (why == "module") return NoDrill::Module;
    return why == "setting-up" ? NoDrill::SettingUp : NoDrill::Reading;
}

std::variant<Drill, NoDrill> makeDrill(const DrillRequest &request, const scenario::TileLibrary &library) {
    if (const auto why = cannotBeDrilled(request.rule)) return *why;
    return Maker(request, *Catalogue::shipped().find(request.rule), library).make();
}

} // namespace bathhouse::tutor
