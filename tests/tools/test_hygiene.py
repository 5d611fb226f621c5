#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Each check of hygiene.py finds what it looks for, and only that. usage: test_hygiene.py"""
import pathlib
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
sys.dont_write_bytecode = True
import hygiene  # noqa: E402

LICENCE = "// SPDX-License-Identifier: MIT\n"
CMAKE = "foreach(layer rules ui)\n"


class Checks(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.root = pathlib.Path(self.folder.name)
        self.write("src/rules/expansions/expansion.h", LICENCE)
        self.write("src/rules/expansions/abbot/abbot.cpp",
                   LICENCE + 'std::string_view id() const override { return "abbot"; }\n')
        self.write("tests/CMakeLists.txt", "# SPDX-License-Identifier: MIT\n" + CMAKE)
        self.write("docs/architecture.md", "`src/rules` `src/rules/expansions`")

    def write(self, name, text):
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def findings(self, check):
        return list(check(self.root))

    def finds(self, check, *places):
        found = self.findings(check)
        self.assertEqual(len(found), len(places), found)
        for finding, place in zip(found, places):
            self.assertTrue(finding.startswith(place), finding)

    def test_aCleanTreeHasNoFindings(self):
        for check in hygiene.CHECKS.values():
            self.finds(check)

    def test_aSourceFileWithoutLicenceIsFound(self):
        self.write("src/rules/board.cpp", "int x;\n")
        self.write("tools/run", "#!/bin/sh\necho\n")
        self.finds(hygiene.everySourceFileNamesItsLicence, "src/rules/board.cpp", "tools/run")

    def test_theRulesIncludeTheStandardLibraryAndThemselvesOnly(self):
        for header in ('"rules/state.h"', "<vector>", "<string_view>"):
            self.write("src/rules/a.cpp", LICENCE + f"#include {header}\n")
            self.finds(hygiene.aLayerIncludesOnlyWhatItMayUse)
        for header in ('"scenario/run.h"', "<QString>", "<QtCore/QString>", "<nlohmann/json.hpp>", '"ui/main_window.h"'):
            self.write("src/rules/a.cpp", LICENCE + f"#include {header}\n")
            self.finds(hygiene.aLayerIncludesOnlyWhatItMayUse, "src/rules/a.cpp:2")

    def test_aScenarioKnowsQtCoreButNoWindow(self):
        for header in ("<QFile>", "<QtCore/QFile>", "<nlohmann/json.hpp>", '"rules/state.h"'):
            self.write("src/scenario/a.cpp", LICENCE + f"#include {header}\n")
            self.finds(hygiene.aLayerIncludesOnlyWhatItMayUse)
        for header in ("<QWidget>", "<QtGui/QImage>", "<QPainter>", '"tutor/wording.h"'):
            self.write("src/scenario/a.cpp", LICENCE + f"#include {header}\n")
            self.finds(hygiene.aLayerIncludesOnlyWhatItMayUse, "src/scenario/a.cpp:2")

    def test_theWindowDoesNotKnowTheProgram(self):
        self.write("ui/window.cpp", LICENCE + '#include <QWidget>\n#include "app/commands.h"\n')
        self.finds(hygiene.aLayerIncludesOnlyWhatItMayUse, "ui/window.cpp:3")

    def test_anExpansionNamedInTheCoreIsFound(self):
        self.write("src/rules/engine.cpp", LICENCE + 'if (id == "abbot") {}\n#include "rules/expansions/abbot/abbot.h"\n')
        self.write("src/rules/bathhouse.cpp", LICENCE + 'auto x = "abbot";\n')
        self.finds(hygiene.theCoreNamesNoExpansion, "src/rules/engine.cpp:2", "src/rules/engine.cpp:3")

    def test_aPathOfOneMachineIsFound(self):
        self.write("docs/page.md", "see /ho" + "me/ann/x and ${root}/home/x and docs/home/x\n")
        self.finds(hygiene.noFileNamesAPlaceOnOneMachine, "docs/page.md:1")

    def test_aSkippedTestIsFound(self):
        self.write("tests/rules/test_a.cpp", LICENCE + "Q" + 'SKIP("later");\n')
        self.finds(hygiene.noTestIsSkipped, "tests/rules/test_a.cpp:2")

    def test_aNoteForLaterIsFound(self):
        self.write("ui/a.cpp", LICENCE + 'auto x = "TO' + 'DO";\n// TO' + "DO: more\n")
        self.finds(hygiene.nothingIsLeftForLater, "ui/a.cpp:3")

    def test_aFolderThatThePageLeavesOutIsFound(self):
        self.write("ui/board/a.cpp", LICENCE)
        self.finds(hygiene.theArchitecturePageNamesEveryFolder, "docs/architecture.md does not mention `ui/board`")

    def test_aDeadLinkIsFound(self):
        self.write("README.md", "[a](docs/architecture.md) [b](docs/none.md) [c](https://example.org/x) [d](#here)")
        self.finds(hygiene.everyLinkInThePagesLeadsSomewhere, "README.md: docs/none.md")

    def test_aPathToNothingIsFound(self):
        self.write("README.md", "`src/rules` `src/rules/none.h` `src/app/NAME_command.cpp` `tools/none`")
        self.finds(hygiene.everyLinkInThePagesLeadsSomewhere, "README.md: src/rules/none.h", "README.md: tools/none")

    def test_aTestProgramInAForgottenFolderIsFound(self):
        self.write("tests/rules/test_a.cpp", LICENCE + "QTEST_APPLESS_" + "MAIN(A)\n")
        self.write("tests/other/test_b.cpp", LICENCE + "QTEST_" + "MAIN(B)\n")
        self.finds(hygiene.everyTestProgramIsFound, "tests/other/test_b.cpp")

    def test_aModelThatNoTestLooksAtIsFound(self):
        self.write("ui/a.h", LICENCE + "class SeenModel final : public QAbstractListModel {\n")
        self.write("ui/b.h", LICENCE + "class OtherModel : public QSortFilterProxyModel {\n")
        self.write("tests/ui/test_a.cpp", LICENCE + "SeenModel seen;\nQAbstractItemModelTester tester(&seen);\nOtherModel other;\n")
        self.finds(hygiene.everyModelIsTested, "ui/b.h")

    def test_aTextHiddenFromTheTranslatorsIsFound(self):
        self.write("ui/a.cpp", LICENCE + 'auto a = translate("A", "seen");\nauto b = translate("A", text);\n')
        self.finds(hygiene.everyTextCanBeTranslated, "ui/a.cpp:3")

    def test_aLongFileIsTold(self):
        self.write("src/rules/long.cpp", LICENCE + "\n" * 400)
        self.finds(hygiene.longFiles, "src/rules/long.cpp: 401 lines")


if __name__ == "__main__":
    unittest.main()
