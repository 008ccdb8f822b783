// One entry of the scorepad: what the table says of a hand; and what may be wrong with it.
#pragma once

#include "core/hand.hpp"
#include "core/message.hpp"

#include <optional>
#include <vector>

namespace openhearts {

// A number a seat, as far as they are known.
using Told = std::array<std::optional<std::int64_t>, max_seats>;

// What the table says of a hand: its points, or who took which cards, or both where points leave something open.
struct PadEntry {
  std::optional<Told> points;                           // as they go on the sheet, a moon already in them
  std::array<std::optional<Told>, 4> counts = {};       // by suit, how many of its cards each seat took
  std::array<std::vector<Seat>, deck_size> takers = {}; // by card, who took it, a seat a copy
  MoonWay moon = MoonWay::none;                         // how a moon counts, where its shooter chooses
  std::optional<bool> sun;                              // the shooter of a moon took every trick
  std::optional<Told> tricks;                           // how many each seat took
  Seats no_tricks = 0;                                  // who took none
  Seat bidder = nobody;                                 // of an auction; nobody: all passed, or the pot carries
  std::int64_t bid = 0;
  std::optional<Suit> suit; // named in an auction
};

// Why a hand can't be put on the sheet, and what to mend.
struct PadFault {
  enum class Code : std::uint8_t {
    unreadable, // what is said has not the form of an entry
    missing,    // cards or points are still to be given to somebody
    too_many,   // more cards or points than there are
    impossible, // it adds up, but no hand can end like this
    unclear,    // the points leave open who took which cards, and the chips depend on it
    choose,     // a moon was shot, and its shooter may choose how it counts
    bid,        // who bid what, or the suit, does not fit
    over,       // the game has ended before
  };
  Code code = Code::unreadable;
  Message message;   // what to mend
  Seats seats = 0;   // whom it speaks of
};

std::string_view name_of(PadFault::Code code); // "missing"

} // namespace openhearts
