#include "bots/reasons_of_action.hpp"

#include "bots/giving.hpp"

namespace openhearts {

namespace {

using Reason = std::optional<Message>;

constexpr Comparison::Sum tricks = &Choice::tricks;
constexpr int highest_low_rank = 7; // the nine

bool empties(const Choice &choice, Pile cards) { return empty(cards - cards_of(choice)); }

// While a stock lasts, a player who can't follow suit draws instead of discarding.
bool must_draw(const Comparison &at) { return at.view.open.stock_left > 0; }

bool is_only_of_suit(const Comparison &at, Card card) { return number_of(at.view.held, of(suit_of(card))) == 1; }

// Whether this is the seat's last card of a suit that somebody else can still lead.
bool is_last_of_suit(const Comparison &at, Card card) {
  return is_only_of_suit(at, card) && !must_draw(at) && (at.known.unseen.cards & of(suit_of(card))) != 0;
}

Message last_of_suit(const Comparison &at) {
  return say<"reason-last-of-suit">(at.best_argument(), argument::suit(suit_of(at.best_card())));
}

// If points are wanted: whether the pass keeps the cards that take more than half of those that are out.
Reason of_keeping(const Comparison &at) {
  for (Pile cards = cards_of(at.best); !empty(cards);) {
    const Card card = take_lowest(cards);
    if (number_of(at.known.unseen, above(card)) < number_of(at.known.unseen, below(card))) return std::nullopt;
  }
  return say<"reason-pass-wanted">();
}

Reason of_a_pass(const Comparison &at) {
  if (at.law.rules.objective != Objective::low) return of_keeping(at);
  if (at.spares_the_queen()) return say<"reason-pass-safer-from-queen">(at.queen());
  for (const Suit suit : {Suit::clubs, Suit::diamonds, Suit::spades, Suit::hearts}) {
    const Pile mine = only(at.view.held, of(suit));
    if (!must_draw(at) && !empty(mine) && empties(at.best, mine) && !empties(at.other, mine))
      return say<"reason-pass-void">(argument::suit(suit));
  }
  if (goes_to_partner(at.law, at.view)) return say<"reason-pass-partner">();
  for (Pile cards = cards_of(at.best) - cards_of(at.other); !empty(cards);)
    if (!at.is_high(take_lowest(cards))) return std::nullopt;
  return say<"reason-pass-costly">();
}

// The rule of thumb if points are wanted, where everything is the other way round.
Reason of_wanting(const Comparison &at) {
  if (!at.brings(tricks, 15)) return std::nullopt;
  return say<"reason-points-wanted">(at.best_argument(), at.best_rate(tricks), at.other_argument(),
                                     at.other_rate(tricks));
}

// Why not to take the trick: the cards in it, those that may still fall, or the lead after it.
Reason of_staying_under(const Comparison &at) {
  const auto taken = at.other_rate(tricks);
  const std::int64_t value = at.value_on_table();
  if (value > 0)
    return say<"reason-follow-under-points">(at.winning(), argument::points(value), at.other_argument(), taken);
  const int bonus = at.law.rules.no_trick_bonus;
  if (bonus != 0 && at.advice.unit != PlaysFor::chips && at.view.open.tricks_won[at.view.seat] == 0)
    return say<"reason-follow-no-trick">(argument::points(bonus), at.other_argument(), taken);
  if (at.others_may_spoil()) return say<"reason-follow-under">(at.winning(), at.other_argument(), taken);
  if (at.kitty_comes()) return say<"reason-follow-under-kitty">(at.winning(), at.other_argument(), taken);
  if (value_of(at.in, of(at.other_card())) > value_of(at.in, of(at.best_card()))) return std::nullopt;
  return say<"reason-follow-under-lead">(at.winning(), at.other_argument(), taken);
}

// Whether the trick, with the card that takes it, has at most three of 26 points.
bool is_cheap(const Comparison &at) {
  return at.value_on_table_with(at.best_card()) * point <= 3 * points_unit(at.law, at.view);
}

Reason of_following(const Comparison &at) {
  const PublicState &open = at.view.open;
  const Cards card = of(at.best_card());
  if ((card & open.trick.cards) != 0) return say<"reason-cancel">(at.best_argument());
  if (open.best == 0) return std::nullopt; // every card of the suit led is cancelled
  const bool last = at.known.later == 0;
  const bool clean = ((open.trick.cards | open.lying.cards | card) & at.in.penalties) == 0;
  const bool over = card > open.best;
  const std::int64_t mine = of_100(at.best, tricks);
  const std::int64_t others = of_100(at.other, tricks);
  if (over && at.takes_anyway()) return say<"reason-follow-yours-anyway">(at.best_argument());
  if (over && last && clean && at.points_are_out() && !at.kitty_comes())
    return say<"reason-follow-last-and-clean">(at.best_argument());
  if (over && mine > others + 20 && is_cheap(at)) return say<"reason-follow-while-cheap">(at.best_argument());
  if (!over && mine + 20 < others && !at.partner_is_winning()) return of_staying_under(at);
  // With two packs, the card above it may still be cancelled.
  if (!over && mine == 0 && uses(at.other, card - 1)) return say<"reason-follow-while-safe">(at.best_argument());
  if (over && mine < others && mine <= 50)
    return say<"reason-follow-rarely-takes">(at.best_argument(), at.best_rate(tricks), at.other_argument(),
                                             at.other_rate(tricks));
  return std::nullopt;
}

Reason of_discarding(const Comparison &at) {
  const Card card = at.best_card();
  if (at.partner_is_winning())
    return value_of(at.in, of(card)) < value_of(at.in, of(at.other_card()))
               ? Reason(say<"reason-discard-partner-wins">())
               : std::nullopt;
  if (value_of(at.in, of(card)) > 0) return say<"reason-discard-points">(at.suit_led(), at.best_argument());
  if (at.queen_is_out() && (of(card) & above(highest(at.in.queen))) != 0)
    return say<"reason-discard-above-queen">(at.queen(), at.best_argument());
  if (is_last_of_suit(at, card)) return last_of_suit(at);
  if (!at.is_high(card) || !at.points_are_out() || uses(at.other, above(card))) return std::nullopt;
  return say<"reason-discard-high">(at.suit_led(), at.best_argument());
}

Reason of_leading(const Comparison &at) {
  const Card card = at.best_card();
  const std::int64_t mine = of_100(at.best, tricks);
  const std::int64_t others = of_100(at.other, tricks);
  if (at.queen_is_out() && (of(suit_of(card)) & at.in.queen) != 0 && of(card) < at.in.queen)
    return say<"reason-lead-below-queen">(at.queen());
  if (mine + 15 < others && rank_of(card) <= highest_low_rank)
    return say<"reason-lead-low">(at.best_argument(), at.best_rate(tricks), at.other_argument(), at.other_rate(tricks));
  if (must_draw(at) && is_only_of_suit(at, at.other_card()) && !is_only_of_suit(at, card))
    return say<"reason-stock-keep">(at.other_argument(), argument::suit(suit_of(at.other_card())));
  if (is_last_of_suit(at, card)) return last_of_suit(at);
  if (mine <= 25 && mine < others) return say<"reason-lead-rarely-takes">(at.best_argument(), at.best_rate(tricks));
  if (mine >= 60 && at.points_are_out() && of_100(at.best, &Choice::dirty) <= 25)
    return say<"reason-lead-while-clean">(at.best_argument());
  return std::nullopt;
}

Reason of_a_card(const Comparison &at) {
  if (at.law.rules.objective != Objective::low) return of_wanting(at);
  if (at.view.open.in_trick == 0) return of_leading(at);
  return (at.view.held.cards & at.view.open.led) != 0 ? of_following(at) : of_discarding(at);
}

} // namespace

std::optional<Message> reason_of_action(const Comparison &at) {
  if (at.in_a_pass()) return of_a_pass(at);
  return at.view.open.phase == Phase::play ? of_a_card(at) : std::nullopt;
}

} // namespace openhearts
