// SPDX-License-Identifier: MIT
#include "tutor/phrases.h"

namespace bathhouse::tutor {

using namespace rules;

namespace {

/// The word of a move in scenario files, for keys.
struct MoveWord {
    std::string operator()(const Place &) const { return "place"; }
    std::string operator()(const Claim &) const { return "claim"; }
    std::string operator()(const BuyBack &) const { return "buy-back"; }
    std::string operator()(const PutFigure &) const { return "meeple"; }
    std::string operator()(const Pass &) const { return "pass"; }
    std::string operator()(const Score &) const { return "score"; }
    std::string operator()(const Visit &) const { return "bathhouse"; }
    std::string operator()(const Discard &) const { return "discard"; }
    std::string operator()(const EndGame &) const { return "end-game"; }
    std::string operator()(const SpecialMove &m) const { return std::string(m.word); }
};

std::optional<Position> placeOf(const Move &move) {
    return std::visit(
        [](const auto &m) -> std::optional<Position> {
            if constexpr (requires { m.at; }) return m.at;
            return std::nullopt;
        },
        move);
}

std::string edgeWord(EdgeKind kind) {
    return kind == EdgeKind::Road ? "road" : kind == EdgeKind::City ? "city" : "field";
}

/// Words one refusal in the position before the move.
class RefusalText {
public:
    RefusalText(const Refusal &refusal, const Move &move, const Phrases &say)
        : refusal_(refusal), move_(move), say_(say), rule_(refusal.rule), key_("refused." + rule_) {}

    std::string text() const {
        if (const auto *place = std::get_if<Place>(&move_); place && refusal_.rule != rule::baseTurnOrder)
            return placing(*place);
        if (refusal_.rule == rule::baseTurnOrder || refusal_.rule == rule::leaveBuyBackWhen ||
            refusal_.rule == rule::leaveTooLateForgotten)
            return time();
        if (refusal_.rule == rule::leaveBuyBack) return notOwnGuest();
        if (refusal_.rule == rule::visitFreeMeansEmpty) return notFree();
        if (const auto *put = std::get_if<PutFigure>(&move_)) return figure(*put);
        const bool alongRoads = refusal_.rule == "am-wagon" && say_.state().setting->optionIs("wagonMoves", "C1");
        return say_.text({alongRoads ? key_ + ".along-roads" : key_, "refused.other"}, fillings());
    }

private:
    Fillings fillings() const {
        const State &state = say_.state();
        Fillings all{{"player", say_.player(state.turn.active)},
                     {"waiting", say_.waiting()},
                     {"score", say_.points(state.player(state.turn.active).score)}};
        if (const auto *special = std::get_if<SpecialMove>(&move_)) {
            const auto own = figureNamed(special->word);
            all.emplace_back("figure", say_.figure(own.value_or(special->figure)));
        }
        const auto at = placeOf(move_);
        all.emplace_back("guest", say_.figure(at ? say_.guestKindAt(*at) : kMeeple));
        if (!at) return all;
        all.emplace_back("at", say_.at(*at));
        if (const auto owner = say_.guestAt(*at)) all.emplace_back("owner", say_.player(*owner));
        if (const auto b = state.bathhouseAt(*at)) all.emplace_back("cost", say_.points(state.bathhouses[*b].flag));
        return all;
    }

    std::string time() const {
        const Decision open = say_.state().decision();
        const std::string decision(name(open));
        const std::string word = std::visit(MoveWord{}, move_);
        const bool figurePhase = open.kind == DecisionKind::AfterPlacing || open.kind == DecisionKind::Claim;
        const bool closes = figurePhase && (word == "place" || word == "discard" || word == "end-game");
        if (closes) return say_.text({key_ + ".closing"}, fillings());
        if (open.kind == DecisionKind::GameOver) return say_.text({key_ + ".game-over", key_}, fillings());
        const bool withoutBathhouses = !say_.state().setting->bathhouses && (word == "buy-back" || word == "claim");
        return say_.text({withoutBathhouses ? key_ + ".no-bathhouses" : key_ + "." + word + "." + decision,
                          key_ + "." + decision, key_},
                         fillings());
    }

