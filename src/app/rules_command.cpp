// SPDX-License-Identifier: MIT
#include "app/rules_command.h"

#include "app/arguments.h"
#include "app/card_text.h"
#include "app/console.h"
#include "app/coverage_report.h"
#include "app/json_text.h"
#include "scenario/spelling.h"
#include "tutor/catalogue.h"
#include "tutor/summary.h"
#include "tutor/wording.h"
#include "ui/learn/summary_sheet.h"

#include <QGuiApplication>

#include <algorithm>
#include <limits>

namespace bathhouse::app {

namespace {

using tutor::Card;
using tutor::Catalogue;
using tutor::pick;

QString statusList(const Catalogue &catalogue, const Card &card, const std::string &language) {
    QStringList labels;
    for (const tutor::Status status : card.statuses()) {
        labels << QString::fromStdString(catalogue.statusLabel(status, language));
    }
    return labels.join(QLatin1String(", "));
}

QString overview(const Catalogue &catalogue, const std::string &language) {
    qsizetype idWidth = 0;
    qsizetype titleWidth = 0;
    for (const Card &card : catalogue.cards()) {
        idWidth = std::max(idWidth, static_cast<qsizetype>(card.id.size()));
        titleWidth = std::max(titleWidth, QString::fromStdString(pick(card.title, language)).size());
    }
    QString text;
    std::string chapter;
    for (const Card &card : catalogue.cards()) {
        if (card.chapter != chapter) {
            text += (chapter.empty() ? QString() : QStringLiteral("\n")) +
                    QString::fromStdString(catalogue.chapterLabel(card.chapter, language)) + u'\n';
            chapter = card.chapter;
        }
        text += QStringLiteral("  ") + QString::fromStdString(card.id).leftJustified(idWidth + 2) +
                QString::fromStdString(pick(card.title, language)).leftJustified(titleWidth + 2) +
                statusList(catalogue, card, language) + u'\n';
    }
    text += u'\n';
    for (const tutor::CatalogueWord &status : catalogue.statusWords()) {
        text += QString::fromStdString(pick(status.name, language)).leftJustified(11) +
                QString::fromStdString(pick(status.meaning, language)) + u'\n';
    }
    return text;
}

QString whole(const Catalogue &catalogue, const Card &card, const std::string &language) {
    const QString indent = QStringLiteral("  ");
    const auto heading = [&](const char *label) {
        return QString::fromStdString(
                   tutor::Wording(language).text("report.label", {{"label", catalogue.label(label, language)}})) +
               u' ';
    };
    QString text = QString::fromStdString(pick(card.title, language)) + u'\n' + QString::fromStdString(card.id) +
                   QStringLiteral(" · ") + QString::fromStdString(catalogue.chapterLabel(card.chapter, language)) +
                   u'\n';
    text += statementText(catalogue, card, language, indent);
    text += u'\n' + wrapped(QString::fromStdString(pick(card.meaning, language)), {}, {});
    text += u'\n' + wrapped(QString::fromStdString(pick(card.mistake, language)), heading("mistake"), {});
    if (catalogue.waits(card.id)) {
        text += u'\n' + wrapped(QString::fromStdString(catalogue.label("waiting", language)), {}, {});
    }
    if (!card.scenarios.empty()) {
        text += u'\n' + wrapped(joined(card.scenarios), heading("scenarios"), indent);
    }
    return text;
}

Json toJson(const Catalogue &catalogue, const Card &card, const std::string &language) {
    return {{"id", card.id},
            {"chapter", card.chapter},
            {"title", pick(card.title, language)},
            {"statement", statementJson(card, language)},
            {"meaning", pick(card.meaning, language)},
            {"mistake", pick(card.mistake, language)},
            {"scenarios", card.scenarios},
            {"playable", !catalogue.waits(card.id)}};
}

int listAll(const Catalogue &catalogue, const std::string &language, bool asJson) {
    if (!asJson) return answer(overview(catalogue, language).toStdString());
    JsonArrayText cards(2);
    for (const Card &card : catalogue.cards()) cards.add(toJson(catalogue, card, language));
    return answer("{\n  \"rules\": " + cards.text() + "\n}\n");
}

/// The rules on one page: into a file, or as text on stdout.
int summarise(const Arguments &arguments, const std::string &language, int &argc, char **argv) {
    const auto out = arguments.value("-o");
    if (!arguments.has("--summary")) {
        complain("bathhouse rules: -o goes with --summary, which writes the rules on one page.");
        return InputWrong;
    }
    if (!arguments.files().empty() || arguments.has("--json")) {
        complain("bathhouse rules: --summary tells all rules as a page; it takes neither a rule nor --json.");
        return InputWrong;
    }
    if (!out) return answer(tutor::summaryText(tutor::summaryOf(Catalogue::shipped(), language)));
    // Drawing needs fonts, not a display.
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    const auto problem = ui::writeSummary(QString::fromStdString(*out), QString::fromStdString(language));
    if (!problem) return Fine;
    complain("bathhouse rules: -o " + problem->toStdString());
    return InputWrong;
}

} // namespace

int runRules(int &argc, char **argv, const QStringList &args) {
    const auto arguments = Arguments::parse(
        {"rules", {"--json", "--summary", "--coverage"}, {"--lang", "-o"}, 0, std::numeric_limits<std::size_t>::max()}, args);
    if (!arguments) return InputWrong;
    const auto language = languageOf(*arguments);
    if (!language) return InputWrong;
    if (arguments->has("--summary") || arguments->value("-o")) return summarise(*arguments, *language, argc, argv);
    const Catalogue &catalogue = Catalogue::shipped();
    const std::vector<std::string> &ids = arguments->files();
    if (arguments->has("--coverage")) {
        if (ids.empty()) return reportCoverage(arguments->has("--json"));
        complain("bathhouse rules: --coverage tells of all rules; leave out " + scenario::inQuotes(ids.front()) + ".");
        return InputWrong;
    }
    if (ids.empty()) return listAll(catalogue, *language, arguments->has("--json"));
    if (ids.size() > 1) {
        complain("bathhouse rules: Only one rule at a time: " + scenario::inQuotes(ids[1]) + " is too many.");
        return InputWrong;
    }
    const Card *card = catalogue.find(ids.front());
    if (!card) {
        const auto near = catalogue.nearest(ids.front());
        complain(
            "bathhouse rules: There is no rule " + scenario::inQuotes(ids.front()) +
            (near ? "; did you mean " + scenario::inQuotes(*near) + "?" : ". \"bathhouse rules\" lists them all."));
        return InputWrong;
    }
    if (arguments->has("--json")) return answer(nested(toJson(catalogue, *card, *language), 0) + "\n");
    return answer(whole(catalogue, *card, *language).toStdString());
}

} // namespace bathhouse::app
