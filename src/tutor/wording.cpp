// SPDX-License-Identifier: MIT
#include "tutor/wording.h"

#include "tutor/phrases.h"

namespace bathhouse::tutor {

Wording::Wording(std::string language) : language_(std::move(language)) {}

const std::vector<std::string> &Wording::languages() { return TextTable::languages(); }

std::string Wording::event(const rules::Event &event, const rules::State &after, const scenario::Table &table) const {
    return eventText(event, Phrases(TextTable::of(language_), after, table));
}

std::string Wording::refusal(const rules::Refusal &refusal, const rules::Move &move, const rules::State &before,
                             const scenario::Table &table) const {
    return refusalText(refusal, move, Phrases(TextTable::of(language_), before, table));
}

std::string Wording::move(const rules::Move &move, const rules::State &state, const scenario::Table &table) const {
    return moveText(move, Phrases(TextTable::of(language_), state, table));
}

std::string Wording::decision(const rules::State &state, const scenario::Table &table) const {
    return Phrases(TextTable::of(language_), state, table).waiting();
}

std::string Wording::term(const rules::Term &term, rules::PartKind feature) const {
    return termText(TextTable::of(language_), "term", term, feature);
}

std::string Wording::figure(rules::FigureKind kind) const {
    return text("figure." + std::string(rules::traits(kind).name));
}

std::string Wording::kind(rules::PartKind kind) const { return text("kind." + std::string(rules::name(kind))); }

std::string Wording::points(int count) const {
    return TextTable::of(language_).counted(count, {"points"}, {{"count", number(count)}});
}

std::string Wording::part(const rules::State &state, const rules::PartRef &where) const {
    return Phrases(TextTable::of(language_), state, {}).part(where);
}

std::string Wording::position(rules::Position p) const {
    return text("position", {{"x", std::to_string(p.x)}, {"y", std::to_string(p.y)}});
}

std::string Wording::player(const std::string &name) const { return TextTable::of(language_).player(name); }

std::string Wording::text(const std::string &key, const Fillings &fillings) const {
    return TextTable::of(language_).text({key}, fillings);
}

std::string Wording::list(const std::vector<std::string> &entries) const {
    return TextTable::of(language_).list(entries);
}

} // namespace bathhouse::tutor
