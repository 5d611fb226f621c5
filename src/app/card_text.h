// SPDX-License-Identifier: MIT
#pragma once
#include "scenario/json.h"
#include "tutor/catalogue.h"

#include <QString>

/// Rule cards as text for a terminal and as values for scripts.
namespace bathhouse::app {

/// The text in lines of at most 80 letters, each after `indent`; the first one after `first`.
QString wrapped(const QString &text, const QString &first, const QString &indent);
/// "a, b, c"
QString joined(const std::vector<std::string> &parts);
/// The sentences of a card, each with its status, its sources and what it follows from below it.
QString statementText(const tutor::Catalogue &, const tutor::Card &, const std::string &language,
                      const QString &indent);
/// "[Deduced · follows from visit-several-meeples]"
QString badge(const tutor::Catalogue &, const tutor::CardSentence &, const std::string &language);
/// The sentences as values: `text`, `status`, `sources`, `follows`.
Json statementJson(const tutor::Card &, const std::string &language);

} // namespace bathhouse::app
