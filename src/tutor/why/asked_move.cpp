// SPDX-License-Identifier: MIT
#include "scenario/move_text.h"
#include "tutor/why/answer.h"

#include <QString>

namespace bathhouse::tutor {

using namespace rules;

namespace {

void addFigures(const State &state, std::vector<Move> &moves) {
    if (state.turn.phase == DecisionKind::PlaceTile || state.board.size() == 0) return;
    const auto parts = static_cast<PartIndex>(state.board.tile(state.turn.laid).parts.size());
    for (const FigureKind kind : state.setting->figures) {
        for (PartIndex part = 0; part < parts; ++part) moves.push_back(PutFigure{part, kind});
        moves.push_back(PutFigure{kBathhousePart, kind});
    }
}

/// Moves that somebody may think of in a position, allowed or not.
std::vector<Move> conceivable(const State &state, std::optional<TileId> hand) {
    std::vector<Move> moves = legalMoves(state, hand);
    addFigures(state, moves);
    for (const std::size_t i : state.bathhousesByPosition()) {
        const Position at = state.position(state.bathhouses[i]);
        moves.insert(moves.end(), {Claim{at}, BuyBack{at}, Visit{at}});
    }
    for (const LaidTile &laid : state.board.laidTiles())
        for (PartIndex part = 0; part < state.setting->tiles.tile(laid.tile).parts.size(); ++part)
            moves.push_back(Score{laid.at, part});
    if (hand)
        for (const OpenSpace &space : state.board.openSpaces())
            for (const Rotation rotation : kRotations) moves.push_back(Place{*hand, space.at, rotation});
    moves.insert(moves.end(), {Pass{}, EndGame{}});
    return moves;
}

QString folded(const std::string &sentence) {
    QString text = QString::fromStdString(sentence).simplified().toCaseFolded();
    while (text.endsWith(u'.')) text.chop(1);
    return text;
}

std::optional<scenario::MoveEntry> saidAs(const std::string &text, const Story &story, std::optional<TileId> hand,
                                          const std::string &language) {
    const QString wanted = folded(text);
    for (const std::string &spoken : {language, std::string("en")}) {
        const Phrases say = Answer(story, spoken).say();
        for (const Move &move : conceivable(story.now(), hand))
            if (folded(moveText(move, say)) == wanted) return scenario::entryFor(move, story.now(), story.table());
    }
    return std::nullopt;
}

/// Whether a legal move is what was typed, as far as that goes.
bool agrees(const scenario::MoveEntry &typed, const scenario::MoveEntry &legal) {
    return typed.move == legal.move && (!typed.at || typed.at == legal.at) && (!typed.on || typed.on == legal.on) &&
           (!typed.figure || typed.figure == legal.figure.value_or("meeple")) &&
           (!typed.number || *typed.number == legal.number.value_or(0));
}

/// A move of a module typed in short, with what was left out if it can be a legal move: "leipzig 0,0 1" is short for the
/// highwayman's road.
scenario::MoveEntry completed(scenario::MoveEntry typed, const Story &story) {
    for (const Move &move : legalMoves(story.now(), std::nullopt)) {
        if (!std::holds_alternative<SpecialMove>(move)) continue;
        scenario::MoveEntry legal = scenario::entryFor(move, story.now(), story.table());
        if (agrees(typed, legal)) return legal;
    }
    return typed;
}

} // namespace

std::variant<scenario::MoveEntry, std::string> readMove(const std::string &text, const Story &story,
                                                        const scenario::Scenario &scenario,
                                                        const scenario::TileLibrary &library,
                                                        std::optional<TileId> hand, const std::string &language) {
    if (auto said = saidAs(text, story, hand, language)) return std::move(*said);
    auto read = scenario::moveFrom(text, scenario, library);
    const bool isJson = text.find('{') != std::string::npos;
    if (auto *entry = std::get_if<scenario::MoveEntry>(&read)) return isJson ? std::move(*entry) : completed(std::move(*entry), story);
    // One message, on one line: it follows the name of the program.
    std::string wrong;
    for (const scenario::Problem &problem : std::get<scenario::Problems>(read))
        wrong += (wrong.empty() ? "" : wrong.back() == '?' ? " Also " : "; also ") + problem.text();
    return wrong;
}

} // namespace bathhouse::tutor
