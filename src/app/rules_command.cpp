// SPDX-License-Identifier: MIT
#include "app/rules_command.h"

#include "scenario/json.h"
#include "tutor/catalogue.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <optional>

namespace bathhouse::app {

namespace {

using tutor::Card;
using tutor::CardSentence;
using tutor::Catalogue;
using tutor::pick;

constexpr int lineWidth = 80;
constexpr std::array<const char *, 4> languages{"en", "fr", "nl", "de"};

struct Request {
    QString id;
    std::string language = "en";
    bool json = false;
};

void print(std::FILE *stream, const QString &text) {
    const QByteArray bytes = text.toUtf8();
    std::fwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), stream);
}

/// What the arguments ask for, or nothing after saying on stderr what is wrong with them.
std::optional<Request> requestOf(const QStringList &args) {
    const auto wrong = [](const QString &sentence) -> std::optional<Request> {
        print(stderr, sentence + u'\n');
        return std::nullopt;
    };
    Request request;
    for (qsizetype i = 0; i < args.size(); ++i) {
        const QString &arg = args[i];
        if (arg == u"--json") {
            request.json = true;
        } else if (arg == u"--lang" || arg.startsWith(u"--lang=")) {
            const bool inOne = arg.startsWith(u"--lang=");
            request.language = inOne ? arg.mid(7).toStdString() : args.value(++i).toStdString();
            if (std::ranges::find(languages, request.language) == languages.end()) {
                return wrong(QStringLiteral("--lang: one of en, fr, nl, de is expected"));
            }
        } else if (arg.startsWith(u'-')) {
            return wrong(QStringLiteral("rules: there is no option %1; --lang and --json are known").arg(arg));
        } else if (!request.id.isEmpty()) {
            return wrong(QStringLiteral("rules: one rule at a time; %1 is too many").arg(arg));
        } else {
            request.id = arg;
        }
    }
    return request;
}

/// The text in lines of at most `lineWidth` letters, each after `indent`; the first one after `first`.
QString wrapped(const QString &text, const QString &first, const QString &indent) {
    QString result;
    QString line = first;
    bool atStart = true;
    for (const QString &word : text.split(u' ', Qt::SkipEmptyParts)) {
        if (!atStart && line.size() + 1 + word.size() > lineWidth) {
            result += line + u'\n';
            line = indent;
            atStart = true;
        }
        line += atStart ? word : u' ' + word;
        atStart = false;
    }
    return result + line + u'\n';
}

QString joined(const std::vector<std::string> &parts) {
    QStringList list;
    std::ranges::transform(parts, std::back_inserter(list), &QString::fromStdString);
    return list.join(QLatin1String(", "));
}

QString statusList(const Catalogue &catalogue, const Card &card, const std::string &language) {
    QStringList labels;
    for (const tutor::Status status : card.statuses()) {
        labels << QString::fromStdString(catalogue.statusLabel(status, language));
    }
    return labels.join(QLatin1String(", "));
}

/// "[Official · Rulebook, EN]", "[Deduced · follows from visit-several-meeples]"
QString badge(const Catalogue &catalogue, const CardSentence &sentence, const std::string &language) {
    QString text = QString::fromStdString(catalogue.statusLabel(sentence.status, language));
    std::vector<std::string> labels;
    for (const std::string &code : sentence.sources) {
        labels.push_back(catalogue.sourceLabel(code, language));
    }
    if (!labels.empty()) {
        text += QStringLiteral(" · ") + joined(labels);
    }
    if (!sentence.follows.empty()) {
        text += QStringLiteral(" · %1 ").arg(QString::fromStdString(catalogue.label("follows", language))) +
                joined(sentence.follows);
    }
    return u'[' + text + u']';
}

QString overview(const Catalogue &catalogue, const std::string &language) {
    qsizetype idWidth = 0;
    for (const Card &card : catalogue.cards()) {
        idWidth = std::max(idWidth, static_cast<qsizetype>(card.id.size()));
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
                QString::fromStdString(pick(card.title, language)).leftJustified(42) +
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
        return QString::fromStdString(catalogue.label(label, language)) + QStringLiteral(": ");
    };
    QString text = QString::fromStdString(pick(card.title, language)) + u'\n' + QString::fromStdString(card.id) +
                   QStringLiteral(" · ") + QString::fromStdString(catalogue.chapterLabel(card.chapter, language)) +
                   u'\n';
    for (const CardSentence &sentence : card.statement) {
        text += u'\n' + wrapped(QString::fromStdString(pick(sentence.text, language)), indent, indent) +
                wrapped(badge(catalogue, sentence, language), indent, indent);
    }
    text += u'\n' + wrapped(QString::fromStdString(pick(card.meaning, language)), {}, {});
    text += u'\n' + wrapped(QString::fromStdString(pick(card.mistake, language)), heading("mistake"), {});
    if (!card.scenarios.empty()) {
        text += u'\n' + wrapped(joined(card.scenarios), heading("scenarios"), indent);
    }
    return text;
}

Json toJson(const Card &card, const std::string &language) {
    Json statement = Json::array();
    for (const CardSentence &sentence : card.statement) {
        Json part{{"text", pick(sentence.text, language)},
                  {"status", tutor::name(sentence.status)},
                  {"sources", sentence.sources}};
        if (!sentence.follows.empty()) {
            part["follows"] = sentence.follows;
        }
        statement.push_back(std::move(part));
    }
    return {{"id", card.id},
            {"chapter", card.chapter},
            {"title", pick(card.title, language)},
            {"statement", std::move(statement)},
            {"meaning", pick(card.meaning, language)},
            {"mistake", pick(card.mistake, language)},
            {"scenarios", card.scenarios}};
}

void printJson(const Json &json) { print(stdout, QString::fromStdString(json.dump(2)) + u'\n'); }

} // namespace

int runRules(const QStringList &args) {
    const auto request = requestOf(args);
    if (!request) {
        return 2;
    }
    const Catalogue &catalogue = Catalogue::shipped();
    if (request->id.isEmpty()) {
        if (request->json) {
            Json cards = Json::array();
            for (const Card &card : catalogue.cards()) {
                cards.push_back(toJson(card, request->language));
            }
            printJson({{"rules", std::move(cards)}});
        } else {
            print(stdout, overview(catalogue, request->language));
        }
        return 0;
    }
    const std::string id = request->id.toStdString();
    const Card *card = catalogue.find(id);
    if (!card) {
        const auto near = catalogue.nearest(id);
        const QString hint = near ? QStringLiteral("the nearest is %1").arg(QString::fromStdString(*near))
                                  : QStringLiteral("\"bathhouse rules\" lists them all");
        print(stderr, QStringLiteral("rules: there is no rule %1; %2\n").arg(request->id, hint));
        return 2;
    }
    if (request->json) {
        printJson(toJson(*card, request->language));
    } else {
        print(stdout, whole(catalogue, *card, request->language));
    }
    return 0;
}

} // namespace bathhouse::app
