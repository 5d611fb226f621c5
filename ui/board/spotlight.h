// SPDX-License-Identifier: MIT
#pragma once
#include "tutor/why/reason.h"
#include "ui/board/figure_art.h"
#include "ui/board/marks.h"

#include <QLineF>

#include <unordered_map>

namespace bathhouse::ui {

/// What is lit on the board while all else is dimmed: what a reason or an answer is about.
struct Spotlight {
    std::vector<rules::Position> tiles;    ///< spaces without a tile too
    std::vector<rules::PartRef> features;  ///< outlined as a whole, named by any of their parts
    std::vector<rules::FigureAt> figures;  ///< those that no longer stand there are shown pale
    bool empty() const { return tiles.empty() && features.empty() && figures.empty(); }
    friend bool operator==(const Spotlight &, const Spotlight &) = default;
};
/// Exactly what a reason is about.
Spotlight spotlightOf(const tutor::Reason &);

/// Draws it. Knows the tiles only as spaces, so that nothing of them is drawn again.
class SpotlightPainter {
public:
    struct Gone {
        rules::FigureAt figure;
        std::string colour;
        Pose pose = Pose::Standing;
        QPointF at;
        double scale = 1;
    };
    /// `gone`: its figures that do not stand in the position shown. `standing`: where the others stand.
    void set(const Spotlight &, std::vector<Gone> gone, std::vector<QPointF> standing);
    /// What dims everything else.
    void paintDark(QPainter &, const MarkStyle &, const QRectF &visible) const;
    /// The line round lit tiles, and a disc behind each lit figure.
    void paintLines(QPainter &, const MarkStyle &) const;
    /// Figures that are gone.
    void paintAboveFigures(QPainter &, const MarkStyle &) const;

private:
    bool lit(int x, int y) const;

    std::unordered_map<int, std::vector<int>> rows_;  ///< lit columns of each row, in order
    std::vector<QLineF> border_;
    std::vector<Gone> gone_;
    std::vector<QPointF> rings_;
};

} // namespace bathhouse::ui
