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

// Why something is not so, or has not happened.
/// A guest that is not taken back for free.
struct AboutNotFree {
    rules::Position at;
    friend bool operator==(const AboutNotFree &, const AboutNotFree &) = default;
};
/// A guest that is not bought back.
struct AboutNoBuyBack {
    rules::Position at;
    friend bool operator==(const AboutNoBuyBack &, const AboutNoBuyBack &) = default;
};
/// A figure that stands there, or stood there last, and is in no bathhouse.
struct AboutNoBath {
    rules::PartRef where;
    friend bool operator==(const AboutNoBath &, const AboutNoBath &) = default;
};
/// A feature that gets nothing for a flag.
struct AboutNoBonus {
    rules::PartRef where;
    friend bool operator==(const AboutNoBonus &, const AboutNoBonus &) = default;
};
/// A feature that is not scored.
struct AboutNoPoints {
    rules::PartRef where;
    friend bool operator==(const AboutNoPoints &, const AboutNoPoints &) = default;
};
/// A space that the tile in hand is not laid on.
struct AboutNoTile {
    rules::Position at;
    friend bool operator==(const AboutNoTile &, const AboutNoTile &) = default;
};
/// A part that no figure is put on; kBathhousePart: the bathhouse.
struct AboutNoFigure {
    rules::PartRef where;
    rules::FigureKind figure = rules::kMeeple;
    friend bool operator==(const AboutNoFigure &, const AboutNoFigure &) = default;
};
/// What can be asked about.
using About = std::variant<AboutPoints, AboutBathhouse, AboutFigure, AboutNotFree, AboutNoBuyBack, AboutNoBath,
                           AboutNoBonus, AboutNoPoints, AboutNoTile, AboutNoFigure>;

/// Everything that can be asked about now: points by seat, bathhouses and figures by position.
std::vector<About> everythingToAsk(const Story &);
/// Everything of which it can be asked why it is not so: guests, figures, features by their first part, spaces for the
/// tile in hand, parts of the tile just placed.
std::vector<About> everythingToDeny(const Story &);
/// As it is typed: "red points", "bathhouse 1,0", "meeple at 0,0 road W", "no bonus at 0,0 road W".
std::string typed(const About &, const Story &);
/// What was typed, in any case, with a player's name or colour. Else sentences that say what can be asked.
std::variant<About, std::string> readAbout(std::string_view text, const Story &, const std::string &language);

/// The answer. For points, the leaves add up to the player's score.
Reason why(const About &, const Story &, const std::string &language);

/// What a step did: a reason for each of its events, with those behind it. The points of a scoring are what each of its
/// winners gets.
std::vector<Reason> whatHappened(const Story &, std::size_t step, const std::string &language);

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
