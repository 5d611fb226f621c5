// SPDX-License-Identifier: MIT
#include "tutor/drill/moment.h"

#include <algorithm>

namespace bathhouse::tutor::drill {

using namespace rules;
using scenario::Question;
using scenario::QuestionKind;
using scenario::Text;

const Event *Moment::decides() const {
    for (const Event &event : step().events)
        if (std::ranges::find(event.rules, card.id) != event.rules.end()) return &event;
    return nullptr;
}

Text Moment::say(const State &state, const Said &said) const {
    Text text;
    for (const std::string &language : TextTable::languages()) {
        std::string sentence = said(Phrases(TextTable::of(language), state, run.table));
        const auto english = text.byLanguage.find("en");
        if (english == text.byLanguage.end() || english->second != sentence)
            text.byLanguage[language] = std::move(sentence);
    }
    return text;
}

namespace {

/// What is about to be played. A move that is refused is for the question to tell.
std::string lead(const Moment &m, const Phrases &p) {
    const scenario::Step &step = m.step();
    const Fillings who{{"player", p.player(step.player)}};
    if (const auto *place = std::get_if<Place>(&*step.move))
        return eventText({TilePlaced{step.player, place->tile, place->at, place->rotation}, {}}, p);
    if (const auto *put = std::get_if<PutFigure>(&*step.move))
        return eventText(
            {FigurePlaced{step.player, put->figure, {p.state().board.laid(p.state().turn.laid).at, put->on}}, {}}, p);
    if (const auto *score = std::get_if<Score>(&*step.move))
        return p.text({"drill.lead.score"}, {who.front(), {"feature", featureAt(p, {score->at, score->on})}});
    const auto at = step.entry.at ? p.at(*step.entry.at) : std::string();
    const Fillings fillings{who.front(), {"at", at}, {"move", moveText(*step.move, p)}};
    return p.text({"drill.lead." + step.entry.move, "drill.lead.other"}, fillings);
}

} // namespace

Text Moment::ask(const Said &question) const {
    return say([&](const Phrases &p) { return lead(*this, p) + " " + question(p); });
}

std::string featureAt(const Phrases &p, const PartRef &where) {
    const auto &parts = p.state().board.tile(*p.state().board.at(where.at)).parts;
    const PartKind kind = p.kindOf(where);
    const bool alone = std::ranges::count(parts, kind, &Part::kind) == 1;
    const std::string part = alone ? p.text({"drill.the." + std::string(name(kind))}) : p.part(where);
    return p.text({"drill.feature"}, {{"part", part}, {"at", p.at(where.at)}});
}

void ChoiceList::wrong(Text text, Text feedback) {
    const auto same = [&text](const Text &other) { return other.in("en") == text.in("en"); };
    if (same(right_) || std::ranges::any_of(wrong_, same, &scenario::Choice::text)) return;
    wrong_.push_back({std::move(text), std::move(feedback)});
}

std::optional<Question> ChoiceList::question(Text ask, std::size_t most, std::size_t least) {
    if (wrong_.size() < least) return std::nullopt;
    wrong_.resize(std::min(wrong_.size(), most));
    Question question;
    question.kind = QuestionKind::Choice;
    question.ask = std::move(ask);
    question.choices = wrong_;
    question.choices.push_back({right_, std::nullopt});
    shuffle(question.choices, moment_.random);
    const auto right =
        std::ranges::find_if(question.choices, [](const scenario::Choice &choice) { return !choice.feedback; });
    question.answers = std::vector<int>{static_cast<int>(right - question.choices.begin())};
    return question;
}

Question yesNo(Text ask, bool answer, Text otherwise) {
    Question question;
    question.kind = QuestionKind::YesNo;
    question.ask = std::move(ask);
    question.answers = answer;
    question.otherwise = std::move(otherwise);
    return question;
}

const std::vector<std::pair<std::string_view, Ask>> &asks() {
    static const std::vector<std::pair<std::string_view, Ask>> all{
        {"points", askPoints},
        {"worth", askWorth},
        {"who-scores", askWhoScores},
        {"fate", askFate},
        {"must", askMust},
        {"bathhouse", askBathhouse},
        {"fate-at-end", askFateAtEnd},
        {"leaves-free", askLeavesFree},
        {"retrieved", askRetrieved},
        {"reopened", askReopened},
        {"forgotten", askForgotten},
        {"guest-at-end", askGuestAtEnd},
        {"allowed", askAllowed},
        {"places", askPlaces},
        {"who-decides", askWhoDecides},
        {"order", askOrder},
        {"next-turn", askNextTurn},
        {"discarded", askDiscarded},
    };
    return all;
}

} // namespace bathhouse::tutor::drill
