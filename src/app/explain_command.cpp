// SPDX-License-Identifier: MIT
#include "app/arguments.h"
#include "app/commands.h"
#include "app/console.h"
#include "app/explain_text.h"
#include "app/json_text.h"
#include "app/load.h"
#include "scenario/json.h"
#include "scenario/trace.h"
#include "tutor/wording.h"

namespace bathhouse::app {

using namespace scenario;

namespace {

/// Writes the trace of the contract, step by step.
class TraceWriter {
public:
    TraceWriter(const Loaded &loaded, const tutor::Wording &wording) : loaded_(loaded), wording_(wording) {}

    void begin(const Table &table, const rules::State &start) {
        table_ = table;
        text_ = "{\n  \"scenario\": " + nested(loaded_.id, 2) + ",\n  \"start\": " + nested(stateJson(start, table), 2);
    }

    void step(const MoveEntry &entry, const scenario::Played &played, const rules::State &after) {
        Json json = Json::object();
        json["move"] = Json::parse(entry.written);
        json["player"] = table_.name(played.player);
        if (played.refused) {
            json["refused"] = {{"rule", std::string(played.refused->rule)},
                               {"text", wording_.refusal(*played.refused, *played.move, after, table_)}};
        } else {
            json["events"] = Json::array();
            for (const rules::Event &event : played.events) {
                Json line = eventJson(event, after, table_);
                line["text"] = wording_.event(event, after, table_);
                json["events"].push_back(std::move(line));
            }
        }
        json["state"] = stateJson(after, table_);
        steps_.add(json);
    }

    std::string finish(const rules::State &end) const {
        return text_ + ",\n  \"steps\": " + steps_.text() +
               ",\n  \"decision\": " + nested(decisionJson(end, table_), 2) + "\n}\n";
    }

private:
    const Loaded &loaded_;
    const tutor::Wording &wording_;
    Table table_;
    std::string text_;
    JsonArrayText steps_{2};
};

template <class Writer>
int explainWith(Writer &writer, const std::string &path, const Loaded &loaded, const std::string &language) {
    const auto played = playThrough(
        path, loaded, language, [&](const Table &table, const rules::State &start) { writer.begin(table, start); },
        [&](const MoveEntry &entry, const scenario::Played &step, const rules::State &after) {
            writer.step(entry, step, after);
        });
    if (!played) return InputWrong;
    return answer(writer.finish(played->cursor.state), played->asExpected ? Fine : ExpectationFailed);
}

}  // namespace

int runExplain(const QStringList &args) {
    const auto arguments = Arguments::parse({"explain", {"--json"}, {"--lang"}}, args);
    if (!arguments) return InputWrong;
    const auto language = languageOf(*arguments);
    if (!language) return InputWrong;
    const auto loaded = load(arguments->file());
    if (!loaded) return InputWrong;
    const tutor::Wording wording(*language);
    if (arguments->has("--json")) {
        TraceWriter writer(*loaded, wording);
        return explainWith(writer, arguments->file(), *loaded, *language);
    }
    ExplainText writer(*loaded, wording);
    return explainWith(writer, arguments->file(), *loaded, *language);
}

}  // namespace bathhouse::app
