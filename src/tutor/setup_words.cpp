// SPDX-License-Identifier: MIT
#include "tutor/setup_words.h"

#include "rules/engine.h"
#include "rules/scoring.h"
#include "tutor/phrases.h"

namespace bathhouse::tutor {

using namespace rules;

namespace {

constexpr std::array<std::string_view, 4> kKindKeys{"any", "field", "road", "city"};

std::string key(EdgeKind kind) { return std::string(kKindKeys[static_cast<std::size_t>(kind)]); }

std::string kindKey(PartKind kind) { return std::string(name(kind)); }

} // namespace

std::string SetupWords::edge(Edge e, EdgeKind own, EdgeKind beside) const {
    const bool clash = own != beside && own != EdgeKind::Any && beside != EdgeKind::Any;
    return texts_.text({(clash ? "clash." : "meeting.") + key(own) + "." + key(beside)},
                       {{"edge", texts_.text({"edge." + std::string(name(e))})}});
}

std::string SetupWords::placing(const AreaFit &found, Position at) const {
    const Fillings fillings{
        {"at", texts_.text({"position"}, {{"x", std::to_string(at.x)}, {"y", std::to_string(at.y)}})},
        {"limit", std::to_string(kMaxCoordinate)}};
    if (found.fit.offMap) return texts_.text({"refused.place.off-map"}, fillings);
    if (found.fit.occupied) return texts_.text({"refused.place.occupied"}, fillings);
    std::string clashes;
    for (const Edge e : kEdges) {
        if (!(found.fit.clash & bit(e))) continue;
        const auto i = static_cast<std::size_t>(e);
        const std::string one = edge(e, found.own[i], found.beside[i]);
        clashes = clashes.empty() ? one : texts_.text({"clash.list"}, {{"first", clashes}, {"last", one}});
    }
    if (!clashes.empty()) return clashes;
    return found.fit.apart ? texts_.text({"refused.place.apart"}, fillings) : std::string();
}

std::string SetupWords::help(const AreaFit &found, bool turned) const {
    if (found.fit.offMap || found.fit.occupied || found.fit.apart) return {};
    return texts_.text({turned ? "setup.help.turn" : "setup.help.elsewhere"});
}

std::string SetupWords::figure(const State &state, const scenario::Table &table, PlayerId player, FigureKind kind,
                               const PartRef &where, int left) const {
    const Phrases say(texts_, state, table);
    const FigureTraits &is = traits(kind);
    if (where.part == kBathhousePart) {
        if (!is.isMeeple) return texts_.text({"setup.figure.no-meeple"});
        const auto house = state.bathhouseAt(where.at);
        if (house && !state.bathhouses[*house].free()) {
            const Figure &guest = state.figures[static_cast<std::size_t>(state.bathhouses[*house].guest)];
            return texts_.text({"setup.figure.taken"},
                               say.withFigure({{"owner", say.player(guest.player)}}, guest.kind));
        }
    } else if (const PartKind part = say.kindOf(where); !(is.goesOn & bit(part))) {
        const std::string refused = "refused.base-abbot-place";
        return texts_.text(
            {refused + "." + std::string(is.name), part == PartKind::Garden ? refused + ".garden" : refused, refused});
    }
    if (left > 0) return {};
    return texts_.text({"refused.base-supply"}, say.withFigure({{"player", say.player(player)}}, kind));
}

std::string SetupWords::part(const State &state, const scenario::Table &table, const PartRef &where) const {
    return Phrases(texts_, state, table).part(where);
}

SetupWords::FeatureNow SetupWords::feature(const State &state, const scenario::Table &table, FeatureId feature) const {
    const Phrases say(texts_, state, table);
    const PartKind kind = state.board.kind(feature);
    const bool complete = state.board.complete(feature);
    FeatureNow now;
    const std::string heading = "now." + kindKey(kind);
    int count = 0;
    if (kind == PartKind::Road || kind == PartKind::City)
        count = state.board.openEnds(feature);
    else if (kind != PartKind::Field)
        count = state.board.laid(state.board.laidOf(NodeId{static_cast<std::uint32_t>(feature)})).neighbours;
    now.heading = complete || kind == PartKind::Field
                      ? texts_.text({heading + ".complete"})
                      : texts_.counted(count, {heading + ".open"}, {{"count", std::to_string(count)}});

    const FeatureScored scored = preview(state, feature, complete ? Scoring::Completed : Scoring::Final);
    std::vector<std::string> winners;
    for (const Winner &winner : scored.winners) winners.push_back(say.player(winner.player));
    const std::string when = complete ? "now.scores" : "now.final";
    now.points = texts_.text({when + (winners.empty() ? ".nobody" : ".owner")},
                             {{"reckoning", say.reckoning(scored)}, {"players", texts_.list(winners)}});
    return now;
}

std::string SetupWords::space(const State &state, const scenario::Table &table, Position at) const {
    const Phrases say(texts_, state, table);
    const auto laid = onMap(at) ? state.board.at(at) : std::nullopt;
    if (!laid) return texts_.text({"space.empty"}, {{"at", say.at(at)}});
    const LaidTile &tile = state.board.laid(*laid);
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < state.board.tile(*laid).parts.size(); ++i)
        parts.push_back(say.part({at, static_cast<PartIndex>(i)}));
    if (tile.bathhouse >= 0) parts.push_back(texts_.text({"part.bathhouse"}));
    std::string said = texts_.text({"space.tile"}, {{"at", say.at(at)},
                                                    {"tile", say.tile(tile.tile)},
                                                    {"degrees", std::to_string(degrees(tile.rotation))},
                                                    {"parts", texts_.list(parts)}});
    for (const Figure &figure : state.figures) {
        const bool here = !figure.gone && state.whereIs(figure).at == at;
        if (!here) continue;
        said += ' ' + texts_.text({"space.figure"}, say.withFigure({{"player", say.player(figure.player)},
                                                                    {"part", say.part(state.whereIs(figure))}},
                                                                   figure.kind));
    }
    for (const Token &token : state.tokens) {
        const auto where = traits(token.kind).inner ? std::nullopt : state.whereIs(token);
        if (!where || where->at != at) continue;
        const std::string name = texts_.text({"token.the." + std::string(traits(token.kind).name)});
        said += ' ' + texts_.text({"space.token"}, {{"token", name}});
    }
    return said;
}

} // namespace bathhouse::tutor
