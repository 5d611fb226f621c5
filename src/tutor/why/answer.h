// SPDX-License-Identifier: MIT
#pragma once
#include "tutor/phrases.h"
#include "tutor/why/why.h"

namespace bathhouse::tutor {

/// What the answers share: the story, the language, and how facts become reasons.
class Answer {
public:
    Answer(const Story &story, const std::string &language) : story_(story), texts_(TextTable::of(language)) {}

    const Story &story() const { return story_; }
    const rules::State &now() const { return story_.now(); }
    /// The words for a position of the game.
    Phrases say(const rules::State &state) const { return {texts_, state, story_.table()}; }
    Phrases say() const { return say(now()); }
    std::string text(const std::string &key, const Fillings &fillings = {}) const {
        return texts_.text({key}, fillings);
    }
    std::string counted(int number, const std::string &key, Fillings fillings = {}) const;
    std::string spaces(const std::vector<rules::Position> &) const;
    /// "owner", "at" and the forms of "figure".
    Fillings of(const rules::FigureAt &) const;

    /// An event in words, with its rules and what it is about. `after`: the state it is looked up in.
    Reason told(const rules::Event &, const rules::State &after) const;
    /// The same, with its step.
    Reason told(Story::Moment) const;
    /// A scored feature for one player: its terms are the children if the player gets them.
    Reason scored(const rules::Event &, const rules::State &after, rules::PlayerId) const;

    /// Points that no feature brought: their terms are the children.
    Reason gained(Story::Moment) const;

    /// Whether the company of a scoring is told of the past or of the position as it is now.
    enum class When { Then, Now };
    /// Why a scored figure went where it did: who was in the scoring, who lay where.
    std::vector<Reason> company(const rules::Event &fate, const rules::FeatureScored *,
                                const std::vector<Story::Guest> &, When) const;
    /// Who lies in which bathhouse now.
    std::vector<Reason> guestRows() const;
    /// The scoring in which a figure was sent away by an event.
    std::optional<Story::Moment> scoringBefore(Story::Moment) const;
    /// An event with why it came so: its terms, or who was in the scoring.
    Reason withReasons(Story::Moment) const;
    /// A move that is refused, with the numbers and figures behind it.
    Reason refused(const rules::Refusal &, const rules::Move &) const;
    /// The same for any move, tried on a copy.
    Reason tried(const rules::Move &) const;
    /// The answers about leaving, for the inspector and for moves that are refused.
    Reason freeWay(const Inspection &) const;
    Reason price(const Inspection &) const;

    Reason about(const AboutPoints &) const;
    Reason about(const AboutBathhouse &) const;
    Reason about(const AboutFigure &) const;
    Reason about(const AboutNotFree &) const;
    Reason about(const AboutNoBuyBack &) const;
    Reason about(const AboutNoBath &) const;
    Reason about(const AboutNoBonus &) const;
    Reason about(const AboutNoPoints &) const;
    Reason about(const AboutNoTile &) const;
    Reason about(const AboutNoFigure &) const;
    /// What would become of a standing figure, scored as everything stands now.
    Reason bathOf(const rules::FigureAt &) const;

private:
    Reason rowOf(const rules::Term &, const rules::Event &, rules::PartKind feature) const;

    const Story &story_;
    const TextTable &texts_;
};

/// The tiles of a feature, by position.
std::vector<rules::Position> tilesOf(const rules::State &, rules::FeatureId);
/// Whether a player's castle stands on a city: that is not scored, and its noble waits.
bool isCastle(const rules::State &, rules::FeatureId);
/// When a figure last left a place.
std::optional<Story::Moment> leavingOf(const Story &, const rules::PartRef &);
/// The feature that a part belongs to.
std::optional<rules::FeatureId> featureAt(const rules::State &, const rules::PartRef &);

} // namespace bathhouse::tutor
