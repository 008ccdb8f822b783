// The figures by which the careful player judges.
//
// Each was settled by matches on duplicate deals against the same player with another figure, and kept because it won.
// What it costs to be without them, in points a hand against players that have them, four at a table of Black Lady, two
// on each side: weighing the cards left behind (`later`) 3.9 +- 0.06, passing by height (`rank_price`) 0.65 +- 0.06,
// the same in the play 0.20 +- 0.05, shooting moons 0.18 +- 0.03, bringing the queen out (`smoke`) 0.12 +- 0.04,
// others who take what they could duck 0.09 +- 0.05, the lead as a burden 0.034 +- 0.013 (0.25 +- 0.04 in Black
// Maria). Stopping moons helps the other players as much as the one who does it: nothing here, but 0.64 +- 0.07 in
// Partnership. Making and catching bonus cards: 2.1 +- 0.06 in Omnibus.
#pragma once

#include "bots/chance.hpp"

namespace openhearts {

struct Habits {
  // How likely another, who could duck, takes a trick all the same: one with points, one without, one without as its
  // last player, one with points that are wanted (a bonus card).
  Chance takes_dirty = 240;
  Chance takes_clean = 500;
  Chance takes_clean_last = 495;
  Chance takes_wanted = 900;

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

  // Moons. How much stopping one weighs, how likely my highest card of a suit will stop one, and by how much my own
  // chance must exceed the fair one before I try.
  Chance stop = 1024;
  Chance stopper = 358;
  Chance shoot_above = 160;
};

inline constexpr Habits playing = {};

// Before the play a card's height says more about it than any count of rounds.
inline constexpr Habits passing = [] {
  Habits habits;
  habits.rank_price = 600;
  habits.dear_falls = 500;
  habits.longer = 32;
  habits.catches = 700;
  return habits;
}();

} // namespace openhearts
