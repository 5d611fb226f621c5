// SPDX-License-Identifier: MIT
#include "tutor/why/questions.h"

#include "tutor/why/answer.h"

#include <algorithm>

namespace bathhouse::tutor {

using namespace rules;

namespace {

constexpr std::size_t kMost = 10;

/// The figure that stands at a place, or that stood there last.
std::optional<FigureAt> figureAt(const Story &story, const PartRef &where) {
    for (const FigureAt &f : story.now().figuresInOrder())
        if (f.where == where) return f;
    const auto moment = leavingOf(story, where);
    if (!moment) return std::nullopt;
    const auto &what = story.at(*moment).what;
    if (const auto *home = std::get_if<FigureReturned>(&what)) return FigureAt{home->player, home->figure, where};
    if (const auto *sent = std::get_if<MeepleSent>(&what)) return FigureAt{sent->player, sent->figure, where};
    return std::nullopt;
}

bool standsAt(const Story &story, const PartRef &where) {
    const auto figures = story.now().figuresInOrder();
    return std::ranges::find(figures, where, &FigureAt::where) != figures.end();
}

struct InWords {
    const Answer &answer;
    const Story &story;

    std::string operator()(const AboutPoints &a) const {
        return answer.text("question.points", {{"player", answer.say().player(a.player)},
                                               {"points", answer.say().points(story.now().player(a.player).score)}});
    }
    std::string operator()(const AboutBathhouse &a) const {
        return answer.text("question.bathhouse", {{"at", answer.say().at(a.at)}});
    }
    std::string operator()(const AboutFigure &a) const {
        return ofFigure(standsAt(story, a.where) ? "question.figure" : "question.figure.gone", a.where);
    }
    std::string operator()(const AboutNotFree &a) const {
        return ofFigure("question.not-free", {a.at, kBathhousePart});
    }
    std::string operator()(const AboutNoBuyBack &a) const {
        return ofFigure("question.no-buy-back", {a.at, kBathhousePart});
    }
    std::string operator()(const AboutNoBath &a) const {
        return ofFigure(standsAt(story, a.where) ? "question.no-bath" : "question.no-bath.gone", a.where);
    }
    std::string operator()(const AboutNoBonus &a) const { return ofFeature("question.no-bonus.", a.where); }
    std::string operator()(const AboutNoPoints &a) const { return ofFeature("question.no-points.", a.where); }
    std::string operator()(const AboutNoTile &) const { return answer.text("question.no-tile", active()); }
    std::string operator()(const AboutNoFigure &a) const {
        Fillings fillings = active();
        fillings.emplace_back("figure", answer.say().aFigure(a.figure));
        return answer.text(a.where.part == kBathhousePart ? "question.no-figure.bathhouse" : "question.no-figure",
                           fillings);
    }

private:
    std::string ofFigure(const std::string &key, const PartRef &where) const {
        const auto figure = figureAt(story, where);
        if (!figure) return answer.text("question.no-figure-there", {{"at", answer.say().at(where.at)}});
        return answer.text(key, answer.of(*figure));
    }
    std::string ofFeature(const std::string &key, const PartRef &where) const {
        const auto kind = answer.say().kindAt(where.at, where.part);
        return answer.text(key + (kind ? std::string(name(*kind)) : "other"));
    }
    Fillings active() const { return {{"player", answer.say().player(story.now().turn.active)}}; }
};

/// Collects the questions at one spot.
class Spot {
public:
    Spot(const Story &story, const std::string &language)
        : story_(story), state_(story.now()), answer_(story, language) {}

    std::vector<Question> at(const PartRef &spot) {
        if (spot.part == kBathhousePart && state_.bathhouseAt(spot.at))
            bathhouse(spot.at);
        else if (const auto feature = featureAt(state_, spot))
            part(spot, *feature);
        else if (!state_.board.at(spot.at) && story_.hand())
            deny(AboutNoTile{spot.at});
        std::ranges::stable_sort(found_, {}, &Question::denies);
        if (found_.size() > kMost) found_.resize(kMost);
        return std::move(found_);
    }

private:
    void ask(About about, bool denies = false) {
        found_.push_back({about, std::visit(InWords{answer_, story_}, about), denies});
    }
    void deny(About about) { ask(about, true); }
    bool over() const { return state_.turn.phase == DecisionKind::GameOver; }

