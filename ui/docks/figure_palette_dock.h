// SPDX-License-Identifier: MIT
#pragma once
#include "ui/docks/panel_dock.h"

class QGridLayout;
class QLabel;

namespace bathhouse::ui {

class AuthorDesk;
class FigureButton;
class LessonDocument;

/// The figures an author takes in hand: a row a player, a column a kind, each with what is left of it.
class FigurePaletteDock final : public PanelDock {
    Q_OBJECT

public:
    FigurePaletteDock(LessonDocument &, AuthorDesk &, QWidget *parent = nullptr);
    /// The button of a player and kind, if there is one.
    FigureButton *button(const QString &player, const QString &kind) const;

public Q_SLOTS:
    /// The keyboard is at the first figure.
    void startChoice();

private:
    struct Entry {
        QString player;
        FigureButton *button;
    };
    void rebuild();
    void renew();
    void addRow(int row, std::size_t player);

    LessonDocument &document_;
    AuthorDesk &desk_;
    QWidget *page_ = nullptr;
    QGridLayout *grid_ = nullptr;
    std::vector<Entry> entries_;
    QStringList shape_;  ///< players and kinds the rows were built for
};

} // namespace bathhouse::ui
