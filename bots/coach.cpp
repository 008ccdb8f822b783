#include "bots/coach.hpp"

#include "bots/alike.hpp"
#include "bots/order.hpp"
#include "bots/reasons.hpp"

#include <bit>

namespace openhearts {

Value cost_of(const Law &law, const View &view, const Advice &advice, const Choice &choice) {
  const Value worse = advice.choices.front().mean_gain() - choice.mean_gain();
  if (advice.in_chips) return worse;
  // A point that we take is one that the others don't; the gain counts both sides.
  const int us = std::popcount(seats_on(law, law.side_of[view.seat]));
  return worse * (law.players - us) / law.players;
}

Advice coach(const Law &law, const View &view, std::uint64_t seed, std::int64_t nodes) {
  return *coach(law, view, seed, nodes, [] { return true; });
}

std::optional<Advice> coach(const Law &law, const View &view, std::uint64_t seed, std::int64_t nodes,
                            const std::function<bool()> &keep_on) {
  Search search(law, view, seed, {.nodes = nodes, .games = false, .even = true});
  while (!search.finished()) {
    if (!keep_on()) return std::nullopt;
    search.step();
  }
  Advice advice;
  advice.in_chips = plays_for(law, false) == PlaysFor::chips;
  advice.choices.push_back(search.best());
  for (const Choice &choice : search.choices())
    if (&choice != &search.best()) advice.choices.push_back(choice);
  put_in_order(std::span(advice.choices).subspan(1),
               [](const Choice &one, const Choice &other) { return one.mean_gain() > other.mean_gain(); });
  advice.why = reasons(law, view, advice);
  return advice;
}

} // namespace openhearts
