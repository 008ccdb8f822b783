// What each choice of a seat is worth, and why one is the best.
#pragma once

#include "bots/choice.hpp"
#include "core/message.hpp"
#include "core/view.hpp"

#include <vector>

namespace openhearts {

struct Advice {
  std::vector<Choice> choices; // the best first
  PlaysFor unit = PlaysFor::points; // of the gains
  std::vector<Message> why; // the reasons for the first, one per sentence
};

// How much worse than the best a choice is, in 1024ths: of a chip, of a hundredth of a game, or of a point. Of points
// it is what the choice costs the seat itself, with a moon counted by what it does to everybody.
Value cost_of(const Law &law, const View &view, const Advice &advice, const Choice &choice);

// The standard error of that.
Value cost_error(const Law &law, const View &view, const Advice &advice, const Choice &choice);

// What the best gains on another choice in points, counted the same way, whatever is played for; less than nothing if
// the other has the better points. In chips, as `cost_of`.
Value points_cost_of(const Law &law, const View &view, const Advice &advice, const Choice &choice);

// What one of 26 points is under these rules, but no less than half a point; and what a point is in the advice's unit.
Value points_unit(const Law &law, const View &view);
Value unit_of(const Law &law, const View &view, const Advice &advice);

// Whether a choice is surely worse than the best; and whether the two surely differ by next to nothing. Often neither
// is known.
bool is_worse(const Law &law, const View &view, const Advice &advice, const Choice &choice);
bool is_alike(const Law &law, const View &view, const Advice &advice, const Choice &choice);

// Whether a choice is surely worse, costs more than a point, a chip or a hundredth of a game, and is not alike: where
// cards cost many points, one is next to nothing.
bool is_costly(const Law &law, const View &view, const Advice &advice, const Choice &choice);

} // namespace openhearts
