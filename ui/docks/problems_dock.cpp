// SPDX-License-Identifier: MIT
#include "ui/docks/problems_dock.h"

#include "ui/docks/problem_delegate.h"
#include "ui/lesson_document.h"

#include <QFileInfo>
#include <QLabel>
#include <QListWidget>
#include <QVBoxLayout>

namespace bathhouse::ui {

ProblemsDock::ProblemsDock(LessonDocument &document, QWidget *parent)
    : PanelDock(QStringLiteral("problemsDock"), tr("Problems"), Closing::Allowed, parent), document_(document) {
    list_ = new QListWidget;
    list_->setObjectName(QStringLiteral("problemList"));
    list_->setAccessibleName(tr("Problems"));
    list_->setItemDelegate(new ProblemDelegate(list_));
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setResizeMode(QListView::Adjust);
    list_->setMouseTracking(true);
    list_->setMinimumHeight(72);
    auto *none = new QLabel(tr("No problems. All that the file expects holds."));
    none->setProperty("look", QStringLiteral("second"));
    none->setContentsMargins(16, 12, 16, 12);
    none->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    none->setWordWrap(true);
    empty_ = none;
    auto *page = new QWidget;
    page->setObjectName(QStringLiteral("panel"));
    page->setAttribute(Qt::WA_StyledBackground);
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(empty_);
    layout->addWidget(list_, 1);
    setWidget(page);
    connect(list_, &QListWidget::itemActivated, this,
            [this](const QListWidgetItem *item) { Q_EMIT placeAsked(item->data(PointerRole).toString()); });
    connect(&document_, &LessonDocument::opened, this, &ProblemsDock::refresh);
    connect(&document_, &LessonDocument::problemsChanged, this, &ProblemsDock::refresh);
    refresh();
}

int ProblemsDock::count() const { return list_->count(); }

void ProblemsDock::add(const scenario::Problem &problem, bool fatal) {
    auto *item = new QListWidgetItem(QString::fromStdString(problem.message), list_);
    item->setData(PointerRole, QString::fromStdString(problem.pointer));
    item->setData(FatalRole, fatal);
    item->setData(Qt::AccessibleTextRole, QString::fromStdString(problem.text()));
}

void ProblemsDock::refresh() {
    list_->clear();
    for (const scenario::Problem &problem : document_.problems()) add(problem, true);
    for (const scenario::Problem &problem : document_.findings()) add(problem, false);
    empty_->setVisible(count() == 0);
    list_->setVisible(count() != 0);
    const QString file =
        document_.lastFailed() ? QFileInfo(document_.lastPath()).fileName() + QStringLiteral(" · ") : QString();
    setNote(count() == 0 ? QString() : file + QString::number(count()));
    Q_EMIT countChanged(count());
}

}  // namespace bathhouse::ui
