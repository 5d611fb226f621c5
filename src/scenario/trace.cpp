// SPDX-License-Identifier: MIT
#include "scenario/trace.h"

#include "scenario/json.h"
#include "scenario/rule_names.h"
#include "scenario/writer.h"

#include <algorithm>
#include <tuple>

namespace bathhouse::scenario {

using namespace rules;

namespace {

std::string figureName(FigureKind kind) { return std::string(traits(kind).name); }

Json figureJson(const FigureAt &figure, const State &state, const Table &table) {
    Json json = Json::object();
    json["player"] = table.name(figure.player);
    json["figure"] = figureName(figure.figure);
    json["at"] = toJson(figure.where.at);
    json["on"] = onName(state, figure.where);
    return json;
}

Json figuresJson(const std::vector<FigureAt> &figures, const State &state, const Table &table) {
    Json json = Json::array();
    for (const FigureAt &figure : figures) json.push_back(figureJson(figure, state, table));
    return json;
}

/// The figures on the board by y, x, `on`, player, figure, names compared as text: what the file alone can tell.
Json standingJson(const State &state, const Table &table) {
    std::vector<FigureAt> figures = state.figuresInOrder();
    std::ranges::stable_sort(figures, [&](const FigureAt &a, const FigureAt &b) {
        const auto key = [&](const FigureAt &f) {
            return std::tuple(f.where.at, onName(state, f.where), table.name(f.player), figureName(f.figure));
        };
        return key(a) < key(b);
    });
    return figuresJson(figures, state, table);
}

Json placeJson(const PartRef &where, const State &state) {
    Json json = Json::object();
    json["at"] = toJson(where.at);
    json["on"] = onName(state, where);
    return json;
}

Json supplyJson(const State &state, PlayerId player) {
    Json json = Json::object();
    for (const FigureKind kind : state.setting->figures)
        json[figureName(kind)] = state.player(player).supply[index(kind)];
    return json;
}

Json bathhousesJson(const State &state, const Table &table) {
    Json json = Json::array();
    for (const std::size_t i : state.bathhousesByPosition()) {
        const BathhouseState &b = state.bathhouses[i];
        Json row = Json::object();
        row["at"] = toJson(state.position(b));
        row["flag"] = b.flag;
        row["occupant"] =
            b.free() ? Json(nullptr) : Json(table.name(state.figures[static_cast<std::size_t>(b.guest)].player));
        row["neighbours"] = state.neighbours(b);
        json.push_back(std::move(row));
    }
    return json;
}

Json termsJson(const std::vector<Term> &terms) {
    Json json = Json::array();
    for (const Term &term : terms) {
        Json row = Json::object();
        row["label"] = std::string(term.label);
        row["count"] = term.count;
        row["each"] = term.each;
        row["points"] = term.points;
        json.push_back(std::move(row));
    }
    return json;
}

TokenEntry tokenEntry(const Token &token, const State &state, const Table &table) {
    const TokenTraits &t = traits(token.kind);
    TokenEntry entry{.token = std::string(t.name), .at = {}, .on = {}, .player = {}};
    if (const auto where = state.whereIs(token)) {
        entry.at = where->at;
        if (where->part != kNoPart) entry.on = onName(state, *where);
    }
    if (t.owned) entry.player = table.name(token.player);
    if (token.figure >= 0) entry.player = table.name(state.figures[static_cast<std::size_t>(token.figure)].player);
    if (t.numbered) entry.number = token.number;
    return entry;
}

/// The tokens that players see, by kind, player and place, with the keys of a scenario file.
Json tokensJson(const State &state, const Table &table) {
    std::vector<Json> rows;
    for (const Token &token : state.tokens) {
        const TokenTraits &t = traits(token.kind);
        if (t.inner) continue;
        Json row = Json::object();
        row["token"] = std::string(t.name);
        if (t.owned) row["player"] = table.name(token.player);
        if (const auto where = state.whereIs(token)) {
            row["at"] = toJson(where->at);
            if (where->part != kNoPart) row["on"] = onName(state, *where);
        }
        if (t.numbered) row["number"] = token.number;
        rows.push_back(std::move(row));
    }
    std::ranges::sort(rows, {}, [](const Json &row) { return row.dump(); });
    Json json = Json::array();
    for (Json &row : rows) json.push_back(std::move(row));
    return json;
}

Json decisionOf(const Decision &decision, const Table &table) {
    Json json = Json::object();
    json["kind"] = std::string(name(decision));
    if (decision.kind != DecisionKind::GameOver) json["player"] = table.name(decision.player);
    return json;
}

/// Writes the keys of each kind of event, `event` first.
struct EventWriter {
    const State &state;
    const Table &table;
    Json json = Json::object();

    void begin(std::string_view kind) { json["event"] = std::string(kind); }
    void player(PlayerId p) { json["player"] = table.name(p); }
    void figure(PlayerId p, FigureKind kind) {
        player(p);
        json["figure"] = figureName(kind);
    }
    void tile(TileId id) { json["tile"] = state.setting->tiles.tile(id).id; }

