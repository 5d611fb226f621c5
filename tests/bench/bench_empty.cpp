// SPDX-License-Identifier: MIT
// An empty program with the libraries of the window: what starting them costs before anything is done.
#include <QApplication>
#include <QPrinter>
#include <QSvgRenderer>

int main(int argc, char **) {
    // Named, so that the linker keeps the libraries.
    return argc > 1'000'000 ? QSvgRenderer::staticMetaObject.methodCount() + QPrinter::HighResolution + QApplication::staticMetaObject.methodCount() : 0;
}
