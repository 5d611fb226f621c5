// SPDX-License-Identifier: MIT
#pragma once
#include "rules/state.h"

/// What a feature is worth and who gets it, and what becomes of its figures.
namespace bathhouse::rules {

/// What a feature is worth and who has the majority, before anybody gets anything.
struct ScoreSheet {
    PartKind kind = PartKind::Road;
    Scoring when = Scoring::Completed;
    bool complete = false;
    bool counted = false;                      ///< not so if those who stand there have no strength at all
    int tiles = 0;
    std::vector<Term> terms;                   ///< empty if not counted
    std::array<int, kMaxPlayers> strength{};
    int most = 0;                              ///< the greatest strength; who has it wins
    std::array<int, kMaxPlayers> had{};        ///< scores before anything was given for it (award)
    /// What a module adds for one of the winners alone.
    struct OwnTerm {
        PlayerId player;
        Term term;
    };
    std::vector<OwnTerm> own;

    int points() const;                 ///< of `terms`: what every winner gets
    int pointsOf(PlayerId) const;       ///< with what is added for this player; 0 for those who win nothing
    std::vector<Term> ownTerms(PlayerId) const;
    std::uint8_t outdone = 0;  ///< bit per player: a module breaks a tie against this one
    bool unscored = false;     ///< a module says that this is not scored at all: nothing but its rules is reported
    bool everybody = false;    ///< a module lets everybody win who has strength above 0
    bool wins(PlayerId p) const {
        const int mine = strength[index(p)];
        return most > 0 && (mine == most || (everybody && mine > 0)) && !(outdone >> index(p) & 1);
    }
};

/// Calls `visit(FigureId)` for every figure standing on a feature, in the order of State::figures. The visit may take it away.
template <class Visit> void forEachFigureOn(const State &s, FeatureId feature, Visit &&visit) {
    int left = s.board.occupants(feature);
    for (std::uint32_t i = 0; left > 0 && i < s.figures.size(); ++i) {
        const Figure &f = s.figures[i];
        if (f.gone || f.inBathhouse() || s.board.feature(f.node) != feature) continue;
        --left;
        visit(FigureId{i});
    }
}

/// Whether a module that is on makes something else of this monastery or garden (MarkTraits::replaces): it is none then.
bool isReplaced(const State &, FeatureId);

/// Counts a feature. `rules` collects what expansions add.
ScoreSheet countFeature(const State &, FeatureId, Scoring, std::vector<RuleId> &rules);

/// The event of a counted feature.
FeatureScored describe(const State &, FeatureId, const ScoreSheet &);

/// Tells the modules that a feature has been scored; its figures still stand.
void tellThatScored(State &, FeatureId, const ScoreSheet &, EventSink *);

/// Adds the points of a feature to the scores and reports it. The figures stay.
ScoreSheet award(State &, FeatureId, Scoring, EventSink *);

/// Points that no scored feature brings (a fairy, a tower): adds them to the score and reports them under `label`.
/// `reckoning`: how they came about, to be told; it may be empty if nobody listens.
void gain(State &, PlayerId, int points, std::string_view label, std::vector<RuleId> rules, EventSink *, Reckoning reckoning = {});

} // namespace bathhouse::rules
