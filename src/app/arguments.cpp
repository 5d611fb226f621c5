// SPDX-License-Identifier: MIT
#include "app/arguments.h"

#include "app/console.h"
#include "scenario/spelling.h"

#include <algorithm>
#include <charconv>

namespace bathhouse::app {

namespace {

using scenario::inQuotes;

std::string inFront(const Grammar &grammar) {
    return grammar.command.empty() ? "bathhouse: " : "bathhouse " + grammar.command + ": ";
}

bool holds(const std::vector<std::string_view> &list, std::string_view word) {
    return std::ranges::find(list, word) != list.end();
}

void unknownOption(const Grammar &grammar, const std::string &option) {
    std::vector<std::string_view> known = grammar.flags;
    known.insert(known.end(), grammar.values.begin(), grammar.values.end());
    known.push_back("--help");
    complain(inFront(grammar) + scenario::ended("There is no option " + inQuotes(option) + scenario::suggestion(option, known)));
}

}  // namespace

std::optional<Arguments> Arguments::parse(const Grammar &grammar, const QStringList &args) {
    Arguments result;
    bool optionsOver = false;
    for (qsizetype i = 0; i < args.size(); ++i) {
        const std::string arg = args[i].toStdString();
        if (optionsOver || arg.size() < 2 || arg[0] != '-') {
            result.files_.push_back(arg);
            continue;
        }
        if (arg == "--") {
            optionsOver = true;
            continue;
        }
        const std::size_t equals = arg.starts_with("--") ? arg.find('=') : std::string::npos;
        const std::string name = arg.substr(0, equals);
        if (holds(grammar.flags, name) && equals == std::string::npos) {
            result.given_[name];
        } else if (!holds(grammar.values, name)) {
            unknownOption(grammar, name);
            return std::nullopt;
        } else if (equals != std::string::npos) {
            result.given_[name].push_back(arg.substr(equals + 1));
        } else if (i + 1 < args.size()) {
            result.given_[name].push_back(args[++i].toStdString());
        } else {
            complain(inFront(grammar) + "A value must follow " + name + ".");
            return std::nullopt;
        }
    }
    if (result.files_.size() < grammar.least) {
        complain(inFront(grammar) + "A scenario file must be given.");
        return std::nullopt;
    }
    if (result.files_.size() > grammar.most) {
        complain(inFront(grammar) + "Only one file at a time: " + inQuotes(result.files_[grammar.most]) +
                 " is too many.");
        return std::nullopt;
    }
    return result;
}

std::optional<std::string> Arguments::value(std::string_view option) const {
    const auto found = given_.find(option);
    return found == given_.end() || found->second.empty() ? std::nullopt : std::optional(found->second.back());
}

std::vector<std::string> Arguments::values(std::string_view option) const {
    const auto found = given_.find(option);
    return found == given_.end() ? std::vector<std::string>{} : found->second;
}

std::vector<std::string_view> knownLanguages() { return {"en", "fr", "nl", "de"}; }

bool isOneOf(std::string_view option, const std::string &value, const std::vector<std::string_view> &allowed) {
    if (holds(allowed, value)) return true;
    complain("bathhouse: " + std::string(option) + ": " + inQuotes(value) + " is not known; it must be " +
             scenario::wordList(allowed, "or") + ".");
    return false;
}

std::optional<std::string> languageOf(const Arguments &arguments) {
    const std::string language = arguments.value("--lang").value_or("en");
    if (!isOneOf("--lang", language, knownLanguages())) return std::nullopt;
    return language;
}

std::optional<int> numberOf(const std::string &option, const std::string &value, int least) {
    int number = 0;
    const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), number);
    if (error == std::errc() && end == value.data() + value.size() && number >= least) return number;
    complain("bathhouse: " + option + ": " + inQuotes(value) + " will not do; a whole number from " +
             std::to_string(least) + " on is needed.");
    return std::nullopt;
}

}  // namespace bathhouse::app
