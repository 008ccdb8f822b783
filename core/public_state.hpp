// The part of a hand that everybody at the table sees, and questions that can be answered from it alone.
//
// In code the object is called `open`, as in cards that lie open on the table.
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

// A moon that was shot; `shooters` is empty if none was.
struct Moon {
  Seats shooters = 0; // one seat, or a whole side (joint_moon)
  Seat chooser = nobody;
  bool sun = false;
  std::int64_t amount = 0;
  MoonWay way = MoonWay::none; // how it counts; none until chosen
  bool operator==(const Moon &) const = default;
};

// The bidding of a hand, and what it led to (RULES.md §6).
struct Auction {
  Seats spoken = 0; // who has bid or passed
  std::array<std::int32_t, max_seats> bids = {}; // 0 for a seat that passed or has yet to bid
  std::int32_t high = 0;
  Seat bidder = nobody; // who names the suit and leads: the high bidder, or the one whose pot carries over
  bool carried = false; // the pot carried over, so there was no new bidding
  bool operator==(const Auction &) const = default;
};

// What everybody at the table sees.
struct PublicState {
  Phase phase = Phase::pass;
  Pass pass = Pass::hold;
  std::int32_t number = 0; // of the hand in its game, from 0
  bool only_hand = false;  // the game ends with this hand, because it is a position set up by hand
  bool passing = false;    // cards change hands in this hand
  bool broken = false;
  bool first_trick = true;
  Suit suit = Suit::hearts; // plays the part of hearts; hearts unless the bidder has named another
  Seat dealer = 0;
  Seat turn = nobody;      // who is to act; in a pass the first from eldest who has yet to pass
  Seat kitty_taker = nobody;
  bool kitty_due = false;  // whoever takes the cards on the table also gets the kitty
  Seats waiting = 0;       // who has yet to pass
  Seats out = 0;           // with a stock: who had no card when the trick was led, and is out for good
  Scores totals = {};      // before this hand
  Scores scores = {};      // of this hand, once it is done
  Chips chips = {};        // before this hand is settled, but less the winning bid
  std::int64_t pot = 0;    // before this hand is settled, with the winning bid
  Moon moon = {};          // known once the last card has been played
  Auction auction = {};
  std::array<std::uint8_t, max_seats> drawn = {};  // how many cards each seat drew for the trick on the table
  std::uint8_t stock_left = 0;

  Seat leader = nobody;  // of the trick on the table
  Seat winning = nobody; // who would take that trick now; nobody while every card of the suit led is cancelled
  std::uint8_t in_trick = 0;
  std::uint8_t trick_size = 0;   // how many seats play to the trick
  std::uint8_t tricks_lying = 0; // fully cancelled tricks whose cards are still on the table
  Cards led = 0;  // all thirteen cards of the suit led; empty before the lead
  Cards best = 0; // the card that would take the trick now
  Pile trick = {}; // the cards of the trick on the table; a card held twice is cancelled
  Pile lying = {}; // the cards of fully cancelled tricks

  // What was played, in order, and by whom; the index at which each trick begins, and who took each complete trick
  // (nobody if all its cards of the suit led were cancelled and it stayed on the table).
  std::uint8_t played = 0;
  std::uint8_t tricks = 0;
  std::array<Card, max_cards> cards = {};
  std::array<Seat, max_cards> by = {};
  std::array<std::uint8_t, max_tricks + 1> begins = {}; // including that of the trick on the table
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

// Removes and returns the first seat of a set. REQUIRES: it is not empty.
constexpr Seat take_first(Seats &seats) {
  const auto seat = static_cast<Seat>(std::countr_zero(seats));
  seats &= static_cast<Seats>(seats - 1);
  return seat;
}

constexpr Seats everybody(const Law &law) { return static_cast<Seats>((1U << law.players) - 1); }

// Everybody on a side.
constexpr Seats seats_on(const Law &law, int side) {
  Seats seats = 0;
  for (Seat seat = 0; seat < law.players; ++seat)
    if (law.side_of[seat] == side) seats |= bit(seat);
  return seats;
}

// The part of the law in force in this hand: with its suit in the part of hearts.
constexpr const SuitLaw &in_force(const Law &law, const PublicState &open) { return law_of(law, open.suit); }

// The same with the values that a player minds, who plays for chips if every hand is settled.
constexpr const SuitLaw &priced(const Law &law, const PublicState &open) {
  return law.rules.auction ? in_force(law, open) : law.priced;
}

// Everybody who may act now: in a pass all who have yet to pass, otherwise the one whose turn it is.
constexpr Seats who_may_act(const PublicState &open) {
  return open.waiting != 0 || open.turn == nobody ? open.waiting : bit(open.turn);
}

// The card that would take the trick now and all higher cards of the suit led: only these can take the trick over.
constexpr Cards taking(const PublicState &open) { return open.led & ~(open.best - 1); }

// Whether the last card has been played, so that nothing is hidden.
constexpr bool fallen(const PublicState &open) { return open.phase == Phase::moon || open.phase == Phase::done; }

// Whether this seat may look at the kitty now because it took it and the rules have kitty_peek.
constexpr bool peeks_at_kitty(const Law &law, const PublicState &open, Seat seat) {
  return law.rules.kitty_peek && seat != nobody && open.kitty_taker == seat && !fallen(open);
}

} // namespace openhearts
