// SPDX-License-Identifier: MIT
#include "ui/board/token_item.h"

#include "ui/board/feature_outline.h"
#include "ui/board/tile_layout.h"
#include "ui/board/token_room.h"

#include <QPainter>

#include <algorithm>

namespace bathhouse::ui {
namespace {

constexpr double kHold = 14;   ///< how near to its middle a token is taken hold of, in hundredths of a tile

/// How far the figure that a token stands by has moved aside for others on its part.
QPointF asideOf(const rules::State &state, const rules::Token &token, const rules::PartRef &where) {
    if (token.figure < 0) return {};
    const rules::Figure &mine = state.figures[static_cast<std::size_t>(token.figure)];
    const std::vector<rules::FigureAt> figures = state.figuresInOrder();
    const auto found = std::ranges::find(figures, rules::FigureAt{mine.player, mine.kind, where});
    if (found == figures.end()) return {};
    return figurePlaces(state, figures)[static_cast<std::size_t>(found - figures.begin())] - placeOf(state, where);
}

}  // namespace

std::vector<ShownToken> shownTokens(const rules::State &state, const scenario::Table &table) {
    std::vector<ShownToken> shown;
    TokenRoom room(state);
    for (const rules::Token &token : state.tokens) {
        const rules::TokenTraits &traits = rules::traits(token.kind);
        const auto where = traits.inner ? std::nullopt : state.whereIs(token);
        const auto laid = where ? state.board.at(where->at) : std::nullopt;
        if (!laid) continue;
        const QPointF anchor =
            tokenAnchor(*layoutOf(state.board.tile(*laid)), state.board.laid(*laid).rotation, where->part);
        const QPointF wanted = cornerOf(where->at) + anchor + asideOf(state, token, *where);
        shown.push_back({token.kind, traits.owned ? table.colours[rules::index(token.player)] : std::string(), *where,
                         room.take(token, *where, wanted), traits.numbered ? token.number : 0});
    }
    return shown;
}

const ShownToken *tokenUnder(const std::vector<ShownToken> &tokens, QPointF point) {
    for (auto token = tokens.rbegin(); token != tokens.rend(); ++token)
        if (distance(token->at, point) < kHold) return &*token;
    return nullptr;
}

TokenItem::TokenItem(const ShownToken &token, Theme theme) : token_(token), theme_(theme) {
    setAcceptedMouseButtons(Qt::NoButton);
    setPos(token_.at);
}

QRectF TokenItem::boundingRect() const {
    const double reach = tokenReach(1);
    return {-reach, -reach, 2 * reach, 2 * reach};
}

void TokenItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) {
    painter->setRenderHint(QPainter::Antialiasing);
    paintTokenOnTile(*painter, {}, painter->worldTransform().m11() * kUnits,
                     lookOf(token_, theme_));
}

}  // namespace bathhouse::ui
