#include "bots/choice.hpp"

#include "bots/fixed_point.hpp"

namespace openhearts {

namespace {

// How many standard errors, in 1024ths, a choice must be better than the careful one to be taken.
constexpr std::int64_t caution = 1024;
constexpr std::int64_t fewest_trials = 4;

} // namespace

Value Choice::error() const {
  if (trials == 0 || sure) return 0;
  return root(times_over(squares / weight * point, squared_weights, weight) / weight) * step;
}

void Choice::add_gain(Value steps, std::int64_t deal_weight) {
  gain += deal_weight * steps;
  squares += deal_weight * (steps / 32) * (steps / 32); // 1024 = 32 * 32
}

void Choice::add_hand(const Law &law, const PublicState &open, Seat seat, std::size_t trick, std::int64_t deal_weight) {
  const bool mine = (open.moon.shooters & bit(seat)) != 0;
  const Cards taken = open.taken[seat].cards;
  const auto counted = [&](bool happened) { return happened ? deal_weight : 0; };
  ++trials;
  weight += deal_weight;
  squared_weights += deal_weight * deal_weight;
  points += deal_weight * open.scores[seat];
  moons += counted(mine);
  moons_against += counted(open.moon.shooters != 0 && !mine);
  queens += counted((taken & in_force(law, open).queen) != 0);
  bonuses += counted((taken & in_force(law, open).bonuses) != 0);
  tricks += counted(open.winners[trick] == seat);
}

const Choice &best_of(std::span<const Choice> choices) {
  const Choice *best = &choices.front();
  Value most = 0;
  for (const Choice &choice : choices.subspan(1)) {
    if (choice.trials < fewest_trials && !choice.sure) continue;
    const Value sure = choice.mean_gain() - choice.error() * caution / 1024;
    if (sure <= most) continue;
    most = sure;
    best = &choice;
  }
  return *best;
}

} // namespace openhearts
