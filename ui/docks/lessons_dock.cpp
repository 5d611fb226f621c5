// SPDX-License-Identifier: MIT
#include "ui/docks/lessons_dock.h"

#include "ui/docks/lesson_delegate.h"
#include "ui/icons.h"
#include "ui/learn/enter_button.h"
#include "ui/text.h"

#include <QFileInfo>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>
#include <QVBoxLayout>

namespace bathhouse::ui {

LessonsDock::LessonsDock(const LessonList &lessons, QWidget *parent)
    : PanelDock(QStringLiteral("lessonsDock"), tr("Lessons"), Closing::Never, parent), lessons_(lessons) {
    auto *page = new QWidget;
    page->setObjectName(QStringLiteral("panel"));
    page->setAttribute(Qt::WA_StyledBackground);
    page->setMinimumWidth(200);
    search_ = new QLineEdit;
    search_->setPlaceholderText(tr("Find a lesson"));
    search_->setAccessibleName(tr("Find a lesson"));
    search_->setClearButtonEnabled(false);
    search_->addAction(lineIcon(QStringLiteral("search"), IconTone::Muted), QLineEdit::LeadingPosition);
    tree_ = new QTreeWidget;
    tree_->setObjectName(QStringLiteral("lessonTree"));
    tree_->setAccessibleName(tr("Lessons"));
    tree_->setHeaderHidden(true);
    tree_->setRootIsDecorated(false);
    tree_->setIndentation(0);
    tree_->setMouseTracking(true);
    tree_->setExpandsOnDoubleClick(false);
    tree_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    tree_->setItemDelegate(new LessonDelegate(tree_));
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 12, 0, 0);
    layout->setSpacing(8);
    auto *field = new QHBoxLayout;
    field->setContentsMargins(12, 0, 12, 0);
    field->addWidget(search_);
    layout->addLayout(field);
    layout->addWidget(tree_, 1);
    missed_ = new EnterButton;
    missed_->setObjectName(QStringLiteral("missed"));
    missed_->setIcon(lineIcon(QStringLiteral("return")));
    missed_->setToolTip(plainToolTip(tr("Questions that were not answered rightly at once are asked again.")));
    missed_->hide();
    connect(missed_, &QPushButton::clicked, this, &LessonsDock::missedAsked);
    auto *drill = new EnterButton(tr("Drill a rule …"));
    drill->setObjectName(QStringLiteral("drill"));
    drill->setIcon(lineIcon(QStringLiteral("play")));
    drill->setToolTip(plainToolTip(tr("A fresh position for one rule, with a question (Ctrl+R)")));
    connect(drill, &QPushButton::clicked, this, &LessonsDock::drillAsked);
    auto *foot = new QVBoxLayout;
    foot->setContentsMargins(12, 0, 12, 12);
    foot->setSpacing(8);
    foot->addWidget(drill);
    foot->addWidget(missed_);
    layout->addLayout(foot);
    setWidget(page);
    connect(search_, &QLineEdit::textChanged, this, &LessonsDock::filter);
    const auto use = [this](QTreeWidgetItem *item) {
        const QString path = item->data(0, PathRole).toString();
        if (!path.isEmpty())
            Q_EMIT chosen(path);
        else
            item->setExpanded(!item->isExpanded());
    };
    connect(tree_, &QTreeWidget::itemActivated, this, use);
    fill();
}

void LessonsDock::setLanguage(const QString &language) {
    language_ = language;
    fill();
}

void LessonsDock::setOwnFiles(const QStringList &files) {
    own_ = files;
    fill();
}

void LessonsDock::add(const LessonChapter &chapter) {
    auto *top = new QTreeWidgetItem(tree_, {chapterTitle(chapter, language_)});
    if (chapter.number > 0) top->setData(0, NumberRole, QString::number(chapter.number));
    QString extent = tr("Positions: %n", nullptr, static_cast<int>(chapter.lessons.size()));
    if (chapter.number > 0) extent += QStringLiteral(" · ") + tr("about %n min", nullptr, chapter.minutes());
    const QString goal = chapterGoal(chapter, language_);
    top->setToolTip(0, QStringLiteral("<b>%1</b><br>%2<br>%3")
                           .arg(top->text(0).toHtmlEscaped(), goal.toHtmlEscaped(), extent.toHtmlEscaped()));
    top->setData(0, Qt::AccessibleDescriptionRole, goal + u' ' + extent);
    for (const Lesson &lesson : chapter.lessons) {
        auto *item = new QTreeWidgetItem(top, {lessonTitle(lesson, language_)});
        item->setData(0, PathRole, lesson.path);
        item->setToolTip(0, plainToolTip(item->text(0)));
    }
}

