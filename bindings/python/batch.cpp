#include "bindings/python/bind.hpp"

#include "bindings/python/arrays.hpp"
#include "bindings/python/learning.hpp"
#include "bindings/python/side_by_side.hpp"
#include "core/random.hpp"

#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <atomic>
#include <mutex>

namespace openhearts::python {

using namespace nb::literals;

namespace {

struct BatchOf {
  std::shared_ptr<const Setting> setting;
  std::vector<Episode> episodes;
  std::size_t threads = 1;
  std::uint64_t sample_seed = 0; // the seed of the next random actions
  std::unique_ptr<std::mutex> taken = std::make_unique<std::mutex>(); // held by the thread that is in a call
};

// Runs `work` on parts of the batch in parallel, without the interpreter lock.
template <class Work> void in_parts(BatchOf &batch, const Work &work) {
  const nb::gil_scoped_release release;
  const std::lock_guard<std::mutex> lock(*batch.taken);
  side_by_side(batch.episodes.size(), batch.threads, work);
}

// The arrays that a step fills.
struct Arrays {
  std::optional<Lent<Observations>> observations;
  Lent<std::uint8_t *> legal;
  Lent<std::int8_t *> seats;
  Lent<float *> returns;
  Lent<std::uint8_t *> ended;

  Row row(const Setting &setting, std::size_t i) const {
    Row row;
    if (observations)
      std::visit([&](auto *first) { row.observation = first + i * setting.observation_size; }, observations->first);
    row.legal = legal.first + i * setting.number_count;
    row.seat = seats.first + i;
    row.returns = returns.first + i * static_cast<std::size_t>(setting.law.players);
    row.ended = ended.first + i;
    return row;
  }
};

Arrays arrays_in(const BatchOf &batch, nb::handle observations, nb::handle legal, nb::handle seats, nb::handle returns,
                 nb::handle ended) {
  const std::size_t rows = batch.episodes.size();
  const Setting &setting = *batch.setting;
  const auto players = static_cast<std::size_t>(setting.law.players);
  std::optional<Lent<Observations>> observed;
  if (!observations.is_none()) observed = observations_in(observations, rows, setting.observation_size);
  return {std::move(observed), flags_in(legal, "legal", rows, setting.number_count),
          numbers_in<std::int8_t>(seats, "seats", rows, 1, "int8"),
          numbers_in<float>(returns, "returns", rows, players, "float32"), flags_in(ended, "ended", rows, 1)};
}

// Reads whole numbers one by one, from a list or from an array that isn't contiguous or has another type.
std::vector<std::int64_t> listed(nb::handle given, std::size_t rows) {
  std::vector<std::int64_t> actions;
  if (PySequence_Check(given.ptr()) != 0 && PySequence_Size(given.ptr()) == static_cast<Py_ssize_t>(rows)) {
    for (std::size_t i = 0; i < rows && PyErr_Occurred() == nullptr; ++i) {
      const auto item = nb::steal(PySequence_GetItem(given.ptr(), static_cast<Py_ssize_t>(i)));
      const auto whole = nb::steal(item.is_valid() ? PyNumber_Index(item.ptr()) : nullptr);
      if (whole.is_valid()) actions.push_back(PyLong_AsLongLong(whole.ptr()));
    }
  }
  const bool failed = PyErr_Occurred() != nullptr;
  PyErr_Clear();
  if (!failed && actions.size() == rows) return actions;
  nb::dict arguments;
  arguments["games"] = rows;
  raise_input("learning-actions", arguments);
}

// One action for each game.
std::vector<std::int64_t> actions_in(nb::handle given, std::size_t rows) {
  ReadArray array;
  if (nb::try_cast(given, array, false) && has_shape(array, rows, 1)) {
    const auto read = [&]<class Whole>(const Whole *first) { return std::vector<std::int64_t>(first, first + rows); };
    if (array.dtype() == nb::dtype<std::int64_t>()) return read(static_cast<const std::int64_t *>(array.data()));
    if (array.dtype() == nb::dtype<std::int32_t>()) return read(static_cast<const std::int32_t *>(array.data()));
  }
  return listed(given, rows);
}

// Applies all actions or, if any isn't allowed, none, and returns the index of the first game whose action isn't
// allowed.
std::optional<std::size_t> step_all(BatchOf &batch, const std::vector<std::int64_t> &actions, const Arrays &arrays) {
  const Setting &setting = *batch.setting;
  std::atomic<std::size_t> wrong = actions.size(); // the first game whose action isn't allowed
  in_parts(batch, [&](std::size_t first, std::size_t last, auto &barrier) {
    for (std::size_t i = first; i < last; ++i) {
      if (static_cast<Number>(actions[i]) == actions[i] && batch.episodes[i].legal.has(static_cast<Number>(actions[i])))
        continue;
      for (std::size_t known = wrong; i < known && !wrong.compare_exchange_weak(known, i);) {}
      break;
    }
    barrier.arrive_and_wait(); // check all actions before any thread applies one
    if (wrong != actions.size()) return;
    for (std::size_t i = first; i < last; ++i)
      step(setting, batch.episodes[i], static_cast<Number>(actions[i]), arrays.row(setting, i));
  });
  return wrong == actions.size() ? std::nullopt : std::optional<std::size_t>(wrong);
}

void sample(BatchOf &batch, std::int64_t *into) {
  const std::uint64_t seed = batch.sample_seed++;
  in_parts(batch, [&](std::size_t first, std::size_t last, auto &) {
    for (std::size_t i = first; i < last; ++i) into[i] = any_number(batch.episodes[i], seed);
  });
}

// Seats the bots. Raises BadInput unless there is a name or None for each seat, and None for at least one.
void seat_bots(Setting &setting, const std::vector<std::optional<std::string>> &names) {
  bool fits = names.size() == static_cast<std::size_t>(setting.law.players);
  fits = fits && std::ranges::any_of(names, [](const auto &name) { return !name; });
  for (std::size_t seat = 0; fits && seat < names.size(); ++seat) {
    if (!names[seat]) continue;
    setting.bots[seat] = bot_named(*names[seat]);
    if (!setting.bots[seat]) raise_bad(Refusal::bad_argument, say<"input-bot">());
  }
  if (fits) return;
  nb::dict arguments;
  arguments["players"] = setting.law.players;
  raise_input("learning-bots", arguments);
}

BatchOf batch_of(const RulesOf &rules, std::size_t games, std::uint64_t seed, bool whole_games,
                 std::string_view returns, const std::vector<std::optional<std::string>> &bots, std::size_t threads) {
  Setting setting = setting_of(rules, whole_games, returns);
  seat_bots(setting, bots);
  Random random(seed);
  BatchOf batch;
  setting.bot_seed = random.next();
  batch.sample_seed = random.next();
  std::vector<std::uint64_t> seeds(games);
  for (std::uint64_t &each : seeds) each = random.next();
  batch.setting = std::make_shared<const Setting>(std::move(setting));
  batch.episodes.resize(games);
  batch.threads = threads;
  in_parts(batch, [&](std::size_t first, std::size_t last, auto &) {
    for (std::size_t i = first; i < last; ++i) batch.episodes[i] = begin(*batch.setting, seeds[i]);
  });
  return batch;
}

} // namespace

void bind_batch(nb::module_ &module) {
  module.attr("episode_bytes") = sizeof(Episode);
  nb::class_<BatchOf> batch(module, "Batch");
  batch.def(
      "__init__",
      [](BatchOf *at, const RulesOf &rules, std::size_t games, std::uint64_t seed, bool whole_games,
         std::string_view returns, const std::vector<std::optional<std::string>> &bots,
         std::size_t threads) { new (at) BatchOf(batch_of(rules, games, seed, whole_games, returns, bots, threads)); },
      "rules"_a, "games"_a, "seed"_a, "whole_games"_a, "returns"_a, "bots"_a, "threads"_a);
  batch.def_prop_ro(
      "action_count", [](const BatchOf &b) { return b.setting->number_count; },
      "The number of actions under these rules, legal or not.");
  batch.def_prop_ro(
      "observation_size", [](const BatchOf &b) { return b.setting->observation_size; },
      "The number of values in an observation.");
  batch.def("__len__", [](const BatchOf &b) { return b.episodes.size(); });
  batch.def(
      "_episode",
      [](const BatchOf &b, std::size_t game) {
        const std::lock_guard<std::mutex> lock(*b.taken); // another thread may be in a step, which needs no interpreter
        return EpisodeOf{b.setting, b.episodes[game]};
      },
      "game"_a, "REQUIRES: game < len(self).");
  batch.def(
      "_step",
      [](BatchOf &b, nb::handle actions, nb::handle observations, nb::handle legal, nb::handle seats,
         nb::handle returns, nb::handle ended) -> std::optional<std::pair<std::size_t, std::int64_t>> {
        const Arrays arrays = arrays_in(b, observations, legal, seats, returns, ended);
        const std::vector<std::int64_t> read = actions_in(actions, b.episodes.size());
        const auto wrong = step_all(b, read, arrays);
        return wrong ? std::optional(std::pair(*wrong, read[*wrong])) : std::nullopt;
      },
      "actions"_a.none(), "observations"_a.none(), "legal"_a.none(), "seats"_a.none(), "returns"_a.none(),
      "ended"_a.none(),
      nb::sig("def _step(self, actions: typing.Any, observations: typing.Any | None, "
              "legal: typing.Any, seats: typing.Any, returns: typing.Any, "
              "ended: typing.Any) -> tuple[int, int] | None"),
      "Takes one action in each game. If any isn't allowed, takes none and returns the first such game and its "
      "action.");
  batch.def(
      "_write",
      [](BatchOf &b, nb::handle observations, nb::handle legal, nb::handle seats, nb::handle returns,
         nb::handle ended) {
        const Arrays arrays = arrays_in(b, observations, legal, seats, returns, ended);
        in_parts(b, [&](std::size_t first, std::size_t last, auto &) {
          for (std::size_t i = first; i < last; ++i) write(*b.setting, b.episodes[i], arrays.row(*b.setting, i));
        });
      },
      "observations"_a.none(), "legal"_a.none(), "seats"_a.none(), "returns"_a.none(), "ended"_a.none(),
      nb::sig("def _write(self, observations: typing.Any | None, legal: typing.Any, "
              "seats: typing.Any, returns: typing.Any, ended: typing.Any) "
              "-> None"));
  batch.def(
      "_sample",
      [](BatchOf &b, nb::handle into) {
        const auto actions = numbers_in<std::int64_t>(into, "actions", b.episodes.size(), 1, "int64");
        sample(b, actions.first);
      },
      "into"_a.none(), nb::sig("def _sample(self, into: typing.Any) -> None"));
}

} // namespace openhearts::python
