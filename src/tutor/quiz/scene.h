// SPDX-License-Identifier: MIT
#pragma once
#include "scenario/answers.h"
#include "tutor/quiz/quiz.h"
#include "tutor/why/answer.h"

namespace bathhouse::tutor::quiz {

/// The moment a question is asked at, and the words for it.
class Scene {
public:
    /// The moves must lead to the question.
    explicit Scene(const Asked &);
    Scene(const Scene &) = delete;
    Scene &operator=(const Scene &) = delete;

    const scenario::Question &question() const { return asked_.question; }
    const scenario::Run &run() const { return asked_.run; }
    const scenario::Table &table() const { return asked_.run.table; }
    const std::string &language() const { return asked_.language; }
    const Story &story() const { return story_; }
    const rules::State &before() const { return story_.now(); }
    /// The step that comes next; nullptr after the last.
    const scenario::Step *step() const;
    /// The position after that step, else the one shown.
    const rules::State &after() const { return step() ? step()->state : before(); }
    const std::optional<scenario::Answers> &right() const { return right_; }
    template <class Kind> const Kind &rightAs() const { return std::get<Kind>(*right_); }

    const Answer &words() const { return words_; }
    Phrases say() const { return words_.say(); }
    std::string text(const std::string &key, const Fillings &fillings = {}) const { return words_.text(key, fillings); }
    std::string counted(std::size_t number, const std::string &key) const {
        return words_.counted(static_cast<int>(number), key);
    }
    /// The next move is refused by a rule behind the question.
    bool forbidsNext() const;
    const std::string &choice(int index) const;
    /// The first sentence of the card behind the question; "" without one.
    std::string rule() const;
    /// A place of an answer in words: "the road to the west at (0, 0)".
    std::string place(const scenario::Place &) const;
    /// The part that a place names, as it lies when the question is asked.
    std::optional<rules::PartRef> part(const scenario::Place &) const;
    /// The figure that stands there.
    std::optional<rules::FigureAt> figure(const scenario::Place &) const;

private:
    Asked asked_;
    Story story_;
    Answer words_;
    std::optional<scenario::Answers> right_;
};

/// The move that a place stands for where a meeple or a bathhouse is being decided on.
std::optional<rules::Move> moveTo(const Scene &, const scenario::Place &);

/// What is wrong with points, places and figures.
void explainPoints(const Scene &, const std::map<std::string, int> &given, Verdict &);
void explainPlaces(const Scene &, const std::vector<scenario::Place> &given, Verdict &);

/// The step term by term; what an answer has wrong is marked.
std::vector<SumRow> sumOf(const Scene &, const std::map<std::string, int> &given);

} // namespace bathhouse::tutor::quiz
