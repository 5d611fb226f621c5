// SPDX-License-Identifier: MIT
#include "ui/learn/board_picker.h"

#include "ui/board/board_view.h"
#include "ui/board/figure_places.h"
#include "ui/lesson_document.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>

#include <algorithm>

namespace bathhouse::ui {

using rules::Position;

namespace {

constexpr double kFigureReach = 22;  ///< hundredths of a tile
constexpr double kFigureRing = 21;
constexpr double kTileInset = 3;

QPainterPath tileShape(Position at) {
    QPainterPath path;
    path.addRoundedRect(
        QRectF(cornerOf(at), QSizeF(kUnits, kUnits)).adjusted(kTileInset, kTileInset, -kTileInset, -kTileInset), 8, 8);
    return path;
}

QPainterPath ringRound(QPointF middle) {
    QPainterPath path;
    path.addEllipse(middle, kFigureRing, kFigureRing);
    return path;
}

} // namespace

BoardPicker::BoardPicker(LessonDocument &document, BoardView &view, QObject *parent)
    : QObject(parent), document_(document), view_(view) {
    for (const auto signal : {&LessonDocument::opened, &LessonDocument::stepChanged, &LessonDocument::lineChanged})
        connect(&document_, signal, this, [this] {
            if (picking_ || !candidates_.isEmpty() || !hintTiles_.empty()) mark();
        });
}

void BoardPicker::begin(QVector<Candidate> candidates, bool single) {
    candidates_ = std::move(candidates);
    chosen_ = QVector<bool>(candidates_.size(), false);
    single_ = single;
    picking_ = true;
    cursor_.reset();
    atCursor_ = 0;
    view_.setInput(this);
    view_.viewport()->setCursor(Qt::PointingHandCursor);
    mark();
}

void BoardPicker::stop() {
    if (!picking_) return;
    picking_ = false;
    cursor_.reset();
    view_.setInput(nullptr);
    mark();
}

void BoardPicker::forget() {
    const bool shown = picking_ || !candidates_.isEmpty() || !hintTiles_.empty() || !hintFigures_.empty();
    stop();
    candidates_.clear();
    chosen_.clear();
    hintTiles_.clear();
    hintFigures_.clear();
    if (shown) mark();
}

void BoardPicker::choose(int candidate, bool on) {
    if (candidate < 0 || candidate >= candidates_.size() || chosen_[candidate] == on) return;
    if (single_ && on) chosen_.fill(false);
    chosen_[candidate] = on;
    mark();
    Q_EMIT chosenChanged();
}

void BoardPicker::setHint(std::vector<Position> tiles, std::vector<rules::FigureAt> figures) {
    if (tiles == hintTiles_ && figures == hintFigures_) return;
    hintTiles_ = std::move(tiles);
    hintFigures_ = std::move(figures);
    mark();
}

int BoardPicker::under(QPointF point) const {
    const rules::State &state = document_.state();
    double nearest = kFigureReach;
    int found = -1;
    for (int i = 0; i < candidates_.size(); ++i) {
        const Candidate &candidate = candidates_[i];
        if (!candidate.figure) continue;
        const QPointF away = placeOfFigures(state, *candidate.part) - point;
        if (const double far = std::hypot(away.x(), away.y()); far < nearest) nearest = far, found = i;
    }
    if (found >= 0) return found;
    const std::optional<rules::PartRef> part = view_.board().partAt(point);
    for (int i = 0; i < candidates_.size(); ++i) {
        const Candidate &candidate = candidates_[i];
        const bool here = candidate.part ? candidate.part == part : candidate.place.at == spaceAt(point);
        if (here) return i;
    }
    return -1;
}

bool BoardPicker::mousePressed(QPointF, const QMouseEvent &event) {
    pressed_ = event.pos();
    return false;
}

bool BoardPicker::mouseMoved(QPointF point, const QMouseEvent &) {
    view_.viewport()->setCursor(under(point) >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
    return false;
}

bool BoardPicker::mouseReleased(QPointF point, const QMouseEvent &event) {
    const bool stayed = (event.pos() - pressed_).manhattanLength() < QApplication::startDragDistance();
    const int candidate = under(point);
    if (event.button() != Qt::LeftButton || !stayed || candidate < 0) return false;
    choose(candidate, !chosen_[candidate]);
    return true;
}

bool BoardPicker::wantsKey(const QKeyEvent &event) const {
    if (!picking_) return false;
    switch (event.key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down: return (event.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    case Qt::Key_Return:
    case Qt::Key_Enter: return true;
    case Qt::Key_Period:
    case Qt::Key_Comma: return cursor_.has_value();
    case Qt::Key_Escape: return cursor_.has_value();
    default: return false;
    }
}

bool BoardPicker::keyPressed(const QKeyEvent &event) {
    if (!wantsKey(event)) return false;
    switch (event.key()) {
    case Qt::Key_Left: moveCursor(-1, 0); break;
    case Qt::Key_Right: moveCursor(1, 0); break;
    case Qt::Key_Up: moveCursor(0, -1); break;
    case Qt::Key_Down: moveCursor(0, 1); break;
    case Qt::Key_Period: stepCandidate(1); break;
    case Qt::Key_Comma: stepCandidate(-1); break;
    case Qt::Key_Escape:
        cursor_.reset();
        mark();
        break;
    default:
        if (event.modifiers() & Qt::ControlModifier) {
            Q_EMIT answered();
        } else if (const QVector<int> here = atCursor(); !here.isEmpty()) {
            const int candidate = here[std::min<qsizetype>(atCursor_, here.size() - 1)];
            choose(candidate, !chosen_[candidate]);
        }
    }
    return true;
}

QVector<int> BoardPicker::atCursor() const {
    QVector<int> found;
    for (int i = 0; cursor_ && i < candidates_.size(); ++i)
        if (candidates_[i].place.at == *cursor_) found.push_back(i);
    return found;
}

void BoardPicker::moveCursor(int dx, int dy) {
    // The first arrow shows the cursor where it is: at the first place that may be chosen.
    if (!cursor_)
        cursor_ = candidates_.isEmpty() ? spaceAt(view_.board().boardRect().center()) : candidates_.front().place.at;
    else
        cursor_ = Position{cursor_->x + dx, cursor_->y + dy};
    atCursor_ = 0;
    view_.ensureSeen(*cursor_);
    mark();
    sayCursor();
}

void BoardPicker::stepCandidate(int by) {
    const int count = static_cast<int>(atCursor().size());
    if (count == 0) return;
    atCursor_ = (atCursor_ + by + count) % count;
    mark();
    sayCursor();
}

void BoardPicker::sayCursor() {
    const QVector<int> here = atCursor();
    if (here.isEmpty()) {
        Q_EMIT said(tr("(%1, %2): nothing to choose.").arg(cursor_->x).arg(cursor_->y));
        return;
    }
    const int candidate = here[std::min<qsizetype>(atCursor_, here.size() - 1)];
    Q_EMIT said(chosen_[candidate] ? tr("Chosen: %1.").arg(candidates_[candidate].name)
                                   : tr("%1. Enter chooses it.").arg(candidates_[candidate].name));
}

PartMark BoardPicker::markOf(const Candidate &candidate, bool chosen) const {
    const rules::State &state = document_.state();
    PartMark mark;
    mark.chosen = chosen;
    if (!candidate.part) {
        mark.shape = tileShape(candidate.place.at);
        return mark;
    }
    mark.where = *candidate.part;
    if (candidate.figure) {
        mark.shape = ringRound(placeOfFigures(state, *candidate.part));
        return mark;
    }
    const rules::LaidTile &tile = state.board.laid(*state.board.at(candidate.place.at));
    const auto layout = layoutOf(state.board.tiles().tile(tile.tile));
    mark.shape = partShape(*layout, tile.rotation, candidate.part->part).translated(cornerOf(candidate.place.at));
    return mark;
}

void BoardPicker::mark() {
    EditMarks marks;
    if (!document_.isOpen()) return view_.board().setEditMarks(std::move(marks));
    const rules::State &state = document_.state();
    const QVector<int> here = atCursor();
    for (int i = 0; i < candidates_.size(); ++i) {
        const Candidate &candidate = candidates_[i];
        const bool lies = state.board.at(candidate.place.at).has_value();
        // Parts are shown before they are chosen, so that it is seen what can be.
        const bool isHere = !here.isEmpty() && here[std::min<qsizetype>(atCursor_, here.size() - 1)] == i;
        const bool offered = candidate.part && !candidate.figure && picking_;
        if (chosen_[i] && (lies || !candidate.part))
            marks.parts.push_back(markOf(candidate, true));
        else if (lies && (isHere || offered))
            marks.parts.push_back(markOf(candidate, false));
    }
    for (const Position at : hintTiles_)
        if (state.board.at(at)) marks.parts.push_back(markOf({.place = {at, std::nullopt}}, false));
    for (const rules::FigureAt &f : hintFigures_)
        if (state.board.at(f.where.at))
            marks.parts.push_back(
                markOf({.place = {f.where.at, std::nullopt}, .part = f.where, .figure = true}, false));
    marks.cursor = cursor_;
    view_.board().setEditMarks(std::move(marks));
}

} // namespace bathhouse::ui
