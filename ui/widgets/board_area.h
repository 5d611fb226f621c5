// SPDX-License-Identifier: MIT
#pragma once
#include "rules/event.h"

#include <QWidget>

#include <optional>

namespace bathhouse::ui {

class AsideChip;
class BoardChanges;
class BoardView;
class FeatureCard;
class LessonDocument;
class PlayerChip;

/// The board with the players' chips over it. The board follows the document.
class BoardArea final : public QWidget {
    Q_OBJECT

public:
    explicit BoardArea(LessonDocument &, QWidget *parent = nullptr);
    BoardView &view() { return *view_; }
    /// Whether the feature under the pointer is told with what it would score: it answers what a lesson asks.
    void setTellsPoints(bool);
    /// Shows what a choice names; nothing: no longer.
    void pointAt(const std::optional<rules::PartRef> &);

Q_SIGNALS:
    /// A player's points are asked about, by seat.
    void pointsAsked(int seat);

protected:
    void resizeEvent(QResizeEvent *) override;

private:
    void showBoard();
    void showChips();
    void placeChips();
    void showFeature(rules::Position, rules::PartIndex);
    void showToken(int);
    void showCard(const QString &heading, const QString &second);

    LessonDocument &document_;
    BoardView *view_ = nullptr;
    QWidget *chips_ = nullptr;
    AsideChip *aside_ = nullptr;  ///< the last of them
    BoardChanges *changes_ = nullptr;
    FeatureCard *feature_ = nullptr;
    bool points_ = false;  ///< at what a choice names
    bool tellsPoints_ = false;
    bool tellsToken_ = false;  ///< the pointer is on a token: the card tells of that
};

}  // namespace bathhouse::ui
