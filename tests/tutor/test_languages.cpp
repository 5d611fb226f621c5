// SPDX-License-Identifier: MIT
#include "rules/expansions/expansion.h"
#include "scenario/json.h"
#include "scenario/writer.h"
#include "tutor/catalogue.h"
#include "tutor/drill/drill.h"
#include "tutor/text_table.h"
#include "tutor/wording_events.h"
#include "tutor/wording_games.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QXmlStreamReader>

#include <algorithm>
#include <set>

using namespace bathhouse;
using namespace bathhouse::test;
using bathhouse::tutor::Fillings;

namespace {

const std::vector<std::string> kTranslations{"de", "fr", "nl"};

Json jsonOf(const QString &path) {
    QFile file(QStringLiteral(BATHHOUSE_SOURCE_DIR "/") + path);
    if (!file.open(QIODevice::ReadOnly)) qFatal("cannot open %s", qPrintable(path));
    const QByteArray bytes = file.readAll();
    return Json::parse(bytes.begin(), bytes.end());
}

std::map<std::string, std::string> sentencesOf(const std::string &language) {
    return jsonOf(QStringLiteral("resources/texts/%1.json").arg(QString::fromStdString(language)))
        .get<std::map<std::string, std::string>>();
}

/// The names between braces; the form of a bent word ("{figure:the}") counts as the word.
std::set<QString> placeholders(const std::string &text) {
    static const QRegularExpression braces(QStringLiteral("\\{([^}:]*)(:[^}]*)?\\}"));
    std::set<QString> names;
    const QString all = QString::fromStdString(text);
    for (auto match = braces.globalMatch(all); match.hasNext();) names.insert(match.next().captured(1));
    return names;
}

/// "form.The.abt": a bent word, which only some languages have.
bool isForm(const std::string &key) { return key.starts_with("form."); }

/// Every text by language in `json`, with the place it is at.
void collect(const Json &json, const std::string &at, std::vector<std::pair<std::string, Json>> &found) {
    if (json.is_object() && json.contains("en") && json["en"].is_string()) {
        found.emplace_back(at, json);
        return;
    }
    if (!json.is_structured()) return;
    for (const auto &[key, value] : json.items()) collect(value, at + "/" + key, found);
}

/// What is wrong with the translations of the files below a folder of the sources: one line each.
QStringList wrongIn(const QString &folder, const QString &pattern) {
    QStringList wrong;
    const QDir root(QStringLiteral(BATHHOUSE_SOURCE_DIR "/"));
    int files = 0;
    for (QDirIterator it(root.filePath(folder), {pattern}, QDir::Files, QDirIterator::Subdirectories); it.hasNext();) {
        const QString path = root.relativeFilePath(it.next());
        std::vector<std::pair<std::string, Json>> texts;
        collect(jsonOf(path), "", texts);
        for (const auto &[at, text] : texts)
            for (const std::string &language : kTranslations) {
                const std::string said = text.value(language, std::string());
                const std::string place = path.toStdString() + at + "/" + language + ": ";
                if (said.empty()) wrong << QString::fromStdString(place + "is missing");
                if (said.find_first_of("{}") != std::string::npos || said.find("  ") != std::string::npos)
                    wrong << QString::fromStdString(place + said);
            }
        ++files;
    }
    if (files == 0) wrong << QStringLiteral("no file in ") + folder;
    return wrong;
}

} // namespace

