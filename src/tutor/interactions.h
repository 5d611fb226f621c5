// SPDX-License-Identifier: MIT
#pragma once
#include "tutor/catalogue.h"

namespace bathhouse::tutor {

/// A ruling on bathhouses and other expansions: which expansions must be there for it to matter. What it says, its status
/// and its scenarios are on the card of the rule.
struct Interaction {
    std::string rule;
    std::vector<std::string> expansions;
    bool needsAll = true;  ///< all of them, or one of them is enough

    /// Whether it matters at a table that plays with these expansions.
    bool matters(const std::vector<std::string> &with) const;
};

/// An expansion on which no ruling is known, with our own reading: deduced, from the rules it follows from.
struct UnruledExpansion {
    std::string id;
    Texts name;
    Texts reading;
    std::vector<std::string> follows;
};

/// What changes at a table that plays with some expansions.
struct Changes {
    std::vector<const Interaction *> rulings;
    std::vector<const UnruledExpansion *> unruled;
    std::vector<const Interaction *> own;  ///< rules of the expansions themselves that have a position to play
};

/// How the bathhouses and other expansions go together: resources/rules/interactions.json. The command line and the window
/// both show what is here.
class Interactions {
public:
    static const Interactions &shipped();
    /// Reads `path`. What is malformed, or names a rule without a card, is added to `problems` as a sentence.
    static Interactions read(const std::string &path, const Catalogue &, std::vector<std::string> &problems);

    /// In the order of the catalogue of rulings.
    const std::vector<Interaction> &rulings() const { return rulings_; }
    const std::vector<UnruledExpansion> &unruled() const { return unruled_; }
    /// Rules of expansions themselves that have a position: no rulings, but worth playing where the expansion is there.
    const std::vector<Interaction> &ownRules() const { return own_; }
    /// Ids of the expansions that rulings are about, each once, in the order in which the rulings name them.
    std::vector<std::string> ruledExpansions() const;
    /// Every id that may be named: ruled ones, then the others.
    std::vector<std::string> everyExpansion() const;
    /// "The Phantom"; an id without a name names itself.
    std::string nameOf(const std::string &expansion, const std::string &language) const;
    /// What changes with these expansions; ids that are not known change nothing.
    Changes with(const std::vector<std::string> &expansions) const;

private:
    std::vector<Interaction> rulings_;
    std::vector<UnruledExpansion> unruled_;
    std::vector<Interaction> own_;
};

/// "With “Abbey and Mayor”" or "With one of these: … or …".
std::string expansionsOf(const Interaction &, const std::string &language);
/// "A rule of “Hills and Sheep” itself"
std::string ownRuleOf(const Interaction &, const std::string &language);
/// "No ruling known for The Tower." with what that means.
std::string noRulingKnown(const UnruledExpansion &, const std::string &language);

} // namespace bathhouse::tutor
