// The weights by which the careful player judges: what it takes for likely, and what counts for how much.
//
// Each was decided by matches on duplicate deals against the same player with another figure, and kept because it won.
// What it costs to be without them, in points a hand against players that have them, four at a table of Black Lady, two
// on each side: weighing the cards left behind (`later`) 3.9 +- 0.06, passing by height (`rank_price`) 0.65 +- 0.06,
// the same in the play 0.20 +- 0.05, shooting moons 0.18 +- 0.03, bringing the queen out (`smoke`) 0.12 +- 0.04,
// others who take what they could duck 0.09 +- 0.05, the lead as a burden 0.034 +- 0.013 (0.25 +- 0.04 in Black
// Maria). Stopping moons helps the other players as much as the one who does it: nothing here, but 0.64 +- 0.07 in
// Partnership. Making and catching bonus cards: 2.1 +- 0.06 in Omnibus. Counting copies and cancelled cards: 1.0 +-
// 0.11 in Cancellation, and that twins are played (`cancels`) another 0.4 +- 0.04. Knowing that nobody discards while a
// stock lasts: 0.56 +- 0.06 in Domino, its own weights 0.10 +- 0.014. In chips a game: staying clear for the pot 5
// +- 1.3 in Sweepstakes; bidding, and choosing the suit, 27 +- 2.6 in Auction. Spoiling others' pots as well cost
// chips: those who leave it to their neighbours gain as much.
#pragma once

#include "bots/chance.hpp"

namespace openhearts {

struct Weights {
  // How likely another, who could duck, takes a trick all the same: one with points, one without, one without as its
  // last player, one with points that are wanted (a bonus card).
  Chance takes_dirty = 240;
  Chance takes_clean = 500;
  Chance takes_clean_last = 495;
  Chance takes_wanted = 900;

  // Two packs: how likely another plays the twin of the winning card, if it is held.
  Chance cancels = 1000;
  Chance stands = 800; // and how likely a card of mine is not cancelled while its twin is out

  // Holding a suit. How likely the first, second.. round of it finds no way out; the same for a dear card of mine by
  // the number of cards that cover it; how much longer than evenly, in 64ths of a round, the others hold out; how
  // likely a dear card of theirs falls under a winner of mine; what each card of theirs below one of mine adds to its
  // price, in 1024ths of a heart.
  std::array<Chance, 5> comes = {900, 600, 450, 400, 250};
  std::array<Chance, 5> uncovered = {1024, 850, 600, 350, 500};
  int longer = 18;
  Chance dear_falls = 90;
  int rank_price = 100;

  // Bonus cards: how likely I make one of mine, as the highest of its suit and otherwise; how likely I catch one with
  // the highest card of its suit, half as likely for each card above mine.
  Chance makes_top = 800;
  Chance makes_low = 700;
  Chance catches = 850;

  // How much the cards left behind weigh against the trick on the table, when following and when leading.
  Chance later = 800;
  Chance later_lead = 600;
  // How much being on lead next weighs, and what bringing out a dear card is worth, as a part of its value.
  Chance on_lead = 768;
  Chance smoke = 480;
  bool daring = false; // brings it out even while I hold a card above it

  // Pots that go to who alone is clear: how likely a trick with penalty cards soils one player, times the players, and
  // what the chance at the pot weighs against the points.
  Chance soils = 500;
  Chance stay_clear = 350;

  // An auction: how much each card of the suit named lightens the hand, in 1024ths of a point; what part of an even
  // share of the points a bidder is spared, and what part of its hand's worth it bids before others speak.
  int in_named_suit = 880;
  Chance spared = 700;
  Chance bids = 700;

  // Moons. How much stopping one weighs, how likely my highest card of a suit will stop one, and by how much my own
  // chance must exceed the fair one before I try.
  Chance stop = 1024;
  Chance stopper = 358;
  Chance shoot_above = 160;

  // What makes a player weaker, as people are. How likely a harmless card that was played, or that somebody is out of a
  // suit, stays in mind; and by how much, in 1024ths of a heart, a card is misjudged at most.
  Chance remembers = certain;
  Chance notices = certain;
  int misjudges = 0;
};

inline constexpr Weights playing = {};

// With a stock nobody holds enough of a suit to duck for long.
inline constexpr Weights drawing = [] {
  Weights weights;
  weights.takes_dirty = 450;
  weights.longer = 0;
  return weights;
}();

// Before the play a card's height says more about it than any count of rounds.
inline constexpr Weights passing = [] {
  Weights weights;
  weights.rank_price = 600;
  weights.dear_falls = 500;
  weights.longer = 32;
  weights.catches = 700;
  return weights;
}();

} // namespace openhearts
