// SPDX-License-Identifier: MIT
#include "scenario/spelling.h"
#include "scenario/trace.h"
#include "tutor/why/answer.h"

#include <QRegularExpression>
#include <QString>

#include <algorithm>

namespace bathhouse::tutor {

using namespace rules;

namespace {

QString folded(const std::string &text) { return QString::fromStdString(text).simplified().toCaseFolded(); }

std::string pair(Position at) { return std::to_string(at.x) + "," + std::to_string(at.y); }

/// Places that figures stand on or have stood on, in the order in which they are first found.
std::vector<PartRef> placesOfFigures(const Story &story) {
    std::vector<PartRef> places;
    const auto add = [&](const PartRef &where) {
        if (where.part != kBathhousePart && std::ranges::find(places, where) == places.end()) places.push_back(where);
    };
    for (const FigureAt &f : story.now().figuresInOrder()) add(f.where);
    for (const scenario::Step &step : story.steps())
        for (const Event &event : step.events) {
            if (const auto *home = std::get_if<FigureReturned>(&event.what)) add(home->from);
            if (const auto *sent = std::get_if<MeepleSent>(&event.what)) add(sent->from);
        }
    return places;
}

/// The figure that stands there, or that left last.
FigureKind kindAt(const Story &story, const PartRef &where) {
    for (const FigureAt &f : story.now().figuresInOrder())
        if (f.where == where) return f.figure;
    FigureKind kind = kMeeple;
    for (const scenario::Step &step : story.steps())
        for (const Event &event : step.events) {
            if (const auto *home = std::get_if<FigureReturned>(&event.what); home && home->from == where)
                kind = home->figure;
            if (const auto *sent = std::get_if<MeepleSent>(&event.what); sent && sent->from == where)
                kind = sent->figure;
        }
    return kind;
}

struct Typed {
    const Story &story;
    std::string operator()(const AboutPoints &a) const { return story.table().name(a.player) + " points"; }
    std::string operator()(const AboutBathhouse &a) const { return "bathhouse " + pair(a.at); }
    std::string operator()(const AboutFigure &a) const {
        return std::string(traits(kindAt(story, a.where)).name) + on(a.where);
    }
    std::string operator()(const AboutNotFree &a) const { return "not free " + pair(a.at); }
    std::string operator()(const AboutNoBuyBack &a) const { return "no buy-back " + pair(a.at); }
    std::string operator()(const AboutNoTile &a) const { return "no tile at " + pair(a.at); }
    std::string operator()(const AboutNoBath &a) const { return "no bath" + on(a.where); }
    std::string operator()(const AboutNoBonus &a) const { return "no bonus" + on(a.where); }
    std::string operator()(const AboutNoPoints &a) const { return "no points" + on(a.where); }
    std::string operator()(const AboutNoFigure &a) const {
        return "no " + std::string(traits(a.figure).name) + on(a.where);
    }

    std::string on(const PartRef &where) const {
        return " at " + pair(where.at) + " " + scenario::onName(story.now(), where);
    }
};

/// Makes out what was typed.
class Asking {
public:
    Asking(std::string_view text, const Story &story, const std::string &language)
        : text_(text),
          typed_(folded(text_)),
          story_(story),
          texts_(TextTable::of(language)),
          say_(texts_, story.now(), story.table()) {}

