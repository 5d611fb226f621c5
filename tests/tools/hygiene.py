#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Looks at the sources themselves: licences, layers, paths, length, links.

usage: hygiene.py CHECK ROOT
Prints one line per finding. Exit status 1 if there is any (longFiles only tells).
"""
import pathlib
import re
import sys

SOURCES = ("src", "ui", "tests", "tools", "cmake", ".ci")
TEXTS = SOURCES + ("resources", "scenarios", "docs")
CODE = {".cpp", ".h", ".py", ".sh", ".cmake"}
BINARY = {".png", ".jpg", ".ico", ".otf", ".ttf", ".qm", ".pdf"}

# What each layer may include beside the standard library. "Qt": Qt Core alone; "Gui": all of Qt.
LAYERS = {
    "src/rules": ("rules/",),
    "src/scenario": ("rules/", "scenario/", "nlohmann/", "Qt"),
    "src/tutor": ("rules/", "scenario/", "tutor/", "nlohmann/", "Qt"),
    "ui": ("rules/", "scenario/", "tutor/", "ui/", "nlohmann/", "Qt", "Gui"),
    "src/app": ("rules/", "scenario/", "tutor/", "ui/", "app/", "nlohmann/", "Qt", "Gui"),
}
CORE_MODULE = "QtCore/"
WIDGET_WORDS = ("Widget", "Paint", "Pixmap", "Image", "Color", "Font", "Gui", "Svg", "Print", "Graphics", "Dialog",
                "Brush", "Pen", "Window", "Screen")


def files_below(root, folders):
    for folder in folders:
        for path in sorted((root / folder).rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts:
                yield path
    for path in sorted(root.glob("*")):
        if path.is_file() and not path.name.endswith(".user"):
            yield path


def is_code(path):
    if path.suffix in CODE or path.name == "CMakeLists.txt":
        return True
    return path.suffix == "" and path.parent.name in ("tools", ".ci")


def lines_of(path):
    return path.read_text(encoding="utf-8", errors="replace").splitlines()  # some bad inputs are no UTF-8 on purpose


def everySourceFileNamesItsLicence(root):
    for path in files_below(root, SOURCES):
        if is_code(path) and not any("SPDX-License-Identifier: MIT" in line for line in lines_of(path)[:3]):
            yield f"{path.relative_to(root)}: the first lines lack 'SPDX-License-Identifier: MIT'"


def everyModelIsTested(root):
    """Each item model of the window is put under Qt's own tester by some test."""
    tests = "".join(path.read_text(encoding="utf-8") for path in sorted((root / "tests" / "ui").glob("*.cpp"))
                    if "QAbstractItemModelTester" in path.read_text(encoding="utf-8"))
    for path in sorted((root / "ui").rglob("*.h")):
        text = path.read_text(encoding="utf-8")
        for name in re.findall(r"class (\w+)(?: final)? : public Q(?:Abstract(?:Item|List|Table|Proxy)|SortFilterProxy|"
                               r"StandardItem)Model\b", text):
            # A variable of this type, or a pointer to it, and a tester that is given it.
            made = re.findall(rf"{name} \*?(\w+)", tests)
            if not any(re.search(rf"QAbstractItemModelTester \w+\(&?{variable}\b", tests) for variable in made):
                yield f"{path.relative_to(root)}: no test puts {name} under QAbstractItemModelTester"


def includes(path):
    for number, line in enumerate(lines_of(path), 1):
        found = re.match(r'\s*#\s*include\s*[<"]([^>"]+)[>"]', line)
        if found:
            yield number, found.group(1)


def may_include(header, allowed):
    if header.startswith(CORE_MODULE):
        return "Qt" in allowed
    if re.match(r"Qt[A-Z]\w*/", header):
        return "Gui" in allowed
    if re.match(r"Q[A-Za-z]\w*$", header):
        return "Gui" in allowed or ("Qt" in allowed and not any(word in header for word in WIDGET_WORDS))
    if "/" in header:
        return header.startswith(tuple(prefix for prefix in allowed if prefix.endswith("/")))
    # The standard library's headers are lower case and have no ending; moc's output belongs to its own file.
    return re.fullmatch(r"[a-z_0-9]+", header) is not None or header.endswith(".moc")


def aLayerIncludesOnlyWhatItMayUse(root):
    for folder, allowed in LAYERS.items():
        for path in sorted((root / folder).rglob("*")):
            if path.suffix not in (".h", ".cpp"):
                continue
            for number, header in includes(path):
                if not may_include(header, allowed):
                    yield f"{path.relative_to(root)}:{number}: {folder} may not include {header}"


def expansion_ids(root):
    """The ids that the modules themselves say, else the names of their folders."""
    folder = root / "src/rules/expansions"
    ids = {path.name.replace("_", "-") for path in folder.iterdir() if path.is_dir()}
    for path in folder.rglob("*.*"):
        ids.update(re.findall(r'\bid\(\)\s*const\s*(?:override|final)?\s*\{\s*return\s*"([a-z-]+)"', path.read_text(encoding="utf-8")))
    return ids


def theCoreNamesNoExpansion(root):
    quoted = re.compile("|".join(f'"{re.escape(i)}"' for i in sorted(expansion_ids(root))) or r"(?!)")
    for path in sorted((root / "src/rules").glob("*.*")):
        if path.name == "CMakeLists.txt" or path.stem.startswith("bathhouse"):
            continue
        for number, line in enumerate(lines_of(path), 1):
            if quoted.search(line) or re.search(r'#include "rules/expansions/(?!expansion\.h)', line):
                yield f"{path.relative_to(root)}:{number}: the core names an expansion: {line.strip()}"


