// SPDX-License-Identifier: MIT
#include "app/explain_text.h"

#include "app/reason_text.h"
#include "scenario/trace.h"
#include "tutor/phrases.h"

namespace bathhouse::app {

using namespace scenario;

std::string scoresLine(const rules::State &state, const Table &table, const tutor::Wording &wording) {
    std::vector<std::string> scores;
    for (std::size_t i = 0; i < table.players.size(); ++i)
        scores.push_back(wording.text("report.score", {{"player", wording.player(table.players[i])},
                                                       {"points", wording.points(state.players[i].score)}}));
    return wording.text("report.scores", {{"scores", wording.list(scores)}});
}

void ExplainText::standing(const rules::State &state) {
    text_ += "  " + scoresLine(state, table_, wording_) + "\n";
    for (const rules::FigureAt &figure : state.figuresInOrder())
        if (figure.where.part == rules::kBathhousePart)
            text_ += "  " +
                     wording_.text("report.guest", {{"owner", wording_.player(table_.name(figure.player))},
                                                    {"guest", wording_.figure(figure.figure)},
                                                    {"at", wording_.position(figure.where.at)}}) +
                     "\n";
    text_ += "  " + wording_.text("report.waiting", {{"waiting", wording_.decision(state, table_)}}) + "\n";
}

void ExplainText::setUp(const rules::State &start) {
    const tutor::Phrases say(tutor::TextTable::of(wording_.language()), start, table_);
    for (const rules::FigureAt &figure : start.figuresInOrder())
        if (figure.where.part != rules::kBathhousePart)
            text_ += "  " +
                     say.text({"report.figure"}, say.withFigure({{"owner", say.player(figure.player)},
                                                                 {"part", say.part(figure.where)},
                                                                 {"at", say.at(figure.where.at)}},
                                                                figure.figure)) +
                     "\n";
    for (const TokenEntry &token : tokensOf(start, table_)) {
        std::string what = say.text({"token.the." + token.token});
        const std::string owner = token.player ? wording_.player(*token.player) : std::string();
        if (token.number && token.player)
            what = say.text({"report.token.number"}, {{"token", what}, {"owner", owner}, {"number", std::to_string(*token.number)}});
        else if (token.player)
            what = say.text({"report.token.whose"}, {{"token", what}, {"owner", owner}});
        text_ += "  " +
                 (token.at ? say.text({"report.token"}, {{"token", what}, {"at", say.at(*token.at)}})
                           : say.text({"report.token.aside"}, {{"token", what}})) +
                 "\n";
    }
}

void ExplainText::begin(const Table &table, const rules::State &start) {
    table_ = table;
    const Scenario &scenario = loaded_.scenario;
    text_ = (scenario.title ? scenario.title->in(wording_.language()) : loaded_.id) + "\n";
    if (scenario.summary) text_ += "\n" + scenario.summary->in(wording_.language()) + "\n";
    text_ += "\n" + wording_.text("report.start") + "\n";
    setUp(start);
    standing(start);
    passing_ = wording_.move(rules::Pass{}, start, table_);
}

void ExplainText::step(const MoveEntry &entry, const scenario::Played &played, const rules::State &after) {
    text_ += "\n" + wording_.text("report.step", {{"number", std::to_string(++steps_)}}) + "\n";
    if (entry.comment) text_ += "  > " + entry.comment->in(wording_.language()) + "\n";
    if (played.refused) {
        text_ += "  " + wording_.move(*played.move, after, table_) + "\n";
        text_ += "  " +
                 wording_.text("report.refused",
                               {{"rule", std::string(played.refused->rule)},
                                {"reason", wording_.refusal(*played.refused, *played.move, after, table_)}}) +
                 "\n";
    }
    for (const rules::Event &happened : played.events) event(happened, after);
    if (!played.refused && played.events.empty()) {
        const bool passed = std::holds_alternative<rules::Pass>(*played.move);
        text_ += "  " + (passed ? passing_ : wording_.move(*played.move, after, table_)) + "\n";
    }
    passing_ = wording_.move(rules::Pass{}, after, table_);
}

void ExplainText::event(const rules::Event &event, const rules::State &after) {
    text_ += "  - " + wording_.event(event, after, table_) + "\n";
    if (const auto *scored = std::get_if<rules::FeatureScored>(&event.what)) {
        sum(scored->terms, scored->kind, scored->points);
        for (const rules::Winner &winner : scored->winners) own(winner, *scored);
    }
    if (const auto *e = std::get_if<rules::PointsGained>(&event.what)) gained(*e, after);
    rules(event.rules);
}

void ExplainText::term(const rules::Term &term, rules::PartKind kind) {
    text_ += "      " + wording_.term(term, kind) + " = " + tutor::number(term.points) + "\n";
}

void ExplainText::sum(const std::vector<rules::Term> &terms, rules::PartKind kind, int points) {
    for (const rules::Term &t : terms) term(t, kind);
    if (terms.size() > 1) text_ += "      " + wording_.text("report.sum", {{"points", wording_.points(points)}}) + "\n";
}

void ExplainText::own(const rules::Winner &winner, const rules::FeatureScored &scored) {
    if (winner.own.empty()) return;
    text_ += "      " + wording_.text("report.label", {{"label", wording_.player(table_.name(winner.player))}}) + "\n";
    for (const rules::Term &t : winner.own) term(t, scored.kind);
    text_ += "      " + wording_.text("report.sum", {{"points", wording_.points(winner.points)}}) + "\n";
}

void ExplainText::gained(const rules::PointsGained &e, const rules::State &after) {
    rules::PartKind kind = rules::PartKind::Road;
    if (e.reckoning.of)
        if (const auto laid = after.board.at(e.reckoning.of->at))
            kind = after.board.tile(*laid).parts[e.reckoning.of->part].kind;
    sum(e.reckoning.terms, kind, e.points);
}

void ExplainText::rules(const std::vector<rules::RuleId> &cited) {
    text_ += "      " + rulesLine(cited, wording_) + "\n";
}

std::string ExplainText::finish(const rules::State &end) {
    text_ += "\n" + wording_.text("report.end") + "\n";
    standing(end);
    return std::move(text_);
}

} // namespace bathhouse::app
