// SPDX-License-Identifier: MIT
#include "ui/tools/select_tool.h"

#include "rules/area.h"
#include "ui/board/feature_outline.h"
#include "ui/tools/author_desk.h"

#include <algorithm>

namespace bathhouse::ui {

using rules::Position;

namespace {

constexpr double kFigureReach = 17;  ///< how near to its place a figure is taken hold of, in hundredths of a tile

/// The entry whose figure stands nearest to a point and within reach.
std::optional<std::size_t> nearest(const rules::State &state, std::span<const rules::FigureAt> figures,
                                   std::span<const std::size_t> entries, QPointF point) {
    const std::vector<rules::FigureAt> shown = state.figuresInOrder();
    const std::vector<QPointF> places = figurePlaces(state, shown);
    std::optional<std::size_t> found;
    double best = kFigureReach;
    for (std::size_t i = 0; i < figures.size(); ++i)
        for (std::size_t s = 0; s < shown.size(); ++s) {
            if (shown[s] != figures[i] || distance(places[s], point) >= best) continue;
            best = distance(places[s], point);
            found = entries[i];
        }
    return found;
}

} // namespace

void SelectTool::select(QVector<Position> places) {
    selection_ = std::move(places);
    Q_EMIT desk_.selectionChanged();
    desk_.renew();
}

void SelectTool::toggle(Position at) {
    QVector<Position> places = selection_;
    if (!places.removeOne(at) && desk_.state().board.at(at)) places.push_back(at);
    select(std::move(places));
}

void SelectTool::selectBetween(Position a, Position b, bool add) {
    const QRectF band = QRectF(cornerOf({std::min(a.x, b.x), std::min(a.y, b.y)}),
                               cornerOf({std::max(a.x, b.x) + 1, std::max(a.y, b.y) + 1}));
    QVector<Position> places = add ? selection_ : QVector<Position>();
    for (const Position at : tilesIn(band.adjusted(1, 1, -1, -1)))
        if (!places.contains(at)) places.push_back(at);
    select(std::move(places));
}

void SelectTool::refresh() {
    selection_.removeIf([this](Position at) { return !desk_.state().board.at(at); });
}

QVector<Position> SelectTool::tilesIn(const QRectF &band) const {
    QVector<Position> found;
    const Position from = spaceAt(band.topLeft());
    const Position to = spaceAt(band.bottomRight());
    const rules::Board &board = desk_.state().board;
    const auto spaces = (static_cast<std::int64_t>(to.x) - from.x + 1) * (static_cast<std::int64_t>(to.y) - from.y + 1);
    if (spaces > static_cast<std::int64_t>(board.size())) {
        for (const rules::LaidTile &tile : board.laidTiles())
            if (tile.at.x >= from.x && tile.at.x <= to.x && tile.at.y >= from.y && tile.at.y <= to.y)
                found.push_back(tile.at);
        return found;
    }
    for (int y = from.y; y <= to.y; ++y)
        for (int x = from.x; x <= to.x; ++x)
            if (rules::onMap({x, y}) && board.at({x, y})) found.push_back({x, y});
    return found;
}

std::optional<std::size_t> SelectTool::figureUnder(QPointF point) const {
    const rules::State &state = desk_.state();
    const Position space = spaceAt(point);
    if (!rules::onMap(space)) return std::nullopt;
    const auto laid = state.board.at(space);
    if (!laid) return std::nullopt;
    // Of several on one part the one that stands nearest.
    std::vector<rules::FigureAt> figures;
    std::vector<std::size_t> entries;
    const rules::LaidTile &tile = state.board.laid(*laid);
    for (const std::size_t i : desk_.document().figuresAt(space)) {
        const scenario::FigureEntry &entry = desk_.document().scenario().figures[i];
        const auto part = state.board.tiles().partNamed(tile.tile, tile.rotation, entry.on);
        const auto player = desk_.table().player(entry.player);
        const auto kind = rules::figureNamed(entry.figure);
        if (!part || !player || !kind) continue;
        figures.push_back({*player, *kind, {space, *part}});
        entries.push_back(i);
    }
    return nearest(state, figures, entries, point);
}

void SelectTool::beginDrag(QPointF from, bool add) {
    if (const auto token = desk_.tokenUnder(from); token && !add) return desk_.liftToken(*token);
    if (const auto figure = figureUnder(from); figure && !add) return desk_.liftFigure(*figure);
    const Position space = spaceAt(from);
    const bool tile = rules::onMap(space) && desk_.state().board.at(space);
    if (tile && !add) return desk_.lift(selection_.contains(space) ? selection_ : QVector<Position>{space}, space);
    before_ = add ? selection_ : QVector<Position>();
    bandFrom_ = from;
    band_ = QRectF(from, QSizeF());
}

void SelectTool::drag(QPointF to) {
    if (!band_) return;
    band_ = QRectF(bandFrom_, to).normalized();
    QVector<Position> places = before_;
    for (const Position at : tilesIn(*band_))
        if (!places.contains(at)) places.push_back(at);
    select(std::move(places));
}

void SelectTool::endDrag() {
    band_.reset();
    desk_.renew();
}

void SelectTool::click(QPointF point, bool add) {
    const Position space = spaceAt(point);
    const bool tile = rules::onMap(space) && desk_.state().board.at(space);
    if (tile && add)
        toggle(space);
    else
        select(tile ? QVector<Position>{space} : QVector<Position>());
}

bool SelectTool::act() {
    const auto spot = desk_.spot();
    if (!spot || !desk_.state().board.at(*spot)) return false;
    desk_.lift(selection_.contains(*spot) ? selection_ : QVector<Position>{*spot}, *spot);
    return true;
}

void SelectTool::turn(int quarterTurns) {
    const QVector<Position> places = desk_.meant();
    if (places.size() == 1)
        turnOne(places.front(), quarterTurns);
    else if (!places.isEmpty())
        turnTogether(places, quarterTurns);
}

void SelectTool::turnOne(Position at, int quarterTurns) {
    const rules::Board &board = desk_.state().board;
    const rules::LaidTile &tile = board.laid(*board.at(at));
    const auto turned = static_cast<rules::Rotation>((rules::quarterTurns(tile.rotation) + quarterTurns + 4) % 4);
    const rules::AreaTile one{tile.tile, at, turned};
    const rules::AreaFit found = rules::fitOf(board, {&one, 1}, {&at, 1}).front();
    if (found.fit.clash != 0 && !desk_.isFree()) return refuseTurn(found, at);
    desk_.document().turnTiles({at}, quarterTurns);
}

/// Several tiles turn as one piece, which keeps its north-west corner.
void SelectTool::turnTogether(const QVector<Position> &places, int quarterTurns) {
    const Cutting turned = ScenarioDocument::turned(desk_.document().cutting(places), quarterTurns);
    if (turned.empty()) return;
    Position corner = places.front();
    for (const Position at : places) corner = {std::min(corner.x, at.x), std::min(corner.y, at.y)};
    std::vector<rules::AreaTile> area;
    QVector<Position> after;
    for (const scenario::LaidEntry &laid : turned.tiles) {
        after.push_back({corner.x + laid.at.x, corner.y + laid.at.y});
        if (const auto tile = desk_.table().setting->tiles.find(laid.tile))
            area.push_back({*tile, after.back(), laid.rotation});
    }
    const std::vector<rules::AreaFit> found = rules::fitOf(desk_.state().board, area, places);
    // What no set-up allows is said first.
    for (const bool strict : {false, true})
        for (std::size_t i = 0; i < found.size(); ++i) {
            const bool never = found[i].fit.offMap || found[i].fit.occupied;
            if (strict ? !desk_.isFree() && !found[i].fit : never) return refuseTurn(found[i], area[i].at);
        }
    ScenarioDocument &document = desk_.document();
    document.history().beginMacro(tr("Turn %1 tiles").arg(places.size()));
    document.removeTiles(places);
    document.paste(turned, corner);
    document.history().endMacro();
    select(after);
}

void SelectTool::refuseTurn(const rules::AreaFit &found, Position at) {
    QString why = QString::fromStdString(desk_.words().placing(found, at));
    if (why.endsWith(u'.')) why.chop(1);
    const bool never = found.fit.offMap || found.fit.occupied;
    desk_.say(never ? tr("It cannot be turned here: %1.").arg(why)
                    : tr("It cannot be turned here: %1. “Free set-up” allows it.").arg(why));
}

void SelectTool::mark(EditMarks &marks) const {
    marks.selected.assign(selection_.begin(), selection_.end());
    marks.band = band_;
}

} // namespace bathhouse::ui
