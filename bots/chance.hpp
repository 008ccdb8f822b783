// Chances and costs in whole numbers, so that a player makes the same decisions on every machine.
//
// A chance is in 1024ths; a cost is in 1024ths of a point, positive for what is to be avoided.
#pragma once

#include "core/cards.hpp"
#include "core/random.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

namespace openhearts {

using Chance = std::int32_t; // 0..certain
using Cost = std::int64_t;

inline constexpr Chance certain = 1024;
inline constexpr Cost point = 1024;

constexpr Cost scaled(Cost cost, Chance chance) { return cost * chance / certain; }
constexpr Chance both(Chance one, Chance other) {
  return static_cast<Chance>(static_cast<std::uint32_t>(one * other) / certain); // an unsigned division is a shift
}
constexpr Chance opposite(Chance chance) { return certain - chance; }

// Divides by the same number many times: a real division would take longer than everything else done with the result.
// REQUIRES: 0 <= number, number * by < 2^20.
class DividedBy {
public:
  constexpr explicit DividedBy(int by) : inverse_(by == 0 ? 0 : static_cast<std::uint64_t>((1 << 20) / by + 1)) {}
  constexpr int operator()(int number) const { // 0 if `by` is 0
    return static_cast<int>(static_cast<std::uint64_t>(number) * inverse_ >> 20);
  }

private:
  std::uint64_t inverse_;
};

// A cost in [0, bound), nearly uniform: beyond 2^24, some values are never drawn. REQUIRES: bound > 0.
constexpr Cost cost_below(Random &random, Cost bound) {
  const int coarse = std::max(0, static_cast<int>(std::bit_width(static_cast<std::uint64_t>(bound))) - 24);
  return Cost{random.below(static_cast<std::uint32_t>(bound >> coarse))} << coarse;
}

// A player's share of the cards whose location isn't known, in 64ths.
using Share = std::uint8_t;
inline constexpr int whole_share = 64;

// How likely it is that a player with this share of the unknown cards holds none of `cards` of them: (1 - share) to
// the power of cards. The exact (hypergeometric) chance is a little lower; nothing here depends on the difference.
inline constexpr auto holds_none_of = [] {
  std::array<std::array<std::int16_t, max_packs * ranks + 1>, whole_share + 1> table{};
  for (std::size_t share = 0; share <= whole_share; ++share) {
    std::int64_t chance = std::int64_t{certain} << 20;
    for (auto &entry : table[share]) {
      entry = static_cast<std::int16_t>(chance >> 20);
      chance = chance * static_cast<std::int64_t>(whole_share - share) / whole_share;
    }
  }
  return table;
}();

constexpr Chance chance_of_none(Share share, int cards) {
  return holds_none_of[share][static_cast<std::size_t>(cards)];
}

} // namespace openhearts
