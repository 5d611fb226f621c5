// SPDX-License-Identifier: MIT
#pragma once
#include "rules/geometry.h"
#include "tutor/quiz/progress.h"
#include "ui/board/theme.h"
#include "ui/lesson_document.h"
#include "ui/lesson_list.h"

#include <QFileSystemWatcher>
#include <QMainWindow>
#include <QSet>
#include <QTimer>

#include <memory>

class QLabel;
class QLineEdit;
class QMenu;
class QSettings;
class QToolBar;
class QToolButton;

namespace bathhouse::ui {

class Asking;
class BoardArea;
class BoardAsking;
class BoardEditor;
class BoardListDock;
class BoardPicker;
class DecisionBar;
class DrillPanel;
class DrillSession;
class ElidedLabel;
class HistoryDock;
class LearnProgress;
class LessonsDock;
class PanelDock;
class PlayersDock;
class ProblemsDock;
class QuestionPanel;
class QuizSession;
class AuthorDock;
class RuleBookDock;
class SearchField;
class StepBar;
class TutorDock;

/// Learn: lessons and tutor. Author: moves, facts of the file and its problems.
enum class WindowMode { Learn, Author };

/// The one window: board in the middle, lessons or moves at the left, tutor or scenario at the right.
class MainWindow final : public QMainWindow {
    Q_OBJECT

public:
    /// What the window keeps from one start to the next. `Nothing` serves pictures and tests.
    enum class Memory { Settings, Nothing };
    explicit MainWindow(Memory, std::shared_ptr<LessonDocument> = std::make_shared<LessonDocument>());
    ~MainWindow() override;

    LessonDocument &document() { return document_; }
    const LessonList &lessons() const { return lessons_; }
    /// What an author sets positions up with.
    BoardEditor &editor() { return *editor_; }
    /// What is asked about the position, and its answer.
    Asking &asking() { return *asking_; }
    /// The questions of the lesson that is open.
    QuizSession &questions() { return *session_; }
    LearnProgress &progress() { return *progress_; }
    DrillSession &drills() { return *drills_; }
    /// Opens a scenario; if it cannot be read, Problems says why and false is returned.
    bool openPath(const QString &path);
    bool openFirstLesson();
    /// The shipped lesson that the open file of the user is a copy of, or nothing.
    const Lesson *shippedTwin() const;
    /// Opens the first position of the course whose questions are not all answered rightly yet, at the first of them; when
    /// all are done, the first lesson.
    bool openWhereLeft();
    /// Offers what a program that ended before its time left behind.
    void offerLeftBehind();

