// SPDX-License-Identifier: MIT
#pragma once
#include "scenario/scenario.h"

#include <QWidget>

#include <functional>
#include <vector>

class QToolButton;
class QVBoxLayout;

namespace bathhouse::ui {

class LessonDocument;
class LineField;
class WordsField;

/// The words of a question as it is edited: what is asked, its answers by its kind, hints and what is said to wrong answers.
class QuestionEditor final : public QWidget {
    Q_OBJECT

public:
    explicit QuestionEditor(LessonDocument &, QWidget *parent = nullptr);
    /// Shows a question of the scenario; nothing: none.
    void show(std::optional<std::size_t> index);
    /// A click on the board while places are picked: takes it as an answer. False: none are picked.
    bool take(const scenario::Place &);
    bool isPicking() const;

private:
    using Alter = std::function<void(scenario::Question &)>;
    using Shower = std::function<void(const scenario::Question &)>;

    const scenario::Question &question() const;
    void change(const Alter &, const QString &typing = {});
    void rebuild();
    void addAnswers(QVBoxLayout *);
    void addChoices(QVBoxLayout *);
    void addChoice(QVBoxLayout *, std::size_t index);
    void addOrder(QVBoxLayout *);
    void addYesNo(QVBoxLayout *);
    void addPoints(QVBoxLayout *);
    void addWrongPoints(QVBoxLayout *);
    void addPlaces(QVBoxLayout *);
    void addEngine(QVBoxLayout *, const QString &words);
    void addFeedback(QVBoxLayout *);
    void addPointRow(QVBoxLayout *, const std::function<std::map<std::string, int> *(scenario::Question &)> &points);
    WordsField *addWords(QVBoxLayout *, const QString &name, const QString &typing,
                         const std::function<std::optional<scenario::Text>(const scenario::Question &)> &get,
                         const std::function<void(scenario::Question &, std::optional<scenario::Text>)> &set);
    QString shapeOf(const scenario::Question &) const;

    LessonDocument &document_;
    std::optional<std::size_t> index_;
    QString shape_;  ///< what the fields were built for
    QWidget *body_ = nullptr;
    std::vector<Shower> showers_;
    QToolButton *pick_ = nullptr;
};

/// The empty answers of a kind of question.
scenario::Answers emptyAnswers(scenario::QuestionKind);
/// What a kind of question is called.
QString kindName(scenario::QuestionKind);

}  // namespace bathhouse::ui
