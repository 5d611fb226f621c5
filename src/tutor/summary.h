// SPDX-License-Identifier: MIT
#pragma once
#include "tutor/catalogue.h"

namespace bathhouse::tutor {

/// Sentences of one card that are equally sure.
struct SummaryLine {
    Status status = Status::Official;
    std::string text;
};

/// A card as the summary tells it: its title and all its sentences, those of one status together.
struct SummaryRule {
    std::string id;
    std::string title;
    std::vector<SummaryLine> lines;
};

struct SummarySection {
    std::string chapter;  ///< "setting-up", …
    std::string title;
    std::vector<SummaryRule> rules;
};

/// The rules of the expansion in short, from the cards, in one language.
struct Summary {
    std::string language;
    std::string title;
    std::string subtitle;
    std::vector<SummarySection> sections;  ///< the chapters about bathhouses
    std::vector<std::pair<Status, std::string>> statusWords;  ///< those that occur, with what they mean
    std::string sources;
    std::string fan;  ///< whose it is
};
Summary summaryOf(const Catalogue &, const std::string &language);

/// The summary as plain text, and as one HTML page that needs nothing from outside.
std::string summaryText(const Summary &);
std::string summaryHtml(const Summary &);

}  // namespace bathhouse::tutor
