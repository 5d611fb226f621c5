// SPDX-License-Identifier: MIT
#include "ui/board/figure_art.h"
#include "ui/board/marks.h"
#include "ui/style.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace bathhouse::ui {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(BathhouseCard)
};

QPen linePen(const QColor &colour, double width) { return {colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin}; }

/// A disc in the corner of a space: checked if a tile lies there, else a question mark.
void paintSpaceSign(QPainter &p, QPointF centre, bool filled, const QColor &teal) {
    p.setPen(Qt::NoPen);
    p.setBrush(Qt::white);
    p.drawEllipse(centre, 9.5, 9.5);
    if (filled) {
        p.setBrush(teal);
        p.drawEllipse(centre, 8, 8);
        p.setPen(linePen(Qt::white, 1.8));
        p.drawPolyline(QPolygonF{centre + QPointF(-3.6, 0.2), centre + QPointF(-1, 2.8), centre + QPointF(3.8, -2.8)});
        return;
    }
    p.setPen(linePen(teal, 1.8));
    p.drawEllipse(centre, 8, 8);
    p.setFont(interfaceFont(11, QFont::Bold));
    p.drawText(QRectF(centre.x() - 8, centre.y() - 8, 16, 16), Qt::AlignCenter, QStringLiteral("?"));
}

void paintMissing(QPainter &p, const QRectF &space, const MarkStyle &style, const QColor &teal) {
    const double u = style.unit();
    const QRectF place = space.adjusted(5 * u, 5 * u, -5 * u, -5 * u);
    QPainterPath path;
    path.addRoundedRect(place, 6 * u, 6 * u);
    p.fillPath(path, faded(style.theme == Theme::Light ? QColor(Qt::white) : windowColours(style.theme).panel, 0.55));
    p.fillPath(path, faded(teal, 0.08));
    QPen pen(teal, 2 * u, Qt::CustomDashLine, Qt::FlatCap);
    pen.setDashPattern({3.5, 2.5});
    p.strokePath(path, pen);
}

struct CardRow {
    QString text;
    int pixels = 13;
    QFont::Weight weight = QFont::Normal;
    bool quiet = false;
    double gap = 0;  ///< above it
};

std::vector<CardRow> rowsOf(const BathhouseFacts &f) {
    std::vector<CardRow> rows;
    rows.push_back({Words::tr("Bathhouse, flag %1").arg(f.flag), 13, QFont::DemiBold, false, 0});
    rows.push_back({Words::tr("%1 of 8 spaces filled").arg(f.filledCount), 12, QFont::Normal, true, 2});
    if (!f.guest) {
        rows.push_back({Words::tr("Nobody is in it."), 13, QFont::DemiBold, false, 10});
        return rows;
    }
    rows.push_back({Words::tr("%1’s meeple is inside.").arg(*f.guest), 13, QFont::DemiBold, false, 10});
    rows.push_back({Words::tr("Can it leave?"), 12, QFont::Normal, true, 0});
    rows.push_back({Words::tr("Free"), 13, QFont::DemiBold, false, 10});
    const int missing = 8 - f.filledCount;
    QString free = Words::tr("once the %1 missing spaces are filled").arg(missing);
    if (missing == 1) free = Words::tr("once the missing space is filled");
    if (missing == 0)
        free = f.claimOpen ? Words::tr("now: its ring has just closed") : Words::tr("no: its ring was closed before");
    rows.push_back({free, 12, QFont::Normal, true, 0});
    rows.push_back({Words::tr("Buy back"), 13, QFont::DemiBold, false, 10});
    const QString after = QString::number(f.guestScore - f.flag).replace(u'-', QChar(0x2212));
    rows.push_back({Words::tr("pay %1 in %2’s turn: %3 → %4").arg(f.flag).arg(*f.guest).arg(f.guestScore).arg(after),
                    12, QFont::Normal, true, 0});
    return rows;
}

} // namespace

