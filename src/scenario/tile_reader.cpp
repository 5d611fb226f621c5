// SPDX-License-Identifier: MIT
#include "scenario/tile_reader.h"
#include "rules/expansions/expansion.h"
#include "scenario/tile_library.h"

#include <algorithm>

namespace bathhouse::scenario {

namespace {

using namespace rules;

constexpr std::array kPartKinds{PartKind::Road, PartKind::City, PartKind::Field, PartKind::Monastery, PartKind::Garden};
constexpr int kMaxFlag = 9;
constexpr int kMaxPennants = 9;
constexpr int kMaxCopies = 1000;

/// The names of the bits of a mask, for reading "W E" and "NL WR".
template <class Spot, std::size_t N>
std::optional<std::uint8_t> readSpots(const Json &value, const Path &path, Report &report,
                                      const std::array<Spot, N> &all, std::string_view example) {
    Words names;
    for (const Spot spot : all) names.push_back(name(spot));
    const std::string wouldBe =
        "names out of " + wordList(names) + " with a space between them, such as " + inQuotes(example);
    if (!value.is_string()) {
        wrongType(report, path, wouldBe, value);
        return std::nullopt;
    }
    const std::string_view text = value.get_ref<const std::string &>();
    unsigned mask = 0;
    for (std::size_t from = 0; from <= text.size();) {
        const std::size_t space = std::min(text.find(' ', from), text.size());
        const std::string_view word = text.substr(from, space - from);
        from = space + 1;
        const auto found = std::find(names.begin(), names.end(), word);
        const unsigned bitOfWord = found == names.end() ? 0u : 1u << (found - names.begin());
        if (bitOfWord == 0) {
            report.wrong(path, inQuotes(text) + " is not right here; it must be " + wouldBe);
            return std::nullopt;
        }
        if (mask & bitOfWord) {
            report.wrong(path, inQuotes(text) + " names " + inQuotes(word) + " twice; once is enough");
            return std::nullopt;
        }
        mask |= bitOfWord;
    }
    return static_cast<std::uint8_t>(mask);
}

std::optional<EdgeMask> readEdges(const Json &value, const Path &path, Report &report) {
    return readSpots(value, path, report, kEdges, "W E");
}

std::optional<Anchor> readAnchor(const Json &value, const Path &path, Report &report) {
    const auto inside = [](const Json &n) { return n.is_number() && n.get<double>() >= 0 && n.get<double>() <= 1; };
    if (value.is_array() && value.size() == 2 && inside(value[0]) && inside(value[1])) {
        return Anchor{value[0].get<double>(), value[1].get<double>()};
    }
    wrongType(report, path, "two numbers from 0 to 1, such as [0.5, 0.3]", value);
    return std::nullopt;
}

/// Reads one part: exactly one key says its kind, the others what is on it.
class PartReader {
public:
    PartReader(const Json &value, const Path &path, Report &report) : value_(value), path_(path), report_(report) {}

    std::optional<Part> read() {
        const std::size_t before = report_.size();
        if (!value_.is_object()) {
            wrongType(report_, path_, "an object such as { \"road\": \"W E\" }", value_);
            return std::nullopt;
        }
        if (!findKind()) return std::nullopt;
        const ObjectView view(value_, path_, report_, "a part", keys());
        readPlace(*view.find(name(part_.kind)), path_ / name(part_.kind));
        readNumber(view, "pennants", part_.pennants, 0, kMaxPennants);
        readNumber(view, "bathhouse", part_.flag, 1, kMaxFlag);
        readMarks(view);
        if (const Json *cities = view.find("cities"))
            part_.cities = readEdges(*cities, path_ / "cities", report_).value_or(0);
        if (const Json *anchor = view.find("anchor")) part_.anchor = readAnchor(*anchor, path_ / "anchor", report_);
        return report_.size() == before ? std::optional(part_) : std::nullopt;
    }

private:
    bool findKind() {
        Words kinds;
        Words present;
        for (const PartKind kind : kPartKinds) {
            kinds.push_back(name(kind));
            if (value_.contains(name(kind))) {
                present.push_back(name(kind));
                part_.kind = kind;
            }
        }
        if (present.size() == 1) return true;
        std::string message =
            present.empty() ? std::string("does not say what it is") : "is " + wordList(present) + " at once";
        if (present.empty() && !value_.empty()) {
            const std::string &key = value_.begin().key();
            if (const auto near = nearest(key, kinds))
                message = "unknown key " + inQuotes(key) + "; did you mean " + inQuotes(*near) + "?";
        }
        report_.wrong(path_, message + "; a part has exactly one of the keys " + wordList(kinds));
        return false;
    }

