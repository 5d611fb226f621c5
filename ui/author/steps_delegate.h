// SPDX-License-Identifier: MIT
#pragma once
#include <QStyledItemDelegate>

namespace bathhouse::ui {

/// A step as a row: who moved, what, whether it works, and the beginning of its comment.
class StepsDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;
    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override;
    void paint(QPainter *, const QStyleOptionViewItem &, const QModelIndex &) const override;
};

}  // namespace bathhouse::ui
