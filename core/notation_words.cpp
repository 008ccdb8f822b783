#include "core/notation_words.hpp"

#include <charconv>

namespace openhearts {

std::optional<Card> card_in(std::string_view word) {
  if (const auto card = card_named(word)) return card;
  if (word.size() < 2) return std::nullopt;
  return card_named(std::string(word.substr(1)) + word[0]);
}

std::optional<Suit> suit_in(std::string_view word) {
  for (const Suit suit : {Suit::clubs, Suit::diamonds, Suit::spades, Suit::hearts}) {
    const std::string_view name = name_of(suit);
    if (word == name || word == name.substr(0, 1) || word == name.substr(0, name.size() - 1)) return suit;
  }
  return std::nullopt;
}

std::optional<std::int64_t> whole_in(std::string_view word) {
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  const bool all = !word.empty() && end == word.data() + word.size();
  return error == std::errc{} && all ? std::optional(number) : std::nullopt;
}

std::optional<std::vector<Card>> holding_in(std::span<const std::string> words, std::string &wrong) {
  constexpr std::string_view suits = "shdc";
  std::vector<Card> cards;
  const bool suits_first = !words.empty() && suits.find(words.front()[0]) != std::string_view::npos;
  char suit = 0;
  for (const std::string &word : words) {
    wrong = word;
    if (word == "-") continue;
    if (!suits_first) {
      const auto card = card_in(word);
      if (!card) return std::nullopt;
      cards.push_back(*card);
      continue;
    }
    for (std::string_view left = word; !left.empty();) {
      if (suits.find(left[0]) != std::string_view::npos || left[0] == '-') {
        if (left[0] != '-') suit = left[0];
        left.remove_prefix(1);
        continue;
      }
      const std::size_t size = left.starts_with("10") ? 2 : 1;
      const auto card = card_named(std::string(left.substr(0, size)) + suit);
      if (!card) return std::nullopt;
      cards.push_back(*card);
      left.remove_prefix(size);
    }
  }
  return cards;
}

} // namespace openhearts
