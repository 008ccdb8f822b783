#include "core/pad_items.hpp"

#include "core/settlement.hpp"

namespace openhearts {

namespace {

constexpr int fewest_counted = 4; // at least this many equal cards of a suit are entered by number

using PerCard = std::array<std::int64_t, deck_size>;

// What makes a card count: points or chips.
struct CardValues {
  PerCard points = {};
  PerCard chips = {};

  bool alike(Card left, Card right) const { return points[left] == points[right] && chips[left] == chips[right]; }
};

CardValues card_values(const Law &law, Suit suit) {
  CardValues values;
  for (Cards left = law.deck.cards; left != 0;) {
    const Card card = take_lowest(left);
    values.points[card] = value_of(law_of(law, suit), of(card));
    values.chips[card] = chips_for(law, suit, card);
  }
  return values;
}

// Adds the cards of one suit that must be accounted for: the largest group of equal ones by number, others one by one.
void add_items(const Law &law, const CardValues &values, Cards cards, std::vector<PadItem> &items) {
  Cards most = 0;
  for (Cards left = cards; left != 0;) {
    Cards alike = 0;
    for (Cards others = left; others != 0;) {
      const Card other = take_lowest(others);
      if (values.alike(other, lowest(left))) alike |= of(other);
    }
    left &= ~alike;
    if (count(alike) >= fewest_counted && count(alike) > count(most)) most = alike;
  }
  const auto add = [&](Cards of_item, bool counted) {
    items.push_back({only(law.deck, of_item), static_cast<std::int32_t>(values.points[lowest(of_item)]), counted});
  };
  if (most != 0) add(most, true);
  for (Cards left = cards & ~most; left != 0;) add(of(take_lowest(left)), false);
}

} // namespace

std::vector<PadItem> items_of(const Law &law, Suit suit) {
  const CardValues values = card_values(law, suit);
  Cards counting = 0;
  for (Card card = 0; card < deck_size; ++card)
    if (values.points[card] != 0 || values.chips[card] != 0) counting |= of(card);
  std::vector<PadItem> items;
  for (const Cards of_suit : {hearts, spades, clubs, diamonds}) add_items(law, values, counting & of_suit, items);
  return items;
}

std::int64_t chips_for(const Law &law, Suit suit, Card card) {
  if (!is_settled(law, false)) return 0;
  PublicState open;
  open.suit = suit;
  open.taken[0].cards = of(card);
  return settled(law, open, Scores{}).paid[0];
}

} // namespace openhearts
