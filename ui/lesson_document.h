// SPDX-License-Identifier: MIT
#pragma once
#include "scenario/reader.h"
#include "scenario/run.h"

#include <QObject>
#include <QString>

#include <optional>

namespace bathhouse::ui {

/// The scenario that is open, the line of moves that is shown (its own, or one the learner plays) and the step in it.
/// Views listen to it and never keep a position of their own.
class LessonDocument final : public QObject {
    Q_OBJECT

public:
    explicit LessonDocument(QObject *parent = nullptr);

    /// Opens a file, compiled in (":/…") or the user's. False if it is no scenario: `problems()` says why and the
    /// scenario shown before stays.
    bool open(const QString &path);
    /// Reads the open file again and stays at the step.
    bool reload();

    bool isOpen() const { return scenario_.has_value(); }
    QString path() const { return path_; }
    /// Compiled into the program.
    bool shipped() const;
    const scenario::Scenario &scenario() const { return *scenario_; }
    QString title() const;
    /// Texts of the scenario in the chosen language.
    QString text(const std::optional<scenario::Text> &) const;
    QString text(const scenario::Text &) const;
    QString language() const { return language_; }
    void setLanguage(const QString &);
    /// Codes of the languages that the scenario has any text in.
    QStringList languages() const;

    const scenario::Run &run() const { return ownLine_ ? *ownLine_ : *run_; }
    const scenario::Run &lessonRun() const { return *run_; }
    const scenario::Table &table() const { return run().table; }
    /// 0: before the first move.
    int step() const { return step_; }
    int stepCount() const { return isOpen() ? static_cast<int>(run().steps.size()) : 0; }
    /// The step just made, or nothing before the first.
    const scenario::Step *current() const {
        return step_ == 0 ? nullptr : &run().steps[static_cast<std::size_t>(step_ - 1)];
    }
    const rules::State &state() const { return stateAt(step_); }
    const rules::State &stateAt(int step) const;
    /// The tile in hand after the step shown.
    std::optional<rules::TileId> hand() const;
    void setStep(int);

    /// The learner's own line branches off the lesson's after this many steps; nothing: the lesson's line is shown.
    std::optional<int> branchedAt() const { return branchedAt_; }
    /// The move that the line shown makes next, if it makes one.
    const rules::Move *following() const;
    /// Plays a legal move after the step shown. If the line goes on with it anyway, only steps on.
    void continueWith(const rules::Move &);
    /// Forgets the own line and shows the lesson's at the step where it was left.
    void backToLesson();

    /// The file that was opened last, also if it could not be shown.
    QString lastPath() const { return lastPath_; }
    bool lastFailed() const { return lastPath_ != path_ || !isOpen(); }
    /// What is wrong with the file that was opened last.
    const scenario::Problems &problems() const { return problems_; }
    /// What `expect` asks and the run does not show, and a stop of the run; nothing while `lastFailed()`.
    scenario::Problems findings() const;

Q_SIGNALS:
    void opened();
    void stepChanged();
    void lineChanged();
    void problemsChanged();
    void languageChanged();

private:
    void show(scenario::ReadResult, const QString &path, int step);
    scenario::ReadResult read(const QString &path);

    QString path_;
    QString lastPath_;
    QString language_ = QStringLiteral("en");
    std::optional<scenario::Scenario> scenario_;
    scenario::TileLibrary tiles_;
    std::optional<scenario::Run> run_;
    std::optional<scenario::Run> ownLine_;
    std::optional<int> branchedAt_;
    int step_ = 0;
    scenario::Problems problems_;
};

/// Whether two moves do the same: any part of a feature may name what is scored next.
bool sameChoice(const rules::State &state, const rules::Move &a, const rules::Move &b);

}  // namespace bathhouse::ui
