// SPDX-License-Identifier: MIT
#include "tutor/verdict.h"

#include "tutor/wording.h"

namespace bathhouse::tutor {

using namespace scenario;

Problems Verdict::all() const {
    Problems all = reading;
    all.insert(all.end(), halts.begin(), halts.end());
    all.insert(all.end(), mismatches.begin(), mismatches.end());
    return all;
}

Verdict verdictOn(std::string_view text, const TileLibrary &library, const std::string &language) {
    ReadResult read = readScenario(text, library);
    Verdict verdict{std::move(read.problems), {}, {}};
    if (!verdict.reading.empty()) return verdict;
    CheckResult result = check(*read.scenario, library);
    for (const Halt &halt : result.halts) verdict.halts.push_back(inWords(halt, result.table, language));
    verdict.mismatches = std::move(result.mismatches);
    return verdict;
}

Problem inWords(const Halt &halt, const Table &table, const std::string &language) {
    if (!halt.refused || !halt.move) return halt.problem;
    const std::string reason = Wording(language).refusal(*halt.refused, *halt.move, halt.state, table);
    return {halt.problem.kind, halt.problem.pointer, "refused by " + std::string(halt.refused->rule) + ". " + reason};
}

}  // namespace bathhouse::tutor
