// An episode: one hand, or a whole game, played with actions as numbers. A plain value of at most two kilobytes,
// without pointers, so that thousands can be played side by side.
//
// Seats act one at a time, even in a pass: from eldest on, each chooses all its cards before the next begins, and
// nobody sees what another has chosen. What is legal, and what follows from it, is decided by the core alone.
#pragma once

#include "core/deal.hpp"
#include "core/view.hpp"
#include "learning/numbers.hpp"

namespace openhearts {

enum class Span : std::uint8_t { hand, game };

// What has been played in a hand, by seat and by card. It follows from the sequence of cards played, but is kept
// because every step's observation needs it, and recomputing it took an eighth of a step's instructions.
struct Played {
  std::array<Pile, max_seats> by = {};
  // When each card was played, counted from 1; 0 if it wasn't. With two packs, the second copy played is at 52 + card.
  std::array<std::uint8_t, max_cards> order = {};
};

struct Episode {
  Hand hand;
  Played played = {}; // in `hand`
  Chips chips = {}; // at the beginning of the episode
  LegalNumbers legal = {}; // what the seat to act may choose; empty once the episode is over
  std::uint64_t seed = 0;
  Passed chosen = {}; // in a pass, the cards that the seat to act has chosen so far
  std::uint8_t chosen_count = 0;
  Span span = Span::hand;
  bool over = false;
};
static_assert(sizeof(Episode) <= 2000);

// The episode with this seed. A game is the same as everywhere else with this seed. A hand is one of that game's first
// hands, drawn at random from one round of the pass cycle; totals are 0, and chips are as bought.
Episode new_episode(const Law &law, Span span, std::uint64_t seed);

// An episode that plays out the rest of this hand, from wherever it is; its seed is 0.
Episode episode_from(const Law &law, const Hand &hand);

// The seed of the episode that automatically follows one with this seed.
std::uint64_t next_seed(std::uint64_t seed);

// The action that a number means for the seat to act; in a pass, one that passes this card alone. REQUIRES:
// 0 <= number < number_count(law).
Action action_of(const Episode &episode, Number number);

// Why the number isn't allowed now, or Refusal::none. REQUIRES: 0 <= number < number_count(law).
Refusal refuse(const Law &law, const Episode &episode, Number number);

// Applies the action with this number. In a game, the end of a hand deals the next. REQUIRES: episode.legal has it.
void act(const Law &law, Episode &episode, Number number);

// Applies a whole action, such as a bot's. REQUIRES: not refused, and the seat to act hasn't begun to choose its pass.
void act(const Law &law, Episode &episode, const Action &action);

} // namespace openhearts
