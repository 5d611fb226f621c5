// SPDX-License-Identifier: MIT
#pragma once
#include "ui/lesson_document.h"
#include "ui/main_window.h"
#include "ui/scenario_document.h"

#include <QApplication>
#include <QFile>
#include <QMessageBox>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <memory>

namespace bathhouse::test {

/// A window in Author mode with a copy of the example, a file of the author's own.
class AuthorsFile {
public:
    void open() {
        window_ = std::make_unique<ui::MainWindow>(ui::MainWindow::Memory::Nothing);
        window_->show();
        QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
        path_ = folder_.filePath(QStringLiteral("lesson.bathhouse.json"));
        QFile::remove(path_);
        QVERIFY(QFile::copy(QStringLiteral(BATHHOUSE_SOURCE_DIR "/docs/examples/who-bathes.bathhouse.json"), path_));
        QFile::setPermissions(path_, QFile::ReadOwner | QFile::WriteOwner);
        QVERIFY(window_->openPath(path_));
        window_->setMode(ui::WindowMode::Author);
    }
    /// Whatever was changed is forgotten.
    void close() {
        if (lesson().edited().isModified()) lesson().edited().history().setIndex(0);
        lesson().edited().history().clear();
        window_.reset();
    }
    ui::MainWindow &window() { return *window_; }
    ui::LessonDocument &lesson() { return window_->document(); }
    const QString &path() const { return path_; }
    /// Another file in the same folder.
    QString beside(const char *name) const { return folder_.filePath(QLatin1String(name)); }

private:
    QTemporaryDir folder_;
    QString path_;
    std::unique_ptr<ui::MainWindow> window_;
};

/// Answers the next question that the window asks; `asked` says whether it came.
inline void answer(QMessageBox::StandardButton button, bool &asked) {
    QTimer::singleShot(0, qApp, [button, &asked] {
        auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
        if (box == nullptr) return;
        asked = true;
        box->button(button)->click();
    });
}

}  // namespace bathhouse::test
