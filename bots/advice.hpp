// What each choice of a seat is worth.
#pragma once

#include "bots/choice.hpp"
#include "core/view.hpp"

#include <vector>

namespace openhearts {

struct Advice {
  std::vector<Choice> choices; // best first
  PlaysFor unit = PlaysFor::points; // what the gains are counted in
};

// A figure of the coach from 1024ths: in thousandths, as everybody gets it, and in tenths, as reasons have it. Tenths
// are rounded from thousandths, so that whoever rounds a figure gets what the reason says.
std::int64_t in_thousandths(Value value);
std::int64_t in_tenths(Value value);

// How much worse than the best a choice is, in 1024ths of a chip, of a hundredth of a game, or of a point. In points it
// is what the choice costs the seat itself, or with partners each of them on average; a moon counts by its effect on
// everybody.
Value cost_of(const Law &law, const View &view, const Advice &advice, const Choice &choice);

// The standard error of cost_of.
Value cost_error(const Law &law, const View &view, const Advice &advice, const Choice &choice);

// What a choice costs in points compared with the best, counted as in cost_of, also when playing for the game; negative
// if the choice is better in points. The same as cost_of when playing for chips.
Value points_cost_of(const Law &law, const View &view, const Advice &advice, const Choice &choice);

// points_unit: a 26th of the penalty points under these rules, but at least half a point. unit_of: that in chips and
// points, or a hundredth of a game, depending on the advice's unit.
Value points_unit(const Law &law, const View &view);
Value unit_of(const Law &law, const View &view, const Advice &advice);

// is_worse: the choice is certainly worse than the best. is_alike: the two certainly differ by next to nothing. Often
// neither is certain.
bool is_worse(const Law &law, const View &view, const Advice &advice, const Choice &choice);
bool is_alike(const Law &law, const View &view, const Advice &advice, const Choice &choice);

// Whether a choice is certainly worse, costs more than a point, a chip or a hundredth of a game, and is not alike:
// where cards cost many points, a single point is next to nothing.
bool is_costly(const Law &law, const View &view, const Advice &advice, const Choice &choice);

} // namespace openhearts
