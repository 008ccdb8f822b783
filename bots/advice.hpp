// What each choice of a seat is worth, and why one is the best.
#pragma once

#include "bots/choice.hpp"
#include "core/message.hpp"
#include "core/view.hpp"

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

} // namespace openhearts
