// SPDX-License-Identifier: MIT
#pragma once
#include "app/load.h"
#include "tutor/wording.h"

namespace bathhouse::app {

/// Tells a scenario step by step as text for people: sentences, sums, the rules behind them.
class ExplainText {
public:
    ExplainText(const Loaded &loaded, const tutor::Wording &wording) : loaded_(loaded), wording_(wording) {}

    void begin(const scenario::Table &table, const rules::State &start);
    void step(const scenario::MoveEntry &, const scenario::Played &, const rules::State &after);
    std::string finish(const rules::State &end);

private:
    void event(const rules::Event &, const rules::State &after);
    void term(const rules::Term &, rules::PartKind);
    void own(const rules::Winner &, const rules::FeatureScored &);
    void sum(const std::vector<rules::Term> &, rules::PartKind, int points);
    void gained(const rules::PointsGained &, const rules::State &after);
    void rules(const std::vector<rules::RuleId> &);
    /// What stands and lies on the board, and beside it, before the first move. Guests are told with the scores.
    void setUp(const rules::State &);
    void standing(const rules::State &);

    const Loaded &loaded_;
    const tutor::Wording &wording_;
    scenario::Table table_;
    std::string passing_;  ///< what passing would mean before the step that comes next
    int steps_ = 0;
    std::string text_;
};

/// "Scores: Red 12 points and Blue 9 points"
std::string scoresLine(const rules::State &, const scenario::Table &, const tutor::Wording &);

} // namespace bathhouse::app
