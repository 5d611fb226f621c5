// SPDX-License-Identifier: MIT
#include "tutor/catalogue.h"
#include "tutor/drill/moment.h"
#include "tutor/quiz/scene.h"

#include <algorithm>

namespace bathhouse::tutor::quiz {

using namespace rules;
using scenario::Place;
using scenario::QuestionKind;

namespace {

/// What the answer is about, by name and on the board.
struct Where {
    std::vector<std::string> names = {};
    std::vector<Position> tiles = {};
    std::vector<FigureAt> figures = {};

    void add(std::string name) {
        if (std::ranges::find(names, name) == names.end()) names.push_back(std::move(name));
    }
};

/// Finds out where to look.
class Looking {
public:
    explicit Looking(const Scene &scene) : scene_(scene) {}

    Hint hint() {
        Hint hint;
        std::string sentence = about();
        std::ranges::sort(where_.tiles);
        const auto twice = std::ranges::unique(where_.tiles);
        where_.tiles.erase(twice.begin(), twice.end());
        hint.tiles = std::move(where_.tiles);
        hint.figures = std::move(where_.figures);
        hint.said.push_back({std::move(sentence)});
        return hint;
    }

private:
    const State &before() const { return scene_.before(); }

    std::string about() {
        switch (scene_.question().kind) {
        case QuestionKind::Tile: return toFind(true);
        case QuestionKind::Figure: return toFind(false);
        case QuestionKind::Places:
            if (before().turn.phase != DecisionKind::AfterPlacing) break;
            lookAt(before().board.laid(before().turn.laid).at);
            return here();
        case QuestionKind::Bathhouse: break;
        default:
            ofStep(true);
            if (where_.names.empty()) ofStep(false);
            if (where_.names.empty() && scene_.before().turn.phase == DecisionKind::ScoreOrder) waiting();
            return here();
        }
        bathhouses();
        return here();
    }

    /// "Look here: …", or a common mistake where nothing on the board is meant.
    std::string here() {
        if (!where_.names.empty())
            return scene_.text("quiz.hint.where", {{"places", scene_.say().texts().list(where_.names)}});
        for (const std::string &id : scene_.question().because)
            if (const Card *card = Catalogue::shipped().find(id))
                return scene_.text("drill.hint.mistake", {{"mistake", pick(card->mistake, scene_.language())}});
        return scene_.text("quiz.look-again");
    }

    /// How many there are, and the part of the map they lie in or all figures.
    std::string toFind(bool tiles) {
        const auto &right = scene_.rightAs<std::vector<Place>>();
        if (tiles)
            for (const Place &place : right) {
                where_.tiles.push_back(place.at);
                for (const Position p : ringOf(place.at))
                    if (before().board.at(p)) where_.tiles.push_back(p);
            }
        else
            where_.figures = before().figuresInOrder();
        for (const FigureAt &f : where_.figures) where_.tiles.push_back(f.where.at);
        return scene_.counted(right.size(), "quiz.hint.to-find");
    }

    void lookAt(Position at) {
        where_.add(scene_.text("quiz.tile", {{"tile", tileAt(at)}, {"at", scene_.say().at(at)}}));
        where_.tiles.push_back(at);
    }
    std::string tileAt(Position at) const {
        const Board &board = scene_.after().board;
        return scene_.words().say(scene_.after()).tile(board.laid(*board.at(at)).tile);
    }
    void lookAt(const State &state, const PartRef &feature) {
        where_.add(drill::featureAt(scene_.words().say(state), feature));
        if (const auto id = featureAt(state, feature)) {
            const auto tiles = tilesOf(state, *id);
            where_.tiles.insert(where_.tiles.end(), tiles.begin(), tiles.end());
        }
    }
    void lookAtBathhouse(Position at) {
        where_.add(scene_.text("quiz.bathhouse", {{"at", scene_.say().at(at)}}));
        where_.tiles.push_back(at);
    }
    void bathhouses() {
        for (const Story::Guest &guest : guestsOf(scene_.after())) lookAtBathhouse(guest.bathhouse);
    }
    void waiting() {
        for (const FeatureId feature : waitingFeatures(before())) {
            const NodeId first = before().board.firstNode(feature);
            const LaidId laid = before().board.laidOf(first);
            lookAt(before(), {before().board.laid(laid).at, before().board.partIndex(first)});
        }
    }

