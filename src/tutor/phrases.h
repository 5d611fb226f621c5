// SPDX-License-Identifier: MIT
#pragma once
#include "scenario/run.h"
#include "tutor/text_table.h"
#include "tutor/wording.h"

namespace bathhouse::tutor {

/// The words that sentences are filled with, in one position: names of players, figures, tiles, parts, sums.
class Phrases {
public:
    Phrases(const TextTable &texts, const rules::State &state, const scenario::Table &table)
        : texts_(texts), state_(state), table_(table) {}

    const TextTable &texts() const { return texts_; }
    const rules::State &state() const { return state_; }

    std::string text(std::initializer_list<std::string> keys, const Fillings &fillings = {}) const {
        return texts_.text(keys, fillings);
    }
    std::string player(rules::PlayerId id) const { return texts_.player(table_.name(id)); }
    std::string at(rules::Position) const;
    std::string tile(rules::TileId) const;
    std::string part(const rules::PartRef &) const;
    /// Nothing where there is no tile or no such part (or it is the bathhouse).
    std::optional<rules::PartKind> kindAt(rules::Position, rules::PartIndex) const;
    rules::PartKind kindOf(const rules::PartRef &) const;
    /// The word for the kind of a part in keys of texts: "road", or the mark that makes something else of it.
    std::string kindKey(rules::PartKind, const rules::PartRef &) const;
    /// "a meeple"
    std::string aFigure(rules::FigureKind) const;
    /// "meeple"
    std::string figure(rules::FigureKind) const;
    /// The fillings and "figure".
    Fillings withFigure(Fillings, rules::FigureKind) const;
    std::string points(int) const;
    /// What the game waits for.
    std::string waiting() const;
    /// "3 tiles and the flag 5 make 8 points"
    std::string reckoning(const rules::FeatureScored &) const;
    /// The same terms without what they make: "3 tiles and the flag 5".
    std::string sum(const std::vector<rules::Term> &, rules::PartKind feature) const;
    /// The owner of the guest of a bathhouse, if there is one.
    std::optional<rules::PlayerId> guestAt(rules::Position) const;
    /// The kind of the guest of a bathhouse; a meeple where there is none.
    rules::FigureKind guestKindAt(rules::Position) const;
    /// The kind of the figure whose owner is choosing a bathhouse; a meeple if nobody is.
    rules::FigureKind scoredKind() const;
    /// Whether a scoring tile of the surveyors is open, so that a choice of one is a further one.
    bool opensNextTile() const;
    /// The kind of the guest that may be claimed first; a meeple if none may.
    rules::FigureKind claimedKind() const;

private:
    std::string summand(const rules::Term &, rules::PartKind feature) const;
    /// What a tile of an expansion shows: "mist".
    std::string shownOn(const rules::Tile &) const;

    const TextTable &texts_;
    const rules::State &state_;
    const scenario::Table &table_;
};

/// The key of a term: special for its feature if there is such a text, else general, else "other".
std::string termText(const TextTable &texts, const std::string &group, const rules::Term &, rules::PartKind feature);

/// The sentences of each kind of message, one file each.
std::string eventText(const rules::Event &, const Phrases &);
std::string refusalText(const rules::Refusal &, const rules::Move &, const Phrases &);
std::string moveText(const rules::Move &, const Phrases &);

} // namespace bathhouse::tutor
