// SPDX-License-Identifier: MIT
#include "rules/engine.h"
#include "ui/author_at_the_board.h"

using namespace bathhouse;
using namespace bathhouse::test;
using rules::Position;

/// The abbey: a tile that players keep, which is laid by a move of its own.
class TestKeptTile : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        ui::wearTheme(*qApp, ui::Theme::Light);
        window_ = authorWindow(
            QStringLiteral(BATHHOUSE_SOURCE_DIR "/scenarios/interactions/abbey-closes-a-ring.bathhouse.json"));
        QVERIFY(window_);
        hands_ = std::make_unique<EditorHands>(*window_);
        connect(&hands_->desk(), &ui::AuthorDesk::said, this, [this](const QString &sentence) { said_ = sentence; });
        hands_->desk().setRecording(true);
        window_->document().setStep(0);
        holes_.clear();
        for (const rules::Move &move : rules::legalMoves(state()))
            if (const auto *special = std::get_if<rules::SpecialMove>(&move); special && special->word == "abbey")
                holes_.push_back(special->at);
        QVERIFY(!holes_.empty());
        hands_->clickTile(kAbbey);
        said_.clear();
    }
    void cleanup() {
        hands_.reset();
        closeUnsaved(window_);
    }

    void onlyHolesAreMarkedWhileRecording() {
        hands_->hover({0, 0});
        const ui::EditMarks &marks = hands_->view().board().editMarks();
        QVERIFY(marks.legal);
        for (int x = -6; x <= 6; ++x)
            for (int y = -6; y <= 6; ++y)
                QCOMPARE(marks.legal({x, y}), std::ranges::find(holes_, Position{x, y}) != holes_.end());
    }

    void inAHoleItIsRecordedAsItsOwnMove() {
        hands_->click(holes_.front());
        QCOMPARE(window_->document().step(), 1);
        QVERIFY(state().board.at(holes_.front()));
        const scenario::MoveEntry &first = window_->document().scenario().moves.front();
        QCOMPARE(first.move, std::string("abbey"));
        QVERIFY(first.at == holes_.front());
    }

    void elsewhereItIsRefusedWithItsReason() {
        const Position beside = freeSpaceBesideTheBoard();
        const std::size_t moves = window_->document().scenario().moves.size();
        hands_->click(beside);
        QCOMPARE(window_->document().step(), 0);
        QCOMPARE(window_->document().scenario().moves.size(), moves);
        QVERIFY2(said_.contains(QStringLiteral("four sides")), qPrintable(said_));
    }

    void itIsNotCountedAmongTheTilesToDraw() {
        const auto *model = window_->findChild<ui::TilePaletteModel *>();
        const QModelIndex tile = model->indexOf(kAbbey);
        QCOMPARE(tile.data(ui::TilePaletteModel::CountRole).toInt(), 0);
        QVERIFY(tile.data(ui::TilePaletteModel::HintRole).toString().contains(QStringLiteral("Each player has one.")));
        bool found = false;
        for (int row = 0; row < model->rowCount(); ++row) {
            if (model->index(row).data().toString() != QLatin1String("Abbey and Mayor")) continue;
            found = true;
            QVERIFY(model->index(row).data(ui::TilePaletteModel::NoteRole).toString().isEmpty());
        }
        QVERIFY(found);
    }

private:
    const rules::State &state() { return window_->document().state(); }
    Position freeSpaceBesideTheBoard() {
        for (const rules::LaidTile &laid : state().board.laidTiles()) {
            const Position west{laid.at.x - 1, laid.at.y};
            if (!state().board.at(west) && std::ranges::find(holes_, west) == holes_.end()) return west;
        }
        return {};
    }

    inline static const QString kAbbey = QStringLiteral("abbey-and-mayor/abbey");
    std::unique_ptr<ui::MainWindow> window_;
    std::unique_ptr<EditorHands> hands_;
    std::vector<Position> holes_;
    QString said_;
};

QTEST_MAIN(TestKeptTile)
#include "test_kept_tile.moc"
