// SPDX-License-Identifier: MIT
#include "app/arguments.h"
#include "app/commands.h"
#include "app/console.h"
#include "app/load.h"
#include "scenario/spelling.h"
#include "tutor/verdict.h"
#include "tutor/wording.h"
#include "ui/board/render.h"

#include <QFileInfo>
#include <QGuiApplication>

namespace bathhouse::app {

using namespace scenario;

namespace {

bool knownSuffix(const std::string &out) {
    const QString suffix = QFileInfo(QString::fromStdString(out)).suffix().toLower();
    if (suffix == u"png" || suffix == u"svg" || suffix == u"pdf") return true;
    complain("bathhouse render: -o " + inQuotes(out) + " will not do; the name must end in .png, .svg or .pdf.");
    return false;
}

bool isHandOut(const std::string &out) { return QFileInfo(QString::fromStdString(out)).suffix().toLower() == u"pdf"; }

/// What is drawn, and how the drawing names the step.
struct Drawing {
    Run run;
    std::optional<int> step;
    bool asExpected = true;
};

/// Every step with its position, for a hand-out. Nothing, after a sentence on stderr, if a move stops the run.
std::optional<Drawing> wholeRun(const std::string &file, const Loaded &loaded, std::optional<int> step) {
    Drawing drawing{play(loaded.scenario, loaded.library), step};
    const Run &run = drawing.run;
    drawing.asExpected = run.unexpected.empty();
    for (const std::size_t i : run.unexpected)
        complainOfSurprise(file, "/moves/" + std::to_string(i), run.steps[i].entry, run.steps[i].refused);
    if (!run.stopped) return drawing;
    Problem problem = *run.stopped;
    if (!run.steps.empty() && run.steps.back().refused)
        problem =
            tutor::inWords({problem, run.steps.back().refused, run.steps.back().move, run.last()}, run.table, "en");
    complain(file, Problems{problem});
    return std::nullopt;
}

/// The one step that a picture shows, so that long games need no more memory than short ones.
std::optional<Drawing> oneStep(const std::string &file, const Loaded &loaded, int step) {
    std::optional<rules::State> start;
    std::vector<Step> shown;
    int made = 0;
    const auto played = playThrough(
        file, loaded, "en", [&](const Table &, const rules::State &state) { start = state; },
        [&](const MoveEntry &entry, const scenario::Played &move, const rules::State &state) {
            if (++made == step) shown.push_back({entry, move.move, move.player, move.events, move.refused, state, 0});
        });
    if (!played) return std::nullopt;
    const int steps = static_cast<int>(shown.size());
    return Drawing{Run{played->table, std::move(*start), std::move(shown), {}, std::nullopt, {}}, steps,
                   played->asExpected};
}

/// Plays the file and draws it. Nothing is written unless every move is fine.
int draw(const std::string &file, const std::string &out, std::optional<int> step) {
    const auto loaded = load(file);
    if (!loaded) return InputWrong;
    const int steps = static_cast<int>(loaded->scenario.moves.size());
    if (step && *step > steps) {
        complain("bathhouse render: --step: The scenario has " + std::to_string(steps) +
                 " steps, so --step must be 0 to " + std::to_string(steps) + ".");
        return InputWrong;
    }
    const auto drawing = isHandOut(out) ? wholeRun(file, *loaded, step) : oneStep(file, *loaded, step.value_or(steps));
    if (!drawing) return InputWrong;
    if (const auto error = ui::renderTo(QString::fromStdString(out), loaded->scenario, drawing->run, drawing->step)) {
        complain(out + ": " + error->toStdString());
        return InputWrong;
    }
    return drawing->asExpected ? Fine : ExpectationFailed;
}

}  // namespace

int runRender(int &argc, char **argv, const QStringList &args) {
    const auto arguments = Arguments::parse({"render", {}, {"-o", "--step"}}, args);
    if (!arguments) return InputWrong;
    const auto out = arguments->value("-o");
    if (!out) {
        complain("bathhouse render: -o OUT is missing: the picture's file, ending in .png, .svg or .pdf.");
        return InputWrong;
    }
    if (!knownSuffix(*out)) return InputWrong;
    std::optional<int> step;
    if (const auto asked = arguments->value("--step")) {
        step = numberOf("--step", *asked, 0);
        if (!step) return InputWrong;
    }
    // Drawing needs fonts, not a display.
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    return draw(arguments->file(), *out, step);
}

}  // namespace bathhouse::app
