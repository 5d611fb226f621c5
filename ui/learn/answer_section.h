// SPDX-License-Identifier: MIT
#pragma once
#include <QFrame>

class QVBoxLayout;

namespace bathhouse::ui {

class Asking;
class LessonDocument;

/// The open question with its answer: the tree of reasons, the card of the deciding rule, for a bathhouse its inspector.
class AnswerSection final : public QFrame {
    Q_OBJECT

public:
    /// A question must be open.
    AnswerSection(Asking &, LessonDocument &, QWidget *parent = nullptr);

Q_SIGNALS:
    void ruleAsked(const QString &id);
    void bookAsked(const QString &rule);

private:
    void addHead(QVBoxLayout *);
    void addWayBack(QVBoxLayout *);
    void addTree(QVBoxLayout *);

    Asking &asking_;
    LessonDocument &document_;
};

} // namespace bathhouse::ui
