// SPDX-License-Identifier: MIT
#include "rules/scoring.h"
#include "rules/turn.h"
#include "tutor/why/answer.h"

#include <algorithm>

namespace bathhouse::tutor {

using namespace rules;

namespace {

bool isWaiting(const State &state, FeatureId feature) {
    const auto waiting = waitingFeatures(state);
    return std::ranges::find(waiting, feature) != waiting.end();
}

/// What is to be said of a figure that stands on a feature.
class Standing {
public:
    Standing(const Answer &answer, const FigureAt &figure)
        : answer_(answer),
          state_(answer.now()),
          figure_(figure),
          feature_(*featureAt(state_, figure.where)),
          waiting_(isWaiting(state_, feature_)),
          noble_(isCastle(state_, feature_) && traits(figure.figure).isMeeple),
          over_(state_.turn.phase == DecisionKind::GameOver) {}

    Reason reason() const {
        Reason all{.sentence = answer_.text("why.stands." + kind(), withPart()),
                   .tiles = tilesOf(state_, feature_),
                   .figures = {figure_},
                   .parts = {figure_.where}};
        all.children.push_back(came());
        if (isChoosing()) {
            chosen(all.children);
            return all;
        }
        if (!over_) all.children.push_back(worth());
        all.children.push_back(comesHome());
        if (auto move = ownMove()) all.children.push_back(std::move(*move));
        all.children.push_back(bath());
        return all;
    }

    /// Whether it would go to a bathhouse, scored by the engine on a copy.
    Reason bath() const {
        if (!state_.setting->bathhouses) return {.sentence = answer_.text("why.module-off")};
        if (noble_ && !over_) {
            Reason reason{.sentence = answer_.text("why.bath.noble"), .rules = {"ix-castle-noble"}};
            reason.children = answer_.guestRows();
            return reason;
        }
        if (over_ || (state_.board.complete(feature_) && !waiting_))
            return {.sentence = answer_.text("why.bath.over"), .rules = {rule::visitNotFinal}};
        if (state_.board.kind(feature_) == PartKind::Field)
            return {.sentence = answer_.text("why.bath.field"), .rules = {rule::visitNotFinal}};
        State copy = state_;
        // Before a tile is placed no bathhouse lies on "the tile just placed".
        if (copy.turn.phase == DecisionKind::PlaceTile) copy.turn.laid = LaidId{~0u};
        EventList heard;
        scoreAndClear(copy, feature_, &heard);
        const auto &scoring = std::get<FeatureScored>(heard.events.front().what);
        Reason reason{.sentence = answer_.text(waiting_ ? "why.bath.waiting" : "why.bath.now")};
        for (const Event &event : heard.events) {
            if (!isFate(event)) continue;
            Reason fate = answer_.told(event, copy);
            fate.children = answer_.company(event, &scoring, guestsOf(state_), Answer::When::Now);
            reason.children.push_back(std::move(fate));
        }
        return reason;
    }

private:
    std::string kind() const { return std::string(name(state_.board.kind(feature_))); }
    Fillings withPart() const {
        Fillings fillings = answer_.of(figure_);
        fillings.emplace_back("part", answer_.say().part(figure_.where));
        return fillings;
    }

    Reason came() const {
        const auto placed = answer_.story().last<FigurePlaced>([this](const FigurePlaced &e) {
            return e.where == figure_.where && e.player == figure_.player && e.figure == figure_.figure;
        });
        if (placed) return answer_.told(*placed);
        return {.sentence = answer_.text("why.from-start"), .figures = {figure_}};
    }

    /// Whether it has been scored and its owner is choosing a bathhouse.
    bool isChoosing() const {
        return state_.turn.phase == DecisionKind::Bathhouse && state_.turn.scoredFeature == feature_;
    }

    void chosen(std::vector<Reason> &reasons) const {
        const Story &story = answer_.story();
        const auto choice =
            story.last<ChoiceOpened>([](const ChoiceOpened &e) { return e.decision.kind == DecisionKind::Bathhouse; });
        const auto counted =
            choice ? story.last<FeatureScored>([](const FeatureScored &) { return true; }, choice) : choice;
        if (!counted) return;
        reasons.push_back(answer_.scored(story.at(*counted), story.run().steps[counted->step].state, figure_.player));
        reasons.back().step = counted->step;
        reasons.push_back(answer_.told(*choice));
        reasons.back().children = answer_.company(story.at(*choice), nullptr, guestsOf(state_), Answer::When::Now);
    }

    /// What it would bring now, counted by the engine on a copy.
    Reason worth() const {
        if (noble_) return {.sentence = answer_.text("why.worth.noble"), .rules = {"bc-castle"}, .points = 0};
        State copy = state_;
        EventList heard;
        award(copy, feature_, waiting_ ? Scoring::Completed : Scoring::Final, &heard);
        Reason counted = answer_.scored(heard.events.front(), copy, figure_.player);
        const Fillings fillings{{"player", answer_.say().player(figure_.player)},
                                {"points", answer_.say().points(*counted.points)}};
        Reason worth{.sentence = answer_.text(waiting_ ? "why.worth.waiting" : "why.worth.now", fillings),
                     .points = counted.points};
        worth.children.push_back(std::move(counted));
        return worth;
    }

