// SPDX-License-Identifier: MIT
#include "ui/main_window.h"

#include "scenario/trace.h"
#include "ui/author/author_dock.h"
#include "ui/board/board_view.h"
#include "ui/board_editor.h"
#include "ui/docks/board_list_dock.h"
#include "ui/docks/board_list_model.h"
#include "ui/docks/history_dock.h"
#include "ui/docks/lessons_dock.h"
#include "ui/docks/players_dock.h"
#include "ui/docks/problems_dock.h"
#include "ui/docks/tile_palette_dock.h"
#include "ui/docks/tutor_dock.h"
#include "ui/icons.h"
#include "ui/language.h"
#include "ui/learn/board_asking.h"
#include "ui/learn/rule_book_dock.h"
#include "ui/learn/drill_session.h"
#include "ui/learn/learn_progress.h"
#include "ui/learn/question_panel.h"
#include "ui/learn/quiz_session.h"
#include "ui/style.h"
#include "ui/unsaved_work.h"
#include "ui/widgets/board_area.h"
#include "ui/widgets/decision_bar.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/file_drops.h"
#include "ui/widgets/focus_ring.h"
#include "ui/widgets/search_field.h"
#include "ui/widgets/step_bar.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QLabel>
#include <QMimeData>
#include <QSettings>
#include <QToolButton>

#include <algorithm>

