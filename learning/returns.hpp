// What a finished episode was worth to each seat; more is better under all rules.
#pragma once

#include "learning/episode.hpp"

namespace openhearts {

enum class Worth : std::uint8_t {
  margin, // the mean score of the other sides' players minus that of one's own side's; negated if high scores win.
          // The sum over the seats is 0
  score, // one's own score, negated unless high scores win
  chips, // chips won or lost since the beginning
  win, // for games only: 1, shared among the winners; 0 for the others
};
inline constexpr std::array<std::string_view, 4> worth_names = {"margin", "score", "chips", "win"};

// Whether such episodes have this kind of returns: chips need a settlement, and only a game can be won.
bool can_tell(const Law &law, Span span, Worth worth);

// The returns by seat, from the scores of the hand or the totals of the game. REQUIRES: episode.over, can_tell.
std::array<double, max_seats> returns_of(const Law &law, const Episode &episode, Worth worth);

} // namespace openhearts
