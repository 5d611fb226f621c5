// SPDX-License-Identifier: MIT
#pragma once
#include "scenario/reader.h"
#include "scenario/replay.h"
#include "tutor/verdict.h"
#include "ui/scenario_document.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <optional>

namespace bathhouse::ui {

/// The scenario that is open, the line of moves that is shown (its own, a variation, or one the learner plays) and the step
/// in it. Views listen to it and never keep a position of their own. It follows the edits of its scenario.
class LessonDocument final : public QObject {
    Q_OBJECT

public:
    explicit LessonDocument(QObject *parent = nullptr);

    /// The scenario as it is edited. What changes there is played anew here.
    ScenarioDocument &edited() { return edited_; }
    const ScenarioDocument &edited() const { return edited_; }

    /// Opens a file, compiled in (":/…") or the user's. False if it is no scenario: `problems()` says why and the
    /// scenario shown before stays.
    bool open(const QString &path);
    /// Opens the text of a scenario that was never saved; it counts as modified. False if it is no scenario.
    bool openUnsaved(const QByteArray &text, const QString &path);
    /// Reads the open file again and stays at the step. Nothing happens if it is as it was, or if there are unsaved changes.
    bool reload();
    /// Forgets all changes and reads the file again; an untitled scenario starts anew.
    bool revert();
    /// The user's own tile file is another one now. Shipped lessons keep the shipped tiles.
    void readTilesAgain();
    /// An untitled scenario with an empty board.
    void startNew();
    /// An untitled scenario that was made by the program and is not saved yet.
    void startWith(scenario::Scenario);

    bool isOpen() const { return run_.has_value(); }
    QString path() const { return edited_.path(); }
    /// Compiled into the program.
    bool shipped() const { return edited_.shipped(); }
    const scenario::Scenario &scenario() const { return edited_.scenario(); }
    /// Its title, else the name of its file.
    QString title() const;
    /// The name of the file, or "untitled".
    QString fileName() const;
    /// Texts of the scenario in the chosen language.
    QString text(const std::optional<scenario::Text> &) const;
    QString text(const scenario::Text &) const;
    QString language() const { return language_; }
    void setLanguage(const QString &);
    /// Codes of the languages that the scenario has any text in.
    QStringList languages() const;

    const scenario::Run &run() const { return ownLine_ ? *ownLine_ : lineRun_ ? *lineRun_ : *run_; }
    const scenario::Run &lessonRun() const { return *run_; }
    /// Names and colours as they are shown: a name that is a colour is said in the language. Those of the file are in
    /// `run().table`.
    const scenario::Table &table() const;
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
    /// After an edit of a large set-up, steps behind the one shown are played a few at a time, so that nobody waits for
    /// them. Plays what is left at once.
    void catchUp();
    /// Whether steps behind the one shown are still as they were before the last edit.
    bool isBehind() const { return behind_.has_value(); }

    // Lines
    /// The line of the scenario that is shown: empty for its own, else a variation.
    const LinePath &line() const { return line_; }
    /// Shows a line of the scenario, at a step if there is one. Unknown lines come to the scenario's own.
    void showLine(const LinePath &, std::optional<int> step = std::nullopt);
    /// Shows the line and step that a pointer such as "/variations/0/moves/2" names.
    void showPointer(const QString &pointer);
    /// The learner's own line branches off the lesson's after this many steps; nothing: the lesson's line is shown.
    std::optional<int> branchedAt() const { return branchedAt_; }
    /// The move that the line shown makes next, if it makes one.
    const rules::Move *following() const;
    /// Plays a legal move after the step shown, or records it while recording. If the line goes on with it anyway, only
    /// steps on.
    void continueWith(const rules::Move &);
    /// Plays moves as a line of the learner's own from the step shown on, up to the first that is refused; never recorded.
    void tryOut(const std::vector<rules::Move> &);
    /// Forgets the own line and shows the lesson's at the step where it was left.
    void backToLesson();

    // Recording
    /// What becomes of a move that is played where the line goes on with another one.
    enum class Recording { Off, Inserts, Replaces, Branches };
    Recording recording() const { return recording_; }
    void setRecording(Recording);
    /// Where the entry behind a step of the line shown stands: of which line, and its index there.
    struct Spot {
        LinePath line;
        std::size_t index = 0;
    };
    Spot spotOf(int step) const;
    /// Keeps the own line as a variation of the scenario and shows it.
    void keepOwnLine();

    // What is wrong
    /// The file that was opened last, also if it could not be shown.
    QString lastPath() const { return lastPath_; }
    bool lastFailed() const { return lastFailed_; }
    /// What is wrong with the file that was opened last, or with the scenario as it is edited.
    const scenario::Problems &problems() const { return lastFailed_ ? failure_ : verdict_.reading; }
    /// Moves that do not work and what `expect` asks and the play does not show; nothing while `lastFailed()`.
    scenario::Problems findings() const;
    /// The verdict of `bathhouse check` on the scenario as it would be saved. Up to date a moment after a change.
    const tutor::Verdict &verdict() const { return verdict_; }
    /// Brings the verdict up to date at once.
    void judge();

Q_SIGNALS:
    /// Another scenario is shown.
    void opened();
    void stepChanged();
    /// Positions, moves or players of the line shown are others.
    void lineChanged();
    /// Steps behind the one shown are others; the position shown is as it was told before.
    void laterStepsChanged();
    void problemsChanged();
    void languageChanged();
    /// The scenario was edited; after the other signals.
    void scenarioEdited();
    void recordingChanged();

private:
    struct FileRead {
        scenario::ReadResult result;
        scenario::TileLibrary tiles;
        QByteArray bytes;
    };
    FileRead readFile(const QString &path) const;
    static scenario::TileLibrary tilesFor(const QString &path, scenario::Problems &);
    bool show(FileRead, const QString &path, int step);
    void followEdits();
    void reopened();
    void playAgain();
    bool layMore();
    bool exchangeWords();
    void playOn();
    void caughtUp();
    void playLine();
    void record(const rules::Move &);
    scenario::MoveEntry entryFor(const rules::Move &, const rules::State &) const;

    ScenarioDocument edited_;
    QString lastPath_;
    bool lastFailed_ = false;
    scenario::Problems failure_;
    tutor::Verdict verdict_;
    QTimer judgeSoon_;
    QString language_ = QStringLiteral("en");
    mutable scenario::Table shown_;

    std::optional<scenario::Run> run_;
    std::optional<scenario::Replay> behind_;
    QTimer playOn_;
    bool wordsPending_ = false;  ///< comments were changed that no view has been told of
    std::optional<scenario::Run> lineRun_;
    std::optional<scenario::Run> ownLine_;
    LinePath line_;
    std::optional<int> branchedAt_;
    int step_ = 0;
    Recording recording_ = Recording::Off;

    /// What the edits since the last play ask for.
    struct Needs {
        bool another = false;     ///< it is another scenario
        bool everything = false;  ///< players or setting: the table too
        bool start = false;       ///< figures of the set-up
        QVector<rules::Position> tiles;
        std::optional<int> movesFrom;
        bool variations = false;
    } needs_;
};

/// Whether two moves do the same: any part of a feature may name what is scored next.
bool sameChoice(const rules::State &state, const rules::Move &a, const rules::Move &b);

} // namespace bathhouse::ui
