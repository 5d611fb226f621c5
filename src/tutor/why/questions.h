// SPDX-License-Identifier: MIT
#pragma once
#include "tutor/why/why.h"

/// What a learner may ask about a place, in words: for the menus of the window.
namespace bathhouse::tutor {

/// A question and what it asks.
struct Question {
    About about;
    std::string text;
    bool denies = false;  ///< why something is not so
};

/// The question in words: "Why does Red have 9 points?", "Why can't Red buy this meeple back now?"
std::string questionText(const About &, const Story &, const std::string &language);

/// The questions that make sense at a spot, what there is before what is not: about a bathhouse (kBathhousePart), a part
/// with its whole feature and its figures, or a space (kNoPart). At most ten.
std::vector<Question> questionsAt(const Story &, const rules::PartRef &spot, const std::string &language);
/// The question about the points of each player, by seat.
std::vector<Question> questionsAboutPoints(const Story &, const std::string &language);

} // namespace bathhouse::tutor
