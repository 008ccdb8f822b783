// Checks now and then, while the engine is thinking, whether time is up and whether Ctrl-C was pressed. The engine
// itself has neither a clock nor signals; before every step of a tenth of a millisecond, it asks whether to go on.
#pragma once

#include "core/keep_on.hpp"

#include <nanobind/nanobind.h>

#include <chrono>
#include <optional>

namespace openhearts::python {

namespace nb = nanobind;

class Watch {
public:
  // Starts now. Ends after this many seconds, if given, or when the Python function `stopped`, if given, says that
  // nobody is waiting any more.
  explicit Watch(std::optional<double> seconds = std::nullopt, nb::object stopped = nb::none())
      : end_(seconds ? std::optional(Clock::now() + length(*seconds)) : std::nullopt), stopped_(std::move(stopped)) {}

  // Whether to go on thinking. Called without the interpreter lock; takes it twenty times a second.
  bool keep_on() {
    if (over_) return false;
    const auto now = Clock::now();
    over_ = (end_ && now >= *end_) || (now >= next_look_ && !look(now));
    return !over_;
  }

  // keep_on as a callback for the engine. The watch must outlive the callback.
  KeepOn asked() {
    return {[](void *watch) { return static_cast<Watch *>(watch)->keep_on(); }, this};
  }

  // Throws the exception that Ctrl-C or `stopped` has raised, if any. Called with the interpreter lock.
  void raise_what_came() const {
    if (raised_) throw nb::python_error();
  }

private:
  using Clock = std::chrono::steady_clock;
  static constexpr std::chrono::milliseconds between_looks{50};

  static Clock::duration length(double seconds) {
    return std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
  }

  bool look(Clock::time_point now) {
    next_look_ = now + between_looks;
    const nb::gil_scoped_acquire locked;
    raised_ = PyErr_CheckSignals() != 0;
    if (raised_ || stopped_.is_none()) return !raised_;
    PyObject *answer = PyObject_CallNoArgs(stopped_.ptr());
    const int stop = answer == nullptr ? -1 : PyObject_IsTrue(answer);
    Py_XDECREF(answer);
    raised_ = stop < 0;
    return stop == 0;
  }

  std::optional<Clock::time_point> end_;
  nb::object stopped_;
  Clock::time_point next_look_ = Clock::now() + between_looks;
  bool over_ = false;
  bool raised_ = false;
};

} // namespace openhearts::python