class TestLanguages : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void thereAreFourLanguages();
    void everyLanguageHasEverySentence_data();
    void everyLanguageHasEverySentence();
    void everySentenceHasThePlaceholdersOfTheEnglishOne_data() { everyLanguageHasEverySentence_data(); }
    void everySentenceHasThePlaceholdersOfTheEnglishOne();
    void everyFigureHasEveryForm_data() { everyLanguageHasEverySentence_data(); }
    void everyFigureHasEveryForm();
    void everythingThatModulesBringHasAName_data() { everyLanguageHasEverySentence_data(); }
    void everythingThatModulesBringHasAName();
    void everyEventIsAFinishedSentence_data() { everyLanguageHasEverySentence_data(); }
    void everyEventIsAFinishedSentence();
    void everyRefusalMoveAndDecisionIsFinished_data() { everyLanguageHasEverySentence_data(); }
    void everyRefusalMoveAndDecisionIsFinished();
    void everySentenceBeginsWithACapital_data() { everyLanguageHasEverySentence_data(); }
    void everySentenceBeginsWithACapital();
    void ruleCardsAreInEveryLanguage();
    void ruleCardsAreShortInEveryLanguage();
    void lessonsAreInEveryLanguage();
    void titlesOfLessonsFitTheListInEveryLanguage();
    void drillsAreFinishedInEveryLanguage();
    void aFigureIsBentAsTheLanguageAsks();
    void frenchDropsAVowelBeforeAVowel();
    void frenchKeepsDoublePunctuationWithItsWord();
    void frenchCountsNothingAsOne();
    void germanPointsStandInTheDative();
    void namesThatAreColoursAreTranslated();
};

void TestLanguages::thereAreFourLanguages() {
    QCOMPARE(Wording::languages(), (std::vector<std::string>{"en", "de", "fr", "nl"}));
    QCOMPARE(tutor::TextTable::nameOf("fr"), std::string("Français"));
}

void TestLanguages::everyLanguageHasEverySentence_data() {
    QTest::addColumn<QString>("language");
    for (const std::string &language : kTranslations)
        QTest::newRow(language.c_str()) << QString::fromStdString(language);
}

