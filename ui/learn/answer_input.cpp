// SPDX-License-Identifier: MIT
#include "ui/learn/answer_input.h"

#include "ui/learn/choice_button.h"
#include "ui/learn/place_input.h"
#include "ui/lesson_document.h"
#include "ui/widgets/player_mark.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QMouseEvent>
#include <QShortcut>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace bathhouse::ui {

using scenario::QuestionKind;
using tutor::quiz::Asked;
using tutor::quiz::Given;

namespace {

QVBoxLayout *rowsIn(QWidget *widget, int spacing) {
    auto *layout = new QVBoxLayout(widget);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(spacing);
    return layout;
}

/// Choices as buttons, each with a key. If all right ones are needed they are ticked first.
class ChoiceInput final : public AnswerInput {
public:
    ChoiceInput(const QStringList &keys, const QStringList &texts, bool several, QWidget *parent)
        : AnswerInput(parent), several_(several) {
        QVBoxLayout *layout = rowsIn(this, 8);
        for (qsizetype i = 0; i < texts.size(); ++i) {
            auto *button = new ChoiceButton(keys[i], texts[i]);
            button->setCheckable(true);
            layout->addWidget(button);
            buttons_.push_back(button);
            connect(button, &QAbstractButton::clicked, this, [this, button] { use(button); });
            // The key works wherever the keyboard is, but for fields that are written in.
            auto *key = new QShortcut(QKeySequence(keys[i]), this);
            key->setAutoRepeat(false);
            connect(key, &QShortcut::activated, button, [button] {
                if (button->isEnabled()) button->click();
            });
        }
    }

    std::optional<Given> given() const override {
        std::vector<int> chosen;
        for (qsizetype i = 0; i < buttons_.size(); ++i)
            if (buttons_[i]->isChecked()) chosen.push_back(static_cast<int>(i));
        if (chosen.empty()) return std::nullopt;
        return Given{std::move(chosen)};
    }
    bool answersAtOnce() const override { return !several_; }
    void setOpen(bool open) override {
        for (ChoiceButton *button : buttons_) {
            button->setEnabled(open);
            if (open && !several_) button->setChecked(false);
        }
    }
    void takeFocus() override { buttons_.front()->setFocus(Qt::OtherFocusReason); }

private:
    void use(ChoiceButton *button) {
        if (several_) return Q_EMIT edited();
        for (ChoiceButton *other : buttons_) other->setChecked(other == button);
        Q_EMIT answered();
    }

