// The exponential function, the logarithm, the square root and scaling in whole numbers, so that results are the same
// on every machine. The exponential is accurate to a third of a per cent, the logarithm to a hundredth.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace openhearts {

inline constexpr std::int64_t one_log = 1024; // 1.0 as a logarithm
inline constexpr std::int64_t one_part = std::int64_t{1} << 24; // 1.0 as a number to take the logarithm of: 2^24 parts

// exp(-x) in parts, for x >= 0 in 1024ths.
constexpr std::int64_t decay(std::int64_t x) {
  // exp(-1/2), exp(-1/4), .. exp(-1/1024), in parts; and exp(-1), as many times as needed.
  constexpr std::array<std::int64_t, 10> halves = {10175896, 13066109, 14805841, 15760736, 16261035,
                                                   16517109, 16646655, 16711808, 16744480, 16760840};
  constexpr std::int64_t whole = 6171993;
  if (x >= 20 * one_log) return 0;
  std::int64_t part = one_part;
  for (; x >= one_log; x -= one_log) part = part * whole >> 24;
  for (std::size_t i = 0; i < halves.size(); ++i)
    if ((x >> (9 - i) & 1) != 0) part = part * halves[i] >> 24;
  return part;
}

// The natural logarithm of a number of parts, in 1024ths. REQUIRES: part > 0.
constexpr std::int64_t logarithm(std::int64_t part) {
  constexpr std::int64_t two = 710; // log(2)
  const int power = std::bit_width(static_cast<std::uint64_t>(part)) - 1;
  const std::int64_t rest = power >= 12 ? (part >> (power - 12)) - 4096 : (part << (12 - power)) - 4096; // 0 to 4095
  // log2(1 + r) is nearly r + 0.344 r (1 - r).
  const std::int64_t bend = 1409 * (rest * (4096 - rest) >> 12) >> 12;
  return (power - 24) * two + ((rest + bend) * two >> 12);
}

// value * times / by, where value * times may overflow. REQUIRES: by > 0; the result and times * by don't overflow.
constexpr std::int64_t times_over(std::int64_t value, std::int64_t times, std::int64_t by) {
  return value / by * times + value % by * times / by;
}

// number / by to the nearest whole number, a half away from zero. REQUIRES: by > 0.
//
// Out of line, since it is used in many places and the page downloads the code of each.
std::int64_t rounded(std::int64_t number, std::int64_t by);

// The whole part of a square root. REQUIRES: 0 <= square < 2^62.
constexpr std::int64_t root(std::int64_t square) {
  std::int64_t low = 0;
  for (std::int64_t step = std::int64_t{1} << 30; step != 0; step /= 2)
    if ((low + step) * (low + step) <= square) low += step;
  return low;
}

} // namespace openhearts