    Words keys() const {
        Words keys{name(part_.kind), "anchor"};
        if (part_.kind == PartKind::City) keys.push_back("pennants");
        if (part_.kind == PartKind::City || part_.kind == PartKind::Road) keys.push_back("bathhouse");
        if (part_.kind == PartKind::Field) keys.push_back("cities");
        for (const MarkTraits &mark : markTable()) {
            if (mark.on & bit(part_.kind)) keys.push_back(mark.name);
        }
        return keys;
    }

    void readPlace(const Json &place, const Path &path) {
        if (part_.kind == PartKind::Road || part_.kind == PartKind::City) {
            part_.edges = readEdges(place, path, report_).value_or(0);
            if (part_.kind == PartKind::City) {
                for (const Edge e : kEdges) {
                    if (part_.edges & bit(e)) part_.halves = static_cast<HalfMask>(part_.halves | halvesOf(e));
                }
            }
        } else if (part_.kind == PartKind::Field) {
            part_.halves = readSpots(place, path, report_, kHalves, "NL WR").value_or(0);
        } else if (place != Json(true)) {
            wrongType(report_, path, "true", place);
        }
    }

    void readNumber(const ObjectView &view, std::string_view key, std::uint8_t &into, int lowest, int highest) {
        if (const Json *number = view.find(key)) {
            into = static_cast<std::uint8_t>(wholeNumber(*number, path_ / key, report_, lowest, highest).value_or(0));
        }
    }

    void readMarks(const ObjectView &view) {
        for (const MarkTraits &mark : markTable()) {
            const Json *value = mark.on & bit(part_.kind) ? view.find(mark.name) : nullptr;
            if (!value) continue;
            if (*value == Json(true))
                part_.marks |= markNamed(mark.name);
            else
                wrongType(report_, path_ / mark.name, "true", *value);
        }
    }

    const Json &value_;
    const Path &path_;
    Report &report_;
    Part part_;
};

std::optional<Bridge> readBridge(const Json &value, const Path &path, Report &report) {
    constexpr std::string_view kOver = " over ";
    const std::string text = value.is_string() ? value.get<std::string>() : std::string{};
    const std::size_t over = text.find(kOver);
    if (over == std::string::npos) {
        wrongType(report, path, "the upper road over the lower one, such as \"W E over N S\"", value);
        return std::nullopt;
    }
    const auto upper = readEdges(Json(text.substr(0, over)), path, report);
    const std::string below = text.substr(over + kOver.size());
    const auto lower = below == "all" ? std::optional<EdgeMask>(0) : readEdges(Json(below), path, report);
    if (!upper || !lower) return std::nullopt;
    return Bridge{*upper, *lower};
}

std::optional<std::string> readTileId(const Json &value, const Path &path, Report &report) {
    const auto id =
        stringValue(value, path, report, "a set and a name with a slash between them, such as \"custom/inn\"");
    if (!id) return std::nullopt;
    constexpr std::size_t kMaxLength = 64;
    const auto isWordCharacter = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_' ||
               c == '.';
    };
    const std::size_t slash = id->find('/');
    const bool good = id->size() <= kMaxLength && slash != std::string::npos && slash > 0 && slash + 1 < id->size() &&
                      std::count(id->begin(), id->end(), '/') == 1 &&
                      std::all_of(id->begin(), id->end(), [&](char c) { return c == '/' || isWordCharacter(c); });
    if (good) return id;
    report.wrong(
        path,
        inQuotes(*id) +
            " cannot be the id of a tile; write a set and a name with a slash between them, such as \"custom/inn\"");
    return std::nullopt;
}

std::vector<std::string> readReconstructed(const Json &value, const Path &path, Report &report) {
    const Words known{"shape", "flag", "layer"};
    std::vector<std::string> what;
    forEachElement(value, path, report, "a list out of " + wordList(known),
                   [&](const Json &word, const Path &at, std::size_t) {
                       const auto text = stringValue(word, at, report, "one of " + wordList(known, "or"));
                       if (!text) return;
                       if (std::find(known.begin(), known.end(), *text) == known.end()) {
                           report.wrong(at, "unknown word " + inQuotes(*text) + suggestion(*text, known));
                       } else {
                           what.push_back(*text);
                       }
                   });
    return what;
}

std::string sentence(const TileProblem &problem) {
    const std::string edge = "edge " + std::string(name(problem.edge));
    const std::string half = "the half " + std::string(name(problem.half));
    switch (problem.kind) {
    case TileProblem::Kind::NoParts: return "a tile needs at least one part";
    case TileProblem::Kind::HalfTwice:
        return half + " belongs to another part already; each half of an edge belongs to exactly one part";
    case TileProblem::Kind::HalfMissing: return half + " belongs to no part; give it to a field or a city";
    case TileProblem::Kind::RoadMeetsCity: return edge + " is both a road's and a city's; it can show only one of them";
    case TileProblem::Kind::EdgeTwice:
        return edge + " belongs to another part of this kind already; write connected edges as one part";
    case TileProblem::Kind::RoadWithoutField:
        return edge + " shows a road, but its two halves are not both field; a field lies on either side of a road";
    case TileProblem::Kind::FieldTouchesNoCity: return "\"cities\" names " + edge + ", but no city is there";
    case TileProblem::Kind::TwoBathhouses: return "the tile has a bathhouse already; at most one is possible";
    case TileProblem::Kind::FlagRange: return "the flag of a bathhouse must be 1 to 9";
    case TileProblem::Kind::FlagOnWrongPart: return "a bathhouse stands on a road or in a city, nowhere else";
    case TileProblem::Kind::CrossingWithoutBridge:
        return "this part crosses another one; only two roads may cross, and \"bridge\" must say which lies on top";
    case TileProblem::Kind::BridgeRoads:
        return "names two roads, and the tile must have exactly these: the edges of one, \" over \", the edges of the "
               "other";
    case TileProblem::Kind::TwoMonasteries:
        return "the tile has a monastery or garden already; at most one is possible";
    case TileProblem::Kind::NoEdges: return "a road, city or field must reach an edge of the tile";
    case TileProblem::Kind::EdgeDespiteAny:
        return "this part reaches an edge, but \"edges\": \"any\" says that the tile fits everything; such a tile has only "
               "a monastery or garden";
    }
    return {};
}

void reportProblems(const Tile &tile, const Path &path, Report &report) {
    const Path parts = path / "parts";
    for (const TileProblem &problem : problems(tile)) {
        if (problem.kind == TileProblem::Kind::BridgeRoads)
            report.wrong(path / "bridge", sentence(problem));
        else if (problem.part >= 0)
            report.wrong(parts / static_cast<std::size_t>(problem.part), sentence(problem));
        else
            report.wrong(parts, sentence(problem));
    }
}

Words tileKeys() {
    Words keys{"id", "count", "reconstructed", "parts", "bridge", "edges"};
    for (const MarkTraits &mark : markTable())
        if (mark.on == 0) keys.push_back(mark.name);
    return keys;
}

}  // namespace