    // Files of one's own
    /// An untitled scenario with an empty board, in Author mode. False: the author wants to keep what there is.
    bool newScenario();
    /// The same with a scenario that the program made.
    bool newScenario(scenario::Scenario);
    /// Saves; asks for a name where there is none. False: not saved.
    bool saveFile();
    bool saveFileAs();
    bool saveTo(const QString &path);
    bool revertFile();
    /// Another window, with a file or with an untitled scenario.
    static MainWindow *openWindow(Memory, const QString &path = {});
    /// Shows the scenario to a learner from the step on that is shown; back again with Author.
    void playAsLearner();
    /// Plays the lesson's line and offers what comes out as what the file expects.
    void runMoves();
    /// The verdict of `bathhouse check` on the file as it would be saved, in words; Problems leads to each place.
    void showChecked();
    WindowMode mode() const { return mode_; }
    void setMode(WindowMode);
    void setTheme(Theme);
    /// Texts of the scenario, the tutor and the rule cards. The window's own words are those it was built with.
    void setLanguage(const QString &);
    /// Every window is built anew in this language and goes on where it was.
    static void speakEverywhere(const QString &language);
    void showRule(const QString &id);
    /// Brings the layout to rest, so that a picture of the window shows it as it will stay.
    void settle();

protected:
    void changeEvent(QEvent *) override;
    void closeEvent(QCloseEvent *) override;
    void resizeEvent(QResizeEvent *) override;
    void showEvent(QShowEvent *) override;
    void dragEnterEvent(QDragEnterEvent *) override;
    void dropEvent(QDropEvent *) override;

private:
    void buildDocks();
    void buildCentre();
    void buildToolBar();
    void buildStatusBar();
    void buildMenus();
    void buildFileMenu();
    void buildEditMenu();
    void buildAuthorBar(QToolBar *);
    void fillRecent(QMenu *);
    void fillLines(QMenu *);
    void showLines();
    bool mayLoseChanges();
    void showTitle();
    void buildViewMenu();
    void buildStepMenu();
    void buildRulesMenu();
    void buildHelpMenu();
    void buildRuleBook();
    void useRuleBook(bool shown);
    void openRuleBook(const QString &rule);
    void openLesson(const QString &path, std::optional<int> step);
    void openCompare();
    void openSetupHelper();
    void openInteractions();
    void playInteraction(const QString &path);
    void saveSummary();
    void printSummary();
    void connectDocument();
    void connectAsking();
    void showAnswer();
    void documentOpened();
    void buildLearning();
    void buildDrills();
    void pickDrill();
    void showDrill();
    void keepDrill();
    void keepAnswersBack();
    void openMissed(const tutor::quiz::QuestionKey &);
    void showStandings();
    void noteSeen();
    void restoreStandings(const QSettings &);
    void saveStandings(QSettings &) const;
    void forgetLesson();
    void forgetAll();
    void showZoom();
    void showFileWords();
    void showTileWords(std::optional<rules::Position> at);
    void showPlace(const QString &pointer);
    void showOnly(PanelDock *bottom);
    void fitDocks();
    void updateLanguages();
    MainWindow *successor(const QString &language) const;
    void chooseFile();
    void showKeys();
    void showAbout();
    void nextLesson();
    void rememberFile(const QString &path);
    void restore();
    void save() const;
    void watch();

    Memory memory_;
    LessonList lessons_;
    std::shared_ptr<LessonDocument> kept_;  ///< a window built anew takes it over
    LessonDocument &document_;
    WindowMode mode_ = WindowMode::Learn;
    QStringList ownFiles_;
    std::vector<std::string> ticked_;  ///< expansions in the window about interactions
    QFileSystemWatcher watcher_;
    QTimer reloadSoon_;
    int dockWidths_ = 0;

    BoardArea *board_ = nullptr;
    BoardEditor *editor_ = nullptr;
    Asking *asking_ = nullptr;
    BoardAsking *boardAsking_ = nullptr;
    LearnProgress *progress_ = nullptr;
    BoardPicker *picker_ = nullptr;
    QuizSession *session_ = nullptr;
    QuestionPanel *questions_ = nullptr;
    DrillSession *drills_ = nullptr;
    DrillPanel *drillPanel_ = nullptr;
    QSet<QString> seen_;  ///< ids of lessons that were opened
    StepBar *steps_ = nullptr;
    DecisionBar *decision_ = nullptr;
    LessonsDock *lessonsDock_ = nullptr;
    TutorDock *tutorDock_ = nullptr;
    AuthorDock *authorDock_ = nullptr;
    RuleBookDock *ruleBook_ = nullptr;  ///< takes the place of the tutor or the scenario while it is shown
    PlayersDock *playersDock_ = nullptr;
    ProblemsDock *problemsDock_ = nullptr;
    BoardListDock *boardListDock_ = nullptr;
    HistoryDock *historyDock_ = nullptr;
    SearchField *search_ = nullptr;
    QToolButton *learn_ = nullptr;
    QToolButton *author_ = nullptr;
    QToolButton *side_ = nullptr;
    QToolButton *language_ = nullptr;
    QToolButton *theme_ = nullptr;
    QToolButton *problemsButton_ = nullptr;
    QList<QAction *> authorActions_;  ///< of the tool bar, in Author mode only
    QAction *linesAction_ = nullptr;  ///< other lines of the scenario; hidden if there are none
    QToolButton *lines_ = nullptr;
    QAction *sideAction_ = nullptr;
    QLabel *zoom_ = nullptr;
    QLabel *title_ = nullptr;
    ElidedLabel *status_ = nullptr;
};

} // namespace bathhouse::ui
