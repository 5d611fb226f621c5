// SPDX-License-Identifier: MIT
#include "app/kept_run.h"

#include "app/console.h"
#include "scenario/spelling.h"
#include "tutor/verdict.h"

namespace bathhouse::app {

using namespace scenario;

std::optional<Run> playKept(const std::string &path, const Loaded &loaded, const std::string &language) {
    Run run = play(loaded.scenario, loaded.library);
    if (run.stopped) {
        const bool played = !run.steps.empty() && run.steps.back().flaw;
        Halt halt{*run.stopped, {}, {}, run.last()};
        if (played) {
            halt.refused = run.steps.back().refused;
            halt.move = run.steps.back().move;
        }
        complain(path, Problems{tutor::inWords(halt, run.table, language)});
        return std::nullopt;
    }
    for (const std::size_t i : run.unexpected)
        complainOfSurprise(path, "/moves/" + std::to_string(i), run.steps[i].entry, run.steps[i].refused);
    return run;
}

std::optional<std::size_t> stepsOf(const Arguments &arguments, const Run &run) {
    const auto asked = arguments.value("--step");
    if (!asked) return run.steps.size();
    const auto number = numberOf("--step", *asked, 0);
    if (!number) return std::nullopt;
    if (static_cast<std::size_t>(*number) <= run.steps.size()) return static_cast<std::size_t>(*number);
    complain("bathhouse: --step: " + inQuotes(*asked) + " is too many; the moves make " +
             std::to_string(run.steps.size()) + (run.steps.size() == 1 ? " step." : " steps."));
    return std::nullopt;
}

} // namespace bathhouse::app
