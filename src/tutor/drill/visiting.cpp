// SPDX-License-Identifier: MIT
#include "rules/bathhouse.h"
#include "tutor/drill/moment.h"

#include <algorithm>

namespace bathhouse::tutor::drill {

using namespace rules;
using scenario::Question;
using scenario::QuestionKind;
using scenario::Text;

namespace {

/// What becomes of one figure in the step.
struct Fate {
    PlayerId player{};
    FigureKind figure = kMeeple;
    PartRef from;
    std::optional<Position> to;   ///< the bathhouse it goes to
    std::string reason = "sent";  ///< else why it goes home
    int meeples = 1;              ///< how many were involved with it
};

std::optional<Fate> fateIn(const Event &event) {
    if (const auto *sent = std::get_if<MeepleSent>(&event.what))
        return Fate{sent->player, sent->figure, sent->from, sent->to};
    if (const auto *home = std::get_if<FigureReturned>(&event.what))
        return Fate{home->player, home->figure, home->from, std::nullopt, std::string(home->reason)};
    return std::nullopt;
}

int meeplesIn(const FeatureScored &scored) {
    return static_cast<int>(
        std::ranges::count_if(scored.involved, [](const FigureAt &f) { return traits(f.figure).isMeeple; }));
}

/// The figure the deciding event is about, or one of those of the scoring that it is about.
std::optional<Fate> fateOf(const Moment &m) {
    const Event *decides = m.decides();
    if (!decides) return std::nullopt;
    const auto *scoring = std::get_if<FeatureScored>(&decides->what);
    int meeples = 0;
    std::vector<Fate> fates;
    for (const Event &event : m.step().events) {
        const auto *scored = std::get_if<FeatureScored>(&event.what);
        if (scored && scoring && &event > decides) break;
        if (scored) meeples = meeplesIn(*scored);
        auto fate = fateIn(event);
        if (!fate || (scoring ? &event < decides : &event != decides)) continue;
        fate->meeples = meeples;
        fates.push_back(std::move(*fate));
    }
    if (fates.empty()) return std::nullopt;
    // Whoever goes with nothing in hand is the more telling one.
    const auto loses = [scoring](const Fate &fate) {
        return scoring && std::ranges::find(scoring->winners, fate.player, &Winner::player) == scoring->winners.end();
    };
    const auto loser = std::ranges::find_if(fates, loses);
    return loser != fates.end() ? *loser : pickOne(fates, m.random);
}

Fillings fillingsFor(const Fate &fate, const Phrases &p) {
    return p.withFigure(
        {{"owner", p.player(fate.player)}, {"at", p.at(fate.from.at)}, {"count", std::to_string(fate.meeples)}},
        fate.figure);
}

/// How many scorings one tile has brought about.
int scoringsIn(const Moment &m) {
    const auto here = std::ranges::count_if(
        m.step().events, [](const Event &e) { return std::holds_alternative<FeatureScored>(e.what); });
    return std::max(m.before().turn.waited, static_cast<int>(here));
}

/// The choice `option` for a figure, and why it is wrong.
void addWrong(ChoiceList &choices, const Fate &fate, const std::string &option, const Moment &m) {
    choices.wrong(m.say([&](const Phrases &p) { return p.text({"drill.fate." + option}, fillingsFor(fate, p)); }),
                  m.say([&](const Phrases &p) {
                      const std::string key = "drill.fate.";
                      const std::string own = key + fate.reason + "." + option;
                      const std::string special = scoringsIn(m) > 1           ? ".scorings"
                                                  : fate.player != m.active() ? ".other-turn"
                                                                              : "";
                      return p.text({own + special, own, key + "other." + option}, fillingsFor(fate, p));
                  }));
}

Text toBathhouse(Position at, const Moment &m) {
    return m.say([at](const Phrases &p) { return p.text({"drill.fate.bath"}, {{"at", p.at(at)}}); });
}

void addBathhouses(ChoiceList &choices, const Fate &fate, const Moment &m) {
    for (const std::size_t i : m.after().bathhousesByPosition()) {
        const Position at = m.after().position(m.after().bathhouses[i]);
        choices.wrong(toBathhouse(at, m), m.say(m.after(), [&](const Phrases &p) {
            Fillings fillings = fillingsFor(fate, p);
            const auto guest = p.guestAt(at);
            if (!guest) return p.text({"drill.fate." + fate.reason + ".bath", "drill.fate.other.bath"}, fillings);
            fillings.emplace_back("guest", p.player(*guest));
            return p.text({"drill.fate.taken"}, fillings);
        }));
    }
}

bool isChosen(const Moment &m) { return m.step().move && std::holds_alternative<Visit>(*m.step().move); }

} // namespace

std::optional<Question> askFate(const Moment &m) {
    const auto fate = fateOf(m);
    if (!fate || isChosen(m)) return std::nullopt;
    const Text home = m.say([&](const Phrases &p) { return p.text({"drill.fate.home"}, fillingsFor(*fate, p)); });
    ChoiceList choices(m, fate->to ? toBathhouse(*fate->to, m) : home);
    if (fate->to)
        addWrong(choices, *fate, "home", m);
    else
        addBathhouses(choices, *fate, m);
    if (m.before().setting->bathhouses && fate->reason != "withdrawn") addWrong(choices, *fate, "chooses", m);
    if (fate->to) addBathhouses(choices, *fate, m);
    addWrong(choices, *fate, "stays", m);
    addWrong(choices, *fate, "out", m);
    return choices.question(m.ask([&](const Phrases &p) { return p.text({"drill.ask.fate"}, fillingsFor(*fate, p)); }));
}

std::optional<Question> askMust(const Moment &m) {
    const auto *sent = m.is<MeepleSent>();
    if (!sent || isChosen(m)) return std::nullopt;
    const auto ask = [&](const std::string &key) {
        return [&m, sent, key](const Phrases &p) {
            return p.text({key},
                          p.withFigure({{"owner", p.player(sent->player)}, {"at", p.at(sent->from.at)}}, sent->figure));
        };
    };
    return yesNo(m.ask(ask("drill.ask.must")), false, m.say(ask("drill.must.otherwise")));
}

std::optional<Question> askBathhouse(const Moment &m) {
    const auto *sent = m.is<MeepleSent>();
    if (!sent || isChosen(m) || m.before().bathhouses.size() < 2) return std::nullopt;
    const auto &events = m.step().events;
    if (std::ranges::count_if(events, [](const Event &e) { return std::holds_alternative<MeepleSent>(e.what); }) != 1)
        return std::nullopt;
    Question question;
    question.kind = QuestionKind::Bathhouse;
    question.answers = std::vector<scenario::Place>{{sent->to, std::nullopt}};
    question.ask = m.ask([&](const Phrases &p) {
        return p.text({"drill.ask.bathhouse"},
                      p.withFigure({{"owner", p.player(sent->player)}, {"at", p.at(sent->from.at)}}, sent->figure));
    });
    question.otherwise = m.say("drill.bathhouse.otherwise");
    return question;
}

std::optional<Question> askFateAtEnd(const Moment &m) {
    const auto *scored = m.is<FeatureScored>();
    if (!scored || scored->when != Scoring::Final || meeplesIn(*scored) != 1) return std::nullopt;
    const FreeBathhouses free = freeBathhouses(m.before());
    if (free.count == 0) return std::nullopt;
    const FigureAt &figure = scored->involved.front();
    const Position at = m.before().position(m.before().bathhouses[free.any]);
    const auto ask = m.ask([&](const Phrases &p) {
        return p.text(
            {"drill.ask.fate-at-end"},
            p.withFigure({{"owner", p.player(figure.player)}, {"from", p.at(figure.where.at)}, {"at", p.at(at)}},
                         figure.figure));
    });
    return yesNo(ask, false, m.say("drill.fate-at-end.otherwise"));
}

} // namespace bathhouse::tutor::drill
