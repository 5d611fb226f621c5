// SPDX-License-Identifier: MIT
#include "tutor/catalogue.h"
#include "tutor/drill/moment.h"
#include "tutor/quiz/scene.h"

#include <algorithm>
#include <bit>
#include <cstdlib>

namespace bathhouse::tutor::quiz {

using namespace rules;

namespace {

using Gains = std::map<std::string, int>;

/// One summand of what a player gains in the step.
struct Leaf {
    PlayerId player{};
    int points = 0;
    std::string things;  ///< "the flag 4"
    std::string row;     ///< "Bathhouse flag"
    std::size_t event = 0;
    std::string_view label = {};  ///< of its term
    std::vector<Position> tiles = {};
};

/// The summands of a step, event by event.
class Leaves {
public:
    explicit Leaves(const Scene &scene) : scene_(scene) {
        if (!scene.step()) return;
        for (; event_ < scene.step()->events.size(); ++event_)
            std::visit([this](const auto &what) { of(what); }, scene.step()->events[event_].what);
    }
    std::vector<Leaf> take() { return std::move(found_); }

private:
    void of(const FeatureScored &scored) {
        for (const Winner &w : scored.winners) {
            const Reason reason = scene_.words().scored(scene_.step()->events[event_], scene_.after(), w.player);
            for (std::size_t i = 0; i < scored.terms.size(); ++i) {
                const Term &term = scored.terms[i];
                add({w.player, term.points, termText(scene_.say().texts(), "sum", term, scored.kind),
                     reason.children[i].sentence, event_, term.label, reason.children[i].tiles});
            }
        }
    }
    void of(const MeepleBoughtBack &e) { add(whole(e.player, -e.cost, {e.at})); }
    void of(const PointsGained &e) { add(whole(e.player, e.points, {})); }
    template <class Other> void of(const Other &) {}

    /// An event that is a summand by itself.
    Leaf whole(PlayerId player, int points, std::vector<Position> tiles) const {
        const Event &event = scene_.step()->events[event_];
        const Phrases say = scene_.words().say(scene_.after());
        return {player, points, say.points(points), eventText(event, say), event_, {}, std::move(tiles)};
    }
    void add(Leaf leaf) {
        if (leaf.points != 0) found_.push_back(std::move(leaf));
    }

    const Scene &scene_;
    std::size_t event_ = 0;
    std::vector<Leaf> found_;
};

/// The step as the drills see it: a run of its own.
class Mistakes {
public:
    explicit Mistakes(const Scene &scene)
        : scene_(scene),
          run_{scene.table(), scene.before(), {*scene.step()}, {}, std::nullopt, {}},
          moment_{run_, Catalogue::shipped().cards().front(), random_} {}

    /// Said of the whole answer, if it is a mistake that is often made.
    std::optional<std::string> about(const Gains &given, const Gains &right) const {
        for (const scenario::WrongPoints &wrong : drill::wrongGains(moment_, right))
            if (wrong.points == given) return wrong.feedback.in(scene_.language());
        return std::nullopt;
    }
    /// Said of one scoring that is reckoned as so many points. `flags`: only what concerns flags and coats of arms.
    std::optional<std::string> about(const FeatureScored &scored, int points, bool flags = false) const {
        for (const drill::Mistake &mistake : drill::mistakesIn(scored, moment_)) {
            const bool ofFlags = mistake.key.starts_with("flag-") || mistake.key.starts_with("coat-");
            if (mistake.points == points && (ofFlags || !flags))
                return drill::feedbackOn(mistake, scored, moment_).in(scene_.language());
        }
        return std::nullopt;
    }

private:
    const Scene &scene_;
    scenario::Run run_;
    Random random_{0};
    drill::Moment moment_;
};

/// The fewest of `leaves` that add up to `sum`: a set of bits, 0 if there are none.
std::uint32_t fewestThatMake(int sum, const std::vector<const Leaf *> &leaves) {
    constexpr std::size_t kMost = 12;
    std::uint32_t best = 0;
    const std::uint32_t all = 1u << std::min(leaves.size(), kMost);
    for (std::uint32_t set = 1; set < all; ++set) {
        int made = 0;
        for (std::size_t i = 0; i < std::min(leaves.size(), kMost); ++i)
            if (set >> i & 1u) made += leaves[i]->points;
        if (made == sum && (best == 0 || std::popcount(set) < std::popcount(best))) best = set;
    }
    return best;
}

/// Names what is wrong with each player's points.
class Explaining {
public:
    Explaining(const Scene &scene, const Gains &given, Verdict &verdict)
        : scene_(scene),
          right_(scene.rightAs<Gains>()),
          verdict_(verdict),
          leaves_(Leaves(scene).take()),
          mistakes_(scene) {
        for (const std::string &name : scene.table().players) given_[name] = given.contains(name) ? given.at(name) : 0;
        for (const std::string &name : scene.table().players)
            if (given_.at(name) != rightOf(name)) wrong_.push_back(*scene.table().player(name));
    }

