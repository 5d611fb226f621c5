// SPDX-License-Identifier: MIT
#include "scenario/problem_words.h"

#include "scenario/spelling.h"

namespace bathhouse::scenario {

using namespace rules;

std::string withArticle(std::string_view word) {
    const bool vowel = !word.empty() && std::string_view("aeio").find(word.front()) != std::string_view::npos;
    return (vowel ? "an " : "a ") + std::string(word);
}

std::string onOrIn(PartKind kind) {
    const bool inside = kind == PartKind::City || kind == PartKind::Monastery || kind == PartKind::Garden;
    return (inside ? "in a " : "on a ") + std::string(name(kind));
}

std::string placesFor(PartKinds kinds) {
    std::string places;
    for (const PartKind part : {PartKind::Road, PartKind::City, PartKind::Field, PartKind::Monastery, PartKind::Garden})
        if (kinds & bit(part)) places += (places.empty() ? "" : ", ") + std::string(name(part));
    return places.empty() ? std::string{} : "; its places are: " + places;
}

std::string partList(const TileTable &tiles, TileId id, Rotation rotation) {
    const Tile &tile = tiles.tile(id);
    std::vector<std::string> names;
    for (std::size_t i = 0; i < tile.parts.size(); ++i)
        names.push_back(toString(tiles.firstName(id, rotation, static_cast<PartIndex>(i))));
    if (tile.bathhousePart()) names.emplace_back("bathhouse");
    return wordList(Words(names.begin(), names.end()));
}

} // namespace bathhouse::scenario
