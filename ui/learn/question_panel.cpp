// SPDX-License-Identifier: MIT
#include "ui/learn/question_panel.h"

#include "tutor/catalogue.h"
#include "ui/docks/why.h"
#include "ui/learn/answer_input.h"
#include "ui/learn/board_picker.h"
#include "ui/learn/enter_button.h"
#include "ui/learn/sum_table.h"
#include "ui/lesson_document.h"
#include "ui/style.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/rule_card.h"
#include "ui/widgets/safe_text.h"

#include <QApplication>
#include <QFrame>
#include <QLabel>
#include <QVBoxLayout>

namespace bathhouse::ui {

using Phase = QuizSession::Phase;
using tutor::quiz::Said;

namespace {

QLabel *label(const QString &text, const QString &look) {
    auto *made = new QLabel(text);
    made->setTextFormat(Qt::PlainText);
    made->setWordWrap(true);
    if (!look.isEmpty()) made->setProperty("look", look);
    return made;
}

/// What is said, one paragraph below the other.
QWidget *paragraph(const Said &said) {
    const QString text = QString::fromStdString(said.text);
    if (!said.commonMark) return label(text, {});
    auto *shown = new SafeText;
    shown->setFocusPolicy(Qt::NoFocus);
    shown->setCommonMark(text);
    return shown;
}

QFrame *frameOf(const QString &name, const QString &heading, const std::vector<Said> &said, bool strong) {
    auto *frame = new QFrame;
    frame->setObjectName(name);
    auto *layout = new QVBoxLayout(frame);
    layout->setContentsMargins(12, 8, 12, 8);
    layout->setSpacing(4);
    if (!heading.isEmpty())
        layout->addWidget(label(heading, strong ? QStringLiteral("strong") : QStringLiteral("second")));
    for (const Said &paragraphSaid : said) layout->addWidget(paragraph(paragraphSaid));
    return frame;
}

QVBoxLayout *rowsIn(QWidget *widget, int spacing) {
    auto *layout = new QVBoxLayout(widget);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(spacing);
    return layout;
}

} // namespace

QuestionPanel::QuestionPanel(QuizSession &session, LessonDocument &document, BoardPicker &picker, QWidget *parent)
    : QWidget(parent), session_(session), document_(document), picker_(picker) {
    setObjectName(QStringLiteral("questionPanel"));
    setAccessibleName(tr("Question"));
    QVBoxLayout *layout = rowsIn(this, 8);
    count_ = label({}, QStringLiteral("second"));
    count_->setObjectName(QStringLiteral("questionCount"));
    ask_ = new SafeText;
    ask_->setObjectName(QStringLiteral("ask"));
    ask_->setFont(interfaceFont(15, QFont::DemiBold));
    ask_->setFocusPolicy(Qt::NoFocus);
    holder_ = new QWidget;
    rowsIn(holder_, 0);
    layout->addWidget(count_);
    layout->addWidget(ask_);
    layout->addWidget(holder_);
    connect(&session_, &QuizSession::changed, this, &QuestionPanel::refresh);
    refresh();
}

QString QuestionPanel::identity() const {
    if (session_.question() == nullptr) return {};
    return QStringLiteral("%1 %2 %3 %4 %5")
        .arg(document_.path(), QString::fromStdString(document_.scenario().id.value_or("")), document_.language())
        .arg(session_.number())
        .arg(QString::fromStdString(tutor::quiz::fingerprint(*session_.question())));
}

void QuestionPanel::dropInput() {
    picker_.forget();
    if (input_ == nullptr) return;
    // It goes when control is back in the event loop; until then its keys and places must not be in the way.
    picker_.disconnect(input_);
    input_->disconnect();
    input_->hide();
    input_->deleteLater();
    input_ = nullptr;
}

void QuestionPanel::askAnew() {
    const Phase phase = session_.phase();
    const QString now = identity();
    if (now != shown_ || (phase != Phase::None && input_ == nullptr)) {
        shown_ = now;
        dropInput();
        if (phase != Phase::None && phase != Phase::OwnLine) {
            input_ = makeAnswerInput(session_.asked(), document_, picker_, holder_);
            holder_->layout()->addWidget(input_);
            input_->show();
            connect(input_, &AnswerInput::answered, this, &QuestionPanel::give);
        }
    }
    // A drill has one question.
    count_->setVisible(phase != Phase::None && !session_.drilling());
    ask_->setVisible(phase != Phase::None);
    holder_->setVisible(input_ != nullptr && (phase == Phase::Open || phase == Phase::Wrong));
    if (phase == Phase::None) return;
    count_->setText(session_.reviewing() ? tr("Missed before. Still to come: %1").arg(session_.toReview())
                                         : tr("Question %1 of %2").arg(session_.number() + 1).arg(session_.count()));
    ask_->setCommonMark(document_.text(session_.question()->ask));
    if (input_ != nullptr) input_->setOpen(phase == Phase::Open);
    // What comes of it is seen better without marks.
    if (phase == Phase::Right) picker_.forget();
}

void QuestionPanel::refresh() {
    if (!session_.isOn() || !document_.isOpen()) {
        dropInput();
        shown_.clear();
        hide();
        Q_EMIT shown();
        return;
    }
    const bool hadFocus = isAncestorOf(QApplication::focusWidget());
    askAnew();
    // The old part may hold the button whose click brought us here: it goes when control is back in the event loop.
    if (below_ != nullptr) {
        below_->hide();
        layout()->removeWidget(below_);
        below_->deleteLater();
    }
    below_ = new QWidget;
    primary_ = nullptr;
    QVBoxLayout *rows = rowsIn(below_, 8);
    switch (session_.phase()) {
    case Phase::Open:
    case Phase::Wrong:
    case Phase::Right: fillAnswer(rows); break;
    case Phase::OwnLine: fillPassed(rows); break;
    case Phase::None:
        if (session_.passed()) fillPassed(rows);
        fillWay(rows);
        break;
    }
    static_cast<QVBoxLayout *>(layout())->addWidget(below_);
    below_->show();
    const bool any = session_.phase() != Phase::None || rows->count() > 0;
    setVisible(any);
    light();
    Q_EMIT shown();
    // Whoever answers by keyboard goes on by keyboard.
    const bool judged = session_.phase() == Phase::Right || session_.phase() == Phase::Wrong;
    if (hadFocus || (wasOpen_ && judged)) takeFocus();
    wasOpen_ = session_.phase() == Phase::Open;
}

void QuestionPanel::takeFocus() {
    if (session_.phase() == Phase::Open && input_ != nullptr)
        input_->takeFocus();
    else if (primary_ != nullptr)
        primary_->setFocus(Qt::OtherFocusReason);
}

QPushButton *QuestionPanel::button(const QString &text, bool primary, void (QuizSession::*action)()) {
    auto *made = new EnterButton(text);
    made->setProperty("primary", primary);
    connect(made, &QPushButton::clicked, &session_, action);
    if (primary) primary_ = made;
    return made;
}

void QuestionPanel::fillAnswer(QVBoxLayout *rows) {
    const Phase phase = session_.phase();
    if (phase != Phase::Open) addVerdict(rows);
    addActions(rows);
    if (session_.lookedTooSoon())
        addLine(rows, tr("You looked before answering. The question is marked as looked at."));
    if (phase == Phase::Wrong && session_.sumShown()) addSum(rows);
    if (phase != Phase::Right) addHints(rows);
    if (phase == Phase::Right) addCards(rows);
}

void QuestionPanel::addVerdict(QVBoxLayout *rows) {
    const bool right = session_.verdict().right;
    auto *frame = frameOf(right ? QStringLiteral("rightNote") : QStringLiteral("wrongNote"),
                          right ? tr("Right") : tr("Not right"), session_.verdict().feedback, true);
    frame->setAccessibleName(right ? tr("Right") : tr("Not right"));
    rows->addWidget(frame);
}

void QuestionPanel::addActions(QVBoxLayout *rows) {
    auto *row = new QWidget;
    auto *flow = new FlowLayout(8);
    flow->setContentsMargins(0, 0, 0, 0);
    row->setLayout(flow);
    const Phase phase = session_.phase();
    if (phase == Phase::Open && !input_->answersAtOnce()) {
        auto *answer = new EnterButton(tr("Answer"));
        answer->setObjectName(QStringLiteral("answer"));
        answer->setProperty("primary", true);
        answer->setEnabled(input_->given().has_value());
        connect(answer, &QPushButton::clicked, this, &QuestionPanel::give);
        connect(input_, &AnswerInput::edited, answer,
                [this, answer] { answer->setEnabled(input_->given().has_value()); });
        primary_ = answer;
        flow->addWidget(answer);
    }
    const auto add = [&](const char *name, const QString &text, bool primary, void (QuizSession::*action)()) {
        QPushButton *made = button(text, primary, action);
        made->setObjectName(QLatin1String(name));
        flow->addWidget(made);
    };
    if (phase == Phase::Wrong) add("tryAgain", tr("Try again"), true, &QuizSession::tryAgain);
    if (phase != Phase::Right && session_.moreHints()) add("hint", tr("Hint"), false, &QuizSession::hint);
    if (phase == Phase::Wrong && session_.trial() && !session_.sumShown())
        add("trial", tr("Show what would happen"), false, &QuizSession::showTrial);
    if (phase != Phase::Open && session_.onward() != QuizSession::Onward::Nothing)
        add("onward", nextText(), phase == Phase::Right, &QuizSession::next);
    rows->addWidget(row);
}

QString QuestionPanel::nextText() const {
    switch (session_.onward()) {
    case QuizSession::Onward::Question: return tr("Next question");
    case QuizSession::Onward::Step: return tr("Next step");
    case QuizSession::Onward::Lesson: return tr("Next lesson");
    case QuizSession::Onward::Missed: return session_.toReview() > 0 ? tr("Next missed question") : tr("Finish");
    case QuizSession::Onward::Position: return tr("Next position");
    case QuizSession::Onward::Nothing: break;
    }
    return {};
}

void QuestionPanel::addHints(QVBoxLayout *rows) {
    const auto given = session_.hints();
    for (std::size_t i = 0; i < given.size(); ++i)
        rows->addWidget(frameOf(QStringLiteral("note"), tr("Hint %1 of %2").arg(i + 1).arg(tutor::quiz::kRungs),
                                given[i].said, false));
}

void QuestionPanel::addSum(QVBoxLayout *rows) {
    rows->addWidget(new SumTable(session_.trial().sum, document_.lessonRun().table));
}

void QuestionPanel::addCards(QVBoxLayout *rows) {
    bool first = true;
    for (const std::string &rule : session_.verdict().rules) {
        const tutor::Card *card = tutor::Catalogue::shipped().find(rule);
        if (card == nullptr) continue;
        auto *made = new RuleCard(*card, document_.language(), first);
        made->offerBook();
        connect(made, &RuleCard::bookAsked, this, &QuestionPanel::bookAsked);
        rows->addWidget(made);
        first = false;
    }
}

void QuestionPanel::addLine(QVBoxLayout *rows, const QString &sentence) {
    rows->addWidget(frameOf(QStringLiteral("lineNote"), {}, {{sentence.toStdString()}}, false));
}

void QuestionPanel::fillPassed(QVBoxLayout *rows) {
    const bool own = session_.phase() == Phase::OwnLine;
    addLine(rows, own ? tr("You are trying something out. The question waits.")
                      : tr("You stepped on before answering. The question is marked as looked at."));
    QPushButton *back = button(tr("Back to the question"), own, &QuizSession::backToQuestion);
    back->setObjectName(QStringLiteral("backToQuestion"));
    rows->addWidget(back, 0, Qt::AlignLeft);
}

void QuestionPanel::fillWay(QVBoxLayout *rows) {
    const auto onward = session_.onward();
    const bool ends = onward == QuizSession::Onward::Lesson && document_.step() == document_.stepCount();
    using Onward = QuizSession::Onward;
    if (onward != Onward::Step && onward != Onward::Question && onward != Onward::Position && !ends) return;
    QPushButton *next = button(nextText(), true, &QuizSession::next);
    next->setObjectName(QStringLiteral("onward"));
    rows->addWidget(next, 0, Qt::AlignLeft);
}

void QuestionPanel::light() {
    const Phase phase = session_.phase();
    std::vector<rules::Position> tiles;
    std::vector<rules::FigureAt> figures;
    if (phase == Phase::Open || phase == Phase::Wrong)
        for (tutor::quiz::Hint &hint : session_.hints()) {
            tiles.insert(tiles.end(), hint.tiles.begin(), hint.tiles.end());
            figures.insert(figures.end(), hint.figures.begin(), hint.figures.end());
        }
    picker_.setHint(std::move(tiles), std::move(figures));
}

void QuestionPanel::give() {
    if (input_ == nullptr || session_.phase() != Phase::Open) return;
    if (const auto given = input_->given()) session_.answer(*given);
}

} // namespace bathhouse::ui
