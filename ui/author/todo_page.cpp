// SPDX-License-Identifier: MIT
#include "ui/author/todo_page.h"

#include "ui/author/fields.h"
#include "ui/author/todo.h"
#include "ui/icons.h"
#include "ui/lesson_document.h"
#include "ui/style.h"

#include <QListView>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

namespace bathhouse::ui {
namespace {

constexpr int kLeft = 30;

/// A circle that is filled when the thing is done, and the sentence.
class ToDoDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override {
        const int width = option.widget == nullptr ? 300 : option.widget->width();
        const QRect room(0, 0, std::max(80, width - kLeft - 8), 10'000);
        const int height =
            QFontMetrics(interfaceFont(13)).boundingRect(room, Qt::TextWordWrap, index.data().toString()).height();
        return {120, std::max(34, height + 14)};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override {
        const WindowColours &colours = windowColours();
        const QRect row = option.rect;
        const bool done = index.data(ToDoModel::DoneRole).toBool();
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (option.state & (QStyle::State_Selected | QStyle::State_MouseOver))
            painter->fillRect(row, option.state & QStyle::State_Selected ? colours.accentSoft : colours.sunken);
        painter->fillRect(QRect(row.left(), row.bottom(), row.width(), 1), colours.line);
        const QRectF circle(row.left() + 4.5, row.top() + 9.5, 15, 15);
        painter->setPen(QPen(done ? colours.accent : colours.lineStrong, 1.5));
        painter->setBrush(done ? colours.accent : QColor(Qt::transparent));
        painter->drawEllipse(circle);
        if (done) paintLineIcon(*painter, circle.adjusted(2, 2, -2, -2), QStringLiteral("check"), colours.onAccent);
        painter->setFont(interfaceFont(13));
        painter->setPen(done ? colours.text2 : colours.text);
        painter->drawText(row.adjusted(kLeft, 0, -8, 0), Qt::TextWordWrap | Qt::AlignVCenter, index.data().toString());
        painter->restore();
    }
};

}  // namespace

ToDoPage::ToDoPage(LessonDocument &document, QWidget *parent) : QWidget(parent) {
    auto *column = pageColumn(this);
    model_ = new ToDoModel(document, this);
    auto *list = new QListView;
    list->setObjectName(QStringLiteral("toDoList"));
    list->setAccessibleName(tr("To do"));
    list->setModel(model_);
    list->setItemDelegate(new ToDoDelegate(list));
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list->setResizeMode(QListView::Adjust);
    list->setMouseTracking(true);
    column->addWidget(list, 1);
    connect(list, &QListView::activated, this, [this](const QModelIndex &index) {
        Q_EMIT placeAsked(index.data(ToDoModel::PointerRole).toString(), index.data(ToDoModel::LanguageRole).toString());
    });
    connect(model_, &QAbstractItemModel::modelReset, this, [this] { Q_EMIT countChanged(model_->open()); });
}

}  // namespace bathhouse::ui
