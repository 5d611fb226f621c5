// SPDX-License-Identifier: MIT
// How long the board takes to paint with 5,000 tiles on it: QT_QPA_PLATFORM=offscreen bench_board_view [TILES]
#include "large_board.h"
#include "ui/board/board_view.h"
#include "ui/style.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QMouseEvent>
#include <QScrollBar>
#include <QTest>
#include <QWheelEvent>

#include <cmath>
#include <cstdio>

using namespace bathhouse;
using namespace bathhouse::ui;
using bench::largeBoard;
using bench::Times;

namespace {

constexpr QSize kWindow{1360, 850};

void send(BoardView &view, QEvent::Type type, QPointF at, Qt::MouseButton button, Qt::MouseButtons buttons) {
    QMouseEvent event(type, at, view.viewport()->mapToGlobal(at), button, buttons, Qt::NoModifier);
    QApplication::sendEvent(view.viewport(), &event);
}

void wheel(BoardView &view, QPoint at, int delta) {
    QWheelEvent event(at, view.viewport()->mapToGlobal(at), {}, {0, delta}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(view.viewport(), &event);
}

/// What the input and the painting after it take together.
template <class Input> void frame(BoardView &view, Times &times, Input &&input) {
    QElapsedTimer timer;
    timer.start();
    input();
    view.viewport()->repaint();
    times.ms.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
}

void hovering(BoardView &view, const char *what) {
    Times frames, highlights;
    for (int i = 0; i < 400; ++i) {
        const QPointF at(40 + (i * 37) % (kWindow.width() - 80), 40 + (i * 23) % (kWindow.height() - 80));
        frame(view, frames, [&] {
            QElapsedTimer timer;
            timer.start();
            send(view, QEvent::MouseMove, at, Qt::NoButton, Qt::NoButton);
            highlights.ms.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
        });
    }
    frames.print(what);
    highlights.print("  the highlight alone");
}

void panning(BoardView &view, const char *what) {
    Times frames;
    send(view, QEvent::MouseButtonPress, {600, 400}, Qt::MiddleButton, Qt::MiddleButton);
    for (int i = 0; i < 400; ++i) {
        const double turn = i * 0.05;
        const QPointF at(600 + 300 * std::sin(turn), 400 + 200 * std::cos(turn * 1.3));
        frame(view, frames, [&] { send(view, QEvent::MouseMove, at, Qt::NoButton, Qt::MiddleButton); });
    }
    send(view, QEvent::MouseButtonRelease, {600, 400}, Qt::MiddleButton, Qt::NoButton);
    frames.print(what);
}

void zooming(BoardView &view, const char *what, int least, int most) {
    Times frames;
    int delta = 120;
    for (int i = 0; i < 200; ++i) {
        if (view.tilePixels() >= most) delta = -120;
        if (view.tilePixels() <= least) delta = 120;
        frame(view, frames, [&] { wheel(view, {700, 420}, delta); });
        for (int more = 0; more < 3; ++more) frame(view, frames, [&] { QCoreApplication::processEvents(); });
    }
    frames.print(what);
}

/// Another feature is put in the spotlight in every frame: its tiles, its outline and its figures.
void lighting(BoardView &view, const char *what) {
    Times frames, alone;
    const rules::State &state = *view.board().state();
    for (std::size_t i = 0; i < 400; ++i) {
        const rules::LaidTile &laid = state.board.laidTiles()[i * 37 % state.board.size()];
        const rules::FeatureId feature = state.board.feature(*state.board.at(laid.at), 0);
        Spotlight light{.tiles = {}, .features = {{laid.at, 0}}, .figures = {}};
        for (const rules::NodeId n : state.board.sortedNodes(feature))
            light.tiles.push_back(state.board.laid(state.board.laidOf(n)).at);
        frame(view, frames, [&] {
            QElapsedTimer timer;
            timer.start();
            view.board().setSpotlight(std::move(light));
            alone.ms.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
        });
    }
    view.board().setSpotlight({});
    frames.print(what);
    alone.print("  the spotlight alone");
}

/// One tile more a frame, along the south edge of the board, with the ghost of the next one.
void placing(BoardView &view, const rules::TileTable &kinds, rules::Position from, const char *what) {
    Times frames;
    const rules::TileId tile = *kinds.find("base/C");
    for (int i = 0; i < 200; ++i) {
        const rules::Position at{from.x + i % 60, from.y + i / 60};
        frame(view, frames, [&] {
            EditMarks marks;
            marks.legal = [&](rules::Position p) {
                return static_cast<bool>(view.board().state()->board.fit(tile, p, rules::Rotation::None));
            };
            marks.ghosts.push_back({layoutOf(kinds.tile(tile)), rules::Rotation::None, {at.x + 1, at.y}, true, 0});
            view.board().setEditMarks(std::move(marks));
            view.layTile(tile, at, rules::Rotation::None);
        });
    }
    view.board().setEditMarks({});
    frames.print(what);
}

} // namespace

int main(int argc, char **argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    wearTheme(application, Theme::Light);
    const int tiles = argc > 1 ? std::atoi(argv[1]) : 5000;
    const scenario::Scenario scenario = largeBoard(tiles);
    const scenario::Table table = scenario::tableOf(scenario, scenario::TileLibrary::shipped());
    const rules::State state = scenario::startState(scenario, table, scenario::TileLibrary::shipped());

    BoardView view;
    view.resize(kWindow);
    view.setState(state, table);
    view.show();
    (void)QTest::qWaitForWindowExposed(&view);
    view.fitBoard();
    view.viewport()->repaint();
    std::setvbuf(stdout, nullptr, _IOLBF, 0);
    std::printf("%zu tiles, %d × %d\n", state.board.size(), kWindow.width(), kWindow.height());
    std::printf("all tiles in view, %d px a tile\n", view.tilePixels());
    hovering(view, "hovering");
    lighting(view, "a spotlight");
    panning(view, "panning");
    view.fitBoard();
    view.viewport()->repaint();
    zooming(view, "zooming", view.tilePixels(), 40);
    while (view.tilePixels() != 64) wheel(view, {700, 420}, view.tilePixels() < 64 ? 120 : -120);
    for (int i = 0; i < 50; ++i) view.viewport()->repaint();
    std::printf("%d px a tile\n", view.tilePixels());
    hovering(view, "hovering");
    lighting(view, "a spotlight");
    panning(view, "panning");
    zooming(view, "zooming", 40, 100);
    while (view.tilePixels() != 64) wheel(view, {700, 420}, view.tilePixels() < 64 ? 120 : -120);
    const int rows = static_cast<int>(std::ceil(tiles / std::ceil(std::sqrt(tiles * 1.6))));
    view.ensureSeen({20, rows + 4});
    placing(view, table.setting->tiles, {0, rows}, "placing");
    view.fitBoard();
    std::printf("all tiles in view, %d px a tile\n", view.tilePixels());
    placing(view, table.setting->tiles, {0, rows + 4}, "placing");
    return 0;
}
