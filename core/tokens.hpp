// A line of text taken word by word: requests of the line protocol, and the actions of a log. Words are parted by
// spaces, tabs and carriage returns, any number of them; those at the end of the line are not part of it.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace openhearts {

class Tokens {
public:
  explicit Tokens(std::string_view line);

  // The next word; empty at the end.
  std::string_view take();

  // The next word as a whole number from 0 to most; nothing, and the word is taken all the same, if it is none.
  std::optional<std::uint64_t> take_number(std::uint64_t most);

  bool empty() const { return rest_.empty(); }

  // What has not been taken yet, from its next word on.
  std::string_view rest() const { return rest_; }

private:
  std::string_view rest_;
};

} // namespace openhearts
