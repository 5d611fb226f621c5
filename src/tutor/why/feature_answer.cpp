// SPDX-License-Identifier: MIT
#include "rules/bathhouse.h"
#include "tutor/why/answer.h"

#include <algorithm>

namespace bathhouse::tutor {

using namespace rules;

namespace {

constexpr RuleId kNoFlagThere = "bonus-not-monastery-field";

std::string kindName(const State &state, FeatureId feature) { return std::string(name(state.board.kind(feature))); }

/// A feature of which is asked why it did not get something.
class Denied {
public:
    Denied(const Answer &answer, const PartRef &where)
        : answer_(answer), state_(answer.now()), where_(where), feature_(featureAt(state_, where)) {}

    bool isThere() const { return feature_.has_value(); }

    Reason bonus() const {
        if (!state_.setting->bathhouses) return say("why.module-off", {});
        const PartKind kind = state_.board.kind(*feature_);
        if (kind != PartKind::Road && kind != PartKind::City) return say("why.no-bonus." + kindName(), {kNoFlagThere});
        const auto flags = bathhousesOf(state_, *feature_);
        if (flags.empty()) return noFlag();
        if (const auto counted = scoring()) return afterScoring(*counted);
        const RuleId rule = kind == PartKind::City ? rule::bonusCity : rule::bonusRoad;
        if (over()) return say("why.no-bonus.nobody-final", {rule::bonusNotFinal, rule::bonusToMajority});
        if (!state_.board.complete(*feature_)) return open("why.no-bonus.open", rule);
        if (isWaiting()) return say("why.no-bonus.waiting", {rule});
        return nobodyOrBefore("why.no-bonus.nobody", rule::bonusToMajority);
    }

    Reason points() const {
        if (const auto counted = scoring()) {
            Reason reason = say("why.no-points.scored", {});
            reason.children = {answer_.withReasons(*counted)};
            reason.rules = {reason.children.front().rules.front()};
            return reason;
        }
        if (over()) return say("why.no-points.nobody-final", {rule::baseMajority});
        if (isCastle(state_, *feature_)) return say("why.no-points.castle", {"bc-castle"});
        if (isWaiting()) return say("why.no-points.waiting", {rule::baseComplete});
        if (state_.board.kind(*feature_) == PartKind::Field) return say("why.no-points.field", {rule::baseFinalField});
        if (!state_.board.complete(*feature_)) return open("why.no-points.open", rule::baseComplete);
        return nobodyOrBefore("why.no-points.nobody", rule::baseMajority);
    }

private:
    std::string kindName() const { return tutor::kindName(state_, *feature_); }
    bool over() const { return state_.turn.phase == DecisionKind::GameOver; }
    bool isWaiting() const {
        const auto waiting = waitingFeatures(state_);
        return std::ranges::find(waiting, *feature_) != waiting.end();
    }

    Reason say(const std::string &key, std::vector<RuleId> rules, const Fillings &fillings = {}) const {
        return {.sentence = answer_.text(key, fillings),
                .rules = std::move(rules),
                .tiles = tilesOf(state_, *feature_),
                .figures = standing(),
                .parts = {where_}};
    }

    std::vector<FigureAt> standing() const {
        std::vector<FigureAt> figures;
        for (const FigureAt &f : state_.figuresInOrder())
            if (featureAt(state_, f.where) == feature_) figures.push_back(f);
        return figures;
    }

    /// The last scoring of this feature.
    std::optional<Story::Moment> scoring() const {
        return answer_.story().last<FeatureScored>(
            [this](const FeatureScored &e) { return featureAt(state_, e.feature) == feature_; });
    }

    /// No bathhouse belongs to it; those on its tiles belong to something else.
    Reason noFlag() const {
        const PartKind kind = state_.board.kind(*feature_);
        Reason reason =
            say("why.no-bonus.no-flag." + kindName(), {kind == PartKind::City ? rule::bonusCity : rule::bonusRoad});
        for (const Position at : tilesOf(state_, *feature_)) {
            const auto index = state_.bathhouseAt(at);
            if (!index) continue;
            const PartIndex part = state_.bathhouses[*index].part;
            Reason elsewhere{.sentence =
                                 answer_.text("why.no-bonus.elsewhere",
                                              {{"at", answer_.say().at(at)}, {"part", answer_.say().part({at, part})}}),
                             .tiles = {at},
                             .parts = {{at, part}}};
            if (const auto &bridge = state_.board.tile(*state_.board.at(at)).bridge; bridge && bridge->under != 0) {
                elsewhere.rules = {rule::bridgeTile};
                reason.rules.insert(reason.rules.begin(), rule::bridgeTile);
            }
            reason.children.push_back(std::move(elsewhere));
        }
        return reason;
    }

    Reason afterScoring(Story::Moment counted) const {
        const auto &e = std::get<FeatureScored>(answer_.story().at(counted).what);
        const bool final = e.when == Scoring::Final;
        const bool flags = std::ranges::find(e.terms, "bathhouse", &Term::label) != e.terms.end();
        Reason reason = final   ? say("why.no-bonus.final", {rule::bonusNotFinal})
                        : flags ? say("why.no-bonus.got", {rule::bonusToMajority})
                                : say("why.no-bonus.nobody", {rule::bonusToMajority});
        reason.figures = e.involved;
        reason.children.push_back(answer_.withReasons(counted));
        return reason;
    }

    Reason open(const std::string &key, RuleId rule) const {
        const PartKind kind = state_.board.kind(*feature_);
        if (kind == PartKind::Road || kind == PartKind::City) {
            Reason reason = say(key, {rule});
            reason.children.push_back(
                {.sentence = answer_.counted(state_.board.openEnds(*feature_), "why-not.open"), .parts = {where_}});
            return reason;
        }
        std::vector<Position> missing;
        for (const Position p : ringOf(where_.at))
            if (!state_.board.at(p)) missing.push_back(p);
        Reason reason = say(key, {rule});
        reason.children.push_back(
            {.sentence = answer_.text("why.ring.open", {{"filled", std::to_string(8 - missing.size())},
                                                        {"spaces", answer_.spaces(missing)}}),
             .tiles = missing});
        return reason;
    }

    /// Complete, but nothing has scored it: nobody was there, or it was so in the set-up.
    Reason nobodyOrBefore(const std::string &key, RuleId rule) const {
        if (standing().empty()) return say(key, {rule});
        return say("why.home.before", {rule::baseComplete});
    }

    const Answer &answer_;
    const State &state_;
    PartRef where_;
    std::optional<FeatureId> feature_;
};

Reason nothingThere(const Answer &answer, Position at) {
    return {.sentence = answer.text("why.ask.no-part", {{"at", answer.say().at(at)}}), .tiles = {at}};
}

} // namespace

Reason Answer::about(const AboutNoBonus &asked) const {
    const Denied feature(*this, asked.where);
    return feature.isThere() ? feature.bonus() : nothingThere(*this, asked.where.at);
}

Reason Answer::about(const AboutNoPoints &asked) const {
    const Denied feature(*this, asked.where);
    return feature.isThere() ? feature.points() : nothingThere(*this, asked.where.at);
}

} // namespace bathhouse::tutor