    std::string placing(const Place &m) const {
        const State &state = say_.state();
        const Fit fit = state.board.fit(laying(state, m.tile, m.at, m.rotation).tile, m.at, m.rotation);
        Fillings all = fillings();
        if (fit.offMap) {
            all.emplace_back("limit", std::to_string(kMaxCoordinate));
            return say_.text({"refused.place.off-map"}, all);
        }
        if (refusal_.occupied) return say_.text({"refused.place.occupied"}, all);
        if (refusal_.apart) return say_.text({"refused.place.apart"}, all);
        const auto clashes = clashing(m);
        if (clashes.empty()) return say_.text({key_, "refused.base-place"}, all);
        std::string together = clashes.front();
        for (std::size_t i = 1; i < clashes.size(); ++i)
            together = say_.text({"clash.list"}, {{"first", together}, {"last", clashes[i]}});
        all.emplace_back("clashes", together);
        return say_.text({"refused.place.clash"}, all);
    }

    /// "north: a road would meet a city" for every edge that does not match.
    std::vector<std::string> clashing(const Place &m) const {
        const State &state = say_.state();
        std::vector<std::string> found;
        const EdgePattern own = state.setting->tiles.turned(m.tile, m.rotation).pattern;
        for (const Edge edge : kEdges) {
            const auto beside = state.board.at(neighbour(m.at, edge));
            if (!(refusal_.clash & bit(edge)) || !beside) continue;
            const EdgeKind theirs = edgeKind(state.board.turned(*beside).pattern, opposite(edge));
            found.push_back(say_.text({"clash." + edgeWord(edgeKind(own, edge)) + "." + edgeWord(theirs)},
                                      {{"edge", say_.text({"edge." + std::string(name(edge))})}}));
        }
        return found;
    }

    std::string notOwnGuest() const {
        const Position at = placeOf(move_).value_or(Position{});
        const std::string which = !say_.state().bathhouseAt(at) ? ".no-bathhouse"
                                  : say_.guestAt(at)            ? ".other"
                                                                : ".free";
        return say_.text({key_ + which}, fillings());
    }

    std::string notFree() const {
        const Position at = placeOf(move_).value_or(Position{});
        return say_.text({key_ + (say_.state().bathhouseAt(at) ? ".occupied" : ".no-bathhouse")}, fillings());
    }

    std::string figure(const PutFigure &m) const {
        const State &state = say_.state();
        Fillings all = fillings();
        const std::string named(traits(m.figure).name);
        const LaidId laid = state.turn.laid;
        const bool onPart = m.on < state.board.tile(laid).parts.size();
        const std::string kind = onPart ? std::string(name(state.board.tile(laid).parts[m.on].kind)) : std::string();
        if (refusal_.rule == rule::baseMeepleFreeFeature && onPart) {
            const auto taken = standingOn(state.board.feature(laid, m.on));
            if (taken) {
                all.emplace_back("owner", say_.player(taken->player));
                all.emplace_back("figure", say_.figure(taken->kind));
                all.emplace_back("where", say_.at(state.whereIs(*taken).at));
                return say_.text({key_ + "." + kind, key_}, all);
            }
        }
        all.emplace_back("figure", say_.figure(m.figure));
        return say_.text(
            {key_ + "." + named, onPart && kind == "garden" ? key_ + "." + kind : key_, key_, "refused.other"}, all);
    }

    /// A figure on a feature, the first by the order of the trace's places.
    std::optional<Figure> standingOn(FeatureId feature) const {
        const State &state = say_.state();
        std::optional<Figure> first;
        for (const Figure &f : state.figures) {
            if (f.gone || f.inBathhouse() || state.board.feature(f.node) != feature) continue;
            if (!first || state.whereIs(f).at < state.whereIs(*first).at) first = f;
        }
        return first;
    }

    const Refusal &refusal_;
    const Move &move_;
    const Phrases &say_;
    std::string rule_;
    std::string key_;
};

} // namespace

std::string refusalText(const Refusal &refusal, const Move &move, const Phrases &phrases) {
    return RefusalText(refusal, move, phrases).text();
}

} // namespace bathhouse::tutor
