// SPDX-License-Identifier: MIT
#pragma once
#include <QStyledItemDelegate>

namespace bathhouse::ui {

/// What an entry of the lesson list keeps for its delegate.
enum LessonRole { PathRole = Qt::UserRole, NumberRole, CountRole, MarkRole };

/// Paints chapters and lessons: rows of 32, ring, half disc or disc for the progress.
class LessonDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter *, const QStyleOptionViewItem &, const QModelIndex &) const override;
    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override;
};

}  // namespace bathhouse::ui