std::optional<BathhouseFacts> bathhouseFacts(const rules::State &state, const std::vector<std::string> &names,
                                             const std::vector<std::string> &colours, rules::Position at) {
    const auto found = state.bathhouseAt(at);
    if (!found) return std::nullopt;
    const rules::BathhouseState &bath = state.bathhouses[*found];
    const auto layout = layoutOf(state.board.tile(bath.laid));
    BathhouseFacts facts;
    facts.at = at;
    facts.pool = placeOf(state, {at, rules::kBathhousePart});
    facts.scale = layout->bathhouse ? layout->bathhouse->scale : 1;
    facts.flag = bath.flag;
    const auto ring = rules::ringOf(at);
    for (std::size_t i = 0; i < ring.size(); ++i) facts.filled[i] = state.board.at(ring[i]).has_value();
    facts.filledCount = static_cast<int>(std::count(facts.filled.begin(), facts.filled.end(), true));
    facts.claimOpen = bath.claimOpen;
    if (bath.free()) return facts;
    const rules::Figure &guest = state.figures[static_cast<std::size_t>(bath.guest)];
    facts.guest = QString::fromStdString(names[rules::index(guest.player)]);
    facts.guestColour = colours[rules::index(guest.player)];
    facts.guestKind = std::string(rules::traits(guest.kind).name);
    facts.guestScore = state.player(guest.player).score;
    return facts;
}

void paintRing(QPainter &p, const BathhouseFacts &facts, const MarkStyle &style) {
    const double u = style.unit();
    const QColor teal = windowColours(style.theme).ringLine;
    const auto ring = rules::ringOf(facts.at);
    for (std::size_t i = 0; i < ring.size(); ++i) {
        if (!facts.filled[i]) paintMissing(p, QRectF(cornerOf(ring[i]), QSizeF(kUnits, kUnits)), style, teal);
    }
    QPainterPath frame;
    frame.addRoundedRect(QRectF(cornerOf({facts.at.x - 1, facts.at.y - 1}), QSizeF(3 * kUnits, 3 * kUnits)), 6 * u,
                         6 * u);
    p.strokePath(frame, linePen(faded(Qt::white, 0.95), 5 * u));
    p.strokePath(frame, linePen(teal, 2.5 * u));
    QPainterPath walls;
    walls.addPolygon(octagon(facts.pool, kBathhouse * facts.scale + 1.6));
    walls.closeSubpath();
    p.strokePath(walls, linePen(Qt::white, 5.5 * u));
    p.strokePath(walls, linePen(teal, 3 * u));
    if (style.px < 36) return;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        p.save();
        p.translate(cornerOf(ring[i]) + QPointF(16, 16) * u);
        p.scale(u, u);
        paintSpaceSign(p, {}, facts.filled[i], teal);
        p.restore();
    }
}

void paintBathhouseCard(QPainter &p, const BathhouseFacts &facts, const MarkStyle &style, const QRectF &room) {
    const WindowColours &c = windowColours(style.theme);
    const double u = style.unit();
    const std::vector<CardRow> rows = rowsOf(facts);
    constexpr double width = 252;
    double height = 24;
    for (const CardRow &row : rows) height += row.gap + row.pixels * 1.45;
    // Beside the ring, on the side where there is room.
    const QPointF ringCorner = cornerOf({facts.at.x - 1, facts.at.y - 1});
    QPointF at = ringCorner + QPointF(3 * kUnits + 20 * u, 0);
    if (at.x() + width * u > room.right()) at.setX(ringCorner.x() - (width + 20) * u);
    at.setX(std::clamp(at.x(), room.left(), std::max(room.left(), room.right() - width * u)));
    at.setY(std::clamp(at.y(), room.top(), std::max(room.top(), room.bottom() - height * u)));
    p.save();
    p.translate(at);
    p.scale(u, u);
    QPainterPath card;
    card.addRoundedRect(QRectF(0, 0, width, height), 8, 8);
    p.fillPath(card.translated(0, 2), faded(c.text, 0.07));
    p.fillPath(card, c.panel);
    p.strokePath(card, linePen(c.line, 1));
    double y = 12;
    for (const CardRow &row : rows) {
        y += row.gap;
        p.setFont(interfaceFont(row.pixels, row.weight));
        p.setPen(row.quiet ? c.text2 : c.text);
        p.drawText(QRectF(16, y, width - 32, row.pixels * 1.45), Qt::AlignLeft | Qt::AlignVCenter, row.text);
        y += row.pixels * 1.45;
    }
    if (facts.guest) {
        paintFigure(p, {width - 30, 30}, 30, {.kind = facts.guestKind, .colour = facts.guestColour, .shadow = false});
    }
    p.restore();
}

} // namespace bathhouse::ui
