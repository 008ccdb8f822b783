// Cards, suits and sets of cards.
//
// A card is a number, suit * 13 + rank; a set of cards is a word with one bit per card. Two packs hold every card
// twice, and the copies are identical, so a pile is a set plus the set of its cards that it holds twice. Nothing here
// knows what a card is worth or when it may be played.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace openhearts {

using Card = std::uint8_t; // 0..51: suit * 13 + rank, rank 0 is the two and rank 12 the ace
using Cards = std::uint64_t; // bit c is set when card c is in the set

enum class Suit : std::uint8_t { clubs, diamonds, spades, hearts };

inline constexpr int ranks = 13;
inline constexpr int deck_size = 52;
inline constexpr int max_packs = 2;
inline constexpr int max_cards = max_packs * deck_size;
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

// Every card of a card's suit, itself included; a table, because it is looked up for every card led.
inline constexpr auto suit_of_card = [] {
  std::array<Cards, deck_size> suits{};
  for (Card card = 0; card < deck_size; ++card) suits[card] = of(suit_of(card));
  return suits;
}();

constexpr int count(Cards cards) { return std::popcount(cards); }

// REQUIRES: cards is not empty. Suits come in the order C, D, S, H, so "lowest" and "highest" compare ranks only
// within one suit.
constexpr Card lowest(Cards cards) { return static_cast<Card>(std::countr_zero(cards)); }
constexpr Card highest(Cards cards) { return static_cast<Card>(63 - std::countl_zero(cards)); }

// Removes and returns the lowest card of a set: `while (set) use(take_lowest(set));`
constexpr Card take_lowest(Cards &cards) {
  const Card card = lowest(cards);
  cards &= cards - 1;
  return card;
}

// Cards that may occur twice.
struct Pile {
  Cards cards = 0; // the cards held at least once
  Cards twice = 0; // those held twice; a subset of `cards`
  bool operator==(const Pile &) const = default;
};

constexpr int count(Pile pile) { return count(pile.cards) + count(pile.twice); }
constexpr bool empty(Pile pile) { return pile.cards == 0; }
constexpr int copies(Pile pile, Card card) { return count(pile.cards & of(card)) + count(pile.twice & of(card)); }
constexpr Pile only(Pile pile, Cards cards) { return {pile.cards & cards, pile.twice & cards}; }

// Add or remove one copy of a card. REQUIRES: before adding, the pile holds at most one; before removing, at least one.
constexpr void put(Pile &pile, Cards card) {
  pile.twice |= pile.cards & card;
  pile.cards |= card;
}
constexpr void take(Pile &pile, Cards card) {
  if ((pile.twice & card) != 0) [[unlikely]]
    pile.twice ^= card;
  else
    pile.cards ^= card;
}

// REQUIRES: no card occurs three times.
constexpr Pile operator+(Pile left, Pile right) {
  return {left.cards | right.cards, left.twice | right.twice | (left.cards & right.cards)};
}
// A pile without the cards of another; cards it doesn't hold are ignored.
constexpr Pile operator-(Pile pile, Pile other) {
  return {(pile.cards & ~other.cards) | (pile.twice & ~other.twice), pile.twice & ~other.cards};
}

// Removes and returns the lowest card of a pile; in `while (!empty(pile)) use(take_lowest(pile));` both copies come up.
constexpr Card take_lowest(Pile &pile) {
  const Card card = lowest(pile.cards);
  take(pile, of(card));
  return card;
}

// "QS", "TD", "2C".
std::string name_of(Card card);
std::string_view name_of(Suit suit); // "spades"
// Accepts lower case and "10D" too; nothing if the text isn't a card.
std::optional<Card> card_named(std::string_view text);
std::optional<Suit> suit_named(std::string_view name);
// The suit with this letter ("S"), which is how rule sets and the scorepad name suits.
std::optional<Suit> suit_lettered(std::string_view letter);

} // namespace openhearts
