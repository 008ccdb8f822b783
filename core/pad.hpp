// The scorepad: the score of a game played elsewhere, with real cards, from what the table says about each hand.
//
// It turns each entry into a hand whose last card has been played, and leaves the rest to the rules: scoring.hpp,
// standing.hpp, settlement.hpp. It never decides itself what anything counts.
#pragma once

#include "core/json.hpp"
#include "core/message.hpp"
#include "core/standing.hpp"

#include <optional>
#include <vector>

namespace openhearts {

// A number for each seat, as far as known.
using Told = std::array<std::optional<std::int64_t>, max_seats>;

// What the table says about a hand: its points, or who took which cards, or both if the points leave something open.
struct PadEntry {
  std::optional<Told> points;                           // as they go on the sheet, with any moon already scored
  std::array<std::optional<Told>, 4> counts = {};       // by suit, how many of its cards each seat took
  std::array<std::vector<Seat>, deck_size> takers = {}; // by card, who took it, one seat per copy
  MoonWay moon = MoonWay::none;                         // how a moon counts, if its shooter chooses
  std::optional<bool> sun;                              // the shooter of a moon took every trick
  std::optional<Told> tricks;                           // how many each seat took
  Seats no_tricks = 0;                                  // who took none
  Seat bidder = nobody;                                 // in an auction; nobody: all passed, or the pot carries over
  std::int64_t bid = 0;
  std::optional<Suit> suit; // named in an auction
};

// Why a hand can't be put on the sheet, and what to mend.
struct PadFault {
  enum class Code : std::uint8_t {
    unreadable, // it doesn't have the form of an entry
    missing,    // some cards or points are not accounted for
    too_many,   // more cards or points than there are
    impossible, // it adds up, but no hand can end like this
    unclear,    // the points leave open who took which cards, and the chips depend on it
    choose,     // a moon was shot, and its shooter has yet to choose how it counts
    bid,        // the bid, the bidder or the suit doesn't fit
    over,       // the game had already ended
  };
  Code code = Code::unreadable;
  Message message;   // what to mend
  Seats seats = 0;   // whom it concerns
};

// What an entry has to account for: one card, by who took it, or the equal cards of a suit, by number.
struct PadItem {
  Pile cards;
  std::int32_t value = 0; // of each
  bool counted = false;   // by number
};

// What a seat owes another at the end of the evening; `to` is nobody for what is in the pot.
struct Owed {
  Seat from = 0;
  Seat to = nobody;
  std::int64_t chips = 0; // in parts of 1/law.chip_unit chip
};

struct Pad {
  std::vector<PublicState> hands; // on the sheet, each done
  Standing standing;       // after the last of them
  PublicState next;               // the next hand, up to its auction or pass; meaningless once the game is over
  std::optional<PadFault> fault; // in the entry after `hands`; later ones were not read
};

// The sheet of these entries. REQUIRES: dealer < players.
Pad keep_score(const Law &law, Seat dealer, const std::vector<PadEntry> &entries);

// Enters one hand, begun as it was dealt. Either it is then done, or it stays as it was and the result says why. In
// pad_entry.cpp.
std::optional<PadFault> enter(const Law &law, const PadEntry &entry, Hand &hand);

// What the entry of a hand has to account for while this suit plays the part of hearts.
std::vector<PadItem> items_of(const Law &law, Suit suit);

// What taking a card costs in chips under the settlement of a hand; 0 if hands aren't settled.
std::int64_t chips_for(const Law &law, Suit suit, Card card);

// Who gives whom how much, so that everybody is left with what they bought.
std::vector<Owed> owed(const Law &law, const Standing &standing);

std::string_view name_of(PadFault::Code code); // "missing"

// The same from entries as JSON, which are read as far as possible. REQUIRES: hands is a list.
Pad keep_score(const Law &law, Seat dealer, const Json &hands);

// Entries as JSON: {"points": [3, 5, 18, 0]} or {"counts": {"H": [3, 4, 6, 0]}, "cards": {"QS": 2}}. A number or seat
// that is null isn't known yet. Reads up to the first entry that can't be read.
struct ParsedEntries {
  std::vector<PadEntry> entries;
  std::optional<PadFault> fault; // in the entry after them
};
ParsedEntries entries_from(const Law &law, const Json &list);

} // namespace openhearts
