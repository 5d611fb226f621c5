// SPDX-License-Identifier: MIT
#pragma once
#include "rules/state.h"

/// What a feature is worth and who gets it, and what becomes of its figures.
namespace bathhouse::rules {

/// The figures standing on a feature, in the order of State::figures.
std::vector<FigureId> figuresOn(const State &, FeatureId);

/// Who has the majority and what each of them gets; `rules`, if wanted, collects every rule behind it.
FeatureScored tally(const State &, FeatureId, Scoring, std::vector<RuleId> *rules = nullptr);

/// Adds the points of a feature to the scores and reports it. The figures stay.
FeatureScored award(State &, FeatureId, Scoring, EventSink *);

} // namespace bathhouse::rules
