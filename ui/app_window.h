// SPDX-License-Identifier: MIT
#pragma once
#include <QSize>
#include <QString>

#include <optional>

namespace bathhouse::ui {

/// How the window is asked to start. Empty strings and sizes mean: as last time, else the usual.
struct WindowRequest {
    QString file;             ///< scenario to open; empty: lesson 1
    std::optional<int> step;  ///< 0: before the first move
    QString language;         ///< "en", "fr", …
    QSize size;
    QString mode;        ///< "learn" or "author"
    QString theme;       ///< "light" or "dark"
    QString screenshot;  ///< paint the window once, save the picture here and end
};

/// Opens the window and runs until it is closed. Returns the exit status: 0, or 2 with a message on stderr if there is
/// no display or, with `screenshot`, if the file cannot be read or the picture cannot be written.
int runWindow(int &argc, char **argv, const WindowRequest &);

}  // namespace bathhouse::ui
