// SPDX-License-Identifier: MIT
#pragma once
#include "tutor/why/questions.h"
#include "ui/board/spotlight.h"

#include <QObject>
#include <QString>

namespace bathhouse::ui {

class LessonDocument;

/// What was asked and answered: why, or why not.
struct Asked {
    tutor::About about;
    QString question;
    tutor::Reason answer;
    int step = 0;                                      ///< the step shown when it was asked
    std::optional<tutor::Inspection> inspection = {};  ///< about a bathhouse: all there is to say of it
};

/// The question that is open, asked about the position shown. Views show it and say what it lights on the board.
class Asking final : public QObject {
    Q_OBJECT

public:
    explicit Asking(LessonDocument &, QObject *parent = nullptr);

    void ask(const tutor::About &);
    void close();
    const std::optional<Asked> &asked() const { return asked_; }
    /// Shows a step that the answer speaks of. The answer stays open.
    void goTo(int step);

    std::vector<tutor::Question> questionsAt(const rules::PartRef &spot) const;
    std::vector<tutor::Question> questionsAboutPoints() const;

Q_SIGNALS:
    /// Another question is open, or none.
    void changed();
    /// What the row under the pointer is about; empty: nothing any more.
    void lit(const bathhouse::ui::Spotlight &);

private:
    void answer(const tutor::About &, int step);
    void followStep();
    void forget();
    std::string language() const;

    LessonDocument &document_;
    std::optional<Asked> asked_;
    bool goingThere_ = false;
};

} // namespace bathhouse::ui
