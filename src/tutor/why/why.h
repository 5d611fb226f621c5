// SPDX-License-Identifier: MIT
#pragma once
#include "tutor/why/inspection.h"
#include "tutor/why/reason.h"

#include <variant>

/// Answers to "why?" and "why not?" in a position, from what the engine has reported on the way to it and from what it
/// says of moves that are tried on a copy. No rule is decided here.
namespace bathhouse::tutor {

struct AboutPoints {
    rules::PlayerId player{};
    friend bool operator==(const AboutPoints &, const AboutPoints &) = default;
};
struct AboutBathhouse {
    rules::Position at;
    friend bool operator==(const AboutBathhouse &, const AboutBathhouse &) = default;
};
/// A figure that stands there, or that stood there last.
struct AboutFigure {
    rules::PartRef where;
    friend bool operator==(const AboutFigure &, const AboutFigure &) = default;
};
/// What can be asked about.
using About = std::variant<AboutPoints, AboutBathhouse, AboutFigure>;

/// Everything that can be asked about now: points by seat, bathhouses and figures by position.
std::vector<About> everythingToAsk(const Story &);
/// As it is typed: "red points", "bathhouse 1,0", "meeple at 0,0 road W".
std::string typed(const About &, const Story &);
/// What was typed, in any case, with a player's name or colour. Else sentences that say what can be asked.
std::variant<About, std::string> readAbout(std::string_view text, const Story &, const std::string &language);

/// The answer. For points, the leaves add up to the player's score.
Reason why(const About &, const Story &, const std::string &language);

/// What a move would do or why it is refused.
struct WhyNot {
    scenario::MoveEntry entry;
    std::optional<rules::Refusal> refused;  ///< nothing: it is allowed
    Reason reason;
};
/// A move as it is typed: the JSON of an entry, the words of scenario::moveFrom, or its sentence in the language or in
/// English, whether it is allowed or not. Else what is wrong, one problem a line. `hand`: the next tile, if one is known.
std::variant<scenario::MoveEntry, std::string> readMove(const std::string &text, const Story &,
                                                        const scenario::Scenario &, const scenario::TileLibrary &,
                                                        std::optional<rules::TileId> hand, const std::string &language);
/// Tries a move at the end of the story. `draw`, `drawn`: the tiles to be drawn and how many are used up. A problem if the
/// entry means nothing there.
std::variant<WhyNot, scenario::Problem> whyNot(const scenario::MoveEntry &, const Story &,
                                               const std::vector<std::string> &draw, std::size_t drawn,
                                               const std::string &language);

} // namespace bathhouse::tutor