    void explain() {
        if (wrong_.size() == 1 && leftOutOne(wrong_.front())) return;
        if (const auto said = mistakes_.about(given_, right_)) return add(*said);
        if (swapped()) return;
        for (const PlayerId player : wrong_) explain(player);
    }

private:
    const std::string &nameOf(PlayerId player) const { return scene_.table().name(player); }
    std::string spoken(PlayerId player) const { return scene_.say().player(player); }
    int rightOf(const std::string &name) const { return right_.contains(name) ? right_.at(name) : 0; }
    int excess(PlayerId player) const { return given_.at(nameOf(player)) - rightOf(nameOf(player)); }
    void add(std::string sentence) { verdict_.feedback.push_back({std::move(sentence)}); }
    void add(const std::string &key, PlayerId player, const std::vector<std::string> &things, int points = 0) {
        add(scene_.text(key, {{"player", spoken(player)},
                              {"things", scene_.say().texts().list(things)},
                              {"points", scene_.say().points(points)}}));
    }

    std::vector<const Leaf *> leavesOf(PlayerId player) const {
        std::vector<const Leaf *> found;
        for (const Leaf &leaf : leaves_)
            if (leaf.player == player) found.push_back(&leaf);
        return found;
    }
    const FeatureScored *scoringOf(const Leaf &leaf) const {
        return std::get_if<FeatureScored>(&scene_.step()->events[leaf.event].what);
    }
    void mark(const Leaf &leaf) { verdict_.tiles.insert(verdict_.tiles.end(), leaf.tiles.begin(), leaf.tiles.end()); }

    /// One summand is missing, and nothing else is wrong.
    bool leftOutOne(PlayerId player) {
        for (const Leaf *leaf : leavesOf(player)) {
            const FeatureScored *scored = scoringOf(*leaf);
            if (!scored || leaf->points != -excess(player)) continue;
            mark(*leaf);
            // Flags and coats of arms have sentences of their own.
            const auto said = mistakes_.about(*scored, scored->points - leaf->points, true);
            if (said && (leaf->label == "bathhouse" || leaf->label == "coat-of-arms"))
                add(*said);
            else
                add("quiz.points.left-out", player, {leaf->things}, leaf->points);
            return true;
        }
        return false;
    }

    bool swapped() {
        if (wrong_.size() != 2) return false;
        const std::string &a = nameOf(wrong_[0]);
        const std::string &b = nameOf(wrong_[1]);
        if (given_.at(a) != rightOf(b) || given_.at(b) != rightOf(a)) return false;
        add(scene_.text("quiz.points.swapped", {{"first", spoken(wrong_[0])}, {"second", spoken(wrong_[1])}}));
        return true;
    }

    void explain(PlayerId player) {
        if (others(player) || leftOutOne(player) || ofOneScoring(player) || leftOut(player)) return;
        const std::vector<const Leaf *> leaves = leavesOf(player);
        const int over = excess(player);
        const int right = rightOf(nameOf(player));
        if (right < 0 && given_.at(nameOf(player)) == -right) return add("quiz.points.sign", player, {});
        if (leaves.empty()) return add("quiz.points.nothing", player, {});
        if (const std::uint32_t set = fewestThatMake(over, leaves); over > 0 && std::popcount(set) == 1)
            return add("quiz.points.twice", player, thingsOf(leaves, set), over);
        add(over > 0 ? "quiz.points.too-many" : "quiz.points.too-few", player,
            thingsOf(leaves, static_cast<std::uint32_t>(-1)));
    }

    /// The points of a scoring that somebody else wins.
    bool others(PlayerId player) {
        for (const Event &event : scene_.step()->events) {
            const auto *scored = std::get_if<FeatureScored>(&event.what);
            if (!scored || scored->points != excess(player) || scored->points == 0 || scored->winners.empty()) continue;
            if (std::ranges::find(scored->winners, player, &Winner::player) != scored->winners.end()) continue;
            std::vector<std::string> winners;
            for (const Winner &w : scored->winners) winners.push_back(spoken(w.player));
            add(scene_.text("quiz.points.others",
                            {{"player", spoken(player)}, {"winners", scene_.say().texts().list(winners)}}));
            return true;
        }
        return false;
    }

