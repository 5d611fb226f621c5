// SPDX-License-Identifier: MIT
#include "scenario/answers.h"
#include "tutor/drill/moment.h"

#include <algorithm>

namespace bathhouse::tutor::drill {

using namespace rules;
using scenario::Question;
using scenario::QuestionKind;
using scenario::Text;

namespace {

bool placing(const State &state) {
    return state.turn.phase == DecisionKind::AfterPlacing || state.turn.phase == DecisionKind::Claim;
}

/// Where the turn stands: what the tile just placed was, or what the game waits for.
std::string soFar(const Phrases &p) {
    const State &state = p.state();
    if (state.turn.phase == DecisionKind::PlaceTile)
        return p.text({"drill.so-far.turn"}, {{"player", p.player(state.turn.active)}});
    if (!placing(state)) return p.waiting();
    const LaidTile &tile = state.board.laid(state.turn.laid);
    return p.text({"drill.so-far.placed"},
                  {{"player", p.player(state.turn.active)}, {"tile", p.tile(tile.tile)}, {"at", p.at(tile.at)}});
}

} // namespace

std::optional<Question> askAllowed(const Moment &m) {
    const auto wish = [&m](const Phrases &p) {
        const auto *discard = std::get_if<Discard>(&*m.step().move);
        const std::string move =
            discard ? p.text({"drill.move.discard"}, {{"tile", p.tile(discard->tile)}}) : moveText(*m.step().move, p);
        return soFar(p) + " " + p.text({"drill.ask.allowed"}, {{"player", p.player(m.step().player)}, {"move", move}});
    };
    if (m.step().refused)
        return yesNo(m.say(wish), false,
                     m.say([&m](const Phrases &p) { return refusalText(*m.step().refused, *m.step().move, p); }));
    if (!m.is<TilePlaced>() && !m.is<FigurePlaced>() && !m.is<MeepleBoughtBack>()) return std::nullopt;
    const Event *event = m.decides();
    return yesNo(m.say(wish), true, m.say(m.after(), [event](const Phrases &p) {
        return p.text({"drill.allowed.otherwise"}, {{"event", eventText(*event, p)}});
    }));
}

std::optional<Question> askPlaces(const Moment &m) {
    Question question;
    question.kind = QuestionKind::Places;
    const auto *put = std::get_if<PutFigure>(&*m.step().move);
    const bool bathhouse = m.before().turn.phase == DecisionKind::Bathhouse;
    const bool figure = placing(m.before()) && put && put->figure == kMeeple;
    if (!figure && !bathhouse) return std::nullopt;
    const auto answers = scenario::engineAnswers(question, {m.before()}, m.run.table);
    if (!answers) return std::nullopt;
    question.answers = *answers;
    question.ask = m.say([&](const Phrases &p) {
        if (figure) return soFar(p) + " " + p.text({"drill.ask.places.meeple"}, {{"player", p.player(m.active())}});
        return p.text({"drill.ask.places.bathhouse"}, {{"owner", p.player(m.before().decision().player)}});
    });
    question.otherwise = m.say(figure ? "drill.places.meeple.otherwise" : "drill.places.bathhouse.otherwise");
    return question;
}

std::optional<Question> askWhoDecides(const Moment &m) {
    const auto *opened = m.is<ChoiceOpened>();
    if (!opened) return std::nullopt;
    const std::string what(name(opened->decision));
    const auto player = [&m](PlayerId id) {
        return m.say([&m, id](const Phrases &p) {
            return p.text({id == m.active() ? "drill.decides.active" : "drill.decides.player"},
                          {{"player", p.player(id)}});
        });
    };
    const auto why = m.say([&](const Phrases &p) {
        return p.text({"drill.decides.why." + what, "drill.decides.why.other"},
                      {{"player", p.player(opened->decision.player)}});
    });
    ChoiceList choices(m, player(opened->decision.player));
    choices.wrong(player(m.active()), why);
    choices.wrong(m.say([&](const Phrases &p) {
        return p.text({"drill.decides.nobody." + what, "drill.decides.nobody"});
    }),
                  why);
    for (std::uint8_t i = 0; i < m.before().setting->players; ++i) choices.wrong(player(PlayerId{i}), why);
    return choices.question(m.ask([&](const Phrases &p) {
        return p.text({"drill.ask.who-decides." + what, "drill.ask.who-decides"});
    }));
}

namespace {

/// An event as an entry of a list to be put in order; empty for those that go without saying.
struct Item {
    const Phrases &say;

