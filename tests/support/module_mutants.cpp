// SPDX-License-Identifier: MIT
#include "support/module_mutants.h"

#include "rules/expansions/expansion.h"

#include <algorithm>

namespace bathhouse::slow {

namespace {

class Mutants {
public:
    Mutants(const std::vector<Move> &listed, const Table &table, const TurnSoFar &turn, const rules::Decision &open,
            test::Dice &dice)
        : table_(table), turn_(turn), open_(open), dice_(dice), listed_(listed) {
        for (const Move &m : listed) written_.push_back(asWritten(m));
    }

    std::optional<Move> next() {
        Move m = dice_.chance(70)
                     ? std::visit([&](const auto &listed) { return Move(changed(listed)); }, dice_.pick(listed_))
                     : any();
        if (isListed(m) || closes(m) || isOtherTile(m)) return std::nullopt;
        return m;
    }

private:
    // A move with one thing changed
    Move changed(rules::Place m) {
        if (dice_.chance(30))
            m.tile = anyTile();
        else if (dice_.chance(50))
            m.rotation = static_cast<rules::Rotation>(dice_.below(4));
        else
            m.at = anyPlace().at;
        return m;
    }
    Move changed(rules::Claim) { return rules::Claim{anyPlace().at}; }
    Move changed(rules::BuyBack) { return rules::BuyBack{anyPlace().at}; }
    Move changed(rules::Visit) { return rules::Visit{anyPlace().at}; }
    Move changed(rules::PutFigure m) {
        if (dice_.chance(50))
            m.figure = anyFigure();
        else
            m.on = anyPartAt(*turn_.laid());
        return m;
    }
    Move changed(rules::Score) {
        const Piece p = anyPiece();
        return rules::Score{p.at, p.part};
    }
    Move changed(rules::Discard) { return rules::Discard{anyTile()}; }
    Move changed(rules::Pass) { return anySpecial(); }
    Move changed(rules::EndGame) { return anySpecial(); }
    Move changed(rules::SpecialMove m) {
        switch (dice_.below(4)) {
        case 0: {
            const Piece p = anyPlace();
            m.at = p.at;
            if (m.on != rules::kNoPart) m.on = p.part;
            break;
        }
        case 1:
            if (m.on != rules::kNoPart && table_.map().at(m.at)) m.on = anyPartAt(m.at);
            break;
        case 2: m.figure = anyFigure(); break;
        default: m.number = dice_.between(-1, 9); break;
        }
        return m;
    }

    // Any move at all
    Move any() {
        switch (dice_.below(9)) {
        case 0: return rules::Claim{anyPlace().at};
        case 1: return rules::BuyBack{anyPlace().at};
        case 2: return rules::Visit{anyPlace().at};
        case 3: return changed(rules::Score{});
        case 4: return rules::Pass{};
        case 5: return rules::PutFigure{turn_.laid() ? anyPartAt(*turn_.laid()) : PartIndex{0}, anyFigure()};
        default: return anySpecial();
        }
    }
    Move anySpecial() {
        std::vector<std::string_view> words;
        for (const rules::Expansion *e : table_.setting().expansions)
            for (const std::string_view word : e->moveWords()) words.push_back(word);
        if (words.empty()) return rules::Claim{anyPlace().at};
        const Piece p = anyPlace();
        return rules::SpecialMove{.word = dice_.pick(words),
                                  .at = p.at,
                                  .on = p.part,
                                  .figure = dice_.chance(50) ? rules::kMeeple : anyFigure(),
                                  .number = dice_.between(0, 8)};
    }

    // Things to change it to
    TileId anyTile() { return static_cast<TileId>(dice_.below(table_.setting().tiles.size())); }
    FigureKind anyFigure() { return dice_.pick(table_.setting().figures); }
    PartIndex anyPartAt(Position at) {
        const auto parts = table_.map().at(at)->tile->parts.size();
        return dice_.chance(10) ? rules::kBathhousePart : static_cast<PartIndex>(dice_.below(parts));
    }
    Piece anyPiece() {
        const Laid &l = dice_.pick(table_.map().laid());
        return {l.at, static_cast<PartIndex>(dice_.below(l.tile->parts.size()))};
    }
    /// Where anybody's figure is, or a bathhouse, or on a tile, or beside one.
    Piece anyPlace() {
        if (!table_.figures().empty() && dice_.chance(40)) return dice_.pick(table_.figures()).where;
        const auto baths = table_.bathhouses();
        if (!baths.empty() && dice_.chance(25)) return {dice_.pick(baths), rules::kBathhousePart};
        Piece p = anyPiece();
        if (dice_.chance(30)) p.at.x += dice_.between(-1, 1);
        return p;
    }

