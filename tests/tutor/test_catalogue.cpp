// SPDX-License-Identifier: MIT
#include "scenario/json.h"
#include "tutor/catalogue.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <map>
#include <set>

using namespace bathhouse;
using namespace bathhouse::tutor;

namespace {

const QString sourceDir = QStringLiteral(BATHHOUSE_SOURCE_DIR);

QByteArray contents(const QString &path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

Json jsonOf(const QString &path) {
    const QByteArray bytes = contents(path);
    return Json::parse(bytes.begin(), bytes.end());
}

bool write(const QString &path, const QByteArray &bytes) {
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

/// Every English text of a card.
std::vector<std::string> allTexts(const Card &card) {
    std::vector<std::string> result{pick(card.title, "en"), pick(card.meaning, "en"), pick(card.mistake, "en")};
    for (const CardSentence &sentence : card.statement) {
        result.push_back(pick(sentence.text, "en"));
    }
    return result;
}

qsizetype letters(const std::string &text) { return QString::fromStdString(text).size(); }

/// The rules each scenario of the source folder teaches, by the scenario's id.
std::map<std::string, std::set<std::string>> taught() {
    std::map<std::string, std::set<std::string>> result;
    const QString ending = QStringLiteral(".bathhouse.json");
    QDirIterator files(sourceDir + QStringLiteral("/scenarios"), {u'*' + ending}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        const Json json = jsonOf(path);
        const std::string byName = files.fileName().chopped(ending.size()).toStdString();
        const auto rules = json.value("teaches", std::vector<std::string>{});
        result[json.value("id", byName)] = {rules.begin(), rules.end()};
    }
    return result;
}

constexpr const char *goodCard = R"({"id": "stay-dry", "chapter": "placing", "title": {"en": "Stay dry"},
    "statement": [{"text": {"en": "Nobody bathes."}, "status": "official", "sources": ["RB"]}],
    "meaning": {"en": "No water."}, "mistake": {"en": "Bathing."}, "scenarios": []})";

/// A catalogue in `folder` with one chapter of one card.
bool writeCatalogue(const QTemporaryDir &folder, const QByteArray &cards, const QByteArray &waiting = "[]") {
    return QDir(folder.path()).mkpath(QStringLiteral("cards")) &&
           write(
               folder.filePath(QStringLiteral("words.json")),
               R"({"chapters": [{"id": "placing", "name": {"en": "Placing"}}], "statuses": [], "sources": [], "labels": []})") &&
           write(folder.filePath(QStringLiteral("waiting.json")), waiting) &&
           write(folder.filePath(QStringLiteral("cards/placing.json")), cards);
}

} // namespace

