// SPDX-License-Identifier: MIT
#pragma once
#include "rules/state.h"

#include <QPointF>

#include <vector>

namespace bathhouse::ui {

/// Finds places for tokens on their tiles, one after the other: each as near as it can to where it belongs, and off figures,
/// bathhouses, flags and the tokens that lie there already. A token stays on its tile.
class TokenRoom {
public:
    explicit TokenRoom(const rules::State &);
    /// The place for a token that belongs at `wanted`; in hundredths of a tile, as the answer.
    QPointF take(const rules::Token &, const rules::PartRef &where, QPointF wanted);

private:
    struct Disc {
        QPointF at;
        double radius = 0;
    };
    void addBathhouse(const rules::PartRef &where, std::vector<Disc> &) const;

    const rules::State &state_;
    std::vector<rules::FigureAt> figures_;
    std::vector<QPointF> places_;  ///< of the figures
    std::vector<Disc> tokens_;     ///< that have a place
};

} // namespace bathhouse::ui
