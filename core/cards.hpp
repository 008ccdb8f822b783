// Cards, suits and sets of cards.
//
// A card is a number, suit * 13 + rank; a set of cards is a word with one bit a card. Nothing here knows what a card
// is worth or when it may be played.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace openhearts {

using Card = std::uint8_t;   // 0..51: suit * 13 + rank, rank 0 is the two and rank 12 the ace
using Cards = std::uint64_t; // bit c is set when card c is in the set

enum class Suit : std::uint8_t { clubs, diamonds, spades, hearts };

inline constexpr int ranks = 13;
inline constexpr int deck_size = 52;
inline constexpr Cards whole_deck = (Cards{1} << deck_size) - 1;

constexpr Cards of(Card card) { return Cards{1} << card; }
constexpr Cards of(Suit suit) { return Cards{0x1FFF} << (ranks * static_cast<int>(suit)); }
constexpr Card card_of(Suit suit, int rank) { return static_cast<Card>(ranks * static_cast<int>(suit) + rank); }
constexpr Suit suit_of(Card card) { return static_cast<Suit>(card / ranks); }
constexpr int rank_of(Card card) { return card % ranks; }

inline constexpr Cards clubs = of(Suit::clubs);
inline constexpr Cards diamonds = of(Suit::diamonds);
inline constexpr Cards spades = of(Suit::spades);
inline constexpr Cards hearts = of(Suit::hearts);
inline constexpr Card queen_of_spades = card_of(Suit::spades, 10);

// Every card of a card's suit, itself included; a table, because it is asked for at every card led.
inline constexpr auto suit_of_card = [] {
  std::array<Cards, deck_size> suits{};
  for (Card card = 0; card < deck_size; ++card) suits[card] = of(suit_of(card));
  return suits;
}();

constexpr int count(Cards cards) { return std::popcount(cards); }

// REQUIRES: cards is not empty. With suits C, D, S, H in this order, "lowest" and "highest" mean rank only in one suit.
constexpr Card lowest(Cards cards) { return static_cast<Card>(std::countr_zero(cards)); }
constexpr Card highest(Cards cards) { return static_cast<Card>(63 - std::countl_zero(cards)); }

// The lowest card of a set, taken out of it: `while (set) use(take_lowest(set));`
constexpr Card take_lowest(Cards &cards) {
  const Card card = lowest(cards);
  cards &= cards - 1;
  return card;
}

// "QS", "TD", "2C".
std::string name_of(Card card);
// Takes lower case and "10D" too; nothing for a text that is no card.
std::optional<Card> card_named(std::string_view text);
// "clubs", "hearts"; "queen of spades", "10 of diamonds".
std::string_view words_for(Suit suit);
std::string words_for(Card card);
// For people: "♠", "Q♠", "10♦".
std::string_view mark_of(Suit suit);
std::string mark_of(Card card);

} // namespace openhearts
