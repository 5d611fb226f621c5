// SPDX-License-Identifier: MIT
#pragma once
#include "rules/move.h"

#include <QFrame>
#include <QPushButton>

#include <vector>

class QBoxLayout;
class QLabel;

namespace bathhouse::ui {

class ElidedLabel;
class LessonDocument;

/// A choice with two lines: what is done, and what comes of it.
class OptionButton final : public QPushButton {
    Q_OBJECT

public:
    OptionButton(const QString &text, const QString &note, QWidget *parent = nullptr);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *) override;

private:
    bool wraps() const;

    QString title_;
    QString note_;
};

/// The open choice and its legal moves as buttons. A click continues the line; a line of the learner's own can be left
/// again.
class DecisionBar final : public QFrame {
    Q_OBJECT

public:
    explicit DecisionBar(LessonDocument &, QWidget *parent = nullptr);
    /// Two rows, for a narrow window.
    void setCompact(bool);
    /// Whether it is told what the lesson does next and what comes of each choice: not while a question asks for it.
    void setTells(bool);

protected:
    void resizeEvent(QResizeEvent *) override;

private:
    struct Option {
        rules::Move move;
        QString text;
        QString note;
        bool following = false;  ///< the line goes on with it
    };
    void refresh();
    void gather();
    void arrange();
    QPushButton *buttonFor(const Option &);
    QPushButton *menuFor(const QString &text, const std::vector<Option> &);
    void clear();
    QString consequence(const rules::Move &) const;

    LessonDocument &document_;
    QLabel *mark_ = nullptr;
    QLabel *title_ = nullptr;
    ElidedLabel *note_ = nullptr;
    QBoxLayout *rows_ = nullptr;
    QWidget *options_ = nullptr;
    QPushButton *leave_ = nullptr;
    std::vector<Option> direct_;
    std::vector<Option> figures_;
    std::vector<Option> places_;
    int arrangedFor_ = -1;
    bool compact_ = false;
    bool tells_ = true;
};

}  // namespace bathhouse::ui
