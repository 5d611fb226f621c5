// SPDX-License-Identifier: MIT
#include "tutor/quiz/scene.h"

#include <algorithm>

namespace bathhouse::tutor::quiz {

using scenario::Place;
using scenario::QuestionKind;

namespace {

using Indexes = std::vector<int>;
using Gains = std::map<std::string, int>;

bool has(const Indexes &list, int index) { return std::ranges::find(list, index) != list.end(); }

/// Whether an answer is right, kind by kind. An answer of another shape is not.
struct Judging {
    const Scene &scene;

    bool operator()(const Indexes &given) const {
        if (const auto *orders = std::get_if<std::vector<Indexes>>(&*scene.right()))
            return std::ranges::find(*orders, given) != orders->end();
        const auto *right = std::get_if<Indexes>(&*scene.right());
        if (!right || given.empty()) return false;
        if (!scene.question().all) return given.size() == 1 && has(*right, given.front());
        const auto isGiven = [&given](int index) { return has(given, index); };
        return given.size() == right->size() && std::ranges::all_of(*right, isGiven);
    }
    bool operator()(bool given) const {
        const auto *right = std::get_if<bool>(&*scene.right());
        return right && *right == given;
    }
    bool operator()(const Gains &given) const {
        const auto *right = std::get_if<Gains>(&*scene.right());
        return right && std::ranges::all_of(*right, [&given](const auto &entry) {
                   const auto found = given.find(entry.first);
                   return (found == given.end() ? 0 : found->second) == entry.second;
               });
    }
    bool operator()(const std::vector<Place> &given) const {
        const auto *right = std::get_if<std::vector<Place>>(&*scene.right());
        return right && scenario::samePlaces(*right, given, scene.before());
    }
};

/// What is wrong with an answer. The author's own words first.
class Explaining {
public:
    Explaining(const Scene &scene, Verdict &verdict) : scene_(scene), question_(scene.question()), verdict_(verdict) {}

    void operator()(const Indexes &given) {
        if (question_.kind == QuestionKind::Order) return order(given);
        if (question_.kind != QuestionKind::Choice) return;
        const auto &right = scene_.rightAs<Indexes>();
        bool told = true;
        for (const int index : given)
            if (!has(right, index)) told = wrongChoice(index) && told;
        const auto missing = std::ranges::count_if(right, [&given](int index) { return !has(given, index); });
        if (question_.all && missing > 0) {
            add(scene_.counted(static_cast<std::size_t>(missing), "quiz.choice.missing"));
            told = told && missing < static_cast<std::ptrdiff_t>(right.size());
        }
        if (!told && !otherwise()) rule();
    }

    void operator()(bool given) {
        if (otherwise()) return;
        // "May …?", and the next move shows that the rules say no.
        if (given && scene_.forbidsNext())
            return add(refusalText(*scene_.step()->refused, *scene_.step()->move, scene_.say()));
        rule();
    }

    void operator()(const Gains &given) {
        if (question_.kind != QuestionKind::Points) return;
        const auto same = [&](const scenario::WrongPoints &wrong) { return sameGains(wrong.points, given); };
        const auto listed = std::ranges::find_if(question_.wrong, same);
        if (listed != question_.wrong.end()) {
            own(listed->feedback);
            // Where the author says the same of several answers, the wrong term tells them apart.
            if (std::ranges::count(question_.wrong, listed->feedback, &scenario::WrongPoints::feedback) == 1) return;
        } else {
            otherwise();
        }
        explainPoints(scene_, given, verdict_);
    }

    void operator()(const std::vector<Place> &given) {
        if (!std::holds_alternative<std::vector<Place>>(*scene_.right())) return;
        otherwise();
        explainPlaces(scene_, given, verdict_);
    }

    void add(std::string sentence) {
        if (!sentence.empty()) verdict_.feedback.push_back({std::move(sentence)});
    }
    void rule() { add(scene_.rule()); }

private:
    void own(const scenario::Text &text) { verdict_.feedback.push_back({text.in(scene_.language()), true}); }
    bool otherwise() {
        if (question_.otherwise) own(*question_.otherwise);
        return question_.otherwise.has_value();
    }
    /// Whether the author has said why.
    bool wrongChoice(int index) {
        const auto &choice = question_.choices[static_cast<std::size_t>(index)];
        const bool told = choice.feedback.has_value();
        if (!told || question_.all)
            verdict_.feedback.push_back({scene_.text("quiz.choice.not", {{"choice", scene_.choice(index)}}), true});
        if (told) own(*choice.feedback);
        return told;
    }
    bool sameGains(const Gains &wrong, const Gains &given) const {
        return std::ranges::all_of(scene_.table().players, [&](const std::string &name) {
            const auto of = [&name](const Gains &gains) { return gains.contains(name) ? gains.at(name) : 0; };
            // A player whom the author left out of a wrong answer is right in it.
            const Gains &right = scene_.rightAs<Gains>();
            return of(given) == (wrong.contains(name) ? wrong.at(name) : of(right));
        });
    }

    /// The first choice that stands before its turn, compared with the right order that agrees the longest.
    void order(const Indexes &given) {
        otherwise();
        std::size_t longest = 0;
        for (const Indexes &right : scene_.rightAs<std::vector<Indexes>>()) {
            const auto differs = std::ranges::mismatch(right, given).in2 - given.begin();
            longest = std::max(longest, static_cast<std::size_t>(differs));
        }
        if (longest < given.size())
            verdict_.feedback.push_back(
                {scene_.text("quiz.order.too-early", {{"choice", scene_.choice(given[longest])}}), true});
        if (!question_.otherwise) rule();
    }

    const Scene &scene_;
    const scenario::Question &question_;
    Verdict &verdict_;
};

/// A choice that a question does not have is no answer.
bool means(const scenario::Question &question, const Given &given) {
    const auto *indexes = std::get_if<Indexes>(&given);
    return !indexes || std::ranges::all_of(*indexes, [&question](int index) {
        return index >= 0 && static_cast<std::size_t>(index) < question.choices.size();
    });
}

} // namespace

Verdict judge(const Asked &asked, const Given &given) {
    const Scene scene(asked);
    Verdict verdict;
    verdict.rules = asked.question.because;
    if (scene.right() && means(asked.question, given)) {
        verdict.right = std::visit(Judging{scene}, given);
        if (verdict.right) {
            verdict.feedback = solution(asked);
            return verdict;
        }
        Explaining explaining(scene, verdict);
        std::visit(explaining, given);
    }
    if (verdict.feedback.empty()) verdict.feedback.push_back({scene.text("quiz.look-again")});
    return verdict;
}

} // namespace bathhouse::tutor::quiz
