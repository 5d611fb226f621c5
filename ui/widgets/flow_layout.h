// SPDX-License-Identifier: MIT
#pragma once
#include <QLayout>

#include <vector>

namespace bathhouse::ui {

/// Lays things out in rows like words of a text.
class FlowLayout final : public QLayout {
public:
    explicit FlowLayout(int spacing = 8);
    ~FlowLayout() override;

    void addItem(QLayoutItem *) override;
    int count() const override { return static_cast<int>(items_.size()); }
    QLayoutItem *itemAt(int index) const override;
    QLayoutItem *takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    void setGeometry(const QRect &) override;
    QSize sizeHint() const override;
    QSize minimumSize() const override;

private:
    int arrange(const QRect &, bool move) const;

    std::vector<QLayoutItem *> items_;
};

}  // namespace bathhouse::ui
