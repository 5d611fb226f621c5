// SPDX-License-Identifier: MIT
#include "support/module_duties.h"

#include "support/slow_words.h"

#include <algorithm>
#include <utility>

namespace bathhouse::slow {

namespace {

const Feature *featureOf(const Table &table, const rules::FeatureScored &e) {
    return &table.map().feature({e.feature.at, e.feature.part});
}

bool dragonMustMove(const Table &table, const TurnSoFar &turn) {
    return table.has("princess-and-dragon") && turn.laid() && table.marked(*turn.laid(), "dragon") &&
           !dragonTargets(table, turn).empty();
}

bool canFollow(const Table &table, const TurnSoFar &turn) {
    return table.supply(turn.active(), figureKind("phantom")) > 0 && phantomMoves(table, turn).size() > 1;
}

std::string who(PlayerId p) { return words(p); }

} // namespace

bool Duties::isWord(std::string_view word) const {
    const auto *special = std::get_if<rules::SpecialMove>(&move_);
    return special && special->word == word;
}

void Duties::begin(const Move &move, const rules::Decision &answered, const TurnSoFar &turn) {
    move_ = move;
    answered_ = answered;
    mover_ = answered.kind == DecisionKind::Special ? answered.player : turn.active();
    visited_ = phantomDue_ = false;
    events_.clear();
}

std::string Duties::beforeScoring(const rules::FeatureScored &e, const Table &table, const TurnSoFar &turn) const {
    const Feature &f = *featureOf(table, e);
    const std::string here = "the feature at " + words(e.feature.at);
    const auto waiting = waitingFeatures(table, turn);
    const auto number = table.map().featureNumber({e.feature.at, e.feature.part});
    if (std::ranges::find(waiting, number) == waiting.end()) return here + " is scored and does not wait for it";
    if (waiting.size() > 1 && currentFeature(table, turn) != number)
        return here + " is scored before its player chose the order";
    if (table.optionIs("dragonMoves", "after-scoring") ? false : dragonMustMove(table, turn))
        return here + " is scored before the dragon has moved";
    if (shepherdToTend(table, turn) && !turn.asked("shepherd")) return here + " is scored before the flock was tended";
    if (const auto builder = mayBuildCastle(table, f); builder && !turn.refusedCastle(f))
        return who(*builder) + " was not asked whether to build a castle";
    if (table.has("markets-of-leipzig") && leadsToLeipzig(table, f))
        for (const Figure &m : table.meeplesOn(f))
            if (!turn.wasAskedForLeipzig(f, m.player) && turn.mayLeaveForLeipzig(table, f).contains(m.player) &&
                hasFreeQuarter(table, m.player))
                return who(m.player) + " was not asked whether to send somebody to Leipzig";
    return {};
}

std::string Duties::beforeEnd(const Table &table, const TurnSoFar &turn, bool another) const {
    if (!waitingFeatures(table, turn).empty()) return "the turn is over and something still waits to be scored";
    if (dragonMustMove(table, turn)) return "the turn is over and the dragon has still a way to go";
    if (shepherdToTend(table, turn) && !turn.asked("shepherd")) return "the turn is over and the flock was not tended";
    if (tentDue_ && !turn.asked("tent")) return "the tent moves on and nobody names the value under it";
    if (another != turn.secondPartIsDue())
        return another ? "a second part without a builder" : "the builder's second part is left out";
    if (table.has("messages") && (turn.gained() != 0) != turn.asked("counter"))
        return turn.gained() != 0 ? "nobody was asked which counter moves" : "a counter moved without points";
    const bool used = table.has("land-surveyors") && turn.scoringTileUsed();
    if (!another && used && !turn.asked("surveyors")) return "the scoring tiles were used and are not replaced";
    const bool passed = answered_.special == "surveyors" && std::holds_alternative<rules::Pass>(move_);
    for (const PartKind kind : {PartKind::Road, PartKind::City, PartKind::Monastery})
        if (!another && turn.asked("surveyors") && !passed && !isScoringTileOpen(table, kind))
            return "not all scoring tiles were replaced";
    return {};
}

std::string Duties::beforeHome(const rules::FigureReturned &e, const Table &table) const {
    static const std::set<std::string_view> scored{"several-meeples", "no-free-bathhouse", "scored", "leipzig"};
    if (nameOf(e.figure) != "wagon" || !scored.contains(e.reason)) return {};
    const auto targets = wagonTargets(table, {e.player, e.figure, {e.from.at, e.from.part}});
    return targets.empty()
               ? std::string()
               : who(e.player) + "'s wagon goes home unasked and could drive to " + words(targets.front().at);
}

std::string Duties::before(const rules::Event &event, const Table &table, const TurnSoFar &turn) {
    const auto *opened = std::get_if<rules::ChoiceOpened>(&event.what);
    if (phantomDue_ && !(opened && opened->decision.special == "phantom"))
        return "nobody was asked whether the phantom follows";
    phantomDue_ = false;
    if (const auto *e = std::get_if<rules::FeatureScored>(&event.what);
        e && e->when == rules::Scoring::Completed && !isWord("message"))
        if (auto wrong = beforeScoring(*e, table, turn); !wrong.empty()) return wrong;
    if (const auto *e = std::get_if<rules::FigureReturned>(&event.what))
        if (auto wrong = beforeHome(*e, table); !wrong.empty()) return wrong;
    if (const auto *e = std::get_if<rules::MeepleSent>(&event.what)) {
        const auto *visit = std::get_if<rules::Visit>(&move_);
        const bool chosen = visit && !std::exchange(visited_, true) && visit->at == e->to;
        if (!chosen && table.freeBathhouses().size() > 1)
            return who(e->player) + " did not choose among the bathhouses";
    }
    if (const auto *e = std::get_if<rules::PointsGained>(&event.what); e && e->label.starts_with("castle"))
        if (const Thing *asked = castleToAsk(table, turn))
            return who(asked->player) + " was not asked whether the castle waits for another feature";
    const bool another = opened && opened->decision.kind == DecisionKind::PlaceTile;
    if (std::holds_alternative<rules::TurnEnded>(event.what) || another) return beforeEnd(table, turn, another);
    return {};
}

std::string Duties::after(const rules::Event &event, const Table &table, const TurnSoFar &turn) {
    events_.push_back(event);
    if (std::holds_alternative<rules::TilePlaced>(event.what)) {
        const Thing *tent = table.thing("tent");
        tentDue_ =
            table.has("under-the-big-top") && table.marked(*turn.laid(), "circus") && tent && tent->at != turn.laid();
        ghostDue_ =
            table.has("ghosts-castles-cemeteries") && table.marked(*turn.laid(), "mist") && !hauntable(table).empty();
    }
    // A figure, the fairy's move or an abbot taken back: the phantom may follow all of them.
    const auto *placed = std::get_if<rules::FigurePlaced>(&event.what);
    const auto *moved = std::get_if<rules::TokenMoved>(&event.what);
    const auto *home = std::get_if<rules::FigureReturned>(&event.what);
    const bool acted = (placed && !isWord("wagon") && nameOf(placed->figure) != "phantom") ||
                       (moved && isWord("fairy") && traits(moved->token).name == "fairy") ||
                       (home && isWord("withdraw") && home->reason == "withdrawn");
    if (acted) phantomDue_ = table.has("phantom") && canFollow(table, turn);
    return {};
}

/// What must have been asked between the tile and the figure phase.
std::string Duties::endOfPlacing(const rules::Decision &open, const Table &table, const TurnSoFar &turn) const {
    if (open.kind != DecisionKind::Claim && open.kind != DecisionKind::AfterPlacing) return {};
    if (ghostDue_ && !turn.asked("ghost")) return "mist was placed and nobody was asked for ghosts";
    if ((open.kind == DecisionKind::Claim) != !turn.claims().empty())
        return "the claims that are open are not those the rules know";
    if (table.setting().options.freeRetrieval == rules::FreeRetrieval::Automatic)
        for (const Position at : table.bathhouses())
            if (table.guest(at) && table.map().ring(at) == 8 && turn.mapBefore()->ring(at) < 8 &&
                turn.mapBefore()->at(at))
                return "the guest at " + words(at) + " is surrounded and did not go free";
    return {};
}

std::string Duties::endOfCounter(const rules::Decision &open, const Table &table) const {
    const auto *special = std::get_if<rules::SpecialMove>(&move_);
    const PlayerId player = mover_;
    int second = 0;
    for (const Thing &t : table.things())
        if (t.name == "counter" && t.player == player) second = t.number;
    const int stands = special->number == 2 ? second : table.score(player) - second;
    const bool due = stands % 5 == 0;
    if (due == (open.special == "message")) return {};
    return "the counter of " + who(player) + " stands on " + std::to_string(stands) +
           (due ? " and no message follows" : " and a message follows");
}

/// A move that names a figure is about that figure.
std::string Duties::broughtAbout(const Table &table) const {
    const auto *m = std::get_if<rules::SpecialMove>(&move_);
    if (!m) return {};
    const rules::PartRef where{m->at, m->on};
    const auto any = [&](auto &&matches) { return std::ranges::any_of(events_, matches); };
    if (m->word == "fairy") {
        const Thing *fairy = table.thing("fairy");
        const bool stands =
            fairy && (!fairy->by || *fairy->by == Figure{mover_, m->figure, {m->at, m->on}}) && fairy->at == m->at;
        return stands ? std::string() : "the fairy does not stand by the figure that was named";
    }
    if (m->word == "princess" || (m->word == "message" && m->number == 8)) {
        const bool left = any([&](const rules::Event &event) {
            const auto *e = std::get_if<rules::FigureReturned>(&event.what);
            return e && e->figure == m->figure && e->from == where && e->reason == m->word &&
                   (m->word != "princess" || m->number == 0 || static_cast<int>(index(e->player)) + 1 == m->number);
        });
        return left ? std::string() : "another figure left than the one that was named";
    }
    if (m->word == "portal" || m->word == "fly" || m->word == "wagon" || m->word == "barn") {
        const FigureKind kind = m->word == "barn" ? figureKind("barn") : m->figure;
        const bool stood = any([&](const rules::Event &event) {
            const auto *e = std::get_if<rules::FigurePlaced>(&event.what);
            return e && e->player == mover_ && e->figure == kind && e->where == where;
        });
        return stood ? std::string() : "another figure was placed than the one that was named";
    }
    if (m->word == "ghost")
        return std::ranges::any_of(table.things(),
                                   [&](const Thing &t) {
                                       return t.name == "ghost" && t.by && t.by->kind == m->figure &&
                                              t.by->where == Piece{m->at, m->on} &&
                                              static_cast<int>(index(t.by->player)) + 1 == m->number;
                                   })
                   ? std::string()
                   : "no ghost stands by the figure that was named";
    return {};
}

std::string Duties::end(const rules::Decision &open, const Table &table, const TurnSoFar &turn) {
    if (phantomDue_) return "nobody was asked whether the phantom follows";
    if (auto wrong = endOfPlacing(open, table, turn); !wrong.empty()) return wrong;
    if (isWord("ghost") && !hauntable(table).empty() && open.special != "ghost")
        return "ghosts and meeples are left and nobody was asked again";
    if (isWord("counter"))
        if (auto wrong = endOfCounter(open, table); !wrong.empty()) return wrong;
    return broughtAbout(table);
}

namespace {

/// The player whom the rules ask, where they name one.
std::optional<PlayerId> deciderByTheRules(const rules::Decision &open, const Table &table, const TurnSoFar &turn) {
    const auto seatAfter = [&](int n) {
        return static_cast<PlayerId>((index(turn.active()) + static_cast<std::size_t>(n)) %
                                     static_cast<std::size_t>(table.playerCount()));
    };
    if (open.kind == DecisionKind::Claim)
        return turn.claims().empty() ? std::nullopt : std::optional(table.guest(*turn.claims().begin())->player);
    if (open.special == "dragon") return seatAfter(turn.dragonSteps());
    if (open.special == "castle-points") {
        const Thing *castle = castleToAsk(table, turn);
        return castle ? std::optional(castle->player) : std::nullopt;
    }
    if (open.special != "castle" && open.special != "leipzig") return turn.active();
    const auto current = currentFeature(table, turn);
    if (!current) return std::nullopt;
    const Feature &f = table.map().features()[*current];
    if (open.special == "castle") return mayBuildCastle(table, f);
    for (int i = 0; i < table.playerCount(); ++i)
        if (!turn.wasAskedForLeipzig(f, seatAfter(i)) && table.hasMeeple(f, seatAfter(i)) &&
            turn.mayLeaveForLeipzig(table, f).contains(seatAfter(i)) && hasFreeQuarter(table, seatAfter(i)))
            return seatAfter(i);
    return std::nullopt;
}

/// Whether a player has a figure on something that may just have been scored: the wagon, or any meeple alone.
bool wasScored(const Table &table, PlayerId player, bool wagon) {
    return std::ranges::any_of(table.figures(), [&](const Figure &f) {
        if (f.player != player || f.where.part == rules::kBathhousePart || !isMeeple(f.kind) ||
            (wagon && nameOf(f.kind) != "wagon"))
            return false;
        const Feature &on = table.map().feature(f.where);
        const bool scored = on.complete || (on.kind == PartKind::Field && table.hasKind(on, "barn"));
        return scored && (wagon || table.meeplesOn(on).size() == 1);
    });
}

} // namespace

std::string checkDecider(const rules::Decision &open, const Table &table, const TurnSoFar &turn) {
    if (open.kind == DecisionKind::GameOver) return {};
    if (const bool wagon = open.special == "wagon"; wagon || open.kind == DecisionKind::Bathhouse)
        return wasScored(table, open.player, wagon) ? std::string()
                                                    : who(open.player) + " is asked and has nobody there";
    const auto player = deciderByTheRules(open, table, turn);
    if (player == open.player) return {};
    return who(open.player) + " is asked, and by the rules " + (player ? who(*player) + " is" : "nobody is");
}

} // namespace bathhouse::slow
