// A small deterministic random number generator for deals, play-outs and bots, with the same numbers on every machine.
// Never seeded from a clock or the system; the seed is always an argument.
#pragma once

#include <bit>
#include <cstdint>

namespace openhearts {

// The finaliser of splitmix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014): every
// bit of the word changes about half of the others.
constexpr std::uint64_t splitmix(std::uint64_t word) {
  word = (word ^ (word >> 30)) * 0xBF58476D1CE4E5B9U;
  word = (word ^ (word >> 27)) * 0x94D049BB133111EBU;
  return word ^ (word >> 31);
}

// A whole number in [0, bound) from a generator of words, exactly uniform (Lemire, "Fast random integer generation in
// an interval", 2019). REQUIRES: bound > 0.
template <class Generator> constexpr std::uint32_t drawn_below(Generator &words, std::uint32_t bound) {
  std::uint64_t product = (words.next() >> 32) * bound;
  if (static_cast<std::uint32_t>(product) < bound) [[unlikely]] {
    const std::uint32_t threshold = (0U - bound) % bound;
    while (static_cast<std::uint32_t>(product) < threshold) product = (words.next() >> 32) * bound;
  }
  return static_cast<std::uint32_t>(product >> 32);
}

// xoshiro256++ seeded through splitmix64 (Blackman and Vigna, "Scrambled linear pseudorandom number generators", 2021).
class Random {
public:
  // Two numbers, so that each (seed of the game, number of the hand) has its own stream.
  constexpr explicit Random(std::uint64_t seed, std::uint64_t stream = 0) {
    std::uint64_t mixed = splitmix(seed + 0x632BE59BD9B4E019U * stream);
    for (auto &word : state_) word = splitmix(mixed += 0x9E3779B97F4A7C15U);
  }

  constexpr std::uint64_t next() {
    const std::uint64_t result = std::rotl(state_[0] + state_[3], 23) + state_[0];
    const std::uint64_t shifted = state_[1] << 17;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= shifted;
    state_[3] = std::rotl(state_[3], 45);
    return result;
  }

  // A whole number in [0, bound), exactly uniform. REQUIRES: bound > 0.
  constexpr std::uint32_t below(std::uint32_t bound) { return drawn_below(*this, bound); }

  // Shuffles the first `count` of `items`, exactly uniformly: Fisher-Yates, with several places drawn from one word
  // (Brackett-Rozinsky and Lemire, "Batched ranged random integer generation", 2024).
  template <class Item> constexpr void shuffle(Item *items, std::uint32_t count) {
    for (; count > batch; count -= batch) shuffle_last(items, count, batch);
    if (count > 1) shuffle_last(items, count, count - 1);
  }

private:
  static constexpr std::uint32_t batch = 6; // 52^6 leaves 28 bits of a word to spare, so redraws are rare

  // Fills the last `draws` places. Inline, so that whole batches are compiled without a loop.
  template <class Item>
  [[gnu::always_inline]] constexpr void shuffle_last(Item *items, std::uint32_t count, std::uint32_t draws) {
    std::uint32_t places[batch] = {};
    std::uint64_t product = 1; // of the bounds: count, count - 1, ...
    for (std::uint32_t i = 0; i < draws; ++i) product *= count - i;
    std::uint64_t rest = drawn(places, count, draws);
    if (rest < product) [[unlikely]] {
      const std::uint64_t threshold = (0U - product) % product;
      while (rest < threshold) rest = drawn(places, count, draws);
    }
    for (std::uint32_t i = 0; i < draws; ++i) {
      --count;
      const Item item = items[count];
      items[count] = items[places[i]];
      items[places[i]] = item;
    }
  }

  // Splits one word into a place below count, one below count - 1 and so on; returns what is left of the word.
  constexpr std::uint64_t drawn(std::uint32_t *places, std::uint32_t count, std::uint32_t draws) {
    std::uint64_t word = next();
    for (std::uint32_t i = 0; i < draws; ++i) {
      places[i] = upper_half(word, count - i);
      word *= count - i;
    }
    return word;
  }

  // What a product has above its low 64 bits, computed from 64-bit products where there is no 128-bit type.
  static constexpr std::uint32_t upper_half(std::uint64_t word, std::uint64_t bound) {
#if defined(__x86_64__) || defined(__aarch64__)
    __extension__ using Wide = unsigned __int128;
    return static_cast<std::uint32_t>((static_cast<Wide>(word) * bound) >> 64);
#else
    const std::uint64_t low = (word & 0xFFFFFFFFU) * bound;
    return static_cast<std::uint32_t>(((word >> 32) * bound + (low >> 32)) >> 32);
#endif
  }

  std::uint64_t state_[4] = {};
};

// A smaller generator for millions of choices that only have to be random: RomuDuoJr (Overton, "Romu: fast nonlinear
// pseudo-random number generators", 2020), seeded by the one above.
class QuickRandom {
public:
  constexpr explicit QuickRandom(Random seed) : x_(seed.next()), y_(seed.next()) {}

  constexpr std::uint64_t next() {
    const std::uint64_t result = x_;
    x_ = 15241094284759029579U * y_;
    y_ = std::rotl(y_ - result, 27);
    return result;
  }

  constexpr std::uint32_t below(std::uint32_t bound) { return drawn_below(*this, bound); }

private:
  std::uint64_t x_;
  std::uint64_t y_;
};

} // namespace openhearts
