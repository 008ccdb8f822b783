#include "core/pad_entry.hpp"

namespace openhearts {

std::string_view name_of(PadFault::Code code) {
  constexpr std::string_view names[] = {"unreadable", "missing", "too_many", "impossible",
                                        "unclear",    "choose",  "bid",      "over"};
  return names[static_cast<std::size_t>(code)];
}

} // namespace openhearts
