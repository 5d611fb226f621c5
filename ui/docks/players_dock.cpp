// SPDX-License-Identifier: MIT
#include "ui/docks/players_dock.h"

#include "scenario/trace.h"
#include "tutor/wording.h"
#include "ui/lesson_document.h"
#include "ui/style.h"
#include "ui/text.h"
#include "ui/widgets/player_mark.h"

#include <QHeaderView>
#include <QLabel>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace bathhouse::ui {
namespace {

constexpr int kPoints = 1;  ///< the column

QString placeText(rules::Position at) { return QStringLiteral("(%1, %2)").arg(at.x).arg(at.y); }

struct Whereabouts {
    QStringList onBoard;
    QStringList bathing;
};

Whereabouts whereabouts(const rules::State &state, rules::PlayerId player, const tutor::Wording &wording) {
    Whereabouts found;
    for (const rules::FigureAt &figure : state.figuresInOrder()) {
        if (figure.player != player) continue;
        const QString kind = QString::fromStdString(wording.figure(figure.figure));
        if (figure.where.part != rules::kBathhousePart) {
            found.onBoard.push_back(QStringLiteral("%1 %2 %3")
                                        .arg(kind, QString::fromStdString(scenario::onName(state, figure.where)),
                                             placeText(figure.where.at)));
            continue;
        }
        const auto house = state.bathhouseAt(figure.where.at);
        const rules::BathhouseState &facts = state.bathhouses[*house];
        found.bathing.push_back(PlayersDock::tr("%1 in bathhouse %2 at %3, %4 of 8 around")
                                    .arg(kind)
                                    .arg(facts.flag)
                                    .arg(placeText(figure.where.at))
                                    .arg(state.neighbours(facts)));
    }
    return found;
}

/// The kinds of tokens with a number that players have beside the map.
std::vector<rules::TokenKind> counters(const rules::Setting &setting) {
    std::vector<rules::TokenKind> found;
    for (std::size_t i = 0; i < rules::tokenTable().size(); ++i) {
        const rules::TokenKind kind{static_cast<std::uint8_t>(i)};
        const rules::TokenTraits &traits = rules::traits(kind);
        const bool counts = traits.owned && traits.numbered && traits.lies == rules::TokenTraits::Lies::OffMap;
        if (counts && !traits.inner && setting.hasToken(kind)) found.push_back(kind);
    }
    return found;
}

/// The names of nobody's tokens that lie beside the map.
QStringList liesAside(const rules::State &state, const tutor::Wording &wording) {
    QStringList names;
    for (const rules::Token &token : state.tokens) {
        const rules::TokenTraits &traits = rules::traits(token.kind);
        if (!traits.inner && !traits.owned && traits.lies == rules::TokenTraits::Lies::OffMap)
            names << QString::fromStdString(wording.text("token." + std::string(traits.name)));
    }
    return names;
}

}  // namespace

PlayersDock::PlayersDock(LessonDocument &document, QWidget *parent)
    : PanelDock(QStringLiteral("playersDock"), tr("Players"), Closing::Allowed, parent), document_(document) {
    table_ = new QTableWidget;
    table_->setObjectName(QStringLiteral("playersTable"));
    table_->setAccessibleName(tr("Players"));
    table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setShowGrid(false);
    table_->setTabKeyNavigation(false);
    table_->verticalHeader()->hide();
    table_->verticalHeader()->setDefaultSectionSize(32);
    table_->horizontalHeader()->setHighlightSections(false);
    table_->horizontalHeader()->setSectionsClickable(false);
    table_->setMinimumHeight(96);
    connect(table_, &QTableWidget::cellClicked, this, [this](int row, int column) {
        if (column == kPoints) Q_EMIT pointsAsked(row);
    });
    connect(table_, &QTableWidget::cellActivated, this, [this](int row) { Q_EMIT pointsAsked(row); });
    aside_ = new QLabel;
    aside_->setContentsMargins(12, 4, 12, 4);
    aside_->setWordWrap(true);
    auto *page = new QWidget;
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(aside_);
    column->addWidget(table_);
    setWidget(page);
    for (const auto signal : {&LessonDocument::opened, &LessonDocument::stepChanged, &LessonDocument::lineChanged,
                              &LessonDocument::languageChanged})
        connect(&document_, signal, this, &PlayersDock::refresh);
    refresh();
}

