// An episode: one hand, or a whole game, played by numbers. A plain value of at most two kilobytes, without pointers,
// so that thousands can be played side by side.
//
// Seats act one at a time, also in a pass: from eldest on, each chooses all its cards before the next begins, and
// nobody sees what another has chosen. What may be done and what it comes to is the core's business alone.
#pragma once

#include "core/deal.hpp"
#include "core/view.hpp"
#include "learning/numbers.hpp"

namespace openhearts {

enum class Span : std::uint8_t { hand, game };

// What has been played in a hand, by seat and by card. All of it follows from the cards played in order; it is kept
// because an observation tells it at every step, and to go through the cards each time was an eighth of a step's
// instructions.
struct Played {
  std::array<Pile, max_seats> by = {};
  // When each card was played, from 1; of two equal ones the later stands behind the first pack. 0: not played.
  std::array<std::uint8_t, max_cards> order = {};
};

struct Episode {
  Hand hand;
  Played played = {}; // in it
  Chips chips = {}; // before it
  LegalNumbers legal = {}; // what the seat to act may choose; nothing once it is over
  std::uint64_t seed = 0;
  Passed chosen = {}; // by the seat to act in a pass, so far
  std::uint8_t chosen_count = 0;
  Span span = Span::hand;
  bool over = false;
};
static_assert(sizeof(Episode) <= 2000);

// The episode of this seed. A game is the one that has the seed anywhere else. A hand is one of that game's, drawn from
// the first as many as the pass takes to come round, before which nobody has any points; chips are as bought.
Episode new_episode(const Law &law, Span span, std::uint64_t seed);

// The rest of this hand, wherever it has come to; its seed is 0.
Episode episode_from(const Law &law, const Hand &hand);

// The seed of the episode that follows one with this seed where episodes follow each other by themselves.
std::uint64_t next_seed(std::uint64_t seed);

// What a number comes to for the seat to act; in a pass the card alone. REQUIRES: 0 <= number < number_count(law).
Action action_of(const Episode &episode, Number number);

// Why it isn't allowed now, or Refusal::none. REQUIRES: the same.
Refusal refuse(const Law &law, const Episode &episode, Number number);

// Does it. In a game a hand that is done is followed by the next. REQUIRES: episode.legal has it.
void act(const Law &law, Episode &episode, Number number);

// Does a whole action, as a bot says it. REQUIRES: not refused, and the seat to act has chosen no card of its pass yet.
void act(const Law &law, Episode &episode, const Action &action);

} // namespace openhearts
