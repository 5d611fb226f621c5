// SPDX-License-Identifier: MIT
#pragma once
#include "scenario/run.h"

#include <QAbstractTableModel>

#include <vector>

namespace bathhouse::ui {

class BoardChanges;
class LessonDocument;

/// The board as a list, one row a tile by position: what a screen reader can read of the map.
class BoardListModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Place, Tile, Turned, Features, Figures, ColumnCount };

    explicit BoardListModel(LessonDocument &, QObject *parent = nullptr);
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &, int role) const override;
    QVariant headerData(int section, Qt::Orientation, int role) const override;
    rules::Position position(int row) const { return rows_[static_cast<std::size_t>(row)].at; }
    /// The row of a place, -1: none.
    int rowOf(rules::Position) const;

private:
    struct Row {
        rules::Position at;
        QString cells[ColumnCount];
    };
    void follow();
    void rebuild();
    Row rowFor(rules::LaidId) const;

    LessonDocument &document_;
    BoardChanges *changes_;
    std::vector<Row> rows_;
};

/// What lies on a tile and who stands there, in words: used by the list and the status line.
QString featuresInWords(const rules::State &, rules::LaidId, const QString &language);
QString figuresInWords(const rules::State &, rules::LaidId, const scenario::Table &, const QString &language);

} // namespace bathhouse::ui
