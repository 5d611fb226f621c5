// SPDX-License-Identifier: MIT
#include "ui/author/author_dock.h"
#include "ui/author/fields.h"
#include "ui/authors_file.h"
#include "ui/board/board_view.h"
#include "ui/board_editor.h"
#include "ui/style.h"
#include "ui/tools/author_desk.h"

#include <QDragEnterEvent>
#include <QLineEdit>
#include <QMimeData>

using namespace bathhouse;
using test::answer;
using ui::AuthorDock;

/// Files, pictures and windows of an author.
class TestAuthorFiles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { ui::wearTheme(*qApp, ui::Theme::Light); }
    void init() { file_.open(); }
    void cleanup() { file_.close(); }

    void unsavedChangesAreNotLostByClosing() {
        lesson().edited().setTitle(QStringLiteral("en"), QStringLiteral("Other"));
        bool asked = false;
        answer(QMessageBox::Cancel, asked);
        QVERIFY(!file_.window().close());
        QVERIFY(asked);
        QVERIFY(file_.window().isVisible());
        asked = false;
        answer(QMessageBox::Save, asked);
        QVERIFY(file_.window().close());
        QVERIFY(asked);
        QFile file(file_.path());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().contains("\"Other\""));
    }

    void withoutChangesNothingIsAsked() {
        bool asked = false;
        answer(QMessageBox::Cancel, asked);
        QVERIFY(file_.window().close());
        QVERIFY(!asked);
    }

    void aNewScenarioIsUntitledAndCanBeSaved() {
        QVERIFY(file_.window().newScenario());
        QVERIFY(file_.window().windowTitle().contains(QStringLiteral("Untitled")));
        const QString path = file_.beside("mine.bathhouse.json");
        QVERIFY(lesson().edited().placeTile("base/D", {0, 0}, rules::Rotation::None));
        QCOMPARE(lesson().state().board.size(), std::size_t{1});
        QVERIFY(file_.window().saveTo(path));
        QVERIFY(QFileInfo::exists(path));
        QVERIFY(!lesson().edited().isModified());
        QVERIFY(file_.window().openPath(path));
        QCOMPARE(lesson().scenario().board.size(), std::size_t{1});
    }

    void savingDoesNotForgetTheHistory() {
        lesson().edited().setTitle(QStringLiteral("en"), QStringLiteral("Other"));
        QVERIFY(file_.window().saveTo(file_.path()));
        // The window sees its own file change on disk.
        QTest::qWait(400);
        QCOMPARE(lesson().edited().history().count(), 1);
        lesson().edited().history().undo();
        QCOMPARE(lesson().scenario().title->in("en"), std::string("Who bathes?"));
    }

    void picturesAreSavedAsPngSvgAndPdf() {
        QTemporaryDir folder;
        const auto bytes = [&folder, this](const char *name) {
            const QString path = folder.filePath(QLatin1String(name));
            if (file_.window().editor().savePictureTo(path)) return QByteArray();
            QFile file(path);
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        lesson().setStep(1);
        QVERIFY(bytes("a.png").startsWith("\x89PNG"));
        QVERIFY(bytes("a.svg").contains("<svg"));
        // A page before the first move, and one for each of the two.
        QCOMPARE(bytes("a.pdf").count("/Type /Page\n"), qsizetype{3});
        QVERIFY(file_.window().editor().savePictureTo(folder.filePath(QStringLiteral("a.gif"))));
        QVERIFY(!QFile::exists(folder.filePath(QStringLiteral("a.gif"))));
    }

    /// A file dropped on the board or on a field for text is opened, not written into the field.
    void aFileIsOpenedWhereverItIsDropped() {
        const QString other = file_.beside("other.bathhouse.json");
        QFile::remove(other);
        QVERIFY(QFile::copy(file_.path(), other));
        auto *title = file_.window().findChild<QLineEdit *>(QStringLiteral("scenarioTitle"));
        auto *summary = file_.window().findChild<ui::WordsField *>();
        QWidget *const targets[] = {file_.window().editor().desk().view().viewport(), title, summary->viewport(), &file_.window()};
        for (QWidget *target : targets) {
            QVERIFY(file_.window().openPath(file_.path()));
            QMimeData data;
            data.setUrls({QUrl::fromLocalFile(other)});
            QDragEnterEvent enter({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
            enter.ignore();
            QApplication::sendEvent(target, &enter);
            QVERIFY(enter.isAccepted());
            QDropEvent drop({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
            QApplication::sendEvent(target, &drop);
            QTRY_COMPARE(lesson().path(), other);
            QCOMPARE(title->text(), QStringLiteral("Who bathes?"));
            QVERIFY(!lesson().edited().isModified());
        }
    }

    /// A window whose file could not be read has nothing to edit: no key and no click breaks it, and New begins anew.
    void aWindowWithoutAScenarioStandsEveryKeyAndClick() {
        const QString bad = file_.beside("bad.json");
        QFile file(bad);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{ \"format\": ");
        file.close();
        ui::MainWindow window(ui::MainWindow::Memory::Nothing);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QVERIFY(!window.openPath(bad));
        window.setMode(ui::WindowMode::Author);
        window.settle();
        QWidget *board = window.editor().desk().view().viewport();
        for (int page = 0; page < 5; ++page) {
            window.findChild<AuthorDock *>()->showPage(static_cast<AuthorDock::Page>(page));
            QCoreApplication::processEvents();
        }
        for (const Qt::MouseButton which : {Qt::LeftButton, Qt::RightButton}) QTest::mouseClick(board, which);
        for (const Qt::Key key : {Qt::Key_Return, Qt::Key_R, Qt::Key_Delete, Qt::Key_T, Qt::Key_M, Qt::Key_Left, Qt::Key_Escape,
                                  Qt::Key_F5, Qt::Key_F8, Qt::Key_F9, Qt::Key_Home, Qt::Key_End, Qt::Key_P})
            QTest::keyClick(board, key);
        for (const Qt::Key key : {Qt::Key_A, Qt::Key_C, Qt::Key_X, Qt::Key_V, Qt::Key_Z, Qt::Key_S, Qt::Key_P, Qt::Key_2})
            QTest::keyClick(board, key, Qt::ControlModifier);
        QVERIFY(!window.saveFile());
        QVERIFY(!window.document().isOpen());
        QVERIFY(window.newScenario());
        QVERIFY(window.document().isOpen());
    }

    void severalWindowsHaveScenariosOfTheirOwn() {
        ui::MainWindow *other = ui::MainWindow::openWindow(ui::MainWindow::Memory::Nothing, file_.path());
        other->document().edited().setTitle(QStringLiteral("en"), QStringLiteral("Theirs"));
        QCOMPARE(lesson().scenario().title->in("en"), std::string("Who bathes?"));
        other->document().edited().history().undo();
        other->close();
    }

private:
    ui::LessonDocument &lesson() { return file_.lesson(); }

    test::AuthorsFile file_;
};

QTEST_MAIN(TestAuthorFiles)
#include "test_author_files.moc"
