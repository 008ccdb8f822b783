// One hand, from the deal to its scores: the truth (`Hand`), and the part of it that everybody sees (`Open`).
//
// Plain values without a pointer, copied freely. A hand does not know its rules: the functions that need them take the
// `Law` beside it, always the one it was dealt under. What a single seat may know is a `View` (view.hpp).
#pragma once

#include "core/law.hpp"
#include "core/refusal.hpp"

namespace openhearts {

using Seat = std::uint8_t;  // 0..players-1, clockwise: the player on the left of s is s + 1
using Seats = std::uint8_t; // a set of seats, a bit each
using Scores = std::array<std::int64_t, max_seats>;

inline constexpr Seat nobody = 0xFF;

enum class Phase : std::uint8_t { pass, play, moon, done };
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

// What everybody at the table sees.
struct Open {
  Phase phase = Phase::pass;
  Pass pass = Pass::hold;
  std::int32_t number = 0; // of the hand in its game, from 0
  bool only_hand = false;  // a position set up by hand: the game ends with it
  Seat dealer = 0;
  Seat turn = nobody;   // who is to act; in a pass the first, from eldest, who still has to pass
  bool passing = false; // cards change hands in this hand
  Seats waiting = 0;    // who still has to pass
  Scores totals = {};   // before this hand
  Scores scores = {};   // of this hand, once it is done
  Moon moon = {};       // once the last card has fallen
  Seat kitty_taker = nobody;
  std::array<std::uint8_t, max_seats> start_count = {}; // cards held at the beginning

  bool broken = false;
  bool first_trick = true;
  Seat leader = nobody;  // of the trick on the table
  Seat winning = nobody; // who would take it now
  std::uint8_t in_trick = 0;
  Cards led = 0;  // the suit led, all thirteen cards; empty before the lead
  Cards best = 0; // the card that would take it now
  Cards pile = 0; // the cards of the trick on the table

  // What was played, in order, and who led and took each complete trick.
  std::uint8_t played = 0;
  std::uint8_t tricks = 0;
  std::array<Card, deck_size> cards = {};
  std::array<Seat, max_tricks> leaders = {};
  std::array<Seat, max_tricks> winners = {};
  std::array<std::uint8_t, max_seats> tricks_won = {};
  std::array<Cards, max_seats> taken = {}; // the kitty not among them

  bool operator==(const Open &) const = default;
};

using Passed = std::array<Card, max_passed>; // in the order given: in a scatter first to the left, and so on clockwise

// The truth.
struct Hand {
  Open open;
  std::array<Cards, max_seats> dealt = {};
  std::array<Cards, max_seats> held = {};
  std::array<Passed, max_seats> passed = {};
  Cards kitty = 0;
  Cards in_play = 0; // dealt or in the kitty; less than the law's deck only in a position set up by hand
  Cards opening_lead = 0; // what may open the first trick; empty where any legal lead may

  bool operator==(const Hand &) const = default;
};

constexpr Seat next_seat(const Law &law, Seat seat) { return seat + 1 == law.players ? Seat{0} : Seat(seat + 1); }
constexpr Seat seat_after(const Law &law, Seat seat, int steps) {
  return static_cast<Seat>((seat + steps) % law.players);
}
constexpr Seat eldest(const Law &law, const Open &open) { return next_seat(law, open.dealer); }
constexpr Seats bit(Seat seat) { return static_cast<Seats>(1U << seat); }

// Everybody who may act now: in a pass all who have still to pass, else the one whose turn it is.
constexpr Seats who_may_act(const Open &open) {
  return open.waiting != 0 || open.turn == nobody ? open.waiting : bit(open.turn);
}

// What seat has taken, the kitty included once it is theirs.
constexpr Cards won_by(const Hand &hand, Seat seat) {
  return hand.open.taken[seat] | (hand.open.kitty_taker == seat ? hand.kitty : Cards{0});
}

// Ends the dealing or the passing: the first trick awaits its lead.
void begin_play(const Law &law, Hand &hand);

} // namespace openhearts
