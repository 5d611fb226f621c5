// SPDX-License-Identifier: MIT
#include "ui/tools/figure_tool.h"

#include "rules/engine.h"
#include "tutor/wording.h"
#include "ui/board/board_items.h"
#include "ui/lesson_document.h"
#include "ui/scenario_document.h"
#include "ui/tools/author_desk.h"

#include <algorithm>

namespace bathhouse::ui {

using rules::PartIndex;
using rules::PartRef;

void FigureTool::take(rules::PlayerId player, rules::FigureKind kind) {
    holds_ = true;
    player_ = player;
    kind_ = kind;
    lifted_.reset();
    refresh();
}

void FigureTool::lift(std::size_t index, rules::PlayerId player, rules::FigureKind kind) {
    take(player, kind);
    lifted_ = index;
    refresh();
}

void FigureTool::refresh() {
    choices_.clear();
    chosen_.reset();
    if (!point_ || !holds_) return;
    const rules::State &state = desk_.state();
    const rules::Position space = spaceAt(*point_);
    const auto laid = rules::onMap(space) ? state.board.at(space) : std::nullopt;
    if (!laid) return;
    const tutor::SetupWords words = desk_.words();
    // One that is moved comes out of no supply.
    const int left = lifted_ ? 1 : state.player(player_).supply[rules::index(kind_)];
    std::vector<PartRef> parts;
    for (std::size_t i = 0; i < state.board.tile(*laid).parts.size(); ++i)
        parts.push_back({space, static_cast<PartIndex>(i)});
    if (state.board.laid(*laid).bathhouse >= 0) parts.push_back({space, rules::kBathhousePart});
    const std::optional<PartRef> under = partUnder(state, *point_);
    for (const PartRef &part : parts) {
        if (part == under) chosen_ = choices_.size();
        choices_.push_back(
            {part, QString::fromStdString(words.figure(state, desk_.table(), player_, kind_, part, left))});
    }
}

void FigureTool::pointAt(std::optional<QPointF> point) {
    point_ = point;
    refresh();
}

void FigureTool::chooseFirst() {
    chosen_.reset();
    step(1);
}

void FigureTool::step(int by) {
    if (choices_.empty()) return;
    const auto count = static_cast<int>(choices_.size());
    // Those that are refused are left out, unless all are.
    const bool any = std::ranges::any_of(choices_, [](const Choice &choice) { return choice.trouble.isEmpty(); });
    int next = chosen_ ? static_cast<int>(*chosen_) : (by > 0 ? -1 : count);
    do next = (next + by + count) % count;
    while (any && !choices_[static_cast<std::size_t>(next)].trouble.isEmpty());
    chosen_ = static_cast<std::size_t>(next);
}

PartMark FigureTool::markOf(const Choice &choice, const rules::LaidTile &tile, bool chosen) const {
    const rules::State &state = desk_.state();
    const auto layout = layoutOf(state.board.tiles().tile(tile.tile));
    const QPointF corner = cornerOf(choice.where.at);
    PartMark mark;
    mark.where = choice.where;
    mark.shape = partShape(*layout, tile.rotation, choice.where.part).translated(corner);
    mark.anchor = figureAnchor(*layout, tile.rotation, choice.where.part) + corner;
    mark.chosen = chosen;
    mark.allowed = choice.trouble.isEmpty();
    const bool bath = choice.where.part == rules::kBathhousePart;
    if (mark.allowed)
        mark.name = bath ? QStringLiteral("bathhouse")
                         : QString::fromStdString(rules::toString(
                               state.board.tiles().firstName(tile.tile, tile.rotation, choice.where.part)));
    return mark;
}

void FigureTool::mark(EditMarks &marks) const {
    const rules::State &state = desk_.state();
    FigureGhost ghost;
    ghost.kind = rules::traits(kind_).name;
    ghost.colour = desk_.table().colours[rules::index(player_)];
    if (point_) ghost.at = *point_;
    const auto laid = point_ ? state.board.at(spaceAt(*point_)) : std::nullopt;
    for (std::size_t i = 0; laid && i < choices_.size(); ++i) {
        const bool chosen = chosen_ == i;
        if (!choices_[i].trouble.isEmpty() && !chosen) continue;
        marks.parts.push_back(markOf(choices_[i], state.board.laid(*laid), chosen));
    }
    if (chosen_) {
        const Choice &choice = choices_[*chosen_];
        if (choice.trouble.isEmpty()) {
            ghost.at = placeOf(state, choice.where);
            ghost.pose = poseOf(state, {player_, kind_, choice.where});
            ghost.bathhouseScale = bathhouseScale(state, choice.where.at);
        } else {
            marks.bubble = Bubble{choice.where.at, tr("Not here"), choice.trouble, {}};
        }
    }
    if (point_) marks.figure = ghost;
}

QString FigureTool::words() const {
    if (!chosen_) return choices_.empty() ? tr("A figure needs a tile.") : tr("Choose a part of the tile.");
    const Choice &choice = choices_[*chosen_];
    if (!choice.trouble.isEmpty()) return choice.trouble;
    return tr("Here: %1.").arg(QString::fromStdString(desk_.words().part(desk_.state(), desk_.table(), choice.where)));
}

bool FigureTool::act() {
    if (!chosen_ || !choices_[*chosen_].trouble.isEmpty()) {
        desk_.say(words());
        return false;
    }
    const PartRef where = choices_[*chosen_].where;
    if (desk_.isRecording()) return record(where);
    put(where);
    return true;
}

void FigureTool::put(const PartRef &where) {
    const rules::State &state = desk_.state();
    const rules::LaidTile &tile = state.board.laid(*state.board.at(where.at));
    scenario::FigureEntry entry;
    entry.player = desk_.table().players[rules::index(player_)];
    entry.at = where.at;
    entry.figure = rules::traits(kind_).name;
    entry.on = where.part == rules::kBathhousePart
                   ? rules::PartName{rules::PartName::Kind::Bathhouse, 0}
                   : state.board.tiles().firstName(tile.tile, tile.rotation, where.part);
    const auto moved = lifted_;
    desk_.dropHand();
    if (moved)
        desk_.document().moveFigure(*moved, entry.at, entry.on);
    else
        desk_.document().addFigure(entry);
}

bool FigureTool::record(const PartRef &where) {
    const rules::State &state = desk_.state();
    const bool onPlaced = state.board.size() > 0 && state.board.laid(state.turn.laid).at == where.at;
    if (!onPlaced || player_ != state.turn.active) {
        desk_.say(tr("A recorded figure goes onto the tile just placed, and belongs to the player whose turn it is."));
        return false;
    }
    const rules::Move move = rules::PutFigure{where.part, kind_};
    rules::State after = state;
    if (const auto refused = rules::apply(after, move)) {
        const tutor::Wording wording(desk_.lesson().language().toStdString());
        desk_.say(QString::fromStdString(wording.refusal(*refused, move, state, desk_.table())));
        return false;
    }
    desk_.dropHand();
    desk_.lesson().continueWith(move);
    return true;
}

} // namespace bathhouse::ui