class TestCatalogue : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        std::vector<std::string> problems;
        catalogue_ = Catalogue::read((sourceDir + QStringLiteral("/resources/rules")).toStdString(), problems);
        QVERIFY2(problems.empty(), problems.empty() ? "" : problems.front().c_str());
        QVERIFY(catalogue_.cards().size() > 135);
    }

    void everyRuleTheEngineCitesHasACard() {
        const QString header = QString::fromUtf8(contents(sourceDir + QStringLiteral("/src/rules/rule_ids.h")));
        static const QRegularExpression id(QStringLiteral("= \"([a-z-]+)\""));
        int cited = 0;
        for (auto match = id.globalMatch(header); match.hasNext(); ++cited) {
            const QString rule = match.next().captured(1);
            QVERIFY2(catalogue_.find(rule.toStdString()), qPrintable(rule));
        }
        QVERIFY(cited > 60);
    }

    void rulesThatAreNoEventHaveACardToo() {
        for (const char *rule : {"combining", "setup-counts", "setup-shuffle-in", "bonus-not-monastery-field",
                                 "leave-buy-back-not-this-scoring"}) {
            QVERIFY2(catalogue_.find(rule), rule);
        }
    }

    void idsAndTitlesAreUnique() {
        static const QRegularExpression kebab(QStringLiteral("^[a-z]+(-[a-z0-9]+)*$"));
        std::set<std::string> ids;
        std::set<std::string> titles;
        for (const Card &card : catalogue_.cards()) {
            QVERIFY2(kebab.match(QString::fromStdString(card.id)).hasMatch(), card.id.c_str());
            QVERIFY2(ids.insert(card.id).second, card.id.c_str());
            QVERIFY2(titles.insert(pick(card.title, "en")).second, card.id.c_str());
        }
    }

    void chaptersFollowTheLearningOrder() {
        std::vector<std::string> seen;
        for (const Card &card : catalogue_.cards()) {
            if (seen.empty() || seen.back() != card.chapter) {
                seen.push_back(card.chapter);
            }
        }
        QCOMPARE(seen, (std::vector<std::string>{"setting-up", "placing", "points", "visiting", "leaving", "base",
                                                 "interactions", "expansions"}));
    }

    void textsAreShort() {
        for (const Card &card : catalogue_.cards()) {
            QVERIFY2(letters(pick(card.title, "en")) <= 40, card.id.c_str());
            QVERIFY2(card.statement.size() <= 3, card.id.c_str());
            for (const CardSentence &sentence : card.statement) {
                QVERIFY2(letters(pick(sentence.text, "en")) <= 150, card.id.c_str());
            }
            QVERIFY2(letters(pick(card.meaning, "en")) <= 260, card.id.c_str());
            QVERIFY2(letters(pick(card.mistake, "en")) <= 150, card.id.c_str());
        }
    }

    void textsArePlainSentences() {
        static const QRegularExpression markup(QStringLiteral("[<>`\\[\\]]|&[a-z#0-9]+;|  |^\\s|\\s$"));
        for (const Card &card : catalogue_.cards()) {
            for (const std::string &text : allTexts(card)) {
                QVERIFY2(!markup.match(QString::fromStdString(text)).hasMatch(), text.c_str());
            }
            for (const CardSentence &sentence : card.statement) {
                QVERIFY2(pick(sentence.text, "en").ends_with('.'), card.id.c_str());
            }
            QVERIFY2(pick(card.meaning, "en").ends_with('.'), card.id.c_str());
            QVERIFY2(pick(card.mistake, "en").ends_with('.'), card.id.c_str());
        }
    }

    void everyStatusAndSourceIsExplained() {
        QCOMPARE(catalogue_.statusWords().size(), std::size_t{5});
        for (const CatalogueWord &status : catalogue_.statusWords()) {
            QVERIFY2(statusNamed(status.id), status.id.c_str());
        }
        std::set<std::string> codes;
        for (const CatalogueWord &source : catalogue_.sources()) {
            codes.insert(source.id);
        }
        for (const Card &card : catalogue_.cards()) {
            for (const CardSentence &sentence : card.statement) {
                for (const std::string &code : sentence.sources) {
                    QVERIFY2(codes.contains(code), (card.id + ": " + code).c_str());
                }
            }
        }
        QCOMPARE(catalogue_.statusLabel(Status::Disputed, "en"), std::string("Disputed"));
        QCOMPARE(catalogue_.sourceLabel("RB", "en"), std::string("Rulebook"));
        QCOMPARE(catalogue_.chapterLabel("leaving", "en"), std::string("Leaving a bathhouse"));
    }

    void whatSomebodySaysNamesItsSourcesAndWhatNobodySaysNamesNone() {
        for (const Card &card : catalogue_.cards()) {
            for (const CardSentence &sentence : card.statement) {
                const bool said = sentence.status != Status::Deduced && sentence.status != Status::Open;
                QVERIFY2(sentence.sources.empty() != said, card.id.c_str());
            }
        }
    }

    void deducedSentencesSayThatTheyAreOursAndWhatTheyFollowFrom() {
        for (const Card &card : catalogue_.cards()) {
            for (const CardSentence &sentence : card.statement) {
                const bool deduced = sentence.status == Status::Deduced;
                QVERIFY2(sentence.follows.empty() != deduced, card.id.c_str());
                for (const std::string &rule : sentence.follows) {
                    QVERIFY2(catalogue_.find(rule) && rule != card.id, (card.id + ": " + rule).c_str());
                }
                const QString meaning = QString::fromStdString(pick(card.meaning, "en"));
                QVERIFY2(!deduced || meaning.contains(QStringLiteral("our"), Qt::CaseInsensitive), card.id.c_str());
            }
        }
    }

    void disputedCardsLetBothSidesSpeakAndNameTheOption() {
        int disputed = 0;
        for (const Card &card : catalogue_.cards()) {
            if (card.status() != Status::Disputed) {
                continue;
            }
            ++disputed;
            std::set<std::string> speakers;
            for (const CardSentence &sentence : card.statement) {
                for (const std::string &code : sentence.sources) {
                    QVERIFY2(speakers.insert(code).second, (card.id + ": " + code + " says two things").c_str());
                }
            }
            QCOMPARE(speakers, (std::set<std::string>{"RB", "EN", "FR", "NL"}));
            QCOMPARE(card.statuses(), (std::vector<Status>{Status::Disputed, Status::Deduced}));
        }
        QCOMPARE(disputed, 2);
        QVERIFY(pick(catalogue_.find("leave-negative-score")->statement.back().text, "en").find("scoreFloor") !=
                std::string::npos);
        QVERIFY(pick(catalogue_.find("leave-automatic-or-claim")->statement.back().text, "en").find("freeRetrieval") !=
                std::string::npos);
    }

    void setupCardSaysWhichTilesAreReconstructed() {
        const Card *card = catalogue_.find("setup-counts");
        QVERIFY(card);
        QVERIFY(std::ranges::any_of(card->statement, [](const CardSentence &sentence) {
            return pick(sentence.text, "en").find("reconstruction") != std::string::npos &&
                   sentence.status == Status::Open;
        }));
    }

    void buyingBackHasAnOfficialAndACommunityHalf() {
        const Card *card = catalogue_.find("leave-buy-back-when");
        QVERIFY(card);
        QCOMPARE(card->statuses(), (std::vector<Status>{Status::Official, Status::Community}));
    }

    void scenariosOfACardExistAndTeachItsRule() {
        const auto scenarios = taught();
        for (const Card &card : catalogue_.cards()) {
            for (const std::string &id : card.scenarios) {
                const auto found = scenarios.find(id);
                QVERIFY2(found != scenarios.end(), (card.id + ": there is no scenario " + id).c_str());
                QVERIFY2(found->second.contains(card.id), (card.id + ": " + id + " does not teach it").c_str());
            }
        }
    }

    void whatAScenarioTeachesIsOnTheCard() {
        for (const auto &[id, rules] : taught()) {
            for (const std::string &rule : rules) {
                const Card *card = catalogue_.find(rule);
                QVERIFY2(card, (id + ": there is no rule " + rule).c_str());
                QVERIFY2(std::ranges::find(card->scenarios, id) != card->scenarios.end(),
                         (rule + ": its card does not list " + id + "; run tools/link-cards").c_str());
            }
        }
    }

    void everyRulingOnOtherExpansionsHasACard() {
        const QString rulings = QStringLiteral(
            "mayor-zero mayor-castle castle-noble castle-flag ghosts-negative guard-counts surveyors-zero fairy-assign "
            "fairy-no-three fairy-dragon fairy-stays dragon-eats dragon-waiting portal-no princess-no wagon-first "
            "wagon-no-remove wagon-not-in wagon-surrounded barn-farmer abbey-neighbour abbot-withdrawn abbot-completed "
            "watchtower watchtower-counts message-8 message-buy-back tent ringmaster flying-no leipzig phantom-two "
            "effects-pass-by");
        std::vector<std::string> wanted;
        for (const QString &ruling : rulings.split(u' ')) wanted.push_back("ix-" + ruling.toStdString());
        std::vector<std::string> there;
        for (const Card &card : catalogue_.cards())
            if (card.chapter == "interactions") there.push_back(card.id);
        QCOMPARE(there, wanted);
    }

    void aRuleWaitsOrHasAScenario() {
        int waiting = 0;
        for (const Card &card : catalogue_.cards()) {
            waiting += catalogue_.waits(card.id) ? 1 : 0;
            QVERIFY2(card.scenarios.empty() == catalogue_.waits(card.id), card.id.c_str());
        }
        QCOMPARE(waiting, static_cast<int>(jsonOf(sourceDir + QStringLiteral("/resources/rules/waiting.json")).size()));
    }

    void whatWaitsIsAListOfCards_data() {
        QTest::addColumn<QByteArray>("waiting");
        QTest::addColumn<QByteArray>("says");
        QTest::newRow("one card") << QByteArray(R"(["stay-dry"])") << QByteArray();
        QTest::newRow("no such card") << QByteArray(R"(["stay-wet"])") << QByteArray("there is no card 'stay-wet'");
        QTest::newRow("twice") << QByteArray(R"(["stay-dry", "stay-dry"])")
                               << QByteArray("'stay-dry' stands there twice");
        QTest::newRow("a number") << QByteArray("[7]") << QByteArray("there is no card ''");
        QTest::newRow("no list") << QByteArray("{}") << QByteArray("a list of ids is expected");
        QTest::newRow("not JSON") << QByteArray("[") << QByteArray("is not JSON");
    }

    void whatWaitsIsAListOfCards() {
        QFETCH(QByteArray, waiting);
        QFETCH(QByteArray, says);
        const QTemporaryDir folder;
        QVERIFY(writeCatalogue(folder, QByteArray("[") + goodCard + "]", waiting));
        std::vector<std::string> problems;
        const Catalogue read = Catalogue::read(folder.path().toStdString(), problems);
        QCOMPARE(problems.size(), std::size_t(says.isEmpty() ? 0 : 1));
        if (says.isEmpty())
            QVERIFY(read.waits("stay-dry") && !read.waits("stay-wet"));
        else
            QVERIFY2(problems.front().ends_with("waiting.json: " + says.toStdString()), problems.front().c_str());
    }

    void aTextThatIsNotTranslatedIsShownInEnglish() {
        const Texts texts{{"en", "bathhouse"}, {"fr", "bain public"}};
        QCOMPARE(pick(texts, "fr"), std::string("bain public"));
        QCOMPARE(pick(texts, "nl"), std::string("bathhouse"));
        QCOMPARE(pick({}, "nl"), std::string());
    }

    void aMistypedIdFindsItsNeighbour() {
        QCOMPARE(catalogue_.nearest("visit-manadtory").value_or(""), std::string("visit-mandatory"));
        QCOMPARE(catalogue_.nearest("leave-hol").value_or(""), std::string("leave-hole"));
        QCOMPARE(catalogue_.nearest("visit-several").value_or(""), std::string("visit-several-meeples"));
        QVERIFY(!catalogue_.nearest("zzzzzzzzzzzz"));
        QVERIFY(!catalogue_.nearest(""));
        QVERIFY(!Catalogue().nearest("visit-mandatory"));
        QVERIFY(!catalogue_.find("visit-manadtory"));
    }

    void aGoodCardIsRead() {
        const QTemporaryDir folder;
        QVERIFY(writeCatalogue(folder, QByteArray("[") + goodCard + "]"));
        std::vector<std::string> problems;
        const Catalogue read = Catalogue::read(folder.path().toStdString(), problems);
        QVERIFY2(problems.empty(), problems.empty() ? "" : problems.front().c_str());
        QCOMPARE(read.ids(), std::vector<std::string>{"stay-dry"});
        QCOMPARE(read.find("stay-dry")->statement.front().sources, std::vector<std::string>{"RB"});
    }

    void aMalformedCardIsNamedAndLeftOut_data() {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QByteArray>("says");
        QTest::newRow("no id") << QByteArray(R"("id": "stay-dry", )") << QByteArray() << QByteArray("'id' is missing");
        QTest::newRow("other chapter") << QByteArray(R"("placing")") << QByteArray(R"("leaving")")
                                       << QByteArray("'chapter'");
        QTest::newRow("unknown key") << QByteArray("mistake") << QByteArray("mistakes") << QByteArray("'mistakes'");
        QTest::newRow("unknown status") << QByteArray("official") << QByteArray("oficial") << QByteArray("'oficial'");
        QTest::newRow("no English") << QByteArray(R"({"en": "Stay dry"})") << QByteArray(R"({"fr": "Au sec"})")
                                    << QByteArray("'title'");
        QTest::newRow("empty text") << QByteArray("No water.") << QByteArray() << QByteArray("'meaning'");
        QTest::newRow("text is a number") << QByteArray(R"("Bathing.")") << QByteArray("3") << QByteArray("'mistake'");
        QTest::newRow("sources are no list")
            << QByteArray(R"(["RB"])") << QByteArray(R"("RB")") << QByteArray("'sources'");
        QTest::newRow("not a card") << QByteArray(goodCard) << QByteArray("7") << QByteArray("an object is expected");
        QTest::newRow("twice") << QByteArray(goodCard) << QByteArray(goodCard) + "," + goodCard
                               << QByteArray("already");
        QTest::newRow("not JSON") << QByteArray("]})") << QByteArray("]}") << QByteArray();
    }

    void aMalformedCardIsNamedAndLeftOut() {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(QByteArray, says);
        const QTemporaryDir folder;
        QByteArray card = goodCard;
        if (says.isEmpty()) {
            card.chop(1);
            says = "is not JSON";
        } else {
            QVERIFY(card.contains(from));
            card.replace(card.indexOf(from), from.size(), to);
        }
        QVERIFY(writeCatalogue(folder, "[" + card + "]"));
        std::vector<std::string> problems;
        const Catalogue read = Catalogue::read(folder.path().toStdString(), problems);
        QCOMPARE(problems.size(), std::size_t{1});
        QVERIFY2(QByteArray::fromStdString(problems.front()).contains("placing.json"), problems.front().c_str());
        QVERIFY2(QByteArray::fromStdString(problems.front()).contains(says), problems.front().c_str());
        QCOMPARE(read.cards().size(), std::size_t(QTest::currentDataTag() == QByteArray("twice") ? 1 : 0));
    }

    void aMissingFileIsNamed() {
        const QTemporaryDir folder;
        std::vector<std::string> problems;
        Catalogue::read(folder.path().toStdString(), problems);
        QCOMPARE(problems.size(), std::size_t{2});
        QVERIFY(problems.front().ends_with("words.json: cannot be opened"));
        QVERIFY(problems.back().ends_with("waiting.json: cannot be opened"));
    }

    void theProgramCarriesTheWholeCatalogue() {
        QCOMPARE(Catalogue::shipped().ids(), catalogue_.ids());
        QCOMPARE(&Catalogue::shipped(), &Catalogue::shipped());
    }

private:
    Catalogue catalogue_;
};

QTEST_APPLESS_MAIN(TestCatalogue)
#include "test_catalogue.moc"