def noFileNamesAPlaceOnOneMachine(root):
    places = re.compile(r"(?<![\w.$}/-])/(?:home|root|work|farm|Users|tmp)/\w|\bdeb\.debian\.org|\bregistry\.npmjs")
    for path in files_below(root, TEXTS):
        if path.suffix in BINARY or path == pathlib.Path(__file__).resolve():
            continue
        for number, line in enumerate(lines_of(path), 1):
            if places.search(line):
                yield f"{path.relative_to(root)}:{number}: {line.strip()[:100]}"


def noTestIsSkipped(root):
    words = re.compile("|".join(("Q" + "SKIP", "GTEST_" + "SKIP", "DIS" + "ABLED_", "QEXPECT_" + "FAIL", "unittest.s" + "kip")))
    for path in files_below(root, ("tests",)):
        if is_code(path):
            for number, line in enumerate(lines_of(path), 1):
                if words.search(line):
                    yield f"{path.relative_to(root)}:{number}: a test that may not run: {line.strip()}"


def nothingIsLeftForLater(root):
    word = r".*\b(?:TO" + "DO|FIX" + r"ME)\b"
    c_comment, script_comment = re.compile(r"(?://|/\*)" + word), re.compile("#" + word)
    for path in files_below(root, SOURCES):
        if is_code(path):
            words = c_comment if path.suffix in (".cpp", ".h") else script_comment
            for number, line in enumerate(lines_of(path), 1):
                if words.search(line):
                    yield f"{path.relative_to(root)}:{number}: {line.strip()}"


def theArchitecturePageNamesEveryFolder(root):
    page = (root / "docs/architecture.md").read_text(encoding="utf-8")
    for top in ("src", "ui", "tests"):
        for folder in sorted(path for path in (root / top).rglob("*") if path.is_dir()):
            name = str(folder.relative_to(root))
            if folder.parent == root / "src/rules/expansions":
                continue  # one folder an expansion: the page names the folder of them all
            if "__pycache__" not in name and f"`{name}`" not in page and f"`{name}/" not in page:
                yield f"docs/architecture.md does not mention `{name}`"


def everyLinkInThePagesLeadsSomewhere(root):
    """Links, and paths in backticks that start in a folder of the repository ("ui/style" means the .h and its .cpp).
    NAME and NN stand for anything."""
    own_path = re.compile(r"`((?:src|ui|tests|tools|resources|scenarios|cmake|docs)/[\w./-]+)`")
    for path in [*sorted(root.glob("*.md")), *sorted((root / "docs").rglob("*.md"))]:
        text = path.read_text(encoding="utf-8")
        for target in re.findall(r"\]\(([^)#\s]+)", text):
            if not re.match(r"[a-z]+:", target) and not (path.parent / target).exists():
                yield f"{path.relative_to(root)}: {target} does not exist"
        for target in own_path.findall(text):
            if not re.search(r"NAME|NN", target) and not (root / target).exists() and not (root / f"{target}.h").exists():
                yield f"{path.relative_to(root)}: {target} does not exist"


def everyTestProgramIsFound(root):
    """tests/CMakeLists.txt finds tests/<layer>/test_*.cpp; anything elsewhere would never run."""
    found = re.search(r"foreach\(layer ([a-z ]+)\)", (root / "tests/CMakeLists.txt").read_text(encoding="utf-8"))
    layers = found.group(1).split()
    for path in sorted((root / "tests").rglob("*.cpp")):
        text = path.read_text(encoding="utf-8")
        if re.search(r"\bQTEST_[A-Z]*MAIN\b", text):
            if path.parent.parent != root / "tests" or path.parent.name not in layers or not path.name.startswith("test_"):
                yield f"{path.relative_to(root)}: a test program, but not tests/<{'|'.join(layers)}>/test_*.cpp: it never runs"


def everyTextCanBeTranslated(root):
    """lupdate reads only literals: a text that reaches translate() through a function is never translated."""
    for path in files_below(root, ("ui",)):
        if not is_code(path) or path.name == "language.cpp":
            continue
        for number, line in enumerate(lines_of(path), 1):
            if re.search(r'\btranslate\(\s*"[^"]*"\s*,\s*[^"\s]', line):
                yield f"{path.relative_to(root)}:{number}: a text that lupdate does not see: {line.strip()}"


def longFiles(root):
    for path in files_below(root, ("src", "ui", "tests", "tools")):
        if is_code(path) and len(lines_of(path)) > 400:
            yield f"{path.relative_to(root)}: {len(lines_of(path))} lines"


CHECKS = {check.__name__: check for check in (
    everySourceFileNamesItsLicence, aLayerIncludesOnlyWhatItMayUse, theCoreNamesNoExpansion, noFileNamesAPlaceOnOneMachine,
    noTestIsSkipped, nothingIsLeftForLater, theArchitecturePageNamesEveryFolder, everyLinkInThePagesLeadsSomewhere,
    everyTestProgramIsFound, everyModelIsTested, everyTextCanBeTranslated, longFiles)}


def main(arguments):
    if len(arguments) != 2 or arguments[0] not in CHECKS:
        print(__doc__.strip())
        print("checks:", " ".join(CHECKS))
        return 2
    findings = list(CHECKS[arguments[0]](pathlib.Path(arguments[1]).resolve()))
    for finding in findings:
        print(finding)
    return 1 if findings and arguments[0] != "longFiles" else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
