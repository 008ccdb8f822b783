#include "bots/reasons.hpp"

#include "bots/reasons_of_action.hpp"
#include "core/action.hpp"

#include <algorithm>
#include <cstdlib>
#include <span>

namespace openhearts {

namespace {

using Reason = std::optional<Message>;

Argument<ArgumentKind::value> way(const Action &action) {
  return argument::value(action.way == MoonWay::old_way ? "old" : "new");
}

Argument<ArgumentKind::cards> cards(const Action &action) {
  return argument::cards(std::span(action.cards.data(), action.count));
}

// The message about an action: one of these, depending on the action's kind.
template <MessageId card, MessageId pass, MessageId bid, MessageId suit, MessageId moon>
Message about(const Action &action) {
  switch (action.kind) {
  case Action::Kind::pass: return say<pass>(cards(action));
  case Action::Kind::bid: return say<bid>(argument::count(action.chips));
  case Action::Kind::suit: return say<suit>(argument::suit(action.suit));
  case Action::Kind::moon: return say<moon>(way(action));
  case Action::Kind::play: break;
  }
  return say<card>(argument::card(action.cards[0]));
}

// What either choice means for the game: the chance to win it or, if that is the same, the place. Nothing if the best
// choice is no better by the rounded figures.
Reason outlook(const Comparison &at) {
  const Action &action = at.best.action;
  const std::int64_t better = at.chance_of_100(at.best) - at.chance_of_100(at.other);
  if (better > 0) {
    const auto won = argument::rate(at.chance_of_100(at.best));
    const auto lost = argument::rate(at.chance_of_100(at.other));
    if (action.kind == Action::Kind::moon) return say<"reason-chance-moon">(way(action), won, lost);
    return at.in_a_pass() ? say<"reason-chance-pass">(at.only_other(), at.only_best(), won, lost)
                          : say<"reason-chance-card">(at.best_argument(), won, at.other_argument(), lost);
  }
  const std::int64_t place = at.tenths_of_a_place(at.best);
  const std::int64_t other_place = at.tenths_of_a_place(at.other);
  if (better < 0 || place >= other_place) return std::nullopt;
  return say<"reason-place">(argument::tenths_of_points(place), argument::tenths_of_points(other_place));
}

Reason cost(const Comparison &at) {
  if (at.advice.unit == PlaysFor::game) return outlook(at);
  const Action &action = at.other.action;
  switch (action.kind) {
  case Action::Kind::bid: return say<"reason-cost-bid">(argument::count(action.chips), at.cost_said(), at.unit());
  case Action::Kind::suit: return say<"reason-cost-suit">(argument::suit(action.suit), at.cost_said(), at.unit());
  case Action::Kind::pass: return say<"reason-cost-pass">(at.only_other(), at.only_best(), at.cost_said(), at.unit());
  case Action::Kind::moon: return say<"reason-cost-moon">(way(action), at.cost_said(), at.unit());
  case Action::Kind::play: break;
  }
  return say<"reason-cost-card">(at.other_argument(), at.cost_said(), at.unit());
}

Message cost_with_queen(const Comparison &at) {
  const Comparison::Sum sum = &Choice::queens;
  return at.in_a_pass() ? say<"reason-cost-queen-pass">(at.only_other(), at.only_best(), at.cost_said(), at.queen(),
                                                        at.other_rate(sum), at.best_rate(sum))
                        : say<"reason-cost-queen-card">(at.other_argument(), at.cost_said(), at.queen(),
                                                        at.other_rate(sum), at.best_rate(sum));
}

Message best_of_all(const Comparison &at) {
  return about<"reason-best-card", "reason-best-pass", "reason-best-bid", "reason-best-suit", "reason-best-moon">(
      at.best.action);
}

// ---- Consequences: moons, the game, the pot, the queen, bonuses. ----

Reason of_a_moon(const Comparison &at) {
  if (at.law.rules.objective != Objective::low) return std::nullopt; // under `high` a moon hurts its shooter
  const auto won = at.best_rate(&Choice::moons);
  const auto lost = at.other_rate(&Choice::moons);
  const std::int64_t worth = penalty_sum(at.law, at.in);
  if (at.gains(&Choice::moons, worth) && of_100(at.best, &Choice::moons) >= 10)
    return at.in_a_pass() ? say<"reason-moon-pass">(won, lost)
                          : say<"reason-moon-card">(at.best_argument(), won, at.other_argument(), lost);
  if (!at.spares(&Choice::moons_against, worth)) return std::nullopt;
  const auto stopped = at.best_rate(&Choice::moons_against);
  const auto shot = at.other_rate(&Choice::moons_against);
  return at.in_a_pass() ? say<"reason-stop-moon-pass">(stopped, shot)
                        : say<"reason-stop-moon-card">(at.best_argument(), stopped, at.other_argument(), shot);
}

Reason of_a_bonus(const Comparison &at) {
  const Comparison::Sum sum = &Choice::bonuses;
  if (at.in.bonuses == 0 || at.law.rules.objective != Objective::low || !at.brings(sum, 8)) return std::nullopt;
  return at.in_a_pass()
             ? say<"reason-bonus-pass">(at.best_rate(sum), at.other_rate(sum))
             : say<"reason-bonus-card">(at.best_argument(), at.best_rate(sum), at.other_argument(), at.other_rate(sum));
}

// What to do with the queen, or in its suit because of it.
Reason of_the_queen(const Comparison &at) {
  if (!at.may_shun_the_queen()) return std::nullopt;
  const PublicState &open = at.view.open;
  const Cards the_queen = at.in.queen;
  const Cards suit = of(suit_of(highest(the_queen)));
  const auto taken = at.other_rate(&Choice::queens);
  const bool rarer = of_100(at.best, &Choice::queens) < of_100(at.other, &Choice::queens);
  const bool theirs = rarer && !at.partner_is_winning() && of_100(at.best, &Choice::queens) <= 50;
  const bool lies_there = (open.trick.cards & the_queen) != 0;
  if (uses(at.best, the_queen) && open.in_trick != 0) {
    if (!theirs || lies_there) return std::nullopt; // the second of two packs cancels it
    if (at.law.rules.packs == 2) return say<"reason-queen-to-others">(at.queen()); // cards above it may be cancelled
    return (open.led & suit) == 0  ? say<"reason-queen-discard">(at.queen(), at.suit_led())
           : open.best > the_queen ? say<"reason-queen-under">(at.queen(), at.winning())
                                   : say<"reason-queen-before-higher">(at.queen());
  }
  if (lies_there) return theirs ? Reason(say<"reason-queen-in-trick">(at.queen())) : std::nullopt;
  if (!at.spares_the_queen()) return std::nullopt;
  const bool mine = (at.view.held.cards & the_queen) != 0;
  if (mine && uses(at.other, the_queen)) return say<"reason-queen-keep">(at.queen(), taken);
  if (mine && uses(at.other, suit) && !uses(at.best, suit))
    return say<"reason-queen-guard">(at.queen(), at.queen_suit(), at.other_argument(), taken);
  if (!mine && uses(at.other, above(highest(the_queen))) && (open.in_trick == 0 || (open.led & suit) != 0))
    return (at.view.held.cards & below(highest(the_queen))) != 0
               ? say<"reason-queen-out">(at.queen(), at.other_argument(), taken)
               : say<"reason-queen-out-none-below">(at.queen(), at.other_argument(), taken);
  return std::nullopt;
}

// Passing the queen, compared with the best pass that keeps her; or passing cards that could catch her, compared with a
// worse pass that keeps some of them.
Reason of_passing_the_queen(const Comparison &at) {
  if (!at.may_shun_the_queen()) return std::nullopt;
  const Cards passed = cards_of(at.best).cards;
  const bool gives_it = (passed & at.in.queen) != 0;
  if (!gives_it && (at.view.held.cards & at.in.queen) != 0) return std::nullopt;
  const Cards given = gives_it ? at.in.queen : passed & above(highest(at.in.queen));
  for (const Choice &choice : at.others) {
    if ((given & ~cards_of(choice).cards) == 0) continue;
    const std::int64_t taken = of_100(choice, &Choice::queens);
    const bool safer = of_100(at.best, &Choice::queens) + 5 <= taken;
    if (gives_it) return safer ? Reason(say<"reason-queen-pass">(at.queen(), argument::rate(taken))) : std::nullopt;
    if (safer && is_worse(at.law, at.view, at.advice, choice)) return say<"reason-pass-safer-from-queen">(at.queen());
  }
  return std::nullopt;
}

// How often something happens after each choice, as a sentence about two cards or about other actions.
template <MessageId card, MessageId other_kinds> Message rates(const Comparison &at, Comparison::Sum sum) {
  return at.best.action.kind == Action::Kind::play
             ? say<card>(at.best_argument(), at.best_rate(sum), at.other_argument(), at.other_rate(sum))
             : say<other_kinds>(at.best_rate(sum), at.other_rate(sum));
}

// The reason where winning the game calls for something other than the points of the hand.
Reason of_the_game(const Comparison &at) {
  constexpr std::int64_t clearly = 8; // of 100 deals
  if (at.advice.unit != PlaysFor::game) return std::nullopt;
  if (at.view.open.phase != Phase::moon && 5 * at.points_cost > points_unit(at.law, at.view)) return std::nullopt;
  if (at.brings(&Choice::fifties, clearly)) return rates<"reason-fifty-card", "reason-fifty">(at, &Choice::fifties);
  if (at.avoids(&Choice::lost, clearly)) return rates<"reason-go-on-card", "reason-go-on">(at, &Choice::lost);
  if (at.brings(&Choice::won, clearly)) return rates<"reason-win-card", "reason-win">(at, &Choice::won);
  return outlook(at) ? Reason(say<"reason-game">()) : std::nullopt;
}

Reason of_the_pot(const Comparison &at) {
  constexpr std::int64_t clearly = 8; // of 100 deals
  if (at.advice.unit != PlaysFor::chips) return std::nullopt;
  const Action &other = at.other.action;
  if (other.kind == Action::Kind::bid && other.chips > at.best.action.chips)
    return say<"reason-bid-dear">(argument::count(other.chips), at.best_rate(&Choice::pots),
                                  at.other_rate(&Choice::pots));
  if (at.brings(&Choice::pots, clearly)) return rates<"reason-pot-card", "reason-pot">(at, &Choice::pots);
  if (at.avoids(&Choice::pots_against, clearly))
    return rates<"reason-deny-pot-card", "reason-deny-pot">(at, &Choice::pots_against);
  return std::nullopt;
}

Reason of_what_comes(const Comparison &at) {
  Reason what = of_a_moon(at);
  if (!what) what = of_the_game(at);
  if (!what) what = of_the_pot(at);
  if (!what) what = at.in_a_pass() ? of_passing_the_queen(at) : of_the_queen(at);
  return what ? what : of_a_bonus(at);
}

// The reason when there is no other: what the seat itself scores. Where a moon hurts the others or a partner scores,
// the cost counts that as well, and the two figures would contradict each other.
Reason of_the_points(const Comparison &at) {
  const Rules &rules = at.law.rules;
  const bool low = rules.objective == Objective::low;
  const Value fewer = at.other.mean_in_parts(&Choice::points) - at.best.mean_in_parts(&Choice::points);
  const Value better = low ? fewer : -fewer;
  const bool counts_others = at.advice.unit == PlaysFor::points && (low || rules.teams != Teams::none);
  if (better < point / 10 || (counts_others && std::abs(better - at.points_cost) > point / 4)) return std::nullopt;
  const auto own = at.points(at.best);
  const auto others = at.points(at.other);
  return at.best.action.kind == Action::Kind::play
             ? say<"reason-own-points-card">(at.best_argument(), own, at.other_argument(), others)
             : say<"reason-own-points">(own, others);
}

// The first choice that is clearly worse by a point; otherwise the first one after the largest gap. Null if none is
// clearly worse.
const Choice *worse_one(const Law &law, const View &view, const Advice &advice) {
  const Choice &best = advice.choices.front();
  const Choice *found = nullptr;
  Value longest = 0;
  for (std::size_t i = 1; i < advice.choices.size(); ++i) {
    const Choice &choice = advice.choices[i];
    if (!is_worse(law, view, advice, choice)) continue;
    const Value worse = best.mean_gain() - choice.mean_gain();
    if (worse > unit_of(law, view, advice)) return &choice;
    const Value step = std::min(worse, advice.choices[i - 1].mean_gain() - choice.mean_gain());
    if (step <= longest) continue;
    longest = step;
    found = &choice;
  }
  return found;
}

bool all_alike(const Law &law, const View &view, const Advice &advice) {
  return std::all_of(advice.choices.begin(), advice.choices.end(),
                     [&](const Choice &choice) { return is_alike(law, view, advice, choice); });
}

Message makes_no_difference(const Action &best) {
  return about<"reason-even-card", "reason-even-pass", "reason-even-bid", "reason-even-suit", "reason-even-moon">(best);
}

std::vector<Message> explained(const Comparison &at) {
  Reason what = of_what_comes(at);
  const bool said = what.has_value();
  if (!what) what = reason_of_action(at);
  if (!what) what = of_the_points(at);
  const bool with_queen = !said && at.advice.unit == PlaysFor::points && at.spares_the_queen();
  const Reason what_else = with_queen ? cost_with_queen(at) : cost(at);
  if (!what && !what_else && all_alike(at.law, at.view, at.advice)) return {makes_no_difference(at.best.action)};
  std::vector<Message> found = {what ? std::move(*what) : best_of_all(at)};
  if (what_else) found.push_back(*what_else);
  return found;
}

} // namespace

std::vector<Message> reasons(const Law &law, const View &view, const Advice &advice) {
  const Action &best = advice.choices.front().action;
  if (advice.choices.size() == 1) {
    if (best.kind == Action::Kind::play && count(legal_cards(law, view)) > 1) return {say<"reason-same-card">()};
    return {
        about<"reason-only-card", "reason-only-pass", "reason-only-bid", "reason-only-suit", "reason-only-moon">(best)};
  }
  const Choice *other = worse_one(law, view, advice);
  if (other != nullptr) return explained({law, view, advice, advice.choices, *other});
  if (all_alike(law, view, advice)) return {makes_no_difference(best)};
  return {about<"reason-unclear-card", "reason-unclear-pass", "reason-unclear-bid", "reason-unclear-suit",
                "reason-unclear-moon">(best)};
}

std::vector<Message> reasons(const Law &law, const View &view, const Advice &advice, const Choice &other) {
  return explained({law, view, advice, {&other, 1}, other});
}

} // namespace openhearts