    // What need not be refused
    bool isListed(const Move &m) const {
        const Move written = asWritten(m);
        if (std::ranges::find(written_, written) != written_.end()) return true;
        if (const auto *score = std::get_if<rules::Score>(&m)) {  // any part names a feature
            const auto waiting = waitingFeatures(table_, turn_);
            return open_.kind == DecisionKind::ScoreOrder &&
                   std::ranges::find(waiting, table_.map().featureNumber({score->at, score->on})) != waiting.end();
        }
        const auto *special = std::get_if<rules::SpecialMove>(&written);
        if (special && special->word == "bridge" && open_.kind == DecisionKind::PlaceTile) {
            // With another tile than the one in hand it may do.
            const auto all = bridgeMoves(table_, turn_, std::nullopt);
            return std::ranges::find(all, written) != all.end();
        }
        return special && isLooserName(*special);
    }
    /// A city's castle may be named by any of its parts. Who leaves out the seat, or the kind of figure, of a move on a figure
    /// means the first one there.
    bool isLooserName(const rules::SpecialMove &m) const {
        const auto same = [&](const Move &other) {
            const auto *o = std::get_if<rules::SpecialMove>(&other);
            if (!o || o->word != m.word) return false;
            if (m.word == "castle" || m.word == "castle-points")
                return isNamed(m) &&
                       table_.map().featureNumber({m.at, m.on}) == table_.map().featureNumber({o->at, o->on});
            const bool figure =
                m.figure == o->figure || (m.figure == rules::kMeeple && (m.word == "fairy" || m.word == "princess"));
            const bool seat = m.number == o->number || (m.number == 0 && (m.word == "ghost" || m.word == "princess"));
            const bool seatOfOnlyOne = m.word == "princess" && m.number != 0 && o->number == 0 && isSeatThere(m);
            return m.at == o->at && m.on == o->on && figure && (seat || seatOfOnlyOne);
        };
        return std::ranges::any_of(written_, same);
    }
    bool isNamed(const rules::SpecialMove &m) const {
        const Laid *l = table_.map().at(m.at);
        return l && m.on < l->tile->parts.size();
    }
    bool isSeatThere(const rules::SpecialMove &m) const {
        return std::ranges::any_of(table_.figures(), [&](const Figure &f) {
            return f.where == Piece{m.at, m.on} && static_cast<int>(index(f.player)) + 1 == m.number;
        });
    }
    /// In the figure phase a move of the next turn closes what comes before it.
    bool closes(const Move &m) const {
        if (open_.kind != DecisionKind::Claim && open_.kind != DecisionKind::AfterPlacing) return false;
        const auto *special = std::get_if<rules::SpecialMove>(&m);
        return special && (special->word == "abbey" || special->word == "bridge");
    }
    /// Another tile than the one in hand may lie where it fits, and be set aside where it fits nowhere.
    bool isOtherTile(const Move &m) const {
        const auto fits = [&](TileId id, Position at, rules::Rotation r) { return mayLay(table_, turn_, {id, at, r}); };
        if (const auto *place = std::get_if<rules::Place>(&m)) return fits(place->tile, place->at, place->rotation);
        const auto *discard = std::get_if<rules::Discard>(&m);
        if (!discard) return false;
        for (const Position p : table_.map().spacesAround())
            for (const rules::Rotation r : rules::kRotations)
                if (fits(discard->tile, p, r)) return false;
        return true;
    }

    const Table &table_;
    const TurnSoFar &turn_;
    const rules::Decision &open_;
    test::Dice &dice_;
    const std::vector<Move> &listed_;
    std::vector<Move> written_;
};

} // namespace

std::vector<Move> unlistedMoves(const std::vector<Move> &listed, const Table &table, const TurnSoFar &turn,
                                const rules::Decision &open, test::Dice &dice, std::size_t tries) {
    std::vector<Move> found;
    Mutants mutants(listed, table, turn, open, dice);
    for (std::size_t i = 0; i < tries; ++i)
        if (auto m = mutants.next()) found.push_back(std::move(*m));
    return found;
}

} // namespace bathhouse::slow
