#include "bindings/python/bind.hpp"

#include "bindings/python/arrays.hpp"
#include "bindings/python/learning.hpp"
#include "bindings/python/side_by_side.hpp"
#include "core/random.hpp"

#include <nanobind/stl/optional.h>
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
  std::uint64_t sample_seed = 0; // of the next random actions
  std::unique_ptr<std::mutex> taken = std::make_unique<std::mutex>(); // by the thread that is in a call
};

// Does `work` on parts of the batch at the same time, without the interpreter lock.
template <class Work> void in_parts(BatchOf &batch, const Work &work) {
  const nb::gil_scoped_release release;
  const std::lock_guard<std::mutex> lock(*batch.taken);
  side_by_side(batch.episodes.size(), batch.threads, work);
}

// The arrays that a step fills.
struct Arrays {
  std::optional<Observations> observations;
  std::uint8_t *legal;
  std::int8_t *seats;
  float *returns;
  std::uint8_t *ended;

  Row row(const Setting &setting, std::size_t i) const {
    Row row;
    if (observations)
      std::visit([&](auto *first) { row.observation = first + i * setting.observation_size; }, *observations);
    row.legal = legal + i * setting.number_count;
    row.seat = seats + i;
    row.returns = returns + i * static_cast<std::size_t>(setting.law.players);
    row.ended = ended + i;
    return row;
  }
};

Arrays arrays_in(const BatchOf &batch, const std::optional<Array> &observations, const Array &legal, const Array &seats,
                 const Array &returns, const Array &ended) {
  const std::size_t rows = batch.episodes.size();
  const Setting &setting = *batch.setting;
  Arrays arrays;
  if (observations) arrays.observations = observations_in(*observations, rows, setting.observation_size);
  arrays.legal = flags_in(legal, "legal", rows, setting.number_count);
  arrays.seats = numbers_in<std::int8_t>(seats, "seats", rows, 1, "int8");
  const auto players = static_cast<std::size_t>(setting.law.players);
  arrays.returns = numbers_in<float>(returns, "returns", rows, players, "float32");
  arrays.ended = flags_in(ended, "ended", rows, 1);
  return arrays;
}

// The actions of all games; those of other widths than a Number's are read into it.
std::vector<std::int64_t> actions_in(const ReadArray &array, std::size_t rows) {
  if (has_shape(array, rows, 1)) {
    const auto read = [&]<class Whole>(const Whole *first) { return std::vector<std::int64_t>(first, first + rows); };
    if (array.dtype() == nb::dtype<std::int64_t>()) return read(static_cast<const std::int64_t *>(array.data()));
    if (array.dtype() == nb::dtype<std::int32_t>()) return read(static_cast<const std::int32_t *>(array.data()));
  }
  raise_bad_array("actions", rows, 1, "int64, int32");
}

void step_all(BatchOf &batch, const std::vector<std::int64_t> &actions, const Arrays &arrays) {
  const Setting &setting = *batch.setting;
  std::atomic<std::size_t> wrong = actions.size(); // the first game whose action is not allowed
  in_parts(batch, [&](std::size_t first, std::size_t last, auto &barrier) {
    for (std::size_t i = first; i < last; ++i) {
      if (static_cast<Number>(actions[i]) == actions[i] && batch.episodes[i].legal.has(static_cast<Number>(actions[i])))
        continue;
      for (std::size_t known = wrong; i < known && !wrong.compare_exchange_weak(known, i);) {}
      break;
    }
    barrier.arrive_and_wait(); // one that is not allowed keeps all of them from being done
    if (wrong != actions.size()) return;
    for (std::size_t i = first; i < last; ++i)
      step(setting, batch.episodes[i], static_cast<Number>(actions[i]), arrays.row(setting, i));
  });
  if (wrong != actions.size()) raise_illegal(setting, batch.episodes[wrong], number_in(setting, actions[wrong]));
}

void sample(BatchOf &batch, std::int64_t *into) {
  const std::uint64_t seed = batch.sample_seed++;
  in_parts(batch, [&](std::size_t first, std::size_t last, auto &) {
    for (std::size_t i = first; i < last; ++i) into[i] = any_number(batch.episodes[i], seed);
  });
}

// Raises BadInput unless there is a bot or nobody for each seat, and nobody for at least one.
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
      "How many actions there are under these rules, legal or not.");
  batch.def_prop_ro(
      "observation_size", [](const BatchOf &b) { return b.setting->observation_size; },
      "How many numbers an observation has.");
  batch.def("__len__", [](const BatchOf &b) { return b.episodes.size(); });
  batch.def(
      "_episode", [](const BatchOf &b, std::size_t game) { return EpisodeOf{b.setting, b.episodes[game]}; }, "game"_a,
      "REQUIRES: game < len(self).");
  batch.def(
      "_step",
      [](BatchOf &b, const ReadArray &actions, const std::optional<Array> &observations, const Array &legal,
         const Array &seats, const Array &returns, const Array &ended) {
        const Arrays arrays = arrays_in(b, observations, legal, seats, returns, ended);
        step_all(b, actions_in(actions, b.episodes.size()), arrays);
      },
      "actions"_a.noconvert(), "observations"_a.noconvert().none(), "legal"_a.noconvert(), "seats"_a.noconvert(),
      "returns"_a.noconvert(), "ended"_a.noconvert(),
      nb::sig("def _step(self, actions: typing.Any, observations: typing.Any | None, "
              "legal: typing.Any, seats: typing.Any, returns: typing.Any, "
              "ended: typing.Any) -> None"));
  batch.def(
      "_write",
      [](BatchOf &b, const std::optional<Array> &observations, const Array &legal, const Array &seats,
         const Array &returns, const Array &ended) {
        const Arrays arrays = arrays_in(b, observations, legal, seats, returns, ended);
        in_parts(b, [&](std::size_t first, std::size_t last, auto &) {
          for (std::size_t i = first; i < last; ++i) write(*b.setting, b.episodes[i], arrays.row(*b.setting, i));
        });
      },
      "observations"_a.noconvert().none(), "legal"_a.noconvert(), "seats"_a.noconvert(), "returns"_a.noconvert(),
      "ended"_a.noconvert(),
      nb::sig("def _write(self, observations: typing.Any | None, legal: typing.Any, "
              "seats: typing.Any, returns: typing.Any, ended: typing.Any) "
              "-> None"));
  batch.def(
      "_sample",
      [](BatchOf &b, const Array &into) {
        sample(b, numbers_in<std::int64_t>(into, "actions", b.episodes.size(), 1, "int64"));
      },
      "into"_a.noconvert(), nb::sig("def _sample(self, into: typing.Any) -> None"));
}

} // namespace openhearts::python
