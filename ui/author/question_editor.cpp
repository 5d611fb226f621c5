// SPDX-License-Identifier: MIT
#include "ui/author/question_editor.h"

#include "scenario/question_reader.h"
#include "ui/author/fields.h"
#include "ui/author/pick_list.h"
#include "ui/lesson_document.h"
#include "ui/text.h"

#include <QCoreApplication>
#include <QToolButton>
#include <QVBoxLayout>

namespace bathhouse::ui {

using scenario::Question;
using scenario::QuestionKind;
using scenario::Text;

namespace {

constexpr std::size_t kMostHints = 3;

/// What is said here, for the translators.
struct QuestionKindsWords {
    Q_DECLARE_TR_FUNCTIONS(QuestionKindsWords)
};

/// The words of one language alone.
QString wordsIn(const std::optional<Text> &text, const QString &language) {
    if (!text) return {};
    const auto found = text->byLanguage.find(language.toStdString());
    return found == text->byLanguage.end() ? QString() : fromUtf8(found->second);
}

}  // namespace

scenario::Answers emptyAnswers(QuestionKind kind) {
    switch (kind) {
    case QuestionKind::Choice: return std::vector<int>{};
    case QuestionKind::YesNo: return true;
    case QuestionKind::Points: return scenario::EngineAnswers{};
    case QuestionKind::Order: return std::vector<std::vector<int>>{};
    default: return std::vector<scenario::Place>{};
    }
}

QString kindName(QuestionKind kind) {
    switch (kind) {
    case QuestionKind::Choice: return QuestionKindsWords::tr("One of several");
    case QuestionKind::YesNo: return QuestionKindsWords::tr("Yes or no");
    case QuestionKind::Points: return QuestionKindsWords::tr("Points of each player");
    case QuestionKind::Tile: return QuestionKindsWords::tr("A tile on the board");
    case QuestionKind::Figure: return QuestionKindsWords::tr("A figure on the board");
    case QuestionKind::Bathhouse: return QuestionKindsWords::tr("A bathhouse");
    case QuestionKind::Order: return QuestionKindsWords::tr("Put in order");
    case QuestionKind::Places: return QuestionKindsWords::tr("Where a meeple may go");
    }
    return {};
}

QuestionEditor::QuestionEditor(LessonDocument &document, QWidget *parent) : QWidget(parent), document_(document) {
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
}

const Question &QuestionEditor::question() const { return document_.scenario().questions[*index_]; }

QString QuestionEditor::shapeOf(const Question &question) const {
    // Whatever decides which fields there are.
    QString shape = QStringLiteral("%1 %2 %3 %4 %5 %6")
                        .arg(*index_)
                        .arg(static_cast<int>(question.kind))
                        .arg(question.choices.size())
                        .arg(question.wrong.size())
                        .arg(question.answers.index())
                        .arg(document_.language());
    for (const scenario::ScenarioPlayer &player : document_.scenario().players) shape += u' ' + fromUtf8(player.name);
    return shape;
}

void QuestionEditor::show(std::optional<std::size_t> index) {
    if (index && *index >= document_.scenario().questions.size()) index.reset();
    index_ = index;
    const QString shape = index_ ? shapeOf(question()) : QString();
    if (shape != shape_ || (index_ && body_ == nullptr)) {
        shape_ = shape;
        rebuild();
    }
    if (!index_) return;
    const Question shown = question();
    for (const Shower &shower : showers_) shower(shown);
}

void QuestionEditor::change(const Alter &alter, const QString &typing) {
    if (!index_) return;
    Question changed = question();
    alter(changed);
    document_.edited().replaceQuestion(*index_, std::move(changed), typing);
}

void QuestionEditor::rebuild() {
    const bool picking = isPicking();
    showers_.clear();
    pick_ = nullptr;
    if (body_ != nullptr) {
        // The field that brought this about is still in its signal.
        body_->hide();
        body_->deleteLater();
        body_ = nullptr;
    }
    if (!index_) return;
    body_ = new QWidget;
    auto *column = new QVBoxLayout(body_);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    addWords(
        column, tr("Question"), QStringLiteral("ask"),
        [](const Question &q) { return q.ask.empty() ? std::nullopt : std::optional(q.ask); },
        [](Question &q, std::optional<Text> words) { q.ask = words.value_or(Text{}); });
    addAnswers(column);
    addFeedback(column);
    layout()->addWidget(body_);
    if (picking && pick_ != nullptr) pick_->setChecked(true);
}

WordsField *QuestionEditor::addWords(QVBoxLayout *column, const QString &name, const QString &typing,
                                     const std::function<std::optional<Text>(const Question &)> &get,
                                     const std::function<void(Question &, std::optional<Text>)> &set) {
    column->addWidget(fieldLabel(name));
    auto *field = new WordsField(name);
    field->setObjectName(typing);
    column->addWidget(field);
    connect(field, &WordsField::typed, this, [this, typing, get, set](const QString &words) {
        change([&](Question &q) { set(q, withWords(get(q), document_.language(), words)); },
               typing + document_.language());
    });
    connect(field, &WordsField::left, this, [this] { document_.edited().endTyping(); });
    showers_.push_back([this, field, get](const Question &q) {
        field->show(wordsIn(get(q), document_.language()));
        field->setPlaceholderText(document_.text(get(q)));
    });
    return field;
}

void QuestionEditor::addAnswers(QVBoxLayout *column) {
    column->addSpacing(8);
    switch (question().kind) {
    case QuestionKind::Choice: addChoices(column); break;
    case QuestionKind::Order:
        addChoices(column);
        addOrder(column);
        break;
    case QuestionKind::YesNo: addYesNo(column); break;
    case QuestionKind::Points:
        addPoints(column);
        addWrongPoints(column);
        break;
    default: addPlaces(column);
    }
}

void QuestionEditor::addFeedback(QVBoxLayout *column) {
    column->addSpacing(8);
    addWords(
        column, tr("Said to any other wrong answer"), QStringLiteral("otherwise"),
        [](const Question &q) { return q.otherwise; },
        [](Question &q, std::optional<Text> words) { q.otherwise = std::move(words); });
    column->addSpacing(8);
    for (std::size_t i = 0; i < kMostHints; ++i) {
        const QString name = i == 0   ? tr("First hint: which rule")
                             : i == 1 ? tr("Second hint: where to look")
                                      : tr("Third hint: nearly the answer");
        addWords(
            column, name, QStringLiteral("hint%1").arg(i),
            [i](const Question &q) { return i < q.hints.size() ? std::optional(q.hints[i]) : std::nullopt; },
            [i](Question &q, std::optional<Text> words) {
                // Hints stand in a row: an empty one in between moves up.
                const std::size_t at = std::min(i, q.hints.size());
                const bool there = i < q.hints.size();
                if (there && !words)
                    q.hints.erase(q.hints.begin() + static_cast<std::ptrdiff_t>(i));
                else if (there)
                    q.hints[i] = std::move(*words);
                else if (words)
                    q.hints.insert(q.hints.begin() + static_cast<std::ptrdiff_t>(at), std::move(*words));
            });
    }
    column->addSpacing(8);
    column->addWidget(fieldLabel(tr("Because of these rules")));
    auto *because = new PickList(tr("Find a rule to add"), true);
    because->setEntries(ruleEntries(document_.language()));
    column->addWidget(because);
    connect(because, &PickList::changed, this, [this](const std::vector<std::string> &rules) {
        change([&](Question &q) { q.because = rules; });
    });
    showers_.push_back([because](const Question &q) { because->show(q.because); });
}

bool QuestionEditor::isPicking() const { return pick_ != nullptr && pick_->isChecked(); }

bool QuestionEditor::take(const scenario::Place &place) {
    if (!index_ || !isPicking()) return false;
    change([&](Question &q) {
        auto *places = std::get_if<std::vector<scenario::Place>>(&q.answers);
        if (places == nullptr) return;
        scenario::Place taken = place;
        if (q.kind == QuestionKind::Tile || q.kind == QuestionKind::Bathhouse) taken.on.reset();
        // A second click takes it back.
        if (std::erase(*places, taken) == 0) places->push_back(taken);
    });
    return true;
}

}  // namespace bathhouse::ui
