// SPDX-License-Identifier: MIT
#pragma once
#include <QTextBrowser>

namespace bathhouse::ui {

/// A text of a scenario, CommonMark without HTML. It loads nothing, follows no link, and is as high as its text.
class SafeText final : public QTextBrowser {
    Q_OBJECT

public:
    explicit SafeText(QWidget *parent = nullptr);
    void setCommonMark(const QString &);
    QVariant loadResource(int type, const QUrl &name) override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *) override;
    void wheelEvent(QWheelEvent *) override;

private:
    void settle();
};

}  // namespace bathhouse::ui
