#include "core/law.hpp"

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

void compile_values(Law &law) {
  for (Cards left = law.deck; left != 0;) {
    const Card card = take_lowest(left);
    const std::int32_t value = law.rules.points[card];
    if (value == 0) continue;
    (value > 0 ? law.penalties : law.bonuses) |= of(card);
    int i = 0;
    while (i < law.value_classes && law.values[static_cast<std::size_t>(i)].value != value) ++i;
    if (i == law.value_classes) ++law.value_classes;
    law.values[static_cast<std::size_t>(i)].value = value;
    law.values[static_cast<std::size_t>(i)].cards |= of(card);
  }
}

void compile_bans(Law &law) {
  const Rules &rules = law.rules;
  law.queen = law.penalties & of(rules.queen);

  law.no_lead[0] = rules.breaking ? hearts : 0;
  if (rules.queen_lead == QueenLead::after_broken) law.no_lead[0] |= law.queen;

  const Cards first_trick = rules.first_trick == FirstTrick::no_penalties ? law.penalties
                            : rules.first_trick == FirstTrick::no_hearts  ? hearts
                                                                          : Cards{0};
  const Cards unbroken = rules.queen_discard == QueenDiscard::after_broken ? law.queen : 0;
  law.no_discard[0] = {unbroken, 0};
  law.no_discard[1] = {first_trick | unbroken, first_trick};
  if (rules.queen_discard == QueenDiscard::forced) law.forced = law.queen;

  if (rules.queen_breaks != QueenBreaks::never) law.breaks_discarded |= law.queen;
  if (rules.queen_breaks == QueenBreaks::played) law.breaks_in_suit |= law.queen;
}

} // namespace

Law compile(const Rules &rules) {
  Law law;
  law.asked = rules;
  law.rules = resolved(rules);
  law.players = law.rules.players;
  law.hand_size = *law.rules.hand_size;
  law.deck = whole_deck & ~*law.rules.removed;
  law.card_count = 0;
  for (Cards left = law.deck; left != 0;) law.cards[static_cast<std::size_t>(law.card_count++)] = take_lowest(left);
  law.kitty_size = law.card_count - law.hand_size * law.players;
  compile_values(law);
  compile_bans(law);
  law.sides = sides_at(law.rules);
  for (int seat = 0; seat < law.players; ++seat)
    law.side_of[static_cast<std::size_t>(seat)] = static_cast<std::uint8_t>(seat % law.sides);
  return law;
}

} // namespace openhearts
