// SPDX-License-Identifier: MIT
#include "scenario/cursor.h"
#include "tutor/quiz/scene.h"

#include <algorithm>

namespace bathhouse::tutor::quiz {

using namespace rules;
using scenario::Place;
using scenario::QuestionKind;

std::optional<Move> moveTo(const Scene &scene, const Place &place) {
    const State &state = scene.before();
    if (state.turn.phase == DecisionKind::Bathhouse && !place.on) return Visit{place.at};
    const bool placing =
        scene.question().kind == QuestionKind::Places && state.turn.phase == DecisionKind::AfterPlacing;
    if (!placing || state.board.laid(state.turn.laid).at != place.at) return std::nullopt;
    const auto part = scene.part(place);
    return part ? std::optional<Move>(PutFigure{part->part, kMeeple}) : std::nullopt;
}

namespace {

/// Says of places, tiles and figures which ones are wrong and why, and how many are missing.
class Explaining {
public:
    Explaining(const Scene &scene, Verdict &verdict) : scene_(scene), verdict_(verdict) {}

    void explain(const std::vector<Place> &given) {
        const auto &right = scene_.rightAs<std::vector<Place>>();
        const auto in = [this](const std::vector<Place> &list, const Place &place) {
            return std::ranges::any_of(
                list, [&](const Place &other) { return scenario::samePlaces({other}, {place}, scene_.before()); });
        };
        std::vector<Place> wrong;
        for (const Place &place : given)
            if (!in(right, place) && !in(wrong, place)) wrong.push_back(place);
        for (const Place &place : wrong) {
            verdict_.tiles.push_back(place.at);
            if (const auto f = scene_.figure(place)) verdict_.figures.push_back(*f);
            add(reason(place));
        }
        const auto missing = std::ranges::count_if(right, [&](const Place &place) { return !in(given, place); });
        if (missing > 0 && !(one() && !wrong.empty()))
            add(scene_.counted(static_cast<std::size_t>(missing), "quiz.place.missing"));
        if (verdict_.feedback.size() < 2 && !scene_.question().otherwise) add(scene_.rule());
    }

private:
    void add(std::string sentence) {
        if (!sentence.empty()) verdict_.feedback.push_back({std::move(sentence)});
    }
    /// One place is asked for: that it is missing goes without saying.
    bool one() const { return scene_.rightAs<std::vector<Place>>().size() == 1; }

    std::string reason(const Place &place) const {
        if (const auto move = moveTo(scene_, place))
            if (const auto refused = refusal(*move)) return *refused;
        const Fillings at{{"at", scene_.say().at(place.at)}};
        if (scene_.question().kind == QuestionKind::Bathhouse) return bathhouse(place, at);
        const State &state = scene_.before();
        if (scene_.question().kind == QuestionKind::Places && state.turn.phase == DecisionKind::AfterPlacing &&
            state.board.laid(state.turn.laid).at != place.at)
            return scene_.text("quiz.place.other-tile", at);
        return scene_.text("quiz.place.not", {{"place", scene_.place(place)}});
    }

    std::optional<std::string> refusal(const Move &move) const {
        State copy = scene_.before();
        const auto refused = apply(copy, move);
        return refused ? std::optional(refusalText(*refused, move, scene_.say())) : std::nullopt;
    }

    /// Why the meeple does not end up there: who lay there when it was sent.
    std::string bathhouse(const Place &place, const Fillings &at) const {
        if (!scene_.after().bathhouseAt(place.at)) return scene_.text("quiz.bath.none", at);
        const std::size_t step = scene_.story().steps().size();
        const auto &events = scene_.step() ? scene_.step()->events : none_;
        for (std::size_t e = 0; e < events.size(); ++e) {
            if (!std::holds_alternative<MeepleSent>(events[e].what)) continue;
            for (const Story::Guest &guest : scene_.story().guestsAt({step, e}))
                if (guest.bathhouse == place.at && guest.figure)
                    return scene_.text("quiz.bath.taken", scene_.words().of(*guest.figure));
        }
        return scene_.text("quiz.bath.free", at);
    }

    const Scene &scene_;
    Verdict &verdict_;
    std::vector<Event> none_ = {};
};

} // namespace

void explainPlaces(const Scene &scene, const std::vector<Place> &given, Verdict &verdict) {
    Explaining(scene, verdict).explain(given);
}

} // namespace bathhouse::tutor::quiz
