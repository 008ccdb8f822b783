// A callback that says whether to go on. The engine has no clock, so its caller stops long computations.
#pragma once

namespace openhearts {

// Without a function to ask, the answer is always yes.
struct KeepOn {
  bool (*ask)(void *whom) = nullptr;
  void *whom = nullptr;
  bool operator()() const { return ask == nullptr || ask(whom); }
};

} // namespace openhearts
