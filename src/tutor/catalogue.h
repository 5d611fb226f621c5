// SPDX-License-Identifier: MIT
#pragma once
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace bathhouse::tutor {

enum class Status { Official, Community, Deduced, Disputed, Open };
std::string_view name(Status);  ///< "official", …
std::optional<Status> statusNamed(std::string_view name);

/// A text by language code: "en", "fr", …
using Texts = std::map<std::string, std::string>;

/// One sentence of a card with its own status and sources.
struct CardSentence {
    Texts text;
    Status status = Status::Official;
    std::vector<std::string> sources;  ///< codes of Catalogue::sources(); empty if deduced or open
    std::vector<std::string> follows;  ///< deduced only: the rules it follows from
};

/// A rule of the catalogue (resources/rules/cards/*.json).
struct Card {
    std::string id;
    std::string chapter;  ///< the id of one of Catalogue::chapters()
    Texts title;          ///< short name, up to about 40 characters
    std::vector<CardSentence> statement;
    Texts meaning;                       ///< why it exists, what it means at the table
    Texts mistake;                       ///< the common mistake
    std::vector<std::string> scenarios;  ///< ids of shipped scenarios that show it
    Status status() const;               ///< of the first sentence
    /// The status words of its sentences, each once, in their order.
    std::vector<Status> statuses() const;
};

/// A word the cards use (a chapter, a status, a source, a label) and how it is shown: resources/rules/words.json.
struct CatalogueWord {
    std::string id;
    Texts name;
    Texts meaning;  ///< empty for chapters and labels
};

/// The rule catalogue: every id of the contract has a card. Loaded once from the compiled-in resources.
class Catalogue {
public:
    static const Catalogue &shipped();
    /// Reads `folder`/words.json, for each chapter named there `folder`/cards/CHAPTER.json, and `folder`/waiting.json. What is
    /// malformed is left out and added to `problems` as a sentence with the file and the card.
    static Catalogue read(const std::string &folder, std::vector<std::string> &problems);

    /// In learning order: by chapter, and within it as the file has them.
    const std::vector<Card> &cards() const { return cards_; }
    const std::vector<CatalogueWord> &chapters() const { return chapters_; }
    const std::vector<CatalogueWord> &statusWords() const { return statuses_; }
    const std::vector<CatalogueWord> &sources() const { return sources_; }

    const Card *find(std::string_view id) const;
    /// Whether the rule needs an expansion that this program does not play yet (resources/rules/waiting.json): it has a card,
    /// but no scenario can show it.
    bool waits(std::string_view id) const { return waiting_.contains(id); }
    /// All ids, for "did you mean".
    std::vector<std::string> ids() const;
    /// The id that was probably meant by a mistyped or unfinished one.
    std::optional<std::string> nearest(std::string_view id) const;

    /// How a badge names a status or a source, a heading a chapter: "Official", "Rulebook", "Leaving a bathhouse". An unknown id names itself.
    std::string statusLabel(Status, const std::string &language) const;
    std::string sourceLabel(const std::string &code, const std::string &language) const;
    std::string chapterLabel(const std::string &id, const std::string &language) const;
    /// The small words around a card: "follows" ("follows from"), "mistake", "scenarios", and "waiting", the
    /// sentence for a rule that waits().
    std::string label(const std::string &id, const std::string &language) const;

private:
    void readChapter(const std::string &path, const std::string &chapter, std::vector<std::string> &problems);
    void readWaiting(const std::string &path, std::vector<std::string> &problems);

    std::vector<Card> cards_;
    std::set<std::string, std::less<>> waiting_;
    std::vector<CatalogueWord> chapters_;
    std::vector<CatalogueWord> statuses_;
    std::vector<CatalogueWord> sources_;
    std::vector<CatalogueWord> labels_;
};

/// The text in `language`, else English.
const std::string &pick(const Texts &texts, const std::string &language);

} // namespace bathhouse::tutor