    bool ofOneScoring(PlayerId player) {
        for (const Event &event : scene_.step()->events) {
            const auto *scored = std::get_if<FeatureScored>(&event.what);
            if (!scored || std::ranges::find(scored->winners, player, &Winner::player) == scored->winners.end())
                continue;
            const auto said = mistakes_.about(*scored, scored->points + excess(player));
            if (!said) continue;
            // In several scorings it must be said which one is meant.
            const std::string where = drill::featureAt(scene_.words().say(scene_.after()), scored->feature);
            add(scene_.text("quiz.points.of", {{"player", spoken(player)}, {"feature", where}, {"mistake", *said}}));
            return true;
        }
        return false;
    }

    bool leftOut(PlayerId player) {
        const std::vector<const Leaf *> leaves = leavesOf(player);
        const std::uint32_t set = fewestThatMake(-excess(player), leaves);
        if (set == 0) return false;
        int points = 0;
        for (std::size_t i = 0; i < leaves.size() && i < 32; ++i)
            if (set >> i & 1u) {
                mark(*leaves[i]);
                points += leaves[i]->points;
            }
        const bool nothing = given_.at(nameOf(player)) == 0;
        add(nothing ? "quiz.points.something" : "quiz.points.left-out", player, thingsOf(leaves, set), points);
        return true;
    }

    static std::vector<std::string> thingsOf(const std::vector<const Leaf *> &leaves, std::uint32_t set) {
        std::vector<std::string> things;
        for (std::size_t i = 0; i < leaves.size() && i < 32; ++i)
            if (set >> i & 1u) things.push_back(leaves[i]->things);
        return things;
    }

    const Scene &scene_;
    Gains right_;
    Gains given_;
    Verdict &verdict_;
    std::vector<Leaf> leaves_;
    std::vector<PlayerId> wrong_;
    Mistakes mistakes_;
};

/// Which summands an answer leaves out: the fewest that explain it, or all of the player's if nothing does.
std::uint32_t differing(int excess, const std::vector<const Leaf *> &leaves) {
    if (excess == 0) return 0;
    const std::uint32_t missing = fewestThatMake(-excess, leaves);
    if (missing != 0) return missing;
    const std::uint32_t twice = fewestThatMake(excess, leaves);
    return twice != 0 ? twice : static_cast<std::uint32_t>(-1);
}

} // namespace

void explainPoints(const Scene &scene, const Gains &given, Verdict &verdict) {
    if (!scene.step()) return;
    Explaining(scene, given, verdict).explain();
}

std::vector<SumRow> sumOf(const Scene &scene, const Gains &given) {
    std::vector<SumRow> rows;
    if (!scene.step()) return rows;
    const Phrases say = scene.words().say(scene.after());
    const std::vector<Leaf> leaves = Leaves(scene).take();
    const auto &right = scene.rightAs<Gains>();
    for (const auto &[name, gained] : right) {
        const PlayerId player = *scene.table().player(name);
        const int said = given.contains(name) ? given.at(name) : 0;
        const std::string key = said == gained ? "quiz.sum.right" : "quiz.sum.wrong";
        rows.push_back({scene.text(key, {{"player", say.player(player)}, {"given", std::to_string(said)}}), gained, 0,
                        said != gained});
        std::vector<const Leaf *> own;
        for (const Leaf &leaf : leaves)
            if (leaf.player == player) own.push_back(&leaf);
        const std::uint32_t wrong = differing(said - gained, own);
        std::optional<std::size_t> event;
        for (std::size_t i = 0; i < own.size(); ++i) {
            const bool differs = i < 32 && (wrong >> i & 1u) != 0;
            const auto *scored = std::get_if<FeatureScored>(&scene.step()->events[own[i]->event].what);
            if (scored && event != own[i]->event) {
                const Reason reason = scene.words().scored(scene.step()->events[own[i]->event], scene.after(), player);
                rows.push_back(
                    {drill::featureAt(say, scored->feature), reason.points, 1, false, reason.tiles, reason.figures});
            }
            event = own[i]->event;
            rows.push_back({own[i]->row, own[i]->points, scored ? 2 : 1, differs, own[i]->tiles});
        }
    }
    return rows;
}

} // namespace bathhouse::tutor::quiz
