// SPDX-License-Identifier: MIT
#pragma once
#include "rules/tile.h"
#include "scenario/scenario.h"

#include <QAbstractListModel>
#include <QVector>

#include <map>
#include <unordered_map>

namespace bathhouse::ui {

class LessonDocument;

/// The tiles an author can lay, bathhouse tiles first, then the file's own and the other sets, each under a heading. It
/// counts how many copies are left of what lies on the board and is placed by the moves.
class TilePaletteModel final : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        IdRole = Qt::UserRole,  ///< QString; empty: a heading
        NoteRole,               ///< heading: "4 of 6"
        LeftRole,               ///< copies left, below 0 if there are too many
        CountRole,              ///< copies in the box
        TileRole,               ///< const rules::Tile *
        DoubtRole,              ///< what is reconstructed, in words; empty: nothing
        HintRole                ///< what an author should know of the tile, in a sentence or two
    };
    explicit TilePaletteModel(LessonDocument &, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &) const override;

    /// Shows only tiles that all words of a text say something of, and of one set ("" : all sets).
    void setFilter(const QString &text, const QString &set);
    /// The sets there are tiles of, with the names people call them by.
    std::vector<std::pair<QString, QString>> sets() const;
    QModelIndex indexOf(const QString &id) const;

private:
    struct Row {
        QString heading;
        std::string set;
        const rules::Tile *tile = nullptr;
    };
    /// How many copies lie on the board; kept place by place, so that a change costs what it changes.
    struct Counts {
        std::map<rules::Position, std::string> laid;
        std::unordered_map<std::string, int> onBoard;
        std::unordered_map<std::string, int> byMoves;
    };
    void rebuild();
    void countAll();
    void follow(const QVector<rules::Position> &places);
    void countMoves();
    void countChanged();
    int used(const std::string &id) const;
    QString noteOf(const Row &) const;
    QString hintOf(const rules::Tile &) const;
    bool isShown(const rules::Tile &) const;
    bool isOn(const std::string &set) const;

    LessonDocument &document_;
    std::vector<Row> rows_;
    Counts counts_;
    QStringList words_;
    QString set_;
};

/// The words a tile is found by: its id, name and set, its features with how many edges they have ("city", "city 3"),
/// "coat of arms", "monastery", "garden", "bathhouse 4".
QStringList searchWords(const rules::Tile &);
/// What is not documented of a tile, in words: "shape, flag".
QString doubtsOf(const rules::Tile &);

} // namespace bathhouse::ui
