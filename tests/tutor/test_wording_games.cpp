// SPDX-License-Identifier: MIT
#include "rules/expansions/expansion.h"
#include "support/desk.h"
#include "support/dice.h"
#include "support/marked_tiles.h"
#include "tutor/catalogue.h"
#include "tutor/text_table.h"
#include "tutor/wording_games.h"

#include <QRegularExpression>

#include <map>
#include <set>

using namespace bathhouse;
using namespace bathhouse::test;

namespace {

constexpr int kGames = 120;
constexpr int kSideMoves = 3;  // legal moves put into words at a decision, and moves tried at a wrong time

/// Words that only files know: ids of modules, rules, tokens, marks and decisions, where one cannot take them for a word.
const std::set<std::string> &rawWords() {
    static const std::set<std::string> words = [] {
        std::set<std::string> found;
        const auto add = [&found](std::string_view id) {
            if (id.find('-') != id.npos) found.emplace(id);
        };
        for (const Expansion *e : expansionList()) {
            add(e->id());
            for (const MarkTraits &mark : e->marks()) add(mark.name);
            for (const TokenTraits &token : e->tokens()) add(token.name);
        }
        for (const tutor::Card &card : tutor::Catalogue::shipped().cards()) add(card.id);
        found.insert({"coat-of-arms", "fairy-turn", "fairy-scored", "score-order", "place-tile", "after-placing"});
        return found;
    }();
    return words;
}

/// English labels that no word of another language is like.
bool hasEnglish(const QString &text) {
    static const QRegularExpression labels(
        QStringLiteral("\\b(city|cities|tile|tiles|pig|castle|vineyard|ghost|floor|neighbour|fairy|bathhouse)\\b"));
    return labels.match(text).hasMatch();
}

/// A space that breaks, or none, before a French double sign.
bool isLoose(const QString &text) {
    static const QRegularExpression loose(QStringLiteral("[^\\x{a0}\\x{202f}][:;?!»]|«[^\\x{a0}\\x{202f}]"));
    return loose.match(text).hasMatch();
}

/// A tile that somebody made has no other name than its id: "marked/tower-roads-O".
QString withoutOwnTiles(QString text) {
    static const QRegularExpression ids(QStringLiteral("\\b(marked|closing|odd|test)/[\\w-]+"));
    return text.remove(ids);
}

/// What is wrong with a sentence of a language; "" if nothing is.
std::string wrongWith(const std::string &sentence, const std::string &language) {
    if (!isSentence(sentence)) return "no finished sentence: " + sentence;
    const QString text = QString::fromStdString(sentence);
    if (text.front().isLower()) return "no capital letter: " + sentence;
    const QString bare = withoutOwnTiles(text);
    for (const std::string &raw : rawWords())
        if (bare.contains(QString::fromStdString(raw))) return "\"" + raw + "\" in: " + sentence;
    if (language != "en" && hasEnglish(bare)) return "English in " + language + ": " + sentence;
    if (language == "fr" && isLoose(text)) return "loose punctuation: " + sentence;
    return {};
}

/// What games with modules have shown.
struct Seen {
    std::set<std::string> labels;  ///< of terms
    std::set<std::string> events;  ///< kinds and labels of points
    std::set<std::string> decisions;
    std::set<std::string> refusedBy;
    long long sentences = 0;
};

/// A random game with every module on, in which everything that happens is put into words.
class ToldGame {
public:
    ToldGame(std::uint64_t seed, Seen &seen)
        : dice_(seed), seen_(seen), table_(tableWithAll()), state_(freshState(table_.setting)) {
        fillBag();
        state_.lay(*table_.setting->tiles.find("base/D"), {0, 0}, Rotation::None);
    }

