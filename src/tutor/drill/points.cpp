// SPDX-License-Identifier: MIT
#include "scenario/answers.h"
#include "tutor/drill/moment.h"

#include <algorithm>

namespace bathhouse::tutor::drill {

using namespace rules;
using scenario::Question;
using scenario::QuestionKind;
using scenario::Text;

using Gains = std::map<std::string, int>;

Text feedbackOn(const Mistake &mistake, const FeatureScored &scored, const Moment &m) {
    return m.say(m.after(), [&](const Phrases &p) {
        const std::string key = "drill.mistake." + mistake.key;
        return p.texts().text({key + "." + std::string(name(scored.kind)), key},
                              {{"count", std::to_string(mistake.count)}, {"number", std::to_string(mistake.number)}});
    });
}

namespace {

/// Wrong answers to "what does each player get?", each told only once.
class WrongGains {
public:
    WrongGains(const Moment &m, const Gains &right) : moment_(m), right_(right) {}

    void add(const Gains &gains, Text feedback) {
        if (gains == right_ || std::ranges::find(found_, gains, &scenario::WrongPoints::points) != found_.end()) return;
        found_.push_back({gains, std::move(feedback)});
    }

    /// The points of one feature reckoned wrongly, then given to the wrong players.
    void of(const FeatureScored &scored) {
        sharing(scored);
        for (const Mistake &mistake : mistakesIn(scored, moment_)) {
            Gains gains = right_;
            for (const Winner &w : scored.winners) gains[nameOf(w.player)] += mistake.points - scored.points;
            if (!scored.winners.empty()) add(gains, feedbackOn(mistake, scored, moment_));
        }
    }

    void of(const MeepleBoughtBack &bought) {
        const int before = bought.score + bought.cost;
        const auto pays = [&](int paid, const std::string &key) {
            Gains gains = right_;
            gains[nameOf(bought.player)] += bought.cost - paid;
            add(gains, feedback(key, bought.cost, bought.player));
        };
        pays(0, "buy-back-free");
        if (before >= 0 && before < bought.cost) pays(before, "buy-back-floor");
        pays(-bought.cost, "buy-back-gain");
        pays(bought.cost == 3 ? 4 : 3, "buy-back-price");
    }

    void of(const MeepleRetrieved &freed) {
        const auto b = moment_.before().bathhouseAt(freed.at);
        if (!b) return;
        const int flag = moment_.before().bathhouses[*b].flag;
        const auto gets = [&](PlayerId player, int points, const std::string &key) {
            Gains gains = right_;
            gains[nameOf(player)] += points;
            add(gains, feedback(key, flag, player));
        };
        gets(freed.player, flag, "freed-gain");
        gets(freed.player, -flag, "freed-pay");
        gets(moment_.active(), flag, "freed-active");
    }

    template <class Other> void of(const Other &) {}

    std::vector<scenario::WrongPoints> take() { return std::move(found_); }

private:
    const std::string &nameOf(PlayerId player) const { return moment_.run.table.name(player); }
    Text feedback(const std::string &key, int count = 0, PlayerId player = {}) const {
        return moment_.say([&](const Phrases &p) {
            return p.text({"drill.mistake." + key}, {{"count", std::to_string(count)}, {"player", p.player(player)}});
        });
    }

    void sharing(const FeatureScored &scored) {
        Gains none = right_;
        for (const Winner &w : scored.winners) none[nameOf(w.player)] -= w.points;
        const int winners = static_cast<int>(scored.winners.size());
        if (winners > 1) {
            Gains shared = none;
            for (const Winner &w : scored.winners) shared[nameOf(w.player)] += w.points / winners;
            add(shared, feedback("shared"));
        }
        Gains losers = right_;
        for (const FigureAt &f : scored.involved)
            if (std::ranges::find(scored.winners, f.player, &Winner::player) == scored.winners.end())
                losers[nameOf(f.player)] = right_.at(nameOf(f.player)) + scored.points;
        add(losers, feedback("losers"));
        if (scored.when != Scoring::Completed || winners != 1 || scored.winners.front().player == moment_.active())
            return;
        none[nameOf(moment_.active())] += scored.points;
        add(none, feedback("active", 0, scored.winners.front().player));
    }

