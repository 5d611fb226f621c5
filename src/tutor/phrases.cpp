// SPDX-License-Identifier: MIT
#include "tutor/phrases.h"

#include <algorithm>
#include <cassert>

namespace bathhouse::tutor {

using namespace rules;

std::string Phrases::at(Position p) const {
    if (p == kNowhere) return text({"position.nowhere"});
    return text({"position"}, {{"x", std::to_string(p.x)}, {"y", std::to_string(p.y)}});
}

std::string Phrases::tile(TileId id) const {
    const Tile &tile = state_.setting->tiles.tile(id);
    const std::string set(tile.set());
    const std::string key = "tile." + set;
    std::string name = tile.id.substr(std::min(tile.id.size(), set.size() + 1));
    if (!texts_.find(key)) {
        const std::string *expansion = texts_.find("module." + set);
        const std::string shown = shownOn(tile);
        if (!expansion || shown.empty()) return text({"tile.other"}, {{"name", tile.id}});
        return text({"tile.of-expansion"},
                    {{"shown", shown}, {"number", name.substr(name.rfind('-') + 1)}, {"expansion", *expansion}});
    }
    const bool garden = std::ranges::any_of(tile.parts, [](const Part &p) { return p.kind == PartKind::Garden; });
    const bool told = garden && name.ends_with('g') && texts_.find(key + ".garden");
    if (told) name.pop_back();
    return text({told ? key + ".garden" : key}, {{"name", name}});
}

std::string Phrases::shownOn(const Tile &tile) const {
    Marks marks = tile.marks;
    for (const Part &part : tile.parts) marks |= part.marks;
    std::vector<std::string> shown;
    for (const MarkTraits &mark : markTable())
        if (marks & markNamed(mark.name)) shown.push_back(text({"mark." + std::string(mark.name)}));
    return texts_.list(shown);
}

std::optional<PartKind> Phrases::kindAt(Position at, PartIndex part) const {
    const auto laid = state_.board.at(at);
    if (!laid || part >= state_.board.tile(*laid).parts.size()) return std::nullopt;
    return state_.board.tile(*laid).parts[part].kind;
}

PartKind Phrases::kindOf(const PartRef &where) const {
    const auto kind = kindAt(where.at, where.part);
    assert(kind);
    return *kind;
}

std::string Phrases::kindKey(PartKind kind, const PartRef &where) const {
    const auto laid = state_.board.at(where.at);
    const bool known = laid && where.part < state_.board.tile(*laid).parts.size();
    const Marks marks = known ? state_.board.tile(*laid).parts[where.part].marks & replacingMarks() : 0;
    if (marks != 0)
        for (const MarkTraits &mark : markTable())
            if (marks & markNamed(mark.name)) return std::string(mark.name);
    return std::string(name(kind));
}

std::string Phrases::part(const PartRef &where) const {
    if (where.part == kBathhousePart) return text({"part.bathhouse"});
    const LaidTile &tile = state_.board.laid(*state_.board.at(where.at));
    const PartName name = state_.setting->tiles.firstName(tile.tile, tile.rotation, where.part);
    switch (kindOf(where)) {
    case PartKind::Road: return text({"part.road." + std::string(rules::name(static_cast<Edge>(name.spot)))});
    case PartKind::City: return text({"part.city." + std::string(rules::name(static_cast<Edge>(name.spot)))});
    case PartKind::Field: return text({"part.field." + std::string(rules::name(static_cast<Half>(name.spot)))});
    case PartKind::Monastery: return text({"part." + kindKey(PartKind::Monastery, where), "part.monastery"});
    case PartKind::Garden: return text({"part.garden"});
    }
    return {};
}

std::string Phrases::aFigure(FigureKind kind) const { return text({"figure.a." + std::string(traits(kind).name)}); }

std::string Phrases::figure(FigureKind kind) const { return text({"figure." + std::string(traits(kind).name)}); }

Fillings Phrases::withFigure(Fillings fillings, FigureKind kind) const {
    fillings.emplace_back("figure", figure(kind));
    return fillings;
}

std::string Phrases::points(int count) const { return texts_.counted(count, {"points"}, {{"count", number(count)}}); }

std::optional<PlayerId> Phrases::guestAt(Position p) const {
    const auto b = state_.bathhouseAt(p);
    if (!b || state_.bathhouses[*b].free()) return std::nullopt;
    return state_.figures[static_cast<std::size_t>(state_.bathhouses[*b].guest)].player;
}

FigureKind Phrases::guestKindAt(Position p) const {
    const auto b = state_.bathhouseAt(p);
    if (!b || state_.bathhouses[*b].free()) return kMeeple;
    return state_.figures[static_cast<std::size_t>(state_.bathhouses[*b].guest)].kind;
}

FigureKind Phrases::scoredKind() const {
    return state_.turn.phase == DecisionKind::Bathhouse ? state_.figure(state_.turn.scored).kind : kMeeple;
}

namespace {

/// Where the bathhouse lies whose guest may be claimed first.
std::optional<Position> openClaim(const State &state) {
    for (const std::size_t i : state.bathhousesByPosition())
        if (state.bathhouses[i].claimOpen) return state.position(state.bathhouses[i]);
    return std::nullopt;
}

/// Whether the active player has a guest that could be bought back.
bool hasGuest(const State &state) {
    return std::ranges::any_of(
        state.figures, [&](const Figure &f) { return !f.gone && f.inBathhouse() && f.player == state.turn.active; });
}

} // namespace

bool Phrases::opensNextTile() const {
    return std::ranges::any_of(state_.tokens, [](const Token &t) {
        return !traits(t.kind).inner && traits(t.kind).expansion == "land-surveyors";
    });
}

FigureKind Phrases::claimedKind() const {
    const auto claim = openClaim(state_);
    return claim ? guestKindAt(*claim) : kMeeple;
}

std::string Phrases::waiting() const {
    const Decision decision = state_.decision();
    const std::string key = "decision." + std::string(name(decision));
    if (decision.kind == DecisionKind::GameOver) return text({key});
    Fillings fillings{{"player", player(decision.player)}};
    if (const auto claim = openClaim(state_); claim && decision.kind == DecisionKind::Claim) {
        fillings.emplace_back("at", at(*claim));
        fillings.emplace_back("guest", figure(guestKindAt(*claim)));
    }
    fillings.emplace_back("figure", figure(scoredKind()));
    if (decision.kind == DecisionKind::Special && opensNextTile())
        return text({key + ".next", key, "decision.other"}, fillings);
    const bool nobodyBathes = decision.kind == DecisionKind::AfterPlacing && !hasGuest(state_);
    return text({nobodyBathes ? key + ".no-guest" : key, "decision.other"}, fillings);
}

std::string Phrases::reckoning(const FeatureScored &scored) const {
    if (scored.terms.empty()) return text({"reckoning.nothing"});
    int things = 0;
    for (const Term &term : scored.terms) things += term.count;
    const bool one = scored.terms.size() == 1 && things == 1;
    return text({one ? "reckoning.one" : "reckoning.other"},
                {{"sum", sum(scored.terms, scored.kind)}, {"points", points(scored.points)}});
}

std::string Phrases::sum(const std::vector<Term> &terms, PartKind feature) const {
    std::vector<std::string> summands;
    for (const Term &term : terms) summands.push_back(summand(term, feature));
    return texts_.list(summands);
}

std::string Phrases::summand(const Term &term, PartKind feature) const {
    return termText(texts_, "sum", term, feature);
}

std::string number(int n) { return (n < 0 ? "−" : "") + std::to_string(n < 0 ? -n : n); }

std::string termText(const TextTable &texts, const std::string &group, const Term &term, PartKind feature) {
    const std::string key = group + "." + std::string(term.label);
    const auto pointsOf = [&texts](int count) { return texts.counted(count, {"points"}, {{"count", number(count)}}); };
    const std::string plain = group == "sum" ? pointsOf(term.each) : number(term.each);
    return texts.counted(term.count,
                         {key + "." + std::string(name(feature)), term.each == 1 ? key : key + ".each", key,
                          key + ".each", group + ".other"},
                         {{"count", std::to_string(term.count)},
                          {"each", plain},
                          {"flag", std::to_string(term.each)},
                          {"points", pointsOf(term.points)}});
}

} // namespace bathhouse::tutor
