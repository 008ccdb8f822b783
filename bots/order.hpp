// A stable insertion sort for short lists: its code is smaller than the standard library's, which matters in a browser.
#pragma once

#include <iterator>
#include <utility>

namespace openhearts {

template <class Things, class Better> void put_in_order(Things &&things, Better better) {
  for (auto at = std::begin(things); at != std::end(things); ++at)
    for (auto each = at; each != std::begin(things) && better(*each, *std::prev(each)); --each)
      std::swap(*each, *std::prev(each));
}

} // namespace openhearts