    const Moment &moment_;
    const Gains &right_;
    std::vector<scenario::WrongPoints> found_;
};

/// What counts, without what it comes to.
Text whatCounts(const FeatureScored &scored, const Moment &m) {
    return m.say(m.after(), [&](const Phrases &p) {
        std::vector<std::string> things;
        for (const Term &term : scored.terms) things.push_back(termText(p.texts(), "sum", term, scored.kind));
        if (things.empty() || scored.points == 0) return p.text({"drill.counts.nothing"});
        return p.text({"drill.counts"},
                      {{"things", p.texts().list(things)}, {"feature", featureAt(p, scored.feature)}});
    });
}

/// The figure that a feature is best named by: the learner sees it.
PartRef seenAt(const FeatureScored &scored) {
    return scored.involved.empty() ? scored.feature : scored.involved.front().where;
}

} // namespace

std::vector<scenario::WrongPoints> wrongGains(const Moment &m, const Gains &right) {
    WrongGains wrong(m, right);
    for (const Event &event : m.step().events) std::visit([&wrong](const auto &what) { wrong.of(what); }, event.what);
    return wrong.take();
}

std::optional<Question> askPoints(const Moment &m) {
    if (m.step().refused) return std::nullopt;
    Question question;
    question.kind = QuestionKind::Points;
    const auto answers = scenario::engineAnswers(question, {m.before(), &m.after(), &m.step().events}, m.run.table);
    const Gains right = std::get<Gains>(*answers);
    WrongGains wrong(m, right);
    const auto *scored = m.find<FeatureScored>();
    const auto *bought = m.find<MeepleBoughtBack>();
    if (bought) wrong.of(*bought);
    if (const auto *freed = m.find<MeepleRetrieved>()) wrong.of(*freed);
    if (scored) wrong.of(*scored);
    question.wrong = wrong.take();
    question.wrong.resize(std::min<std::size_t>(question.wrong.size(), 6));
    if (question.wrong.size() < 2) return std::nullopt;
    question.answers = *answers;
    question.ask =
        m.ask([&](const Phrases &p) { return p.text({bought ? "drill.ask.points.paying" : "drill.ask.points"}); });
    question.otherwise = scored ? whatCounts(*scored, m) : m.say("drill.counts.nothing-else");
    return question;
}

std::optional<Question> askWorth(const Moment &m) {
    const auto *scored = m.is<FeatureScored>();
    if (!scored || scored->winners.empty()) return std::nullopt;
    const auto points = [&m](int count) { return m.say([count](const Phrases &p) { return p.points(count); }); };
    ChoiceList choices(m, points(scored->points));
    for (const Mistake &mistake : mistakesIn(*scored, m))
        choices.wrong(points(mistake.points), feedbackOn(mistake, *scored, m));
    return choices.question(m.ask([&](const Phrases &p) {
        return p.text({"drill.ask.worth"}, {{"feature", featureAt(p, seenAt(*scored))}});
    }));
}

std::optional<Question> askWhoScores(const Moment &m) {
    const auto *scored = m.is<FeatureScored>();
    if (!scored || scored->winners.empty()) return std::nullopt;
    const auto isWinner = [scored](PlayerId p) {
        return std::ranges::find(scored->winners, p, &Winner::player) != scored->winners.end();
    };
    std::vector<PlayerId> all;
    for (const FigureAt &f : scored->involved) all.push_back(f.player);
    std::ranges::sort(all);
    const auto twice = std::ranges::unique(all);
    all.erase(twice.begin(), twice.end());
    if (all.size() < 2) return std::nullopt;
    const auto players = [&m](const std::string &key, const std::vector<PlayerId> &who) {
        return m.say([&](const Phrases &p) {
            std::vector<std::string> names;
            for (const PlayerId id : who) names.push_back(p.player(id));
            return p.text({key}, {{"players", p.texts().list(names)}});
        });
    };
    std::vector<PlayerId> winners;
    for (const Winner &w : scored->winners) winners.push_back(w.player);
    const bool tie = winners.size() > 1;
    ChoiceList choices(m, players(tie ? "drill.who.each" : "drill.who.alone", winners));
    choices.wrong(players("drill.who.share", all), m.say("drill.mistake.shared"));
    if (all.size() > winners.size()) choices.wrong(players("drill.who.each", all), m.say("drill.mistake.losers"));
    for (const PlayerId p : all)
        choices.wrong(players("drill.who.alone", {p}),
                      tie && isWinner(p) ? players("drill.who.tied", winners) : players("drill.who.most", winners));
    if (std::ranges::find(all, m.active()) == all.end())
        choices.wrong(players("drill.who.alone", {m.active()}), m.say("drill.who.active"));
    return choices.question(m.ask([&](const Phrases &p) {
        return p.text({"drill.ask.who-scores"}, {{"feature", featureAt(p, seenAt(*scored))}});
    }));
}

} // namespace bathhouse::tutor::drill
