// SPDX-License-Identifier: MIT
#include "scenario/json_reader.h"
#include "scenario/report.h"
#include "scenario/spelling.h"

#include <algorithm>
#include <list>
#include <unordered_set>

namespace bathhouse::scenario {

namespace {

/// "line 2, column 14" of a byte of the text.
std::string lineAndColumn(std::string_view text, std::size_t offset) {
    const std::string_view before = text.substr(0, std::min(offset, text.size()));
    const std::size_t lineStart = before.rfind('\n') + 1;  // npos + 1 is 0: the first line
    const auto line = std::count(before.begin(), before.end(), '\n') + 1;
    std::string_view inLine = before.substr(lineStart);
    if (lineStart == 0 && inLine.starts_with("\xEF\xBB\xBF")) inLine.remove_prefix(3);
    const auto column = std::count_if(inLine.begin(), inLine.end(), [](char c) { return (c & 0xC0) != 0x80; }) + 1;
    return "line " + std::to_string(line) + ", column " + std::to_string(column);
}

/// What the parser said, without its own idea of the place and without a copy of the file's text.
std::string plainly(std::string_view what) {
    if (what.find("UTF-8") != std::string_view::npos) return "this is not UTF-8; save the file in UTF-8";
    if (what.find("unexpected end of input") != std::string_view::npos) {
        return "the file ends too early; a closing bracket or quotation mark is missing";
    }
    if (what.find("expected end of input") != std::string_view::npos)
        return "there is more text behind the end of the JSON value";
    if (what.find("missing closing quote") != std::string_view::npos) return "a closing quotation mark is missing";
    const std::size_t dash = what.find(" - ");
    std::string message(dash == std::string_view::npos ? what : what.substr(dash + 3));
    const std::size_t copy = message.find("; last read: ");
    if (copy != std::string::npos) {
        const std::size_t rest = message.rfind("; expected ");
        message.erase(copy, (rest == std::string::npos || rest < copy ? message.size() : rest) - copy);
    }
    return "this is not JSON: " + message;
}

/// The usual slips of people who write JSON by hand, told by what stands where the parser stopped. Nothing for others.
std::string usualSlip(std::string_view text, std::size_t offset, std::string_view what) {
    if (text.find_first_not_of(" \t\r\n") == std::string_view::npos) return "the file is empty";
    if (offset >= text.size() || what.find("expected end of input") != std::string_view::npos) return {};
    if (what.find("unexpected string literal; expected '}'") != std::string_view::npos)
        return "a comma is missing before this text";
    const char here = text[offset];
    const std::size_t before = offset == 0 ? std::string_view::npos : text.find_last_not_of(" \t\r\n", offset - 1);
    const char previous = before == std::string_view::npos ? '\0' : text[before];
    if ((here == ']' || here == '}') && previous == ',')
        return "the last entry has a comma behind it; take the comma out";
    if (here == '/' || previous == '/') return "JSON has no comments; take it out";
    if (here == '\'') return "texts and keys stand in double quotation marks";
    if ((here == '{' || here == '[') && (previous == '"' || previous == '}' || previous == ']'))
        return "a comma is missing before this";
    return {};
}

/// Builds the value while it watches depth and duplicate keys.
class Builder final : public nlohmann::json_sax<Json> {
public:
    explicit Builder(std::string_view text) : text_(text) {}

    JsonText result(bool parsed) {
        JsonText result;
        if (parsed) result.value = std::move(root_);
        result.problems = std::move(problems_);
        return result;
    }

    bool null() override { return put(nullptr); }
    bool boolean(bool value) override { return put(value); }
    bool number_integer(number_integer_t value) override { return put(value); }
    bool number_unsigned(number_unsigned_t value) override { return put(value); }
    bool number_float(number_float_t value, const string_t &) override { return put(value); }
    bool string(string_t &value) override { return put(std::move(value)); }
    bool binary(binary_t &) override { return false; }
    bool start_object(std::size_t) override { return open(Json::object()); }
    bool start_array(std::size_t) override { return open(Json::array()); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }

