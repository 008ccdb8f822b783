// What each choice of a seat is worth, and why: all are tried equally often, in the same deals, which all agree with
// what the seat may know.
#pragma once

#include "bots/search.hpp"
#include "core/message.hpp"

#include <optional>
#include <vector>

namespace openhearts {

struct Advice {
  std::vector<Choice> choices; // the best first
  bool in_chips = false; // the gains; otherwise in points
  std::vector<Message> why; // the reasons for the first, one per sentence
};

// How many points worse than the best a choice is, in 1024ths: what it costs the seat itself, with a moon counted by
// what it does to everybody. In chips, how many chips worse.
Value cost_of(const Law &law, const View &view, const Advice &advice, const Choice &choice);

// Thinks through as many decisions as it is told, counting everybody's. REQUIRES: the view's seat may act.
Advice coach(const Law &law, const View &view, std::uint64_t seed, std::int64_t nodes);

// The same, or nothing once `keep_on` says to stop; it is called before every step, as by `search_choice`.
std::optional<Advice> coach(const Law &law, const View &view, std::uint64_t seed, std::int64_t nodes,
                            const std::function<bool()> &keep_on);

} // namespace openhearts
