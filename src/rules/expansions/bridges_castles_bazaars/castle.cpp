// SPDX-License-Identifier: MIT
#include "rules/expansions/bridges_castles_bazaars/castle.h"

#include <algorithm>
#include <bit>

namespace bathhouse::rules::castle {

namespace {

constexpr RuleId kBuild = "bc-castle", kPoints = "bc-castle-points", kNoble = "ix-castle-noble", kFlag = "ix-castle-flag",
                 kMayor = "ix-mayor-castle";
constexpr std::string_view kTaken = "castle-takes", kDeclined = "castle-waits", kNoStrength = "castle-no-strength", kLeaving = "noble-leaving", kFeature = "castle-feature";

TokenKind castle() {
    static const TokenKind kind = *tokenNamed(kWord);
    return kind;
}
/// Notes, while nobles leave one after the other: whose castle has been paid, and for which feature.
TokenKind leaving() {
    static const TokenKind kind = *tokenNamed(kLeaving);
    return kind;
}
TokenKind trigger() {
    static const TokenKind kind = *tokenNamed(kFeature);
    return kind;
}

/// Notes of what owners have said: which castle takes the points of the feature just done, and which does not.
TokenKind taken() {
    static const TokenKind kind = *tokenNamed(kTaken);
    return kind;
}
TokenKind declined() {
    static const TokenKind kind = *tokenNamed(kDeclined);
    return kind;
}

FeatureId featureOf(const State &s, const Token &t) { return s.board.feature(LaidId{static_cast<std::uint32_t>(t.laid)}, t.part); }

const Token *castleOn(const State &s, FeatureId city) {
    const auto found = std::ranges::find_if(s.tokens, [&](const Token &t) { return t.kind == castle() && featureOf(s, t) == city; });
    return found == s.tokens.end() ? nullptr : &*found;
}

/// The meeple of the castle's owner that stands on it, while there is one.
std::optional<FigureId> nobleOf(const State &s, const Token &t) {
    std::optional<FigureId> noble;
    forEachFigureOn(s, featureOf(s, t), [&](FigureId id) {
        const Figure &f = s.figure(id);
        if (f.player == t.player && s.setting->traits(f.kind).isMeeple && !noble) noble = id;
    });
    return noble;
}

/// Two half round caps that close each other, and nothing else.
bool isSmallCity(const State &s, FeatureId f) {
    if (s.board.kind(f) != PartKind::City || !s.board.complete(f) || s.board.nodeCount(f) != 2) return false;
    bool caps = true;
    s.board.forEachNode(f, [&](NodeId n) { caps = caps && std::popcount(s.board.part(n).edges) == 1; });
    return caps;
}

/// How many castles each player has in the beginning.
int stock(int players) { return players > 4 ? 2 : 3; }

bool hasCastleLeft(const State &s, PlayerId player) {
    return std::ranges::count_if(s.tokens, [&](const Token &t) { return t.kind == castle() && t.player == player; }) < stock(s.setting->players);
}

/// The castle's two tiles and those beside its long sides: six places.
std::vector<Position> surroundings(const State &s, const Token &t) {
    std::vector<Position> tiles;
    s.board.forEachNode(featureOf(s, t), [&](NodeId n) { tiles.push_back(s.board.laid(s.board.laidOf(n)).at); });
    const bool upright = tiles.size() == 2 && tiles[0].x == tiles[1].x;
    std::vector<Position> all = tiles;
    for (const Position p : tiles)
        for (const int side : {-1, 1}) all.push_back(upright ? Position{p.x + side, p.y} : Position{p.x, p.y + side});
    return all;
}

/// Whether a castle still waits for a feature and may take this one: built in an earlier turn, its noble there, the
/// feature on one of its six tiles.
bool waitsFor(const State &s, const Token &t, FeatureId f) {
    if (t.kind != castle() || t.number == s.turn.number || !nobleOf(s, t)) return false;
    const auto around = surroundings(s, t);
    bool near = false;
    s.board.forEachNode(f, [&](NodeId n) { near = near || std::ranges::find(around, s.board.laid(s.board.laidOf(n)).at) != around.end(); });
    return near;
}

/// Whether the owner of a castle has said so of a feature.
bool said(const State &s, TokenKind what, const Token &castle, FeatureId f) {
    return std::ranges::any_of(s.tokens, [&](const Token &t) {
        return t.kind == what && t.laid == castle.laid && t.part == castle.part && t.number == static_cast<std::int32_t>(f);
    });
}

/// Who may put a castle on a city: whose only meeple is in it.
std::optional<PlayerId> mayBuild(const State &s, FeatureId city) {
    if (!isSmallCity(s, city) || castleOn(s, city)) return std::nullopt;
    std::optional<PlayerId> owner;
    int knights = 0;
    forEachFigureOn(s, city, [&](FigureId id) {
        if (!s.setting->traits(s.figure(id).kind).isMeeple) return;
        ++knights;
        owner = s.figure(id).player;
    });
    return knights == 1 && hasCastleLeft(s, *owner) ? owner : std::nullopt;
}

/// Whether this turn still brings a castle another feature. A city that may become a castle itself is no such promise.
bool hasChoice(const State &s, const Token &t) {
    return std::ranges::any_of(waitingFeatures(s), [&](FeatureId f) {
        return f != s.turn.current && s.board.kind(f) != PartKind::Field && waitsFor(s, t, f) && !said(s, declined(), t, f) && !mayBuild(s, f);
    });
}

/// Indexes of the castles that this feature is for, by place.
std::vector<std::size_t> listeners(const State &s, FeatureId f) {
    std::vector<std::size_t> found;
    const auto completed = completedFeatures(s);
    if (std::ranges::find(completed, f) == completed.end() || castleOn(s, f)) return found;
    for (std::size_t i = 0; i < s.tokens.size(); ++i)
        if (waitsFor(s, s.tokens[i], f) && !said(s, declined(), s.tokens[i], f)) found.push_back(i);
    std::ranges::sort(found, {}, [&s](std::size_t i) { return s.whereIs(s.tokens[i])->at; });
    return found;
}

/// What the feature is worth, whoever stood on it, term by term.
std::vector<Term> worth(const State &s, FeatureId f, std::vector<RuleId> &rules) {
    std::vector<RuleId> unused;
    std::vector<Term> terms = countFeature(s, f, Scoring::Completed, unused).terms;
    const auto isFlag = [](const Term &t) { return t.label == "bathhouse"; };
    if (std::ranges::any_of(terms, isFlag)) rules.push_back(kFlag);
    if (s.setting->optionIs("castleFlag", "no")) std::erase_if(terms, isFlag);
    return terms;
}

/// Adds the castles for which a castle that scores is itself the first thing completed in their surroundings, and so on.
void addCastlesBeside(const State &s, std::vector<std::size_t> &castles) {
    for (std::size_t done = 0; done < castles.size(); ++done)
        for (std::size_t i = 0; i < s.tokens.size(); ++i)
            if (std::ranges::find(castles, i) == castles.end() && waitsFor(s, s.tokens[i], featureOf(s, s.tokens[castles[done]])) &&
                !said(s, declined(), s.tokens[i], s.turn.current))
                castles.push_back(i);
}

/// What a castle that scores tells the modules: who stands on it, and no terms of its own.
ScoreSheet sheetOf(const State &s, const Token &t) {
    ScoreSheet sheet;
    sheet.kind = PartKind::City;
    sheet.complete = true;
    sheet.tiles = s.board.tileCount(featureOf(s, t));
    return sheet;
}

/// Pays one castle. A noble without strength gets nothing.
Token payOne(State &s, const Token &t, const Reckoning &worth, std::vector<RuleId> rules, EventSink *sink) {
    const FigureTraits &noble = s.setting->traits(s.figure(*nobleOf(s, t)).kind);
    const int strength = noble.strengthOn ? noble.strengthOn(s, featureOf(s, t)) : noble.strength;
    int points = 0;
    if (strength > 0)
        for (const Term &term : worth.terms) points += term.points;
    if (s.setting->bathhouses) rules.push_back(kNoble);
    if (s.setting->bathhouses && noble.strengthOn) rules.push_back(kMayor);
    gain(s, t.player, points, strength > 0 ? kWord : kNoStrength, std::move(rules), sink, strength > 0 ? worth : Reckoning{{}, {}, worth.of});
    tellThatScored(s, featureOf(s, t), sheetOf(s, t), sink);
    return {.kind = leaving(), .player = t.player, .laid = t.laid, .part = t.part, .number = points};
}

/// Pays the castles and notes which nobles are to leave.
void pay(State &s, FeatureId feature, std::vector<std::size_t> castles, EventSink *sink) {
    std::vector<RuleId> rules{kPoints};
    Reckoning reckoning{worth(s, feature, rules), {}, std::nullopt};
    const NodeId first = s.board.firstNode(feature);
    if (sink) reckoning.of = PartRef{s.board.laid(s.board.laidOf(first)).at, s.board.partIndex(first)};
    addCastlesBeside(s, castles);
    std::vector<Token> paid, notes;
    for (const std::size_t i : castles) paid.push_back(s.tokens[i]);
    for (const Token &t : paid) {
        notes.push_back(payOne(s, t, reckoning, rules, sink));
        std::erase_if(s.tokens, [&](const Token &said) {
            return (said.kind == taken() || said.kind == declined()) && said.laid == t.laid && said.part == t.part;
        });
    }
    notes.push_back({.kind = trigger(), .laid = static_cast<std::int32_t>(s.board.laidOf(first)), .part = s.board.partIndex(first)});
    s.tokens.insert(s.tokens.end(), notes.begin(), notes.end());
}

/// The next noble leaves its castle as from any scoring.
Sent sendNoble(State &s, EventSink *sink) {
    const std::size_t i = *s.token(leaving());
    const Token note = s.tokens[i];
    s.tokens.erase(s.tokens.begin() + static_cast<std::ptrdiff_t>(i));
    const auto noble = nobleOf(s, note);
    if (!noble) return Sent::Away;
    s.turn.current = featureOf(s, note);
    s.turn.lone = s.setting->bathhouses;
    s.turn.scoredPoints = note.number;
    return s.setting->bathhouses ? sendLoneMeeple(s, s.turn.current, *noble, note.number, sink)
                                 : sendHome(s, *noble, "scored", rule::baseFiguresHome, sink);
}

/// The castle whose owner has to say whether it takes the points of the feature just done; nothing: nobody has to.
const Token *castleToAsk(const State &s) {
    for (const std::size_t i : listeners(s, s.turn.current))
        if (!said(s, taken(), s.tokens[i], s.turn.current) && hasChoice(s, s.tokens[i])) return &s.tokens[i];
    return nullptr;
}

void note(State &s, TokenKind what, const Token &castle) {
    s.tokens.push_back({.kind = what, .player = castle.player, .laid = castle.laid, .part = castle.part,
                        .number = static_cast<std::int32_t>(s.turn.current)});
}

} // namespace

std::vector<TokenTraits> tokens(std::string_view expansion) {
    using Lies = TokenTraits::Lies;
    return {{.name = kWord, .expansion = expansion, .lies = Lies::OnPart, .owned = true, .goesOn = bit(PartKind::City),
             .standsOn = isSmallCity, .each = stock, .alone = true, .rule = kBuild},
            {.name = kLeaving, .expansion = expansion, .lies = Lies::OnPart, .owned = true, .inner = true},
            {.name = kTaken, .expansion = expansion, .lies = Lies::OnPart, .owned = true, .inner = true},
            {.name = kDeclined, .expansion = expansion, .lies = Lies::OnPart, .owned = true, .inner = true},
            {.name = kFeature, .expansion = expansion, .lies = Lies::OnPart, .inner = true}};
}

void changeWaiting(const State &s, std::vector<FeatureId> &waiting) {
    if (s.tokens.empty()) return;
    std::erase_if(waiting, [&](FeatureId f) { return castleOn(s, f) != nullptr; });
    for (const FeatureId f : completedFeatures(s))
        if (!listeners(s, f).empty() && std::ranges::find(waiting, f) == waiting.end()) waiting.push_back(f);
}

Pace offer(State &s, const Expansion &module, EventSink *sink) {
    const auto owner = mayBuild(s, s.turn.current);
    if (!owner) return Pace::GoesOn;
    s.ask(module, kWord, *owner);
    if (sink) sink->on({ChoiceOpened{s.decision()}, {kBuild}});
    return Pace::Waits;
}

void listMoves(const State &s, std::vector<Move> &moves) {
    if (s.turn.question == kTake) {
        const PartRef where = *s.whereIs(*castleToAsk(s));
        moves.push_back(SpecialMove{.word = kTake, .at = where.at, .on = where.part});
        moves.push_back(Pass{});
        return;
    }
    const NodeId first = s.board.firstNode(s.turn.current);
    moves.push_back(SpecialMove{.word = kWord, .at = s.board.laid(s.board.laidOf(first)).at, .on = s.board.partIndex(first)});
    moves.push_back(Pass{});
}

std::optional<Refusal> build(State &s, const Expansion &module, const SpecialMove &m, EventSink *sink) {
    if (s.turn.phase != DecisionKind::Special || s.turn.asking != &module || s.turn.question != kWord) return Refusal{rule::baseTurnOrder};
    const auto laid = s.board.at(m.at);
    const bool named = m.on < (laid ? s.board.tile(*laid).parts.size() : 0);
    if (!named || s.board.feature(*laid, m.on) != s.turn.current) return Refusal{kBuild};
    s.tokens.push_back(Token{.kind = castle(), .player = s.turn.asked, .laid = static_cast<std::int32_t>(*laid), .part = m.on,
                             .number = s.turn.number});
    if (sink) {
        std::vector<RuleId> rules{kBuild};
        if (s.setting->bathhouses) rules.push_back(kNoble);
        sink->on({TokenMoved{s.turn.asked, castle(), std::nullopt, m.at}, std::move(rules)});
    }
    leaveUnscored(s);
    proceed(s, sink);
    return std::nullopt;
}

std::optional<Refusal> take(State &s, const Expansion &module, const SpecialMove &m, EventSink *sink) {
    if (s.turn.phase != DecisionKind::Special || s.turn.asking != &module || s.turn.question != kTake) return Refusal{rule::baseTurnOrder};
    const Token &asked = *castleToAsk(s);
    const auto laid = s.board.at(m.at);
    const bool named = laid && m.on < s.board.tile(*laid).parts.size() && s.board.feature(*laid, m.on) == featureOf(s, asked);
    if (!named) return Refusal{kPoints};
    note(s, taken(), Token(asked));
    proceed(s, sink);
    return std::nullopt;
}

std::optional<Refusal> decline(State &s, const Move &move, EventSink *sink) {
    if (!std::holds_alternative<Pass>(move)) return Refusal{rule::baseTurnOrder};
    if (s.turn.question == kTake) note(s, declined(), Token(*castleToAsk(s)));
    else ++s.turn.module;  // it has had its say about this city
    proceed(s, sink);
    return std::nullopt;
}

Pace score(State &s, const Expansion &module, EventSink *sink) {
    if (s.tokens.empty()) return Pace::GoesOn;
    if (!s.token(trigger())) {
        if (const Token *asked = castleToAsk(s)) {
            s.ask(module, kTake, asked->player);
            if (sink) sink->on({ChoiceOpened{s.decision()}, {kPoints}});
            return Pace::Waits;
        }
        const auto castles = listeners(s, s.turn.current);
        if (castles.empty()) return Pace::GoesOn;
        pay(s, s.turn.current, castles, sink);
    }
    while (s.token(leaving()))
        if (sendNoble(s, sink) == Sent::Waits) return Pace::Waits;
    const auto done = s.tokens.begin() + static_cast<std::ptrdiff_t>(*s.token(trigger()));
    s.turn.current = featureOf(s, *done);
    s.tokens.erase(done);
    return Pace::GoesOn;
}

void cite(const State &s, FigureId id, std::vector<RuleId> &rules) {
    const Figure &f = s.figure(id);
    if (!f.inBathhouse() && castleOn(s, s.board.feature(f.node))) rules.push_back(kNoble);
}

bool shelters(const State &s, FigureId id) {
    const Figure &f = s.figure(id);
    return !f.inBathhouse() && castleOn(s, s.board.feature(f.node));
}

void adjustScore(const State &s, FeatureId feature, ScoreSheet &sheet, std::vector<RuleId> &rules) {
    if (s.tokens.empty()) return;
    const bool itself = sheet.when == Scoring::Final || sheet.when == Scoring::Completed;
    if (sheet.kind == PartKind::City && itself && castleOn(s, feature)) {
        sheet.terms.clear();
        sheet.own.clear();
        sheet.strength = {};
        sheet.most = 0;
        sheet.unscored = true;
        rules.push_back(kBuild);
    }
    if (sheet.kind != PartKind::Field || sheet.most == 0) return;
    const auto cities = s.board.completeCitiesBeside(feature);
    const auto castles = static_cast<int>(std::ranges::count_if(cities, [&](FeatureId f) { return castleOn(s, f) != nullptr; }));
    if (castles == 0) return;
    sheet.terms.push_back({kWord, castles, 1, castles});
    rules.push_back(kBuild);
}

} // namespace bathhouse::rules::castle
