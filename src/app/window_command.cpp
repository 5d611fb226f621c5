// SPDX-License-Identifier: MIT
#include "app/arguments.h"
#include "app/commands.h"
#include "app/console.h"
#include "app/load.h"
#include "scenario/spelling.h"
#include "ui/app_window.h"

#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>

namespace bathhouse::app {

using namespace scenario;

namespace {

constexpr int smallestSide = 100;
constexpr int largestSide = 10'000;

/// "1360x850"
std::optional<QSize> sizeOf(const std::string &text) {
    static const QRegularExpression form(QStringLiteral("^(\\d{1,5})[xX](\\d{1,5})$"));
    const auto match = form.match(QString::fromStdString(text));
    const QSize size(match.captured(1).toInt(), match.captured(2).toInt());
    const auto fits = [](int side) { return side >= smallestSide && side <= largestSide; };
    if (match.hasMatch() && fits(size.width()) && fits(size.height())) return size;
    complain("bathhouse: --size: " + inQuotes(text) +
             " will not do; write WIDTHxHEIGHT in pixels, for example 1360x850, from 100 to 10000 each.");
    return std::nullopt;
}

/// A picture is made of a good file only: the window itself opens any and shows what is wrong.
bool showable(const std::string &file, std::optional<int> step) {
    const Tiles tiles = tilesFor(file);
    const ReadResult read = readScenarioFile(file, tiles.library);
    if (!read.scenario) {
        complain(file, read.problems);
        return false;
    }
    const int steps = static_cast<int>(read.scenario->moves.size());
    if (!step || *step <= steps) return true;
    complain("bathhouse: --step: The scenario has " + std::to_string(steps) + " steps, so --step must be 0 to " +
             std::to_string(steps) + ".");
    return false;
}

/// The options of the window. Nothing, after a sentence on stderr, if one has a wrong value.
std::optional<ui::WindowRequest> requestOf(const Arguments &arguments) {
    ui::WindowRequest request;
    if (!arguments.files().empty()) request.file = QString::fromStdString(arguments.file());
    if (const auto step = arguments.value("--step")) {
        request.step = numberOf("--step", *step, 0);
        if (!request.step) return std::nullopt;
    }
    if (arguments.value("--lang")) {
        const auto language = languageOf(arguments);
        if (!language) return std::nullopt;
        request.language = QString::fromStdString(*language);
    }
    if (const auto size = arguments.value("--size")) {
        const auto asked = sizeOf(*size);
        if (!asked) return std::nullopt;
        request.size = *asked;
    }
    if (const auto mode = arguments.value("--mode")) {
        if (!isOneOf("--mode", *mode, {"learn", "author"})) return std::nullopt;
        request.mode = QString::fromStdString(*mode);
    }
    if (const auto theme = arguments.value("--theme")) {
        if (!isOneOf("--theme", *theme, {"light", "dark"})) return std::nullopt;
        request.theme = QString::fromStdString(*theme);
    }
    return request;
}

/// The name of the picture for `--screenshot`. False, after a sentence on stderr, if it will not do.
bool screenshotTo(const std::string &out, ui::WindowRequest &request) {
    if (QFileInfo(QString::fromStdString(out)).suffix().toLower() != u"png") {
        complain("bathhouse: --screenshot: " + inQuotes(out) + " will not do; the name must end in .png.");
        return false;
    }
    request.screenshot = QString::fromStdString(out);
    return true;
}

}  // namespace

int runProgram(int &argc, char **argv, const QStringList &args) {
    const auto arguments =
        Arguments::parse({"", {}, {"--screenshot", "--step", "--lang", "--size", "--mode", "--theme"}, 0, 1}, args);
    if (!arguments) return InputWrong;
    auto request = requestOf(*arguments);
    if (!request) return InputWrong;
    const auto screenshot = arguments->value("--screenshot");
    if (screenshot && !screenshotTo(*screenshot, *request)) return InputWrong;
    if (!request->file.isEmpty() && !QFileInfo::exists(request->file)) {
        complain(request->file.toStdString() + ": There is no such file.");
        return InputWrong;
    }
    if (screenshot && !request->file.isEmpty() && !showable(arguments->file(), request->step)) return InputWrong;
    return ui::runWindow(argc, argv, *request);
}

}  // namespace bathhouse::app
