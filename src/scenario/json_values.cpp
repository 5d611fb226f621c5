// SPDX-License-Identifier: MIT
#include "scenario/json_values.h"

#include <algorithm>

namespace bathhouse::scenario {

std::string shown(const Json &value) {
    if (value.is_string()) return inQuotes(value.get_ref<const std::string &>());
    if (value.is_object()) return "an object";
    if (!value.is_array()) return value.dump();
    if (value.empty()) return "an empty list";
    const auto isNumber = [](const Json &entry) { return entry.is_number(); };
    const bool isShort = value.size() <= 4 && std::all_of(value.begin(), value.end(), isNumber);
    return isShort ? value.dump() : "a list";
}

void wrongType(Report &report, const Path &path, std::string_view wouldBe, const Json &is) {
    report.wrong(path, "must be " + std::string(wouldBe) + ", not " + shown(is));
}

std::optional<int> wholeNumber(const Json &value, const Path &path, Report &report, int lowest, int highest) {
    const std::string range = std::to_string(lowest) + " to " + std::to_string(highest);
    if (!value.is_number_integer()) {
        wrongType(report, path, "a whole number, " + range, value);
        return std::nullopt;
    }
    const bool tooLarge =
        value.is_number_unsigned() && value.get<std::uint64_t>() > static_cast<std::uint64_t>(std::max(highest, 0));
    const auto number = tooLarge ? std::int64_t{0} : value.get<std::int64_t>();
    if (tooLarge || number < lowest || number > highest) {
        report.wrong(path, value.dump() + " is out of range; it must be " + range);
        return std::nullopt;
    }
    return static_cast<int>(number);
}

std::optional<std::string> stringValue(const Json &value, const Path &path, Report &report, std::string_view wouldBe) {
    if (value.is_string()) return value.get<std::string>();
    wrongType(report, path, wouldBe, value);
    return std::nullopt;
}

std::optional<bool> boolValue(const Json &value, const Path &path, Report &report) {
    if (value.is_boolean()) return value.get<bool>();
    wrongType(report, path, "true or false", value);
    return std::nullopt;
}

bool forEachElement(const Json &value, const Path &path, Report &report, std::string_view wouldBe,
                    const std::function<void(const Json &, const Path &, std::size_t)> &visit) {
    if (!value.is_array()) {
        wrongType(report, path, wouldBe, value);
        return false;
    }
    for (std::size_t i = 0; i < value.size() && !report.full(); ++i) visit(value[i], path / i, i);
    return true;
}

ObjectView::ObjectView(const Json &value, const Path &path, Report &report, std::string_view wouldBe, const Words &keys,
                       std::string_view unknownKeyNote)
    : path_(path), report_(report) {
    if (!value.is_object()) {
        wrongType(report, path, wouldBe, value);
        return;
    }
    value_ = &value;
    for (const auto &[key, ignored] : value.items()) {
        if (report.full()) break;
        if (std::find(keys.begin(), keys.end(), key) != keys.end()) continue;
        report.wrong(path / key, "unknown key " + inQuotes(key) + suggestion(key, keys) + std::string(unknownKeyNote));
    }
}

const Json *ObjectView::find(std::string_view key) const {
    if (!value_) return nullptr;
    const auto found = value_->find(key);
    return found == value_->end() ? nullptr : &*found;
}

const Json *ObjectView::need(std::string_view key, std::string_view wouldBe) const {
    const Json *found = find(key);
    if (!found && value_) report_.wrong(path_ / key, "missing; it must be " + std::string(wouldBe));
    return found;
}

}  // namespace bathhouse::scenario