void LessonsDock::fill() {
    tree_->clear();
    for (const LessonChapter *chapter : lessons_.all()) add(*chapter);
    if (!own_.isEmpty()) {
        auto *top = new QTreeWidgetItem(tree_, {tr("My scenarios")});
        top->setData(0, CountRole, QString::number(own_.size()));
        for (const QString &path : own_) {
            auto *item = new QTreeWidgetItem(top, {QFileInfo(path).fileName().section(u'.', 0, 0)});
            item->setData(0, PathRole, path);
            item->setToolTip(0, plainToolTip(path));
        }
        top->setExpanded(true);
    }
    countDone();
    setCurrent(current_);
    filter(search_->text());
}

void LessonsDock::setCurrent(const QString &path) {
    current_ = path;
    for (QTreeWidgetItemIterator it(tree_); *it != nullptr; ++it) {
        if (path.isEmpty() || (*it)->data(0, PathRole).toString() != path) continue;
        if ((*it)->parent() != nullptr) (*it)->parent()->setExpanded(true);
        tree_->setCurrentItem(*it);
        tree_->scrollToItem(*it);
        return;
    }
    tree_->setCurrentItem(nullptr);
}

void LessonsDock::setMark(const QString &path, LessonMark mark) {
    marks_[path] = mark;
    countDone();
}

void LessonsDock::setMissed(int count) {
    missed_->setText(tr("What I missed: %1").arg(count));
    missed_->setVisible(count > 0);
}

void LessonsDock::countDone() {
    int done = 0;
    int chapters = 0;
    for (int i = 0; i < tree_->topLevelItemCount(); ++i) {
        QTreeWidgetItem *chapter = tree_->topLevelItem(i);
        const QString first = chapter->childCount() > 0 ? chapter->child(0)->data(0, PathRole).toString() : QString();
        if (lessons_.find(first) == nullptr) continue;
        int doneHere = 0;
        bool begun = false;
        for (int j = 0; j < chapter->childCount(); ++j) {
            const LessonMark state = mark(chapter->child(j)->data(0, PathRole).toString());
            chapter->child(j)->setData(0, MarkRole, static_cast<int>(state));
            doneHere += state == LessonMark::Done ? 1 : 0;
            begun = begun || state != LessonMark::New;
        }
        const bool all = chapter->childCount() > 0 && doneHere == chapter->childCount();
        chapter->setData(0, MarkRole,
                         static_cast<int>(all     ? LessonMark::Done
                                          : begun ? LessonMark::Begun
                                                  : LessonMark::New));
        chapter->setData(0, CountRole, QStringLiteral("%1/%2").arg(doneHere).arg(chapter->childCount()));
        // The course counts lessons. What lies apart from it does not belong to that sum.
        if (chapter->data(0, NumberRole).toString().isEmpty()) continue;
        done += all ? 1 : 0;
        ++chapters;
    }
    setNote(tr("%1 of %2").arg(done).arg(chapters));
}

void LessonsDock::filter(const QString &wanted) {
    const QString word = wanted.trimmed();
    for (int i = 0; i < tree_->topLevelItemCount(); ++i) {
        QTreeWidgetItem *chapter = tree_->topLevelItem(i);
        const bool whole = chapter->text(0).contains(word, Qt::CaseInsensitive);
        bool any = false;
        for (int j = 0; j < chapter->childCount(); ++j) {
            QTreeWidgetItem *item = chapter->child(j);
            const Lesson *lesson = lessons_.find(item->data(0, PathRole).toString());
            const bool teaches = lesson != nullptr && lesson->teaches.contains(word, Qt::CaseInsensitive);
            const bool fits = word.isEmpty() || whole || teaches || item->text(0).contains(word, Qt::CaseInsensitive);
            item->setHidden(!fits);
            any = any || fits;
        }
        chapter->setHidden(!any);
        if (!word.isEmpty() && any) chapter->setExpanded(true);
    }
}

} // namespace bathhouse::ui
