#include "core/cards.hpp"

namespace openhearts {

namespace {
constexpr std::string_view rank_letters = "23456789TJQKA";
constexpr std::string_view suit_letters = "CDSH";
constexpr std::array<std::string_view, 4> suit_words = {"clubs", "diamonds", "spades", "hearts"};
constexpr std::array<std::string_view, ranks> rank_words = {"2", "3",  "4",    "5",     "6",    "7",  "8",
                                                            "9", "10", "jack", "queen", "king", "ace"};

constexpr char upper(char letter) {
  return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
}
} // namespace

std::string name_of(Card card) {
  return {rank_letters[static_cast<std::size_t>(rank_of(card))], suit_letters[static_cast<std::size_t>(suit_of(card))]};
}

std::optional<Card> card_named(std::string_view text) {
  std::size_t rank = 0;
  if (text.size() == 3 && text.starts_with("10")) {
    rank = 8;
    text.remove_prefix(2);
  } else if (text.size() == 2) {
    rank = rank_letters.find(upper(text[0]));
    text.remove_prefix(1);
  } else {
    return std::nullopt;
  }
  const std::size_t suit = suit_letters.find(upper(text[0]));
  if (rank == std::string_view::npos || suit == std::string_view::npos) return std::nullopt;
  return card_of(static_cast<Suit>(suit), static_cast<int>(rank));
}

std::string_view words_for(Suit suit) { return suit_words[static_cast<std::size_t>(suit)]; }

std::string_view mark_of(Suit suit) {
  constexpr std::string_view marks[] = {"♣", "♦", "♠", "♥"};
  return marks[static_cast<std::size_t>(suit)];
}

std::string mark_of(Card card) {
  std::string mark = rank_of(card) == 8 ? "10" : name_of(card).substr(0, 1);
  mark += mark_of(suit_of(card));
  return mark;
}

std::string words_for(Card card) {
  std::string words{rank_words[static_cast<std::size_t>(rank_of(card))]};
  words += " of ";
  words += words_for(suit_of(card));
  return words;
}

} // namespace openhearts
