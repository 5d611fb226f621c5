// SPDX-License-Identifier: MIT
#pragma once
#include <QLineEdit>

class QLabel;
class QStandardItemModel;

namespace bathhouse::ui {

class LessonList;

/// Finds lessons and rules by their words and offers them in a list.
class SearchField final : public QLineEdit {
    Q_OBJECT

public:
    explicit SearchField(const LessonList &, QWidget *parent = nullptr);
    void setLanguage(const QString &);

Q_SIGNALS:
    void lessonAsked(const QString &path);
    void ruleAsked(const QString &id);

protected:
    void resizeEvent(QResizeEvent *) override;

private:
    void fill(const QString &language);
    void use(const QModelIndex &);

    const LessonList &lessons_;
    QStandardItemModel *model_ = nullptr;
    QLabel *keys_ = nullptr;
};

}  // namespace bathhouse::ui
