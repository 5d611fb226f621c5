// SPDX-License-Identifier: MIT
#include "app/card_text.h"

#include <QStringList>

#include <algorithm>

namespace bathhouse::app {

using tutor::Card;
using tutor::CardSentence;
using tutor::Catalogue;
using tutor::pick;

namespace {

constexpr int kLineWidth = 80;

} // namespace

QString wrapped(const QString &text, const QString &first, const QString &indent) {
    QString result;
    QString line = first;
    bool atStart = true;
    for (const QString &word : text.split(u' ', Qt::SkipEmptyParts)) {
        if (!atStart && line.size() + 1 + word.size() > kLineWidth) {
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

QString statementText(const Catalogue &catalogue, const Card &card, const std::string &language,
                      const QString &indent) {
    QString text;
    for (const CardSentence &sentence : card.statement)
        text += u'\n' + wrapped(QString::fromStdString(pick(sentence.text, language)), indent, indent) +
                wrapped(badge(catalogue, sentence, language), indent, indent);
    return text;
}

Json statementJson(const Card &card, const std::string &language) {
    Json statement = Json::array();
    for (const CardSentence &sentence : card.statement) {
        Json part{{"text", pick(sentence.text, language)},
                  {"status", tutor::name(sentence.status)},
                  {"sources", sentence.sources}};
        if (!sentence.follows.empty()) part["follows"] = sentence.follows;
        statement.push_back(std::move(part));
    }
    return statement;
}

} // namespace bathhouse::app