    /// "" or the first sentence that is wrong.
    std::string play() {
        std::optional<TileId> hand = draw();
        while (wrong_.empty() && state_.turn.phase != DecisionKind::GameOver) {
            std::vector<Move> legal = legalMoves(state_, hand);
            tellDecision(legal);
            tryOldMoves();
            const Move move = choose(legal, hand);
            remember(move);
            EventList heard;
            if (rules::apply(state_, move, &heard)) return "a listed move is refused";
            for (const Event &event : heard.events) tell(event);
            if (std::holds_alternative<Place>(move) || std::holds_alternative<Discard>(move)) hand = draw();
        }
        return wrong_;
    }

private:
    Table tableWithAll() {
        std::vector<std::string> modules;
        Options options;
        if (dice_.chance(50)) options.freeRetrieval = FreeRetrieval::Claim;
        for (const Expansion *e : expansionList()) {
            modules.emplace_back(e->id());
            for (const auto &[name, values] : e->options())
                if (dice_.chance(50)) options.ofExpansions.emplace(name, dice_.pick(values));
        }
        Table table{Setting::make(markedTable(), modules, options, dice_.between(2, 4)),
                    {"Red", "Blue", "Green", "Yellow"},
                    {"red", "blue", "green", "yellow"}};
        table.players.resize(static_cast<std::size_t>(table.setting->players));
        table.colours.resize(table.players.size());
        return table;
    }

    void fillBag() {
        for (std::size_t i = 0; i < markedTable().size(); ++i) {
            const Tile &t = markedTable().tile(static_cast<TileId>(i));
            const bool often = t.set() == "closing" || t.set() == "base";
            if (often || dice_.chance(t.set() == "marked" ? 25 : 80)) bag_.push_back(static_cast<TileId>(i));
        }
        dice_.shuffle(bag_);
        bag_.resize(std::min(bag_.size(), std::size_t{50}));
    }

    std::optional<TileId> draw() {
        if (bag_.empty()) return std::nullopt;
        const TileId drawn = bag_.back();
        bag_.pop_back();
        return drawn;
    }

    template <class Say> void inEveryLanguage(const Say &say) {
        for (const std::string &language : Wording::languages()) {
            ++seen_.sentences;
            if (wrong_.empty()) wrong_ = wrongWith(say(Wording(language)), language);
        }
    }

    void tellDecision(const std::vector<Move> &legal) {
        seen_.decisions.emplace(name(state_.decision()));
        inEveryLanguage([&](const Wording &w) { return w.decision(state_, table_); });
        for (int i = 0; i < kSideMoves; ++i) {
            const Move &move = dice_.pick(legal);
            inEveryLanguage([&](const Wording &w) { return w.move(move, state_, table_) + "."; });
        }
    }

    /// Moves that were legal before, or lead to a place next to theirs: most are refused now.
    void tryOldMoves() {
        for (int i = 0; i < kSideMoves && !old_.empty(); ++i) {
            Move move = dice_.pick(old_);
            if (auto *special = std::get_if<SpecialMove>(&move); special && special->at != kNowhere && dice_.chance(50))
                special->at.x += 1;
            // A file names a part that its tile has.
            if (const auto *put = std::get_if<PutFigure>(&move); put && !hasPart(put->on)) continue;
            State copy = state_;
            const auto refused = rules::apply(copy, move);
            if (!refused) continue;
            seen_.refusedBy.emplace(refused->rule);
            inEveryLanguage([&](const Wording &w) { return w.refusal(*refused, move, state_, table_); });
            inEveryLanguage([&](const Wording &w) { return w.move(move, state_, table_) + "."; });
        }
    }

    bool hasPart(PartIndex part) const {
        return part == kBathhousePart || part < state_.board.tile(state_.turn.laid).parts.size();
    }

    void remember(const Move &move) {
        if (old_.size() < 200)
            old_.push_back(move);
        else
            old_[dice_.below(old_.size())] = move;
    }

