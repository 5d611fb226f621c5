// SPDX-License-Identifier: MIT
#pragma once
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace bathhouse::tutor {

enum class Status { Official, Community, Deduced, Disputed, Open };
std::string_view name(Status);  ///< "official", …

/// One sentence of a card with its own status and sources.
struct CardSentence {
    std::map<std::string, std::string> text;  ///< by language
    Status status = Status::Official;
    std::vector<std::string> sources;  ///< "RB", "EN", "FR", "NL"
};

/// A rule of the catalogue (resources/rules/cards/*.json).
struct Card {
    std::string id;
    std::string chapter;                      ///< "setting-up", "placing", "points", "visiting", "leaving", "base"
    std::map<std::string, std::string> title; ///< short name, up to about 40 characters
    std::vector<CardSentence> statement;
    std::map<std::string, std::string> meaning;  ///< why it exists, what it means at the table
    std::map<std::string, std::string> mistake;  ///< the common mistake
    std::vector<std::string> scenarios;       ///< ids of shipped scenarios that show it
    Status status() const;                    ///< of the first sentence
};

/// The rule catalogue: every id of the contract has a card. Loaded once from the compiled-in resources.
class Catalogue {
public:
    static const Catalogue &shipped();
    const std::vector<Card> &cards() const { return cards_; }
    const Card *find(std::string_view id) const;
    /// All ids, for "did you mean".
    std::vector<std::string> ids() const;

private:
    std::vector<Card> cards_;
};

/// The text in `language`, else English.
const std::string &pick(const std::map<std::string, std::string> &texts, const std::string &language);

} // namespace bathhouse::tutor
