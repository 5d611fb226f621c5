// SPDX-License-Identifier: MIT
#include "editor_actions.h"
#include "ui/author/expectables_model.h"
#include "ui/author/steps_model.h"
#include "ui/author/todo.h"
#include "ui/docks/board_list_model.h"
#include "ui/docks/tile_palette_model.h"
#include "ui/lesson_document.h"
#include "ui/style.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace bathhouse;
using namespace bathhouse::ui;
using Reporting = QAbstractItemModelTester::FailureReportingMode;

/// Every item model keeps Qt's contract whatever an author does meanwhile (a check of the sources finds models that are
/// missing here).
class TestModels : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { wearTheme(*qApp, Theme::Light); }

    void everyModelKeepsItsContractWhateverIsEdited() {
        LessonDocument lesson;
        StepsModel steps(lesson);
        ExpectablesModel expectables(lesson);
        ToDoModel todo(lesson);
        TilePaletteModel palette(lesson);
        BoardListModel boardList(lesson);
        QAbstractItemModelTester stepsTester(&steps, Reporting::Fatal);
        QAbstractItemModelTester expectablesTester(&expectables, Reporting::Fatal);
        QAbstractItemModelTester todoTester(&todo, Reporting::Fatal);
        QAbstractItemModelTester paletteTester(&palette, Reporting::Fatal);
        QAbstractItemModelTester boardListTester(&boardList, Reporting::Fatal);
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            lesson.startNew();
            test::EditorActions actions(lesson.edited(), seed * 31);
            test::Dice dice(seed);
            for (int i = 0; i < 40; ++i) {
                actions.actAtRandom();
                lesson.setStep(static_cast<int>(dice.below(static_cast<std::size_t>(lesson.stepCount()) + 1)));
                if (i % 5 == 0) lesson.edited().history().undo();
                if (i % 6 == 0) expectables.setOf(i % 12 == 0 ? ExpectablesModel::Of::Step : ExpectablesModel::Of::WholeFile);
                if (i % 9 == 0) expectables.setAll(true);
                if (i % 7 == 0) palette.setFilter(i % 2 == 0 ? QStringLiteral("city") : QString(), {});
                if (i % 20 == 0) lesson.judge();
            }
            lesson.edited().history().setIndex(0);
            lesson.setLanguage(seed % 2 == 0 ? QStringLiteral("en") : QStringLiteral("fr"));
        }
        QVERIFY(palette.rowCount() > 20);
    }
};

QTEST_MAIN(TestModels)
#include "test_models.moc"
