// SPDX-License-Identifier: MIT
#include "scenario/json.h"
#include "scenario/writer.h"
#include "ui/scenario_document.h"

namespace bathhouse::ui {

using scenario::MoveEntry;
using scenario::Question;
using scenario::Scenario;
using scenario::Text;
using scenario::Variation;

namespace {

constexpr std::size_t kMostMoves = 100'000;  // the format's limit

/// The entry with the text that `explain` echoes brought up to date.
MoveEntry written(MoveEntry entry) {
    entry.written = scenario::toJson(entry).dump();
    return entry;
}

/// What comes at or after `at` moves on; what stands at the end of the line when something is added there stays.
int shifted(int before, std::size_t at, int by, std::size_t count) {
    const int from = static_cast<int>(at);
    if (by > 0) return before >= from && at < count ? before + by : before;
    return before > from ? before + by : before;
}

/// Where what stands before a move comes to stand when a step goes from one index to another. The end stays the end.
int moved(int before, std::size_t from, std::size_t to) {
    const int first = static_cast<int>(from);
    const int last = static_cast<int>(to);
    if (before == first) return last;
    if (before > first && before <= last) return before - 1;
    if (before < first && before >= last) return before + 1;
    return before;
}

/// The entries whose `before` becomes another one.
template <class T, class Becomes>
ListChange<T> following(const Scenario &scenario, std::vector<T> Scenario::*list, const Becomes &becomes) {
    ListChange<T> change{list, {}, {}};
    for (std::size_t i = 0; i < (scenario.*list).size(); ++i) {
        const T &entry = (scenario.*list)[i];
        if (becomes(entry.before) == entry.before) continue;
        T after = entry;
        after.before = becomes(entry.before);
        change.removed.emplace_back(i, entry);
        change.inserted.emplace_back(i, std::move(after));
    }
    return change;
}

template <class Becomes> void addFollowing(Changes &changes, const Scenario &scenario, const Becomes &becomes) {
    changes.emplace_back(following(scenario, &Scenario::questions, becomes));
    changes.emplace_back(following(scenario, &Scenario::variations, becomes));
}

void shiftVariations(std::vector<Variation> &variations, std::size_t at, int by, std::size_t count) {
    for (Variation &variation : variations) variation.before = shifted(variation.before, at, by, count);
}

const Variation *variationIn(const std::vector<Variation> &variations, const LinePath &line) {
    const std::vector<Variation> *level = &variations;
    const Variation *found = nullptr;
    for (const std::size_t index : line) {
        if (index >= level->size()) return nullptr;
        found = &(*level)[index];
        level = &found->variations;
    }
    return found;
}

/// One entry of a line exchanged, put in or taken out; the lines that branch off it follow.
void insertInto(Variation &line, std::size_t at, MoveEntry entry) {
    shiftVariations(line.variations, at, 1, line.moves.size());
    line.moves.insert(line.moves.begin() + static_cast<std::ptrdiff_t>(at), std::move(entry));
}

void removeFrom(Variation &line, std::size_t at) {
    line.moves.erase(line.moves.begin() + static_cast<std::ptrdiff_t>(at));
    shiftVariations(line.variations, at, -1, line.moves.size() + 1);
}

}  // namespace

const Variation *ScenarioDocument::variation(const LinePath &line) const {
    return variationIn(scenario_.variations, line);
}

const std::vector<MoveEntry> *ScenarioDocument::moves(const LinePath &line) const {
    if (line.empty()) return &scenario_.moves;
    const Variation *found = variation(line);
    return found != nullptr ? &found->moves : nullptr;
}

bool ScenarioDocument::changeVariation(const LinePath &line, const QString &text,
                                       const std::function<void(Variation &)> &change, const QString &key) {
    if (line.empty() || variation(line) == nullptr) return false;
    Variation whole = scenario_.variations[line.front()];
    Variation *found = &whole;
    for (std::size_t level = 1; level < line.size(); ++level) found = &found->variations[line[level]];
    change(*found);
    return push(text, {replacing(&Scenario::variations, line.front(), scenario_.variations[line.front()], whole)}, key);
}

void ScenarioDocument::shiftLater(Changes &changes, std::size_t at, int by) const {
    const std::size_t count = scenario_.moves.size();
    addFollowing(changes, scenario_, [&](int before) { return shifted(before, at, by, count); });
}

bool ScenarioDocument::insertMove(const LinePath &line, std::size_t at, MoveEntry entry) {
    const std::vector<MoveEntry> *there = moves(line);
    if (there == nullptr || at > there->size() || there->size() >= kMostMoves) return false;
    const QString text = tr("Record a move");
    entry = written(std::move(entry));
    if (!line.empty()) return changeVariation(line, text, [&](Variation &v) { insertInto(v, at, std::move(entry)); });
    Changes changes{inserting(&Scenario::moves, at, std::move(entry))};
    shiftLater(changes, at, 1);
    return push(text, std::move(changes));
}

bool ScenarioDocument::replaceMove(const LinePath &line, std::size_t at, MoveEntry entry, const QString &typing) {
    const std::vector<MoveEntry> *there = moves(line);
    if (there == nullptr || at >= there->size()) return false;
    entry = written(std::move(entry));
    const QString text = typing.isEmpty() ? tr("Change a move") : tr("Comment");
    QString key = typing;
    if (!typing.isEmpty()) {
        key += QStringLiteral(" %1").arg(at);
        for (const std::size_t level : line) key += QStringLiteral("/%1").arg(level);
        key = typingKey(key);
    }
    if (!line.empty())
        return changeVariation(
            line, text, [&](Variation &v) { v.moves[at] = std::move(entry); }, key);
    return push(text, {replacing(&Scenario::moves, at, scenario_.moves[at], std::move(entry))}, key);
}

bool ScenarioDocument::removeMove(const LinePath &line, std::size_t at) {
    const std::vector<MoveEntry> *there = moves(line);
    if (there == nullptr || at >= there->size()) return false;
    const QString text = tr("Delete a move");
    if (!line.empty()) return changeVariation(line, text, [at](Variation &v) { removeFrom(v, at); });
    Changes changes{removing(&Scenario::moves, at, scenario_.moves[at])};
    shiftLater(changes, at, -1);
    return push(text, std::move(changes));
}

bool ScenarioDocument::moveMove(const LinePath &line, std::size_t from, std::size_t to) {
    const std::vector<MoveEntry> *there = moves(line);
    if (there == nullptr || from >= there->size() || to >= there->size() || from == to) return false;
    const auto rotate = [from, to](std::vector<MoveEntry> &list) {
        const auto at = [&list](std::size_t i) { return list.begin() + static_cast<std::ptrdiff_t>(i); };
        if (from < to)
            std::rotate(at(from), at(from + 1), at(to + 1));
        else
            std::rotate(at(to), at(from), at(from + 1));
    };
    const QString text = tr("Move a step");
    const auto becomes = [from, to](int before) { return moved(before, from, to); };
    if (!line.empty())
        return changeVariation(line, text, [&](Variation &v) {
            rotate(v.moves);
            for (Variation &inner : v.variations) inner.before = becomes(inner.before);
        });
    const std::size_t first = std::min(from, to);
    const std::size_t last = std::max(from, to);
    std::vector<MoveEntry> after = scenario_.moves;
    rotate(after);
    ListChange<MoveEntry> change{&Scenario::moves, {}, {}};
    for (std::size_t i = first; i <= last; ++i) {
        change.removed.emplace_back(i, scenario_.moves[i]);
        change.inserted.emplace_back(i, after[i]);
    }
    Changes changes{std::move(change)};
    addFollowing(changes, scenario_, becomes);
    return push(text, std::move(changes));
}

bool ScenarioDocument::setComment(const LinePath &line, std::size_t at, const QString &language, const QString &words) {
    const std::vector<MoveEntry> *there = moves(line);
    if (there == nullptr || at >= there->size()) return false;
    MoveEntry entry = (*there)[at];
    entry.comment = withWords(entry.comment, language, words);
    return replaceMove(line, at, std::move(entry), QStringLiteral("comment ") + language);
}

bool ScenarioDocument::setExpected(const LinePath &line, std::size_t at, std::optional<scenario::Expectation> expect) {
    const std::vector<MoveEntry> *there = moves(line);
    if (there == nullptr || at >= there->size()) return false;
    MoveEntry entry = (*there)[at];
    entry.expect = std::move(expect);
    return replaceMove(line, at, std::move(entry));
}

std::optional<LinePath> ScenarioDocument::addVariation(const LinePath &line, int before,
                                                       std::vector<MoveEntry> moves_) {
    const std::vector<MoveEntry> *there = moves(line);
    if (there == nullptr || before < 0 || static_cast<std::size_t>(before) > there->size()) return std::nullopt;
    Variation made;
    made.before = before;
    for (MoveEntry &entry : moves_) made.moves.push_back(written(std::move(entry)));
    const QString text = tr("Another line");
    LinePath path = line;
    if (line.empty()) {
        path.push_back(scenario_.variations.size());
        push(text, {inserting(&Scenario::variations, scenario_.variations.size(), std::move(made))});
    } else {
        path.push_back(variation(line)->variations.size());
        changeVariation(line, text, [&](Variation &v) { v.variations.push_back(std::move(made)); });
    }
    return path;
}

bool ScenarioDocument::removeVariation(const LinePath &line) {
    if (line.empty() || variation(line) == nullptr) return false;
    const QString text = tr("Delete a line");
    if (line.size() == 1)
        return push(text, {removing(&Scenario::variations, line.front(), scenario_.variations[line.front()])});
    const LinePath parent(line.begin(), line.end() - 1);
    return changeVariation(parent, text, [&](Variation &v) {
        v.variations.erase(v.variations.begin() + static_cast<std::ptrdiff_t>(line.back()));
    });
}

bool ScenarioDocument::setVariationTitle(const LinePath &line, const QString &language, const QString &words) {
    QString key = QStringLiteral("line ") + language;
    for (const std::size_t level : line) key += QStringLiteral("/%1").arg(level);
    return changeVariation(
        line, tr("Title of a line"), [&](Variation &v) { v.title = withWords(v.title, language, words); },
        typingKey(key));
}

}  // namespace bathhouse::ui
