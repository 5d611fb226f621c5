// SPDX-License-Identifier: MIT
#pragma once
#include "scenario/scenario.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace bathhouse::ui {

/// Entries of a list with their indexes, ascending.
template <class T> using Indexed = std::vector<std::pair<std::size_t, T>>;

/// Takes the entries at some indexes out of a list, in one pass.
template <class T> void takeOut(std::vector<T> &list, const Indexed<T> &entries) {
    if (entries.empty()) return;
    if (entries.size() == 1) {
        list.erase(list.begin() + static_cast<std::ptrdiff_t>(entries.front().first));
        return;
    }
    auto next = entries.begin();
    std::size_t to = next->first;
    for (std::size_t from = to; from < list.size(); ++from) {
        if (next != entries.end() && next->first == from)
            ++next;
        else
            list[to++] = std::move(list[from]);
    }
    list.erase(list.begin() + static_cast<std::ptrdiff_t>(to), list.end());
}

/// Puts entries into a list, so that each has its index afterwards, in one pass.
template <class T> void putIn(std::vector<T> &list, const Indexed<T> &entries) {
    if (entries.empty()) return;
    if (entries.size() == 1) {
        list.insert(list.begin() + static_cast<std::ptrdiff_t>(entries.front().first), entries.front().second);
        return;
    }
    std::vector<T> whole;
    whole.reserve(list.size() + entries.size());
    auto old = list.begin();
    for (const auto &[index, entry] : entries) {
        for (; whole.size() < index; ++old) whole.push_back(std::move(*old));
        whole.push_back(entry);
    }
    std::move(old, list.end(), std::back_inserter(whole));
    list = std::move(whole);
}

/// Entries taken out of one list of a scenario, and entries put in. `removed` has the indexes before the change,
/// `inserted` those after it. The same index in both replaces an entry.
template <class T> struct ListChange {
    std::vector<T> scenario::Scenario::*list;
    Indexed<T> removed;
    Indexed<T> inserted;

    void apply(scenario::Scenario &scenario) const {
        if (removed.size() == inserted.size() && replaces()) {
            for (const auto &[index, entry] : inserted) (scenario.*list)[index] = entry;
            return;
        }
        takeOut(scenario.*list, removed);
        putIn(scenario.*list, inserted);
    }
    ListChange inverse() const { return {list, inserted, removed}; }
    bool isNothing() const { return removed == inserted; }
    /// Whether every entry taken out makes room for one at the same index.
    bool replaces() const {
        return std::equal(removed.begin(), removed.end(), inserted.begin(), inserted.end(),
                          [](const auto &a, const auto &b) { return a.first == b.first; });
    }
};

/// One value of a scenario before and after.
template <class T> struct ValueChange {
    T scenario::Scenario::*value;
    T before;
    T after;

    void apply(scenario::Scenario &scenario) const { scenario.*value = after; }
    ValueChange inverse() const { return {value, after, before}; }
    bool isNothing() const { return before == after; }
};

using Change =
    std::variant<ListChange<scenario::LaidEntry>, ListChange<scenario::FigureEntry>,
                 ListChange<scenario::ScenarioPlayer>, ListChange<scenario::MoveEntry>, ListChange<scenario::Variation>,
                 ListChange<scenario::Question>, ListChange<rules::Tile>, ListChange<std::string>,
                 ListChange<scenario::TokenEntry>, ValueChange<std::optional<scenario::Text>>,
                 ValueChange<std::optional<std::string>>, ValueChange<std::optional<std::vector<std::string>>>,
                 ValueChange<std::map<std::string, std::string>>, ValueChange<std::optional<scenario::Expectation>>,
                 ValueChange<std::optional<scenario::SetupExercise>>>;
using Changes = std::vector<Change>;

/// A list change that replaces one entry.
template <class T>
ListChange<T> replacing(std::vector<T> scenario::Scenario::*list, std::size_t index, T before, T after) {
    return {list, {{index, std::move(before)}}, {{index, std::move(after)}}};
}
/// A list change that puts one entry in.
template <class T> ListChange<T> inserting(std::vector<T> scenario::Scenario::*list, std::size_t index, T entry) {
    return {list, {}, {{index, std::move(entry)}}};
}
/// A list change that takes one entry out.
template <class T> ListChange<T> removing(std::vector<T> scenario::Scenario::*list, std::size_t index, T entry) {
    return {list, {{index, std::move(entry)}}, {}};
}

}  // namespace bathhouse::ui