    std::string at(const std::string &key, PlayerId player, FigureKind figure, Position at) const {
        return say.text({"drill.item." + key},
                        say.withFigure({{"owner", say.player(player)}, {"at", say.at(at)}}, figure));
    }
    std::string operator()(const TilePlaced &e) const { return at("placed", e.player, kMeeple, e.at); }
    std::string operator()(const MeepleRetrieved &e) const { return at("retrieved", e.player, e.figure, e.at); }
    std::string operator()(const MeepleBoughtBack &e) const { return at("bought-back", e.player, e.figure, e.at); }
    std::string operator()(const FigurePlaced &e) const { return at("figure", e.player, e.figure, e.where.at); }
    std::string operator()(const FeatureScored &e) const {
        return say.text({"drill.item.scored"}, {{"feature", featureAt(say, e.involved.front().where)}});
    }
    std::string operator()(const MeepleSent &e) const { return at("sent", e.player, e.figure, e.to); }
    std::string operator()(const FigureReturned &e) const { return at("home", e.player, e.figure, e.from.at); }
    template <class Other> std::string operator()(const Other &) const { return {}; }
};

} // namespace

std::optional<Question> askOrder(const Moment &m) {
    std::vector<Text> inOrder;
    int scorings = 0;
    for (const scenario::Step &step : m.run.steps) {
        for (const Event &event : step.events) {
            scorings += std::holds_alternative<FeatureScored>(event.what) ? 1 : 0;
            Text text = m.say(m.after(), [&event](const Phrases &p) { return std::visit(Item{p}, event.what); });
            if (text.in("en").empty()) continue;
            if (std::ranges::find(inOrder, text) != inOrder.end()) return std::nullopt;
            inOrder.push_back(std::move(text));
        }
    }
    if (m.step().refused || scorings > 1 || inOrder.size() < 3 || inOrder.size() > 6) return std::nullopt;
    std::vector<int> shown;
    for (std::size_t i = 0; i < inOrder.size(); ++i) shown.push_back(static_cast<int>(i));
    // The order on the screen must not be the right one.
    do shuffle(shown, m.random);
    while (std::ranges::is_sorted(shown));
    Question question;
    question.kind = QuestionKind::Order;
    std::vector<int> right(shown.size());
    for (std::size_t i = 0; i < shown.size(); ++i) {
        question.choices.push_back({inOrder[static_cast<std::size_t>(shown[i])], std::nullopt});
        right[static_cast<std::size_t>(shown[i])] = static_cast<int>(i);
    }
    question.answers = std::vector<std::vector<int>>{right};
    question.ask = m.say([&](const Phrases &p) {
        return p.text({"drill.ask.order"}, {{"player", p.player(m.run.start.turn.active)}});
    });
    question.otherwise = m.say("drill.order.otherwise");
    return question;
}

std::optional<Question> askNextTurn(const Moment &m) {
    const auto *ended = m.is<TurnEnded>();
    if (!ended) return std::nullopt;
    const auto player = [&m](PlayerId id) { return m.say([id](const Phrases &p) { return p.player(id); }); };
    const auto why = m.say([&](const Phrases &p) {
        return p.text({"drill.next-turn.why"},
                      {{"player", p.player(m.after().turn.active)}, {"before", p.player(ended->player)}});
    });
    ChoiceList choices(m, player(m.after().turn.active));
    choices.wrong(m.say([&](const Phrases &p) {
        return p.text({"drill.next-turn.again"}, {{"player", p.player(ended->player)}});
    }),
                  why);
    choices.wrong(m.say("drill.next-turn.least"), why);
    for (std::uint8_t i = 0; i < m.before().setting->players; ++i)
        if (PlayerId{i} != ended->player) choices.wrong(player(PlayerId{i}), why);
    return choices.question(m.ask([](const Phrases &p) { return p.text({"drill.ask.next-turn"}); }));
}

std::optional<Question> askDiscarded(const Moment &m) {
    const auto *discarded = m.is<TileDiscarded>();
    if (!discarded) return std::nullopt;
    const auto say = [&](const std::string &key) {
        return m.say([&](const Phrases &p) {
            return p.text({"drill.discarded." + key},
                          {{"player", p.player(discarded->player)}, {"tile", p.tile(discarded->tile)}});
        });
    };
    ChoiceList choices(m, say("aside"));
    for (const char *option : {"skips", "anyhow", "back"})
        choices.wrong(say(option), say(std::string(option) + ".wrong"));
    return choices.question(say("ask"));
}

} // namespace bathhouse::tutor::drill
