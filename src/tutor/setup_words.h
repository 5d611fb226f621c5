// SPDX-License-Identifier: MIT
#pragma once
#include "rules/area.h"
#include "scenario/run.h"
#include "tutor/text_table.h"

namespace bathhouse::tutor {

/// What is said while a position is set up by hand, and of what lies under the pointer.
class SetupWords {
public:
    /// A language of Wording::languages(); any other is English.
    explicit SetupWords(const std::string &language = "en") : texts_(TextTable::of(language)) {}

    /// What happens at one edge of a tile: one sentence for each pair of kinds, `beside` Any: no tile there.
    /// "north: a road would meet a city".
    std::string edge(rules::Edge, rules::EdgeKind own, rules::EdgeKind beside) const;
    /// Why a tile does not fit there, or "" if it does.
    std::string placing(const rules::AreaFit &, rules::Position) const;
    /// What would help where a tile does not fit: `turned` if it fits in another rotation.
    std::string help(const rules::AreaFit &, bool turned) const;

    /// Why a figure may not stand on a part in a set-up, or "" if it may. `left`: figures of its kind in the supply.
    std::string figure(const rules::State &, const scenario::Table &, rules::PlayerId, rules::FigureKind,
                       const rules::PartRef &, int left) const;
    /// "the road to the west", "the bathhouse".
    std::string part(const rules::State &, const scenario::Table &, const rules::PartRef &) const;

    /// What a whole feature is and would score now.
    struct FeatureNow {
        std::string heading;  ///< "City, open at 2 edges"
        std::string points;   ///< "If the game ended now: 3 tiles make 3 points for Red."
    };
    FeatureNow feature(const rules::State &, const scenario::Table &, rules::FeatureId) const;

    /// What lies on a space, with its figures: what the board cursor says.
    std::string space(const rules::State &, const scenario::Table &, rules::Position) const;

    /// Any other text of the editor.
    std::string text(const std::string &key, const Fillings &fillings = {}) const {
        return texts_.text({key}, fillings);
    }

private:
    const TextTable &texts_;
};

} // namespace bathhouse::tutor
