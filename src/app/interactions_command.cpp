// SPDX-License-Identifier: MIT
#include "app/arguments.h"
#include "app/card_text.h"
#include "app/commands.h"
#include "app/console.h"
#include "app/json_text.h"
#include "scenario/spelling.h"
#include "tutor/interactions.h"
#include "tutor/text_table.h"
#include "ui/lesson_list.h"

#include <algorithm>
#include <limits>

namespace bathhouse::app {

namespace {

using scenario::inQuotes;
using tutor::Card;
using tutor::Catalogue;
using tutor::Interaction;
using tutor::Interactions;
using tutor::pick;
using tutor::TextTable;
using tutor::UnruledExpansion;

/// What brings the bathhouses themselves. It is always there, so naming it changes nothing.
constexpr std::string_view kBathhouses = "barber-surgeons";
constexpr std::size_t kAnyNumber = std::numeric_limits<std::size_t>::max();

/// "There is no expansion "princess"; did you mean "princess-and-dragon"? Known are "abbot", …"
void unknownExpansion(const std::string &id, scenario::Words known) {
    const auto near = scenario::nearestOfWords(id, known);
    std::ranges::sort(known);
    complain("bathhouse interactions: --with: There is no expansion " + inQuotes(id) +
             (near ? "; did you mean " + inQuotes(*near) + "?" : ".") + " Known are " + scenario::wordList(known) + ".");
}

/// The ids of `--with a,b` and every further `--with`; all that are known without it. Nothing, after a sentence on stderr,
/// if one is unknown.
std::optional<std::vector<std::string>> expansionsFrom(const std::vector<std::string> &given) {
    const std::vector<std::string> known = Interactions::shipped().everyExpansion();
    if (given.empty()) return known;
    std::vector<std::string> chosen;
    for (const std::string &list : given) {
        for (const QString &part : QString::fromStdString(list).split(u',')) {
            const std::string id = part.trimmed().toStdString();
            if (id == kBathhouses) continue;
            if (std::ranges::find(known, id) == known.end()) {
                unknownExpansion(id, scenario::Words(known.begin(), known.end()));
                return std::nullopt;
            }
            if (std::ranges::find(chosen, id) == chosen.end()) chosen.push_back(id);
        }
    }
    return chosen;
}

/// Where the positions of a card lie below the folder of the program: "scenarios/interactions/tent-moves-on.bathhouse.json".
/// Those that need no other expansion than these come first.
std::vector<std::string> pathsOf(const Card &card, const ui::LessonList &shipped,
                                 const std::vector<std::string> &with) {
    std::vector<std::string> paths;
    for (const ui::Lesson *position : shipped.positions(card.scenarios, with)) {
        const QString path = position->path.mid(2);
        paths.push_back(
            (path.startsWith(QLatin1String("scenarios/")) ? path : QStringLiteral("scenarios/") + path).toStdString());
    }
    return paths;
}

QString line(const std::string &text, const QString &indent = QStringLiteral("  ")) {
    return wrapped(QString::fromStdString(text), indent, indent);
}

/// What stands at the head of a ruling, or of a rule that an expansion has of its own.
using Heading = std::string (*)(const Interaction &, const std::string &language);

QString asText(const Interaction &ruling, Heading heading, const ui::LessonList &shipped,
               const std::vector<std::string> &with, const std::string &language) {
    const Catalogue &catalogue = Catalogue::shipped();
    const Card &card = *catalogue.find(ruling.rule);
    const TextTable &texts = TextTable::of(language);
    QString text = QString::fromStdString(pick(card.title, language)) + u'\n' + QString::fromStdString(card.id) +
                   QStringLiteral(" · ") + QString::fromStdString(heading(ruling, language)) + u'\n' +
                   statementText(catalogue, card, language, QStringLiteral("  ")) + u'\n';
    const auto paths = pathsOf(card, shipped, with);
    if (paths.empty()) text += line(texts.text({"interactions.unplayed"}));
    for (const std::string &path : paths)
        text += QStringLiteral("  ") + QString::fromStdString(texts.text({"interactions.scenario"}, {{"path", path}})) +
                u'\n';
    return text;
}

QString asText(const UnruledExpansion &expansion, const std::string &language) {
    const Catalogue &catalogue = Catalogue::shipped();
    const tutor::CardSentence reading{expansion.reading, tutor::Status::Deduced, {}, expansion.follows};
    return wrapped(QString::fromStdString(noRulingKnown(expansion, language)), {}, {}) + u'\n' +
           line(TextTable::of(language).text({"interactions.reading"},
                                             {{"reading", pick(expansion.reading, language)}})) +
           line(badge(catalogue, reading, language).toStdString());
}

int tell(const tutor::Changes &changes, const std::vector<std::string> &with, const std::string &language) {
    const ui::LessonList shipped;
    QStringList parts;
    for (const Interaction *ruling : changes.rulings)
        parts << asText(*ruling, tutor::expansionsOf, shipped, with, language);
    for (const Interaction *rule : changes.own) parts << asText(*rule, tutor::ownRuleOf, shipped, with, language);
    for (const UnruledExpansion *expansion : changes.unruled) parts << asText(*expansion, language);
    if (parts.isEmpty()) parts << line(TextTable::of(language).text({"interactions.nothing"}), {});
    return answer(parts.join(u'\n').toStdString());
}

int tellScripts(const tutor::Changes &changes, const std::vector<std::string> &with, const std::string &language) {
    const ui::LessonList shipped;
    JsonArrayText rulings(2);
    for (const Interaction *ruling : changes.rulings) {
        const Card &card = *Catalogue::shipped().find(ruling->rule);
        rulings.add({{"id", card.id},
                     {"title", pick(card.title, language)},
                     {ruling->needsAll ? "allOf" : "anyOf", ruling->expansions},
                     {"status", tutor::name(card.status())},
                     {"statement", statementJson(card, language)},
                     {"scenarios", pathsOf(card, shipped, with)},
                     {"playable", !Catalogue::shipped().waits(card.id)}});
    }
    JsonArrayText own(2);
    for (const Interaction *rule : changes.own) {
        const Card &card = *Catalogue::shipped().find(rule->rule);
        own.add({{"id", card.id},
                 {"title", pick(card.title, language)},
                 {"allOf", rule->expansions},
                 {"scenarios", pathsOf(card, shipped, with)}});
    }
    JsonArrayText unruled(2);
    for (const UnruledExpansion *expansion : changes.unruled)
        unruled.add({{"id", expansion->id},
                     {"name", pick(expansion->name, language)},
                     {"ruling", nullptr},
                     {"reading", pick(expansion->reading, language)},
                     {"status", tutor::name(tutor::Status::Deduced)},
                     {"follows", expansion->follows}});
    return answer("{\n  \"with\": " + Json(with).dump() + ",\n  \"rulings\": " + rulings.text() +
                  ",\n  \"ownRules\": " + own.text() + ",\n  \"noRuling\": " + unruled.text() + "\n}\n");
}

} // namespace

int runInteractions(const QStringList &args) {
    const auto arguments = Arguments::parse({"interactions", {"--json"}, {"--with", "--lang"}, 0, kAnyNumber}, args);
    if (!arguments) return InputWrong;
    if (!arguments->files().empty()) {
        complain("bathhouse interactions: " + inQuotes(arguments->file()) +
                 " is too many. Expansions are named after --with: --with " + arguments->file());
        return InputWrong;
    }
    const auto language = languageOf(*arguments);
    if (!language) return InputWrong;
    const auto with = expansionsFrom(arguments->values("--with"));
    if (!with) return InputWrong;
    const tutor::Changes changes = Interactions::shipped().with(*with);
    return arguments->has("--json") ? tellScripts(changes, *with, *language) : tell(changes, *with, *language);
}

} // namespace bathhouse::app