    bool several_;
    QVector<ChoiceButton *> buttons_;
};

/// Yes or no: the choices 0 and 1.
class YesNoInput final : public AnswerInput {
    Q_DECLARE_TR_FUNCTIONS(YesNoInput)

public:
    explicit YesNoInput(QWidget *parent) : AnswerInput(parent) {
        choices_ = new ChoiceInput({tr("Y", "the key for yes"), tr("N", "the key for no")}, {tr("Yes"), tr("No")},
                                   false, this);
        rowsIn(this, 0)->addWidget(choices_);
        connect(choices_, &AnswerInput::answered, this, &AnswerInput::answered);
    }
    std::optional<Given> given() const override {
        const auto chosen = choices_->given();
        return chosen ? std::optional<Given>(std::get<std::vector<int>>(*chosen).front() == 0) : std::nullopt;
    }
    bool answersAtOnce() const override { return true; }
    void setOpen(bool open) override { choices_->setOpen(open); }
    void takeFocus() override { choices_->takeFocus(); }

private:
    ChoiceInput *choices_;
};

/// A number for each player.
class PointsInput final : public AnswerInput {
    Q_DECLARE_TR_FUNCTIONS(PointsInput)

public:
    PointsInput(const LessonDocument &document, QWidget *parent) : AnswerInput(parent) {
        QVBoxLayout *layout = rowsIn(this, 8);
        const scenario::Table &shown = document.table();
        for (std::size_t p = 0; p < shown.players.size(); ++p) {
            auto *row = new QHBoxLayout;
            row->setSpacing(8);
            auto *mark = new QLabel;
            mark->setPixmap(playerMark(shown.colours[p], devicePixelRatioF()));
            const QString name = QString::fromStdString(shown.players[p]);
            auto *label = new QLabel(name);
            label->setTextFormat(Qt::PlainText);
            auto *box = new QSpinBox;
            box->setRange(-999, 999);
            box->setFixedWidth(88);
            box->setAccessibleName(tr("Points for %1").arg(name));
            box->installEventFilter(this);
            label->setBuddy(box);
            row->addWidget(mark);
            row->addWidget(label, 1);
            row->addWidget(box);
            layout->addLayout(row);
            names_.push_back(document.lessonRun().table.players[p]);
            boxes_.push_back(box);
            connect(box, &QSpinBox::valueChanged, this, &AnswerInput::edited);
        }
    }
    std::optional<Given> given() const override {
        std::map<std::string, int> points;
        for (qsizetype i = 0; i < boxes_.size(); ++i) points[names_[static_cast<std::size_t>(i)]] = boxes_[i]->value();
        return Given{std::move(points)};
    }
    void takeFocus() override {
        boxes_.front()->setFocus(Qt::OtherFocusReason);
        boxes_.front()->selectAll();
    }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override {
        if (event->type() == QEvent::KeyPress) {
            const int key = static_cast<QKeyEvent *>(event)->key();
            if (key == Qt::Key_Return || key == Qt::Key_Enter) {
                static_cast<QSpinBox *>(watched)->interpretText();
                Q_EMIT answered();
                return true;
            }
        }
        return AnswerInput::eventFilter(watched, event);
    }

private:
    std::vector<std::string> names_;
    QVector<QSpinBox *> boxes_;
};

/// Choices to be put in order, by dragging or with Alt and an arrow.
class OrderInput final : public AnswerInput {
    Q_DECLARE_TR_FUNCTIONS(OrderInput)

public:
    OrderInput(const Asked &asked, QWidget *parent) : AnswerInput(parent) {
        QVBoxLayout *layout = rowsIn(this, 4);
        list_ = new QListWidget;
        list_->setObjectName(QStringLiteral("orderList"));
        list_->setAccessibleName(tr("The order"));
        list_->viewport()->setCursor(Qt::OpenHandCursor);
        list_->setWordWrap(true);
        list_->setFrameShape(QFrame::StyledPanel);
        list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        list_->installEventFilter(this);
        list_->viewport()->installEventFilter(this);
        for (std::size_t i = 0; i < asked.question.choices.size(); ++i) {
            auto *item =
                new QListWidgetItem(QString::fromStdString(asked.question.choices[i].text.in(asked.language)), list_);
            item->setData(Qt::UserRole, static_cast<int>(i));
        }
        list_->setCurrentRow(0);
        list_->setFixedHeight(34 * static_cast<int>(asked.question.choices.size()) + 4);
        auto *help = new QLabel(tr("Drag, or move with Alt+↑ and Alt+↓."));
        help->setProperty("look", QStringLiteral("second"));
        help->setWordWrap(true);
        layout->addWidget(list_);
        layout->addWidget(help);
    }
    std::optional<Given> given() const override {
        std::vector<int> order;
        for (int i = 0; i < list_->count(); ++i) order.push_back(list_->item(i)->data(Qt::UserRole).toInt());
        return Given{std::move(order)};
    }
    void takeFocus() override { list_->setFocus(Qt::OtherFocusReason); }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override {
        if (watched == list_->viewport() && event->type() == QEvent::MouseMove) return drag(*static_cast<QMouseEvent *>(event));
        if (event->type() != QEvent::KeyPress) return AnswerInput::eventFilter(watched, event);
        const auto *press = static_cast<QKeyEvent *>(event);
        const int by = press->key() == Qt::Key_Up ? -1 : press->key() == Qt::Key_Down ? 1 : 0;
        if (press->modifiers() & Qt::AltModifier && by != 0) {
            moveTo(list_->currentRow() + by);
            return true;
        }
        if (press->key() == Qt::Key_Return || press->key() == Qt::Key_Enter) {
            Q_EMIT answered();
            return true;
        }
        return AnswerInput::eventFilter(watched, event);
    }

private:
    /// What is held goes along with the pointer, row by row, so that its place is seen before it is let go.
    bool drag(const QMouseEvent &event) {
        if (!(event.buttons() & Qt::LeftButton)) return false;
        int row = 0;
        while (row + 1 < list_->count() && list_->visualItemRect(list_->item(row)).bottom() < event.pos().y()) ++row;
        moveTo(row);
        return true;
    }
    void moveTo(int to) {
        const int from = list_->currentRow();
        if (from < 0 || to < 0 || to >= list_->count() || to == from) return;
        list_->insertItem(to, list_->takeItem(from));
        list_->setCurrentRow(to);
        Q_EMIT edited();
    }

    QListWidget *list_;
};

QStringList digits(std::size_t count) {
    QStringList keys;
    for (std::size_t i = 1; i <= count; ++i) keys.push_back(i <= 9 ? QString::number(i) : QString());
    return keys;
}

} // namespace

AnswerInput *makeAnswerInput(const Asked &asked, const LessonDocument &document, BoardPicker &picker, QWidget *parent) {
    const scenario::Question &question = asked.question;
    switch (question.kind) {
    case QuestionKind::Choice: {
        QStringList texts;
        for (const scenario::Choice &choice : question.choices)
            texts.push_back(QString::fromStdString(choice.text.in(asked.language)));
        return new ChoiceInput(digits(question.choices.size()), texts, question.all, parent);
    }
    case QuestionKind::YesNo: return new YesNoInput(parent);
    case QuestionKind::Points: return new PointsInput(document, parent);
    case QuestionKind::Order: return new OrderInput(asked, parent);
    case QuestionKind::Tile:
    case QuestionKind::Figure:
    case QuestionKind::Bathhouse:
    case QuestionKind::Places: break;
    }
    return new PlaceInput(asked, picker, parent);
}

} // namespace bathhouse::ui
