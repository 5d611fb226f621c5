// SPDX-License-Identifier: MIT
#include "app/commands.h"
#include "app/console.h"
#include "app/rules_command.h"
#include "scenario/spelling.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <array>

namespace {

using namespace bathhouse;

constexpr std::string_view usage =
    "usage: bathhouse [FILE]                                 open the window, with a scenario\n"
    "       bathhouse explain FILE [--lang L] [--json]       tell every step, with points and rules\n"
    "       bathhouse check FILE... [--junit OUT.xml]        compare scenarios, or folders of them, with what they "
    "expect\n"
    "       bathhouse why FILE --about THING [--step N] [--lang L] [--json]\n"
    "                                                        say why: THING is \"red points\", \"bathhouse 1,0\"\n"
    "                                                        or \"meeple at 0,0 road W\"\n"
    "       bathhouse legal FILE [--tile ID] [--lang L] [--json]\n"
    "                                                        list every legal move after the last one\n"
    "       bathhouse legal FILE --why-not MOVE [--step N] [--tile ID] [--lang L] [--json]\n"
    "                                                        say why a move is refused: \"meeple on road W\",\n"
    "                                                        \"buy-back 1,0\", \"place base/D 1,0 90\", or its JSON\n"
    "       bathhouse compare FILE --b CHOICES [--a CHOICES] [--lang L] [--json]\n"
    "                                                        play it under two sets of choices: \"scoreFloor=zero\",\n"
    "                                                        \"expansions=barber-surgeons+abbot\"\n"
    "       bathhouse outcomes FILE [--meeples] [--json]     list every way the turn can end\n"
    "       bathhouse render FILE -o OUT.{png,svg,pdf} [--step N]\n"
    "                                                        draw the board\n"
    "       bathhouse rules [ID] [--lang L] [--json]         show the rule catalogue, or one rule\n"
    "       bathhouse rules --summary [-o OUT.{pdf,html,txt}] [--lang L]\n"
    "       bathhouse rules --coverage [--json]\n"
    "                                                        the rules of the expansion on one page\n"
    "       bathhouse interactions [--with A,B] [--lang L] [--json]\n"
    "                                                        what changes with other expansions, ruling by ruling\n"
    "       bathhouse drill RULE [--seed S] [-o FILE]        find a fresh position for a rule, with a question\n"
    "       bathhouse playouts N [--seed S] [--players P] [--tiles base|base+barber-surgeons] [--json]\n"
    "                                                        play random games and say how fast\n"
    "       bathhouse --screenshot OUT.png [FILE] [--step N] [--lang L] [--size WxH]\n"
    "                 [--mode learn|author] [--theme light|dark]\n"
    "                                                        save a picture of the window\n"
    "       bathhouse --help | --version\n"
    "\n"
    "Exit status: 0 fine; 1 an expectation failed; 2 the input is wrong.\n";

constexpr std::array<std::string_view, 11> subcommands{"explain", "check", "why",          "legal", "outcomes", "compare",
                                                       "render",  "rules", "interactions", "drill", "playouts"};

/// A first argument that can only be a file: it is there, or it looks like a path.
bool looksLikeFile(const QString &word) {
    return QFileInfo::exists(word) || word.contains(u'/') || word.contains(u'.');
}

int dispatch(int &argc, char **argv, const QStringList &args) {
    const auto wantsHelp = [](const QString &arg) { return arg == u"--help" || arg == u"-h"; };
    const auto end = std::ranges::find(args, QStringLiteral("--"));
    if (std::any_of(args.begin(), end, wantsHelp)) return app::answer(usage);
    if (args.isEmpty() || args.first().startsWith(u'-')) {
        if (args.size() == 1 && args.first() == u"--version") return app::answer("bathhouse " BATHHOUSE_VERSION "\n");
        return app::runProgram(argc, argv, args);
    }
    const QString &word = args.first();
    const QStringList rest = args.mid(1);
    if (word == u"explain") return app::runExplain(rest);
    if (word == u"check") return app::runCheck(rest);
    if (word == u"why") return app::runWhy(rest);
    if (word == u"legal") return app::runLegal(rest);
    if (word == u"compare") return app::runCompare(rest);
    if (word == u"outcomes") return app::runOutcomes(rest);
    if (word == u"render") return app::runRender(argc, argv, rest);
    if (word == u"rules") return app::runRules(argc, argv, rest);
    if (word == u"interactions") return app::runInteractions(rest);
    if (word == u"drill") return app::runDrill(rest);
    if (word == u"playouts") return app::runPlayouts(rest);
    if (looksLikeFile(word)) return app::runProgram(argc, argv, args);
    const std::string unknown = word.toStdString();
    app::complain("bathhouse: There is no subcommand " + scenario::inQuotes(unknown) +
                  scenario::suggestion(unknown, subcommands) + ".");
    return app::InputWrong;
}

} // namespace

int main(int argc, char *argv[]) {
    // The user's own tiles are found by these names too.
    QCoreApplication::setOrganizationName(QStringLiteral("bathhouse"));
    QCoreApplication::setApplicationName(QStringLiteral("bathhouse"));
    QCoreApplication::setApplicationVersion(QStringLiteral(BATHHOUSE_VERSION));
    QStringList args;
    for (int i = 1; i < argc; ++i) args.push_back(QString::fromLocal8Bit(argv[i]));
    return dispatch(argc, argv, args);
}
