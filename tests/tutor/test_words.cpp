// SPDX-License-Identifier: MIT
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>

/// docs/languages.md says how each thing is called in each language; the texts of the program must agree.
class TestWords : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void thingsAreCalledWhatThePageOfLanguagesCallsThem();
};

namespace {

QByteArray bytesOf(const QString &path) {
    QFile file(QStringLiteral(BATHHOUSE_SOURCE_DIR "/") + path);
    if (!file.open(QIODevice::ReadOnly)) qFatal("cannot open %s", qPrintable(path));
    return file.readAll();
}

/// A word without what is added in brackets or behind a colon: "watchtower: roads" is a watchtower.
QString bare(QString word) {
    static const QRegularExpression brackets(QStringLiteral("\\s*\\([^)]*\\)\\s*"));
    return word.replace(brackets, QStringLiteral(" ")).section(u':', 0, 0).trimmed().toLower();
}

/// The rows of the table of words: a cell per language, each of one or more words.
QList<QList<QStringList>> rowsOfWords() {
    QList<QList<QStringList>> rows;
    const QStringList lines = QString::fromUtf8(bytesOf(QStringLiteral("docs/languages.md"))).split(u'\n');
    for (const QString &line : lines) {
        const QStringList cells = line.split(u'|');
        if (cells.size() != 6) continue;
        QList<QStringList> row;
        for (qsizetype i = 1; i < 5; ++i) {
            QStringList words;
            const QStringList all = cells[i].split(u',');
            for (const QString &word : all) words << bare(word);
            row << words;
        }
        rows << row;
    }
    return rows;
}

QJsonObject textsOf(const QString &language) {
    return QJsonDocument::fromJson(bytesOf(QStringLiteral("resources/texts/%1.json").arg(language))).object();
}

/// "figure.wagon", "token.ghost", "mark.hill": the name of a thing.
bool isName(const QString &key) {
    static const QRegularExpression name(QStringLiteral("^(figure|token|mark)\\.[a-z-]+$"));
    return name.match(key).hasMatch();
}

}  // namespace

void TestWords::thingsAreCalledWhatThePageOfLanguagesCallsThem() {
    const QStringList languages{QStringLiteral("en"), QStringLiteral("fr"), QStringLiteral("nl"), QStringLiteral("de")};
    const QJsonObject english = textsOf(languages[0]);
    QStringList wrong;
    int compared = 0;
    const auto rows = rowsOfWords();
    for (qsizetype l = 1; l < languages.size(); ++l) {
        const QJsonObject own = textsOf(languages[l]);
        for (const auto &row : rows)
            for (auto it = english.begin(); it != english.end(); ++it) {
                const qsizetype place = isName(it.key()) ? row[0].indexOf(bare(it.value().toString())) : -1;
                if (place < 0) continue;
                ++compared;
                const QString said = own[it.key()].toString();
                if (bare(said) != row[l].value(place)) wrong << it.key() + u'/' + languages[l] + QStringLiteral(": ") + said;
            }
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    QVERIFY(compared >= 90);
}

QTEST_APPLESS_MAIN(TestWords)
#include "test_words.moc"
