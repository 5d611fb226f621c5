// SPDX-License-Identifier: MIT
#pragma once
#include "tutor/catalogue.h"
#include "tutor/drill/table.h"
#include "tutor/phrases.h"

#include <functional>

namespace bathhouse::tutor::drill {

/// A sentence as it is put in one language.
using Said = std::function<std::string(const Phrases &)>;

/// The step of a trimmed turn in which a rule decides: everything a question is made of.
struct Moment {
    const scenario::Run &run;
    const Card &card;
    rules::Random &random;

    std::size_t number() const { return run.steps.size() - 1; }
    const scenario::Step &step() const { return run.steps.back(); }
    const rules::State &before() const {
        return run.steps.size() > 1 ? run.steps[run.steps.size() - 2].state : run.start;
    }
    const rules::State &after() const { return step().state; }
    rules::PlayerId active() const { return before().turn.active; }
    /// The first event of the step that cites the rule; nullptr if the rule refuses the move.
    const rules::Event *decides() const;
    /// The deciding event if it is of this kind.
    template <class What> const What *is() const {
        const rules::Event *event = decides();
        return event ? std::get_if<What>(&event->what) : nullptr;
    }
    /// The deciding event if it is of this kind, else the first of this kind in the step.
    template <class What> const What *find() const {
        if (const What *found = is<What>()) return found;
        for (const rules::Event &event : step().events)
            if (const auto *found = std::get_if<What>(&event.what)) return found;
        return nullptr;
    }

    /// A text in every language there are sentences for. Parts and guests are looked up in `state`.
    scenario::Text say(const rules::State &state, const Said &) const;
    scenario::Text say(const Said &said) const { return say(before(), said); }
    scenario::Text say(const std::string &key, const Fillings &fillings = {}) const {
        return say([&](const Phrases &p) { return p.text({key}, fillings); });
    }
    /// What is about to be played, as a sentence, and then the question.
    scenario::Text ask(const Said &question) const;
};

/// "the road to the west at (1, 0)", the direction only where the tile has several roads.
std::string featureAt(const Phrases &, const rules::PartRef &);

/// Right and wrong choices of one question. What reads like a choice that is there already is not added.
class ChoiceList {
public:
    ChoiceList(const Moment &moment, scenario::Text right) : moment_(moment), right_(std::move(right)) {}
    void wrong(scenario::Text text, scenario::Text feedback);
    /// At most so many wrong ones, in a random order with the right one. Nothing if there are fewer than `least` wrong ones.
    std::optional<scenario::Question> question(scenario::Text ask, std::size_t most = 3, std::size_t least = 2);

private:
    const Moment &moment_;
    scenario::Text right_;
    std::vector<scenario::Choice> wrong_;
};

/// A question that is answered by yes or no; `otherwise` tells whoever was wrong.
scenario::Question yesNo(scenario::Text ask, bool answer, scenario::Text otherwise);

/// A way to ask about a moment, or nothing where it does not suit.
using Ask = std::optional<scenario::Question> (*)(const Moment &);
/// Every way to ask, by the name that resources/rules/drills.json uses.
const std::vector<std::pair<std::string_view, Ask>> &asks();

// points.cpp
std::optional<scenario::Question> askPoints(const Moment &);
std::optional<scenario::Question> askWorth(const Moment &);
std::optional<scenario::Question> askWhoScores(const Moment &);
// visiting.cpp
std::optional<scenario::Question> askFate(const Moment &);
std::optional<scenario::Question> askMust(const Moment &);
std::optional<scenario::Question> askBathhouse(const Moment &);
std::optional<scenario::Question> askFateAtEnd(const Moment &);
// leaving.cpp
std::optional<scenario::Question> askLeavesFree(const Moment &);
std::optional<scenario::Question> askRetrieved(const Moment &);
std::optional<scenario::Question> askReopened(const Moment &);
std::optional<scenario::Question> askForgotten(const Moment &);
std::optional<scenario::Question> askGuestAtEnd(const Moment &);
// turn.cpp
std::optional<scenario::Question> askAllowed(const Moment &);
std::optional<scenario::Question> askPlaces(const Moment &);
std::optional<scenario::Question> askWhoDecides(const Moment &);
std::optional<scenario::Question> askOrder(const Moment &);
std::optional<scenario::Question> askNextTurn(const Moment &);
std::optional<scenario::Question> askDiscarded(const Moment &);

/// A way in which the points of a feature are often got wrong.
struct Mistake {
    std::string key;  ///< of the sentence that names the wrong term, after "drill.mistake."
    int points = 0;   ///< what the feature would be worth
    int count = 0;    ///< what the sentence counts
    int number = 0;   ///< what the sentence names besides
};
/// The most telling first. `scored` happens in the step of the moment.
std::vector<Mistake> mistakesIn(const rules::FeatureScored &scored, const Moment &);
/// The sentence that names the wrong term of a mistake.
scenario::Text feedbackOn(const Mistake &, const rules::FeatureScored &scored, const Moment &);
/// Ways in which what each player gains in the step is often got wrong, each gain once.
std::vector<scenario::WrongPoints> wrongGains(const Moment &, const std::map<std::string, int> &right);

} // namespace bathhouse::tutor::drill
