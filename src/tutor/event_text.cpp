// SPDX-License-Identifier: MIT
#include "tutor/phrases.h"

#include <algorithm>

namespace bathhouse::tutor {

using namespace rules;

namespace {

/// Words one event.
struct EventText {
    const Phrases &say;
    const std::vector<RuleId> &rules;

    bool cites(RuleId rule) const { return std::ranges::find(rules, rule) != rules.end(); }

    /// Adds the sentence `KEY.RULE` for each of these rules that the event cites.
    std::string withNotes(std::string sentence, const std::string &key, std::initializer_list<RuleId> notes,
                          const Fillings &fillings = {}) const {
        for (const RuleId rule : notes)
            if (cites(rule)) sentence += " " + say.text({key + "." + std::string(rule)}, fillings);
        return sentence;
    }

    std::string operator()(const TilePlaced &e) const {
        const bool turned = e.rotation != Rotation::None;
        return say.text({turned ? "event.tile-placed.turned" : "event.tile-placed"},
                        {{"player", say.player(e.player)},
                         {"tile", say.tile(e.tile)},
                         {"at", say.at(e.at)},
                         {"degrees", std::to_string(degrees(e.rotation))}});
    }

    std::string operator()(const TileDiscarded &e) const {
        return say.text({"event.tile-discarded"}, {{"player", say.player(e.player)}, {"tile", say.tile(e.tile)}});
    }

    std::string operator()(const BathhouseSurrounded &e) const {
        const std::string key = "event.bathhouse-surrounded";
        const Options &options = say.state().setting->options;
        if (e.occupant)
            return say.text({key + (options.freeRetrieval == FreeRetrieval::Claim ? ".occupied.claim" : ".occupied")},
                            guest(*e.occupant, e.figure, e.at));
        const auto b = say.state().bathhouseAt(e.at);
        const bool hole = b && say.state().bathhouses[*b].laidIntoHole;
        return say.text({key + (hole ? ".hole" : ".empty")}, {{"at", say.at(e.at)}});
    }

    Fillings guest(PlayerId owner, FigureKind figure, Position at) const {
        return {{"owner", say.player(owner)}, {"figure", say.figure(figure)}, {"at", say.at(at)}};
    }

    std::string operator()(const MeepleRetrieved &e) const {
        return say.text({"event.meeple-retrieved"}, guest(e.player, e.figure, e.at));
    }

    std::string operator()(const RetrievalLost &e) const {
        return say.text({"event.retrieval-lost"}, guest(e.player, e.figure, e.at));
    }

    std::string operator()(const MeepleBoughtBack &e) const {
        return say.text({e.score < 0 ? "event.meeple-bought-back.below-zero" : "event.meeple-bought-back"},
                        {{"player", say.player(e.player)},
                         {"figure", say.figure(e.figure)},
                         {"at", say.at(e.at)},
                         {"cost", say.points(e.cost)},
                         {"score", number(e.score)}});
    }

    std::string operator()(const FigurePlaced &e) const {
        const std::string key = "event.figure-placed";
        const std::string kind(name(say.kindOf(e.where)));
        const std::string own(traits(e.figure).name);
        const bool travels = cites("fm-fly") || cites("pd-portal") || cites("am-wagon");
        const std::string way = cites("fm-fly") ? ".fly" : cites("pd-portal") ? ".portal" : ".drive";
        return withNotes(say.text({key + (travels ? way : "." + own), key + "." + kind},
                                  {{"player", say.player(e.player)},
                                   {"figure", travels ? say.figure(e.figure) : say.aFigure(e.figure)},
                                   {"at", say.at(e.where.at)},
                                   {"part", say.part(e.where)}}),
                         key, {rule::leavePlaceAgain, rule::leaveBuyBackReuse, rule::visitClaimsNothing});
    }

    std::string operator()(const ChoiceOpened &e) const {
        const std::string key = "event.choice-opened." + std::string(name(e.decision));
        const bool next = say.opensNextTile() && say.texts().find(key + ".next");
        return say.text({next ? key + ".next" : key, "event.choice-opened.other"},
                        {{"player", say.player(e.decision.player)},
                         {"figure", say.figure(say.scoredKind())},
                         {"guest", say.figure(say.claimedKind())}});
    }

    /// Players who were involved and win nothing, by seat.
    std::vector<std::string> losers(const FeatureScored &e) const {
        std::vector<PlayerId> found;
        for (const FigureAt &f : e.involved)
            if (std::ranges::find(e.winners, f.player, &Winner::player) == e.winners.end()) found.push_back(f.player);
        std::ranges::sort(found);
        const auto twice = std::ranges::unique(found);
        found.erase(twice.begin(), twice.end());
        std::vector<std::string> names;
        for (const PlayerId p : found) names.push_back(say.player(p));
        return names;
    }

    /// Why somebody wins here that would not by the usual count.
    std::string strengthNotes(const FeatureScored &e, bool alone) const {
        const std::string key = "event.feature-scored.";
        std::string text;
        if (!alone && cites("am-mayor")) text += " " + say.text({key + "am-mayor"});
        if (!alone && e.when == Scoring::Final && cites("am-barn")) text += " " + say.text({key + "am-barn"});
        return text;
    }

