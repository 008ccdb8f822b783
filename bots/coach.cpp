#include "bots/coach.hpp"

#include "bots/alike.hpp"
#include "bots/order.hpp"
#include "bots/reasons.hpp"

#include <algorithm>

namespace openhearts {

Advice coach(const Law &law, const View &view, std::uint64_t seed, std::int64_t nodes) {
  Search search(law, view, seed, {.nodes = nodes, .games = false, .even = true});
  while (!search.settled()) search.step();
  Advice advice;
  advice.in_chips = plays_for(law, false) == PlaysFor::chips;
  advice.choices.push_back(search.best());
  for (const Search::Choice &choice : search.choices())
    if (&choice != &search.best()) advice.choices.push_back(choice);
  put_in_order(std::span(advice.choices).subspan(1), [](const Search::Choice &one, const Search::Choice &other) {
    return one.mean_gain() > other.mean_gain();
  });
  advice.why = reason(law, view, advice);
  return advice;
}

} // namespace openhearts
