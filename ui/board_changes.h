// SPDX-License-Identifier: MIT
#pragma once
#include "rules/board.h"

#include <QObject>
#include <QVector>

namespace bathhouse::ui {

class LessonDocument;

/// Watches a document for a view of its board: tells the view when all that happened is one tile more, so that a large
/// board need not be shown anew for it.
class BoardChanges final : public QObject {
    Q_OBJECT

public:
    explicit BoardChanges(LessonDocument &, QObject *parent);
    /// The tile laid since this was asked last, if the position shown is the one of then with this tile; else nothing, and
    /// the view has to look at everything.
    std::optional<rules::LaidTile> oneTileMore();

private:
    LessonDocument &document_;
    QVector<rules::Position> tiles_;
    bool more_ = true;  ///< something else changed
    std::size_t size_ = 0;
    int step_ = -1;
};

} // namespace bathhouse::ui
