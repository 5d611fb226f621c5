// SPDX-License-Identifier: MIT
#include "ui/docks/board_list_model.h"

#include "tutor/wording.h"
#include "ui/board/token_item.h"
#include "ui/board_changes.h"
#include "ui/lesson_document.h"
#include "ui/text.h"

#include <QCoreApplication>

#include <algorithm>

namespace bathhouse::ui {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(BoardListModel)
};

/// "W" as the language abbreviates it.
QString letter(rules::Edge edge) {
    switch (edge) {
    case rules::Edge::N: return Words::tr("N", "north, one letter");
    case rules::Edge::E: return Words::tr("E", "east, one letter");
    case rules::Edge::S: return Words::tr("S", "south, one letter");
    case rules::Edge::W: return Words::tr("W", "west, one letter");
    }
    return {};
}

QString kindInWords(rules::PartKind kind) {
    switch (kind) {
    case rules::PartKind::Road: return Words::tr("road");
    case rules::PartKind::City: return Words::tr("city");
    case rules::PartKind::Field: return Words::tr("field");
    case rules::PartKind::Monastery: return Words::tr("monastery");
    case rules::PartKind::Garden: return Words::tr("garden");
    }
    return {};
}

/// "road W, E": a part with every edge or half that it touches.
QString partInWords(const rules::State &state, rules::LaidId laid, rules::PartIndex part) {
    const rules::Part &facts = state.board.tile(laid).parts[part];
    const rules::Rotation turn = state.board.laid(laid).rotation;
    QStringList spots;
    if (facts.kind == rules::PartKind::Road || facts.kind == rules::PartKind::City) {
        const rules::EdgeMask edges = rules::turnedEdges(facts.edges, turn);
        for (const rules::Edge edge : rules::kEdges)
            if ((edges & rules::bit(edge)) != 0) spots.push_back(letter(edge));
    }
    QString text = kindInWords(facts.kind);
    if (!spots.isEmpty()) text += u' ' + spots.join(u' ');
    if (facts.pennants > 0) text += Words::tr(" with coat of arms");
    if (facts.flag > 0) text += Words::tr(" with bathhouse %1").arg(facts.flag);
    return text;
}

/// "road W", "field NL", "bathhouse"
QString whereInWords(const rules::State &state, const rules::FigureAt &figure) {
    if (figure.where.part == rules::kBathhousePart) return Words::tr("bathhouse");
    const rules::LaidTile &laid = state.board.laid(*state.board.at(figure.where.at));
    const rules::PartName name = state.setting->tiles.firstName(laid.tile, laid.rotation, figure.where.part);
    const rules::PartKind kind = state.board.tile(*state.board.at(figure.where.at)).parts[figure.where.part].kind;
    if (kind == rules::PartKind::Road || kind == rules::PartKind::City)
        return kindInWords(kind) + u' ' + letter(static_cast<rules::Edge>(name.spot));
    if (kind != rules::PartKind::Field) return kindInWords(kind);
    return kindInWords(kind) + u' ' + fromUtf8(rules::name(static_cast<rules::Half>(name.spot)));
}

} // namespace

QString featuresInWords(const rules::State &state, rules::LaidId laid, const QString &language) {
    const tutor::Wording wording(language.toStdString());
    QStringList parts;
    rules::Marks marks = state.board.tile(laid).marks;
    int fields = 0;
    for (std::size_t i = 0; i < state.board.tile(laid).parts.size(); ++i) {
        marks = static_cast<rules::Marks>(marks | state.board.tile(laid).parts[i].marks);
        if (state.board.tile(laid).parts[i].kind == rules::PartKind::Field)
            ++fields;
        else
            parts.push_back(partInWords(state, laid, static_cast<rules::PartIndex>(i)));
    }
    if (fields > 0) parts.push_back(fields == 1 ? Words::tr("1 field") : Words::tr("%1 fields").arg(fields));
    for (unsigned bit = 0; bit < rules::markTable().size(); ++bit)
        if (marks & (1u << bit))
            parts.push_back(
                QString::fromStdString(wording.text("mark." + std::string(rules::markTable()[bit].name))));
    return parts.join(QStringLiteral(", "));
}

