#include "bots/coach.hpp"

#include "bots/alike.hpp"
#include "bots/order.hpp"
#include "bots/search.hpp"

namespace openhearts {

Advice coach(const Law &law, const View &view, std::uint64_t seed, std::int64_t nodes) {
  return *coach(law, view, seed, nodes, KeepOn{});
}

std::optional<Advice> coach(const Law &law, const View &view, std::uint64_t seed, std::int64_t nodes, KeepOn keep_on) {
  const bool games = score_matters(law, view.open);
  Search search(law, view, seed, {.nodes = nodes, .games = games, .even = true});
  while (!search.finished()) {
    if (!keep_on()) return std::nullopt;
    search.step();
  }
  Advice advice;
  advice.unit = plays_for(law, games);
  // Unlike a player, the coach doesn't favour the careful choice: the first is the one with the best mean.
  advice.choices.assign(search.choices().begin(), search.choices().end());
  put_in_order(advice.choices,
               [](const Choice &one, const Choice &other) { return one.mean_gain() > other.mean_gain(); });
  return advice;
}

} // namespace openhearts