    Move choose(const std::vector<Move> &legal, std::optional<TileId> hand) {
        if (state_.turn.phase == DecisionKind::PlaceTile && !hand) return EndGame{};
        std::vector<Move> wanted;
        for (const Move &m : legal)
            if (!std::holds_alternative<EndGame>(m) && (!std::holds_alternative<Pass>(m) || dice_.chance(30)))
                wanted.push_back(m);
        if (state_.turn.phase != DecisionKind::PlaceTile || wanted.empty() || dice_.chance(30))
            return dice_.pick(wanted.empty() ? legal : wanted);
        return mostClosing(wanted);
    }

    Move mostClosing(const std::vector<Move> &places) {
        const Move *best = &places.front();
        std::size_t most = 0;
        for (const Move &m : places) {
            State copy = state_;
            rules::apply(copy, m);
            const std::size_t closed = completedFeatures(copy).size() + copy.board.ringsClosed().size();
            if (closed >= most) {
                most = closed;
                best = &m;
            }
        }
        return *best;
    }

    void tell(const Event &event) {
        const auto terms = [this](const std::vector<Term> &list) {
            for (const Term &t : list) seen_.labels.emplace(t.label);
        };
        if (const auto *scored = std::get_if<FeatureScored>(&event.what)) {
            terms(scored->terms);
            for (const Winner &w : scored->winners) terms(w.own);
            for (const Term &t : scored->terms)
                inEveryLanguage([&](const Wording &w) { return w.term(t, scored->kind) + "."; });
        }
        if (const auto *gained = std::get_if<PointsGained>(&event.what)) {
            int sum = 0;
            for (const Term &t : gained->reckoning.terms) sum += t.points;
            if (sum != gained->points) wrong_ = "the terms of " + std::string(gained->label) + " do not add up";
            terms(gained->reckoning.terms);
            seen_.events.emplace(gained->label);
        }
        inEveryLanguage([&](const Wording &w) { return w.event(event, state_, table_); });
    }

    Dice dice_;
    Seen &seen_;
    Table table_;
    State state_;
    std::vector<TileId> bag_;
    std::vector<Move> old_;
    std::string wrong_;
};

Seen seen;

} // namespace

class TestWordingGames : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everythingInAGameWithModulesIsAFinishedSentence() {
        for (int seed = 1; seed <= kGames; ++seed) {
            const std::string wrong = ToldGame(static_cast<std::uint64_t>(seed), seen).play();
            QVERIFY2(wrong.empty(), ("game " + std::to_string(seed) + ": " + wrong).c_str());
        }
        qInfo("%d games, %lld sentences, %zu labels, %zu decisions, %zu rules that refused", kGames, seen.sentences,
              seen.labels.size(), seen.decisions.size(), seen.refusedBy.size());
    }

    void theGamesShowedEveryDecisionAndEveryKindOfPoints() {
        for (const char *decision :
             {"place-tile", "claim", "after-placing", "score-order", "bathhouse", "phantom", "tent", "ghost", "dragon",
              "leipzig", "castle", "shepherd", "wagon", "counter", "message", "surveyors"})
            QVERIFY2(seen.decisions.contains(decision), decision);
        for (const char *label : {"castle", "watchtower", "tent", "ringmaster", "fairy", "message", "flock", "ghost"})
            QVERIFY2(seen.events.contains(label), label);
        QVERIFY(seen.refusedBy.size() > 20);
    }

    void everyTermHasANameOfItsOwnInEveryLanguage() {
        QVERIFY(seen.labels.size() > 20);
        for (const std::string &language : Wording::languages())
            for (const std::string &label : seen.labels) {
                const auto &texts = tutor::TextTable::of(language).all();
                const auto key = texts.lower_bound("term." + label + ".");
                QVERIFY2(key != texts.end() && key->first.starts_with("term." + label + "."),
                         (language + ": " + label).c_str());
            }
    }
};

QTEST_APPLESS_MAIN(TestWordingGames)
#include "test_wording_games.moc"
