// SPDX-License-Identifier: MIT
#include "tutor/catalogue.h"

#include "scenario/json.h"
#include "scenario/spelling.h"

#include <QFile>

#include <algorithm>
#include <array>
#include <stdexcept>

namespace bathhouse::tutor {

namespace {

constexpr std::array<std::string_view, 5> statusNames{"official", "community", "deduced", "disputed", "open"};

/// A file of the catalogue that is not as it should be; what() is the sentence.
struct Malformed : std::runtime_error {
    using std::runtime_error::runtime_error;
};

Json parsed(const std::string &path) {
    QFile file(QString::fromStdString(path));
    if (!file.open(QIODevice::ReadOnly)) {
        throw Malformed("cannot be opened");
    }
    const QByteArray bytes = file.readAll();
    Json json = Json::parse(bytes.begin(), bytes.end(), nullptr, false);
    if (json.is_discarded()) {
        throw Malformed("is not JSON");
    }
    return json;
}

const Json &required(const Json &object, const char *key) {
    if (!object.is_object()) {
        throw Malformed("an object is expected");
    }
    const auto found = object.find(key);
    if (found == object.end()) {
        throw Malformed("'" + std::string(key) + "' is missing");
    }
    return *found;
}

void onlyKeys(const Json &object, std::initializer_list<std::string_view> known) {
    for (const auto &[key, value] : object.items()) {
        if (std::ranges::find(known, key) == known.end()) {
            throw Malformed("'" + key + "' is no key here");
        }
    }
}

std::string word(const Json &object, const char *key) {
    const Json &value = required(object, key);
    if (!value.is_string() || value.get_ref<const std::string &>().empty()) {
        throw Malformed("'" + std::string(key) + "' must be a text that is not empty");
    }
    return value.get<std::string>();
}

std::vector<std::string> words(const Json &object, const char *key) {
    const Json &list = required(object, key);
    if (!list.is_array() || !std::ranges::all_of(list, [](const Json &entry) { return entry.is_string(); })) {
        throw Malformed("'" + std::string(key) + "' must be a list of texts");
    }
    return list.get<std::vector<std::string>>();
}

Texts texts(const Json &object, const char *key) {
    const Json &map = required(object, key);
    const bool complete = map.is_object() && map.contains("en") && std::ranges::all_of(map, [](const Json &text) {
                              return text.is_string() && !text.get_ref<const std::string &>().empty();
                          });
    if (!complete) {
        throw Malformed("'" + std::string(key) + "' must hold a text per language, English at least");
    }
    return map.get<Texts>();
}

CardSentence sentence(const Json &json) {
    CardSentence result;
    result.text = texts(json, "text");
    onlyKeys(json, {"text", "status", "sources", "follows"});
    const std::string status = word(json, "status");
    const auto known = statusNamed(status);
    if (!known) {
        throw Malformed("'" + status + "' is no status");
    }
    result.status = *known;
    result.sources = words(json, "sources");
    if (json.contains("follows")) {
        result.follows = words(json, "follows");
    }
    return result;
}

Card card(const Json &json, const std::string &chapter) {
    Card result;
    result.id = word(json, "id");
    result.chapter = word(json, "chapter");
    if (result.chapter != chapter) {
        throw Malformed("'chapter' must be " + chapter + ", as the file is called");
    }
    onlyKeys(json, {"id", "chapter", "title", "statement", "meaning", "mistake", "scenarios"});
    result.title = texts(json, "title");
    const Json &statement = required(json, "statement");
    if (!statement.is_array() || statement.empty()) {
        throw Malformed("'statement' must be a list of one sentence at least");
    }
    std::ranges::transform(statement, std::back_inserter(result.statement), sentence);
    result.meaning = texts(json, "meaning");
    result.mistake = texts(json, "mistake");
    result.scenarios = words(json, "scenarios");
    return result;
}

std::vector<CatalogueWord> wordList(const Json &json, const char *key, bool withMeaning) {
    const Json &list = required(json, key);
    if (!list.is_array()) {
        throw Malformed("'" + std::string(key) + "' must be a list");
    }
    std::vector<CatalogueWord> result;
    for (const Json &entry : list) {
        result.push_back({word(entry, "id"), texts(entry, "name"), withMeaning ? texts(entry, "meaning") : Texts{}});
    }
    return result;
}

std::string nameIn(const std::vector<CatalogueWord> &list, std::string_view id, const std::string &language) {
    const auto found = std::ranges::find(list, id, &CatalogueWord::id);
    return found == list.end() ? std::string(id) : pick(found->name, language);
}

} // namespace

std::string_view name(Status status) { return statusNames.at(static_cast<std::size_t>(status)); }

std::optional<Status> statusNamed(std::string_view name) {
    const auto found = std::ranges::find(statusNames, name);
    if (found == statusNames.end()) {
        return std::nullopt;
    }
    return static_cast<Status>(found - statusNames.begin());
}

Status Card::status() const { return statement.front().status; }

std::vector<Status> Card::statuses() const {
    std::vector<Status> result;
    for (const CardSentence &part : statement) {
        if (std::ranges::find(result, part.status) == result.end()) {
            result.push_back(part.status);
        }
    }
    return result;
}

const Catalogue &Catalogue::shipped() {
    static const Catalogue catalogue = [] {
        std::vector<std::string> problems;
        Catalogue result = read(":/rules", problems);
        Q_ASSERT_X(problems.empty(), "Catalogue", problems.empty() ? "" : problems.front().c_str());
        return result;
    }();
    return catalogue;
}

Catalogue Catalogue::read(const std::string &folder, std::vector<std::string> &problems) {
    Catalogue result;
    const std::string wordsFile = folder + "/words.json";
    try {
        const Json json = parsed(wordsFile);
        result.chapters_ = wordList(json, "chapters", false);
        result.statuses_ = wordList(json, "statuses", true);
        result.sources_ = wordList(json, "sources", true);
        result.labels_ = wordList(json, "labels", false);
    } catch (const Malformed &error) {
        problems.push_back(wordsFile + ": " + error.what());
    }
    for (const CatalogueWord &chapter : result.chapters_) {
        result.readChapter(folder + "/cards/" + chapter.id + ".json", chapter.id, problems);
    }
    result.readWaiting(folder + "/waiting.json", problems);
    return result;
}

void Catalogue::readWaiting(const std::string &path, std::vector<std::string> &problems) {
    try {
        const Json list = parsed(path);
        if (!list.is_array()) throw Malformed("a list of ids is expected");
        for (const Json &entry : list) {
            const std::string id = entry.is_string() ? entry.get<std::string>() : "";
            if (!find(id)) throw Malformed("there is no card '" + id + "'");
            if (!waiting_.insert(id).second) throw Malformed("'" + id + "' stands there twice");
        }
    } catch (const Malformed &error) {
        problems.push_back(path + ": " + error.what());
    }
}

void Catalogue::readChapter(const std::string &path, const std::string &chapter, std::vector<std::string> &problems) {
    Json list;
    try {
        list = parsed(path);
    } catch (const Malformed &error) {
        problems.push_back(path + ": " + error.what());
        return;
    }
    if (!list.is_array()) {
        problems.push_back(path + ": a list of cards is expected");
        return;
    }
    for (std::size_t i = 0; i < list.size(); ++i) {
        try {
            Card read = card(list[i], chapter);
            if (find(read.id)) {
                throw Malformed("there is a card " + read.id + " already");
            }
            cards_.push_back(std::move(read));
        } catch (const Malformed &error) {
            problems.push_back(path + ": /" + std::to_string(i) + ": " + error.what());
        }
    }
}

const Card *Catalogue::find(std::string_view id) const {
    const auto found = std::ranges::find(cards_, id, &Card::id);
    return found == cards_.end() ? nullptr : &*found;
}

std::vector<std::string> Catalogue::ids() const {
    std::vector<std::string> result;
    std::ranges::transform(cards_, std::back_inserter(result), &Card::id);
    return result;
}

std::optional<std::string> Catalogue::nearest(std::string_view id) const {
    // Who types the beginning of an id means that id, however much of it is missing.
    const auto begun = std::ranges::find_if(cards_, [&](const Card &each) { return each.id.starts_with(id); });
    if (!id.empty() && begun != cards_.end()) return begun->id;
    std::vector<std::string_view> known;
    std::ranges::transform(cards_, std::back_inserter(known), &Card::id);
    const auto near = scenario::nearest(id, known);
    return near ? std::optional(std::string(*near)) : std::nullopt;
}

std::string Catalogue::statusLabel(Status status, const std::string &language) const {
    return nameIn(statuses_, name(status), language);
}

std::string Catalogue::sourceLabel(const std::string &code, const std::string &language) const {
    return nameIn(sources_, code, language);
}

std::string Catalogue::chapterLabel(const std::string &id, const std::string &language) const {
    return nameIn(chapters_, id, language);
}

std::string Catalogue::label(const std::string &id, const std::string &language) const {
    return nameIn(labels_, id, language);
}

const std::string &pick(const Texts &texts, const std::string &language) {
    static const std::string none;
    auto found = texts.find(language);
    if (found == texts.end()) {
        found = texts.find("en");
    }
    return found == texts.end() ? none : found->second;
}

} // namespace bathhouse::tutor
