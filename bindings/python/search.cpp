#include "bindings/python/bind.hpp"

#include "bindings/python/acting.hpp"
#include "bindings/python/watch.hpp"
#include "bots/double_dummy.hpp"
#include "bots/fixed_point.hpp"
#include "bots/play_out.hpp"
#include "bots/possible_deals.hpp"

#include <nanobind/stl/optional.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>

namespace openhearts::python {

using namespace nb::literals;

namespace {

// A copy to work on without the interpreter lock, while other threads may play on.
Hand copy_of(const HandOf &hand) { return *hand.hand; }

nb::object solved(const HandOf &hand, nb::handle seat, std::int64_t nodes) {
  const auto law = hand.shared_law;
  const Phase phase = hand.open().phase;
  if (phase != Phase::play && !fallen(hand.open())) raise_bad(Refusal::bad_argument, say<"input-solve">());
  const Seat side = seat.is_none() ? nobody : seat_in(*law, seat);
  const Hand now = copy_of(hand);
  Watch watch;
  std::optional<Solution> solution;
  {
    const nb::gil_scoped_release release;
    solution = side == nobody ? solve_for_all(*law, now, nodes, watch.asked())
                              : solve_for(*law, now, side, nodes, watch.asked());
  }
  watch.raise_what_came();
  if (!solution) raise_bad(Refusal::bad_argument, say<"input-solve-nodes">(argument::count(nodes)));
  nb::list scores;
  for (Seat each = 0; each < law->players; ++each) scores.append(solution->scores[each]);
  nb::list line;
  for (const Action &action : solution->line) line.append(nb::make_tuple(action.seat, action_object(action)));
  return nb::make_tuple(scores, line, solution->nodes);
}

std::vector<Bot> bots_named(const std::vector<std::string> &names) {
  std::vector<Bot> bots;
  for (const std::string &name : names) {
    const auto bot = bot_named(name);
    if (!bot) raise_bad(Refusal::bad_argument, say<"input-bot">());
    bots.push_back(*bot);
  }
  return bots;
}

nb::tuple played_out(const HandOf &hand, const std::vector<std::string> &names, std::uint64_t first, std::uint64_t n,
                     std::uint64_t seed) {
  const auto law = hand.shared_law;
  const auto players = static_cast<std::size_t>(law->players);
  const std::vector<Bot> bots = bots_named(names);
  const Hand start = copy_of(hand);
  Watch watch;
  std::vector<std::int64_t> scores;
  std::vector<std::int64_t> moons(players);
  std::int64_t suns = 0;
  {
    const nb::gil_scoped_release release;
    scores.reserve(n * players);
    for (std::uint64_t i = 0; i < n; ++i) {
      const auto done = play_out(*law, start, bots, seed, first + i, watch.asked());
      if (!done) break;
      const PublicState &open = done->open;
      scores.insert(scores.end(), open.scores.begin(), open.scores.begin() + law->players);
      suns += open.moon.sun;
      for (Seat seat = 0; seat < law->players; ++seat) moons[seat] += (open.moon.shooters & bit(seat)) != 0;
    }
  }
  watch.raise_what_came();
  return nb::make_tuple(nb::bytes(scores.data(), scores.size() * sizeof(std::int64_t)), moons, suns);
}

void must_be_a_seats(const ViewOf &view) {
  if (view.view.seat == nobody) raise_bad(Refusal::bad_argument, say<"input-deals-seat">());
}

// Sampled hands, each with its relative likelihood, which is 1 for the likeliest.
nb::list sampled_deals(const ViewOf &view, std::uint64_t n, std::uint64_t seed, bool weighted) {
  must_be_a_seats(view);
  Watch watch;
  std::vector<std::pair<Hand, std::int64_t>> found;
  {
    const nb::gil_scoped_release release;
    const PossibleDeals deals(*view.law, view.view);
    Random random(seed);
    for (std::uint64_t i = 0; i < n && watch.keep_on(); ++i) {
      const auto hand = deals.sample(random);
      if (!hand) break;
      found.emplace_back(*hand, weighted ? deals.log_of(*hand) : 0);
    }
  }
  watch.raise_what_came();
  if (found.size() < n) raise_bad(Refusal::bad_argument, say<"input-deals-none">());
  std::int64_t best = found.empty() ? 0 : found.front().second;
  for (const auto &[hand, log] : found) best = std::max(best, log);
  nb::list list;
  for (const auto &[hand, log] : found)
    list.append(nb::make_tuple(sampled(view.law, hand),
                               static_cast<double>(decay(best - log)) / static_cast<double>(one_part)));
  return list;
}

nb::object arrangements_of(const ViewOf &view) {
  must_be_a_seats(view);
  const auto all = PossibleDeals(*view.law, view.view).arrangements();
  if (!all) return nb::none();
  nb::list unplaced;
  for (const Unplaced &each : all->unplaced) unplaced.append(nb::make_tuple(each.cards, each.places));
  return nb::make_tuple(all->room, unplaced);
}

} // namespace

void bind_search(nb::module_ &module) {
  module.def("solve", &solved, "hand"_a, "seat"_a.none(), "nodes"_a,
             nb::sig("def solve(hand: Hand, seat: int | None, nodes: int) -> "
                     "tuple[list[int], list[tuple[int, str]], int]"),
             "Solves the hand, all cards known: the scores, who does what until the end, and how many nodes it took.");
  module.def("play_out", &played_out, "hand"_a, "players"_a, "first"_a, "n"_a, "seed"_a,
             nb::sig("def play_out(hand: Hand, players: list[str], first: int, n: int, seed: int) -> "
                     "tuple[bytes, list[int], int]"),
             "Play-outs number `first` to `first + n - 1`: the scores as 64-bit integers, moons by seat, suns.");
  module.def(
      "deals", &sampled_deals, "view"_a, "n"_a, "seed"_a, "weighted"_a,
      nb::sig("def deals(view: View, n: int, seed: int, weighted: bool) -> list[tuple[Hand, float]]"),
      "Hands that the view's seat can't tell from its own, each with its likelihood relative to the likeliest, which\n"
      "has 1.");
  module.def("arrangements", &arrangements_of, "view"_a,
             nb::sig("def arrangements(view: View) -> tuple[list[int], list[tuple[int, int]]] | None"),
             "How many hidden cards each seat and the kitty hold; and, of the cards that may lie in the same places, "
             "how many\n"
             "they are and those places as bits, the seats' first.");
}

} // namespace openhearts::python
