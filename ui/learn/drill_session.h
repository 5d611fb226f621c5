// SPDX-License-Identifier: MIT
#pragma once
#include "ui/learn/drill_search.h"
#include "ui/learn/learn_progress.h"

#include <QTimer>

namespace bathhouse::ui {

class LessonDocument;

/// One drill after another: the rule, the search for its next position, what was answered, and the streak.
class DrillSession final : public QObject {
    Q_OBJECT

public:
    /// Where the rule comes from: it was picked, or it is the next one that was missed.
    enum class From { Picked, Missed };

    DrillSession(LessonDocument &, LearnProgress &, const LessonList &, QObject *parent = nullptr);
    void setMaker(DrillSearch::Maker maker) { search_.setMaker(std::move(maker)); }

    /// Looks for a position. Without a seed any one is taken, but not the position shown.
    void begin(const std::string &rule, From = From::Picked, std::optional<std::uint64_t> seed = std::nullopt);
    /// The rule that was missed the longest ago; says so if there is none.
    void beginMissed();
    /// Another position of the same rule, or the next missed rule.
    void next();
    void cancel();
    bool isSearching() const { return search_.isRunning(); }
    /// The search has taken so long that it is worth a word.
    bool isWaiting() const { return waiting_; }

    /// Opens the position that was found, as an untitled scenario that is not saved.
    void show();
    /// The drill is what the document shows.
    bool isActive() const { return current_.has_value(); }
    const std::string &rule() const { return current_->rule; }
    std::uint64_t seed() const { return current_->seed; }
    From from() const { return current_->from; }
    const tutor::quiz::DrillRecord &record() const { return progress_.drill(rule()); }
    /// Rules that come back by now.
    std::vector<std::string> missed() const { return progress_.rulesToDrill(lessons_); }

    /// The first answer counts.
    void answer(tutor::quiz::Outcome, bool right, int hints);
    /// Forgets what was answered of the rule; the position counts anew.
    void forget();
    /// Goes on where another window was.
    void adopt(const DrillSession &);

Q_SIGNALS:
    void changed();
    /// A position waits to be shown.
    void found();
    void said(const QString &sentence);

private:
    struct Current {
        std::string rule;
        From from = From::Picked;
        std::uint64_t seed = 0;
        scenario::Scenario scenario = {};
        bool counted = false;  ///< was answered
    };
    void ended(const DrillSearch::Result &);
    void opened();
    void stop();

    LessonDocument &document_;
    LearnProgress &progress_;
    const LessonList &lessons_;
    DrillSearch search_;
    From from_ = From::Picked;  ///< of the search
    QTimer waitingSoon_;
    bool waiting_ = false;
    bool opening_ = false;  ///< the document is being opened by the session
    std::optional<Current> found_;
    std::optional<Current> current_;
};

}  // namespace bathhouse::ui
