// SPDX-License-Identifier: MIT
#include "rules/state.h"

#include "rules/expansions/expansion.h"

#include <algorithm>
#include <cassert>

namespace bathhouse::rules {

namespace {

std::uint32_t bitOf(const Expansion &module) {
    const auto all = expansionList();
    return 1u << static_cast<unsigned>(std::ranges::find(all, &module) - all.begin());
}

} // namespace

void Turn::note(const Expansion &of) { notes |= bitOf(of); }
bool Turn::noted(const Expansion &of) const { return (notes & bitOf(of)) != 0; }

State::State(std::shared_ptr<const Setting> s) : setting(std::move(s)), board(setting->tiles) {}

void State::restore(const Standing &to) {
    const auto node = [](const std::vector<Figure> &all, std::size_t i) {
        const bool stands = i < all.size() && !all[i].gone && !all[i].inBathhouse();
        return stands ? std::optional(all[i].node) : std::nullopt;
    };
    // The board counts who stands on a feature. The feature keeps its count where nobody moved.
    const std::size_t count = std::max(figures.size(), to.figures.size());
    for (std::size_t i = 0; i < count; ++i) {
        const auto before = node(figures, i);
        const auto after = node(to.figures, i);
        if (before == after) continue;
        if (before) board.leave(*before);
        if (after) board.enter(*after);
    }
    static_cast<Standing &>(*this) = to;
}

LaidId State::lay(TileId tile, Position at, Rotation rotation) {
    const LaidId id = board.lay(tile, at, rotation);
    if (const auto part = setting->bathhouses ? setting->tiles.bathhousePart(tile) : std::nullopt) {
        board.setBathhouse(id, static_cast<std::int32_t>(bathhouses.size()));
        bathhouses.push_back({.laid = id, .part = *part, .flag = setting->tiles.tile(tile).parts[*part].flag});
    }
    for (const LaidId closed : board.ringsClosed())
        if (const std::int32_t b = board.laid(closed).bathhouse; b >= 0) bathhouses[static_cast<std::size_t>(b)].closedTurn = 0;
    return id;
}

void State::exchange(LaidId changed, TileId by) {
    assert(setting->tiles.parts(by).size() >= setting->tiles.parts(board.laid(changed).tile).size());
    Board anew(setting->tiles);
    for (std::uint32_t i = 0; i < board.size(); ++i) {
        const LaidTile &old = board.laid(LaidId{i});
        const LaidId id = anew.lay(LaidId{i} == changed ? by : old.tile, old.at, old.rotation);
        anew.setBathhouse(id, old.bathhouse);
    }
    for (Figure &f : figures) {
        if (f.gone || f.inBathhouse()) continue;
        f.node = anew.node(board.laidOf(f.node), board.partIndex(f.node));
        anew.enter(f.node);
    }
    board = std::move(anew);
}

FigureId State::put(PlayerId player, FigureKind kind, LaidId laid, PartIndex part) {
    auto slot = std::ranges::find_if(figures, [](const Figure &f) { return f.gone; });
    if (slot == figures.end()) slot = figures.insert(figures.end(), Figure{});
    const FigureId id{static_cast<std::uint32_t>(slot - figures.begin())};
    *slot = {.player = player, .kind = kind};
    if (part == kBathhousePart) {
        const std::int32_t b = board.laid(laid).bathhouse;
        assert(b >= 0 && bathhouses[static_cast<std::size_t>(b)].free());
        slot->bathhouse = b;
        bathhouses[static_cast<std::size_t>(b)].guest = static_cast<std::int32_t>(id);
    } else {
        slot->node = board.node(laid, part);
        board.enter(slot->node);
    }
    return id;
}

std::optional<std::size_t> State::bathhouseAt(Position p) const {
    const auto id = board.at(p);
    if (!id || board.laid(*id).bathhouse < 0) return std::nullopt;
    return static_cast<std::size_t>(board.laid(*id).bathhouse);
}

std::vector<std::size_t> State::bathhousesByPosition() const {
    std::vector<std::size_t> order(bathhouses.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    std::ranges::sort(order, {}, [this](std::size_t i) { return position(bathhouses[i]); });
    return order;
}

PartRef State::whereIs(const Figure &f) const {
    if (f.inBathhouse()) return {position(bathhouses[static_cast<std::size_t>(f.bathhouse)]), kBathhousePart};
    const LaidId id = board.laidOf(f.node);
    return {board.laid(id).at, board.partIndex(f.node)};
}

bool State::claimed(FeatureId feature) const {
    if (board.occupants(feature) == 0) return false;
    if (!setting->silentFigures) return true;
    return std::ranges::any_of(figures, [&](const Figure &f) {
        return !f.gone && !f.inBathhouse() && board.feature(f.node) == feature && setting->traits(f.kind).claims;
    });
}

void State::ask(const Expansion &module, std::string_view question, PlayerId player) {
    turn.phase = DecisionKind::Special;
    turn.asking = &module;
    turn.question = question;
    turn.asked = player;
}

std::optional<PartRef> State::whereIs(const Token &token) const {
    if (token.figure >= 0) return whereIs(figures[static_cast<std::size_t>(token.figure)]);
    if (token.laid < 0) return std::nullopt;
    return PartRef{board.laid(LaidId{static_cast<std::uint32_t>(token.laid)}).at, token.part};
}

namespace {

/// Sorts the places of one tile by the name that the trace gives them.
std::string onText(const State &s, const PartRef &ref) {
    if (ref.part == kBathhousePart) return "bathhouse";
    const LaidTile &laid = s.board.laid(*s.board.at(ref.at));
    return toString(s.setting->tiles.firstName(laid.tile, laid.rotation, ref.part));
}

} // namespace

std::vector<FigureAt> State::figuresInOrder() const {
    struct Row {
        FigureAt figure;
        std::string on;
    };
    std::vector<Row> rows;
    for (const Figure &f : figures) {
        if (f.gone) continue;
        const PartRef where = whereIs(f);
        rows.push_back({{f.player, f.kind, where}, onText(*this, where)});
    }
    std::ranges::stable_sort(rows, [](const Row &a, const Row &b) {
        if (a.figure.where.at != b.figure.where.at) return a.figure.where.at < b.figure.where.at;
        if (a.on != b.on) return a.on < b.on;
        if (a.figure.player != b.figure.player) return a.figure.player < b.figure.player;
        return a.figure.figure < b.figure.figure;
    });
    std::vector<FigureAt> out;
    for (Row &row : rows) out.push_back(row.figure);
    return out;
}

Decision State::decision() const {
    Decision d{turn.phase, turn.active, {}};
    if (turn.phase == DecisionKind::Special) d = {turn.phase, turn.asked, turn.question};
    if (turn.phase == DecisionKind::Bathhouse) d.player = figure(turn.scored).player;
    if (turn.phase == DecisionKind::Claim) {
        for (const std::size_t i : bathhousesByPosition()) {
            if (!bathhouses[i].claimOpen) continue;
            d.player = figures[static_cast<std::size_t>(bathhouses[i].guest)].player;
            break;
        }
    }
    return d;
}

void State::letGo(FigureId id) {
    const auto figureIndex = static_cast<std::int32_t>(id);
    for (Token &t : tokens) {
        if (t.figure != figureIndex) continue;
        const PartRef where = whereIs(figures[index(id)]);
        t.figure = -1;
        t.laid = static_cast<std::int32_t>(*board.at(where.at));
        t.part = where.part;
    }
    std::erase_if(tokens, [](const Token &t) { return t.figure < 0 && traits(t.kind).goesWithFigure; });
}

std::optional<std::size_t> State::token(TokenKind kind, std::optional<PlayerId> owner) const {
    for (std::size_t i = 0; i < tokens.size(); ++i)
        if (tokens[i].kind == kind && (!owner || tokens[i].player == *owner)) return i;
    return std::nullopt;
}

void State::takeHome(FigureId id) {
    if (!tokens.empty()) letGo(id);
    Figure &f = figures[index(id)];
    if (f.inBathhouse()) {
        BathhouseState &b = bathhouses[static_cast<std::size_t>(f.bathhouse)];
        b.guest = -1;
        b.claimOpen = false;
        b.vacatedTurn = turn.number;
    } else {
        board.leave(f.node);
    }
    ++player(f.player).supply[index(f.kind)];
    f.gone = true;
    f.bathhouse = -1;
}

void State::moveIn(FigureId id, std::size_t bathhouse) {
    Figure &f = figures[index(id)];
    assert(!f.inBathhouse() && bathhouses[bathhouse].free());
    if (!tokens.empty()) letGo(id);
    board.leave(f.node);
    f.bathhouse = static_cast<std::int32_t>(bathhouse);
    bathhouses[bathhouse].guest = static_cast<std::int32_t>(id);
}

void State::moveTo(FigureId id, NodeId node) {
    Figure &f = figures[index(id)];
    assert(!f.inBathhouse());
    if (!tokens.empty()) letGo(id);
    board.leave(f.node);
    f.node = node;
    board.enter(node);
}

} // namespace bathhouse::rules
