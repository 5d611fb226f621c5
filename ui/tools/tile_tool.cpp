// SPDX-License-Identifier: MIT
#include "ui/tools/tile_tool.h"

#include "rules/engine.h"
#include "rules/expansions/expansion.h"
#include "tutor/wording.h"
#include "ui/lesson_document.h"
#include "ui/tools/author_desk.h"

#include <algorithm>

namespace bathhouse::ui {

using rules::Position;

void TileTool::take(Cutting cutting, Position held) {
    cutting_ = std::move(cutting);
    held_ = held;
    turned_ = 0;
    lifted_.clear();
    refresh();
}

void TileTool::lift(Cutting cutting, Position held, QVector<Position> places, Position corner) {
    take(std::move(cutting), held);
    lifted_ = std::move(places);
    liftedFrom_ = corner;
    refresh();
}

void TileTool::clear() {
    cutting_ = {};
    lifted_.clear();
    found_.clear();
}

std::vector<rules::AreaTile> TileTool::area() const {
    std::vector<rules::AreaTile> tiles;
    if (!spot_) return tiles;
    const Position corner{spot_->x - held_.x, spot_->y - held_.y};
    for (const scenario::LaidEntry &laid : cutting_.tiles)
        if (const auto tile = desk_.table().setting->tiles.find(laid.tile))
            tiles.push_back({*tile, {corner.x + laid.at.x, corner.y + laid.at.y}, laid.rotation});
    return tiles;
}

bool TileTool::fits(const rules::AreaFit &found) const {
    if (found.fit.offMap || found.fit.occupied) return false;
    // A diagram may break the rules, the recorded play may not.
    return (desk_.isFree() && !desk_.isRecording()) || static_cast<bool>(found.fit);
}

std::optional<rules::SpecialMove> TileTool::ownMove() const {
    if (!desk_.isRecording() || cutting_.tiles.size() != 1 || isLifting()) return std::nullopt;
    const auto tile = desk_.table().setting->tiles.find(cutting_.tiles.front().tile);
    if (!tile) return std::nullopt;
    // No tile of the pile: the player has it, and the module of its set has a move with its name.
    const rules::Tile &laid = desk_.table().setting->tiles.tile(*tile);
    const std::size_t slash = laid.id.find('/');
    if (laid.count != 0 || slash == std::string::npos) return std::nullopt;
    const std::string name = laid.id.substr(slash + 1);
    for (const rules::Expansion *expansion : rules::expansionList())
        for (const std::string_view word : expansion->moveWords())
            if (expansion->id() == laid.set() && word == name) {
                rules::SpecialMove move;
                move.word = word;
                move.at = spot_.value_or(Position{});
                return move;
            }
    return std::nullopt;
}

void TileTool::findOwnPlaces() {
    ownPlaces_.reset();
    const auto own = ownMove();
    if (!own) return;
    ownPlaces_.emplace();
    for (const rules::Move &move : rules::legalMoves(desk_.state()))
        if (const auto *special = std::get_if<rules::SpecialMove>(&move); special && special->word == own->word)
            ownPlaces_->push_back(special->at);
}

void TileTool::refresh() {
    findOwnPlaces();
    found_ = rules::fitOf(desk_.state().board, area(), lifted_);
    const auto wrong = std::ranges::find_if(found_, [this](const rules::AreaFit &found) { return !fits(found); });
    allFit_ = wrong == found_.end() && !found_.empty();
    worst_ = static_cast<std::size_t>(wrong - found_.begin());
    if (ownPlaces_ && spot_) allFit_ = mayLie(*spot_);
}

void TileTool::pointAt(std::optional<QPointF> point) {
    const auto spot = point ? std::optional(spaceAt(*point)) : std::nullopt;
    if (spot == spot_) return;
    spot_ = spot;
    refresh();
}

void TileTool::turn(int quarterTurns) {
    for (int left = (quarterTurns % 4 + 4) % 4; left > 0; --left) {
        int lowest = 0;
        for (const scenario::LaidEntry &laid : cutting_.tiles) lowest = std::max(lowest, laid.at.y);
        cutting_ = ScenarioDocument::turned(cutting_, 1);
        held_ = {lowest - held_.y, held_.x};
        turned_ = (turned_ + 1) % 4;
    }
    refresh();
}

bool TileTool::mayLie(Position at) const {
    if (ownPlaces_) return std::ranges::find(*ownPlaces_, at) != ownPlaces_->end();
    if (desk_.isFree() && !desk_.isRecording()) return false;
    const rules::Board &board = desk_.state().board;
    const scenario::LaidEntry &laid = cutting_.tiles.front();
    const auto tile = desk_.table().setting->tiles.find(laid.tile);
    if (!tile) return false;
    if (lifted_.isEmpty()) return static_cast<bool>(board.fit(*tile, at, laid.rotation)) && board.size() > 0;
    const rules::AreaTile one{*tile, at, laid.rotation};
    return static_cast<bool>(rules::fitOf(board, {&one, 1}, lifted_).front().fit);
}

bool TileTool::fitsTurned() const {
    if (cutting_.tiles.size() != 1) return false;
    std::vector<rules::AreaTile> tile = area();
    for (const rules::Rotation rotation : rules::kRotations) {
        for (rules::AreaTile &one : tile) one.rotation = rotation;
        if (!tile.empty() && fits(rules::fitOf(desk_.state().board, tile, lifted_).front())) return true;
    }
    return false;
}

QString TileTool::trouble() const {
    if (allFit_ || found_.empty()) return {};
    if (const auto own = ownMove()) {
        rules::State after = desk_.state();
        const auto refused = rules::apply(after, *own);
        const tutor::Wording wording(desk_.lesson().language().toStdString());
        return refused ? QString::fromStdString(wording.refusal(*refused, *own, desk_.state(), desk_.table())) : QString();
    }
    if (worst_ >= found_.size()) return {};
    return QString::fromStdString(desk_.words().placing(found_[worst_], area()[worst_].at));
}

void TileTool::mark(EditMarks &marks) const {
    marks.lifted.assign(lifted_.begin(), lifted_.end());
    if (cutting_.tiles.size() == 1) marks.legal = [this](Position at) { return mayLie(at); };
    const std::vector<rules::AreaTile> tiles = area();
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        Ghost ghost;
        ghost.tile = layoutOf(desk_.table().setting->tiles.tile(tiles[i].tile));
        ghost.rotation = tiles[i].rotation;
        ghost.at = tiles[i].at;
        ghost.fits = ownPlaces_ ? allFit_ : fits(found_[i]);
        ghost.clash = found_[i].fit.clash;
        marks.ghosts.push_back(std::move(ghost));
    }
    if (const QString problem = trouble(); !problem.isEmpty()) {
        const QString help =
            ownPlaces_ ? QString() : QString::fromStdString(desk_.words().help(found_[worst_], fitsTurned()));
        QString said = problem;
        said[0] = said[0].toUpper();
        if (!said.endsWith(u'.')) said += u'.';
        marks.bubble = Bubble{tiles[std::min(worst_, tiles.size() - 1)].at, tr("Does not fit here"), said, help};
    }
}

