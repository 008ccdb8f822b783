#include "core/law.hpp"

#include <algorithm>

namespace openhearts {

namespace {

int sides_at(const Rules &rules) {
  switch (rules.teams) {
  case Teams::none: return rules.players;
  case Teams::two_by_two:   // seats s, s+2
  case Teams::two_by_three: // every other seat
    return 2;
  case Teams::three_by_two: return 3; // seats s, s+3
  }
  return rules.players;
}

// A card's value while this suit plays the part of hearts or, if `priced`, the chips that it costs its taker where
// every hand is settled: in Howell hearts cost chips, whatever their value, and in Sweepstakes bonus cards pay nothing.
std::int32_t value_under(const Rules &rules, Cards suit, Card card, bool priced) {
  using enum Settlement::Kind;
  const Settlement::Kind settled = priced ? rules.settlement.kind : none;
  if (rules.auction || settled == howell) // the points table is not used in an auction (RULES.md §6)
    return (of(card) & suit) != 0 ? 1 : 0;
  return settled == sweepstakes ? std::max(rules.points[card], 0) : rules.points[card];
}

void compile_values(const Law &law, SuitLaw &part, bool priced) {
  for (Cards left = law.deck.cards; left != 0;) {
    const Card card = take_lowest(left);
    const std::int32_t value = value_under(law.rules, part.hearts, card, priced);
    if (value == 0) continue;
    (value > 0 ? part.penalties : part.bonuses) |= of(card);
    const auto end = part.values.begin() + part.value_classes;
    auto at = part.values.begin();
    while (at != end && at->value > value) ++at;
    if (at == end || at->value != value) {
      std::move_backward(at, end, end + 1);
      *at = {0, value};
      ++part.value_classes;
    }
    at->cards |= of(card);
  }
}

void compile_bans(const Rules &rules, SuitLaw &part) {
  if (!rules.auction) part.queen = part.penalties & of(rules.queen);

  part.no_lead[0] = rules.breaking ? part.hearts : 0;
  if (rules.queen_lead == QueenLead::after_broken) part.no_lead[0] |= part.queen;

  const Cards first_trick = rules.first_trick == FirstTrick::no_penalties ? part.penalties
                            : rules.first_trick == FirstTrick::no_hearts  ? part.hearts
                                                                          : Cards{0};
  const Cards unbroken = rules.queen_discard == QueenDiscard::after_broken ? part.queen : 0;
  part.no_discard[0] = {unbroken, 0};
  part.no_discard[1] = {first_trick | unbroken, first_trick};
  if (rules.queen_discard == QueenDiscard::forced) part.forced = part.queen;

  part.breaks = {part.hearts, part.hearts};
  if (rules.queen_breaks != QueenBreaks::never) part.breaks[0] |= part.queen;
  if (rules.queen_breaks == QueenBreaks::played) part.breaks[1] |= part.queen;
}

} // namespace

Law compile(const Rules &rules) {
  Law law;
  law.asked = rules;
  law.rules = resolved(rules);
  law.players = law.rules.players;
  law.plain = law.rules.packs == 1 && !law.rules.stock;
  law.hand_size = *law.rules.hand_size;
  law.deck = deck_of(law.rules);
  law.card_count = 0;
  for (Pile left = law.deck; !empty(left);) law.cards[static_cast<std::size_t>(law.card_count++)] = take_lowest(left);
  (law.rules.stock ? law.stock_size : law.kitty_size) = law.card_count - law.hand_size * law.players;
  for (const Suit suit : {Suit::clubs, Suit::diamonds, Suit::spades, Suit::hearts}) {
    if (suit != Suit::hearts && !law.rules.auction) continue;
    SuitLaw &part = law.by_suit[static_cast<std::size_t>(suit)];
    part.hearts = of(suit);
    compile_values(law, part, false);
    compile_bans(law.rules, part);
  }
  compile_values(law, law.priced, true);
  compile_bans(law.rules, law.priced);
  if (law.rules.settlement.kind == Settlement::Kind::average) law.chip_unit = law.players;
  law.sides = sides_at(law.rules);
  for (int seat = 0; seat < law.players; ++seat)
    law.side_of[static_cast<std::size_t>(seat)] = static_cast<std::uint8_t>(seat % law.sides);
  return law;
}

} // namespace openhearts
