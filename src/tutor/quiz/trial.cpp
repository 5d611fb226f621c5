// SPDX-License-Identifier: MIT
#include "rules/engine.h"
#include "tutor/quiz/scene.h"

#include <algorithm>
#include <cctype>

namespace bathhouse::tutor::quiz {

using namespace rules;
using scenario::Place;
using scenario::QuestionKind;

namespace {

using Indexes = std::vector<int>;

/// A figure in place of the one that the line's next move takes.
std::optional<Move> takeInstead(const Scene &scene, const Place &place) {
    const scenario::Step *step = scene.step();
    if (!step || !step->move) return std::nullopt;
    if (std::holds_alternative<BuyBack>(*step->move)) return BuyBack{place.at};
    if (std::holds_alternative<Claim>(*step->move)) return Claim{place.at};
    const auto *special = std::get_if<SpecialMove>(&*step->move);
    const auto taken = scene.figure(place);
    if (!special || !taken) return std::nullopt;
    const auto figures = scene.before().figuresInOrder();
    const bool takes = std::ranges::any_of(
        figures, [special](const FigureAt &f) { return f.where.at == special->at && f.where.part == special->on; });
    if (!takes) return std::nullopt;
    SpecialMove instead = *special;
    instead.at = taken->where.at;
    instead.on = taken->where.part;
    instead.figure = taken->figure;
    return instead;
}

std::optional<Move> moveFor(const Scene &scene, const Place &place) {
    const QuestionKind kind = scene.question().kind;
    if (kind == QuestionKind::Figure) return takeInstead(scene, place);
    const auto move = moveTo(scene, place);
    return !move && kind == QuestionKind::Bathhouse ? takeInstead(scene, place) : move;
}

/// The first place that is wrong and stands for a move.
std::vector<Move> movesTo(const Scene &scene, const std::vector<Place> &given) {
    const auto &right = scene.rightAs<std::vector<Place>>();
    for (const Place &place : given) {
        const auto same = [&](const Place &other) { return scenario::samePlaces({other}, {place}, scene.before()); };
        if (std::ranges::any_of(right, same)) continue;
        if (const auto move = moveFor(scene, place)) return {*move};
    }
    return {};
}

/// Whether words name a kind of feature: "The road first" names a road.
bool nameKind(std::string words, PartKind kind) {
    std::ranges::transform(words, words.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return words.find(name(kind)) != std::string::npos;
}

/// The scorings that wait, one for each choice: that of the only feature whose kind its English words name. Empty if that
/// cannot be told.
std::vector<Move> scoringsOf(const Scene &scene) {
    const State &state = scene.before();
    std::vector<Move> waiting;
    for (const Move &move : legalMoves(state))
        if (std::holds_alternative<Score>(move)) waiting.push_back(move);
    if (waiting.size() != scene.question().choices.size()) return {};
    std::vector<Move> scorings;
    for (const scenario::Choice &choice : scene.question().choices) {
        const auto named = [&](const Move &move) {
            const auto &score = std::get<Score>(move);
            const Tile &tile = state.board.tile(*state.board.at(score.at));
            return nameKind(choice.text.in("en"), tile.parts[score.on].kind);
        };
        const auto found = std::ranges::find_if(waiting, named);
        if (std::ranges::count_if(waiting, named) != 1 || std::ranges::count(scorings, *found) > 0) return {};
        scorings.push_back(*found);
    }
    return scorings;
}

/// The scorings in the order given, as far as somebody has to choose.
std::vector<Move> movesInOrder(const Scene &scene, const Indexes &given) {
    if (scene.before().turn.phase != DecisionKind::ScoreOrder) return {};
    const std::vector<Move> scorings = scoringsOf(scene);
    if (scorings.size() != given.size()) return {};
    std::vector<Move> moves;
    State state = scene.before();
    for (const int index : given) {
        if (state.turn.phase != DecisionKind::ScoreOrder) break;
        const Move &move = scorings[static_cast<std::size_t>(index)];
        if (apply(state, move)) break;
        moves.push_back(move);
    }
    return moves;
}

/// Plays a wrong answer of one kind or another.
struct Trying {
    const Scene &scene;

    std::vector<Move> operator()(const Indexes &given) const {
        return scene.question().kind == QuestionKind::Order ? movesInOrder(scene, given) : std::vector<Move>();
    }
    /// "May …?" – "Yes", and the line shows that the rules say no.
    std::vector<Move> operator()(bool given) const {
        return given && scene.forbidsNext() ? std::vector<Move>{*scene.step()->move} : std::vector<Move>();
    }
    std::vector<Move> operator()(const std::map<std::string, int> &) const { return {}; }
    std::vector<Move> operator()(const std::vector<Place> &given) const {
        return std::holds_alternative<std::vector<Place>>(*scene.right()) ? movesTo(scene, given) : std::vector<Move>();
    }
};

}  // namespace

Trial whatWouldHappen(const Asked &asked, const Given &given) {
    const Scene scene(asked);
    Trial trial;
    if (!scene.right() || judge(asked, given).right) return trial;
    trial.moves = std::visit(Trying{scene}, given);
    if (const auto *gains = std::get_if<std::map<std::string, int>>(&given);
        gains && asked.question.kind == QuestionKind::Points)
        trial.sum = sumOf(scene, *gains);
    return trial;
}

}  // namespace bathhouse::tutor::quiz
