// SPDX-License-Identifier: MIT
#include "ui/learn/asking.h"

#include "ui/lesson_document.h"

namespace bathhouse::ui {

Asking::Asking(LessonDocument &document, QObject *parent) : QObject(parent), document_(document) {
    connect(&document_, &LessonDocument::stepChanged, this, &Asking::followStep);
    connect(&document_, &LessonDocument::opened, this, &Asking::forget);
    connect(&document_, &LessonDocument::lineChanged, this, &Asking::forget);
    connect(&document_, &LessonDocument::languageChanged, this, [this] {
        if (asked_ && document_.isOpen()) answer(asked_->about, asked_->step);
    });
}

std::string Asking::language() const { return document_.language().toStdString(); }

void Asking::answer(const tutor::About &about, int step) {
    const tutor::Story story(document_.run(), static_cast<std::size_t>(step));
    const std::string spoken = language();
    asked_ = Asked{about, QString::fromStdString(tutor::questionText(about, story, spoken)),
                   tutor::why(about, story, spoken), step};
    if (const auto *bathhouse = std::get_if<tutor::AboutBathhouse>(&about))
        asked_->inspection = tutor::inspect(story, bathhouse->at);
}

void Asking::ask(const tutor::About &about) {
    if (!document_.isOpen()) return;
    answer(about, document_.step());
    Q_EMIT changed();
}

void Asking::close() {
    if (!asked_) return;
    asked_.reset();
    Q_EMIT lit({});
    Q_EMIT changed();
}

void Asking::goTo(int step) {
    goingThere_ = true;
    document_.setStep(step);
    goingThere_ = false;
}

void Asking::followStep() {
    if (!asked_ || goingThere_) return;
    // A bathhouse stays selected; anything else was asked of the position that has gone.
    const auto *bathhouse = std::get_if<tutor::AboutBathhouse>(&asked_->about);
    if (bathhouse && document_.state().bathhouseAt(bathhouse->at))
        answer(asked_->about, document_.step());
    else
        close();
}

void Asking::forget() { close(); }

std::vector<tutor::Question> Asking::questionsAt(const rules::PartRef &spot) const {
    if (!document_.isOpen()) return {};
    const tutor::Story story(document_.run(), static_cast<std::size_t>(document_.step()));
    return tutor::questionsAt(story, spot, language());
}

std::vector<tutor::Question> Asking::questionsAboutPoints() const {
    if (!document_.isOpen()) return {};
    const tutor::Story story(document_.run(), static_cast<std::size_t>(document_.step()));
    return tutor::questionsAboutPoints(story, language());
}

} // namespace bathhouse::ui
