// One entry of the scorepad, what the table says about a hand; and what may be wrong with it.
#pragma once

#include "core/hand.hpp"
#include "core/message.hpp"

#include <optional>
#include <vector>

namespace openhearts {

// A number for each seat, where it is known.
using Told = std::array<std::optional<std::int64_t>, max_seats>;

// What the table says about a hand: its points, or who took which cards, or both if the points leave something open.
struct PadEntry {
  std::optional<Told> points;                           // as they go on the sheet, with any moon already scored
  std::array<std::optional<Told>, 4> counts = {};       // by suit, how many of its cards each seat took
  std::array<std::vector<Seat>, deck_size> takers = {}; // by card, who took it, one seat per copy
  MoonWay moon = MoonWay::none;                         // how the moon counts, if its shooter chooses
  std::optional<bool> sun;                              // whether the shooter of a moon took every trick
  std::optional<Told> tricks;                           // how many each seat took
  Seats no_tricks = 0;                                  // who took none
  Seat bidder = nobody;                                 // in an auction; nobody if all passed or the pot carries over
  std::int64_t bid = 0;
  std::optional<Suit> suit; // named in an auction
};

// Why a hand can't be put on the sheet, and what to correct.
struct PadFault {
  enum class Code : std::uint8_t {
    unreadable, // the JSON doesn't have the form of an entry
    missing,    // some cards or points are not accounted for
    too_many,   // more cards or points than there are
    impossible, // the numbers add up, but no hand can end like this
    unclear,    // the points leave open who took which cards, and the chips depend on it
    choose,     // a moon was shot, and its shooter has yet to choose how it counts
    bid,        // the bid, the bidder or the suit doesn't fit
    over,       // the game had already ended
  };
  Code code = Code::unreadable;
  Message message;   // what to correct
  Seats seats = 0;   // whom it concerns
};

std::string_view name_of(PadFault::Code code); // "missing"

} // namespace openhearts