void TestLanguages::everyLanguageHasEverySentence() {
    QFETCH(QString, language);
    const auto english = sentencesOf("en");
    const auto own = sentencesOf(language.toStdString());
    QStringList wrong;
    for (const auto &[key, text] : english)
        if (!own.contains(key)) wrong << QString::fromStdString("missing: " + key + ": " + text);
    for (const auto &[key, text] : own)
        if (!english.contains(key) && !isForm(key)) wrong << QString::fromStdString("no such text: " + key);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void TestLanguages::everySentenceHasThePlaceholdersOfTheEnglishOne() {
    QFETCH(QString, language);
    const auto english = sentencesOf("en");
    QStringList wrong;
    for (const auto &[key, text] : sentencesOf(language.toStdString())) {
        const auto original = english.find(key);
        if (original != english.end() && placeholders(text) != placeholders(original->second))
            wrong << QString::fromStdString(key + ": " + text);
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void TestLanguages::everyFigureHasEveryForm() {
    QFETCH(QString, language);
    static const QRegularExpression asked(QStringLiteral("\\{(?:figure|guest):([A-Za-z]+)\\}"));
    const auto texts = sentencesOf(language.toStdString());
    std::set<std::string> forms;
    for (const auto &[key, text] : texts) {
        const QString sentence = QString::fromStdString(text);
        for (auto match = asked.globalMatch(sentence); match.hasNext();)
            forms.insert(match.next().captured(1).toStdString());
    }
    QVERIFY(!forms.empty());
    for (const std::string &form : forms)
        for (std::size_t k = 0; k < figureTable().size(); ++k) {
            const std::string name(traits(FigureKind{static_cast<std::uint8_t>(k)}).name);
            const std::string key = "form." + form + "." + texts.at("figure." + name);
            QVERIFY2(texts.contains(key), key.c_str());
        }
}

/// Modules, their figures, tokens and marks are found, not listed. Names of one kind differ.
void TestLanguages::everythingThatModulesBringHasAName() {
    QFETCH(QString, language);
    const auto texts = sentencesOf(language.toStdString());
    std::vector<std::string> keys;
    for (const Expansion *module : expansionList()) keys.push_back("module." + std::string(module->id()));
    for (const FigureTraits &figure : figureTable()) keys.push_back("figure." + std::string(figure.name));
    for (const MarkTraits &mark : markTable()) keys.push_back("mark." + std::string(mark.name));
    for (const TokenTraits &token : tokenTable()) {
        if (token.inner) continue;
        keys.push_back("token." + std::string(token.name));
        keys.push_back("token.the." + std::string(token.name));
    }
    std::set<std::string> names;
    for (const std::string &key : keys) {
        QVERIFY2(texts.contains(key), key.c_str());
        QVERIFY2(!texts.at(key).empty(), key.c_str());
        QVERIFY2(names.insert(key.substr(0, key.find('.')) + texts.at(key)).second, key.c_str());
    }
}

void TestLanguages::everyEventIsAFinishedSentence() {
    QFETCH(QString, language);
    for (const auto &modules : {Game::usualModules(), std::vector<std::string>{"abbot"}}) {
        const Game game = roadWithBathhouse(modules);
        for (const Event &event : everyEvent(game)) QVERIFY(isSentence(game.say(event, language.toStdString())));
    }
    const Game game = roadWithBathhouse();
    for (const Event &event : everyScoring()) QVERIFY(isSentence(game.say(event, language.toStdString())));
}

void TestLanguages::everyRefusalMoveAndDecisionIsFinished() {
    QFETCH(QString, language);
    const Wording wording(language.toStdString());
    auto games = positions();
    const auto more = morePositions();
    games.insert(games.end(), more.begin(), more.end());
    for (const Game &game : games) {
        QVERIFY(isSentence(wording.decision(game.state, game.table)));
        for (const Move &move : attempts(game)) {
            QVERIFY(isSentence(wording.move(move, game.state, game.table) + "."));
            State state = game.state;
            if (const auto refused = apply(state, move))
                QVERIFY(isSentence(wording.refusal(*refused, move, game.state, game.table)));
        }
    }
}

/// Nothing that stands alone begins with a word put in, which would be small.
void TestLanguages::everySentenceBeginsWithACapital() {
    QFETCH(QString, language);
    const Game game = roadWithBathhouse();
    const auto check = [](const std::string &text) {
        const QChar first = QString::fromStdString(text).front();
        if (first.isLower()) qWarning("%s", text.c_str());
        return !first.isLower();
    };
    for (const Event &event : everyEvent(game)) QVERIFY(check(game.say(event, language.toStdString())));
    const Wording wording(language.toStdString());
    for (const Game &position : positions())
        for (const Move &move : attempts(position)) {
            QVERIFY(check(wording.move(move, position.state, position.table)));
            State state = position.state;
            if (const auto refused = apply(state, move))
                QVERIFY(check(wording.refusal(*refused, move, position.state, position.table)));
        }
}

void TestLanguages::ruleCardsAreInEveryLanguage() {
    const QStringList wrong = wrongIn(QStringLiteral("resources/rules"), QStringLiteral("*.json"));
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

/// A third longer than the English limits of the catalogue's own test: that much these languages need.
void TestLanguages::ruleCardsAreShortInEveryLanguage() {
    const auto tooLong = [](const tutor::Texts &texts, qsizetype limit) {
        for (const std::string &language : kTranslations)
            if (QString::fromStdString(tutor::pick(texts, language)).size() > limit) return true;
        return false;
    };
    for (const tutor::Card &card : tutor::Catalogue::shipped().cards()) {
        QVERIFY2(!tooLong(card.title, 48), card.id.c_str());
        QVERIFY2(!tooLong(card.meaning, 330), card.id.c_str());
        QVERIFY2(!tooLong(card.mistake, 195), card.id.c_str());
        for (const tutor::CardSentence &sentence : card.statement)
            QVERIFY2(!tooLong(sentence.text, 195), card.id.c_str());
    }
}

void TestLanguages::lessonsAreInEveryLanguage() {
    const QStringList wrong = wrongIn(QStringLiteral("scenarios"), QStringLiteral("*.bathhouse.json"));
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void TestLanguages::titlesOfLessonsFitTheListInEveryLanguage() {
    const QDir root(QStringLiteral(BATHHOUSE_SOURCE_DIR "/"));
    int lessons = 0;
    for (QDirIterator it(root.filePath(QStringLiteral("scenarios")), {QStringLiteral("*.bathhouse.json")}, QDir::Files,
                         QDirIterator::Subdirectories);
         it.hasNext(); ++lessons)
        for (const auto &[language, title] : jsonOf(root.relativeFilePath(it.next()))["title"].items()) {
            const QString shown = QString::fromStdString(title.get<std::string>());
            QVERIFY2(shown.size() <= 25, qPrintable(shown));
        }
    QVERIFY(lessons > 50);
}

void TestLanguages::drillsAreFinishedInEveryLanguage() {
    int made = 0;
    QStringList wrong;
    for (const tutor::Card &card : tutor::Catalogue::shipped().cards()) {
        if (tutor::cannotBeDrilled(card.id)) continue;
        const auto drill = tutor::makeDrill({card.id, 1}, scenario::TileLibrary::shipped());
        const auto *found = std::get_if<tutor::Drill>(&drill);
        if (found == nullptr) continue;
        ++made;
        std::vector<std::pair<std::string, Json>> texts;
        collect(Json::parse(scenario::writeScenario(found->scenario)), card.id, texts);
        QVERIFY(texts.size() > 3);
        for (const auto &[at, text] : texts)
            for (const std::string &language : kTranslations) {
                // What is the same in English is not written twice.
                const std::string said = text.value(language, text["en"].get<std::string>());
                const bool finished = !said.empty() && said.find_first_of("{}") == std::string::npos &&
                                      !QString::fromStdString(said).front().isLower();
                if (!finished) wrong << QString::fromStdString(at + "/" + language + ": " + said);
            }
    }
    QVERIFY(made > 40);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void TestLanguages::aFigureIsBentAsTheLanguageAsks() {
    const Game game = roadWithBathhouse();
    const FigureKind abbot = *figureNamed("abbot");
    const Event home{FigureReturned{kRed, abbot, {{0, 0}, 0}, "scored"}, {rule::baseFiguresHome}};
    QCOMPARE(game.say(home, "en"), std::string("Red's abbot goes home after the scoring."));
    QCOMPARE(game.say(home, "fr"), std::string("L’abbé de Rouge retourne dans la réserve après l’évaluation."));
    QCOMPARE(game.say(home, "nl"), std::string("De abt van Rood gaat na de telling terug naar de voorraad."));
    QCOMPARE(game.say(home, "de"), std::string("Der Abt von Rot kommt nach der Wertung zurück in den Vorrat."));
    const Event bought{MeepleBoughtBack{kBlue, *figureNamed("large"), {1, 0}, 5, 2}, {rule::leaveBuyBack}};
    QCOMPARE(game.say(bought, "de"), std::string("Blau zahlt 5 Punkte und holt den großen Meeple aus dem Badehaus auf "
                                                 "(1, 0). Der Punktestand ist jetzt 2."));
}

void TestLanguages::frenchDropsAVowelBeforeAVowel() {
    const auto over = [](const std::string &language, const std::string &owner) {
        return Wording(language).text("event.turn-ended", {{"player", owner}});
    };
    QCOMPARE(over("fr", "Rouge"), std::string("Le tour de Rouge est terminé."));
    QCOMPARE(over("fr", "Anne"), std::string("Le tour d’Anne est terminé."));
    QCOMPARE(over("fr", "Élise"), std::string("Le tour d’Élise est terminé."));
    QCOMPARE(over("nl", "Anna"), std::string("De beurt van Anna is voorbij."));
    const Fillings abbot{{"player", "Rouge"}, {"figure", "abbé"}};
    QCOMPARE(Wording("fr").text("refused.base-supply", abbot), std::string("Rouge n’a plus d’abbé dans la réserve."));
}

/// Before : ; ? ! and inside « » stands a space that never breaks the line. What a file says literally is left alone.
void TestLanguages::frenchKeepsDoublePunctuationWithItsWord() {
    static const QRegularExpression loose(
        QStringLiteral(" [:;?!»](?!\\w)|« |[^\\s\\x{a0}»0-9?!.…][:;?!](\\s|$)"));
    QStringList wrong;
    const auto look = [&wrong](const QString &where, QString text) {
        if (text.remove(QStringLiteral("board: free")).contains(loose)) wrong << where + u' ' + text;
    };
    for (const auto &[key, text] : sentencesOf("fr")) look(QString::fromStdString(key), QString::fromStdString(text));
    int texts = 0;
    for (const char *folder : {"resources/rules", "scenarios"}) {
        QDirIterator files(QStringLiteral(BATHHOUSE_SOURCE_DIR "/") + QLatin1String(folder), {QStringLiteral("*.json")},
                           QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = files.next().mid(static_cast<int>(qstrlen(BATHHOUSE_SOURCE_DIR "/")));
            std::vector<std::pair<std::string, Json>> found;
            collect(jsonOf(path), {}, found);
            for (const auto &[at, text] : found) {
                if (text.contains("fr"))
                    look(path + QString::fromStdString(at), QString::fromStdString(text["fr"].get<std::string>()));
                ++texts;
            }
        }
    }
    QVERIFY(texts > 500);
    QFile window(QStringLiteral(BATHHOUSE_SOURCE_DIR "/resources/translations/bathhouse_fr.ts"));
    QVERIFY(window.open(QIODevice::ReadOnly));
    QXmlStreamReader reader(&window);
    while (!reader.atEnd()) {
        reader.readNext();
        if (!reader.isStartElement()) continue;
        if (reader.name() == u"translation" || reader.name() == u"numerusform")
            look(QStringLiteral("window:"), reader.readElementText(QXmlStreamReader::IncludeChildElements));
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void TestLanguages::frenchCountsNothingAsOne() {
    QCOMPARE(Wording("fr").points(0), std::string("0 point"));
    QCOMPARE(Wording("fr").points(1), std::string("1 point"));
    QCOMPARE(Wording("fr").points(2), std::string("2 points"));
    QCOMPARE(Wording("nl").points(0), std::string("0 punten"));
    QCOMPARE(Wording("de").points(-1), std::string("−1 Punkt"));
}

void TestLanguages::germanPointsStandInTheDative() {
    const Game game = roadWithBathhouse();
    const FigureAt red{kRed, kMeeple, {{0, 0}, 0}};
    const FeatureScored city{
        PartKind::City, {{0, 0}, 0},        3,   {red}, {{"tile", 3, 2, 6}, {"bathhouse", 1, 4, 4}}, 10,
        {{kRed, 10}},   Scoring::Completed, true};
    QCOMPARE(game.say({city, {rule::baseScoreCity}}, "de"),
             std::string("Die Stadt von Rot ist abgeschlossen: 3 Plättchen zu je 2 Punkten und die Fahne 4 ergeben 10 "
                         "Punkte."));
}

void TestLanguages::namesThatAreColoursAreTranslated() {
    const std::vector<std::string> names{"Red", "Blue", "Green", "Yellow", "Black", "Pink", "Ann"};
    const std::map<std::string, std::string> shown{{"en", "Red Blue Green Yellow Black Pink Ann "},
                                                   {"fr", "Rouge Bleu Vert Jaune Noir Rose Ann "},
                                                   {"nl", "Rood Blauw Groen Geel Zwart Roze Ann "},
                                                   {"de", "Rot Blau Grün Gelb Schwarz Rosa Ann "}};
    for (const auto &[language, wanted] : shown) {
        std::string all;
        for (const std::string &name : names) all += Wording(language).player(name) + " ";
        QCOMPARE(all, wanted);
    }
}

QTEST_APPLESS_MAIN(TestLanguages)
#include "test_languages.moc"
