// SPDX-License-Identifier: MIT
#include "ui/tools/token_tool.h"

#include "tutor/wording.h"
#include "ui/board/feature_outline.h"
#include "ui/board/token_item.h"
#include "ui/lesson_document.h"
#include "ui/scenario_document.h"
#include "ui/tools/author_desk.h"

#include <algorithm>

namespace bathhouse::ui {

using rules::PartIndex;
using rules::PartRef;
using rules::Position;
using rules::TokenTraits;

namespace {

constexpr double kRound = 17;  ///< radius of the mark round a figure

QPainterPath discRound(QPointF centre) {
    QPainterPath path;
    path.addEllipse(centre, kRound, kRound);
    return path;
}

}  // namespace

void TokenTool::take(rules::TokenKind kind, const std::string &player) {
    holds_ = true;
    kind_ = kind;
    player_ = player;
    lifted_.reset();
    refresh();
}

void TokenTool::lift(std::size_t index, rules::TokenKind kind, const std::string &player) {
    take(kind, player);
    lifted_ = index;
}

void TokenTool::refresh() {
    choices_.clear();
    chosen_.reset();
    if (!point_ || !holds_) return;
    const Position space = spaceAt(*point_);
    if (!rules::onMap(space) || !desk_.state().board.at(space)) return;
    switch (rules::traits(kind_).lies) {
    case TokenTraits::Lies::OnTile: addTile(space); break;
    case TokenTraits::Lies::OnPart: addParts(space); break;
    case TokenTraits::Lies::ByFigure: addFigures(space); break;
    case TokenTraits::Lies::OffMap: break;
    }
    double best = 1e9;
    for (std::size_t i = 0; i < choices_.size(); ++i) {
        const bool under = choices_[i].shape.contains(*point_);
        const double away = distance(choices_[i].shape.boundingRect().center(), *point_) - (under ? 1000 : 0);
        if (away >= best) continue;
        best = away;
        chosen_ = i;
    }
}

scenario::TokenEntry TokenTool::entryAt(Position at) const {
    scenario::TokenEntry entry;
    entry.token = std::string(rules::traits(kind_).name);
    entry.at = at;
    if (rules::traits(kind_).owned) entry.player = player_;
    return entry;
}

void TokenTool::addTile(Position at) {
    QPainterPath square;
    square.addRect(QRectF(cornerOf(at), QSizeF(kUnits, kUnits)));
    const rules::LaidTile &laid = desk_.state().board.laid(*desk_.state().board.at(at));
    const auto layout = layoutOf(desk_.state().board.tiles().tile(laid.tile));
    choices_.push_back({entryAt(at), square, cornerOf(at) + tokenAnchor(*layout, laid.rotation, rules::kNoPart), {}});
}

void TokenTool::addParts(Position at) {
    const rules::State &state = desk_.state();
    const rules::LaidTile &laid = state.board.laid(*state.board.at(at));
    const auto layout = layoutOf(state.board.tiles().tile(laid.tile));
    for (std::size_t i = 0; i < layout->shapes.size(); ++i) {
        const auto part = static_cast<PartIndex>(i);
        Choice choice{
            entryAt(at), partShape(*layout, laid.rotation, part).translated(cornerOf(at)),
            cornerOf(at) + tokenAnchor(*layout, laid.rotation, part),
            QString::fromStdString(rules::toString(state.board.tiles().firstName(laid.tile, laid.rotation, part)))};
        choice.entry.on = choice.name.toStdString();
        choices_.push_back(std::move(choice));
    }
}

void TokenTool::addFigures(Position at) {
    const rules::State &state = desk_.state();
    const std::vector<rules::FigureAt> figures = state.figuresInOrder();
    const std::vector<QPointF> places = figurePlaces(state, figures);
    const rules::LaidTile &laid = state.board.laid(*state.board.at(at));
    const auto layout = layoutOf(state.board.tiles().tile(laid.tile));
    const tutor::Wording wording(desk_.lesson().language().toStdString());
    for (std::size_t i = 0; i < figures.size(); ++i) {
        if (figures[i].where.at != at) continue;
        const std::string &player = desk_.table().players[rules::index(figures[i].player)];
        if (rules::traits(kind_).owned && player != player_) continue;
        const PartIndex part = figures[i].where.part;
        scenario::TokenEntry entry = entryAt(at);
        entry.player = player;
        entry.on = part == rules::kBathhousePart
                       ? std::string("bathhouse")
                       : rules::toString(state.board.tiles().firstName(laid.tile, laid.rotation, part));
        // A file tells figures of one player on one part not apart.
        const auto same = [&](const Choice &other) { return other.entry == entry; };
        if (std::ranges::any_of(choices_, same)) continue;
        const QPointF beside = tokenAnchor(*layout, laid.rotation, part) - figureAnchor(*layout, laid.rotation, part);
        choices_.push_back({entry, discRound(places[i]), places[i] + beside,
                            QString::fromStdString(wording.player(player)) + u' ' +
                                QString::fromStdString(wording.figure(figures[i].figure))});
    }
}

void TokenTool::pointAt(std::optional<QPointF> point) {
    point_ = point;
    refresh();
}

void TokenTool::chooseFirst() {
    if (!choices_.empty()) chosen_ = 0;
}

void TokenTool::step(int by) {
    if (choices_.empty()) return;
    const auto count = static_cast<int>(choices_.size());
    chosen_ = static_cast<std::size_t>((static_cast<int>(chosen_.value_or(0)) + by + count) % count);
}

void TokenTool::mark(EditMarks &marks) const {
    for (std::size_t i = 0; i < choices_.size(); ++i) {
        PartMark part;
        part.shape = choices_[i].shape;
        part.anchor = choices_[i].shape.boundingRect().center();
        part.name = choices_[i].name;
        part.chosen = chosen_ == i;
        marks.parts.push_back(std::move(part));
    }
    if (!point_) return;
    const rules::TokenTraits &traits = rules::traits(kind_);
    TokenGhost ghost;
    ghost.at = chosen_ ? choices_[*chosen_].at : *point_;
    ghost.kind = traits.name;
    const auto owner = traits.owned ? desk_.table().player(player_) : std::nullopt;
    if (owner) ghost.colour = desk_.table().colours[rules::index(*owner)];
    marks.token = ghost;
}

QString TokenTool::words() const {
    if (!chosen_)
        return rules::traits(kind_).lies == TokenTraits::Lies::ByFigure && point_ &&
                       desk_.state().board.at(spaceAt(*point_))
                   ? tr("This token stands by a figure, and there is none here.")
                   : tr("A token needs a tile.");
    const QString &name = choices_[*chosen_].name;
    return name.isEmpty() ? QString() : tr("Here: %1.").arg(name);
}

bool TokenTool::act() {
    if (!chosen_) {
        desk_.say(words());
        return false;
    }
    if (desk_.isRecording()) {
        desk_.say(tr("A token cannot be recorded by hand: choose its move below the board."));
        return false;
    }
    const scenario::TokenEntry entry = choices_[*chosen_].entry;
    const auto moved = lifted_;
    desk_.dropHand();
    if (moved)
        desk_.document().moveToken(*moved, entry);
    else
        desk_.document().addToken(entry);
    return true;
}

std::optional<std::size_t> TokenTool::tokenUnder(QPointF point) const {
    const std::vector<ShownToken> shown = shownTokens(desk_.state(), desk_.table());
    const ShownToken *token = ui::tokenUnder(shown, point);
    if (!token) return std::nullopt;
    const auto &entries = desk_.document().scenario().tokens;
    for (std::size_t i = entries.size(); i-- > 0;) {
        const auto owner = entries[i].player ? desk_.table().player(*entries[i].player) : std::nullopt;
        const bool mine =
            token->colour.empty() || (owner && desk_.table().colours[rules::index(*owner)] == token->colour);
        if (entries[i].token == wordOf(*token) && entries[i].at == token->where.at && mine) return i;
    }
    return std::nullopt;
}

}  // namespace bathhouse::ui
