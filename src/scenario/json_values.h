// SPDX-License-Identifier: MIT
#pragma once
#include "scenario/json.h"
#include "scenario/report.h"
#include "scenario/spelling.h"

#include <functional>
#include <optional>

namespace bathhouse::scenario {

// Typed reading of JSON values. Each function reports what is wrong and what would be right, and then returns nothing.

/// The value as a message shows it: "45", "\"road W\"", "a list", "null".
std::string shown(const Json &);

/// "must be a list of tiles, not 45".
void wrongType(Report &, const Path &, std::string_view wouldBe, const Json &is);

std::optional<int> wholeNumber(const Json &, const Path &, Report &, int lowest, int highest);
std::optional<std::string> stringValue(const Json &, const Path &, Report &,
                                       std::string_view wouldBe = "a text in quotes");
std::optional<bool> boolValue(const Json &, const Path &, Report &);

/// Calls `visit(element, path)` for each element of a list, until the report is full. False if it is no list.
bool forEachElement(const Json &, const Path &, Report &, std::string_view wouldBe,
                    const std::function<void(const Json &, const Path &, std::size_t)> &visit);

/// An object whose keys are known. Unknown keys are reported when it is made.
class ObjectView {
public:
    ObjectView(const Json &value, const Path &path, Report &report, std::string_view wouldBe, const Words &keys,
               std::string_view unknownKeyNote = {});

    /// The value was an object.
    explicit operator bool() const { return value_ != nullptr; }
    const Json *find(std::string_view key) const;
    /// The same, but a missing key is reported, at its own path.
    const Json *need(std::string_view key, std::string_view wouldBe) const;

private:
    const Json *value_ = nullptr;
    const Path &path_;
    Report &report_;
};

}  // namespace bathhouse::scenario