    void operator()(const TilePlaced &e) {
        begin("tile-placed");
        tile(e.tile);
        json["at"] = toJson(e.at);
        json["rotation"] = degrees(e.rotation);
    }
    void operator()(const TileDiscarded &e) {
        begin("tile-discarded");
        tile(e.tile);
    }
    void operator()(const BathhouseSurrounded &e) {
        begin("bathhouse-surrounded");
        json["at"] = toJson(e.at);
        json["occupant"] = e.occupant ? Json(table.name(*e.occupant)) : Json(nullptr);
    }
    void operator()(const MeepleRetrieved &e) {
        begin("meeple-retrieved");
        figure(e.player, e.figure);
        json["at"] = toJson(e.at);
    }
    void operator()(const RetrievalLost &e) {
        begin("retrieval-lost");
        figure(e.player, e.figure);
        json["at"] = toJson(e.at);
    }
    void operator()(const MeepleBoughtBack &e) {
        begin("meeple-bought-back");
        figure(e.player, e.figure);
        json["at"] = toJson(e.at);
        json["cost"] = e.cost;
        json["score"] = e.score;
    }
    void operator()(const FigurePlaced &e) {
        begin("figure-placed");
        figure(e.player, e.figure);
        json["at"] = toJson(e.where.at);
        json["on"] = onName(state, e.where);
    }
    void operator()(const ChoiceOpened &e) {
        begin("choice-opened");
        json["decision"] = std::string(name(e.decision));
        player(e.decision.player);
    }
    void operator()(const FeatureScored &e) {
        begin("feature-scored");
        Json feature = Json::object();
        feature["kind"] = std::string(name(e.kind));
        feature["at"] = toJson(e.feature.at);
        feature["on"] = onName(state, e.feature);
        feature["tiles"] = e.tiles;
        json["feature"] = std::move(feature);
        json["involved"] = figuresJson(e.involved, state, table);
        json["terms"] = termsJson(e.terms);
        json["points"] = e.points;
        Json winners = Json::array();
        for (const Winner &winner : e.winners) {
            Json row = Json::object();
            row["player"] = table.name(winner.player);
            row["points"] = winner.points;
            if (!winner.own.empty()) row["terms"] = termsJson(winner.own);
            winners.push_back(std::move(row));
        }
        json["winners"] = std::move(winners);
        json["final"] = e.when == Scoring::Final;
    }
    void operator()(const MeepleSent &e) {
        begin("meeple-sent");
        figure(e.player, e.figure);
        json["from"] = placeJson(e.from, state);
        json["to"] = toJson(e.to);
        json["canRetrieveFree"] = e.canRetrieveFree;
    }
    void operator()(const FigureReturned &e) {
        begin("figure-returned");
        figure(e.player, e.figure);
        json["from"] = placeJson(e.from, state);
        json["reason"] = std::string(e.reason);
    }
    void operator()(const PointsGained &e) {
        begin("points-gained");
        player(e.player);
        json["points"] = e.points;
        json["label"] = std::string(e.label);
        if (!e.reckoning.terms.empty()) json["terms"] = termsJson(e.reckoning.terms);
    }
    void operator()(const TokenMoved &e) {
        begin("token-moved");
        player(e.player);
        json["token"] = std::string(traits(e.token).name);
        json["from"] = e.from ? toJson(*e.from) : Json(nullptr);
        json["to"] = e.to ? toJson(*e.to) : Json(nullptr);
        if (traits(e.token).numbered) json["number"] = e.number;
    }
    void operator()(const FigureGained &e) {
        begin("figure-gained");
        figure(e.player, e.figure);
        json["at"] = toJson(e.at);
    }
    void operator()(const TurnEnded &e) {
        begin("turn-ended");
        player(e.player);
    }
    void operator()(const GameEnded &e) {
        begin("game-ended");
        json["guests"] = figuresJson(e.guests, state, table);
    }
};

} // namespace

std::string onName(const State &state, const PartRef &where) {
    if (where.part == kBathhousePart) return "bathhouse";
    const auto laid = state.board.at(where.at);
    if (!laid || where.part >= state.board.tile(*laid).parts.size()) return {};
    const LaidTile &tile = state.board.laid(*laid);
    return rules::toString(state.setting->tiles.firstName(tile.tile, tile.rotation, where.part));
}

std::vector<TokenEntry> tokensOf(const State &state, const Table &table) {
    std::vector<TokenEntry> all;
    for (const Token &token : state.tokens)
        if (!traits(token.kind).inner) all.push_back(tokenEntry(token, state, table));
    std::ranges::stable_sort(all, {}, [](const TokenEntry &t) { return std::tuple(t.token, t.player, t.at, t.on); });
    return all;
}

Json stateJson(const State &state, const Table &table) {
    Json json = Json::object();
    Json scores = Json::object();
    Json supply = Json::object();
    for (std::size_t i = 0; i < table.players.size(); ++i) {
        const PlayerId player{static_cast<std::uint8_t>(i)};
        scores[table.name(player)] = state.player(player).score;
        supply[table.name(player)] = supplyJson(state, player);
    }
    json["scores"] = std::move(scores);
    json["supply"] = std::move(supply);
    json["figures"] = standingJson(state, table);
    json["bathhouses"] = bathhousesJson(state, table);
    if (state.setting->hasTokens()) json["tokens"] = tokensJson(state, table);
    json["toMove"] = state.turn.phase == DecisionKind::GameOver ? Json(nullptr) : Json(table.name(state.turn.active));
    return json;
}

Json eventJson(const Event &event, const State &after, const Table &table) {
    EventWriter writer{after, table};
    std::visit(writer, event.what);
    Json rules = Json::array(), ofExpansions = Json::array();
    for (const RuleId rule : event.rules)
        (isRuleOfAnExpansion(rule) ? ofExpansions : rules).push_back(std::string(rule));
    // What an expansion alone does is a step that it adds to the turn.
    if (rules.empty()) rules.push_back(std::string(rule::baseTurnOrder));
    writer.json["rules"] = std::move(rules);
    if (!ofExpansions.empty()) writer.json["expansionRules"] = std::move(ofExpansions);
    return std::move(writer.json);
}

Json decisionJson(const State &state, const Table &table) { return decisionOf(state.decision(), table); }

} // namespace bathhouse::scenario
