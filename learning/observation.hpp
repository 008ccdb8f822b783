// What a seat may know at a moment of an episode, as numbers in a row, for programs that learn.
//
// Planes come first: rows of 52, one number for each card, which says how many of it there are, 0 to 2 (in `order`,
// when it was played). Then numbers that are not about cards. Seats are counted from the one that observes, itself
// first, clockwise. Everything follows from the seat's View and from what it has chosen of its pass so far. How many
// rows and numbers there are depends on the players and packs alone. docs/reference/learning.md says what each part
// means.
#pragma once

#include "learning/episode.hpp"

#include <span>

namespace openhearts {

struct ObservationPart {
  std::string_view name;
  int start = 0; // its first number
  int rows = 0;
  int columns = 0; // 52 for planes, else 1
};
std::vector<ObservationPart> observation_parts(const Law &law);

// How many numbers an observation has.
int observation_size(const Law &law);

// Fills `into` with the seat's observation; what lies beyond a small type's range is cut off there. REQUIRES: a seat at
// the table; into.size() == observation_size(law).
template <class Value> void observe(const Law &law, const Episode &episode, Seat seat, std::span<Value> into);

extern template void observe(const Law &, const Episode &, Seat, std::span<std::int8_t>);
extern template void observe(const Law &, const Episode &, Seat, std::span<std::int16_t>);
extern template void observe(const Law &, const Episode &, Seat, std::span<float>);

// Fills `into` with 1 for each number that may be chosen now, else 0. REQUIRES: into.size() == number_count(law).
void write_legal(const LegalNumbers &legal, std::span<std::uint8_t> into);

} // namespace openhearts
