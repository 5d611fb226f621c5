// SPDX-License-Identifier: MIT
#include "app/junit.h"

#include <QXmlStreamWriter>

#include <algorithm>

namespace bathhouse::app {

namespace {

/// Text as XML can hold it: characters that no XML may contain become question marks.
QString xmlText(const std::string &text) {
    QString result = QString::fromStdString(text);
    for (QChar &c : result)
        if ((c < u' ' && c != u'\n' && c != u'\t') || c == QChar(0xFFFE) || c == QChar(0xFFFF)) c = u'?';
    return result;
}

void writeVerdict(QXmlStreamWriter &xml, const Verdict &verdict) {
    xml.writeStartElement(QStringLiteral("testcase"));
    xml.writeAttribute(QStringLiteral("classname"), QStringLiteral("bathhouse.check"));
    xml.writeAttribute(QStringLiteral("name"), xmlText(verdict.file));
    if (!verdict.failures.empty()) {
        xml.writeStartElement(verdict.inputWrong ? QStringLiteral("error") : QStringLiteral("failure"));
        xml.writeAttribute(QStringLiteral("message"), xmlText(verdict.failures.front()));
        std::string all;
        for (const std::string &failure : verdict.failures) all += failure + "\n";
        xml.writeCharacters(xmlText(all));
        xml.writeEndElement();
    }
    xml.writeEndElement();
}

}  // namespace

std::string junitReport(const std::vector<Verdict> &verdicts) {
    const auto count = [&](auto &&of) { return QString::number(std::ranges::count_if(verdicts, of)); };
    QByteArray bytes;
    QXmlStreamWriter xml(&bytes);
    xml.setAutoFormatting(true);
    xml.setAutoFormattingIndent(2);
    xml.writeStartDocument();
    xml.writeStartElement(QStringLiteral("testsuite"));
    xml.writeAttribute(QStringLiteral("name"), QStringLiteral("bathhouse check"));
    xml.writeAttribute(QStringLiteral("tests"), QString::number(verdicts.size()));
    xml.writeAttribute(QStringLiteral("failures"),
                       count([](const Verdict &v) { return !v.failures.empty() && !v.inputWrong; }));
    xml.writeAttribute(QStringLiteral("errors"), count([](const Verdict &v) { return v.inputWrong; }));
    for (const Verdict &verdict : verdicts) writeVerdict(xml, verdict);
    xml.writeEndElement();
    xml.writeEndDocument();
    return bytes.toStdString();
}

}  // namespace bathhouse::app
