// Parallel work on as many threads as are asked for; they end with the call.
#pragma once

#include <barrier>
#include <cstddef>
#include <thread>
#include <vector>

namespace openhearts::python {

// Calls work(first, last, barrier) on each thread for its part of [0, count), without the interpreter lock; a thread
// may wait for the others at the barrier.
template <class Work> void side_by_side(std::size_t count, std::size_t threads, const Work &work) {
  threads = std::max<std::size_t>(1, std::min(threads, count));
  std::barrier barrier(static_cast<std::ptrdiff_t>(threads));
  const auto part = [&](std::size_t i) { work(count * i / threads, count * (i + 1) / threads, barrier); };
  std::vector<std::jthread> others;
  others.reserve(threads - 1);
  for (std::size_t i = 1; i < threads; ++i) others.emplace_back(part, i);
  part(0);
}

} // namespace openhearts::python