std::optional<Tile> readTile(const Json &value, const Path &path, Report &report) {
    const std::size_t before = report.size();
    const ObjectView view(value, path, report, "a tile: an object with \"id\" and \"parts\"",
                          tileKeys());
    if (!view) return std::nullopt;
    Tile tile;
    if (const Json *id = view.need("id", "a set and a name, such as \"custom/inn\""))
        tile.id = readTileId(*id, path / "id", report).value_or("");
    if (const Json *count = view.find("count"))
        tile.count = wholeNumber(*count, path / "count", report, 0, kMaxCopies).value_or(1);
    if (const Json *what = view.find("reconstructed"))
        tile.reconstructed = readReconstructed(*what, path / "reconstructed", report);
    if (const Json *bridge = view.find("bridge")) tile.bridge = readBridge(*bridge, path / "bridge", report);
    if (const Json *edges = view.find("edges")) {
        tile.anyEdge = *edges == Json("any");
        if (!tile.anyEdge) wrongType(report, path / "edges", "\"any\", or left out", *edges);
    }
    for (const MarkTraits &mark : markTable()) {
        const Json *marked = mark.on == 0 ? view.find(mark.name) : nullptr;
        if (!marked) continue;
        if (*marked == Json(true)) tile.marks |= markNamed(mark.name);
        else wrongType(report, path / mark.name, "true", *marked);
    }
    if (const Json *parts = view.need("parts", "the list of the tile's parts")) {
        const Path partsPath = path / "parts";
        forEachElement(*parts, partsPath, report, "the list of the tile's parts",
                       [&](const Json &part, const Path &at, std::size_t) {
                           if (const auto read = PartReader(part, at, report).read()) tile.parts.push_back(*read);
                       });
    }
    if (report.size() == before && !report.full()) reportProblems(tile, path, report);
    return report.size() == before && !report.full() ? std::optional(std::move(tile)) : std::nullopt;
}

std::vector<std::string> modulesOf(const Tile &tile) {
    std::vector<std::string> modules;
    const auto add = [&modules](std::string module) {
        if (!module.empty() && std::find(modules.begin(), modules.end(), module) == modules.end())
            modules.push_back(std::move(module));
    };
    add(moduleOfSet(tile.set()));
    for (const MarkTraits &mark : markTable())
        if (tile.marks & markNamed(mark.name)) add(std::string(mark.expansion));
    for (const Part &part : tile.parts) {
        for (const MarkTraits &mark : markTable()) {
            if (part.marks & markNamed(mark.name)) add(std::string(mark.expansion));
        }
    }
    if (tile.bathhousePart()) {
        for (const Expansion *expansion : expansionList()) {
            if (expansion->bringsBathhouses()) add(std::string(expansion->id()));
        }
    }
    return modules;
}

}  // namespace bathhouse::scenario
