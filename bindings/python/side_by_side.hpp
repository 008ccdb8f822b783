// Parallel work on as many threads as are asked for; they end with the call.
#pragma once

#include <algorithm>
#include <atomic>
#include <barrier>
#include <cstddef>
#include <cstdint>
#include <thread>
#include <vector>

namespace openhearts::python {

// Calls work(first, last, barrier) on each thread for its part of [0, count), without the interpreter lock; a thread
// may wait for the others at the barrier. Throws if the system has no thread left; then no work is done.
template <class Work> void side_by_side(std::size_t count, std::size_t threads, const Work &work) {
  threads = std::max<std::size_t>(1, std::min(threads, count));
  std::barrier barrier(static_cast<std::ptrdiff_t>(threads));
  const auto part = [&](std::size_t i) { work(count * i / threads, count * (i + 1) / threads, barrier); };
  enum class Start : std::uint8_t { waits, goes, fails };
  std::atomic<Start> start = Start::waits; // nobody may wait at the barrier for a thread that can't be had
  const auto let = [&](Start now) {
    start = now;
    start.notify_all();
  };
  std::vector<std::jthread> others;
  others.reserve(threads - 1);
  try {
    for (std::size_t i = 1; i < threads; ++i)
      others.emplace_back([&, i] {
        start.wait(Start::waits);
        if (start == Start::goes) part(i);
      });
  } catch (...) {
    let(Start::fails);
    throw;
  }
  let(Start::goes);
  part(0);
}

} // namespace openhearts::python