    std::variant<About, std::string> read() const {
        static const QRegularExpression place(QStringLiteral(
            "^(.*?)\\s*(?:at )?\\(?\\s*([+-]?\\d{1,6})\\s*[, ]\\s*([+-]?\\d{1,6})\\s*\\)?\\s*(?:on )?(.*)$"));
        if (typed_.endsWith(u"points") || typed_.endsWith(u"score"))
            if (const auto player = playerMeant()) return About{AboutPoints{*player}};
        if (const auto match = place.match(typed_); match.hasMatch())
            return atPlace(match.captured(1), {match.captured(2).toInt(), match.captured(3).toInt()},
                           match.captured(4));
        return unknown();
    }

private:
    /// The player whose name or colour stands before the last word, in the language or as the file has it.
    std::optional<PlayerId> playerMeant() const {
        const QString who = typed_.left(typed_.lastIndexOf(u' ')).trimmed();
        const auto &table = story_.table();
        const auto isCalled = [&](const std::string &name) { return folded(name) == who; };
        for (std::size_t i = 0; i < table.players.size(); ++i) {
            if (isCalled(table.players[i]) || isCalled(texts_.player(table.players[i]))) return seat(i);
        }
        for (std::size_t i = 0; i < table.colours.size(); ++i) {
            std::string colour = table.colours[i];
            if (isCalled(colour)) return seat(i);
            colour.front() = static_cast<char>(colour.front() - 'a' + 'A');
            if (isCalled(texts_.player(colour))) return seat(i);
        }
        return std::nullopt;
    }
    static PlayerId seat(std::size_t i) { return PlayerId{static_cast<std::uint8_t>(i)}; }

    std::variant<About, std::string> atPlace(const QString &word, Position at, const QString &on) const {
        if (word == u"bathhouse" && on.isEmpty()) {
            if (story_.now().bathhouseAt(at)) return About{AboutBathhouse{at}};
            return unknown(texts_.text({"why.ask.no-bathhouse"}, {{"at", say_.at(at)}}));
        }
        if (word.startsWith(u"no ") || word == u"not free") return denied(word.mid(word.indexOf(u' ') + 1), at, on);
        const bool any = word == u"meeple" || word == u"figure";
        const auto kind = figureNamed(word.toStdString());
        if (!any && !kind) return unknown();
        if (on == u"bathhouse" && story_.now().bathhouseAt(at)) return About{AboutBathhouse{at}};
        if (const auto where = partMeant(at, on); where && hasHeld(*where) && (any || kindAt(story_, *where) == *kind))
            return About{AboutFigure{*where}};
        return unknown(texts_.text({"why.ask.no-figure"}, {{"at", say_.at(at)}}));
    }

    /// What is typed after "no" or "not", before its place.
    std::variant<About, std::string> denied(const QString &what, Position at, const QString &on) const {
        const bool guest = what == u"free" || what == u"buy-back";
        if (guest && on.isEmpty()) {
            const auto index = story_.now().bathhouseAt(at);
            if (!index) return unknown(texts_.text({"why.ask.no-bathhouse"}, {{"at", say_.at(at)}}));
            return what == u"free" ? About{AboutNotFree{at}} : About{AboutNoBuyBack{at}};
        }
        if (what == u"tile" && on.isEmpty()) return About{AboutNoTile{at}};
        const auto figure = figureNamed(what.toStdString());
        if (figure && on == u"bathhouse" && story_.now().bathhouseAt(at))
            return About{AboutNoFigure{{at, kBathhousePart}, *figure}};
        const bool part = figure || what == u"bath" || what == u"bonus" || what == u"points";
        if (!part) return unknown();
        const auto where = partMeant(at, on);
        if (!where) return unknown(texts_.text({"why.ask.no-part"}, {{"at", say_.at(at)}}));
        if (figure) return About{AboutNoFigure{*where, *figure}};
        if (what == u"bonus") return About{AboutNoBonus{*where}};
        if (what == u"points") return About{AboutNoPoints{*where}};
        if (hasHeld(*where)) return About{AboutNoBath{*where}};
        return unknown(texts_.text({"why.ask.no-figure"}, {{"at", say_.at(at)}}));
    }

    std::optional<PartRef> partMeant(Position at, const QString &on) const {
        const auto wanted = partNameFrom(spelled(on));
        const auto laid = story_.now().board.at(at);
        if (!wanted || !laid) return std::nullopt;
        const LaidTile &tile = story_.now().board.laid(*laid);
        const auto part = story_.now().setting->tiles.partNamed(tile.tile, tile.rotation, *wanted);
        return part ? std::optional(PartRef{at, *part}) : std::nullopt;
    }
    /// Whether a figure stands there or has stood there.
    bool hasHeld(const PartRef &where) const { return std::ranges::count(placesOfFigures(story_), where) > 0; }

