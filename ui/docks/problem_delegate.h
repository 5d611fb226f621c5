// SPDX-License-Identifier: MIT
#pragma once
#include <QStyledItemDelegate>

namespace bathhouse::ui {

enum ProblemRole { PointerRole = Qt::UserRole, FatalRole };

/// Paints a problem: cross or warning, the sentence over as many lines as it needs, the JSON pointer at the right.
class ProblemDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter *, const QStyleOptionViewItem &, const QModelIndex &) const override;
    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override;
};

}  // namespace bathhouse::ui
