// SPDX-License-Identifier: MIT
#include "ui/widgets/board_area.h"

#include "tutor/setup_words.h"
#include "tutor/wording.h"
#include "ui/board/board_view.h"
#include "ui/board_changes.h"
#include "ui/lesson_document.h"
#include "ui/widgets/aside_chip.h"
#include "ui/widgets/feature_card.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/player_chip.h"

#include <numeric>

namespace bathhouse::ui {
namespace {

constexpr int kInset = 14;
constexpr int kChipsTop = 6;

}  // namespace

BoardArea::BoardArea(LessonDocument &document, QWidget *parent) : QWidget(parent), document_(document) {
    view_ = new BoardView(this);
    view_->setAccessibleName(tr("Board"));
    view_->setAccessibleDescription(tr("“Board as list” reads the same position aloud."));
    changes_ = new BoardChanges(document_, this);
    feature_ = new FeatureCard(this);
    connect(view_, &BoardView::partHovered, this, &BoardArea::showFeature);
    connect(view_, &BoardView::tokenHovered, this, &BoardArea::showToken);
    chips_ = new QWidget(this);
    chips_->setLayout(new FlowLayout(6));
    aside_ = new AsideChip(chips_);
    connect(&document_, &LessonDocument::opened, this, [this] {
        showBoard();
        showChips();
        view_->fitBoard();
    });
    for (const auto signal : {&LessonDocument::stepChanged, &LessonDocument::lineChanged}) {
        connect(&document_, signal, this, &BoardArea::showBoard);
        connect(&document_, signal, this, &BoardArea::showChips);
    }
    setMinimumSize(240, 160);
}

void BoardArea::pointAt(const std::optional<rules::PartRef> &target) {
    if (!target && !points_) return;
    points_ = target.has_value();
    BoardScene &board = view_->board();
    const bool part = target && target->part != rules::kNoPart && target->part != rules::kBathhousePart;
    board.lightUp(part ? target : std::nullopt);
    board.pointAt(target ? std::optional(target->at) : std::nullopt);
}

void BoardArea::setTellsPoints(bool tells) {
    tellsPoints_ = tells;
    if (!tells) feature_->hide();
}

void BoardArea::showFeature(rules::Position at, rules::PartIndex part) {
    if (tellsToken_) return;
    const auto laid = document_.isOpen() && part != rules::kNoPart ? document_.state().board.at(at) : std::nullopt;
    if (!tellsPoints_ || !laid || part == rules::kBathhousePart) return feature_->setWords({}, {}, 0);
    const auto now = tutor::SetupWords(document_.language().toStdString())
                         .feature(document_.state(), document_.table(), document_.state().board.feature(*laid, part));
    showCard(QString::fromStdString(now.heading), QString::fromStdString(now.points));
}

void BoardArea::showToken(int index) {
    const auto &tokens = view_->board().tokens();
    tellsToken_ = index >= 0 && static_cast<std::size_t>(index) < tokens.size();
    if (!tellsToken_) {
        // Back to what lies under it.
        const auto lit = view_->board().litUp();
        return showFeature(lit ? lit->at : rules::Position(), lit ? lit->part : rules::kNoPart);
    }
    const ShownToken &token = tokens[static_cast<std::size_t>(index)];
    const tutor::Wording wording(document_.language().toStdString());
    QString name = QString::fromStdString(wording.text("token." + std::string(wordOf(token))));
    name[0] = name[0].toUpper();
    const QString place =
        QString::fromStdString(token.where.part == rules::kNoPart ? wording.position(token.where.at)
                                                                  : wording.part(document_.state(), token.where));
    showCard(name, place);
}

void BoardArea::showCard(const QString &heading, const QString &second) {
    feature_->setWords(heading, second, width() - 2 * kInset);
    feature_->move(kInset, height() - feature_->height() - kInset);
    feature_->raise();
}

void BoardArea::showBoard() {
    tellsToken_ = false;
    if (const auto laid = changes_->oneTileMore())
        view_->layTile(laid->tile, laid->at, laid->rotation);
    else
        view_->setState(document_.state(), document_.table());
    view_->showStep(document_.current());
}

void BoardArea::showChips() {
    const rules::State &state = document_.state();
    const scenario::Table &table = document_.table();
    const rules::Decision decision = state.decision();
    auto chips = chips_->findChildren<PlayerChip *>(Qt::FindDirectChildrenOnly);
    while (chips.size() > static_cast<qsizetype>(table.players.size())) delete chips.takeLast();
    while (chips.size() < static_cast<qsizetype>(table.players.size())) {
        auto *chip = new PlayerChip(chips_);
        chips_->layout()->addWidget(chip);
        connect(chip, &QAbstractButton::clicked, this, [this, seat = static_cast<int>(chips.size())] { Q_EMIT pointsAsked(seat); });
        chip->show();
        chips.push_back(chip);
    }
    for (std::size_t p = 0; p < table.players.size(); ++p) {
        const rules::PlayerState &player = state.players[p];
        ChipFacts facts;
        facts.name = QString::fromStdString(table.players[p]);
        facts.colour = table.colours[p];
        facts.score = player.score;
        if (document_.step() > 0) {
            const int before = document_.stateAt(document_.step() - 1).players[p].score;
            if (before != player.score) facts.before = before;
        }
        facts.left = std::accumulate(player.supply.begin(), player.supply.end(), 0);
        facts.decides = decision.kind != rules::DecisionKind::GameOver && index(decision.player) == p;
        chips[static_cast<qsizetype>(p)]->setFacts(facts);
    }
    // It comes after the players.
    chips_->layout()->removeWidget(aside_);
    chips_->layout()->addWidget(aside_);
    aside_->setThings(thingsAside(state, table, document_.language()));
    placeChips();
}

void BoardArea::placeChips() {
    const int room = std::max(1, width() - 2 * kInset);
    chips_->layout()->invalidate();
    const int rows = chips_->layout()->heightForWidth(room);
    // No wider than needed: beside the chips the mouse belongs to the board.
    const int wide = std::min(room, chips_->layout()->sizeHint().width());
    chips_->setGeometry(kInset, kChipsTop, wide, rows);
    chips_->raise();
    constexpr int below = 8;
    view_->setTopRoom(kChipsTop + rows + below);
}

void BoardArea::resizeEvent(QResizeEvent *event) {
    QWidget::resizeEvent(event);
    view_->setGeometry(rect());
    placeChips();
}

}  // namespace bathhouse::ui
