// SPDX-License-Identifier: MIT
#pragma once
#include "rules/geometry.h"

#include <optional>
#include <vector>

namespace bathhouse::rules {

/// From positions on the map to whole numbers, by open addressing: constant time, memory in proportion to the number of
/// entries however far apart they lie. Entries are never removed.
class PositionMap {
public:
    /// The value at `p`, or nullptr.
    const std::int32_t *find(Position p) const {
        if (slots_.empty()) return nullptr;
        const std::uint32_t key = keyOf(p);
        for (std::size_t i = slotOf(key);; i = (i + 1) & mask()) {
            if (slots_[i].key == key) return &slots_[i].value;
            if (slots_[i].key == kEmpty) return nullptr;
        }
    }
    /// Sets the value at `p`, adding an entry if there is none.
    void set(Position p, std::int32_t value);

private:
    struct Slot {
        std::uint32_t key;
        std::int32_t value;
    };
    static constexpr std::uint32_t kEmpty = 0;
    // Both coordinates lie within ±10,001, so 16 bits each are enough and no key is 0.
    static std::uint32_t keyOf(Position p) {
        return (static_cast<std::uint32_t>(p.x + 20'000) << 16) | static_cast<std::uint32_t>(p.y + 20'000);
    }
    std::size_t mask() const { return slots_.size() - 1; }
    std::size_t slotOf(std::uint32_t key) const { return (key * 0x9E3779B1u) >> shift_; }
    void grow();

    std::vector<Slot> slots_;
    std::size_t used_ = 0;
    unsigned shift_ = 32;
};

} // namespace bathhouse::rules
