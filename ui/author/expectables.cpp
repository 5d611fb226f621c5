// SPDX-License-Identifier: MIT
#include "ui/author/expectables.h"

#include "scenario/check.h"
#include "scenario/resolve.h"
#include "scenario/trace.h"
#include "tutor/catalogue.h"
#include "tutor/wording.h"
#include "ui/text.h"

#include <QCoreApplication>

#include <algorithm>

namespace bathhouse::ui {
namespace {

using namespace scenario;
using rules::PlayerId;
using Mark = Expectable::Mark;

/// What is said here, for the translators.
struct ExpectablesWords {
    Q_DECLARE_TR_FUNCTIONS(ExpectablesWords)
};

/// Collects the expectables on one moment.
class ExpectableList {
public:
    ExpectableList(const PlayedMoment &moment, const Expectation &expect, const std::string &language)
        : state_(moment.state),
          table_(moment.table),
          rules_(moment.rules),
          expect_(expect),
          wording_(language),
          language_(language) {}

    std::vector<Expectable> take() {
        scores();
        bathhouses();
        supplies();
        figures();
        decision();
        rules();
        return std::move(expectables_);
    }

private:
    void add(const QString &text, bool expected, bool holds, const QString &instead, const std::string &colour,
             std::function<void(Expectation &, bool)> set) {
        const Mark mark = !expected ? Mark::Open : holds ? Mark::Holds : Mark::Differs;
        expectables_.push_back({text, mark == Mark::Differs ? instead : QString(), mark, colour, true, std::move(set)});
    }

    static PlayerId player(std::size_t i) { return PlayerId{static_cast<std::uint8_t>(i)}; }

    void scores() {
        for (std::size_t i = 0; i < table_.players.size(); ++i) {
            const std::string name = table_.players[i];
            const int points = state_.player(player(i)).score;
            const auto wanted =
                expect_.scores ? expect_.scores->find(name) : std::map<std::string, int>::const_iterator{};
            const bool expected = expect_.scores && wanted != expect_.scores->end();
            add(ExpectablesWords::tr("Points of %1: %2").arg(fromUtf8(name)).arg(points), expected, expected && wanted->second == points,
                expected ? ExpectablesWords::tr("expected %1").arg(wanted->second) : QString(), table_.colours[i],
                [name, points](Expectation &e, bool on) {
                    if (!e.scores) e.scores.emplace();
                    if (on)
                        (*e.scores)[name] = points;
                    else
                        e.scores->erase(name);
                });
        }
    }

    void supplies() {
        for (std::size_t i = 0; i < table_.players.size(); ++i)
            for (const rules::FigureKind kind : state_.setting->figures) supply(i, kind);
    }

    void supply(std::size_t i, rules::FigureKind kind) {
        const std::string name = table_.players[i];
        const std::string word(rules::traits(kind).name);
        const int count = state_.player(player(i)).supply[rules::index(kind)];
        std::optional<int> wanted;
        if (expect_.supply && expect_.supply->contains(name) && expect_.supply->at(name).contains(word))
            wanted = expect_.supply->at(name).at(word);
        add(ExpectablesWords::tr("%1 has %3 left: %2").arg(fromUtf8(name)).arg(fromUtf8(wording_.figure(kind))).arg(count),
            wanted.has_value(), wanted == count, ExpectablesWords::tr("expected %1").arg(wanted.value_or(0)), table_.colours[i],
            [name, word, count](Expectation &e, bool on) {
                if (!e.supply) e.supply.emplace();
                if (on)
                    (*e.supply)[name][word] = count;
                else
                    (*e.supply)[name].erase(word);
                if ((*e.supply)[name].empty()) e.supply->erase(name);
            });
    }

    void bathhouses() {
        std::vector<ExpectedBathhouse> left = expect_.bathhouses.value_or(std::vector<ExpectedBathhouse>{});
        for (const std::size_t b : state_.bathhousesByPosition()) {
            const rules::BathhouseState &house = state_.bathhouses[b];
            const rules::Position at = state_.position(house);
            std::optional<std::string> guest;
            std::string colour;
            if (!house.free()) {
                const PlayerId owner = state_.figures[static_cast<std::size_t>(house.guest)].player;
                guest = table_.name(owner);
                colour = table_.colours[rules::index(owner)];
            }
            const auto wanted = std::ranges::find(left, at, &ExpectedBathhouse::at);
            const bool expected = wanted != left.end();
            const bool holds = expected && wanted->occupant == guest;
            const QString instead = expected ? occupant(wanted->occupant) : QString();
            if (expected) left.erase(wanted);
            addBathhouse(at, guest, expected, holds, instead, colour);
        }
        for (const ExpectedBathhouse &missing : left) {
            addBathhouse(missing.at, missing.occupant, true, false, ExpectablesWords::tr("there is none"), {});
            expectables_.back().shown = false;
        }
    }

