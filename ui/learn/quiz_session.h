// SPDX-License-Identifier: MIT
#pragma once
#include "tutor/quiz/quiz.h"
#include "ui/learn/learn_progress.h"

#include <QObject>

namespace bathhouse::ui {

class LessonDocument;

/// The questions of the lesson that is open, one after another: which one is asked at the step shown, what was answered,
/// which hints were given. Moves the document to the step that a right answer is about.
class QuizSession final : public QObject {
    Q_OBJECT

public:
    QuizSession(LessonDocument &, LearnProgress &, QObject *parent = nullptr);

    enum class Phase {
        None,     ///< nothing is asked at this step
        Open,     ///< waits for an answer
        Wrong,    ///< answered wrongly
        Right,    ///< answered rightly
        OwnLine,  ///< the learner tries something out
    };
    Phase phase() const;
    /// The question that is shown, if there is one.
    const scenario::Question *question() const;
    int number() const { return shown_; }  ///< counted from 0
    int count() const;
    tutor::quiz::Asked asked() const;
    const tutor::quiz::Verdict &verdict() const { return verdict_; }
    /// The answer judged last.
    const std::optional<tutor::quiz::Given> &given() const { return given_; }
    /// The hints given so far.
    std::vector<tutor::quiz::Hint> hints() const;
    bool moreHints() const;
    /// What shows where the wrong answer leads; empty if nothing does.
    const tutor::quiz::Trial &trial() const { return trial_; }
    bool sumShown() const { return sumShown_; }
    /// A question that the learner stepped past without an answer, the last one.
    std::optional<int> passed() const;

    /// What Next does.
    enum class Onward { Question, Step, Lesson, Missed, Position, Nothing };
    Onward onward() const;

    void answer(const tutor::quiz::Given &);
    void tryAgain();
    void hint();
    void showTrial();
    void next();
    /// Asks the question again that was stepped past, at its step.
    void backToQuestion();
    /// The learner looks at what tells the answer while the question waits: it is marked, as one that was stepped past.
    void look();
    /// What the question keeps back was looked at, or it does not wait: nothing is kept back any more.
    bool looked() const;
    /// It was looked at before it was ever answered.
    bool lookedTooSoon() const;
    /// The rules that answer what is still to be asked at the step shown. Nothing: nothing more is asked there, or the
    /// learner has looked.
    std::optional<std::vector<std::string>> keptBack() const;

    /// Off in Author mode.
    void setOn(bool);
    /// Nothing is kept: an author tries the questions out.
    void setKeeping(bool);
    bool isOn() const { return on_; }
    /// As if the scenario had just been opened.
    void restart();
    /// Goes to the first question that was not answered rightly yet, at an earlier start either; the others are not asked
    /// again. Nothing happens if there is none.
    void skipSolved();
    /// The step changes, and `changed` follows.
    bool isMoving() const { return moving_; }

    // Drills
    /// A drill is asked: answers are told by `answered` and not kept here; Next asks for another position.
    void setDrilling(bool);
    bool drilling() const { return drilling_; }

    // What was missed
    void review(std::vector<tutor::quiz::QuestionKey>);
    bool reviewing() const { return only_.has_value(); }
    int toReview() const { return static_cast<int>(queue_.size()); }
    /// The question that is to be reviewed cannot be asked any more: on to the next.
    void leaveOut() { reviewNext(); }

Q_SIGNALS:
    void changed();
    void nextLessonAsked();
    /// This question is to be reviewed: its scenario is to be opened.
    void scenarioAsked(const bathhouse::tutor::quiz::QuestionKey &);
    void reviewEnded();
    /// What became of the question of a drill.
    void answered(bathhouse::tutor::quiz::Outcome, bool right, int hints);
    void positionAsked();

private:
    struct State {
        bool right = false;
        bool peeked = false;  ///< marked as looked at
        bool looked = false;  ///< shown what it keeps back, marked or not
        int wrong = 0;
        std::size_t hints = 0;
    };
    void opened();
    void moved();
    void show(std::optional<int> question);
    std::optional<int> firstAt(int step) const;
    std::optional<int> firstAfter(int step) const;
    bool isAsked(int question) const;
    bool onLine() const;
    void peek(int question);
    void note(int question, tutor::quiz::Outcome, bool right);
    void goTo(int step);
    void reviewNext();

    LessonDocument &document_;
    LearnProgress &progress_;
    bool on_ = true;
    bool keeping_ = true;
    bool drilling_ = false;
    int at_ = 0;           ///< the step shown last
    bool moving_ = false;  ///< the step is changed by the session
    std::vector<State> states_;
    std::vector<tutor::quiz::QuestionKey> keys_;
    int shown_ = -1;
    tutor::quiz::Verdict verdict_;
    bool judged_ = false;
    std::optional<tutor::quiz::Given> given_;
    tutor::quiz::Trial trial_;
    bool sumShown_ = false;
    std::vector<tutor::quiz::QuestionKey> queue_;
    std::optional<int> only_;  ///< the question that is reviewed
    std::optional<tutor::quiz::QuestionKey> awaited_;
};

} // namespace bathhouse::ui
