#include "core/pad_cards.hpp"

#include "core/phases.hpp"

#include <algorithm>

namespace openhearts {

using Code = PadFault::Code;

namespace {

Suit suit_of(const PadItem &item) { return openhearts::suit_of(lowest(item.cards.cards)); }

// The message that `number` cards of an item are not accounted for.
Message missing_of(const PadItem &item, std::int64_t number) {
  if (item.counted) return say<"pad-missing-of-suit">(argument::suit(suit_of(item)), argument::count(number));
  const auto card = argument::card(lowest(item.cards.cards));
  return count(item.cards) == 1 ? say<"pad-missing-card">(card)
                                : say<"pad-missing-copies">(card, argument::count(number));
}

} // namespace

std::optional<PadFault> PadCards::give() {
  for (const PadItem &item : items_)
    if (auto fault = give_item(item)) return fault;
  if (auto fault = refuse_names()) return fault;
  return refuse_counts();
}

std::optional<PadFault> PadCards::missing() const {
  if (loose.empty()) return std::nullopt;
  constexpr std::size_t most_named = 3;
  std::vector<Message> missing;
  std::int64_t named = 0;
  for (const PadItem &item : items_) {
    const auto number = std::count_if(loose.begin(), loose.end(),
                                      [&](const LooseCard &each) { return copies(item.cards, each.card) != 0; });
    if (number == 0) continue;
    missing.push_back(missing_of(item, number));
    if (missing.size() <= most_named) named += number;
  }
  const auto all = static_cast<std::int64_t>(loose.size());
  if (missing.size() > most_named + 1) {
    missing.resize(most_named);
    missing.push_back(say<"pad-missing-others">(argument::count(all - named)));
  }
  return PadFault{Code::missing, say<"pad-missing">(argument::messages(missing), argument::count(all)), 0};
}

std::int64_t PadCards::all() const {
  std::int64_t sum = 0;
  for (const PadItem &item : items_) sum += std::int64_t{item.value} * count(item.cards);
  return sum;
}

std::optional<PadFault> PadCards::give_item(const PadItem &item) {
  Pile left = item.cards;
  for (Cards cards = item.cards.cards; cards != 0;) {
    const Card card = take_lowest(cards);
    for (const Seat seat : entry_.takers[card]) {
      if (copies(left, card) == 0)
        return PadFault{Code::too_many,
                        say<"pad-card-taken-twice">(argument::card(card), argument::count(copies(law_.deck, card))), 0};
      take(left, of(card));
      put(taken[seat], of(card));
    }
  }
  if (item.counted)
    if (auto fault = give_counted(item, left)) return fault;
  while (!empty(left)) loose.push_back({take_lowest(left), item.value});
  return std::nullopt;
}

std::optional<PadFault> PadCards::give_counted(const PadItem &item, Pile &left) {
  const auto &counts = entry_.counts[static_cast<std::size_t>(suit_of(lowest(item.cards.cards)))];
  if (!counts) return std::nullopt;
  std::int64_t sum = 0;
  for (const auto &number : *counts) sum += number.value_or(0);
  if (sum > count(left))
    return PadFault{Code::too_many,
                    say<"pad-too-many-of-suit">(argument::suit(suit_of(item)), argument::count(sum - count(left)),
                                                argument::count(count(item.cards))),
                    0};
  for (std::size_t seat = 0; seat < counts->size(); ++seat)
    for (std::int64_t n = (*counts)[seat].value_or(0); n != 0; --n) put(taken[seat], of(take_lowest(left)));
  return std::nullopt;
}

// The fault that the entry names a card that counts for nothing.
std::optional<PadFault> PadCards::refuse_names() const {
  for (Card card = 0; card < deck_size; ++card) {
    const bool counts =
        std::any_of(items_.begin(), items_.end(), [&](const PadItem &item) { return copies(item.cards, card) != 0; });
    if (!counts && !entry_.takers[card].empty())
      return PadFault{Code::impossible, say<"pad-worthless-card">(argument::card(card)), 0};
  }
  return std::nullopt;
}

std::optional<PadFault> PadCards::refuse_counts() const {
  for (const Suit suit : {Suit::clubs, Suit::diamonds, Suit::spades, Suit::hearts}) {
    if (!entry_.counts[static_cast<std::size_t>(suit)]) continue;
    bool any = false;
    bool counted = false;
    for (const PadItem &item : items_) {
      const bool of_suit = (item.cards.cards & of(suit)) != 0;
      any = any || of_suit;
      counted = counted || (of_suit && item.counted);
    }
    if (!any) return PadFault{Code::impossible, say<"pad-worthless-suit">(argument::suit(suit)), 0};
    if (!counted) return PadFault{Code::unclear, say<"pad-unlike-suit">(argument::suit(suit)), 0};
  }
  return std::nullopt;
}

std::optional<PadFault> count_tricks(const Law &law, const PadEntry &entry, Seats &without) {
  without = entry.no_tricks;
  if (!entry.tricks) return std::nullopt;
  std::int64_t sum = 0;
  for (Seat seat = 0; seat < law.players; ++seat) {
    const std::int64_t tricks = (*entry.tricks)[seat].value_or(0);
    if (tricks == 0) without |= bit(seat);
    sum += tricks;
  }
  if (sum == law.hand_size || law.rules.stock) return std::nullopt; // in Domino the number of tricks isn't known
  return PadFault{sum < law.hand_size ? Code::missing : Code::too_many,
                  say<"pad-tricks">(argument::count(sum), argument::count(law.hand_size)), 0};
}

Hand fallen_hand(const Law &law, Hand hand, const Taken &taken, Seats no_tricks) {
  PublicState &open = hand.open;
  hand.kitty = {};
  open.waiting = 0;
  open.stock_left = 0;
  open.taken = taken;
  for (Seat seat = 0; seat < law.players; ++seat) open.tricks_won[seat] = (no_tricks & bit(seat)) == 0 ? 1 : 0;
  open.phase = Phase::play; // the phase that its last card ends
  next_phase(law, hand);
  return hand;
}

} // namespace openhearts
