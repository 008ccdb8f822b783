// Reads a line of text word by word: requests of the line protocol, and actions in a log. Words are separated by any
// number of spaces, tabs and carriage returns; those at the end of the line are ignored.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace openhearts {

class Tokens {
public:
  explicit Tokens(std::string_view line);

  // Consumes the next word and returns it; empty at the end.
  std::string_view take();

  // Consumes the next word and returns it as a whole number from 0 to most; nothing if it isn't one.
  std::optional<std::uint64_t> take_number(std::uint64_t most);

  bool empty() const { return rest_.empty(); }

  // What has not been consumed yet, from the next word on.
  std::string_view rest() const { return rest_; }

private:
  std::string_view rest_;
};

} // namespace openhearts