    void bathhouse(Position at) {
        ask(AboutBathhouse{at});
        const auto found = inspect(story_, at);
        if (found->guest && !over()) {
            if (found->free != FreeWay::ClaimNow) deny(AboutNotFree{at});
            if (found->price->notNow || !found->price->allowed) deny(AboutNoBuyBack{at});
        }
        if (!over()) deny(AboutNoFigure{{at, kBathhousePart}, kMeeple});
        // Who might have come here: those that the last step sent home.
        if (story_.steps().empty()) return;
        for (const Event &event : story_.steps().back().events)
            if (const auto *home = std::get_if<FigureReturned>(&event.what); home && home->from.at != at)
                if (traits(home->figure).isMeeple) deny(AboutNoBath{home->from});
    }

    void part(const PartRef &spot, FeatureId feature) {
        for (const FigureAt &f : state_.figuresInOrder())
            if (featureAt(state_, f.where) == feature) {
                ask(AboutFigure{f.where});
                if (traits(f.figure).isMeeple) deny(AboutNoBath{f.where});
            }
        for (const PartRef &where : leftBehind(feature)) {
            ask(AboutFigure{where});
            if (std::holds_alternative<FigureReturned>(story_.at(*leavingOf(story_, where)).what))
                deny(AboutNoBath{where});
        }
        if (!hasScored(feature)) deny(AboutNoPoints{spot});
        if (state_.setting->bathhouses && !hadFlag(feature)) deny(AboutNoBonus{spot});
        for (const FigureKind kind : state_.setting->figures)
            if (!over() && !allowed(spot, kind)) deny(AboutNoFigure{spot, kind});
    }

    /// Places of a feature from which figures have gone, and where none stands now.
    std::vector<PartRef> leftBehind(FeatureId feature) const {
        std::vector<PartRef> places;
        const auto add = [&](const PartRef &where) {
            if (featureAt(state_, where) != feature || standsAt(story_, where)) return;
            if (std::ranges::find(places, where) == places.end()) places.push_back(where);
        };
        for (const scenario::Step &step : story_.steps())
            for (const Event &event : step.events) {
                if (const auto *home = std::get_if<FigureReturned>(&event.what)) add(home->from);
                if (const auto *sent = std::get_if<MeepleSent>(&event.what)) add(sent->from);
            }
        return places;
    }

    const FeatureScored *scoringOf(FeatureId feature) const {
        const auto moment =
            story_.last<FeatureScored>([&](const FeatureScored &e) { return featureAt(state_, e.feature) == feature; });
        return moment ? &std::get<FeatureScored>(story_.at(*moment).what) : nullptr;
    }
    bool hasScored(FeatureId feature) const { return scoringOf(feature) != nullptr; }
    bool hadFlag(FeatureId feature) const {
        const auto *e = scoringOf(feature);
        return e && std::ranges::find(e->terms, "bathhouse", &Term::label) != e->terms.end();
    }

    bool allowed(const PartRef &spot, FigureKind kind) const {
        const auto phase = state_.turn.phase;
        if (phase != DecisionKind::AfterPlacing && phase != DecisionKind::Claim) return false;
        if (state_.board.laid(state_.turn.laid).at != spot.at) return false;
        State copy = state_;
        return !apply(copy, PutFigure{spot.part, kind});
    }

    const Story &story_;
    const State &state_;
    Answer answer_;
    std::vector<Question> found_;
};

} // namespace

std::string questionText(const About &about, const Story &story, const std::string &language) {
    const Answer answer(story, language);
    return std::visit(InWords{answer, story}, about);
}

std::vector<Question> questionsAt(const Story &story, const PartRef &spot, const std::string &language) {
    return Spot(story, language).at(spot);
}

std::vector<Question> questionsAboutPoints(const Story &story, const std::string &language) {
    std::vector<Question> questions;
    for (std::size_t i = 0; i < story.table().players.size(); ++i) {
        const AboutPoints about{PlayerId{static_cast<std::uint8_t>(i)}};
        questions.push_back({about, questionText(about, story, language)});
    }
    return questions;
}

} // namespace bathhouse::tutor
