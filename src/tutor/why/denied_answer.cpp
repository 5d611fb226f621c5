// SPDX-License-Identifier: MIT
#include "tutor/why/answer.h"

namespace bathhouse::tutor {

using namespace rules;

Reason Answer::about(const AboutNotFree &asked) const {
    const auto found = inspect(story_, asked.at);
    if (!found) return about(AboutBathhouse{asked.at});
    // The rest of what there is to say about the bathhouse stands behind the way out.
    Reason all = about(AboutBathhouse{asked.at});
    if (now().turn.phase == DecisionKind::GameOver) {
        Reason end = std::move(all.children.back());
        all.children.pop_back();
        end.children = std::move(all.children);
        return end;
    }
    Reason reason = freeWay(*found);
    if (found->guest) reason.figures = {*found->guest};
    for (Reason &child : all.children)
        if (child.sentence != reason.sentence) reason.children.push_back(std::move(child));
    return reason;
}

Reason Answer::about(const AboutNoBuyBack &asked) const {
    const auto found = inspect(story_, asked.at);
    if (!found || !found->price) return about(AboutBathhouse{asked.at});
    Reason all = price(*found);
    if (all.children.empty()) return all;
    Reason reason = std::move(all.children.front());
    all.children.clear();
    reason.tiles = all.tiles;
    reason.figures = all.figures;
    reason.children.push_back(std::move(all));
    return reason;
}

Reason Answer::about(const AboutNoBath &asked) const {
    for (const FigureAt &f : now().figuresInOrder())
        if (f.where == asked.where && f.where.part != kBathhousePart) return bathOf(f);
    const auto moment = leavingOf(story_, asked.where);
    return moment ? withReasons(*moment) : about(AboutFigure{asked.where});
}

Reason Answer::about(const AboutNoTile &asked) const {
    const auto hand = story_.hand();
    if (!hand) return {.sentence = text("why.no-tile.unknown"), .tiles = {asked.at}};
    const auto tileWord = say().tile(*hand);
    std::vector<Reason> turned;
    int fits = 0;
    for (const Rotation rotation : kRotations) {
        const Place move{*hand, asked.at, rotation};
        State copy = now();
        const auto refusal = apply(copy, move);
        const bool clashes = refusal && refusal->clash != 0;
        if (refusal && !clashes) return refused(*refusal, move);
        fits += !refusal;
        const Fillings degrees{{"degrees", std::to_string(90 * static_cast<int>(rotation))}};
        Reason row{.sentence = text(refusal ? "why.no-tile.row.no" : "why.no-tile.row.yes", degrees),
                   .tiles = {asked.at}};
        if (refusal) {
            const Reason why = refused(*refusal, move);
            row = {.sentence = text("why.no-tile.row.no", degrees), .rules = why.rules, .tiles = why.tiles};
            row.children = {{.sentence = why.sentence, .tiles = why.tiles}};
        }
        turned.push_back(std::move(row));
    }
    Fillings fillings{{"tile", tileWord}};
    Reason reason{.sentence =
                      fits == 0 ? text("why.no-tile.never", fillings) : counted(fits, "why.no-tile.fits", fillings),
                  .rules = {rule::basePlace},
                  .tiles = {asked.at}};
    reason.children = std::move(turned);
    return reason;
}

Reason Answer::about(const AboutNoFigure &asked) const {
    const bool bath = asked.where.part == kBathhousePart;
    const Fillings at{{"at", say().at(asked.where.at)}};
    if (bath)
        return {.sentence = text("refused." + std::string(rule::noMeepleOnBathhouse)),
                .rules = {rule::noMeepleOnBathhouse},
                .tiles = {asked.where.at}};
    const auto phase = now().turn.phase;
    const bool placed = phase != DecisionKind::PlaceTile && phase != DecisionKind::GameOver;
    if (placed && now().board.laid(now().turn.laid).at == asked.where.at)
        return tried(PutFigure{asked.where.part, asked.figure});
    State copy = now();
    const bool inTime = phase == DecisionKind::AfterPlacing || phase == DecisionKind::Claim;
    if (!inTime)
        if (const auto refusal = apply(copy, PutFigure{0, asked.figure}))
            return refused(*refusal, PutFigure{0, asked.figure});
    return {.sentence = text("why.no-figure.other-tile", at),
            .rules = {rule::baseMeepleFreeFeature},
            .tiles = {now().board.laid(now().turn.laid).at}};
}

} // namespace bathhouse::tutor