    std::string winners(const FeatureScored &e, const std::vector<std::string> &lost) const {
        const std::string key = "event.feature-scored";
        if (e.winners.empty()) return " " + say.text({key + ".nobody"});
        std::string text;
        const std::string decided = e.everybody ? ".everybody" : cites("hs-hill") ? ".hill" : "";
        if (e.winners.size() > 1) {
            std::vector<std::string> names;
            for (const Winner &w : e.winners) names.push_back(say.player(w.player));
            text = " " + say.text({key + ".tie" + decided},
                                  {{"players", say.texts().list(names)}, {"points", say.points(e.points)}});
        } else if (!lost.empty()) {
            text = " " + say.text({key + ".majority" + (e.everybody ? "" : decided)},
                                  {{"player", say.player(e.winners.front().player)}});
        }
        if (!lost.empty())
            text += " " + say.texts().counted(static_cast<int>(lost.size()), {key + ".losers"},
                                              {{"players", say.texts().list(lost)}});
        return text + ofOne(e);
    }

    /// What each of several winners gets who gets more or less than the others.
    std::string ofOne(const FeatureScored &e) const {
        std::string text;
        for (const Winner &w : e.winners) {
            if (w.own.empty()) continue;
            FeatureScored own = e;
            own.terms.insert(own.terms.end(), w.own.begin(), w.own.end());
            own.points = w.points;
            text += " " + say.text({"event.feature-scored.of-one"},
                                   {{"player", say.player(w.player)}, {"reckoning", say.reckoning(own)}});
        }
        return text;
    }

    std::string operator()(const FeatureScored &e) const {
        const std::string key = "event.feature-scored";
        // A castle that waits in vain: whoever is on it, nothing is scored.
        if (e.winners.empty() && e.kind == PartKind::City && cites("bc-castle")) return say.text({key + ".castle"});
        const auto lost = losers(e);
        const bool alone = e.winners.size() == 1 && lost.empty();
        const std::string when = e.when == Scoring::Completed ? ".completed"
                                 : e.when == Scoring::Final   ? ".final"
                                 : e.when == Scoring::Early   ? ".early"
                                                              : ".withdrawn";
        const std::string whose = e.when == Scoring::Withdrawn ? "" : alone ? ".owner" : ".shared";
        // A withdrawn abbot is the only figure on its monastery or garden.
        const std::string owner = e.winners.empty() ? std::string() : say.player(e.winners.front().player);
        std::string text = say.text({key + when + whose + "." + say.kindKey(e.kind, e.feature)},
                                    {{"player", owner}, {"reckoning", say.reckoning(e)}});
        if (!alone) text += winners(e, lost);
        text += strengthNotes(e, alone);
        return withNotes(std::move(text), key,
                         {rule::bonusEvenIfOccupied, rule::bonusFlat, rule::bridgeTile, rule::bonusNotFinal});
    }

    std::string operator()(const MeepleSent &e) const {
        const std::string key = "event.meeple-sent";
        const std::string how = cites(rule::visitOwnerChooses) ? ".chosen" : ".forced";
        const Fillings fillings{
            {"owner", say.player(e.player)}, {"figure", say.figure(e.figure)}, {"to", say.at(e.to)}};
        return withNotes(say.text({key + how + (cites(rule::visitOwnTile) ? ".own-tile" : "")}, fillings), key,
                         {rule::visitZeroPoints, rule::leaveReopensSameTurn, rule::leaveTooLateSurrounded,
                          rule::leaveTooLateSameTurn, rule::leaveHole},
                         fillings);
    }

    std::string operator()(const FigureReturned &e) const {
        std::string key = "event.figure-returned." + std::string(e.reason);
        if (e.reason == "withdrawn" && !say.state().setting->bathhouses) key += ".module-off";
        return say.text({key, "event.figure-returned.other"},
                        {{"owner", say.player(e.player)}, {"figure", say.figure(e.figure)}});
    }

    std::string operator()(const PointsGained &e) const {
        const bool loss = e.points < 0;
        const std::string key = "event.points-gained." + std::string(e.label);
        return say.text({key, loss ? "event.points-gained.loss" : "event.points-gained.gain"},
                        {{"player", say.player(e.player)}, {"points", say.points(loss ? -e.points : e.points)}});
    }

    std::string operator()(const TokenMoved &e) const {
        const std::string key = "event.token-moved." + std::string(traits(e.token).name);
        const std::string how = !e.to ? ".away" : !e.from ? ".laid" : ".moved";
        Fillings fillings{{"player", say.player(e.player)}, {"number", std::to_string(e.number)}};
        if (e.from) fillings.emplace_back("from", say.at(*e.from));
        if (e.to) fillings.emplace_back("at", say.at(*e.to));
        if (!e.by) return say.text({key + how, key, "event.token-moved.other"}, fillings);
        fillings.emplace_back("owner", say.player(e.by->player));
        fillings.emplace_back("figure", say.figure(e.by->figure));
        return say.text({key + how + ".by", key + how, key, "event.token-moved.other"}, fillings);
    }

    std::string operator()(const FigureGained &e) const {
        return say.text({"event.figure-gained"},
                        {{"player", say.player(e.player)}, {"figure", say.aFigure(e.figure)}, {"at", say.at(e.at)}});
    }

    std::string operator()(const TurnEnded &e) const {
        return say.text({"event.turn-ended"}, {{"player", say.player(e.player)}});
    }

    std::string operator()(const GameEnded &e) const {
        if (e.guests.empty()) return say.text({"event.game-ended.none"});
        const int count = static_cast<int>(e.guests.size());
        return say.texts().counted(count, {"event.game-ended"}, {{"count", std::to_string(count)}});
    }
};

} // namespace

std::string eventText(const Event &event, const Phrases &phrases) {
    return std::visit(EventText{phrases, event.rules}, event.what);
}

} // namespace bathhouse::tutor
