// What a seat may know at some point of an episode, as a vector of numbers, for programs that learn.
//
// Planes come first: rows of 52 with one number for each card, the number of its copies, 0 to 2 (in `order`, when it
// was played). Then come numbers that are not about cards. Seats are counted clockwise from the observing seat, which
// is the first. Everything follows from the seat's View and the cards of its pass that it has chosen so far. The number
// of rows and numbers depends only on the numbers of players and packs. docs/reference/learning.md says what each part
// means.
#pragma once

#include "learning/episode.hpp"

#include <span>

namespace openhearts {

struct ObservationPart {
  std::string_view name;
  int start = 0; // index of its first number
  int rows = 0;
  int columns = 0; // 52 for planes, otherwise 1
};
std::vector<ObservationPart> observation_parts(const Law &law);

// How many numbers an observation has.
int observation_size(const Law &law);

// Fills `into` with the seat's observation; numbers beyond a small type's range are clamped to it. REQUIRES: `seat` is
// at the table; into.size() == observation_size(law).
template <class Value> void observe(const Law &law, const Episode &episode, Seat seat, std::span<Value> into);

extern template void observe(const Law &, const Episode &, Seat, std::span<std::int8_t>);
extern template void observe(const Law &, const Episode &, Seat, std::span<std::int16_t>);
extern template void observe(const Law &, const Episode &, Seat, std::span<float>);

// Fills `into` with 1 for each legal number and 0 for all others. REQUIRES: into.size() == number_count(law).
void write_legal(const LegalNumbers &legal, std::span<std::uint8_t> into);

} // namespace openhearts
