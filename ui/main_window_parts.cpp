// SPDX-License-Identifier: MIT
#include "ui/author/author_dock.h"
#include "ui/board/board_view.h"
#include "ui/board_editor.h"
#include "ui/docks/board_list_dock.h"
#include "ui/docks/history_dock.h"
#include "ui/docks/lessons_dock.h"
#include "ui/docks/players_dock.h"
#include "ui/docks/problems_dock.h"
#include "ui/docks/tile_palette_dock.h"
#include "ui/docks/tutor_dock.h"
#include "ui/icons.h"
#include "ui/learn/asking.h"
#include "ui/learn/board_asking.h"
#include "ui/learn/rule_book_dock.h"
#include "ui/main_window.h"
#include "ui/style.h"
#include "ui/widgets/board_area.h"
#include "ui/widgets/decision_bar.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/icon_button.h"
#include "ui/widgets/search_field.h"
#include "ui/widgets/step_bar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QStatusBar>
#include <QToolBar>
#include <QToolButton>

namespace bathhouse::ui {
namespace {

QWidget *gap(int width) {
    auto *space = new QWidget;
    space->setFixedWidth(width);
    return space;
}

QWidget *stretch() {
    auto *space = new QWidget;
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    return space;
}

QFrame *barLine() {
    auto *line = new QFrame;
    line->setObjectName(QStringLiteral("barLine"));
    line->setFixedSize(1, 24);
    return line;
}

QToolButton *modeButton(const QString &icon, const QString &text) {
    auto *button = new QToolButton;
    button->setIcon(lineIcon(icon, IconTone::Switch));
    button->setIconSize({16, 16});
    // The space keeps text and icon apart.
    button->setText(u' ' + text);
    button->setAccessibleName(text);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setCheckable(true);
    button->setAutoExclusive(true);
    button->setFocusPolicy(Qt::TabFocus);
    button->setFixedHeight(30);
    button->setMinimumWidth(100);
    return button;
}

} // namespace

void MainWindow::buildCentre() {
    auto *centre = new QWidget;
    auto *layout = new QVBoxLayout(centre);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    board_ = new BoardArea(document_);
    steps_ = new StepBar(document_);
    decision_ = new DecisionBar(document_);
    layout->addWidget(board_, 1);
    layout->addWidget(steps_);
    layout->addWidget(decision_);
    setCentralWidget(centre);
    connect(decision_, &DecisionBar::pointedAt, board_, &BoardArea::pointAt);
    const auto markTargets = [this] { board_->view().board().setTargets(decision_->targets()); };
    connect(decision_, &DecisionBar::changed, this, markTargets);
    connect(&document_, &LessonDocument::recordingChanged, this, markTargets);
}

void MainWindow::buildDocks() {
    lessonsDock_ = new LessonsDock(lessons_, this);
    asking_ = new Asking(document_, this);
    boardAsking_ = new BoardAsking(*asking_, document_, board_->view());
    boardAsking_->setTaker([this](rules::Position at) { return decision_->playAt(at); });
    tutorDock_ = new TutorDock(document_, *asking_, this);
    authorDock_ = new AuthorDock(document_, this);
    playersDock_ = new PlayersDock(document_, this);
    problemsDock_ = new ProblemsDock(document_, this);
    boardListDock_ = new BoardListDock(document_, this);
    historyDock_ = new HistoryDock(document_.edited().history(), this);
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    addDockWidget(Qt::LeftDockWidgetArea, lessonsDock_);
    editor_ = new BoardEditor(document_, board_->view(), *this);
    editor_->serve(*boardListDock_);
    addDockWidget(Qt::RightDockWidgetArea, tutorDock_);
    addDockWidget(Qt::RightDockWidgetArea, authorDock_);
    buildRuleBook();
    for (PanelDock *dock : {static_cast<PanelDock *>(playersDock_), static_cast<PanelDock *>(problemsDock_),
                            static_cast<PanelDock *>(boardListDock_), static_cast<PanelDock *>(historyDock_)}) {
        addDockWidget(Qt::BottomDockWidgetArea, dock);
        dock->hide();
    }
}

void MainWindow::buildToolBar() {
    auto *bar = new QToolBar(tr("Tools"));
    bar->setObjectName(QStringLiteral("toolBar"));
    bar->setMovable(false);
    bar->setIconSize({16, 16});
    bar->setFixedHeight(48);
    // The main window lays out by what the bar would like, not by its fixed height: a strut makes it like that height.
    auto *strut = new QWidget;
    strut->setFixedSize(0, 48);
    bar->addWidget(strut);
    bar->addWidget(gap(12));
    auto *modes = new QFrame;
    modes->setObjectName(QStringLiteral("switch"));
    modes->setFixedHeight(36);
    auto *pair = new QHBoxLayout(modes);
    pair->setContentsMargins(2, 2, 2, 2);
    pair->setSpacing(2);
    learn_ = modeButton(QStringLiteral("learn"), tr("Learn"));
    author_ = modeButton(QStringLiteral("author"), tr("Author"));
    learn_->setToolTip(tr("Lessons and the tutor (Ctrl+1)"));
    author_->setToolTip(tr("Moves, facts and problems of the file (Ctrl+2)"));
    pair->addWidget(learn_);
    pair->addWidget(author_);
    connect(learn_, &QToolButton::clicked, this, [this] { setMode(WindowMode::Learn); });
    connect(author_, &QToolButton::clicked, this, [this] { setMode(WindowMode::Author); });
    bar->addWidget(modes);
    bar->addWidget(gap(12));

    side_ = iconButton(QStringLiteral("list"), tr("Lessons or moves at the side"));
    sideAction_ = bar->addWidget(side_);
    connect(side_, &QToolButton::clicked, this, [this] {
        const bool learn = mode_ == WindowMode::Learn;
        QDockWidget *left = learn ? static_cast<QDockWidget *>(lessonsDock_) : &editor_->tiles();
        QDockWidget *right = learn ? static_cast<QDockWidget *>(tutorDock_) : authorDock_;
        const bool show = left->isHidden();
        ruleBook_->hide();
        left->setVisible(show);
        right->setVisible(!show);
        if (!learn) editor_->setOn(true, show);
    });

    buildAuthorBar(bar);
    auto *out = iconButton(QStringLiteral("minus"), tr("Smaller"), tr("Ctrl+-"));
    auto *in = iconButton(QStringLiteral("plus"), tr("Larger"), tr("Ctrl++"));
    auto *fit = iconButton(QStringLiteral("fit"), tr("Whole board"), tr("F"));
    zoom_ = new QLabel;
    zoom_->setAlignment(Qt::AlignCenter);
    zoom_->setMinimumWidth(52);
    zoom_->setAccessibleName(tr("Size of the board"));
    for (QWidget *widget : std::initializer_list<QWidget *>{barLine(), gap(8), out, zoom_, in, fit, stretch()})
        bar->addWidget(widget);
    BoardView &view = board_->view();
    connect(out, &QToolButton::clicked, &view, &BoardView::zoomOut);
    connect(in, &QToolButton::clicked, &view, &BoardView::zoomIn);
    connect(fit, &QToolButton::clicked, &view, &BoardView::fitBoard);
    connect(&view, &BoardView::zoomChanged, this, &MainWindow::showZoom);

    search_ = new SearchField(lessons_);
    search_->setMinimumWidth(136);
    search_->setMaximumWidth(236);
    search_->setFixedHeight(32);
    bar->addWidget(search_);
    bar->addWidget(gap(8));
    language_ = iconButton(QStringLiteral("globe"), tr("Language"));
    language_->setPopupMode(QToolButton::InstantPopup);
    language_->setMenu(new QMenu(language_));
    bar->addWidget(language_);
    theme_ = iconButton(QStringLiteral("moon"), tr("Dark colours"), tr("Ctrl+D"));
    connect(theme_, &QToolButton::clicked, this,
            [this] { setTheme(applicationTheme() == Theme::Light ? Theme::Dark : Theme::Light); });
    bar->addWidget(theme_);
    bar->addWidget(gap(12));
    addToolBar(bar);
    showZoom();
}

void MainWindow::showZoom() { zoom_->setText(tr("%1 %").arg(qRound(board_->view().zoom() * 100))); }

void MainWindow::buildStatusBar() {
    statusBar()->setSizeGripEnabled(false);
    statusBar()->setFixedHeight(28);
    statusBar()->setContentsMargins(4, 0, 4, 0);
    status_ = new ElidedLabel;
    status_->setContentsMargins(8, 0, 8, 0);
    statusBar()->addWidget(gap(4));
    statusBar()->addWidget(status_, 1);
    const auto add = [this](PanelDock *dock, const QString &icon, const QString &text, const QString &keys) {
        auto *button = new QToolButton;
        button->setIcon(lineIcon(icon));
        button->setIconSize({14, 14});
        button->setText(u' ' + text);
        button->setAccessibleName(text);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setCheckable(true);
        button->setFocusPolicy(Qt::TabFocus);
        button->setFixedHeight(24);
        button->setToolTip(QStringLiteral("%1 (%2)").arg(text, keys));
        statusBar()->addPermanentWidget(button);
        connect(button, &QToolButton::clicked, this, [this, dock](bool on) { showOnly(on ? dock : nullptr); });
        connect(dock, &QDockWidget::visibilityChanged, button,
                [dock, button] { button->setChecked(!dock->isHidden()); });
        return button;
    };
    add(playersDock_, QStringLiteral("players"), tr("Players"), tr("Alt+1"));
    problemsButton_ = add(problemsDock_, QStringLiteral("problems"), tr("Problems"), tr("Alt+2"));
    add(boardListDock_, QStringLiteral("list"), tr("Board as list"), tr("Alt+3"));
    add(historyDock_, QStringLiteral("history"), tr("History"), tr("Alt+4"));
    connect(problemsDock_, &ProblemsDock::countChanged, this, [this](int count) {
        const QString words = count == 0 ? tr("Problems") : tr("Problems: %1").arg(count);
        problemsButton_->setText(u' ' + words);
        problemsButton_->setAccessibleName(words);
    });
}

} // namespace bathhouse::ui
