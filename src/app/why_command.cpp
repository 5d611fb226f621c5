// SPDX-License-Identifier: MIT
#include "app/arguments.h"
#include "app/commands.h"
#include "app/console.h"
#include "app/reason_text.h"
#include "app/kept_run.h"
#include "scenario/json.h"
#include "scenario/writer.h"

namespace bathhouse::app {

int runWhy(const QStringList &args) {
    const auto arguments = Arguments::parse({"why", {"--json"}, {"--about", "--lang", "--step"}}, args);
    if (!arguments) return InputWrong;
    const auto language = languageOf(*arguments);
    if (!language) return InputWrong;
    const auto loaded = load(arguments->file());
    if (!loaded) return InputWrong;
    const auto run = playKept(arguments->file(), *loaded, *language);
    if (!run) return InputWrong;
    const auto steps = stepsOf(*arguments, *run);
    if (!steps) return InputWrong;
    const tutor::Story story(*run, *steps);
    const auto asked = tutor::readAbout(arguments->value("--about").value_or(""), story, *language);
    if (const auto *wrong = std::get_if<std::string>(&asked)) {
        complain("bathhouse why: --about: " + *wrong);
        return InputWrong;
    }
    const auto &about = std::get<tutor::About>(asked);
    const tutor::Reason reason = tutor::why(about, story, *language);
    const int status = run->unexpected.empty() ? Fine : ExpectationFailed;
    if (!arguments->has("--json")) return answer(reasonText(reason, tutor::Wording(*language)), status);
    const Json json{{"about", tutor::typed(about, story)}, {"why", reasonJson(reason, story)}};
    return answer(scenario::writeJson(json), status);
}

} // namespace bathhouse::app
