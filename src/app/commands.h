// SPDX-License-Identifier: MIT
#pragma once
#include <QStringList>

/// The subcommands but `rules`. Each takes what follows its word and returns the exit status.
namespace bathhouse::app {

/// `explain FILE [--lang L] [--json]`
int runExplain(const QStringList &args);
/// `check FILE… [--junit OUT.xml]`
int runCheck(const QStringList &args);
/// `why FILE --about THING [--step N] [--lang L] [--json]`
int runWhy(const QStringList &args);
/// `legal FILE [--tile ID] [--why-not MOVE [--step N]] [--lang L] [--json]`
int runLegal(const QStringList &args);
/// `compare FILE --b CHOICES [--a CHOICES] [--lang L] [--json]`
int runCompare(const QStringList &args);
/// `interactions [--with A,B] [--lang L] [--json]`
int runInteractions(const QStringList &args);
/// `outcomes FILE [--meeples] [--json]`
int runOutcomes(const QStringList &args);
/// `playouts N [--seed S] [--players P] [--tiles base|base+barber-surgeons] [--json]`
int runPlayouts(const QStringList &args);
/// `drill RULE [--seed S] [-o FILE]`
int runDrill(const QStringList &args);
/// `render FILE -o OUT [--step N]`
int runRender(int &argc, char **argv, const QStringList &args);
/// The window: `[FILE] [--screenshot OUT.png] [--step N] [--lang L] [--size WxH] [--mode M] [--theme T]`
int runProgram(int &argc, char **argv, const QStringList &args);

} // namespace bathhouse::app