    /// "road W" of "road w".
    static std::string spelled(const QString &part) {
        const qsizetype space = part.indexOf(u' ');
        return (space < 0 ? part : part.left(space) + part.mid(space).toUpper()).toStdString();
    }

    /// What is wrong, what was probably meant, and all that can be asked.
    std::string unknown(std::string said = {}) const {
        if (said.empty())
            said = texts_.text({text_.empty() ? "why.ask.nothing" : "why.ask.unknown"},
                               {{"asked", scenario::inQuotes(text_)}});
        std::vector<std::string> all;
        for (const About &about : everythingToAsk(story_)) all.push_back(typed(about, story_));
        std::vector<std::string> denials;
        for (const About &about : everythingToDeny(story_)) denials.push_back(typed(about, story_));
        scenario::Words words(all.begin(), all.end());
        words.insert(words.end(), denials.begin(), denials.end());
        if (const auto near = scenario::nearest(text_, words))
            said += " " + texts_.text({"why.ask.near"}, {{"near", scenario::inQuotes(*near)}});
        said += "\n" + texts_.text({"why.ask.all"});
        for (const std::string &line : all) said += "\n  " + line;
        said += "\n" + texts_.text({"why.ask.deny"});
        for (const char *pattern : {"not free X,Y", "no buy-back X,Y", "no bath at X,Y PART", "no bonus at X,Y PART",
                                    "no points at X,Y PART", "no tile at X,Y", "no meeple at X,Y PART"})
            said += std::string("\n  ") + pattern;
        return said;
    }

    std::string text_;
    QString typed_;
    const Story &story_;
    const TextTable &texts_;
    Phrases say_;
};

} // namespace

std::vector<About> everythingToAsk(const Story &story) {
    std::vector<About> all;
    for (std::size_t i = 0; i < story.table().players.size(); ++i)
        all.push_back(AboutPoints{PlayerId{static_cast<std::uint8_t>(i)}});
    const State &state = story.now();
    for (const std::size_t i : state.bathhousesByPosition())
        all.push_back(AboutBathhouse{state.position(state.bathhouses[i])});
    for (const PartRef &where : placesOfFigures(story)) all.push_back(AboutFigure{where});
    return all;
}

std::vector<About> everythingToDeny(const Story &story) {
    std::vector<About> all;
    const State &state = story.now();
    const Board &board = state.board;
    for (const Story::Guest &guest : guestsOf(state))
        if (guest.figure) all.insert(all.end(), {AboutNotFree{guest.bathhouse}, AboutNoBuyBack{guest.bathhouse}});
    for (const PartRef &where : placesOfFigures(story)) all.push_back(AboutNoBath{where});
    for (const LaidTile &laid : board.laidTiles()) {
        const LaidId id = *board.at(laid.at);
        for (PartIndex part = 0; part < board.tile(id).parts.size(); ++part) {
            const NodeId first = board.firstNode(board.feature(id, part));
            const PartRef where{laid.at, part};
            if (board.laid(board.laidOf(first)).at != laid.at || board.partIndex(first) != part) continue;
            all.insert(all.end(), {AboutNoBonus{where}, AboutNoPoints{where}});
        }
    }
    if (story.hand())
        for (const OpenSpace &space : board.openSpaces()) all.push_back(AboutNoTile{space.at});
    const bool placed = state.turn.phase != DecisionKind::PlaceTile && state.turn.phase != DecisionKind::GameOver;
    if (!placed) return all;
    const auto parts = static_cast<PartIndex>(board.tile(state.turn.laid).parts.size());
    for (PartIndex part = 0; part < parts; ++part)
        all.push_back(AboutNoFigure{{board.laid(state.turn.laid).at, part}, kMeeple});
    return all;
}

std::string typed(const About &about, const Story &story) { return std::visit(Typed{story}, about); }

std::variant<About, std::string> readAbout(std::string_view text, const Story &story, const std::string &language) {
    return Asking(text, story, language).read();
}

} // namespace bathhouse::tutor
