// SPDX-License-Identifier: MIT
#include "tutor/drill/data.h"

#include "rules/bathhouse.h"
#include "scenario/json.h"
#include "scenario/resource_file.h"

#include <cassert>

namespace bathhouse::tutor::drill {

namespace {

struct Notes {
    std::map<std::string, RuleNotes> rules;
    std::map<std::string, std::vector<std::string>> events;
    std::map<std::string, std::string> chapters;
    std::vector<std::string> modules;
};

const Notes &notes() {
    static const Notes loaded = [] {
        Notes found;
        const auto bytes = scenario::readWholeFile(":/rules/drills.json", 1u << 20);
        const Json json = bytes ? Json::parse(*bytes, nullptr, false) : Json();
        assert(json.is_object());
        if (!json.is_object()) return found;
        for (const auto &[event, asks] : json.at("asks").items())
            found.events[event] = asks.get<std::vector<std::string>>();
        found.chapters = json.at("chapters").get<std::map<std::string, std::string>>();
        found.modules = json.at("modules").get<std::vector<std::string>>();
        for (const auto &[rule, note] : json.at("rules").items())
            found.rules[rule] = {note.value("never", ""), note.value("asks", std::vector<std::string>{}),
                                 note.value("keep", "")};
        return found;
    }();
    return loaded;
}

} // namespace

const RuleNotes &notesOn(const std::string &rule) {
    static const RuleNotes none;
    const auto found = notes().rules.find(rule);
    return found == notes().rules.end() ? none : found->second;
}

const std::string &neverInChapter(const std::string &chapter) {
    static const std::string none;
    const auto found = notes().chapters.find(chapter);
    return found == notes().chapters.end() ? none : found->second;
}

const std::vector<std::string> &modulesInDrills() { return notes().modules; }

const std::vector<std::string> &asksForEvent(const std::string &event) {
    // An event of a module still to come: what it changes is asked for.
    static const std::vector<std::string> other{"points", "allowed"};
    const auto found = notes().events.find(event);
    return found == notes().events.end() ? other : found->second;
}

bool isKept(const std::string &keep, const rules::State &state, const scenario::MoveEntry &entry) {
    if (keep.empty()) return true;
    const int free = rules::freeBathhouses(state).count;
    if (keep == "free-bathhouse") return free > 0;
    if (keep == "taken-bathhouse") return free < static_cast<int>(state.bathhouses.size());
    const auto b = entry.at ? state.bathhouseAt(*entry.at) : std::nullopt;
    return !entry.at || (b && state.neighbours(state.bathhouses[*b]) == 8);
}

} // namespace bathhouse::tutor::drill
