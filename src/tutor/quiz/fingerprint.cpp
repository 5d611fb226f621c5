// SPDX-License-Identifier: MIT
#include "rules/tile.h"
#include "tutor/quiz/progress.h"

#include <cstdio>

namespace bathhouse::tutor::quiz {

namespace {

/// FNV-1a, with an end mark after each word so that words do not run together.
class Hash {
public:
    void add(const std::string &word) {
        for (const char c : word) mix(static_cast<unsigned char>(c));
        mix(0xFF);
    }
    void add(int number) { add(std::to_string(number)); }
    std::string digits() const {
        std::array<char, 17> text{};
        std::snprintf(text.data(), text.size(), "%016llx", static_cast<unsigned long long>(value_));
        return text.data();
    }

private:
    void mix(std::uint64_t byte) { value_ = (value_ ^ byte) * 0x100000001B3u; }
    std::uint64_t value_ = 0xCBF29CE484222325u;
};

struct AddAnswers {
    Hash &hash;
    void operator()(const scenario::EngineAnswers &) const { hash.add("engine"); }
    void operator()(bool yes) const { hash.add(yes ? "yes" : "no"); }
    void operator()(const std::vector<int> &list) const {
        for (const int index : list) hash.add(index);
    }
    void operator()(const std::map<std::string, int> &points) const {
        for (const auto &[player, gained] : points) {
            hash.add(player);
            hash.add(gained);
        }
    }
    void operator()(const std::vector<scenario::Place> &places) const {
        for (const scenario::Place &place : places) {
            hash.add(place.at.x);
            hash.add(place.at.y);
            hash.add(place.on ? rules::toString(*place.on) : std::string());
        }
    }
    void operator()(const std::vector<std::vector<int>> &orders) const {
        for (const auto &order : orders) {
            (*this)(order);
            hash.add("next");
        }
    }
};

} // namespace

std::string fingerprint(const scenario::Question &question) {
    Hash hash;
    hash.add(question.before);
    hash.add(static_cast<int>(question.kind));
    hash.add(question.all ? 1 : 0);
    hash.add(question.ask.in("en"));
    for (const scenario::Choice &choice : question.choices) hash.add(choice.text.in("en"));
    std::visit(AddAnswers{hash}, question.answers);
    return hash.digits();
}

std::vector<QuestionKey> keysOf(const scenario::Scenario &scenario, const std::string &id) {
    std::vector<QuestionKey> keys;
    for (const scenario::Question &question : scenario.questions)
        keys.push_back({scenario.id.value_or(id), static_cast<int>(keys.size()), fingerprint(question)});
    return keys;
}

} // namespace bathhouse::tutor::quiz
