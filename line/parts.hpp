// Small pieces of JSON that the writers share.
#pragma once

#include "core/hand.hpp"
#include "core/json.hpp"

namespace openhearts {

inline Json whole(std::int64_t number) { return Json::of(number); }

inline Json seat_json(Seat seat) { return seat == nobody ? Json() : whole(seat); }

inline Json seats_json(Seats seats) {
  Json list = Json::list();
  for (Seat seat = 0; seat < max_seats; ++seat)
    if ((seats & bit(seat)) != 0) list.push(whole(seat));
  return list;
}

// One number per seat.
template <class Number> Json row_json(const Law &law, const std::array<Number, max_seats> &row) {
  Json list = Json::list();
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(law.players); ++seat) list.push(whole(row[seat]));
  return list;
}

Json settled_json(const Law &law, const PublicState &open); // what the chips did; null until a hand is settled
Json suit_json(const Law &law, const PublicState &open);    // the suit that was named in an auction
bool has_chips(const Law &law);
Json chips_json(const Law &law, const Chips &stacks, std::int64_t pot);

} // namespace openhearts
