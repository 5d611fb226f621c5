// SPDX-License-Identifier: MIT
#pragma once
#include "scenario/run.h"
#include "ui/board/token_art.h"

#include <QGraphicsItem>

namespace bathhouse::ui {

/// A token that is seen on the board.
struct ShownToken {
    rules::TokenKind kind{};
    std::string colour;  ///< of its owner; empty: nobody's
    rules::PartRef where;
    QPointF at;      ///< in hundredths of a tile
    int number = 0;  ///< 0: none
    friend bool operator==(const ShownToken &, const ShownToken &) = default;
};
/// The tokens of a position that players see on the map: on their tile, or beside their figure.
std::vector<ShownToken> shownTokens(const rules::State &, const scenario::Table &);
/// The token under a point, the one drawn last if there are several.
const ShownToken *tokenUnder(const std::vector<ShownToken> &, QPointF);
/// The word of a token's kind, as in scenario files.
inline std::string_view wordOf(const ShownToken &token) { return rules::traits(token.kind).name; }

inline TokenLook lookOf(const ShownToken &token, Theme theme) {
    return {.kind = wordOf(token), .colour = token.colour, .theme = theme, .number = token.number};
}

/// A token on the board, above the figures.
class TokenItem final : public QGraphicsItem {
public:
    enum { Type = UserType + 4 };
    explicit TokenItem(const ShownToken &token, Theme theme);
    int type() const override { return Type; }
    QRectF boundingRect() const override;
    void paint(QPainter *, const QStyleOptionGraphicsItem *, QWidget *) override;
    const ShownToken &token() const { return token_; }

private:
    ShownToken token_;
    Theme theme_;
};

}  // namespace bathhouse::ui
