// SPDX-License-Identifier: MIT
#pragma once
#include "scenario/scenario.h"

#include <compare>
#include <cstdint>

namespace bathhouse::tutor::quiz {

/// What becomes known of a question when it is gone through.
enum class Outcome {
    Wrong,       ///< answered wrongly, not yet rightly
    Peeked,      ///< the learner stepped on before answering
    AfterTries,  ///< answered rightly after a wrong answer
    FirstTry,    ///< answered rightly at once
};

/// Names a question. One that is edited or moved has another name and counts as new.
struct QuestionKey {
    std::string scenario;  ///< its id
    int question = 0;      ///< counted from 0
    std::string fingerprint;
    friend auto operator<=>(const QuestionKey &, const QuestionKey &) = default;
};
/// 16 hexadecimal digits of what is asked and what is right. Hints, feedback and translations do not matter.
std::string fingerprint(const scenario::Question &);
/// The keys of all questions of a scenario. `id`: its own, else the name of its file.
std::vector<QuestionKey> keysOf(const scenario::Scenario &, const std::string &id);

/// What is kept of a question.
struct Record {
    Outcome outcome = Outcome::Wrong;  ///< of the last time
    bool solved = false;               ///< was answered rightly at some time
    int times = 0;                     ///< answers given, and times it was peeked at
    int wrong = 0;                     ///< wrong answers among them
    int hint = 0;                      ///< highest rung of hints used the last time, 0 to 3
    bool missed = false;               ///< comes back
    int returns = 0;                   ///< how often it came back and was answered rightly at once
    std::int64_t due = 0;              ///< when it comes back, in seconds since 1970
    friend bool operator==(const Record &, const Record &) = default;
};

/// One thing that happened to a question.
struct Answered {
    Outcome outcome = Outcome::Wrong;
    bool right = false;  ///< a question that was peeked at can be answered all the same
    int hint = 0;        ///< rungs of hints used
    std::int64_t when = 0;
};
/// What a record is after it. Missed is what was not answered rightly at once, or with the last hint. A missed question comes
/// back at once; answered rightly at once it comes back after one day, then after three, then no more.
Record after(Record, const Answered &);

/// What is kept of the drills of a rule. Each position counts once, by the first answer.
struct DrillRecord {
    int positions = 0;           ///< answered or looked at
    int right = 0;               ///< answered rightly at once, without the last hint
    int streak = 0;              ///< of these without a miss in between, up to now
    int best = 0;                ///< the longest streak
    bool missed = false;         ///< comes back, as questions do
    int returns = 0;             ///< how often it came back and was answered rightly at once
    std::int64_t due = 0;        ///< when it comes back
    std::int64_t lastRight = 0;  ///< when it was last answered rightly at once; 0: never
    friend bool operator==(const DrillRecord &, const DrillRecord &) = default;
};
DrillRecord after(DrillRecord, const Answered &);

/// How far a learner got in a lesson.
enum class Standing { New, Begun, Done };

/// The learner's progress, kept in one file. Several windows may use the same file: what happened is put into what the file
/// says at that moment. A file that cannot be read is kept beside it.
class Progress {
public:
    /// Kept in memory only.
    Progress() = default;
    /// Reads the file; there need not be one yet.
    explicit Progress(std::string path);

    const std::map<QuestionKey, Record> &records() const { return records_; }
    const Record *find(const QuestionKey &) const;
    /// Done: every question was answered rightly at some time.
    Standing standing(const std::vector<QuestionKey> &) const;
    /// Questions that come back by now, those that wait the longest first.
    std::vector<QuestionKey> missed(std::int64_t now) const;
    /// By rule.
    const std::map<std::string, DrillRecord> &drills() const { return drills_; }

    // These write the file. What could not be written is kept and written the next time.
    void note(const QuestionKey &, const Answered &);
    /// The first answer to a drill of a rule.
    void noteDrill(const std::string &rule, const Answered &);
    void reset(const std::string &scenario);
    void resetDrills(const std::string &rule);
    void resetAll();

    /// Reads what other windows have written.
    void refresh();
    /// What went wrong since the last call, as `key: detail`; "" if nothing. Keys: "broken", "newer" (detail: the file it was
    /// kept as), "unsaved" (detail: why).
    std::string takeTrouble();

private:
    /// One of these changes, to be done on what the file says when it is written.
    struct Deed {
        enum class Kind { Answer, Drill, ForgetScenario, ForgetRule, ForgetAll };
        Kind kind = Kind::Answer;
        QuestionKey key = {};   ///< of an answer
        std::string name = {};  ///< of the scenario or the rule
        Answered answered = {};
    };
    void does(Deed);
    void apply(const Deed &);
    bool read();
    bool keepAside(const char *trouble);
    void write();
    void save();
    void say(const std::string &trouble);

    std::string path_;
    std::map<QuestionKey, Record> records_;
    std::map<std::string, DrillRecord> drills_;
    std::vector<Deed> pending_;  ///< not yet in the file
    std::string trouble_;
};

} // namespace bathhouse::tutor::quiz
