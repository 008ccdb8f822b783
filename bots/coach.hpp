// What each choice of a seat is worth, and why: every one is tried as often, in the same deals, all of which agree with
// what the seat may know.
#pragma once

#include "bots/search.hpp"
#include "core/message.hpp"

#include <optional>
#include <vector>

namespace openhearts {

struct Advice {
  std::vector<Choice> choices; // the best first
  bool in_chips = false; // what is gained; else in points
  std::vector<Message> why; // the reasons for the first, a sentence each
};

// By how many points a choice is worse than the best, in 1024ths: what it costs the seat itself, a moon counted by what
// it does to everybody. In chips, by how many of them.
Value cost_of(const Law &law, const View &view, const Advice &advice, const Choice &choice);

// Thinks about as many decisions as it is told, whoever's they are. REQUIRES: the view's seat may act.
Advice coach(const Law &law, const View &view, std::uint64_t seed, std::int64_t nodes);

// The same; nothing once `keep_on`, which is asked before every step as by `search_choice`, has said to stop.
std::optional<Advice> coach(const Law &law, const View &view, std::uint64_t seed, std::int64_t nodes,
                            const std::function<bool()> &keep_on);

} // namespace openhearts
