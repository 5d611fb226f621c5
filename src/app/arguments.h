// SPDX-License-Identifier: MIT
#pragma once
#include <QStringList>

#include <initializer_list>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bathhouse::app {

/// What a subcommand understands.
struct Grammar {
    std::string command;                   ///< "explain", or "" for the window
    std::vector<std::string_view> flags;   ///< "--json"
    std::vector<std::string_view> values;  ///< options followed by a value: "--lang"
    std::size_t least = 1;                 ///< how many files must be given
    std::size_t most = 1;
};

/// The arguments of a subcommand, sorted out.
class Arguments {
public:
    /// Nothing, after a sentence on stderr, if an argument is not understood.
    static std::optional<Arguments> parse(const Grammar &, const QStringList &args);

    bool has(std::string_view flag) const { return given_.contains(flag); }
    std::optional<std::string> value(std::string_view option) const;
    /// Every value of an option that may be given several times, in their order.
    std::vector<std::string> values(std::string_view option) const;
    const std::vector<std::string> &files() const { return files_; }
    const std::string &file() const { return files_.front(); }

private:
    std::map<std::string, std::vector<std::string>, std::less<>> given_;
    std::vector<std::string> files_;
};

/// Languages the product speaks or will speak; texts that are not there yet are English.
std::vector<std::string_view> knownLanguages();
/// The language asked for by `--lang`, "en" without it. Nothing, after a sentence on stderr, if it is unknown.
std::optional<std::string> languageOf(const Arguments &);
/// A whole number from `least` on. Nothing, after a sentence on stderr, if the option has another value.
std::optional<int> numberOf(const std::string &option, const std::string &value, int least);
/// One of the words allowed. False, after a sentence on stderr, if it is not.
bool isOneOf(std::string_view option, const std::string &value, const std::vector<std::string_view> &allowed);

}  // namespace bathhouse::app
