// SPDX-License-Identifier: MIT
#include "scenario/answers.h"

#include "scenario/trace.h"

#include <algorithm>
#include <set>

namespace bathhouse::scenario {

using namespace rules;

namespace {

std::optional<Answers> pointsGained(const AskedStep &step, const Table &table) {
    if (!step.after) return std::nullopt;
    std::map<std::string, int> gained;
    for (std::size_t i = 0; i < table.players.size(); ++i)
        gained[table.players[i]] = step.after->players[i].score - step.before.players[i].score;
    return Answers{std::move(gained)};
}

std::optional<Answers> bathhouseVisited(const AskedStep &step) {
    std::vector<Place> places;
    if (step.events)
        for (const Event &event : *step.events)
            if (const auto *sent = std::get_if<MeepleSent>(&event.what)) places.push_back({sent->to, std::nullopt});
    if (places.empty()) return std::nullopt;
    return Answers{std::move(places)};
}

std::optional<Answers> placesToGo(const State &state) {
    std::vector<Place> places;
    const DecisionKind kind = state.turn.phase;
    if (kind != DecisionKind::AfterPlacing && kind != DecisionKind::Bathhouse) return std::nullopt;
    for (const Move &move : legalMoves(state)) {
        if (const auto *visit = std::get_if<Visit>(&move)) places.push_back({visit->at, std::nullopt});
        const auto *put = std::get_if<PutFigure>(&move);
        if (!put || put->figure != kMeeple) continue;
        const Position at = state.board.laid(state.turn.laid).at;
        places.push_back({at, partNameFrom(onName(state, {at, put->on}))});
    }
    return Answers{std::move(places)};
}

using Key = std::tuple<Position, int>;

Key keyOf(const Place &place, const State &state) {
    if (!place.on) return {place.at, -1};
    const auto laid = state.board.at(place.at);
    if (!laid) return {place.at, -2};
    const LaidTile &tile = state.board.laid(*laid);
    const auto part = state.setting->tiles.partNamed(tile.tile, tile.rotation, *place.on);
    return {place.at, part ? int{*part} : -2};
}

}  // namespace

std::optional<Answers> engineAnswers(const Question &question, const AskedStep &step, const Table &table) {
    switch (question.kind) {
    case QuestionKind::Points: return pointsGained(step, table);
    case QuestionKind::Bathhouse: return bathhouseVisited(step);
    case QuestionKind::Places: return placesToGo(step.before);
    default: return std::nullopt;
    }
}

bool samePlaces(const std::vector<Place> &a, const std::vector<Place> &b, const State &state) {
    const auto keys = [&state](const std::vector<Place> &places) {
        std::set<Key> set;
        for (const Place &place : places) set.insert(keyOf(place, state));
        return set;
    };
    return keys(a) == keys(b);
}

}  // namespace bathhouse::scenario
