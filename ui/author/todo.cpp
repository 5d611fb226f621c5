// SPDX-License-Identifier: MIT
#include "ui/author/todo.h"

#include "tutor/catalogue.h"
#include "tutor/wording.h"
#include "ui/lesson_document.h"
#include "ui/text.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <set>

namespace bathhouse::ui {
namespace {

using namespace scenario;

/// What is said here, for the translators.
struct ToDoWords {
    Q_DECLARE_TR_FUNCTIONS(ToDoWords)
};

/// A text of the scenario and where it stands.
struct Found {
    const Text *text;
    QString pointer;
};

/// Every text that a learner may read.
std::vector<Found> textsOf(const Scenario &scenario) {
    std::vector<Found> all;
    const auto add = [&all](const std::optional<Text> &text, const QString &pointer) {
        if (text && !text->empty()) all.push_back({&*text, pointer});
    };
    add(scenario.title, QStringLiteral("/title"));
    add(scenario.summary, QStringLiteral("/summary"));
    for (std::size_t i = 0; i < scenario.moves.size(); ++i)
        add(scenario.moves[i].comment, QStringLiteral("/moves/%1").arg(i));
    for (std::size_t i = 0; i < scenario.questions.size(); ++i) {
        const Question &question = scenario.questions[i];
        const QString pointer = QStringLiteral("/questions/%1").arg(i);
        const auto one = [&](const Text &text) {
            if (!text.empty()) all.push_back({&text, pointer});
        };
        one(question.ask);
        for (const Choice &choice : question.choices) {
            one(choice.text);
            if (choice.feedback) one(*choice.feedback);
        }
        for (const Text &hint : question.hints) one(hint);
        if (question.otherwise) one(*question.otherwise);
        for (const WrongPoints &wrong : question.wrong) one(wrong.feedback);
    }
    return all;
}

bool expectsAnything(const Scenario &scenario) {
    const auto asks = [](const MoveEntry &move) { return move.expect.has_value(); };
    return scenario.expect.has_value() || std::ranges::any_of(scenario.moves, asks);
}

void addCited(std::set<std::string, std::less<>> &cited, const Run &run) {
    for (const Step &step : run.steps) {
        for (const rules::Event &event : step.events)
            for (const rules::RuleId rule : event.rules) cited.emplace(rule);
        if (step.refused) cited.emplace(step.refused->rule);
    }
}

/// Plays what branches off a line, to see which rules it shows.
void addCited(std::set<std::string, std::less<>> &cited, const Run &ground, const std::vector<Variation> &variations,
              std::size_t from) {
    for (const Variation &variation : variations) {
        const std::size_t before = from + static_cast<std::size_t>(variation.before);
        if (before > ground.steps.size()) continue;
        Run line = ground;
        std::vector<MoveEntry> moves;
        for (std::size_t i = 0; i < before; ++i) moves.push_back(line.steps[i].entry);
        moves.insert(moves.end(), variation.moves.begin(), variation.moves.end());
        playFrom(line, moves, before, Stops::Never);
        addCited(cited, line);
        addCited(cited, line, variation.variations, before);
    }
}

class Listing {
public:
    explicit Listing(const LessonDocument &document) : document_(document), scenario_(document.scenario()) {}

    std::vector<ToDo> take() {
        const tutor::Verdict &verdict = document_.verdict();
        add(verdict.reading.empty() ? ToDoWords::tr("The file keeps the rules of the board")
                                    : ToDoWords::tr("Problems of the file: %1").arg(verdict.reading.size()),
            verdict.reading.empty(), QStringLiteral("/problems"));
        add(verdict.halts.empty() ? ToDoWords::tr("Every move is accepted")
                                  : ToDoWords::tr("Moves that do not work: %1").arg(verdict.halts.size()),
            verdict.halts.empty(), QStringLiteral("/problems"));
        add(ToDoWords::tr("It has a title"), scenario_.title.has_value(), QStringLiteral("/title"));
        add(ToDoWords::tr("It has a summary"), scenario_.summary.has_value(), QStringLiteral("/summary"));
        rulesTaught();
        expectations(verdict);
        questions();
        languages();
        return std::move(list_);
    }

private:
    void add(const QString &text, bool done, const QString &pointer, const QString &language = {}) {
        list_.push_back({text, done, pointer, language});
    }

