// SPDX-License-Identifier: MIT
#include "app/command_line.h"
#include "scenario/json.h"

#include <QFileInfo>

using bathhouse::Json;
using namespace bathhouse::test;

namespace {

Answer interactions(const QStringList &options = {}) {
    return ask(QStringList{QStringLiteral("interactions")} + options);
}

Json values(const QString &with) {
    const Answer answer = interactions({QStringLiteral("--with"), with, QStringLiteral("--json")});
    return answer.status == 0 ? Json::parse(answer.out.toStdString()) : Json();
}

std::vector<std::string> idsIn(const Json &list) {
    std::vector<std::string> ids;
    for (const Json &entry : list) ids.push_back(entry.at("id").get<std::string>());
    return ids;
}

} // namespace

class TestInteractionsCommand : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyRulingIsListedWithItsStatusSourceAndPosition() {
        const Answer answer = interactions();
        QCOMPARE(answer.status, 0);
        for (const char *part :
             {"The tent sends nobody\nix-tent · With “Under the Big Top”\n", "[Community · ", "[Deduced · follows from ",
              "  Position: scenarios/interactions/tent-moves-on.bathhouse.json\n",
              "  Position: scenarios/12-abbots-and-large-meeples/05-a-large-meeple.bathhouse.json\n",
              "The Tower: no ruling known."})
            QVERIFY2(answer.out.contains(part), part);
        for (const QByteArray &line : answer.out.split('\n'))
            QVERIFY2(QString::fromUtf8(line).size() <= 80 || line.contains("scenarios/") || line.contains(" · "),
                     line.constData());
    }

    void theListIsLimitedToTheExpansionsNamed() {
        const Json json = values(QStringLiteral("phantom, watchtowers"));
        QCOMPARE(idsIn(json.at("rulings")),
                 (std::vector<std::string>{"ix-watchtower", "ix-watchtower-counts", "ix-phantom-two"}));
        QVERIFY(json.at("noRuling").empty());
        QCOMPARE(json.at("with").dump(), std::string(R"(["phantom","watchtowers"])"));
    }

    void everyPositionNamedIsThere() {
        const Answer answer = interactions({QStringLiteral("--json")});
        const Json json = Json::parse(answer.out.toStdString());
        QVERIFY(json.at("rulings").size() >= 37);
        for (const Json &ruling : json.at("rulings")) {
            QCOMPARE(ruling.at("scenarios").empty(), !ruling.at("playable").get<bool>());
            for (const Json &path : ruling.at("scenarios"))
                QVERIFY2(QFileInfo::exists(QStringLiteral(BATHHOUSE_SOURCE_DIR "/") +
                                           QString::fromStdString(path.get<std::string>())),
                         path.dump().c_str());
        }
    }

    void anExpansionWithoutARulingSaysSoAndMarksTheReadingAsDeduced() {
        const Answer words = interactions({QStringLiteral("--with=the-tower")});
        QCOMPARE(words.status, 0);
        QVERIFY2(words.out.startsWith("The Tower: no ruling known."), words.out);
        QVERIFY2(words.out.contains("Our reading, deduced: ") &&
                     words.out.contains("[Deduced · follows from ix-dragon-eats"),
                 words.out);
        const Json json = values(QStringLiteral("the-tower"));
        QVERIFY(json.at("rulings").empty());
        QCOMPARE(json.at("noRuling").at(0).at("status").get<std::string>(), std::string("deduced"));
        QVERIFY(json.at("noRuling").at(0).at("ruling").is_null());
    }

    void theExpansionItselfChangesNothing() {
        const Answer answer = interactions({QStringLiteral("--with=barber-surgeons")});
        QCOMPARE(answer.status, 0);
        QVERIFY2(answer.out.startsWith("With these expansions nothing changes"), answer.out);
    }

    void anUnknownExpansionIsAnsweredWithWhatWouldBeRight() {
        const Answer near = interactions({QStringLiteral("--with=phantum")});
        QVERIFY(near.rejected());
        QVERIFY2(near.err.contains("There is no expansion \"phantum\"; did you mean \"phantom\"?"), near.err);
        const Answer far = interactions({QStringLiteral("--with=zzzz,phantom")});
        QVERIFY(far.rejected());
        QVERIFY2(far.err.contains("\"zzzz\". Known are ") && far.err.contains("watchtowers"), far.err);
        QVERIFY(interactions({QStringLiteral("--with=")}).rejected());
        QVERIFY(interactions({QStringLiteral("--without=phantom")}).rejected());
        QVERIFY(interactions({QStringLiteral("phantom")}).rejected());
    }

    void partOfANameIsEnoughToGuessWhatWasMeant() {
        const Answer answer = interactions({QStringLiteral("--with=princess")});
        QVERIFY2(answer.rejected() && answer.err.contains("did you mean \"princess-and-dragon\"? Known are \"abbey-and-mayor\", \"abbot\", "),
                 answer.err);
    }

    void everyWithAddsToTheOthers() {
        const Answer answer = interactions({QStringLiteral("--with=phantom"), QStringLiteral("--with"), QStringLiteral("watchtowers"),
                                            QStringLiteral("--json")});
        QCOMPARE(answer.out, interactions({QStringLiteral("--with=phantom,watchtowers"), QStringLiteral("--json")}).out);
    }

    void aQuestionMarkEndsASentence() {
        const Answer answer = interactions({QStringLiteral("--wiht=phantom")});
        QVERIFY2(answer.rejected() && answer.err.endsWith("did you mean \"--with\"?\n"), answer.err);
    }

    void theWordsAreInTheLanguageAskedFor() {
        const Answer german = interactions({QStringLiteral("--with=the-tower,phantom"), QStringLiteral("--lang=de")});
        QVERIFY2(german.out.contains("Der Turm: keine Regelung bekannt.") && german.out.contains("Unsere Lesart"),
                 german.out);
        QVERIFY(interactions({QStringLiteral("--with=the-tower"), QStringLiteral("--lang=fr")})
                    .out.contains("aucune décision connue"));
    }
};

QTEST_GUILESS_MAIN(TestInteractionsCommand)
#include "test_interactions_command.moc"
