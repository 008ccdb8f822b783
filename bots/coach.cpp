#include "bots/coach.hpp"

#include "bots/alike.hpp"
#include "bots/order.hpp"
#include "bots/reasons.hpp"
#include "bots/search.hpp"

namespace openhearts {

Advice coach(const Law &law, const View &view, std::uint64_t seed, std::int64_t nodes) {
  return *coach(law, view, seed, nodes, KeepOn{});
}

std::optional<Advice> coach(const Law &law, const View &view, std::uint64_t seed, std::int64_t nodes, KeepOn keep_on) {
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
