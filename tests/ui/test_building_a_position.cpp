// SPDX-License-Identifier: MIT
#include "author_at_the_board.h"
#include "scenario/reader.h"
#include "ui/lesson_document.h"
#include "ui/style.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

#include <algorithm>

using namespace bathhouse;
using namespace bathhouse::ui;
using rules::Position;

namespace {

const QString kLesson = QStringLiteral(BATHHOUSE_SOURCE_DIR "/scenarios/01-first-steps/01-a-first-look.bathhouse.json");

/// The entries in an order that does not depend on how they were laid.
std::vector<scenario::LaidEntry> sorted(std::vector<scenario::LaidEntry> board) {
    std::ranges::sort(board, {}, &scenario::LaidEntry::at);
    return board;
}

QByteArray explained(const QString &path) {
    QProcess program;
    program.start(QStringLiteral(BATHHOUSE_BINARY), {QStringLiteral("explain"), path, QStringLiteral("--json")});
    if (!program.waitForFinished(30'000)) return {};
    return program.exitCode() == 0 ? program.readAllStandardOutput() : program.readAllStandardError();
}

} // namespace

class TestBuildingAPosition : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void theFirstLessonIsBuiltByMouseInTwentyActions();
    void whatIsBuiltByMouseExplainsLikeTheFileWrittenByHand();
    void theFirstLessonIsBuiltWithoutTheMouse();

private:
    void buildByMouse(EditorHands &);
    void compareWithTheLesson();

    QTemporaryDir folder_;
    std::unique_ptr<MainWindow> window_;
    std::optional<scenario::Scenario> lesson_;
};

void TestBuildingAPosition::initTestCase() {
    wearTheme(*qApp, Theme::Light);
    QVERIFY(folder_.isValid());
    const auto read = scenario::readScenarioFile(kLesson.toStdString(), scenario::TileLibrary::shipped());
    QVERIFY(read.ok());
    lesson_ = read.scenario;
}

/// The lesson without its position: an empty board.
void TestBuildingAPosition::init() {
    scenario::Scenario empty = *lesson_;
    empty.board.clear();
    empty.figures.clear();
    const QString path = folder_.filePath(QStringLiteral("empty.bathhouse.json"));
    QVERIFY(!scenario::saveFile(path.toStdString(), scenario::writeScenario(empty)));
    window_ = test::authorWindow(path);
    QVERIFY(window_);
    QCOMPARE(window_->document().state().board.size(), std::size_t{0});
}

void TestBuildingAPosition::cleanup() {
    test::closeUnsaved(window_);
}

void TestBuildingAPosition::buildByMouse(EditorHands &hands) {
    const auto tile = [](const char *id) { return QString::fromLatin1(id); };
    hands.dragTile(tile("base/D"), {1, 0});
    hands.dragTile(tile("base/E"), {1, -1}, 2);
    hands.dragTile(tile("barber-surgeons/2"), {2, 0});
    hands.dragTile(tile("base/M"), {0, -1});
    hands.dragTile(tile("base/N"), {2, -1}, 1);
    hands.dragTile(tile("base/K"), {-1, -1}, 1);
    hands.dragTile(tile("base/W"), {0, 0});
    hands.dragTile(tile("base/V"), {-1, 0}, -1);
    hands.dragTile(tile("base/V"), {-1, 1}, 1);
    hands.dragTile(tile("base/V"), {1, 1});
    hands.dragFigure(QStringLiteral("Red"), QStringLiteral("meeple"), {1, 0}, {20, 50});
    hands.dragFigure(QStringLiteral("Blue"), QStringLiteral("meeple"), {0, 0}, {50, 85});
}

void TestBuildingAPosition::compareWithTheLesson() {
    const scenario::Scenario &built = window_->document().scenario();
    QVERIFY(sorted(built.board) == sorted(lesson_->board));
    const auto &library = scenario::TileLibrary::shipped();
    const rules::State byHand = scenario::startState(*lesson_, scenario::tableOf(*lesson_, library), library);
    QVERIFY(window_->document().stateAt(0).figuresInOrder() == byHand.figuresInOrder());
    for (std::size_t player = 0; player < 2; ++player)
        QVERIFY(window_->document().stateAt(0).players[player] == byHand.players[player]);
}

void TestBuildingAPosition::theFirstLessonIsBuiltByMouseInTwentyActions() {
    EditorHands hands(*window_);
    buildByMouse(hands);
    compareWithTheLesson();
    qInfo("%d actions (drags and keys), %d times scrolled", hands.actions, hands.scrolls);
    QVERIFY(hands.actions <= 20);
}

void TestBuildingAPosition::whatIsBuiltByMouseExplainsLikeTheFileWrittenByHand() {
    EditorHands hands(*window_);
    buildByMouse(hands);
    const QString path = folder_.filePath(QStringLiteral("built.bathhouse.json"));
    const auto trouble = window_->document().edited().saveTo(path);
    QVERIFY2(!trouble, qPrintable(trouble.value_or(QString())));
    const QByteArray byHand = explained(kLesson);
    QVERIFY(byHand.startsWith("{\n  \"scenario\": \"a-first-look\""));
    QCOMPARE(explained(path), byHand);
}

void TestBuildingAPosition::theFirstLessonIsBuiltWithoutTheMouse() {
    EditorHands hands(*window_);
    struct Step {
        const char *find;
        const char *set;
        Position at;
        int turns;
    };
    const std::vector<Step> steps{
        {"D", "base", {1, 0}, 0},  {"E", "base", {1, -1}, 2}, {"2", "barber-surgeons", {2, 0}, 0},
        {"M", "base", {0, -1}, 0}, {"N", "base", {2, -1}, 1}, {"K", "base", {-1, -1}, 1},
        {"W", "base", {0, 0}, 0},  {"V", "base", {-1, 0}, 3}, {"V", "base", {-1, 1}, 1},
        {"V", "base", {1, 1}, 0}};
    window_->activateWindow();
    hands.view().setFocus();
    const auto goTo = [&](Position to) {
        if (!hands.desk().spot()) hands.key(Qt::Key_Up);
        // The first arrow shows the cursor where it is.
        while (hands.desk().spot()->x < to.x) hands.key(Qt::Key_Right);
        while (hands.desk().spot()->x > to.x) hands.key(Qt::Key_Left);
        while (hands.desk().spot()->y < to.y) hands.key(Qt::Key_Down);
        while (hands.desk().spot()->y > to.y) hands.key(Qt::Key_Up);
    };
    for (const Step &step : steps) {
        hands.key(Qt::Key_T);
        QCOMPARE(QApplication::focusWidget(), window_->editor().tiles().search());
        hands.typeWord(QLatin1String(step.set) + u'/' + QLatin1String(step.find));
        hands.key(Qt::Key_Return);
        QVERIFY(hands.view().hasFocus());
        goTo(step.at);
        for (int i = 0; i < step.turns; ++i) hands.key(Qt::Key_R);
        hands.key(Qt::Key_Return);
        QVERIFY(window_->document().state().board.at(step.at));
        hands.key(Qt::Key_Escape);
    }
    // Red's button has the keyboard first, Tab goes on to Blue's.
    hands.key(Qt::Key_M);
    hands.key(Qt::Key_Return);
    goTo({1, 0});
    const auto choose = [&](const QString &part) {
        for (int i = 0; i < 12; ++i) {
            const auto &parts = hands.view().board().editMarks().parts;
            const auto chosen = std::ranges::find_if(parts, [](const PartMark &mark) { return mark.chosen; });
            if (chosen != parts.end() && chosen->name == part) return true;
            hands.key(Qt::Key_Period);
        }
        return false;
    };
    QVERIFY(choose(QStringLiteral("road E")));
    hands.key(Qt::Key_Return);
    hands.key(Qt::Key_M);
    hands.key(Qt::Key_Tab);
    hands.key(Qt::Key_Return);
    goTo({0, 0});
    QVERIFY(choose(QStringLiteral("road S")));
    hands.key(Qt::Key_Return);
    compareWithTheLesson();
    qInfo("%d keys", hands.actions);
    const QString path = folder_.filePath(QStringLiteral("keys.bathhouse.json"));
    QVERIFY(!window_->document().edited().saveTo(path));
    QCOMPARE(explained(path), explained(kLesson));
}

QTEST_MAIN(TestBuildingAPosition)
#include "test_building_a_position.moc"