    Reason comesHome() const {
        if (over_) return {.sentence = answer_.text("why.home.over")};
        if (noble_) return {.sentence = answer_.text("why.home.noble"), .rules = {"bc-castle-points"}};
        if (waiting_) return {.sentence = answer_.text("why.home.waiting"), .rules = {rule::baseComplete}};
        if (state_.board.complete(feature_))
            return {.sentence = answer_.text("why.home.before"), .rules = {rule::baseComplete}};
        Reason reason{.rules = {rule::baseComplete}};
        switch (state_.board.kind(feature_)) {
        case PartKind::Road:
        case PartKind::City:
            reason.sentence = answer_.counted(state_.board.openEnds(feature_), "why.home." + kind());
            break;
        case PartKind::Monastery:
        case PartKind::Garden:
            for (const Position p : ringOf(figure_.where.at))
                if (!state_.board.at(p)) reason.tiles.push_back(p);
            reason.sentence = answer_.text("why.home." + kind(), {{"spaces", answer_.spaces(reason.tiles)}});
            break;
        case PartKind::Field:
            reason = {.sentence = answer_.text("why.home.field"), .rules = {rule::baseFinalField}};
            break;
        }
        return reason;
    }

    /// A move of an expansion that its owner could make with it in the own turn.
    std::optional<Reason> ownMove() const {
        if (over_) return std::nullopt;
        State copy = state_;
        copy.turn.active = figure_.player;
        copy.turn.phase = DecisionKind::AfterPlacing;
        for (const Move &move : legalMoves(copy))
            if (const auto *own = std::get_if<SpecialMove>(&move); own && own->at == figure_.where.at)
                return Reason{.sentence = answer_.text("why.home.move", {{"move", moveText(move, answer_.say(copy))}}),
                              .tiles = {own->at},
                              .figures = {figure_}};
        return std::nullopt;
    }

    /// Whether an event says what becomes of this figure.
    bool isFate(const Event &event) const {
        if (const auto *home = std::get_if<FigureReturned>(&event.what))
            return home->from == figure_.where && home->player == figure_.player && home->figure == figure_.figure;
        if (const auto *sent = std::get_if<MeepleSent>(&event.what)) return sent->from == figure_.where;
        const auto *choice = std::get_if<ChoiceOpened>(&event.what);
        return choice && choice->decision.kind == DecisionKind::Bathhouse && choice->decision.player == figure_.player;
    }

    const Answer &answer_;
    const State &state_;
    const FigureAt &figure_;
    FeatureId feature_;
    bool waiting_;
    bool noble_;
    bool over_;
};

/// What became of the figure that left a place last.
Reason gone(const Answer &answer, const PartRef &where) {
    const Story &story = answer.story();
    const auto moment = leavingOf(story, where);
    if (!moment) return {.sentence = answer.text("why.ask.no-figure", {{"at", answer.say().at(where.at)}})};
    Reason fate = answer.withReasons(*moment);
    Reason all{.sentence = answer.text("why.gone", answer.of(fate.figures.front())),
               .tiles = {where.at},
               .figures = fate.figures};
    if (const auto counted = answer.scoringBefore(*moment)) {
        all.children.push_back(
            answer.scored(story.at(*counted), story.run().steps[counted->step].state, fate.figures.front().player));
        all.children.back().step = counted->step;
    }
    all.children.push_back(std::move(fate));
    return all;
}

} // namespace

std::optional<Story::Moment> leavingOf(const Story &story, const PartRef &where) {
    const auto home = story.last<FigureReturned>([&](const FigureReturned &e) { return e.from == where; });
    const auto sent = story.last<MeepleSent>([&](const MeepleSent &e) { return e.from == where; });
    const auto freed = story.last<MeepleRetrieved>([&](const MeepleRetrieved &e) {
        return where == PartRef{e.at, kBathhousePart};
    });
    const auto bought = story.last<MeepleBoughtBack>([&](const MeepleBoughtBack &e) {
        return where == PartRef{e.at, kBathhousePart};
    });
    return std::max({home, sent, freed, bought});
}

Reason Answer::bathOf(const FigureAt &figure) const { return Standing(*this, figure).bath(); }

Reason Answer::about(const AboutFigure &asked) const {
    std::vector<Reason> here;
    for (const FigureAt &f : now().figuresInOrder()) {
        if (f.where != asked.where) continue;
        here.push_back(f.where.part == kBathhousePart ? about(AboutBathhouse{f.where.at})
                                                      : Standing(*this, f).reason());
    }
    if (here.empty()) return gone(*this, asked.where);
    if (here.size() == 1) return std::move(here.front());
    Reason all{.sentence =
                   counted(static_cast<int>(here.size()), "why.stands.several", {{"at", say().at(asked.where.at)}})};
    all.children = std::move(here);
    return all;
}

} // namespace bathhouse::tutor