    /// The events of the step that the question's rules decide, or all.
    void ofStep(bool onlyBehind) {
        if (!scene_.step()) return;
        if (scene_.step()->refused && scene_.step()->entry.at) ofRefused(*scene_.step()->entry.at);
        const auto &because = scene_.question().because;
        const bool points = scene_.question().kind == QuestionKind::Points;
        for (const Event &event : scene_.step()->events) {
            const bool behind = std::ranges::any_of(
                event.rules, [&](RuleId rule) { return std::ranges::find(because, rule) != because.end(); });
            // A tile or figure that comes with the step tells nothing, unless a rule of the question is about it.
            const bool placed =
                std::holds_alternative<TilePlaced>(event.what) || std::holds_alternative<FigurePlaced>(event.what);
            if (behind || points || (!onlyBehind && !placed))
                std::visit([this](const auto &what) { of(what); }, event.what);
        }
    }
    void ofRefused(Position at) {
        if (scene_.before().bathhouseAt(at))
            lookAtBathhouse(at);
        else if (scene_.before().board.at(at))
            lookAt(at);
    }
    void of(const FeatureScored &e) {
        lookAt(scene_.after(), e.feature);
        for (const FigureAt &f : e.involved) mark(f);
    }
    void mark(const FigureAt &f) {
        if (std::ranges::find(where_.figures, f) == where_.figures.end()) where_.figures.push_back(f);
    }
    void of(const MeepleBoughtBack &e) { lookAtBathhouse(e.at); }
    void of(const MeepleRetrieved &e) { lookAtBathhouse(e.at); }
    void of(const RetrievalLost &e) { lookAtBathhouse(e.at); }
    void of(const BathhouseSurrounded &e) { lookAtBathhouse(e.at); }
    void of(const MeepleSent &e) {
        if (!points()) where_.add(figure({e.player, e.figure, e.from}));
    }
    void of(const FigureReturned &e) {
        if (!points()) where_.add(figure({e.player, e.figure, e.from}));
    }
    void of(const TilePlaced &e) {
        if (!points()) lookAt(e.at);
    }
    void of(const FigurePlaced &e) {
        if (!points()) lookAt(e.where.at);
    }
    template <class Other> void of(const Other &) {}

    bool points() const { return scene_.question().kind == QuestionKind::Points; }
    std::string figure(const FigureAt &f) {
        where_.tiles.push_back(f.where.at);
        mark(f);
        return scene_.text("quiz.figure", scene_.words().of(f));
    }

    const Scene &scene_;
    Where where_;
};

/// The right answer, kind by kind.
class Telling {
public:
    explicit Telling(const Scene &scene) : scene_(scene) {}

    std::vector<Said> operator()(const std::vector<int> &right) {
        std::vector<std::string> choices;
        for (const int index : right) {
            choices.push_back(scene_.text("quiz.quoted", {{"choice", scene_.choice(index)}}));
            if (!scene_.question().all) break;
        }
        add(scene_.text("quiz.answer.is", {{"answer", scene_.say().texts().list(choices)}}), true);
        return rule();
    }
    std::vector<Said> operator()(bool right) {
        const std::string word = scene_.text(right ? "quiz.answer.yes" : "quiz.answer.no");
        add(word);
        return rule();
    }
    std::vector<Said> operator()(const std::map<std::string, int> &right) {
        std::string all;
        for (const std::string &name : scene_.table().players) {
            const int points = right.contains(name) ? right.at(name) : 0;
            const std::string key = points < 0 ? "event.points-gained.loss" : "event.points-gained.gain";
            all += (all.empty() ? "" : " ") + scene_.text(key, {{"player", scene_.say().player(player(name))},
                                                                {"points", scene_.say().points(std::abs(points))}});
        }
        add(all);
        sums();
        return std::move(said_);
    }
    std::vector<Said> operator()(const std::vector<Place> &right) {
        if (right.empty()) {
            add(scene_.text("quiz.answer.nowhere"));
            return rule();
        }
        std::vector<std::string> places;
        for (const Place &place : right) places.push_back(scene_.place(place));
        add(scene_.text("quiz.answer.is", {{"answer", scene_.say().texts().list(places)}}));
        return rule();
    }
    std::vector<Said> operator()(const std::vector<std::vector<int>> &right) {
        if (right.empty()) return rule();
        std::string list;
        for (const int index : right.front())
            list += std::to_string(std::count(list.begin(), list.end(), '\n') + 1) + ". " + scene_.choice(index) + "\n";
        add(scene_.text("quiz.answer.order"));
        add(list, true);
        return rule();
    }
    std::vector<Said> operator()(const scenario::EngineAnswers &) { return rule(); }

private:
    void add(std::string text, bool commonMark = false) { said_.push_back({std::move(text), commonMark}); }
    PlayerId player(const std::string &name) const { return *scene_.table().player(name); }
    std::vector<Said> rule() {
        if (std::string sentence = scene_.rule(); !sentence.empty()) add(std::move(sentence));
        return std::move(said_);
    }
    /// Every event that changes a score, in words.
    void sums() {
        if (!scene_.step()) return;
        for (const Event &event : scene_.step()->events) {
            const auto *scored = std::get_if<FeatureScored>(&event.what);
            if (scored || std::holds_alternative<MeepleBoughtBack>(event.what) ||
                std::holds_alternative<PointsGained>(event.what))
                add(eventText(event, scene_.words().say(scene_.after())));
        }
    }

    const Scene &scene_;
    std::vector<Said> said_;
};

} // namespace

std::vector<Said> solution(const Asked &asked) {
    const Scene scene(asked);
    if (!scene.right()) return {{scene.text("quiz.look-again")}};
    return std::visit(Telling(scene), *scene.right());
}

std::array<Hint, kRungs> hints(const Asked &asked) {
    const Scene scene(asked);
    std::array<Hint, kRungs> rungs;
    const std::string rule = scene.rule();
    rungs[0].said.push_back({rule.empty() ? scene.text("quiz.look-again") : rule});
    if (scene.right()) rungs[1] = Looking(scene).hint();
    if (rungs[1].said.empty()) rungs[1].said.push_back({scene.text("quiz.look-again")});
    const auto &written = asked.question.hints;
    for (std::size_t i = 0; i < std::min(written.size(), kRungs); ++i)
        rungs[i].said = {{written[i].in(asked.language), true}};
    for (Said &said : solution(asked)) rungs[2].said.push_back(std::move(said));
    return rungs;
}

} // namespace bathhouse::tutor::quiz
