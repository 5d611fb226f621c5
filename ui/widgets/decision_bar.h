// SPDX-License-Identifier: MIT
#pragma once
#include "rules/event.h"
#include "rules/move.h"

#include <QFrame>

#include <optional>
#include <vector>

class QBoxLayout;
class QLabel;
class QPushButton;

namespace bathhouse::ui {

class ElidedLabel;
class LessonDocument;

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
    /// The tiles that the choices of an expansion name, each once; empty while an author records.
    std::vector<rules::Position> targets() const;
    /// Plays the choice that names this tile, if there is exactly one.
    bool playAt(rules::Position);

Q_SIGNALS:
    /// What the choice under the pointer or keyboard names on the board; nothing: none.
    void pointedAt(const std::optional<rules::PartRef> &);
    /// The choices are others.
    void changed();

protected:
    void resizeEvent(QResizeEvent *) override;

private:
    struct Option {
        rules::Move move;
        QString text;
        QString note;
        bool following = false;  ///< the line goes on with it
        std::optional<rules::PartRef> target;  ///< what it names on the board
    };
    /// How much a choice claims a button of its own.
    enum class Claim { First, Ordinary, Special };
    Claim claimOf(const Option &) const;
    void refresh();
    void gather();
    void arrange();
    void fill();
    std::vector<bool> fitting(int room) const;
    QString noteOnDecision() const;
    std::optional<rules::PartRef> targetOf(const rules::Move &, const QString &text) const;
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
    bool arranging_ = false;
    bool compact_ = false;
    bool tells_ = true;
};

}  // namespace bathhouse::ui
