// SPDX-License-Identifier: MIT
#include "support/module_moves.h"

#include <map>

namespace bathhouse::slow {

namespace {

/// The decision that a module's move answers; the other moves of modules belong to the figure phase or stand beside a tile.
std::string_view questionOf(std::string_view word) {
    static const std::map<std::string_view, std::string_view> questions{
        {"tent", "tent"},           {"ghost", "ghost"},     {"dragon", "dragon"},
        {"leipzig", "leipzig"},     {"castle", "castle"},   {"castle-points", "castle-points"},
        {"wagon", "wagon"},         {"counter", "counter"}, {"message", "message"},
        {"surveyors", "surveyors"}, {"sheep", "shepherd"},  {"wolf", "shepherd"},
        {"herd", "shepherd"}};
    const auto found = questions.find(word);
    return found == questions.end() ? std::string_view() : found->second;
}

bool isTimeFor(const rules::SpecialMove &m, const rules::Decision &open) {
    if (const auto question = questionOf(m.word); !question.empty()) return open.special == question;
    const bool figurePhase = open.kind == DecisionKind::Claim || open.kind == DecisionKind::AfterPlacing;
    // Beside a tile; in the figure phase they close what comes before them.
    if (m.word == "abbey" || m.word == "bridge") return open.kind == DecisionKind::PlaceTile || figurePhase;
    // What leads a figure elsewhere may lead the phantom there.
    return figurePhase || (open.special == "phantom" && (m.word == "portal" || m.word == "fly"));
}

bool mayPass(const rules::Decision &open) {
    static const std::set<std::string_view> never{"tent", "dragon", "counter", "message", "shepherd"};
    return open.kind == DecisionKind::Special && !never.contains(open.special);
}

bool isTimeFor(const Move &m, const rules::Decision &open) {
    const bool figurePhase = open.kind == DecisionKind::Claim || open.kind == DecisionKind::AfterPlacing;
    if (const auto *special = std::get_if<rules::SpecialMove>(&m)) return isTimeFor(*special, open);
    if (std::holds_alternative<rules::Claim>(m)) return open.kind == DecisionKind::Claim;
    if (std::holds_alternative<rules::BuyBack>(m)) return figurePhase;
    if (std::holds_alternative<rules::PutFigure>(m)) return figurePhase || open.special == "phantom";
    if (std::holds_alternative<rules::Pass>(m)) return figurePhase || mayPass(open);
    if (std::holds_alternative<rules::Score>(m)) return open.kind == DecisionKind::ScoreOrder;
    if (std::holds_alternative<rules::Visit>(m)) return open.kind == DecisionKind::Bathhouse;
    return open.kind == DecisionKind::PlaceTile || figurePhase;
}

} // namespace

std::optional<RuleId> refusedByTime(const Move &m, const rules::Decision &open, const Table &table) {
    if (isTimeFor(m, open)) return std::nullopt;
    const bool bathhouses = table.has("barber-surgeons");
    if (bathhouses && std::holds_alternative<rules::BuyBack>(m)) return "leave-buy-back-when";
    if (bathhouses && std::holds_alternative<rules::Claim>(m)) return "leave-too-late-forgotten";
    return "base-turn-order";
}

} // namespace bathhouse::slow
