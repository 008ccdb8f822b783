// The weights by which the careful player judges: what it considers likely, and how much each thing counts.
//
// Each weight was tested in matches on duplicate deals against the same player with another value, and kept because it
// won. What a player without one loses, in points per hand, to players that have it, two against two at a table of
// Black Lady: weighing the cards left behind (`later`) 3.9 +- 0.06, passing by height (`rank_price`) 0.65 +- 0.06, the
// same in the play 0.20 +- 0.05, shooting moons 0.18 +- 0.03, drawing out the queen (`smoke`) 0.12 +- 0.04, expecting
// others to take tricks that they could duck 0.09 +- 0.05, the lead as a burden 0.034 +- 0.013 (0.25 +- 0.04 in Black
// Maria). Stopping moons helps the other players as much as the one who does it: it gains nothing here, but 0.64 +-
// 0.07 in Partnership. Making and catching bonus cards: 2.1 +- 0.06 in Omnibus. Counting copies and cancelled
// cards: 1.0 +- 0.11 in Cancellation, and expecting second copies to be played (`cancels`) another 0.4 +- 0.04. Knowing
// that nobody discards while a stock lasts: 0.56 +- 0.06 in Domino, and separate weights for it 0.10 +- 0.014; that
// cards are left over, and that others draw for a suit they lack: 0.20 +- 0.03. Wanting points, in Reverse: reckoning
// that all who can take a trick do so, keeping what catches the queen, and long suits: 1.89 +- 0.05. In chips per game:
// staying clear to win the pot 5 +- 1.3 in Sweepstakes; bidding and choosing the suit 27 +- 2.6 in Auction. Spoiling
// others' pots was tried as well and lost chips: players who leave that to their neighbours gain as much from it.
#pragma once

#include "bots/chance.hpp"

namespace openhearts {

struct Weights {
  // The chance that another player who could duck takes a trick anyway: a trick with points, one without, one without
  // as its last player, one with points that are wanted (a bonus card).
  Chance takes_dirty = 240;
  Chance takes_clean = 500;
  Chance takes_clean_last = 495;
  Chance takes_wanted = 900;

  // Two packs: the chance that another player plays the second copy of the winning card, if they hold it.
  Chance cancels = 1000;
  Chance stands = 800; // the chance that my card isn't cancelled while its second copy is out

  // Holding a suit: the chance that I have to play to its first, second, ... round; the chance that a costly card of
  // mine is forced out, by the number of cards that cover it; how much longer than with an even split, in 64ths of a
  // round, the others can follow; the chance that a costly card of theirs falls under a winner of mine; what each lower
  // card of theirs adds to the cost of one of mine, in 1024ths of a heart.
  std::array<Chance, 5> comes = {900, 600, 450, 400, 250};
  std::array<Chance, 5> uncovered = {1024, 850, 600, 350, 500};
  int longer = 18;
  Chance costly_falls = 90;
  int rank_price = 100;

  // Bonus cards: the chance that I take a trick with one of mine, as the highest of its suit and otherwise; and that I
  // catch one with the highest card of its suit, halved for each card above mine.
  Chance makes_top = 800;
  Chance makes_low = 700;
  Chance catches = 850;

  // How much the cards I keep weigh against the trick on the table, when following and when leading.
  Chance later = 800;
  Chance later_lead = 600;
  // How much being on lead next weighs, and what drawing out a costly card is worth, as a fraction of its value.
  Chance on_lead = 768;
  Chance smoke = 480;
  bool daring = false; // draws it out even if I hold a card above it

  // Pots for a sole clear player: the chance that a trick with penalty cards goes to a given player, times the number
  // of players, and how much the chance to win the pot weighs against the points.
  Chance soils = 500;
  Chance stay_clear = 350;

  // An auction: how much each card of the suit named lightens the hand, in 1024ths of a point; what fraction of an even
  // share of the points a bidder is spared; what fraction of its hand's worth it bids before others have bid.
  int in_named_suit = 880;
  Chance spared = 700;
  Chance bids = 700;

  // Moons: how much stopping one weighs, the chance that my highest card of a suit stops one, and by how much my own
  // chance must exceed the break-even chance before I try.
  Chance stop = 1024;
  Chance stopper = 358;
  Chance shoot_above = 160;

  // What makes a player weaker in the way people are: the chance that it remembers a harmless card that was played, or
  // that somebody is out of a suit; and by how much at most, in 1024ths of a heart, it misjudges a card.
  Chance remembers = certain;
  Chance notices = certain;
  int misjudges = 0;
};

inline constexpr Weights playing = {};

// Tries for the moon as soon as there is hope.
inline constexpr Weights shooting = [] {
  Weights weights;
  weights.shoot_above = -320;
  return weights;
}();

// With a stock, nobody holds enough of a suit to duck for long.
inline constexpr Weights drawing = [] {
  Weights weights;
  weights.takes_dirty = 450;
  weights.longer = 0;
  return weights;
}();

// Before the play, a card's rank says more about it than any count of rounds.
inline constexpr Weights passing = [] {
  Weights weights;
  weights.rank_price = 600;
  weights.costly_falls = 500;
  weights.longer = 32;
  weights.catches = 700;
  return weights;
}();

} // namespace openhearts
