// SPDX-License-Identifier: MIT
#pragma once
#include "ui/docks/panel_dock.h"

class QGridLayout;
class QLabel;

namespace bathhouse::ui {

class AuthorDesk;
class FigureButton;
class LessonDocument;
class TokenButton;

/// The figures an author takes in hand: a row a player, each kind with what is left of it. Where modules bring many kinds a
/// player's figures stand below the name. Tokens that are nobody's have a row of their own.
class FigurePaletteDock final : public PanelDock {
    Q_OBJECT

public:
    FigurePaletteDock(LessonDocument &, AuthorDesk &, QWidget *parent = nullptr);
    /// The button of a player and kind, if there is one.
    FigureButton *button(const QString &player, const QString &kind) const;
    /// The button of a token, of nobody if `player` is empty.
    TokenButton *tokenButton(const QString &kind, const QString &player = {}) const;

public Q_SLOTS:
    /// The keyboard is at the first figure.
    void startChoice();
    /// The height at which everything is seen, in a dock of some width.
    int wholeHeight(int width) const;

private:
    struct Entry {
        QString player;
        FigureButton *button;
    };
    void rebuild();
    void renew();
    void renewTokens();
    /// Puts buttons beside the words of a row, or below them where they are many; returns the next row.
    int addRow(int row, QWidget *mark, const QString &words, const std::vector<FigureButton *> &buttons);
    std::vector<FigureButton *> figureButtons(std::size_t player);
    std::vector<FigureButton *> tokenButtons(const QString &player);
    void connectDrag(FigureButton *);
    /// A token that lies beside the map is laid there or taken away; one with a number asks for it.
    void layAside(const TokenButton &);

    LessonDocument &document_;
    AuthorDesk &desk_;
    QWidget *page_ = nullptr;
    QGridLayout *grid_ = nullptr;
    std::vector<Entry> entries_;
    std::vector<TokenButton *> tokens_;
    QStringList shape_;  ///< players and kinds the rows were built for
};

} // namespace bathhouse::ui
