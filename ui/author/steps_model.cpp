// SPDX-License-Identifier: MIT
#include "ui/author/steps_model.h"

#include "tutor/wording.h"
#include "ui/lesson_document.h"
#include "ui/widgets/player_mark.h"

namespace bathhouse::ui {

StepsModel::StepsModel(LessonDocument &document, QObject *parent) : QAbstractListModel(parent), document_(document) {
    for (const auto signal : {&LessonDocument::opened, &LessonDocument::lineChanged, &LessonDocument::laterStepsChanged})
        connect(&document_, signal, this, &StepsModel::renew);
    const auto repaint = [this] {
        if (rows_ > 0) Q_EMIT dataChanged(index(0), index(rows_ - 1));
    };
    connect(&document_, &LessonDocument::scenarioEdited, this, repaint);
    connect(&document_, &LessonDocument::languageChanged, this, repaint);
    renew();
}

void StepsModel::renew() {
    const int rows = document_.isOpen() ? document_.stepCount() + 1 : 0;
    if (rows > rows_) {
        beginInsertRows({}, rows_, rows - 1);
        rows_ = rows;
        endInsertRows();
    } else if (rows < rows_) {
        beginRemoveRows({}, rows, rows_ - 1);
        rows_ = rows;
        endRemoveRows();
    }
    if (rows_ > 0) Q_EMIT dataChanged(index(0), index(rows_ - 1));
}

int StepsModel::rowCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : rows_; }

QString StepsModel::wordsOf(int step) const {
    const scenario::Step &made = document_.run().steps[static_cast<std::size_t>(step - 1)];
    const tutor::Wording wording(document_.language().toStdString());
    if (made.move)
        return QString::fromStdString(wording.move(*made.move, document_.stateAt(step - 1), document_.table()));
    return QString::fromStdString(made.entry.move);
}

QString StepsModel::flawOf(int step) const {
    const scenario::Step &made = document_.run().steps[static_cast<std::size_t>(step - 1)];
    if (!made.flaw) return {};
    const scenario::Halt halt{*made.flaw, made.refused, made.move, document_.stateAt(step - 1)};
    return QString::fromStdString(tutor::inWords(halt, document_.table(), document_.language().toStdString()).message);
}

int StepsModel::branchesBefore(int step) const {
    const LessonDocument::Spot spot = document_.spotOf(step - 1);
    const auto *line = document_.edited().variation(spot.line);
    const auto &variations = line != nullptr ? line->variations : document_.scenario().variations;
    return static_cast<int>(std::ranges::count(variations, static_cast<int>(spot.index), &scenario::Variation::before));
}

QVariant StepsModel::data(const QModelIndex &index, int role) const {
    const int step = index.row();
    if (!index.isValid() || step > document_.stepCount()) return {};
    if (step == 0) {
        if (role == Qt::DisplayRole || role == Qt::AccessibleTextRole) return tr("Start");
        return role == FlawRole || role == CommentRole ? QVariant(QString()) : QVariant();
    }
    const scenario::Step &made = document_.run().steps[static_cast<std::size_t>(step - 1)];
    switch (role) {
    case Qt::DisplayRole: return QStringLiteral("%1  %2").arg(step).arg(wordsOf(step));
    case Qt::DecorationRole: return playerIcon(document_.run().table.colours[rules::index(made.decider)], 1);
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole: {
        const QString who =
            tr("%1: %2").arg(QString::fromStdString(document_.table().name(made.decider)), wordsOf(step));
        const QString flaw = flawOf(step);
        const QString whole = flaw.isEmpty() ? who : tr("%1. Does not work: %2").arg(who, flaw);
        return role == Qt::ToolTipRole ? QStringLiteral("<span>%1</span>").arg(whole.toHtmlEscaped()) : whole;
    }
    case FlawRole: return flawOf(step);
    case CommentRole: return document_.text(made.entry.comment).section(u'\n', 0, 0);
    case TallRole: return made.flaw.has_value() || !document_.text(made.entry.comment).isEmpty();
    case VariationRole: return !document_.branchedAt() && !document_.spotOf(step - 1).line.empty();
    case BranchesRole: return branchesBefore(step);
    default: return {};
    }
}

}  // namespace bathhouse::ui
