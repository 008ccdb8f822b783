#include "core/pad.hpp"

#include "core/deal.hpp"
#include "core/settlement.hpp"

#include <algorithm>

namespace openhearts {

namespace {

constexpr int fewest_counted = 4; // this many equal cards of a suit are entered by number, not one by one

// The hand that comes after this many, up to its auction or pass. Who is dealt what doesn't matter here.
Hand begun_hand(const Law &law, Seat dealer, std::size_t number, const Standing &standing) {
  const auto steps = static_cast<int>(number % static_cast<std::size_t>(law.players));
  return deal(law, law.cards, static_cast<int>(number), seat_after(law, dealer, steps), standing);
}

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

// Cards of one suit that must be accounted for: the largest group of equal ones by number, the others one by one.
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

Pad keep_score(const Law &law, Seat dealer, const std::vector<PadEntry> &entries) {
  Pad pad;
  pad.standing = at_the_start(law);
  for (const PadEntry &entry : entries) {
    if (pad.standing.over) {
      pad.fault = PadFault{PadFault::Code::over,
                           say<"pad-game-over">(argument::count(static_cast<std::int64_t>(pad.hands.size()))), 0};
      break;
    }
    Hand hand = begun_hand(law, dealer, pad.hands.size(), pad.standing);
    pad.fault = enter(law, entry, hand);
    if (pad.fault) break;
    pad.standing = stand(law, hand.open);
    pad.hands.push_back(hand.open);
  }
  pad.next = begun_hand(law, dealer, pad.hands.size(), pad.standing).open;
  return pad;
}

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

std::vector<Owed> owed(const Law &law, const Standing &standing) {
  Chips above = standing.chips; // what was bought, or below it
  const Chips bought_for = bought(law);
  for (std::size_t seat = 0; seat < above.size(); ++seat) above[seat] -= bought_for[seat];
  std::vector<Owed> list;
  const auto end = above.begin() + law.players;
  for (;;) { // the one with the largest debt pays the one who is owed most
    const auto least = std::min_element(above.begin(), end);
    const auto most = std::max_element(above.begin(), end);
    if (*least >= 0) return list;
    Owed row{static_cast<Seat>(least - above.begin()), nobody, -*least};
    if (*most > 0) {
      row.to = static_cast<Seat>(most - above.begin());
      row.chips = std::min(row.chips, *most);
      *most -= row.chips;
    }
    *least += row.chips;
    list.push_back(row);
  }
}

std::string_view name_of(PadFault::Code code) {
  constexpr std::string_view names[] = {"unreadable", "missing", "too_many", "impossible",
                                        "unclear",    "choose",  "bid",      "over"};
  return names[static_cast<std::size_t>(code)];
}

} // namespace openhearts
