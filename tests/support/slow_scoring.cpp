// SPDX-License-Identifier: MIT
#include "support/slow_words.h"

#include <algorithm>

namespace bathhouse::slow {

namespace {

void add(Worth &w, std::string_view label, int count, int each) {
    if (count * each == 0) return;
    w.terms.push_back({label, count, each, count * each});
    w.points += count * each;
}

int valueOfTile(const Feature &f, bool inn, bool cathedral) {
    if (f.kind == PartKind::Road) return inn ? (f.complete ? 2 : 0) : 1;
    return cathedral ? (f.complete ? 3 : 0) : (f.complete ? 2 : 1);
}

RuleId scoreRule(PartKind kind, bool final) {
    switch (kind) {
    case PartKind::Road: return final ? "base-final-road" : "base-score-road";
    case PartKind::City: return final ? "base-final-city" : "base-score-city";
    case PartKind::Field: return final ? "base-final-field" : "base-score-field";
    case PartKind::Monastery: return final ? "base-final-monastery" : "base-score-monastery";
    case PartKind::Garden: return final ? "base-final-garden" : "base-score-garden";
    }
    return {};
}

}  // namespace

Worth Game::worth(const Feature &f, Scoring when) const {
    Worth w;
    w.involved = standingOn(f);
    std::map<PlayerId, int> strength;
    for (const Figure &figure : w.involved)
        strength[figure.player] += rules::traits(figure.kind).name == "large" ? 2 : 1;
    int most = 0;
    for (const auto &[p, n] : strength) most = std::max(most, n);
    if (most == 0) return w;
    for (const auto &[p, n] : strength)
        if (n == most) w.winners.push_back(p);

    const bool inns = has("inns-and-cathedrals");
    const bool inn = inns && (f.marks & rules::markNamed("inn")) != 0;
    const bool cathedral = inns && (f.marks & rules::markNamed("cathedral")) != 0;
    if (f.kind == PartKind::Road || f.kind == PartKind::City) {
        const int each = valueOfTile(f, inn, cathedral);
        add(w, "tile", f.tiles, each);
        if (f.kind == PartKind::City) add(w, "coat-of-arms", f.pennants, each);
        if (hasBathhouses() && when == Scoring::Completed)
            for (const Flag &flag : f.flags) add(w, "bathhouse", 1, flag.value);
    } else if (f.kind == PartKind::Field) {
        add(w, "city", static_cast<int>(f.cities.size()), 3);
    } else {
        add(w, "tile", 1, 1);
        add(w, "neighbour", f.neighbours, 1);
    }
    return w;
}

Happening Game::scored(const Feature &f, const Worth &w, Scoring when) const {
    Happening h{featureWords(f.kind, f.pieces.front(), f.tiles, w, when, f.complete), {"base-majority"}, {}};
    h.must.insert(when == Scoring::Withdrawn ? "base-abbot-withdraw" : scoreRule(f.kind, when == Scoring::Final));
    if (hasBathhouses()) citeBonus(f, w, when, h);
    return h;
}

void Game::citeBonus(const Feature &f, const Worth &w, Scoring when, Happening &h) const {
    const auto flags =
        std::count_if(w.terms.begin(), w.terms.end(), [](const rules::Term &t) { return t.label == "bathhouse"; });
    const auto cite = [&](bool holds, RuleId rule) {
        if (holds) h.must.insert(rule);
    };
    const auto marked = [&](std::string_view mark) { return (f.marks & rules::markNamed(mark)) != 0; };
    const bool hasBathhouse = !f.flags.empty();
    cite(flags > 0, f.kind == PartKind::City ? "bonus-city" : "bonus-road");
    cite(flags > 0, "bonus-to-majority");
    cite(flags > 1, "bonus-several");
    cite(flags > 0 &&
             std::any_of(f.flags.begin(), f.flags.end(), [&](const Flag &flag) { return guest(flag.at) != nullptr; }),
         "bonus-even-if-occupied");
    cite(f.overBridge, "bridge-tile");
    cite(when == Scoring::Completed && waited_ > 1, "visit-score-order");
    cite(when == Scoring::Completed && waited_ > 1, "visit-each-scoring-alone");
    cite(std::any_of(w.involved.begin(), w.involved.end(),
                     [&](const Figure &figure) {
                         return std::find(w.winners.begin(), w.winners.end(), figure.player) == w.winners.end();
                     }),
         "visit-losers-count");
    cite(flags > 0 && has("inns-and-cathedrals") && (f.kind == PartKind::Road ? marked("inn") : marked("cathedral")),
         "bonus-flat");
    cite(when == Scoring::Final && hasBathhouse, "bonus-not-final");
    cite(when == Scoring::Final && w.involved.size() == 1 && !freeBathhouses().empty(), "visit-not-final");
}

}  // namespace bathhouse::slow
