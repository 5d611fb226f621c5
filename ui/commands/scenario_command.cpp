// SPDX-License-Identifier: MIT
#include "ui/commands/scenario_command.h"

namespace bathhouse::ui {
namespace {

/// Makes `first` reach as far as `second`; false if they do not touch the same things.
template <class T> bool follow(ListChange<T> &first, const ListChange<T> &second) {
    const auto sameIndex = [](const auto &a, const auto &b) { return a.first == b.first; };
    const bool same = first.list == second.list && second.replaces() &&
                      std::equal(first.inserted.begin(), first.inserted.end(), second.removed.begin(),
                                 second.removed.end(), sameIndex);
    if (same) first.inserted = second.inserted;
    return same;
}

template <class T> bool follow(ValueChange<T> &first, const ValueChange<T> &second) {
    if (first.value != second.value) return false;
    first.after = second.after;
    return true;
}

bool follow(Change &first, const Change &second) {
    return std::visit(
        [&second](auto &change) {
            const auto *next = std::get_if<std::decay_t<decltype(change)>>(&second);
            return next != nullptr && follow(change, *next);
        },
        first);
}

bool isNothing(const Change &change) {
    return std::visit([](const auto &c) { return c.isNothing(); }, change);
}

}  // namespace

ScenarioCommand::ScenarioCommand(const QString &text, Changes changes, QString key, Apply apply)
    : QUndoCommand(text), changes_(std::move(changes)), key_(std::move(key)), apply_(std::move(apply)) {}

void ScenarioCommand::redo() { apply_(changes_); }

void ScenarioCommand::undo() {
    Changes back;
    back.reserve(changes_.size());
    for (auto change = changes_.rbegin(); change != changes_.rend(); ++change)
        back.push_back(std::visit([](const auto &c) { return Change(c.inverse()); }, *change));
    apply_(back);
}

bool ScenarioCommand::mergeWith(const QUndoCommand *other) {
    const auto *next = dynamic_cast<const ScenarioCommand *>(other);
    if (next == nullptr || next->key_ != key_ || next->changes_.size() != changes_.size()) return false;
    Changes merged = changes_;
    for (std::size_t i = 0; i < merged.size(); ++i)
        if (!follow(merged[i], next->changes_[i])) return false;
    changes_ = std::move(merged);
    setObsolete(std::all_of(changes_.begin(), changes_.end(), isNothing));
    return true;
}

}  // namespace bathhouse::ui