QString TileTool::words() const {
    if (found_.empty()) return {};
    if (const QString problem = trouble(); !problem.isEmpty()) return tr("Does not fit: %1").arg(problem);
    QStringList edges;
    if (found_.size() == 1)
        for (const rules::Edge edge : rules::kEdges) {
            const auto i = static_cast<std::size_t>(edge);
            edges.push_back(QString::fromStdString(desk_.words().edge(edge, found_[0].own[i], found_[0].beside[i])));
        }
    return tr("Fits. %1").arg(edges.join(QStringLiteral("; ")));
}

bool TileTool::act() {
    if (!spot_ || found_.empty()) return false;
    if (!allFit_) {
        desk_.say(words());
        return false;
    }
    if (desk_.isRecording())
        record();
    else
        put();
    return true;
}

void TileTool::put() {
    ScenarioDocument &document = desk_.document();
    const Position corner{spot_->x - held_.x, spot_->y - held_.y};
    if (!isLifting()) {
        if (cutting_.tiles.size() == 1 && cutting_.figures.empty())
            document.placeTile(cutting_.tiles[0].tile, corner, cutting_.tiles[0].rotation);
        else
            document.paste(cutting_, corner);
        return;
    }
    const Cutting moved = cutting_;
    const QVector<Position> places = lifted_;
    const int turned = turned_;
    const Position by{corner.x - liftedFrom_.x, corner.y - liftedFrom_.y};
    desk_.dropHand();
    if (turned == 0) {
        if (by != Position{0, 0}) document.moveTiles(places, by.x, by.y);
        return;
    }
    document.history().beginMacro(tr("Move and turn"));
    document.removeTiles(places);
    document.paste(moved, corner);
    document.history().endMacro();
}

void TileTool::record() {
    const std::vector<rules::AreaTile> tiles = area();
    const auto own = ownMove();
    const rules::Move move =
        own ? rules::Move(*own) : rules::Move(rules::Place{tiles[0].tile, tiles[0].at, tiles[0].rotation});
    rules::State after = desk_.state();
    if (const auto refused = rules::apply(after, move)) {
        const tutor::Wording wording(desk_.lesson().language().toStdString());
        desk_.say(QString::fromStdString(wording.refusal(*refused, move, desk_.state(), desk_.table())));
        return;
    }
    desk_.dropHand();
    desk_.lesson().continueWith(move);
}

} // namespace bathhouse::ui
