// SPDX-License-Identifier: MIT
#pragma once
#include "ui/board/board_items.h"
#include "ui/board/edit_marks.h"
#include "ui/board/outline_cache.h"
#include "ui/board/spotlight.h"
#include "ui/board/token_item.h"

#include <QGraphicsScene>

namespace bathhouse::ui {

/// The board as a scene, in hundredths of a tile. It shows a position and marks on it and knows no rule.
class BoardScene final : public QGraphicsScene {
    Q_OBJECT

public:
    explicit BoardScene(QObject *parent = nullptr);

    /// Shows a position. Items of tiles and figures that stay are kept.
    void setState(const rules::State &, const scenario::Table &);
    /// Shows one tile more on the position that is shown. The work does not depend on how many lie there.
    void layTile(rules::TileId, rules::Position, rules::Rotation);
    /// Marks what a step did; nothing: no marks.
    void showStep(const scenario::Step *);
    void setTheme(Theme);
    Theme theme() const { return theme_; }

    /// Lights up the whole feature of a part; kBathhousePart and kNoPart light up nothing.
    void lightUp(std::optional<rules::PartRef>);
    std::optional<rules::PartRef> litUp() const { return lit_; }
    /// Shows the ring of a bathhouse and the card beside it.
    void showRing(std::optional<rules::Position>);
    std::optional<rules::Position> ring() const { return ring_; }
    /// What the editor's tools show.
    void setEditMarks(EditMarks);
    const EditMarks &editMarks() const { return edit_; }
    /// Lights what is in it and dims all else, until it is empty or another position is shown.
    void setSpotlight(Spotlight);
    const Spotlight &spotlight() const { return spotlight_; }
    /// Marks tiles that a choice names.
    void setTargets(std::vector<rules::Position>);
    const std::vector<rules::Position> &targets() const { return targets_; }
    /// A frame round one space.
    void pointAt(std::optional<rules::Position>);
    const std::optional<rules::Position> &pointed() const { return pointed_; }

    const std::optional<rules::State> &state() const { return state_; }
    /// The part under a point, the bathhouse included.
    std::optional<rules::PartRef> partAt(QPointF) const;
    /// The figure under a point, the nearest if there are several.
    std::optional<rules::FigureAt> figureAt(QPointF) const;
    /// Round all tiles; one space round the start of the map if there is none.
    QRectF boardRect() const;
    TileLayerItem &tileLayer() { return *tiles_; }
    const std::vector<FigureItem *> &figures() const { return figures_; }
    const std::vector<ShownToken> &tokens() const { return tokens_; }
    /// The part of the scene that a card must stay in: what the view shows.
    void setVisibleRect(const QRectF &rect) { visible_ = rect; }

Q_SIGNALS:
    /// Some pictures of tiles are still to be drawn.
    void unfinished();

protected:
    void drawBackground(QPainter *, const QRectF &) override;

private:
    void setFigures();
    std::optional<FeatureOutline> outlineAt(const rules::PartRef &) const;
    void setTokens();
    void drawBelowFigures(QPainter &, const MarkStyle &);
    void drawStep(QPainter &, const MarkStyle &);
    void drawSpotlight(QPainter &, const MarkStyle &);
    void paintOutline(QPainter &, const FeatureOutline &, const MarkStyle &);
    void drawAboveFigures(QPainter &, const MarkStyle &);
    void renewMarks();
    QRectF seen() const;

    std::optional<rules::State> state_;
    scenario::Table table_;
    Theme theme_ = Theme::Light;
    TileLayerItem *tiles_;
    MarksItem *below_;
    MarksItem *above_;
    std::vector<FigureItem *> figures_;  ///< in the order of State::figuresInOrder()
    std::vector<ShownToken> tokens_;
    std::vector<TokenItem *> tokenItems_;
    Theme tokenTheme_ = Theme::Light;  ///< that the items were made for

    StepMarks stepMarks_;
    OutlineCache outlines_;
    std::optional<rules::PartRef> lit_;
    std::optional<FeatureOutline> litOutline_;
    std::optional<rules::Position> ring_;
    std::optional<BathhouseFacts> ringFacts_;
    EditMarks edit_;
    EditMarksPainter editPainter_;
    std::optional<rules::Position> pointed_;
    std::vector<rules::Position> targets_;
    Spotlight spotlight_;
    SpotlightPainter spotlightPainter_;
    std::vector<FeatureOutline> spotlightOutlines_;
    QRectF visible_;
};

} // namespace bathhouse::ui
