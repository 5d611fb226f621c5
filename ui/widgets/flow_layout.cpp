// SPDX-License-Identifier: MIT
#include "ui/widgets/flow_layout.h"

#include <QWidget>

namespace bathhouse::ui {

FlowLayout::FlowLayout(int spacing) {
    setContentsMargins(0, 0, 0, 0);
    setSpacing(spacing);
}

FlowLayout::~FlowLayout() {
    for (QLayoutItem *item : items_) delete item;
}

void FlowLayout::addItem(QLayoutItem *item) { items_.push_back(item); }

QLayoutItem *FlowLayout::itemAt(int index) const {
    return index >= 0 && index < count() ? items_[static_cast<std::size_t>(index)] : nullptr;
}

QLayoutItem *FlowLayout::takeAt(int index) {
    QLayoutItem *item = itemAt(index);
    if (item != nullptr) items_.erase(items_.begin() + index);
    return item;
}

int FlowLayout::heightForWidth(int width) const { return arrange({0, 0, width, 0}, false); }

void FlowLayout::setGeometry(const QRect &rect) {
    QLayout::setGeometry(rect);
    arrange(rect, true);
}

QSize FlowLayout::sizeHint() const {
    QSize size;
    for (const QLayoutItem *item : items_)
        size = {size.width() + item->sizeHint().width() + spacing(),
                std::max(size.height(), item->sizeHint().height())};
    const QMargins m = contentsMargins();
    return size + QSize(m.left() + m.right(), m.top() + m.bottom());
}

QSize FlowLayout::minimumSize() const {
    QSize size;
    for (const QLayoutItem *item : items_) size = size.expandedTo(item->minimumSize());
    const QMargins m = contentsMargins();
    return size + QSize(m.left() + m.right(), m.top() + m.bottom());
}

int FlowLayout::arrange(const QRect &rect, bool move) const {
    const QMargins m = contentsMargins();
    const QRect room = rect.marginsRemoved(m);
    int x = room.x();
    int y = room.y();
    int rowHeight = 0;
    for (QLayoutItem *item : items_) {
        if (item->isEmpty()) continue;
        const QSize size = item->sizeHint().boundedTo({std::max(room.width(), 1), QWIDGETSIZE_MAX});
        if (x > room.x() && x + size.width() > room.x() + room.width()) {
            x = room.x();
            y += rowHeight + spacing();
            rowHeight = 0;
        }
        if (move) item->setGeometry({{x, y}, size});
        x += size.width() + spacing();
        rowHeight = std::max(rowHeight, size.height());
    }
    return y + rowHeight - rect.y() + m.bottom();
}

}  // namespace bathhouse::ui
