// SPDX-License-Identifier: MIT
#pragma once
#include <QWidget>

class QAbstractButton;
class QLabel;
class QListView;
class QPushButton;

namespace bathhouse::ui {

class ExpectablesModel;
class LessonDocument;

/// What the engine makes of the moves, offered as what the file expects. The author ticks what is meant.
class ExpectedPage final : public QWidget {
    Q_OBJECT

public:
    explicit ExpectedPage(LessonDocument &, QWidget *parent = nullptr);
    /// Plays the lesson's line to its end and offers what came out, beginning with what is expected otherwise.
    void run();

Q_SIGNALS:
    void runAsked();

protected:
    void showEvent(QShowEvent *) override;
    void hideEvent(QHideEvent *) override;

private:
    QAbstractButton *scopeButton(const QString &text, const QString &tip);
    void refresh();

    LessonDocument &document_;
    ExpectablesModel *model_ = nullptr;
    QAbstractButton *step_ = nullptr;
    QAbstractButton *whole_ = nullptr;
    QListView *list_ = nullptr;
    QLabel *words_ = nullptr;
    QPushButton *run_ = nullptr;
    QPushButton *all_ = nullptr;
    QPushButton *none_ = nullptr;
};

}  // namespace bathhouse::ui
