// SPDX-License-Identifier: MIT
#pragma once
#include <QLabel>

namespace bathhouse::ui {

/// One line of text that ends in "…" where room is short; the whole text is then its tool tip.
class ElidedLabel final : public QLabel {
    Q_OBJECT

public:
    explicit ElidedLabel(QWidget *parent = nullptr);
    void setFullText(const QString &);
    QString fullText() const { return full_; }
    QSize minimumSizeHint() const override;
    QSize sizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *) override;

private:
    void elide();

    QString full_;
};

}  // namespace bathhouse::ui
