#include "core/cards.hpp"

namespace openhearts {

namespace {
constexpr std::string_view rank_letters = "23456789TJQKA";
constexpr std::string_view suit_letters = "CDSH";
constexpr std::array<std::string_view, 4> suit_words = {"clubs", "diamonds", "spades", "hearts"};

// The position of each letter, upper or lower case, in `letters`; -1 for all other characters.
constexpr auto places_of(std::string_view letters) {
  std::array<std::int8_t, 256> places{};
  places.fill(-1);
  for (std::size_t i = 0; i < letters.size(); ++i) {
    const auto letter = static_cast<unsigned char>(letters[i]);
    places[letter] = static_cast<std::int8_t>(i);
    if (letter >= 'A') places[letter - 'A' + 'a'] = static_cast<std::int8_t>(i);
  }
  return places;
}
constexpr auto rank_places = places_of(rank_letters);
constexpr auto suit_places = places_of(suit_letters);
} // namespace

std::string name_of(Card card) {
  return {rank_letters[static_cast<std::size_t>(rank_of(card))], suit_letters[static_cast<std::size_t>(suit_of(card))]};
}

std::optional<Card> card_named(std::string_view text) {
  const bool ten = text.size() == 3 && text.starts_with("10");
  if (text.size() != 2 && !ten) return std::nullopt;
  const int rank = ten ? 8 : rank_places[static_cast<unsigned char>(text[0])];
  const int suit = suit_places[static_cast<unsigned char>(text.back())];
  if (rank < 0 || suit < 0) return std::nullopt;
  return card_of(static_cast<Suit>(suit), rank);
}

std::optional<Suit> suit_named(std::string_view word) {
  for (std::size_t suit = 0; suit < suit_words.size(); ++suit)
    if (suit_words[suit] == word) return static_cast<Suit>(suit);
  return std::nullopt;
}

std::optional<Suit> suit_lettered(std::string_view letter) {
  const std::size_t suit = letter.size() == 1 ? suit_letters.find(letter.front()) : std::string_view::npos;
  return suit == std::string_view::npos ? std::nullopt : std::optional(static_cast<Suit>(suit));
}

std::string_view name_of(Suit suit) { return suit_words[static_cast<std::size_t>(suit)]; }

} // namespace openhearts