    void rulesTaught() {
        add(ToDoWords::tr("It names the rules that it teaches"), !scenario_.teaches.empty(), QStringLiteral("/teaches"));
        if (scenario_.teaches.empty()) return;
        std::set<std::string, std::less<>> cited;
        addCited(cited, document_.lessonRun());
        const auto missing = [&cited](const std::string &rule) { return !cited.contains(rule); };
        if (std::ranges::any_of(scenario_.teaches, missing))
            addCited(cited, document_.lessonRun(), scenario_.variations, 0);
        for (const std::string &rule : scenario_.teaches) {
            if (!missing(rule)) continue;
            const tutor::Card *card = tutor::Catalogue::shipped().find(rule);
            const QString title =
                card != nullptr ? fromUtf8(tutor::pick(card->title, document_.language().toStdString())) : fromUtf8(rule);
            add(ToDoWords::tr("No step shows the rule “%1”").arg(title), false, QStringLiteral("/teaches"));
        }
    }

    void expectations(const tutor::Verdict &verdict) {
        add(expectsAnything(scenario_) ? ToDoWords::tr("It says what must come out") : ToDoWords::tr("Confirm what must come out"),
            expectsAnything(scenario_), QStringLiteral("/expect"));
        if (!verdict.mismatches.empty())
            add(ToDoWords::tr("Expected and not so: %1").arg(verdict.mismatches.size()), false, QStringLiteral("/problems"));
    }

    void questions() {
        add(ToDoWords::tr("It asks a question"), !scenario_.questions.empty(), QStringLiteral("/questions"));
        for (std::size_t i = 0; i < scenario_.questions.size(); ++i) question(i);
    }

    void question(std::size_t index) {
        const Question &question = scenario_.questions[index];
        const QString pointer = QStringLiteral("/questions/%1").arg(index);
        const QString name = ToDoWords::tr("Question %1: ").arg(index + 1);
        if (question.ask.empty()) add(name + ToDoWords::tr("write what is asked"), false, pointer);
        const auto *right = std::get_if<std::vector<int>>(&question.answers);
        if (right != nullptr && right->empty()) add(name + ToDoWords::tr("tick the right answer"), false, pointer);
        for (std::size_t c = 0; c < question.choices.size(); ++c) {
            const QString choice = QString::number(c + 1);
            if (question.choices[c].text.empty()) add(name + ToDoWords::tr("write choice %1").arg(choice), false, pointer);
            const bool wrong = right != nullptr && std::ranges::find(*right, static_cast<int>(c)) == right->end();
            if (wrong && !question.choices[c].feedback && !question.otherwise)
                add(name + ToDoWords::tr("say why choice %1 is wrong").arg(choice), false, pointer);
        }
        if (question.hints.empty()) add(name + ToDoWords::tr("give a hint"), false, pointer);
    }

    void languages() {
        const std::vector<Found> texts = textsOf(scenario_);
        for (const std::string &code : tutor::Wording::languages()) {
            int missing = 0;
            QString first;
            for (const Found &found : texts) {
                if (found.text->byLanguage.contains(code)) continue;
                if (missing++ == 0) first = found.pointer;
            }
            if (missing == 0) continue;
            const QString language = QString::fromStdString(code);
            add(ToDoWords::tr("%1: texts missing: %2").arg(QLocale::languageToString(QLocale(language).language())).arg(missing),
                false, first, language);
        }
    }

    const LessonDocument &document_;
    const Scenario &scenario_;
    std::vector<ToDo> list_;
};

}  // namespace

std::vector<ToDo> toDoOn(const LessonDocument &document) {
    return document.isOpen() ? Listing(document).take() : std::vector<ToDo>{};
}

ToDoModel::ToDoModel(LessonDocument &document, QObject *parent) : QAbstractListModel(parent), document_(document) {
    connect(&document_, &LessonDocument::problemsChanged, this, &ToDoModel::renew);
    connect(&document_, &LessonDocument::opened, this, &ToDoModel::renew);
    renew();
}

void ToDoModel::renew() {
    beginResetModel();
    list_ = toDoOn(document_);
    endResetModel();
}

int ToDoModel::open() const { return static_cast<int>(std::ranges::count(list_, false, &ToDo::done)); }

int ToDoModel::rowCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : static_cast<int>(list_.size());
}

QVariant ToDoModel::data(const QModelIndex &index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const ToDo &todo = list_[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole: return todo.text;
    case Qt::AccessibleTextRole: return todo.done ? tr("Done: %1").arg(todo.text) : tr("To do: %1").arg(todo.text);
    case DoneRole: return todo.done;
    case PointerRole: return todo.pointer;
    case LanguageRole: return todo.language;
    default: return {};
    }
}

}  // namespace bathhouse::ui
