// SPDX-License-Identifier: MIT
// How long an author waits in a large scenario: QT_QPA_PLATFORM=offscreen bench_author_board [TILES [MOVES]]
#include "large_board.h"
#include "scenario/writer.h"
#include "ui/board/board_view.h"
#include "ui/board_editor.h"
#include "ui/lesson_document.h"
#include "ui/main_window.h"
#include "ui/style.h"
#include "ui/tools/author_desk.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>

using namespace bathhouse;
using namespace bathhouse::ui;
using bench::addMoves;
using bench::largeBoard;
using bench::Times;

namespace {

constexpr QSize kWindow{1360, 850};

/// What one thing an author does takes, the painting after it included.
template <class Act> void measure(MainWindow &window, const char *what, int count, Act &&act) {
    Times times;
    for (int i = 0; i < count; ++i) {
        QElapsedTimer timer;
        timer.start();
        act(i);
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
        window.repaint();
        times.ms.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    times.print(what);
}

}  // namespace

int main(int argc, char **argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    wearTheme(application, Theme::Light);
    std::setvbuf(stdout, nullptr, _IOLBF, 0);
    scenario::Scenario scenario = largeBoard(argc > 1 ? std::atoi(argv[1]) : 5000);
    const int south = scenario.board.back().at.y + 1;
    addMoves(scenario, argc > 2 ? std::atoi(argv[2]) : 2000);
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("large.bathhouse.json"));
    if (scenario::saveFile(path.toStdString(), scenario::writeScenario(scenario))) return 1;

    MainWindow window(MainWindow::Memory::Nothing);
    window.resize(kWindow);
    window.show();
    (void)QTest::qWaitForWindowExposed(&window);
    QElapsedTimer timer;
    timer.start();
    window.openPath(path);
    window.setMode(WindowMode::Author);
    window.settle();
    LessonDocument &lesson = window.document();
    ScenarioDocument &edited = lesson.edited();
    std::printf("%zu tiles, %zu moves, %d steps played: opened in %lld ms\n", scenario.board.size(), scenario.moves.size(),
                lesson.stepCount(), static_cast<long long>(timer.elapsed()));
    const QString language = QStringLiteral("en");
    measure(window, "a letter of the title", 40,
            [&](int i) { edited.setTitle(language, QStringLiteral("Title").repeated(1 + i % 3)); });
    lesson.setStep(std::min(500, lesson.stepCount()));
    measure(window, "a letter of a comment", 40,
            [&](int i) { edited.setComment({}, 499, language, QStringLiteral("Words").repeated(1 + i % 3)); });
    measure(window, "a step on", 40, [&](int) { lesson.setStep(lesson.step() + 1); });
    lesson.setStep(0);
    measure(window, "a tile laid in the set-up", 20, [&](int i) {
        edited.placeTile("base/B", {-2 - i, south + 40}, rules::Rotation::None);
    });
    measure(window, "a tile taken away again", 20, [&](int) { edited.history().undo(); });
    lesson.setStep(lesson.stepCount());
    lesson.setRecording(LessonDocument::Recording::Inserts);
    measure(window, "a move recorded at the end", 20, [&](int) {
        scenario::MoveEntry entry;
        entry.move = "pass";
        edited.insertMove({}, edited.moves()->size(), entry);
    });
    measure(window, "the verdict after a pause", 5, [&](int) { lesson.judge(); });
    edited.history().setClean();
    return 0;
}
