#include "bots/advice.hpp"

#include <algorithm>
#include <bit>

namespace openhearts {

namespace {

// The part of a gain in points that our own side scores: a point that we take is one that the others don't, and the
// gain counts both.
Value own_part(const Law &law, const View &view, Value gain) {
  const int us = std::popcount(seats_on(law, law.side_of[view.seat]));
  return rounded(gain * (law.players - us), law.players);
}

Value worse_by(const Advice &advice, const Choice &choice) {
  return advice.choices.front().mean_gain() - choice.mean_gain();
}

// Both choices are compared with the careful choice in the same deals, so their errors don't add up.
Value error_of(const Advice &advice, const Choice &choice) {
  const Choice &best = advice.choices.front();
  return &choice == &best ? 0 : std::max(best.error(), choice.error());
}

} // namespace

std::int64_t in_thousandths(Value value) { return rounded(value * 1000, point); }
std::int64_t in_tenths(Value value) { return rounded(in_thousandths(value), 100); }

Value cost_of(const Law &law, const View &view, const Advice &advice, const Choice &choice) {
  const Value worse = worse_by(advice, choice);
  return advice.unit == PlaysFor::points ? own_part(law, view, worse) : worse;
}

Value cost_error(const Law &law, const View &view, const Advice &advice, const Choice &choice) {
  const Value error = error_of(advice, choice);
  return advice.unit == PlaysFor::points ? own_part(law, view, error) : error;
}

Value points_cost_of(const Law &law, const View &view, const Advice &advice, const Choice &choice) {
  if (advice.unit == PlaysFor::chips) return cost_of(law, view, advice, choice);
  return own_part(law, view, advice.choices.front().mean(&Choice::value) - choice.mean(&Choice::value));
}

Value points_unit(const Law &law, const View &view) {
  return std::max<Value>(point / 2, penalty_sum(law, in_force(law, view.open)) * point / (26 * law.rules.packs));
}

Value unit_of(const Law &law, const View &view, const Advice &advice) {
  return advice.unit == PlaysFor::game ? point : points_unit(law, view);
}

bool is_worse(const Law &law, const View &view, const Advice &advice, const Choice &choice) {
  const Value worse = worse_by(advice, choice);
  return worse > 2 * error_of(advice, choice) && worse > unit_of(law, view, advice) / 5;
}

bool is_alike(const Law &law, const View &view, const Advice &advice, const Choice &choice) {
  const Value worse = worse_by(advice, choice);
  return worse + error_of(advice, choice) <= unit_of(law, view, advice);
}

bool is_costly(const Law &law, const View &view, const Advice &advice, const Choice &choice) {
  return cost_of(law, view, advice, choice) > point && is_worse(law, view, advice, choice) &&
         !is_alike(law, view, advice, choice);
}

} // namespace openhearts
