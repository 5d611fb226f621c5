// SPDX-License-Identifier: MIT
#include "ui/author/author_dock.h"

#include "ui/author/expected_page.h"
#include "ui/author/facts_page.h"
#include "ui/author/questions_page.h"
#include "ui/author/steps_page.h"
#include "ui/author/todo_page.h"
#include "ui/lesson_document.h"

#include <QAbstractSpinBox>
#include <QChildEvent>
#include <QComboBox>
#include <QScrollArea>
#include <QStackedWidget>
#include <QTabBar>
#include <QTimer>
#include <QVBoxLayout>

namespace bathhouse::ui {
namespace {

/// Gives the wheel over a choice or a number to the page: who scrolls must not change what happens to lie under the pointer.
class WheelForThePage final : public QObject {
public:
    explicit WheelForThePage(QWidget *page) : QObject(page) { watch(page); }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override {
        // Fields are made anew while an author writes.
        if (event->type() == QEvent::ChildPolished) watch(static_cast<QChildEvent *>(event)->child());
        const bool field = qobject_cast<QComboBox *>(watched) || qobject_cast<QAbstractSpinBox *>(watched);
        if (event->type() != QEvent::Wheel || !field) return false;
        event->ignore();
        return true;
    }

private:
    void watch(QObject *object) {
        auto *widget = qobject_cast<QWidget *>(object);
        if (widget == nullptr) return;
        // Once each: a filter that is installed again only moves to the front.
        widget->installEventFilter(this);
        for (QObject *child : widget->children()) watch(child);
    }
};

}  // namespace

AuthorDock::AuthorDock(LessonDocument &document, QWidget *parent)
    : PanelDock(QStringLiteral("authorDock"), tr("Scenario"), Closing::Never, parent) {
    auto *whole = new QWidget;
    whole->setObjectName(QStringLiteral("panel"));
    whole->setAttribute(Qt::WA_StyledBackground);
    whole->setMinimumWidth(300);
    auto *column = new QVBoxLayout(whole);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    tabs_ = new QTabBar;
    tabs_->setObjectName(QStringLiteral("authorTabs"));
    tabs_->setAccessibleName(tr("Pages of the scenario"));
    tabs_->setDrawBase(false);
    tabs_->setExpanding(true);
    tabs_->setUsesScrollButtons(false);
    pages_ = new QStackedWidget;
    column->addWidget(tabs_);
    column->addWidget(pages_, 1);
    facts_ = new FactsPage(document);
    add(tr("Facts"), facts_, true);
    add(tr("Steps"), new StepsPage(document), false);
    expected_ = new ExpectedPage(document);
    add(tr("Expected"), expected_, false);
    connect(expected_, &ExpectedPage::runAsked, this, &AuthorDock::runAsked);
    questions_ = new QuestionsPage(document);
    add(tr("Questions"), questions_, true);
    auto *todo = new ToDoPage(document);
    add(tr("To do"), todo, false);
    connect(todo, &ToDoPage::placeAsked, this, [this](const QString &pointer, const QString &language) {
        if (!language.isEmpty()) Q_EMIT languageAsked(language);
        showPlace(pointer);
        Q_EMIT placeAsked(pointer);
    });
    connect(todo, &ToDoPage::countChanged, this, [this](int open) {
        tabs_->setTabToolTip(static_cast<int>(Page::ToDo), tr("%1 left").arg(open));
    });
    setWidget(whole);
    new WheelForThePage(whole);
    connect(tabs_, &QTabBar::currentChanged, pages_, &QStackedWidget::setCurrentIndex);
    const auto note = [this, &document] {
        setNote(!document.isOpen()                   ? QString()
                : document.edited().isModified()     ? tr("not saved")
                : document.shipped()                 ? tr("lesson")
                : document.edited().path().isEmpty() ? tr("untitled")
                                                     : tr("saved"));
    };
    connect(&document, &LessonDocument::opened, this, note);
    connect(&document.edited(), &ScenarioDocument::fileChanged, this, note);
}

void AuthorDock::add(const QString &name, QWidget *page, bool scrolls) {
    tabs_->addTab(name);
    if (!scrolls) {
        pages_->addWidget(page);
        return;
    }
    auto *scroll = new QScrollArea;
    scroll->setObjectName(QStringLiteral("panel"));
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::TabFocus);
    scroll->setAccessibleName(name);
    scroll->setWidget(page);
    pages_->addWidget(scroll);
}

void AuthorDock::showPage(Page page) { tabs_->setCurrentIndex(static_cast<int>(page)); }

bool AuthorDock::take(const scenario::Place &place) { return isVisible() && questions_->take(place); }

AuthorDock::Page AuthorDock::page() const { return static_cast<Page>(tabs_->currentIndex()); }

void AuthorDock::run() {
    showPage(Page::Expected);
    expected_->run();
}

void AuthorDock::showPlace(const QString &pointer) {
    const QString part = pointer.section(u'/', 1, 1);
    if (part == QLatin1String("moves") || part == QLatin1String("variations"))
        showPage(Page::Steps);
    else if (part == QLatin1String("expect"))
        showPage(Page::Expected);
    else if (part == QLatin1String("questions")) {
        showPage(Page::Questions);
        const QString index = pointer.section(u'/', 2, 2);
        if (!index.isEmpty()) questions_->showQuestion(static_cast<std::size_t>(index.toULongLong()));
    } else if (part != QLatin1String("problems") && part != QLatin1String("board") && part != QLatin1String("figures")) {
        showPage(Page::Facts);
        // Once the page is laid out.
        QTimer::singleShot(0, facts_, [this, pointer] { facts_->showPlace(pointer); });
    }
}

}  // namespace bathhouse::ui
