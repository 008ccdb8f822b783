#include "core/tokens.hpp"

#include <algorithm>
#include <charconv>

namespace openhearts {

namespace {

constexpr std::string_view space = " \t\r";

std::string_view from_first_word(std::string_view text) {
  text.remove_prefix(std::min(text.find_first_not_of(space), text.size()));
  return text;
}

} // namespace

Tokens::Tokens(std::string_view line) : rest_(from_first_word(line.substr(0, line.find_last_not_of(space) + 1))) {}

std::string_view Tokens::take() {
  const std::string_view word = rest_.substr(0, rest_.find_first_of(space));
  rest_ = from_first_word(rest_.substr(word.size()));
  return word;
}

std::optional<std::uint64_t> Tokens::take_number(std::uint64_t most) {
  const std::string_view word = take();
  std::uint64_t number = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  if (error != std::errc{} || end != word.data() + word.size() || number > most) return std::nullopt;
  return number;
}

} // namespace openhearts
