// SPDX-License-Identifier: MIT
#pragma once
#include "editor_hands.h"
#include "ui/lesson_document.h"
#include "ui/style.h"

#include <QFile>
#include <QTemporaryDir>

namespace bathhouse::test {

/// Opens a file in author mode. Nothing if that does not work.
inline std::unique_ptr<ui::MainWindow> authorWindow(const QString &path) {
    auto window = std::make_unique<ui::MainWindow>(ui::MainWindow::Memory::Nothing);
    window->resize(1360, 850);
    window->show();
    if (!QTest::qWaitForWindowExposed(window.get())) return nullptr;
    window->activateWindow();
    if (!window->openPath(path)) return nullptr;
    window->setMode(ui::WindowMode::Author);
    window->settle();
    return window;
}

/// Closes it without asking for changes.
inline void closeUnsaved(std::unique_ptr<ui::MainWindow> &window) {
    if (window) window->document().edited().history().setClean();
    window.reset();
}

/// Single quotes for easier reading. A road W–E under a city (D), a bathhouse beside it, an empty hand.
inline const QByteArray kBoard =
    QByteArray("{ 'format': 'bathhouse-scenario/1', 'expansions': ['barber-surgeons', 'abbot'],"
               "  'players': [ { 'name': 'Red', 'supply': { 'meeple': 2, 'abbot': 1 } }, { 'name': 'Blue' } ],"
               "  'board': [ { 'tile': 'base/D', 'at': [0, 0] }, { 'tile': 'barber-surgeons/3', 'at': [1, 0] } ],"
               "  'figures': [ { 'player': 'Blue', 'at': [0, 0], 'on': 'city N' } ] }")
        .replace('\'', '"');

/// An author with kBoard open, anew for each test.
class AuthorAtTheBoard {
protected:
    /// False if the window does not open.
    bool open() {
        ui::wearTheme(*qApp, ui::Theme::Light);
        const QString path = folder_.filePath(QStringLiteral("board.json"));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly | QIODevice::Truncate) || file.write(kBoard) != kBoard.size()) return false;
        file.close();
        window_ = authorWindow(path);
        if (!window_) return false;
        hands_ = std::make_unique<EditorHands>(*window_);
        QObject::connect(&hands_->desk(), &ui::AuthorDesk::said, window_.get(),
                         [this](const QString &sentence) { said_ = sentence; });
        said_.clear();
        return true;
    }
    void close() {
        hands_.reset();
        closeUnsaved(window_);
    }

    const rules::Board &board() { return window_->document().state().board; }
    const scenario::Scenario &scenario() { return window_->document().scenario(); }
    const ui::EditMarks &marks() { return hands_->view().board().editMarks(); }

    QTemporaryDir folder_;
    std::unique_ptr<ui::MainWindow> window_;
    std::unique_ptr<EditorHands> hands_;
    QString said_;
};

} // namespace bathhouse::test
