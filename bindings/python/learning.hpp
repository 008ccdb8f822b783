// What Python's objects for episodes hold.
#pragma once

#include "bindings/python/held.hpp"
#include "learning/batch.hpp"

namespace openhearts::python {

// An episode, and the setting that it shares with its copies and with the batch that it comes from.
struct EpisodeOf {
  std::shared_ptr<const Setting> setting;
  Episode episode;

  const Law &law() const { return setting->law; }
};

// Raises BadInput for a kind of returns that such episodes don't have.
Setting setting_of(const RulesOf &rules, bool game, std::string_view returns);

// A number from Python. Raises BadInput unless it is a whole one from 0 to `most`.
Number number_up_to(std::int64_t most, nb::handle number);

// A number from Python as an action's number. Raises BadInput if it isn't an action's under these rules.
inline Number number_in(const Setting &setting, nb::handle number) {
  return number_up_to(static_cast<std::int64_t>(setting.number_count) - 1, number);
}

// Raises IllegalAction for a number that isn't allowed now.
[[noreturn]] void raise_illegal(const Setting &setting, const Episode &episode, Number number);

} // namespace openhearts::python
