// SPDX-License-Identifier: MIT
#pragma once
#include "support/scenario_files.h"
#include "tutor/quiz/quiz.h"

#include <set>

namespace bathhouse::test {

/// A question of a file with the played line it belongs to.
struct WalkedQuestion {
    const scenario::Scenario &scenario;
    const scenario::Question &question;
    const scenario::Run &run;
    QString where;  ///< file and number

    tutor::quiz::Asked in(const std::string &language) const { return {question, run, language}; }
    const rules::State &before() const {
        return question.before == 0 ? run.start : run.steps[static_cast<std::size_t>(question.before) - 1].state;
    }
    const scenario::Step *step() const {
        const auto next = static_cast<std::size_t>(question.before);
        return next < run.steps.size() ? &run.steps[next] : nullptr;
    }
    bool is(scenario::QuestionKind kind) const { return question.kind == kind; }

    /// What each player gains in the step, from the scores.
    std::map<std::string, int> gains() const {
        std::map<std::string, int> all;
        for (std::size_t i = 0; i < run.table.players.size(); ++i)
            all[run.table.players[i]] = step()->state.players[i].score - before().players[i].score;
        return all;
    }

    /// Places that may be thought of: every part of every tile, every bathhouse, every tile.
    std::vector<scenario::Place> conceivable() const {
        std::vector<scenario::Place> places;
        const rules::State &state = before();
        const bool parts =
            is(scenario::QuestionKind::Figure) ||
            (is(scenario::QuestionKind::Places) && state.turn.phase == rules::DecisionKind::AfterPlacing);
        for (const rules::LaidTile &laid : state.board.laidTiles()) {
            if (!parts) places.push_back({laid.at, std::nullopt});
            const auto count = parts ? state.setting->tiles.tile(laid.tile).parts.size() : 0;
            for (std::size_t i = 0; i < count; ++i)
                places.push_back({laid.at, state.setting->tiles.firstName(laid.tile, laid.rotation,
                                                                          static_cast<rules::PartIndex>(i))});
            if (parts && state.bathhouseAt(laid.at))
                places.push_back({laid.at, rules::PartName{rules::PartName::Kind::Bathhouse, 0}});
        }
        return places;
    }

    /// Places that the rules allow where the position waits for a meeple or a bathhouse, found by trying every move.
    std::optional<std::vector<scenario::Place>> allowed() const {
        if (!is(scenario::QuestionKind::Places)) return std::nullopt;
        const rules::State &state = before();
        std::vector<scenario::Place> found;
        for (const scenario::Place &place : conceivable()) {
            rules::State copy = state;
            if (!place.on) {
                if (!rules::apply(copy, rules::Visit{place.at})) found.push_back(place);
                continue;
            }
            const rules::LaidTile &laid = state.board.laid(state.turn.laid);
            if (laid.at != place.at) continue;
            const auto part = *state.setting->tiles.partNamed(laid.tile, laid.rotation, *place.on);
            if (!rules::apply(copy, rules::PutFigure{part, rules::kMeeple})) found.push_back(place);
        }
        return found;
    }
};

/// Calls `see(WalkedQuestion)` for every question that is shipped or asked in the tests.
template <class See> int everyQuestion(See &&see) {
    int count = 0;
    for (const QString &path : scenarioFiles({QStringLiteral("scenarios"), QStringLiteral("tests/questions")})) {
        const scenario::Scenario scenario = readScenarioAt(path);
        const scenario::Run run = scenario::play(scenario, scenario::TileLibrary::shipped());
        for (std::size_t i = 0; i < scenario.questions.size(); ++i, ++count)
            see(WalkedQuestion{scenario, scenario.questions[i], run,
                               QStringLiteral("%1 #%2").arg(path.section(u'/', -2)).arg(i)});
    }
    return count;
}

/// Every right answer as a learner may give it.
inline std::vector<tutor::quiz::Given> rightGivens(const WalkedQuestion &q) {
    using scenario::QuestionKind;
    const scenario::Answers answers = *tutor::quiz::rightAnswers(q.in("en"));
    std::vector<tutor::quiz::Given> all;
    if (const auto *list = std::get_if<std::vector<int>>(&answers)) {
        if (q.question.all)
            all.emplace_back(std::vector<int>(list->rbegin(), list->rend()));
        else
            for (const int index : *list) all.emplace_back(std::vector<int>{index});
    }
    if (const auto *yes = std::get_if<bool>(&answers)) all.emplace_back(*yes);
    if (const auto *points = std::get_if<std::map<std::string, int>>(&answers)) all.emplace_back(*points);
    if (const auto *places = std::get_if<std::vector<scenario::Place>>(&answers))
        all.emplace_back(std::vector<scenario::Place>(places->rbegin(), places->rend()));
    if (const auto *orders = std::get_if<std::vector<std::vector<int>>>(&answers))
        for (const auto &order : *orders) all.emplace_back(order);
    return all;
}

/// All that is said, one paragraph a line.
inline std::string together(const std::vector<tutor::quiz::Said> &said) {
    std::string all;
    for (const tutor::quiz::Said &paragraph : said) all += (all.empty() ? "" : "\n") + paragraph.text;
    return all;
}

/// Whether each paragraph is a sentence: not empty, no placeholder, no key, no double space.
inline bool isSaid(const std::vector<tutor::quiz::Said> &said, const QString &where) {
    const bool fine = !said.empty() && std::ranges::all_of(said, [](const tutor::quiz::Said &paragraph) {
        return !paragraph.text.empty() && paragraph.text.find_first_of("{}") == std::string::npos &&
               paragraph.text.find("  ") == std::string::npos && !paragraph.text.starts_with("quiz.") &&
               !paragraph.text.starts_with("drill.");
    });
    if (!fine) qWarning("%s: not said: %s", qPrintable(where), together(said).c_str());
    return fine;
}

} // namespace bathhouse::test