    bool key(string_t &key) override {
        Frame &frame = frames_.back();
        auto &object = frame.value->get_ref<Json::object_t &>();
        const bool duplicate = frame.isKnown(key, object);
        frame.key = key;
        if (duplicate) {
            if (problems_.size() < Report::kMaxProblems) {
                problems_.push_back({Problem::Kind::Shape, pointer(),
                                     "the key " + inQuotes(key) + " appears twice here; keep one of them"});
            }
            frame.next = &spare_.emplace_back();
        } else {
            // Not through the map's own emplace, which searches all keys again.
            auto &entries =
                static_cast<std::vector<Json::object_t::value_type, Json::object_t::allocator_type> &>(object);
            entries.emplace_back(std::move(key), Json());
            frame.next = &entries.back().second;
        }
        return true;
    }

    bool parse_error(std::size_t position, const std::string &, const nlohmann::detail::exception &error) override {
        problems_.clear();
        constexpr int kNumberOverflow = 406;
        if (error.id == kNumberOverflow) {
            problems_.push_back(
                {Problem::Kind::Shape, pointer(), "this number is too large; a whole number is expected"});
        } else {
            const std::size_t offset = position > 0 ? position - 1 : 0;
            const std::string slip = usualSlip(text_, offset, error.what());
            problems_.push_back({Problem::Kind::Shape, "",
                                 lineAndColumn(text_, offset) + ": " + (slip.empty() ? plainly(error.what()) : slip)});
        }
        return false;
    }

private:
    static constexpr std::size_t kFewKeys = 16;

    struct Frame {
        Json *value = nullptr;
        Json *next = nullptr;  // object: where the value of the last key goes
        std::string key;
        std::size_t index = 0;
        std::unordered_set<std::string> keys;  // of an object with many

        bool isKnown(const std::string &wanted, const Json::object_t &object) {
            if (object.size() <= kFewKeys) {
                return std::any_of(object.begin(), object.end(),
                                   [&](const auto &entry) { return entry.first == wanted; });
            }
            if (keys.empty()) {
                for (const auto &entry : object) keys.insert(entry.first);
            }
            return !keys.insert(wanted).second;
        }
    };

    std::string pointer() const {
        std::string path;
        for (const Frame &frame : frames_) {
            path += '/' + (frame.value->is_array() ? std::to_string(frame.index) : pointerPart(frame.key));
        }
        return path.empty() ? "/" : path;
    }

    Json *place() {
        if (frames_.empty()) return &root_;
        Frame &frame = frames_.back();
        return frame.value->is_array() ? &frame.value->get_ref<Json::array_t &>().emplace_back() : frame.next;
    }

    void stepOn() {
        if (!frames_.empty() && frames_.back().value->is_array()) ++frames_.back().index;
    }

    bool put(Json value) {
        *place() = std::move(value);
        stepOn();
        return true;
    }

    bool open(Json container) {
        if (frames_.size() == kMaxDepth) {
            problems_ = {{Problem::Kind::Shape, pointer(),
                          "this is nested too deeply; the limit is a depth of " + std::to_string(kMaxDepth)}};
            return false;
        }
        Json *value = place();
        *value = std::move(container);
        frames_.push_back({value, nullptr, {}, 0, {}});
        return true;
    }

    bool close() {
        frames_.pop_back();
        stepOn();
        return true;
    }

    std::string_view text_;
    Json root_;
    std::list<Json> spare_;  // values of keys that were there already
    std::vector<Frame> frames_;
    Problems problems_;
};

}  // namespace

JsonText readJson(std::string_view text) {
    if (text.size() > kMaxFileSize) {
        return {std::nullopt, {{Problem::Kind::Shape, "/", "the file is too large; the limit is 16 MiB"}}};
    }
    Builder builder(text);
    const bool parsed = Json::sax_parse(text.begin(), text.end(), &builder);
    return builder.result(parsed);
}

}  // namespace bathhouse::scenario