    static QString occupant(const std::optional<std::string> &guest) {
        return guest ? ExpectablesWords::tr("expected %1").arg(fromUtf8(*guest)) : ExpectablesWords::tr("expected to be free");
    }

    void addBathhouse(rules::Position at, const std::optional<std::string> &guest, bool expected, bool holds,
                      const QString &instead, const std::string &colour) {
        const QString place = fromUtf8(toString(at));
        add(guest ? ExpectablesWords::tr("%1 lies in the bathhouse at %2").arg(fromUtf8(*guest), place)
                  : ExpectablesWords::tr("The bathhouse at %1 is free").arg(place),
            expected, holds, instead, colour, [at, guest](Expectation &e, bool on) {
                if (!e.bathhouses) e.bathhouses.emplace();
                const auto there = std::ranges::find(*e.bathhouses, at, &ExpectedBathhouse::at);
                if (on && there != e.bathhouses->end())
                    there->occupant = guest;
                else if (on)
                    e.bathhouses->push_back({at, guest});
                else if (there != e.bathhouses->end())
                    e.bathhouses->erase(there);
            });
    }

    void figures() {
        std::vector<FigureEntry> there;
        for (const rules::FigureAt &figure : state_.figuresInOrder()) {
            const auto on = rules::partNameFrom(onName(state_, figure.where));
            if (on)
                there.push_back(
                    {table_.name(figure.player), figure.where.at, *on, std::string(rules::traits(figure.figure).name)});
        }
        // Parts have several names: what differs is asked of the check itself.
        Problems found;
        Expectation alone;
        alone.figures = expect_.figures;
        compare(alone, state_, table_, {}, "", found);
        add(ExpectablesWords::tr("Exactly these figures are on the board: %1").arg(there.size()), expect_.figures.has_value(),
            found.empty(), found.empty() ? QString() : fromUtf8(found.front().message), {},
            [there](Expectation &e, bool on) { e.figures = on ? std::optional(there) : std::nullopt; });
    }

    void decision() {
        const rules::Decision open = state_.decision();
        ExpectedDecision now{std::string(rules::name(open)), std::nullopt};
        if (open.kind != rules::DecisionKind::GameOver) now.player = table_.name(open.player);
        Problems found;
        Expectation alone;
        alone.decision = expect_.decision;
        compare(alone, state_, table_, {}, "", found);
        add(fromUtf8(wording_.decision(state_, table_)), expect_.decision.has_value(), found.empty(),
            found.empty() ? QString() : fromUtf8(found.front().message), {},
            [now](Expectation &e, bool on) { e.decision = on ? std::optional(now) : std::nullopt; });
    }

    void rules() {
        std::vector<std::string> left = expect_.rules.value_or(std::vector<std::string>{});
        for (const std::string &rule : rules_) {
            const bool expected = std::erase(left, rule) > 0;
            addRule(rule, expected, true);
        }
        for (const std::string &rule : left) {
            addRule(rule, true, false);
            expectables_.back().shown = false;
        }
    }

    void addRule(const std::string &rule, bool expected, bool holds) {
        const tutor::Card *card = tutor::Catalogue::shipped().find(rule);
        const QString title = card != nullptr ? fromUtf8(tutor::pick(card->title, language_)) : fromUtf8(rule);
        add(ExpectablesWords::tr("Rule: %1").arg(title), expected, holds, ExpectablesWords::tr("not shown here"), {}, [rule](Expectation &e, bool on) {
            if (!e.rules) e.rules.emplace();
            std::erase(*e.rules, rule);
            if (on) e.rules->push_back(rule);
        });
    }

    const rules::State &state_;
    const Table &table_;
    const std::vector<std::string> &rules_;
    const Expectation &expect_;
    tutor::Wording wording_;
    std::string language_;
    std::vector<Expectable> expectables_;
};

}  // namespace

std::vector<Expectable> expectablesOf(const PlayedMoment &moment, const Expectation &expect, const std::string &language) {
    return ExpectableList(moment, expect, language).take();
}

std::optional<Expectation> tidied(Expectation expect) {
    if (expect.scores && expect.scores->empty()) expect.scores.reset();
    if (expect.supply && expect.supply->empty()) expect.supply.reset();
    if (expect.bathhouses && expect.bathhouses->empty()) expect.bathhouses.reset();
    if (expect.rules && expect.rules->empty()) expect.rules.reset();
    return expect == Expectation{} ? std::nullopt : std::optional(std::move(expect));
}

}  // namespace bathhouse::ui
