// SPDX-License-Identifier: MIT
#include "tutor/quiz/scene.h"

#include "tutor/catalogue.h"
#include "tutor/drill/moment.h"

#include <algorithm>

namespace bathhouse::tutor::quiz {

using namespace rules;
using scenario::Place;
using scenario::QuestionKind;

namespace {

std::size_t stepsBefore(const Asked &asked) { return static_cast<std::size_t>(std::max(0, asked.question.before)); }

} // namespace

std::optional<scenario::Answers> rightAnswers(const Asked &asked) {
    const std::size_t before = stepsBefore(asked);
    if (before > asked.run.steps.size()) return std::nullopt;
    const bool written = !std::holds_alternative<scenario::EngineAnswers>(asked.question.answers);
    if (written && asked.question.kind != QuestionKind::Points) return asked.question.answers;
    const State &state = before == 0 ? asked.run.start : asked.run.steps[before - 1].state;
    scenario::AskedStep step{state};
    if (before < asked.run.steps.size()) {
        step.after = &asked.run.steps[before].state;
        step.events = &asked.run.steps[before].events;
    }
    auto engine = scenario::engineAnswers(asked.question, step, asked.run.table);
    if (!written) return engine;
    // A player whom the author left out gets what the position says.
    auto points = std::get<std::map<std::string, int>>(asked.question.answers);
    if (engine) points.merge(std::get<std::map<std::string, int>>(*engine));
    return points;
}

Scene::Scene(const Asked &asked)
    : asked_(asked),
      story_(asked.run, stepsBefore(asked)),
      words_(story_, asked.language),
      right_(rightAnswers(asked)) {}

const scenario::Step *Scene::step() const {
    const std::size_t next = stepsBefore(asked_);
    return next < run().steps.size() ? &run().steps[next] : nullptr;
}

bool Scene::forbidsNext() const {
    return step() && step()->refused && step()->move &&
           std::ranges::find(question().because, step()->refused->rule) != question().because.end();
}

const std::string &Scene::choice(int index) const {
    static const std::string none;
    const auto &choices = question().choices;
    if (index < 0 || static_cast<std::size_t>(index) >= choices.size()) return none;
    return choices[static_cast<std::size_t>(index)].text.in(language());
}

std::string Scene::rule() const {
    for (const std::string &id : question().because)
        if (const Card *card = Catalogue::shipped().find(id); card && !card->statement.empty())
            return pick(card->statement.front().text, language());
    return {};
}

std::optional<PartRef> Scene::part(const Place &place) const {
    const auto laid = before().board.at(place.at);
    if (!laid || !place.on) return std::nullopt;
    const LaidTile &tile = before().board.laid(*laid);
    const auto found = before().setting->tiles.partNamed(tile.tile, tile.rotation, *place.on);
    return found ? std::optional(PartRef{place.at, *found}) : std::nullopt;
}

std::optional<FigureAt> Scene::figure(const Place &place) const {
    const auto where = part(place);
    for (const FigureAt &f : before().figuresInOrder())
        if (where && f.where == *where) return f;
    return std::nullopt;
}

std::string Scene::place(const Place &place) const {
    const Fillings at{{"at", say().at(place.at)}};
    const auto laid = before().board.at(place.at);
    if (question().kind == QuestionKind::Bathhouse) return text("quiz.bathhouse", at);
    if (!laid) return at.front().second;
    if (const auto f = figure(place); f && question().kind == QuestionKind::Figure)
        return text("quiz.figure", words_.of(*f));
    const auto where = part(place);
    if (where && where->part != kBathhousePart) return drill::featureAt(say(), *where);
    if (where || question().kind != QuestionKind::Tile) {
        if (before().bathhouseAt(place.at)) return text("quiz.bathhouse", at);
    }
    return text("quiz.tile", {{"tile", say().tile(before().board.laid(*laid).tile)}, at.front()});
}

} // namespace bathhouse::tutor::quiz
