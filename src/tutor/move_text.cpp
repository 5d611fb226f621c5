// SPDX-License-Identifier: MIT
#include "tutor/phrases.h"

namespace bathhouse::tutor {

using namespace rules;

namespace {

/// Words one move as something to choose, or as what was tried: a refused move may name no part, or come at any time.
struct MoveText {
    const Phrases &say;

    std::string operator()(const Place &m) const {
        return say.text(
            {m.rotation == Rotation::None ? "move.place" : "move.place.turned"},
            {{"tile", say.tile(m.tile)}, {"at", say.at(m.at)}, {"degrees", std::to_string(degrees(m.rotation))}});
    }
    std::string operator()(const Claim &m) const {
        return say.text({"move.claim"}, {{"at", say.at(m.at)}, {"guest", say.figure(say.guestKindAt(m.at))}});
    }
    std::string operator()(const BuyBack &m) const {
        const auto b = say.state().bathhouseAt(m.at);
        return say.text({"move.buy-back"}, {{"at", say.at(m.at)},
                                            {"guest", say.figure(say.guestKindAt(m.at))},
                                            {"cost", say.points(b ? say.state().bathhouses[*b].flag : 0)}});
    }
    std::string operator()(const PutFigure &m) const {
        const State &state = say.state();
        const Fillings figure{{"figure", say.aFigure(m.figure)}};
        if (m.on == kBathhousePart) return say.text({"move.meeple.bathhouse"}, figure);
        const bool now = state.turn.phase == DecisionKind::AfterPlacing || state.turn.phase == DecisionKind::Claim;
        const PartRef where{now ? state.board.laid(state.turn.laid).at : Position{}, m.on};
        const auto kind = now ? say.kindAt(where.at, where.part) : std::nullopt;
        if (!kind) return say.text({"move.meeple.other"}, figure);
        return say.text({"move.meeple." + std::string(name(*kind))}, {figure.front(), {"part", say.part(where)}});
    }
    std::string operator()(const Pass &) const {
        return say.text({"move.pass." + std::string(name(say.state().decision())), "move.pass"});
    }
    std::string operator()(const Score &m) const {
        const auto kind = say.kindAt(m.at, m.on);
        return say.text({kind ? "move.score." + std::string(name(*kind)) : "move.score.other"}, {{"at", say.at(m.at)}});
    }
    std::string operator()(const Visit &m) const {
        const auto b = say.state().bathhouseAt(m.at);
        const bool surrounded = b && say.state().bathhouses[*b].closedTurn >= 0;
        return say.text({surrounded ? "move.bathhouse.surrounded" : "move.bathhouse"},
                        {{"at", say.at(m.at)}, {"figure", say.figure(say.scoredKind())}});
    }
    std::string operator()(const Discard &m) const { return say.text({"move.discard"}, {{"tile", say.tile(m.tile)}}); }
    std::string operator()(const EndGame &) const { return say.text({"move.end-game"}); }
    std::string operator()(const SpecialMove &m) const {
        Fillings fillings{{"word", std::string(m.word)},
                          {"at", say.at(m.at)},
                          {"figure", say.aFigure(m.figure)},
                          {"number", std::to_string(m.number)},
                          {"points", say.points(worthAt(m.at))}};
        const bool owned = m.number >= 1 && m.number <= say.state().setting->players;
        if (owned) fillings.emplace_back("owner", say.player(PlayerId{static_cast<std::uint8_t>(m.number - 1)}));
        const bool isThere = m.on == kBathhousePart || say.kindAt(m.at, m.on);
        fillings.emplace_back("part", isThere ? say.part({m.at, m.on}) : say.text({"part.unknown"}));
        const std::string key = "move." + std::string(m.word);
        return say.text({key + "." + std::to_string(m.number), owned ? key + ".owned" : key, key, "move.other"},
                        fillings);
    }

    /// What the monastery or garden at a place is worth now.
    int worthAt(Position at) const {
        const State &state = say.state();
        const auto laid = state.board.at(at);
        if (!laid) return 0;
        const auto &parts = state.board.tile(*laid).parts;
        for (std::size_t i = 0; i < parts.size(); ++i)
            if (parts[i].kind == PartKind::Monastery || parts[i].kind == PartKind::Garden)
                return preview(state, state.board.feature(*laid, static_cast<PartIndex>(i)), Scoring::Withdrawn).points;
        return 0;
    }
};

/// A move begins with a capital letter, also where it begins with a figure: "Einen Meeple …", "Évaluer …".
std::string capital(std::string text) {
    const auto lower = [&text](std::size_t i, unsigned char from, unsigned char to) {
        const auto c = i < text.size() ? static_cast<unsigned char>(text[i]) : static_cast<unsigned char>(0);
        return c >= from && c <= to;
    };
    // In UTF-8 the letters from à to þ are two bytes; 0x20 lies between small and capital in both cases.
    const std::size_t at = lower(0, 0xC3, 0xC3) && lower(1, 0xA0, 0xBE) ? 1 : 0;
    if (at == 1 || lower(0, 'a', 'z')) text[at] = static_cast<char>(text[at] - 0x20);
    return text;
}

} // namespace

std::string moveText(const Move &move, const Phrases &phrases) { return capital(std::visit(MoveText{phrases}, move)); }

} // namespace bathhouse::tutor
