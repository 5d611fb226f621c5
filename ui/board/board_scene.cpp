// SPDX-License-Identifier: MIT
#include "ui/board/board_scene.h"

#include "ui/board/target_mark.h"

#include <QPainter>

#include <algorithm>

namespace bathhouse::ui {
namespace {

constexpr double kDimFigure = 0.3;   ///< opacity of figures beside a spotlight
constexpr double kFigureHit = 16.0;  ///< how far a click may be from a figure's middle, in hundredths of a tile

} // namespace

BoardScene::BoardScene(QObject *parent)
    : QGraphicsScene(parent),
      tiles_(new TileLayerItem),
      below_(new MarksItem([this](QPainter &p, const MarkStyle &s) { drawBelowFigures(p, s); })),
      above_(new MarksItem([this](QPainter &p, const MarkStyle &s) { drawAboveFigures(p, s); })) {
    setItemIndexMethod(NoIndex);
    setSceneRect(wholeMap());
    below_->setZValue(1);
    above_->setZValue(3);
    addItem(tiles_);
    addItem(below_);
    addItem(above_);
    tiles_->whenUnfinished([this] { Q_EMIT unfinished(); });
}

void BoardScene::setState(const rules::State &state, const scenario::Table &table) {
    state_ = state;
    table_ = table;
    stepMarks_ = {};
    tiles_->setTiles(shownTiles(*state_));
    setFigures();
    setSpotlight({});
    setTokens();
    lightUp(lit_);
    showRing(ring_);
    renewMarks();
}

void BoardScene::layTile(rules::TileId tile, rules::Position at, rules::Rotation rotation) {
    if (!state_ || state_->board.at(at)) return;
    const rules::LaidId laid = state_->lay(tile, at, rotation);
    tiles_->add(*state_, laid);
    setSpotlight({});
    lightUp(lit_);
    if (ring_) showRing(ring_);
    renewMarks();
}

void BoardScene::setFigures() {
    std::vector<FigureItem *> before = std::move(figures_);
    figures_.clear();
    const std::vector<rules::FigureAt> shown = state_->figuresInOrder();
    const std::vector<QPointF> places = figurePlaces(*state_, shown);
    for (const rules::FigureAt &figure : shown) {
        const std::string &colour = table_.colours[rules::index(figure.player)];
        const auto same = [&](const FigureItem *item) {
            return item && item->figure() == figure && item->colour() == colour;
        };
        const auto found = std::find_if(before.begin(), before.end(), same);
        FigureItem *item = found != before.end() ? *found : new FigureItem(figure, colour);
        if (found != before.end()) {
            before.erase(found);
        } else {
            item->setZValue(2);
            addItem(item);
        }
        item->setLook(poseOf(*state_, figure), bathhouseScale(*state_, figure.where.at), theme_);
        item->setPos(places[figures_.size()]);
        figures_.push_back(item);
    }
    for (FigureItem *gone : before) delete gone;
}

void BoardScene::setTokens() {
    std::vector<ShownToken> shown = shownTokens(*state_, table_);
    if (shown == tokens_ && theme_ == tokenTheme_) return;
    for (TokenItem *item : tokenItems_) delete item;
    tokenItems_.clear();
    tokens_ = std::move(shown);
    tokenTheme_ = theme_;
    for (const ShownToken &token : tokens_) {
        auto *item = new TokenItem(token, theme_);
        item->setZValue(2.5);
        addItem(item);
        tokenItems_.push_back(item);
    }
}

void BoardScene::showStep(const scenario::Step *step) {
    stepMarks_ = state_ ? stepMarks(*state_, table_, step) : StepMarks();
    renewMarks();
}

void BoardScene::setTheme(Theme theme) {
    if (theme == theme_) return;
    theme_ = theme;
    tiles_->setTheme(theme);
    below_->setTheme(theme);
    above_->setTheme(theme);
    if (state_) setFigures();
    if (state_) setTokens();
    update();
}

void BoardScene::lightUp(std::optional<rules::PartRef> part) {
    lit_ = part;
    litOutline_ = part ? outlineAt(*part) : std::nullopt;
    renewMarks();
}

std::optional<FeatureOutline> BoardScene::outlineAt(const rules::PartRef &part) const {
    const auto laid = state_ ? state_->board.at(part.at) : std::nullopt;
    if (!laid || part.part >= state_->board.tile(*laid).parts.size()) return std::nullopt;
    return outlineOf(*state_, state_->board.feature(*laid, part.part));
}

void BoardScene::showRing(std::optional<rules::Position> at) {
    ringFacts_.reset();
    if (state_ && at) ringFacts_ = bathhouseFacts(*state_, table_.players, table_.colours, *at);
    ring_ = ringFacts_ ? at : std::nullopt;
    renewMarks();
}

void BoardScene::setEditMarks(EditMarks marks) {
    edit_ = std::move(marks);
    renewMarks();
}

void BoardScene::setSpotlight(Spotlight light) {
    if (light == spotlight_) return;
    spotlight_ = std::move(light);
    spotlightOutlines_.clear();
    std::vector<SpotlightPainter::Gone> gone;
    std::vector<QPointF> standing;
    const auto isLit = [this](const rules::FigureAt &figure) {
        return std::ranges::find(spotlight_.figures, figure) != spotlight_.figures.end();
    };
    for (FigureItem *item : figures_) {
        item->setOpacity(spotlight_.empty() || isLit(item->figure()) ? 1 : kDimFigure);
        if (isLit(item->figure())) standing.push_back(item->pos());
    }
    for (const rules::FigureAt &figure : spotlight_.figures) {
        const auto stands = [&](const FigureItem *item) { return item->figure() == figure; };
        if (!state_ || !state_->board.at(figure.where.at) || std::ranges::any_of(figures_, stands)) continue;
        gone.push_back({figure, table_.colours[rules::index(figure.player)], poseOf(*state_, figure),
                        placeOf(*state_, figure.where), bathhouseScale(*state_, figure.where.at)});
    }
    for (const rules::PartRef &part : spotlight_.features)
        if (auto outline = outlineAt(part)) spotlightOutlines_.push_back(std::move(*outline));
    spotlightPainter_.set(spotlight_, std::move(gone), std::move(standing));
    renewMarks();
}

void BoardScene::setTargets(std::vector<rules::Position> tiles) {
    if (tiles == targets_) return;
    targets_ = std::move(tiles);
    renewMarks();
}

void BoardScene::pointAt(std::optional<rules::Position> at) {
    pointed_ = at;
    renewMarks();
}

void BoardScene::renewMarks() {
    below_->update();
    above_->update();
}

std::optional<rules::PartRef> BoardScene::partAt(QPointF p) const {
    return state_ ? partUnder(*state_, p) : std::nullopt;
}

std::optional<rules::FigureAt> BoardScene::figureAt(QPointF p) const {
    const FigureItem *nearest = nullptr;
    double least = kFigureHit;
    for (const FigureItem *item : figures_) {
        const double away = distance(item->pos(), p);
        if (away < least) least = away, nearest = item;
    }
    return nearest ? std::optional(nearest->figure()) : std::nullopt;
}

QRectF BoardScene::boardRect() const {
    const QRectF tiles = tiles_->boundingRect();
    return tiles.isEmpty() ? QRectF(0, 0, kUnits, kUnits) : tiles;
}

void BoardScene::drawBelowFigures(QPainter &p, const MarkStyle &style) {
    editPainter_.paintBelowFigures(p, edit_, style, seen());
    if (spotlight_.empty())
        drawStep(p, style);
    else
        drawSpotlight(p, style);
    if (litOutline_) paintOutline(p, *litOutline_, style);
}

void BoardScene::drawStep(QPainter &p, const MarkStyle &style) {
    if (ringFacts_) paintRing(p, *ringFacts_, style);
    for (const FeatureOutline &outline : stepMarks_.scored) paintOutline(p, outline, style);
    paintPlaced(p, stepMarks_, style);
}

void BoardScene::drawSpotlight(QPainter &p, const MarkStyle &style) {
    spotlightPainter_.paintDark(p, style, seen());
    for (const FeatureOutline &outline : spotlightOutlines_) paintOutline(p, outline, style);
    spotlightPainter_.paintLines(p, style);
}

void BoardScene::paintOutline(QPainter &p, const FeatureOutline &outline, const MarkStyle &style) {
    if (!outlines_.paint(p, outline, style, seen())) Q_EMIT unfinished();
}

QRectF BoardScene::seen() const {
    // visible_ leaves a margin inside the window: cards keep off its edge, lines do not.
    const double margin = kUnits;
    return visible_.adjusted(-margin, -margin, margin, margin);
}

void BoardScene::drawAboveFigures(QPainter &p, const MarkStyle &style) {
    if (spotlight_.empty())
        paintStepSigns(p, stepMarks_, style);
    else
        spotlightPainter_.paintAboveFigures(p, style);
    if (litOutline_) paintFeatureNumbers(p, *litOutline_, style);
    for (const rules::Position at : targets_) paintTarget(p, at, style);
    if (pointed_) paintPointer(p, *pointed_, style);
    if (ringFacts_ && spotlight_.empty()) paintBathhouseCard(p, *ringFacts_, style, visible_);
    editPainter_.paintAboveFigures(p, edit_, style, visible_);
}

void BoardScene::drawBackground(QPainter *p, const QRectF &rect) {
    const WindowColours &colours = windowColours(theme_);
    p->fillRect(rect, colours.table);
    const double px = p->worldTransform().m11() * kUnits;
    if (px < 40) return;
    // Small crosses where tiles would meet, as on a map sheet.
    const QRectF round = boardRect().adjusted(-kUnits, -kUnits, kUnits, kUnits) & rect;
    if (round.isEmpty()) return;
    p->setPen(QPen(faded(colours.lineStrong, 0.45), kUnits / px));
    const double arm = 4 * kUnits / px;
    const rules::Position from = spaceAt(round.topLeft());
    const rules::Position to = spaceAt(round.bottomRight());
    for (int y = from.y; y <= to.y + 1; ++y) {
        for (int x = from.x; x <= to.x + 1; ++x) {
            const QPointF at = cornerOf({x, y});
            p->drawLine(at - QPointF(arm, 0), at + QPointF(arm, 0));
            p->drawLine(at - QPointF(0, arm), at + QPointF(0, arm));
        }
    }
}

} // namespace bathhouse::ui