QString figuresInWords(const rules::State &state, rules::LaidId laid, const scenario::Table &table,
                       const QString &language) {
    const tutor::Wording wording(language.toStdString());
    QStringList figures;
    for (const rules::FigureAt &figure : state.figuresInOrder()) {
        if (figure.where.at != state.board.laid(laid).at) continue;
        figures.push_back(Words::tr("%1: %2 on %3")
                              .arg(QString::fromStdString(table.name(figure.player)),
                                   QString::fromStdString(wording.figure(figure.figure)), whereInWords(state, figure)));
    }
    for (const ShownToken &token : shownTokens(state, table))
        if (token.where.at == state.board.laid(laid).at)
            figures.push_back(QString::fromStdString(wording.text("token." + std::string(wordOf(token)))));
    return figures.join(QStringLiteral("; "));
}

BoardListModel::BoardListModel(LessonDocument &document, QObject *parent)
    : QAbstractTableModel(parent), document_(document), changes_(new BoardChanges(document, this)) {
    for (const auto signal : {&LessonDocument::opened, &LessonDocument::stepChanged, &LessonDocument::lineChanged})
        connect(&document_, signal, this, &BoardListModel::follow);
    connect(&document_, &LessonDocument::languageChanged, this, &BoardListModel::rebuild);
    rebuild();
}

void BoardListModel::follow() {
    if (!document_.isOpen()) return;
    const auto laid = changes_->oneTileMore();
    if (!laid) return rebuild();
    const auto before = std::lower_bound(rows_.begin(), rows_.end(), laid->at,
                                         [](const Row &row, rules::Position at) { return row.at < at; });
    const int index = static_cast<int>(before - rows_.begin());
    beginInsertRows({}, index, index);
    rows_.insert(before, rowFor(*document_.state().board.at(laid->at)));
    endInsertRows();
}

BoardListModel::Row BoardListModel::rowFor(rules::LaidId id) const {
    const rules::State &state = document_.state();
    const rules::LaidTile &laid = state.board.laid(id);
    return {laid.at,
            {QStringLiteral("(%1, %2)").arg(laid.at.x).arg(laid.at.y), QString::fromStdString(state.board.tile(id).id),
             QStringLiteral("%1°").arg(rules::degrees(laid.rotation)), featuresInWords(state, id, document_.language()),
             figuresInWords(state, id, document_.table(), document_.language())}};
}

void BoardListModel::rebuild() {
    beginResetModel();
    rows_.clear();
    if (document_.isOpen()) {
        for (std::size_t i = 0; i < document_.state().board.size(); ++i)
            rows_.push_back(rowFor(static_cast<rules::LaidId>(i)));
        std::sort(rows_.begin(), rows_.end(), [](const Row &a, const Row &b) { return a.at < b.at; });
    }
    endResetModel();
}

int BoardListModel::rowOf(rules::Position at) const {
    const auto found =
        std::lower_bound(rows_.begin(), rows_.end(), at, [](const Row &row, rules::Position p) { return row.at < p; });
    return found != rows_.end() && found->at == at ? static_cast<int>(found - rows_.begin()) : -1;
}

int BoardListModel::rowCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int BoardListModel::columnCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : ColumnCount; }

QVariant BoardListModel::data(const QModelIndex &index, int role) const {
    if (!index.isValid()) return {};
    const QString &cell = rows_[static_cast<std::size_t>(index.row())].cells[index.column()];
    if (role == Qt::DisplayRole) return cell;
    if (role == Qt::ToolTipRole) return plainToolTip(cell);
    if (role == Qt::AccessibleTextRole && index.column() == Place) {
        const Row &row = rows_[static_cast<std::size_t>(index.row())];
        return QStringLiteral("%1 %2, %3. %4")
            .arg(row.cells[Place], row.cells[Tile], row.cells[Features], row.cells[Figures]);
    }
    return {};
}

QVariant BoardListModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole) return QVariant(Qt::AlignLeft | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    switch (section) {
    case Place: return tr("Place");
    case Tile: return tr("Tile");
    case Turned: return tr("Turned");
    case Features: return tr("Features");
    default: return tr("Figures");
    }
}

} // namespace bathhouse::ui
