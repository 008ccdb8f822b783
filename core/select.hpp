// The n-th card of a set: one instruction where the processor has BMI2, a short loop elsewhere.
//
// The caller compiles its loop for both and chooses once, by `has_fast_select`; see playouts.cpp.
#pragma once

#include "core/cards.hpp"

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace openhearts {

struct PortableSelect {
  // REQUIRES: n < count(cards).
  // The first three steps are branchless: n is random, and a misprediction costs more than a step.
  static Card nth(Cards cards, std::uint32_t n) {
    for (std::uint32_t step = 0; step < 3; ++step) cards &= n > step ? cards - 1 : ~Cards{0};
    for (; n > 3; --n) cards &= cards - 1;
    return lowest(cards);
  }
};

#if defined(__x86_64__)
struct FastSelect {
  [[gnu::target("bmi,bmi2")]] static Card nth(Cards cards, std::uint32_t n) {
    return static_cast<Card>(_tzcnt_u64(_pdep_u64(Cards{1} << n, cards)));
  }
};

// AMD processors before Zen 3 have the instruction, but take hundreds of cycles for it.
inline bool has_fast_select() {
  return __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt") && __builtin_cpu_supports("lzcnt") &&
         !__builtin_cpu_is("znver1") && !__builtin_cpu_is("znver2");
}
#endif

} // namespace openhearts
