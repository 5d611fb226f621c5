// SPDX-License-Identifier: MIT
#pragma once
#include "support/module_moves.h"

namespace bathhouse::slow {

/// Choices that a turn must not pass over, and what a chosen move must bring about: by the rule pages, event by event. A choice that
/// is never offered is a list of moves that nobody sees.
class Duties {
public:
    /// Before a move's events.
    void begin(const Move &, const rules::Decision &answered, const TurnSoFar &);
    /// Before an event is followed: "" or the choice that should have come first.
    std::string before(const rules::Event &, const Table &, const TurnSoFar &);
    /// After an event was followed.
    std::string after(const rules::Event &, const Table &, const TurnSoFar &);
    /// After all events of the move.
    std::string end(const rules::Decision &open, const Table &, const TurnSoFar &);

private:
    std::string beforeScoring(const rules::FeatureScored &, const Table &, const TurnSoFar &) const;
    std::string beforeEnd(const Table &, const TurnSoFar &, bool another) const;
    std::string beforeHome(const rules::FigureReturned &, const Table &) const;
    std::string endOfPlacing(const rules::Decision &open, const Table &, const TurnSoFar &) const;
    std::string endOfCounter(const rules::Decision &open, const Table &) const;
    std::string broughtAbout(const Table &) const;
    bool isWord(std::string_view word) const;

    Move move_;
    rules::Decision answered_;
    PlayerId mover_{};  ///< in the figure phase the active player, also while somebody may claim
    bool visited_ = false, phantomDue_ = false, tentDue_ = false, ghostDue_ = false;
    std::vector<rules::Event> events_;
};

/// "" if the open decision is this player's by the rules.
std::string checkDecider(const rules::Decision &, const Table &, const TurnSoFar &);

} // namespace bathhouse::slow
