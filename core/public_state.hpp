// The part of a hand that everybody at the table sees, and questions that it answers alone.
//
// In code the object is called `open`: the cards and facts that are open.
#pragma once

#include "core/law.hpp"
#include "core/refusal.hpp"

namespace openhearts {

using Seat = std::uint8_t;   // 0..players-1, clockwise: the player on the left of s is s + 1
using Seats = std::uint16_t; // a set of seats, one bit each
using Scores = std::array<std::int64_t, max_seats>;
using Chips = std::array<std::int64_t, max_seats>; // in parts of 1/law.chip_unit chip

inline constexpr Seat nobody = 0xFF;

enum class Phase : std::uint8_t { bid, suit, pass, play, moon, done };
enum class MoonWay : std::uint8_t { none, old_way, new_way };

// A moon that was shot; `shooters` is empty when there was none.
struct Moon {
  Seats shooters = 0; // one seat, or a whole side (joint_moon)
  Seat chooser = nobody;
  bool sun = false;
  std::int64_t amount = 0;
  MoonWay way = MoonWay::none; // none until it is chosen
  bool operator==(const Moon &) const = default;
};

// The bidding of a hand, and what it led to (RULES.md §6).
struct Auction {
  Seats spoken = 0; // who has bid or passed
  std::array<std::int32_t, max_seats> bids = {}; // 0: passed, or has yet to bid
  std::int32_t high = 0;
  Seat bidder = nobody; // who names the suit and leads: the high bidder, or the one whose pot carries over
  bool carried = false; // the pot carried over: no new bidding
  bool operator==(const Auction &) const = default;
};

// What everybody at the table sees.
struct PublicState {
  Phase phase = Phase::pass;
  Pass pass = Pass::hold;
  std::int32_t number = 0; // of the hand in its game, from 0
  bool only_hand = false;  // a position set up by hand: the game ends with it
  bool passing = false;    // cards change hands in this hand
  bool broken = false;
  bool first_trick = true;
  Suit suit = Suit::hearts; // in the part of hearts; hearts until the bidder has named another
  Seat dealer = 0;
  Seat turn = nobody;      // who is to act; in a pass the first from eldest who has yet to pass
  Seat kitty_taker = nobody;
  bool kitty_due = false;  // the kitty goes with the cards on the table
  Seats waiting = 0;       // who has yet to pass
  Seats out = 0;           // with a stock: who had no card when the trick was led, and is out for good
  Scores totals = {};      // before this hand
  Scores scores = {};      // of this hand, once it is done
  Chips chips = {};        // before this hand is settled, less the bid
  std::int64_t pot = 0;    // the same
  Moon moon = {};          // once the last card has fallen
  Auction auction = {};
  std::array<std::uint8_t, max_seats> drawn = {};  // from the stock, for the trick on the table
  std::uint8_t stock_left = 0;

  Seat leader = nobody;  // of the trick on the table
  Seat winning = nobody; // who would take it now; nobody while every card of the suit led is cancelled
  std::uint8_t in_trick = 0;
  std::uint8_t trick_size = 0;   // how many play to it
  std::uint8_t tricks_lying = 0; // fully cancelled tricks whose cards are still on the table
  Cards led = 0;  // the suit led, all thirteen cards; empty before the lead
  Cards best = 0; // the card that would take it now
  Pile trick = {}; // the cards of the trick on the table; a card that is there twice is cancelled
  Pile lying = {}; // the cards of fully cancelled tricks

  // What was played, in order, and by whom; where in that each complete trick begins, and who took it (nobody if all
  // was cancelled and stayed on the table).
  std::uint8_t played = 0;
  std::uint8_t tricks = 0;
  std::array<Card, max_cards> cards = {};
  std::array<Seat, max_cards> by = {};
  std::array<std::uint8_t, max_tricks + 1> begins = {}; // including the trick on the table
  std::array<Seat, max_tricks> winners = {};
  std::array<std::uint8_t, max_seats> tricks_won = {};
  std::array<Pile, max_seats> taken = {}; // including the kitty once the last card has been played

  bool operator==(const PublicState &) const = default;
};

constexpr Seat next_seat(const Law &law, Seat seat) { return seat + 1 == law.players ? Seat{0} : Seat(seat + 1); }
constexpr Seat seat_after(const Law &law, Seat seat, int steps) {
  return static_cast<Seat>((seat + steps) % law.players);
}
constexpr Seat eldest(const Law &law, const PublicState &open) { return next_seat(law, open.dealer); }
constexpr Seats bit(Seat seat) { return static_cast<Seats>(1U << seat); }
constexpr Seats everybody(const Law &law) { return static_cast<Seats>((1U << law.players) - 1); }

// Everybody on a side.
constexpr Seats seats_on(const Law &law, int side) {
  Seats seats = 0;
  for (Seat seat = 0; seat < law.players; ++seat)
    if (law.side_of[seat] == side) seats |= bit(seat);
  return seats;
}

// The law with this hand's suit in the part of hearts.
constexpr const SuitLaw &in_force(const Law &law, const PublicState &open) { return law_of(law, open.suit); }

// Everybody who may act now: in a pass all who have yet to pass, otherwise the one whose turn it is.
constexpr Seats who_may_act(const PublicState &open) {
  return open.waiting != 0 || open.turn == nobody ? open.waiting : bit(open.turn);
}

// The cards of the suit led from the one up that would take the trick now: whoever plays none of them leaves it alone.
constexpr Cards taking(const PublicState &open) { return open.led & ~(open.best - 1); }

// Whether the last card has been played, so that nothing is hidden.
constexpr bool fallen(const PublicState &open) { return open.phase == Phase::moon || open.phase == Phase::done; }

// Whether this seat sees the kitty now because the rules let its taker look.
constexpr bool peeks_at_kitty(const Law &law, const PublicState &open, Seat seat) {
  return law.rules.kitty_peek && seat != nobody && open.kitty_taker == seat && !fallen(open);
}

} // namespace openhearts
