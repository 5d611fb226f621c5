// SPDX-License-Identifier: MIT
#include "app/arguments.h"
#include "app/commands.h"
#include "app/console.h"
#include "app/load.h"
#include "scenario/spelling.h"
#include "tutor/wording.h"
#include "ui/board/render.h"

#include <QApplication>
#include <QFileInfo>

namespace bathhouse::app {

using namespace scenario;

namespace {

bool knownSuffix(const std::string &out) {
    const QString suffix = QFileInfo(QString::fromStdString(out)).suffix().toLower();
    if (suffix == u"png" || suffix == u"svg" || suffix == u"pdf") return true;
    complain("bathhouse render: -o " + inQuotes(out) + " will not do; the name must end in .png, .svg or .pdf.");
    return false;
}

/// Plays the file and draws it. Nothing is written unless every move is fine.
int draw(const std::string &file, const std::string &out, std::optional<int> step) {
    const auto loaded = load(file);
    if (!loaded) return InputWrong;
    const Run run = play(loaded->scenario, loaded->library);
    if (run.stopped) {
        const Step &last = run.steps.back();
        complain(file, Problems{inWords({*run.stopped, last.refused, last.move, last.state}, run.table, "en")});
        return InputWrong;
    }
    if (step && *step > static_cast<int>(run.steps.size())) {
        complain("bathhouse render: --step: The scenario has " + std::to_string(run.steps.size()) + " steps, so --step must be 0 to " +
                 std::to_string(run.steps.size()) + ".");
        return InputWrong;
    }
    if (const auto error = ui::renderTo(QString::fromStdString(out), loaded->scenario, run, step)) {
        complain(out + ": " + error->toStdString());
        return InputWrong;
    }
    return run.unexpected.empty() ? Fine : ExpectationFailed;
}

} // namespace

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
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    return draw(arguments->file(), *out, step);
}

} // namespace bathhouse::app
