// SPDX-License-Identifier: MIT
#include "ui/board_changes.h"

#include "ui/lesson_document.h"

#include <utility>

namespace bathhouse::ui {

BoardChanges::BoardChanges(LessonDocument &document, QObject *parent) : QObject(parent), document_(document) {
    const ScenarioDocument &edited = document_.edited();
    const auto everything = [this] { more_ = true; };
    connect(&edited, &ScenarioDocument::tilesChanged, this, [this](const auto &places) { tiles_ += places; });
    connect(&edited, &ScenarioDocument::figuresChanged, this, everything);
    connect(&edited, &ScenarioDocument::playersChanged, this, everything);
    connect(&edited, &ScenarioDocument::settingChanged, this, everything);
    connect(&edited, &ScenarioDocument::movesChanged, this, everything);
    connect(&edited, &ScenarioDocument::variationsChanged, this, everything);
    connect(&edited, &ScenarioDocument::everythingChanged, this, everything);
    connect(&document_, &LessonDocument::opened, this, everything);
}

std::optional<rules::LaidTile> BoardChanges::oneTileMore() {
    const QVector<rules::Position> tiles = std::exchange(tiles_, {});
    const bool more = std::exchange(more_, false);
    const std::size_t before = std::exchange(size_, document_.state().board.size());
    const int step = std::exchange(step_, document_.step());
    const bool setUp = step == 0 && document_.step() == 0 && !document_.branchedAt();
    if (more || !setUp || tiles.size() != 1 || size_ != before + 1) return std::nullopt;
    const rules::LaidTile &last = document_.state().board.laidTiles().back();
    return last.at == tiles.front() ? std::optional(last) : std::nullopt;
}

} // namespace bathhouse::ui
