// SPDX-License-Identifier: MIT
#pragma once
#include <cstdint>
#include <vector>

namespace bathhouse::test {

/// Random numbers that are the same on every machine (SplitMix64).
class Dice {
public:
    explicit Dice(std::uint64_t seed) : state_(seed) {}
    /// 0 to n - 1.
    std::size_t below(std::size_t n) { return static_cast<std::size_t>(next() >> 11) % n; }
    int between(int least, int most) {
        return least + static_cast<int>(below(static_cast<std::size_t>(most - least + 1)));
    }
    /// True `percent` times in a hundred.
    bool chance(int percent) { return below(100) < static_cast<std::size_t>(percent); }
    template <class T> const T &pick(const std::vector<T> &from) { return from[below(from.size())]; }
    template <class T> void shuffle(std::vector<T> &list) {
        for (std::size_t i = list.size(); i > 1; --i) std::swap(list[i - 1], list[below(i)]);
    }

private:
    std::uint64_t next() {
        std::uint64_t z = (state_ += 0x9E3779B97F4A7C15u);
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
        return z ^ (z >> 31);
    }
    std::uint64_t state_;
};

}  // namespace bathhouse::test
