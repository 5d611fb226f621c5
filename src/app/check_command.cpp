// SPDX-License-Identifier: MIT
#include "app/arguments.h"
#include "app/commands.h"
#include "app/console.h"
#include "app/junit.h"
#include "app/load.h"
#include "scenario/json_reader.h"
#include "scenario/resource_file.h"
#include "scenario/writer.h"
#include "tutor/verdict.h"

#include <QDirIterator>
#include <QFileInfo>

#include <algorithm>
#include <limits>

namespace bathhouse::app {

using namespace scenario;

namespace {

/// The files named, and every .json in the folders named, in a fixed order. `empty` gets folders without any.
std::vector<std::string> filesOf(const std::vector<std::string> &named, std::vector<std::string> &empty) {
    std::vector<std::string> files;
    for (const std::string &name : named) {
        if (!QFileInfo(QString::fromStdString(name)).isDir()) {
            files.push_back(name);
            continue;
        }
        std::vector<std::string> inside;
        QDirIterator walk(QString::fromStdString(name), {QStringLiteral("*.json")}, QDir::Files,
                          QDirIterator::Subdirectories);
        while (walk.hasNext()) inside.push_back(walk.next().toStdString());
        std::ranges::sort(inside);
        if (inside.empty()) empty.push_back(name);
        files.insert(files.end(), inside.begin(), inside.end());
    }
    return files;
}

void add(Verdict &verdict, const Problems &problems) {
    for (const Problem &problem : problems) verdict.failures.push_back(problem.text());
}

Verdict verdictOn(const std::string &file) {
    Verdict verdict{file, {}, false};
    const Tiles tiles = tilesFor(file);
    for (const Problem &problem : tiles.problems) verdict.failures.push_back(tiles.userFile + ": " + problem.text());
    std::string error;
    const auto text = readWholeFile(file, kMaxFileSize, &error);
    if (!text) {
        add(verdict, {{Problem::Kind::Shape, "", "cannot be opened: " + error}});
        verdict.inputWrong = true;
        return verdict;
    }
    const tutor::Verdict found = tutor::verdictOn(*text, tiles.library, "en");
    add(verdict, found.all());
    verdict.inputWrong = found.inputWrong() || !tiles.problems.empty();
    return verdict;
}

std::string reportOn(const Verdict &verdict) {
    if (verdict.failures.empty()) return "ok " + verdict.file + "\n";
    std::string text;
    for (const std::string &failure : verdict.failures) text += "FAIL " + verdict.file + ": " + failure + "\n";
    return text;
}

int statusOf(const std::vector<Verdict> &verdicts) {
    if (std::ranges::any_of(verdicts, &Verdict::inputWrong)) return InputWrong;
    return std::ranges::all_of(verdicts, [](const Verdict &v) { return v.failures.empty(); }) ? Fine
                                                                                              : ExpectationFailed;
}

}  // namespace

int runCheck(const QStringList &args) {
    const auto arguments =
        Arguments::parse({"check", {}, {"--junit"}, 1, std::numeric_limits<std::size_t>::max()}, args);
    if (!arguments) return InputWrong;
    std::vector<std::string> empty;
    std::vector<Verdict> verdicts;
    std::string text;
    for (const std::string &file : filesOf(arguments->files(), empty)) {
        verdicts.push_back(verdictOn(file));
        text += reportOn(verdicts.back());
        if (verdicts.back().inputWrong)
            for (const std::string &failure : verdicts.back().failures) complain(file + ": " + failure);
    }
    const auto passed = std::ranges::count_if(verdicts, [](const Verdict &v) { return v.failures.empty(); });
    const auto failed = static_cast<std::ptrdiff_t>(verdicts.size()) - passed;
    text += std::to_string(passed) + " passed, " + std::to_string(failed) + " failed\n";
    int status = statusOf(verdicts);
    for (const std::string &folder : empty) {
        complain(folder + ": there is no .json file in this folder");
        status = InputWrong;
    }
    if (const auto report = arguments->value("--junit"))
        if (const auto error = saveFile(*report, junitReport(verdicts))) {
            complain(*report + ": " + *error);
            status = InputWrong;
        }
    return answer(text, status);
}

}  // namespace bathhouse::app