namespace bathhouse::ui {
namespace {

constexpr int kMostOwnFiles = 12;
constexpr int kNarrow = 1200;      // below, docks shrink and the step bar takes two rows
constexpr int kVeryNarrow = 1000;  // below, one side at a time
constexpr QSize kStartSize{1360, 850};
constexpr QSize kLeastSize{640, 480};

} // namespace

MainWindow::MainWindow(Memory memory, std::shared_ptr<LessonDocument> document)
    : memory_(memory), kept_(std::move(document)), document_(*kept_) {
    setObjectName(QStringLiteral("mainWindow"));
    setMinimumSize(kLeastSize);
    resize(kStartSize);
    setAcceptDrops(true);
    setDockOptions(QMainWindow::DockOptions());
    setContextMenuPolicy(Qt::NoContextMenu);
    if (!document_.isOpen()) document_.setLanguage(spoken());
    buildCentre();
    buildDocks();
    buildLearning();
    buildToolBar();
    buildStatusBar();
    buildMenus();
    new FocusRing(this);
    new FileDrops(this, [this](QDropEvent &event) { dropEvent(&event); });
    connectDocument();
    setMode(WindowMode::Learn);
    if (memory_ == Memory::Settings) {
        restore();
        new UnsavedWork(document_, this);
    }
    setLanguage(document_.language());
}

MainWindow::~MainWindow() {
    // A field that has the keyboard lets go of it, and tells the scenario, while there still is one.
    hide();
}

void MainWindow::connectDocument() {
    connect(&document_, &LessonDocument::opened, this, &MainWindow::documentOpened);
    const auto openAnother = [this](const QString &path) {
        if (mayLoseChanges()) openPath(path);
    };
    connect(lessonsDock_, &LessonsDock::chosen, this, openAnother);
    connect(search_, &SearchField::lessonAsked, this, openAnother);
    connect(&document_.edited(), &ScenarioDocument::fileChanged, this, &MainWindow::showTitle);
    connect(&document_.edited(), &ScenarioDocument::textsChanged, this, &MainWindow::showTitle);
    connect(search_, &SearchField::ruleAsked, this, &MainWindow::showRule);
    connect(steps_, &StepBar::ruleAsked, this, &MainWindow::showRule);
    connectAsking();
    connect(boardListDock_, &BoardListDock::tileAsked, this,
            [this](rules::Position at) { showPlace(QStringLiteral("(%1, %2)").arg(at.x).arg(at.y)); });
    connect(problemsDock_, &ProblemsDock::placeAsked, this, &MainWindow::showPlace);
    connect(&board_->view(), &BoardView::partHovered, this, [this](rules::Position at, rules::PartIndex part) {
        showTileWords(part == rules::kNoPart ? std::nullopt : std::optional(at));
    });
    connect(editor_, &BoardEditor::said, status_, &ElidedLabel::setFullText);
    connect(authorDock_, &AuthorDock::languageAsked, this, &MainWindow::setLanguage);
    connect(authorDock_, &AuthorDock::runAsked, this, &MainWindow::runMoves);
    connect(authorDock_, &AuthorDock::placeAsked, this, [this](const QString &pointer) {
        if (pointer == QLatin1String("/problems")) showOnly(problemsDock_);
    });
    connect(&board_->view(), &BoardView::partClicked, this, [this](rules::Position at, rules::PartIndex part) {
        if (!document_.isOpen() || mode_ != WindowMode::Author) return;
        const std::string name = part == rules::kNoPart ? std::string() : scenario::onName(document_.state(), {at, part});
        authorDock_->take({at, rules::partNameFrom(name)});
    });
    reloadSoon_.setSingleShot(true);
    reloadSoon_.setInterval(150);
    connect(&reloadSoon_, &QTimer::timeout, this, [this] {
        document_.reload();
        watch();
    });
    connect(&watcher_, &QFileSystemWatcher::fileChanged, this, [this] { reloadSoon_.start(); });
}

bool MainWindow::openPath(const QString &path) {
    session_->setKeeping(true);
    if (!document_.open(path)) {
        showOnly(problemsDock_);
        if (!document_.isOpen()) {
            QStringList lines;
            for (const scenario::Problem &problem : document_.problems())
                lines.push_back(QString::fromStdString(problem.text()));
            tutorDock_->showMessage(tr("This file cannot be shown"), lines);
        }
        return false;
    }
    if (!document_.shipped() && shippedTwin() == nullptr) rememberFile(path);
    watch();
    return true;
}

bool MainWindow::openFirstLesson() {
    const Lesson *first = lessons_.first();
    if (first == nullptr || !openPath(first->path)) return false;
    // The first question can be answered at once.
    questions_->takeFocus();
    return true;
}

void MainWindow::documentOpened() {
    showTitle();
    const Lesson *twin = shippedTwin();
    lessonsDock_->setCurrent(twin ? twin->path : document_.path());
    showFileWords();
    updateLanguages();
    noteSeen();
    // A drawing that breaks a rule is shown all the same; what is wrong must be seen at once.
    if (!document_.problems().empty()) showOnly(problemsDock_);
}

void MainWindow::setMode(WindowMode mode) {
    mode_ = mode;
    ruleBook_->hide();
    const bool learn = mode == WindowMode::Learn;
    // The board is the learner's or the author's, never both.
    if (!learn) {
        session_->setOn(false);
        drills_->cancel();
        session_->setKeeping(true);
    }
    learn_->setChecked(learn);
    author_->setChecked(!learn);
    const bool roomForBoth = width() >= kVeryNarrow;
    lessonsDock_->setVisible(learn && roomForBoth);
    editor_->setOn(!learn, roomForBoth);
    board_->setTellsPoints(!learn);
    boardAsking_->setOn(learn);
    boardListDock_->setAuthor(!learn);
    tutorDock_->setVisible(learn);
    authorDock_->setVisible(!learn);
    document_.setRecording(learn ? LessonDocument::Recording::Off : LessonDocument::Recording::Inserts);
    if (!learn)
        showOnly(problemsDock_);
    else if (document_.problems().empty())
        showOnly(nullptr);
    dockWidths_ = 0;
    fitDocks();
    if (learn) session_->setOn(true);
    if (document_.isOpen()) {
        showTitle();
        updateLanguages();
    }
}

void MainWindow::setTheme(Theme theme) {
    wearTheme(*static_cast<QApplication *>(QApplication::instance()), theme);
    board_->view().setTheme(theme);
    theme_->setIcon(lineIcon(theme == Theme::Light ? QStringLiteral("moon") : QStringLiteral("sun")));
    theme_->setAccessibleName(theme == Theme::Light ? tr("Dark colours") : tr("Light colours"));
    theme_->setToolTip(tr("%1 (Ctrl+D)").arg(theme_->accessibleName()));
    // Texts with colours of their own are written anew.
    if (document_.isOpen()) Q_EMIT document_.languageChanged();
}

void MainWindow::showRule(const QString &id) {
    if (!ruleBook_->isHidden()) return openRuleBook(id);
    if (mode_ != WindowMode::Learn) setMode(WindowMode::Learn);
    tutorDock_->show();
    tutorDock_->showRule(id);
}

void MainWindow::showOnly(PanelDock *bottom) {
    for (PanelDock *dock : {static_cast<PanelDock *>(playersDock_), static_cast<PanelDock *>(problemsDock_),
                            static_cast<PanelDock *>(boardListDock_), static_cast<PanelDock *>(historyDock_)})
        dock->setVisible(dock == bottom);
    if (bottom != nullptr)
        resizeDocks({bottom},
                    {bottom == problemsDock_ && problemsDock_->count() == 0 ? 96
                     : height() < 700                                       ? 140
                                                                            : 190},
                    Qt::Vertical);
}

void MainWindow::showPlace(const QString &pointer) {
    if (!document_.isOpen()) return;
    const QStringList parts = pointer.split(u'/', Qt::SkipEmptyParts);
    if (mode_ == WindowMode::Author && pointer.startsWith(u'/')) authorDock_->showPlace(pointer);
    if (pointer.startsWith(u'(')) {
        const QStringList xy = pointer.mid(1, pointer.size() - 2).split(QStringLiteral(", "));
        board_->view().showTile({xy[0].toInt(), xy[1].toInt()});
        return;
    }
    if (parts.size() < 2) return;
    const auto entry = parts[1].toULongLong();
    const scenario::Scenario &scenario = document_.scenario();
    if (parts[0] == QLatin1String("variations"))
        document_.showPointer(pointer);
    else if (parts[0] == QLatin1String("moves") && document_.line().empty() && !document_.branchedAt())
        document_.setStep(
            static_cast<int>(std::min<qulonglong>(entry + 1, static_cast<qulonglong>(document_.stepCount()))));
    else if (parts[0] == QLatin1String("moves"))
        document_.showLine({}, static_cast<int>(entry + 1));
    else if (parts[0] == QLatin1String("board") && entry < scenario.board.size())
        board_->view().showTile(scenario.board[entry].at);
    else if (parts[0] == QLatin1String("figures") && entry < scenario.figures.size())
        board_->view().showTile(scenario.figures[entry].at);
}

void MainWindow::showFileWords() {
    const LessonChapter *chapter = lessons_.chapterOf(document_.path());
    if (chapter == nullptr) return status_->setFullText(document_.path());
    const QString title = chapterTitle(*chapter, document_.language());
    const QString numbered = chapter->number > 0 ? QStringLiteral("%1 %2").arg(chapter->number).arg(title) : title;
    status_->setFullText(numbered + QStringLiteral(" · ") + document_.title());
}

void MainWindow::showTileWords(std::optional<rules::Position> at) {
    const auto laid = at && document_.isOpen() ? document_.state().board.at(*at) : std::nullopt;
    if (!laid) {
        showFileWords();
        return;
    }
    const rules::State &state = document_.state();
    const QString figures = figuresInWords(state, *laid, document_.table(), document_.language());
    status_->setFullText(QStringLiteral("(%1, %2) %3: %4")
                             .arg(at->x)
                             .arg(at->y)
                             .arg(QString::fromStdString(state.board.tile(*laid).id),
                                  featuresInWords(state, *laid, document_.language())) +
                         (figures.isEmpty() ? QString() : QStringLiteral(". ") + figures));
}

void MainWindow::fitDocks() {
    const bool narrow = width() < kNarrow;
    const bool veryNarrow = width() < kVeryNarrow;
    steps_->setCompact(narrow);
    decision_->setCompact(narrow);
    sideAction_->setVisible(veryNarrow);
    lines_->setToolButtonStyle(narrow ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);
    // A very narrow window has room for undo alone.
    for (qsizetype i = 0; i < authorActions_.size(); ++i)
        authorActions_[i]->setVisible(mode_ == WindowMode::Author && (i < 1 || !veryNarrow));
    language_->setToolButtonStyle(veryNarrow ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);
    language_->setFixedWidth(veryNarrow ? 32 : 60);
    const int class_ = veryNarrow ? 1 : narrow ? 2 : 3;
    if (class_ == dockWidths_) return;
    dockWidths_ = class_;
    const bool learn = mode_ == WindowMode::Learn;
    PanelDock *left = learn ? static_cast<PanelDock *>(lessonsDock_) : &editor_->tiles();
    PanelDock *right = learn ? static_cast<PanelDock *>(tutorDock_) : authorDock_;
    left->setVisible(!veryNarrow);
    right->setVisible(ruleBook_->isHidden());
    if (!learn) editor_->setOn(true, !veryNarrow);
    resizeDocks({left, ruleBook_->isHidden() ? right : ruleBook_}, narrow ? QList<int>{200, 300} : QList<int>{260, 380}, Qt::Horizontal);
}

void MainWindow::resizeEvent(QResizeEvent *event) {
    QMainWindow::resizeEvent(event);
    fitDocks();
}

void MainWindow::showEvent(QShowEvent *event) {
    QMainWindow::showEvent(event);
    dockWidths_ = 0;
    fitDocks();
}

void MainWindow::settle() {
    for (int round = 0; round < 3; ++round) {
        QApplication::sendPostedEvents();
        QApplication::processEvents();
    }
    board_->view().fitBoard();
    QApplication::processEvents();
}

void MainWindow::rememberFile(const QString &path) {
    const QString whole = QFileInfo(path).absoluteFilePath();
    ownFiles_.removeAll(whole);
    ownFiles_.prepend(whole);
    while (ownFiles_.size() > kMostOwnFiles) ownFiles_.removeLast();
    lessons_.setOwnFiles(ownFiles_);
    lessonsDock_->setOwnFiles(ownFiles_);
    showStandings();
    lessonsDock_->setCurrent(whole);
}

void MainWindow::watch() {
    if (!watcher_.files().isEmpty()) watcher_.removePaths(watcher_.files());
    if (!document_.path().isEmpty() && !document_.shipped() && QFileInfo::exists(document_.path()))
        watcher_.addPath(document_.path());
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event) {
    if (std::ranges::any_of(event->mimeData()->urls(), &QUrl::isLocalFile)) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event) {
    QStringList files;
    for (const QUrl &url : event->mimeData()->urls())
        if (url.isLocalFile()) files.push_back(url.toLocalFile());
    if (files.isEmpty()) return;
    event->acceptProposedAction();
    // After the drop: a question about unsaved changes must not keep whoever dragged waiting.
    QTimer::singleShot(0, this, [this, files] {
        if (mayLoseChanges()) openPath(files.front());
        for (const QString &more : files.mid(1)) openWindow(memory_, more);
    });
}

void MainWindow::closeEvent(QCloseEvent *event) {
    if (!mayLoseChanges()) {
        event->ignore();
        return;
    }
    drills_->cancel();
    if (memory_ == Memory::Settings) save();
    QMainWindow::closeEvent(event);
}

void MainWindow::restore() {
    const QSettings settings;
    restoreGeometry(settings.value(QLatin1String("window/geometry")).toByteArray());
    ownFiles_ = settings.value(QLatin1String("window/files")).toStringList();
    ownFiles_.erase(std::remove_if(ownFiles_.begin(), ownFiles_.end(),
                                   [](const QString &file) { return !QFileInfo::exists(file); }),
                    ownFiles_.end());
    lessons_.setOwnFiles(ownFiles_);
    lessonsDock_->setOwnFiles(ownFiles_);
    for (const QString &id : settings.value(QLatin1String("interactions/expansions")).toStringList())
        ticked_.push_back(id.toStdString());
    restoreStandings(settings);
}

void MainWindow::save() const {
    QSettings settings;
    settings.setValue(QLatin1String("window/geometry"), saveGeometry());
    settings.setValue(QLatin1String("window/files"), ownFiles_);
    settings.setValue(QLatin1String("window/theme"),
                      applicationTheme() == Theme::Dark ? QStringLiteral("dark") : QStringLiteral("light"));
    settings.setValue(QLatin1String("window/language"), document_.language());
    QStringList ticked;
    for (const std::string &id : ticked_) ticked.push_back(QString::fromStdString(id));
    settings.setValue(QLatin1String("interactions/expansions"), ticked);
    saveStandings(settings);
}

} // namespace bathhouse::ui
