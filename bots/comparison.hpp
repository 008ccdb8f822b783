// Compares a seat's best choice with one that is clearly worse: the basis of the coach's reasons, and the arguments of
// their messages.
#pragma once

#include "bots/advice.hpp"
#include "bots/knowledge.hpp"

#include <optional>
#include <span>

namespace openhearts {

struct Comparison {
  using Sum = std::int64_t Choice::*; // counts something that happened in the trials

  // REQUIRES: advice.choices is not empty, and they are the choices of the view's seat, best first. `others` are some
  // of them, and `other`, one of those, is clearly worse than the first.
  Comparison(const Law &law, const View &view, const Advice &advice, std::span<const Choice> others,
             const Choice &other);

  const Law &law;
  const SuitLaw &in;
  const View &view;
  const Advice &advice;
  const Choice &best;
  std::span<const Choice> others; // what the best may be compared with
  const Choice &other;
  Value cost; // of `other`
  Value points_cost;
  Knowledge known;

  bool in_a_pass() const { return view.open.phase == Phase::pass; }
  Card best_card() const { return best.action.cards[0]; }
  Card other_card() const { return other.action.cards[0]; }

  // Whether something worth `value` happens so much more often after one choice that it explains most of the cost:
  // after the best (gains), or after the other (spares).
  bool gains(Sum sum, std::int64_t value) const;
  bool spares(Sum sum, std::int64_t value) const;
  // Whether this happens more often after the best, by at least this many of 100 deals.
  bool brings(Sum sum, std::int64_t least) const;
  // Whether this happens less often after the best, by at least this many of 100 deals.
  bool avoids(Sum sum, std::int64_t least) const;
  // Whether the queen is better left to others, and not to a partner by the pass.
  bool may_shun_the_queen() const;
  // Whether the other choice takes the queen more often and is worse because of that.
  bool spares_the_queen() const;
  // Whether a trick can still bring the seat points of somebody else.
  bool points_are_out() const { return (known.unseen.cards & in.penalties) != 0; }
  // Whether a partner would take the trick now.
  bool partner_is_winning() const;
  // Whether the kitty, which nobody has seen, goes with this trick.
  bool kitty_comes() const;
  // Whether the seat takes the trick whatever it plays.
  bool takes_anyway() const;
  // Whether somebody after the seat may throw a penalty card on this trick.
  bool others_may_spoil() const;
  // Whether at most as many unseen cards of its suit are above a card as below it.
  bool is_high(Card card) const;
  // The value of the cards on the table, including those of cancelled tricks.
  std::int64_t value_on_table() const { return value_of(in, view.open.trick) + value_of(in, view.open.lying); }
  std::int64_t value_on_table_with(Card card) const { return value_on_table() + value_of(in, of(card)); }
  bool queen_is_out() const { return in.queen != 0 && (known.unseen.cards & in.queen) != 0; }

  // The mean chance to win and the mean place, as the messages give them.
  std::int64_t chance_of_100(const Choice &choice) const;
  std::int64_t tenths_of_a_place(const Choice &choice) const;

  // ---- Arguments. ----

  auto best_argument() const { return argument::card(best_card()); }
  auto other_argument() const { return argument::card(other_card()); }
  auto queen() const { return argument::card(highest(in.queen)); }
  auto queen_suit() const { return argument::suit(suit_of(highest(in.queen))); }
  auto suit_led() const { return argument::suit(suit_of(lowest(view.open.led))); }
  auto winning() const { return argument::card(highest(view.open.best)); }
  Argument<ArgumentKind::rate> best_rate(Sum sum) const;
  Argument<ArgumentKind::rate> other_rate(Sum sum) const;
  auto unit() const { return argument::value(advice.unit == PlaysFor::chips ? "chips" : "points"); }
  Argument<ArgumentKind::points> points(const Choice &choice) const;
  Argument<ArgumentKind::points> cost_said() const;
  // The cards of one choice that aren't in the other.
  Argument<ArgumentKind::cards> only_other() const;
  Argument<ArgumentKind::cards> only_best() const;
};

// In how many of 100 deals this happened after the choice.
std::int64_t of_100(const Choice &choice, Comparison::Sum sum);

// The cards that the choice plays or passes.
Pile cards_of(const Choice &choice);

// Whether the choice plays or passes any of these.
bool uses(const Choice &choice, Cards cards);

} // namespace openhearts
