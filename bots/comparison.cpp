#include "bots/comparison.hpp"

#include "bots/giving.hpp"

#include <algorithm>

namespace openhearts {

namespace {

bool explains(const Comparison &at, std::int64_t oftener, std::int64_t value) {
  return oftener >= 5 && 2 * oftener * value * point / 100 >= at.points_cost;
}

Argument<ArgumentKind::points> tenths(Value value) { return argument::tenths_of_points(in_tenths(value)); }

} // namespace

Comparison::Comparison(const Law &law_in, const View &view_in, const Advice &advice_in,
                       std::span<const Choice> others_in, const Choice &other_in)
    : law(law_in), in(priced(law_in, view_in.open)), view(view_in), advice(advice_in), best(advice.choices.front()),
      others(others_in), other(other_in), cost(cost_of(law, view, advice, other)),
      points_cost(points_cost_of(law, view, advice, other)), known(knowledge_of(law, view)) {}

std::int64_t of_100(const Choice &choice, Comparison::Sum sum) {
  return choice.weight == 0 ? 0 : rounded(100 * (choice.*sum), choice.weight);
}

Pile cards_of(const Choice &choice) {
  Pile cards;
  for (int i = 0; i < choice.action.count; ++i) put(cards, of(choice.action.cards[static_cast<std::size_t>(i)]));
  return cards;
}

bool uses(const Choice &choice, Cards cards) { return (cards_of(choice).cards & cards) != 0; }

bool Comparison::gains(Sum sum, std::int64_t value) const {
  return explains(*this, of_100(best, sum) - of_100(other, sum), value);
}
bool Comparison::spares(Sum sum, std::int64_t value) const {
  return explains(*this, of_100(other, sum) - of_100(best, sum), value);
}
bool Comparison::brings(Sum sum, std::int64_t least) const { return of_100(best, sum) >= of_100(other, sum) + least; }

bool Comparison::avoids(Sum sum, std::int64_t least) const { return of_100(other, sum) >= of_100(best, sum) + least; }

bool Comparison::may_shun_the_queen() const {
  return in.queen != 0 && law.rules.objective == Objective::low && !(in_a_pass() && goes_to_partner(law, view));
}

bool Comparison::partner_is_winning() const {
  const Seat winner = view.open.winning;
  return winner != nobody && winner != view.seat && law.side_of[winner] == law.side_of[view.seat];
}

bool Comparison::spares_the_queen() const {
  return may_shun_the_queen() && spares(&Choice::queens, value_of(in, of(highest(in.queen))));
}

Argument<ArgumentKind::rate> Comparison::best_rate(Sum sum) const { return argument::rate(of_100(best, sum)); }
Argument<ArgumentKind::rate> Comparison::other_rate(Sum sum) const { return argument::rate(of_100(other, sum)); }

std::int64_t Comparison::chance_of_100(const Choice &choice) const {
  return rounded(choice.mean(&Choice::chance), point);
}

std::int64_t Comparison::tenths_of_a_place(const Choice &choice) const {
  return in_tenths(choice.mean(&Choice::place));
}

Argument<ArgumentKind::points> Comparison::points(const Choice &choice) const {
  return tenths(choice.mean_in_parts(&Choice::points));
}
Argument<ArgumentKind::points> Comparison::cost_said() const { return tenths(cost); }

bool Comparison::kitty_comes() const {
  if (law.kitty_size == 0 || view.open.kitty_taker != nobody) return false;
  const KittyTaker rule = law.rules.kitty;
  return view.open.kitty_due || (rule == KittyTaker::first_trick && view.open.first_trick) ||
         (rule == KittyTaker::last_trick && known.tricks_left == 1);
}

bool Comparison::takes_anyway() const {
  return std::all_of(advice.choices.begin(), advice.choices.end(),
                     [](const Choice &choice) { return of_100(choice, &Choice::tricks) >= 99; });
}

bool Comparison::others_may_spoil() const {
  const Cards banned = in.no_discard[view.open.first_trick][view.open.broken];
  return known.later != 0 && (known.unseen.cards & in.penalties & ~banned) != 0;
}

bool Comparison::is_high(Card card) const {
  return number_of(known.unseen, above(card)) <= number_of(known.unseen, below(card));
}

Argument<ArgumentKind::cards> Comparison::only_other() const {
  return argument::cards(cards_of(other) - cards_of(best));
}
Argument<ArgumentKind::cards> Comparison::only_best() const {
  return argument::cards(cards_of(best) - cards_of(other));
}

} // namespace openhearts
