// Asks somebody whether to go on: what takes long is stopped from outside, since the engine has no clock.
#pragma once

namespace openhearts {

// Without anybody to ask, it is always yes.
struct KeepOn {
  bool (*ask)(void *whom) = nullptr;
  void *whom = nullptr;
  bool operator()() const { return ask == nullptr || ask(whom); }
};

} // namespace openhearts