void PlayersDock::refresh() {
    if (!document_.isOpen()) return;
    const rules::State &state = document_.state();
    const scenario::Table &table = document_.table();
    const tutor::Wording wording(document_.language().toStdString());
    const std::vector<rules::FigureKind> &kinds = table.setting->figures;
    QStringList heads{tr("Player"), tr("Points")};
    for (const rules::FigureKind kind : kinds)
        heads.push_back(tr("%1, left").arg(QString::fromStdString(wording.figure(kind))));
    const std::vector<rules::TokenKind> besides = counters(*table.setting);
    for (const rules::TokenKind kind : besides) {
        // It is the second of two: the first one stands on the rest of the points.
        heads.push_back(tr("First counter"));
        heads.push_back(QString::fromStdString(wording.text("token." + std::string(rules::traits(kind).name))));
    }
    const QStringList open = liesAside(state, wording);
    aside_->setText(tr("Open: %1").arg(open.join(QStringLiteral(" · "))));
    aside_->setVisible(!open.isEmpty());
    heads.append({tr("In a bathhouse"), tr("On the board")});
    table_->clear();
    table_->setColumnCount(static_cast<int>(heads.size()));
    table_->setHorizontalHeaderLabels(heads);
    table_->setRowCount(static_cast<int>(table.players.size()));
    for (int column = 0; column < heads.size(); ++column)
        table_->horizontalHeaderItem(column)->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    const rules::Decision decision = state.decision();
    for (int row = 0; row < table_->rowCount(); ++row) {
        const auto player = static_cast<rules::PlayerId>(row);
        const rules::PlayerState &facts = state.player(player);
        const Whereabouts where = whereabouts(state, player, wording);
        QStringList cells{QString::fromStdString(table.name(player)), QString::number(facts.score)};
        for (const rules::FigureKind kind : kinds) cells.push_back(QString::number(facts.supply[index(kind)]));
        for (const rules::TokenKind kind : besides) {
            const auto token = state.token(kind, player);
            const int second = token ? state.tokens[*token].number : 0;
            cells.append({QString::number(facts.score - second), QString::number(second)});
        }
        cells.append({where.bathing.isEmpty() ? QStringLiteral("–") : where.bathing.join(QStringLiteral("; ")),
                      where.onBoard.isEmpty() ? QStringLiteral("–") : where.onBoard.join(QStringLiteral("; "))});
        for (int column = 0; column < cells.size(); ++column) {
            auto *item = new QTableWidgetItem(cells[column]);
            item->setToolTip(plainToolTip(cells[column]));
            table_->setItem(row, column, item);
        }
        table_->item(row, kPoints)->setForeground(windowColours().link);
        table_->item(row, kPoints)->setToolTip(tr("Ask why"));
        table_->item(row, 0)->setIcon(playerIcon(table.colours[index(player)], devicePixelRatioF()));
        const bool decides = decision.kind != rules::DecisionKind::GameOver && decision.player == player;
        table_->item(row, 0)->setFont(interfaceFont(13, decides ? QFont::DemiBold : QFont::Normal));
    }
    table_->setColumnWidth(0, 130);
    table_->setColumnWidth(kPoints, 64);
    for (int column = 2; column < heads.size() - 2; ++column)
        table_->setColumnWidth(column, std::max(64, table_->horizontalHeader()->sectionSizeHint(column) + 8));
    table_->setColumnWidth(static_cast<int>(heads.size()) - 2, 250);
    table_->horizontalHeader()->setStretchLastSection(true);
}

}  // namespace bathhouse::ui
