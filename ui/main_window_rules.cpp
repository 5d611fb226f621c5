// SPDX-License-Identifier: MIT
#include "ui/author/author_dock.h"
#include "ui/docks/tutor_dock.h"
#include "ui/icons.h"
#include "ui/learn/compare_window.h"
#include "ui/learn/interactions_window.h"
#include "ui/learn/quiz_session.h"
#include "ui/learn/rule_book_dock.h"
#include "ui/learn/setup_helper.h"
#include "ui/learn/summary_sheet.h"
#include "ui/main_window.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/search_field.h"

#include <QFileDialog>
#include <QMenuBar>
#include <QMessageBox>
#include <QPainter>
#include <QPrintDialog>
#include <QPrinter>

#include <algorithm>

namespace bathhouse::ui {

void MainWindow::buildRulesMenu() {
    QMenu *menu = menuBar()->addMenu(tr("&Rules"));
    const auto add = [&](const QString &name, const QString &text, const QKeySequence &keys, auto action) {
        QAction *made = menu->addAction(text, keys);
        made->setObjectName(name);
        connect(made, &QAction::triggered, this, action);
        return made;
    };
    QAction *find =
        add(QStringLiteral("findAction"), tr("&Find a rule or lesson"), QKeySequence(Qt::CTRL | Qt::Key_K), [this] {
            search_->setFocus(Qt::ShortcutFocusReason);
            search_->selectAll();
        });
    find->setIcon(lineIcon(QStringLiteral("search")));
    add(QStringLiteral("ruleBookAction"), tr("Rule &book"), QKeySequence(Qt::CTRL | Qt::Key_B), [this] {
        useRuleBook(ruleBook_->isHidden());
        if (!ruleBook_->isHidden()) ruleBook_->searchField()->setFocus(Qt::ShortcutFocusReason);
    });
    menu->addSeparator();
    add(QStringLiteral("compareAction"), tr("&Compare …"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_K),
        [this] { openCompare(); });
    add(QStringLiteral("interactionsAction"), tr("&With other expansions …"),
        QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E), [this] { openInteractions(); });
    add(QStringLiteral("setupAction"), tr("&Set up a game …"), {}, [this] { openSetupHelper(); });
    menu->addSeparator();
    add(QStringLiteral("saveSummaryAction"), tr("S&ave the rules on one page …"), {}, [this] { saveSummary(); });
    add(QStringLiteral("printSummaryAction"), tr("&Print the rules on one page …"), {}, [this] { printSummary(); });
}

void MainWindow::buildRuleBook() {
    ruleBook_ = new RuleBookDock(document_, lessons_, this);
    addDockWidget(Qt::RightDockWidgetArea, ruleBook_);
    ruleBook_->hide();
    connect(ruleBook_, &RuleBookDock::closed, this, [this] { useRuleBook(false); });
    connect(ruleBook_, &RuleBookDock::lessonAsked, this, &MainWindow::openLesson);
    connect(tutorDock_, &TutorDock::bookAsked, this, &MainWindow::openRuleBook);
}

void MainWindow::useRuleBook(bool shown) {
    PanelDock *usual = mode_ == WindowMode::Learn ? static_cast<PanelDock *>(tutorDock_) : authorDock_;
    // As wide as what stood there.
    const int width = std::max(usual->isVisible() ? usual->width() : ruleBook_->width(), ruleBook_->minimumWidth());
    ruleBook_->setVisible(shown);
    usual->setVisible(!shown);
    resizeDocks({shown ? ruleBook_ : usual}, {width}, Qt::Horizontal);
}

void MainWindow::openRuleBook(const QString &rule) {
    if (ruleBook_->isHidden()) useRuleBook(true);
    ruleBook_->showRule(rule);
}

void MainWindow::openLesson(const QString &path, std::optional<int> step) {
    if (path != document_.path() && (!mayLoseChanges() || !openPath(path))) return;
    if (step) document_.showLine({}, step);
}

void MainWindow::openCompare() {
    if (!document_.isOpen()) return;
    // It plays the whole scenario.
    session_->look();
    auto *open = findChild<CompareWindow *>();
    if (open == nullptr) open = new CompareWindow(document_, this);
    open->show();
    open->raise();
    open->activateWindow();
}

void MainWindow::openInteractions() {
    auto *open = findChild<InteractionsWindow *>();
    if (open == nullptr) {
        open = new InteractionsWindow(document_.language(), lessons_, this);
        open->setExpansions(ticked_);
        connect(open, &InteractionsWindow::tickedChanged, this, [this, open] { ticked_ = open->ticked(); });
        connect(open, &InteractionsWindow::lessonAsked, this, &MainWindow::playInteraction);
        connect(open, &InteractionsWindow::ruleAsked, this, &MainWindow::openRuleBook);
    }
    open->show();
    open->raise();
    open->activateWindow();
}

void MainWindow::playInteraction(const QString &path) {
    openLesson(path, std::nullopt);
    if (document_.path() != path) return;
    // The board would lie behind it. It stays as it is until it is asked for again.
    if (auto *rulings = findChild<InteractionsWindow *>()) rulings->hide();
    activateWindow();
    raise();
    status_->setFullText(tr("Ctrl+Shift+E brings the rulings back, as they were."));
}

void MainWindow::openSetupHelper() {
    scenario::Problems problems;
    auto *helper = new SetupHelper(
        document_.language(), scenario::TileLibrary::withUserFile(scenario::TileLibrary::userFile(), problems), this);
    connect(helper, &SetupHelper::scenarioAsked, this, [this](const scenario::Scenario &made) { newScenario(made); });
    connect(helper, &SetupHelper::ruleAsked, this, &MainWindow::openRuleBook);
    helper->show();
}

void MainWindow::saveSummary() {
    const QString path =
        QFileDialog::getSaveFileName(this, tr("Save the rules on one page"), QStringLiteral("rules.pdf"),
                                     tr("Page to print (*.pdf);;Web page (*.html);;Text (*.txt)"));
    if (path.isEmpty()) return;
    if (const auto problem = writeSummary(path, document_.language()))
        QMessageBox::warning(this, tr("Not saved"), *problem);
    else
        status_->setFullText(tr("Saved: %1").arg(path));
}

void MainWindow::printSummary() {
    QPrinter printer(QPrinter::HighResolution);
    printer.setPageSize(QPageSize(QPageSize::A4));
    printer.setFullPage(true);
    printer.setDocName(tr("The rules on one page"));
    QPrintDialog dialog(&printer, this);
    if (dialog.exec() != QDialog::Accepted) return;
    const SummarySheet sheet(tutor::summaryOf(tutor::Catalogue::shipped(), document_.language().toStdString()));
    QPainter painter(&printer);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF page = printer.paperRect(QPrinter::DevicePixel);
    const double scale = std::min(page.width() / SummarySheet::kWidth, page.height() / SummarySheet::kHeight);
    painter.translate((page.width() - scale * SummarySheet::kWidth) / 2, 0);
    painter.scale(scale, scale);
    sheet.paint(painter);
}

} // namespace bathhouse::ui
