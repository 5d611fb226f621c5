// SPDX-License-Identifier: MIT
#include "rules/position_map.h"

namespace bathhouse::rules {

void PositionMap::set(Position p, std::int32_t value) {
    if (2 * (used_ + 1) > slots_.size()) grow();
    const std::uint32_t key = keyOf(p);
    std::size_t i = slotOf(key);
    while (slots_[i].key != kEmpty && slots_[i].key != key) i = (i + 1) & mask();
    if (slots_[i].key == kEmpty) ++used_;
    slots_[i] = {key, value};
}

void PositionMap::grow() {
    const std::vector<Slot> old = std::move(slots_);
    const std::size_t size = old.empty() ? 64 : old.size() * 2;
    slots_.assign(size, Slot{kEmpty, 0});
    shift_ = 32 - static_cast<unsigned>(std::countr_zero(size));
    for (const Slot &s : old) {
        if (s.key == kEmpty) continue;
        std::size_t i = slotOf(s.key);
        while (slots_[i].key != kEmpty) i = (i + 1) & mask();
        slots_[i] = s;
    }
}

} // namespace bathhouse::rules
