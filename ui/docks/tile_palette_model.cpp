// SPDX-License-Identifier: MIT
#include "ui/docks/tile_palette_model.h"

#include "ui/expansions.h"
#include "ui/lesson_document.h"
#include "ui/text.h"

#include <algorithm>
#include <bit>

namespace bathhouse::ui {
namespace {

const std::string kBathhouses = "barber-surgeons";
const std::string kBase = "base";
const std::string kOwn = "\n";  // no set is called so

int edgesOfKind(const rules::Tile &tile, rules::PartKind kind) {
    int edges = 0;
    for (const rules::Part &part : tile.parts)
        if (part.kind == kind) edges += std::popcount(part.edges);
    return edges;
}

bool hasGarden(const rules::Tile &tile) {
    return std::ranges::any_of(tile.parts, [](const auto &part) { return part.kind == rules::PartKind::Garden; });
}

} // namespace

QStringList searchWords(const rules::Tile &tile) {
    const QString id = QString::fromStdString(tile.id);
    QStringList words{id, id.section(u'/', -1), QString::fromStdString(std::string(tile.set()))};
    for (const rules::Part &part : tile.parts) {
        words << fromUtf8(rules::name(part.kind));
        if (part.kind == rules::PartKind::Monastery) words << QStringLiteral("cloister");
        if (part.pennants > 0) words << QStringLiteral("coat") << QStringLiteral("arms") << QStringLiteral("shield");
        if (part.flag > 0)
            words << QStringLiteral("bathhouse") << QStringLiteral("flag") << QString::number(part.flag)
                  << QStringLiteral("bathhouse %1").arg(part.flag);
        for (unsigned bit = 0; bit < rules::markTable().size(); ++bit)
            if (part.marks & (1u << bit)) words << fromUtf8(rules::markTable()[bit].name);
    }
    for (const rules::PartKind kind : {rules::PartKind::Road, rules::PartKind::City})
        if (const int edges = edgesOfKind(tile, kind); edges > 0)
            words << QStringLiteral("%1 %2").arg(fromUtf8(rules::name(kind))).arg(edges) << QString::number(edges);
    if (tile.bridge) words << QStringLiteral("bridge");
    return words;
}

QString doubtsOf(const rules::Tile &tile) {
    QStringList doubts;
    for (const std::string &doubt : tile.reconstructed) doubts << QString::fromStdString(doubt);
    return doubts.join(QStringLiteral(", "));
}

TilePaletteModel::TilePaletteModel(LessonDocument &document, QObject *parent)
    : QAbstractListModel(parent), document_(document) {
    ScenarioDocument &edited = document_.edited();
    connect(&document_, &LessonDocument::opened, this, &TilePaletteModel::rebuild);
    connect(&edited, &ScenarioDocument::everythingChanged, this, &TilePaletteModel::rebuild);
    connect(&edited, &ScenarioDocument::settingChanged, this, &TilePaletteModel::rebuild);
    connect(&edited, &ScenarioDocument::tilesChanged, this, &TilePaletteModel::follow);
    connect(&edited, &ScenarioDocument::movesChanged, this, [this] {
        countMoves();
        countChanged();
    });
    rebuild();
}

bool TilePaletteModel::isOn(const std::string &set) const {
    const std::string module = scenario::moduleOfSet(set);
    const std::vector<std::string> modules = document_.edited().scenario().modules();
    return module.empty() || std::ranges::find(modules, module) != modules.end();
}

bool TilePaletteModel::isShown(const rules::Tile &tile) const {
    const QStringList words = searchWords(tile);
    return std::all_of(words_.begin(), words_.end(), [&](const QString &wanted) {
        // One letter or number is meant whole: "V" finds tile V, not every village.
        const bool whole = wanted.size() == 1;
        return std::any_of(words.begin(), words.end(), [&](const QString &word) {
            return whole ? word.compare(wanted, Qt::CaseInsensitive) == 0 : word.contains(wanted, Qt::CaseInsensitive);
        });
    });
}

std::vector<std::pair<QString, QString>> TilePaletteModel::sets() const {
    std::vector<std::pair<QString, QString>> found;
    const QString language = document_.language();
    std::vector<std::string> ids = byName(document_.edited().tiles().sets(), language,
                                          [&](const std::string &set) { return moduleName(set, language); });
    std::ranges::stable_partition(ids, [](const std::string &set) { return set == kBathhouses || set == kBase; });
    if (!document_.edited().scenario().customTiles.empty())
        ids.insert(ids.begin() + (ids.empty() || ids.front() != kBathhouses ? 0 : 1), kOwn);
    for (const std::string &id : ids) {
        if (id != kOwn && !isOn(id)) continue;
        const QString name = id == kBathhouses ? tr("Bathhouse tiles")
                             : id == kOwn      ? tr("Tiles of this scenario")
                             : id == kBase     ? tr("Base game")
                                               : moduleName(id, document_.language());
        found.emplace_back(QString::fromStdString(id), name);
    }
    return found;
}

void TilePaletteModel::rebuild() {
    beginResetModel();
    rows_.clear();
    countAll();
    const auto &own = document_.edited().scenario().customTiles;
    for (const auto &[set, name] : sets()) {
        if (!set_.isEmpty() && set_ != set) continue;
        const Row heading{name, set.toStdString(), nullptr};
        const std::size_t before = rows_.size();
        rows_.push_back(heading);
        const auto add = [&](const rules::Tile &tile) {
            if (isShown(tile)) rows_.push_back({{}, heading.set, &tile});
        };
        if (heading.set == kOwn)
            std::ranges::for_each(own, add);
        else
            for (const rules::Tile &tile : document_.edited().tiles().tiles()) {
                const bool replaced = std::ranges::find(own, tile.id, &rules::Tile::id) != own.end();
                if (tile.set() == heading.set && !replaced) add(tile);
            }
        if (rows_.size() == before + 1) rows_.pop_back();
    }
    endResetModel();
}

void TilePaletteModel::setFilter(const QString &text, const QString &set) {
    QStringList words;
    for (const QString &word : text.split(u' ', Qt::SkipEmptyParts)) {
        // "road 3" is one thing: a road with three edges.
        bool number = false;
        word.toInt(&number);
        if (number && !words.isEmpty() && words.last().size() > 1)
            words.last() += u' ' + word;
        else
            words << word;
    }
    if (words == words_ && set == set_) return;
    words_ = words;
    set_ = set;
    rebuild();
}

void TilePaletteModel::countAll() {
    counts_ = {};
    for (const scenario::LaidEntry &laid : document_.edited().scenario().board)
        if (counts_.laid.emplace(laid.at, laid.tile).second) ++counts_.onBoard[laid.tile];
    countMoves();
}

void TilePaletteModel::countMoves() {
    counts_.byMoves.clear();
    for (const scenario::MoveEntry &move : document_.edited().scenario().moves)
        if (move.move == "place" && move.tile) ++counts_.byMoves[*move.tile];
}

void TilePaletteModel::follow(const QVector<rules::Position> &places) {
    const scenario::Scenario &now = document_.edited().scenario();
    for (const rules::Position at : places) {
        if (const auto before = counts_.laid.find(at); before != counts_.laid.end()) {
            --counts_.onBoard[before->second];
            counts_.laid.erase(before);
        }
        if (const auto entry = document_.edited().tileAt(at)) {
            counts_.laid[at] = now.board[*entry].tile;
            ++counts_.onBoard[now.board[*entry].tile];
        }
    }
    countChanged();
}

void TilePaletteModel::countChanged() {
    if (!rows_.empty()) Q_EMIT dataChanged(index(0), index(rowCount() - 1), {LeftRole, NoteRole});
}

int TilePaletteModel::used(const std::string &id) const {
    const auto laid = counts_.onBoard.find(id);
    const auto moved = counts_.byMoves.find(id);
    return (laid == counts_.onBoard.end() ? 0 : laid->second) + (moved == counts_.byMoves.end() ? 0 : moved->second);
}

QString TilePaletteModel::noteOf(const Row &heading) const {
    int left = 0;
    int count = 0;
    for (const Row &row : rows_) {
        if (!row.tile || row.set != heading.set) continue;
        count += row.tile->count;
        left += std::max(0, row.tile->count - used(row.tile->id));
    }
    if (count == 0) return {};
    return tr("%1 of %2").arg(left).arg(count);
}

QString TilePaletteModel::hintOf(const rules::Tile &tile) const {
    QStringList sentences;
    const int left = tile.count - used(tile.id);
    const QString name = QString::fromStdString(tile.id);
    sentences << (tile.count == 0 ? tr("%1: not in the box of tiles to draw. Each player has one.").arg(name)
                  : left < 0 ? tr("%1: %2 in the box, %3 too many are used.").arg(name).arg(tile.count).arg(-left)
                  : left == 0
                      ? tr("%1: all %2 of the box are used. It can be laid all the same.").arg(name).arg(tile.count)
                      : tr("%1: %2 in the box, %3 left.").arg(name).arg(tile.count).arg(left));
    const std::vector<std::string> modules = document_.edited().scenario().modules();
    if (hasGarden(tile) && std::ranges::find(modules, "abbot") == modules.end())
        sentences << tr("Its garden does nothing without the abbot.");
    if (!tile.reconstructed.empty()) sentences << tr("Not documented, our reconstruction: %1.").arg(doubtsOf(tile));
    return sentences.join(u' ');
}

int TilePaletteModel::rowCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

QVariant TilePaletteModel::data(const QModelIndex &index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const Row &row = rows_[static_cast<std::size_t>(index.row())];
    if (!row.tile) {
        if (role == Qt::DisplayRole) return row.heading;
        if (role == NoteRole) return noteOf(row);
        return role == IdRole ? QVariant(QString()) : QVariant();
    }
    switch (role) {
    case Qt::DisplayRole: return QString::fromStdString(row.tile->id).section(u'/', -1);
    case Qt::ToolTipRole: return plainToolTip(hintOf(*row.tile));
    case Qt::AccessibleTextRole: return hintOf(*row.tile) + u' ' + searchWords(*row.tile).mid(3).join(u' ');
    case IdRole: return QString::fromStdString(row.tile->id);
    case LeftRole: return row.tile->count - used(row.tile->id);
    case CountRole: return row.tile->count;
    case TileRole: return QVariant::fromValue(static_cast<const void *>(row.tile));
    case DoubtRole: return doubtsOf(*row.tile);
    case HintRole: return hintOf(*row.tile);
    default: return {};
    }
}

Qt::ItemFlags TilePaletteModel::flags(const QModelIndex &index) const {
    if (!index.isValid()) return Qt::NoItemFlags;
    const bool tile = rows_[static_cast<std::size_t>(index.row())].tile != nullptr;
    return tile ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren : Qt::ItemNeverHasChildren;
}

QModelIndex TilePaletteModel::indexOf(const QString &id) const {
    for (int i = 0; i < rowCount(); ++i)
        if (!id.isEmpty() && index(i).data(IdRole).toString() == id) return index(i);
    return {};
}

} // namespace bathhouse::ui
