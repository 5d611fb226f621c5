// SPDX-License-Identifier: MIT
#pragma once
#include "tutor/why/why.h"

#include <algorithm>
#include <map>
#include <set>

namespace bathhouse::test {

/// Works out by the events alone how each guest gets out for free: counts tiles around bathhouses and turns that ended.
class GuestsByTrace {
public:
    explicit GuestsByTrace(const rules::State &start) {
        for (const rules::LaidTile &tile : start.board.laidTiles()) tiles_.insert(tile.at);
        for (const rules::BathhouseState &b : start.bathhouses) add(start.position(b), !b.free());
    }

    void follow(const scenario::Step &step) {
        for (const rules::Event &event : step.events) {
            if (const auto *placed = std::get_if<rules::TilePlaced>(&event.what)) place(placed->at, step.state);
            if (std::holds_alternative<rules::TurnEnded>(event.what)) ++turn_;
            if (const auto *sent = std::get_if<rules::MeepleSent>(&event.what)) arrive(rows_.at(sent->to));
            if (const auto *freed = std::get_if<rules::MeepleRetrieved>(&event.what)) rows_.at(freed->at).guest = false;
            if (const auto *bought = std::get_if<rules::MeepleBoughtBack>(&event.what))
                rows_.at(bought->at).guest = false;
            // The dragon takes guests as it takes anybody.
            const auto *home = std::get_if<rules::FigureReturned>(&event.what);
            if (home && home->from.part == rules::kBathhousePart) rows_.at(home->from.at).guest = false;
            if (const auto *lost = std::get_if<rules::RetrievalLost>(&event.what))
                rows_.at(lost->at).way = tutor::FreeWay::Forgotten;
        }
    }

    /// The way of every guest.
    std::map<rules::Position, tutor::FreeWay> guests() const {
        std::map<rules::Position, tutor::FreeWay> ways;
        for (const auto &[at, row] : rows_)
            if (row.guest) ways.emplace(at, row.way);
        return ways;
    }

private:
    static constexpr int kOpen = -1;
    struct Row {
        bool guest = false;
        bool hole = false;
        int closed = kOpen;  ///< turn, 0: in the set-up
        tutor::FreeWay way = tutor::FreeWay::WhenFilled;
    };

    bool isFull(rules::Position at) const {
        int count = 0;
        for (int dy = -1; dy <= 1; ++dy)
            for (int dx = -1; dx <= 1; ++dx) count += tiles_.contains({at.x + dx, at.y + dy}) ? 1 : 0;
        return count == 9;
    }
    void add(rules::Position at, bool guest) {
        Row &row = rows_[at];
        row.guest = guest;
        if (!isFull(at)) return;
        row.closed = 0;
        row.way = tutor::FreeWay::LateOrForgotten;
    }
    void place(rules::Position at, const rules::State &after) {
        tiles_.insert(at);
        if (after.bathhouseAt(at)) rows_[at] = {};
        for (auto &[where, row] : rows_) {
            if (row.closed != kOpen || !isFull(where)) continue;
            row.closed = turn_;
            row.hole = where == at;
            row.way = tutor::FreeWay::ClaimNow;
        }
    }
    void arrive(Row &row) const {
        row.guest = true;
        row.way = row.closed == kOpen   ? tutor::FreeWay::WhenFilled
                  : row.hole            ? tutor::FreeWay::Hole
                  : row.closed == turn_ ? tutor::FreeWay::CameSameTurn
                                        : tutor::FreeWay::CameLate;
    }

    std::set<rules::Position> tiles_;
    std::map<rules::Position, Row> rows_;
    int turn_ = 1;
};

/// The rule behind a way out, or behind its being too late.
inline std::string_view ruleOf(tutor::FreeWay way) {
    switch (way) {
    case tutor::FreeWay::WhenFilled:
    case tutor::FreeWay::ClaimNow: return "leave-surrounded";
    case tutor::FreeWay::CameLate:
    case tutor::FreeWay::LateOrForgotten: return "leave-too-late-surrounded";
    case tutor::FreeWay::CameSameTurn: return "leave-too-late-same-turn";
    case tutor::FreeWay::Hole: return "leave-hole";
    case tutor::FreeWay::Forgotten: break;
    }
    return "leave-too-late-forgotten";
}

/// "" or the first guest of a position whose answer differs from the trace's, or whose price does not add up.
inline std::string wrongGuest(const tutor::Story &story, const GuestsByTrace &trace) {
    const rules::State &state = story.now();
    const auto expected = trace.guests();
    std::size_t found = 0;
    for (const rules::BathhouseState &b : state.bathhouses) {
        if (b.free()) continue;
        ++found;
        const rules::Position at = state.position(b);
        const std::string where = "(" + std::to_string(at.x) + ", " + std::to_string(at.y) + "): ";
        const auto answer = tutor::inspect(story, at);
        if (!answer || !answer->guest || !answer->price || !expected.contains(at)) return where + "no answer";
        if (answer->free != expected.at(at)) return where + "free " + std::to_string(static_cast<int>(answer->free));
        const std::string_view rule = ruleOf(expected.at(at));
        if (std::ranges::find(answer->freeRules, rule) == answer->freeRules.end())
            return where + "not " + std::string(rule);
        if (state.turn.phase != rules::DecisionKind::GameOver) {
            const auto cited = tutor::why(tutor::AboutNotFree{at}, story, "en").rules;
            if (std::ranges::find(cited, rule) == cited.end()) return where + "why not: not " + std::string(rule);
        }
        const int left = state.player(answer->guest->player).score - b.flag;
        const bool floor = state.setting->options.scoreFloor == rules::ScoreFloor::Zero;
        if (answer->price->cost != b.flag || answer->price->left != left) return where + "price";
        if (answer->price->allowed != (!floor || left >= 0)) return where + "allowed";
        rules::State copy = state;
        if (answer->price->notNow.has_value() != apply(copy, rules::BuyBack{at}).has_value()) return where + "now";
    }
    return found == expected.size() ? "" : "other guests";
}

} // namespace bathhouse::test
