#include "bots/choice.hpp"

#include "core/settlement.hpp"

namespace openhearts {

namespace {

// How many standard errors, in 1024ths, a choice must be better than the careful one to be taken.
constexpr std::int64_t caution = 1024;
constexpr std::int64_t fewest_trials = 4;

bool has_penalties(const Law &law, const PublicState &open, std::size_t trick) {
  for (std::size_t i = open.begins[trick]; i < open.begins[trick + 1]; ++i)
    if ((of(open.cards[i]) & in_force(law, open).penalties) != 0) return true;
  return false;
}

} // namespace

Value Choice::mean_in_parts(std::int64_t Choice::*sum) const {
  if (weight == 0) return 0;
  return this->*sum / weight * point + rounded(this->*sum % weight * point, weight);
}

Value Choice::error() const {
  if (trials == 0 || sure) return 0;
  return root(times_over(squares / weight * point, squared_weights, weight) / weight) * step;
}

// The number of equally weighted trials that would tell as much, in 16ths.
std::int64_t Choice::equal_trials() const {
  return squared_weights == 0 ? 0 : times_over(16 * weight, weight, squared_weights);
}

Value Choice::expected_gain() const {
  if (judgement == 0 || sure) return mean_gain();
  const std::int64_t tried = equal_trials();
  return (mean_gain() * tried + judged * 16 * judgement) / (tried + 16 * judgement);
}

Value Choice::expected_error() const {
  const std::int64_t tried = equal_trials();
  if (judgement == 0 || tried == 0) return error();
  return error() * root(point * point * tried / (tried + 16 * judgement)) / point;
}

void Choice::add_gain(Value steps, std::int64_t deal_weight) {
  ++trials;
  weight += deal_weight;
  squared_weights += deal_weight * deal_weight;
  gain += deal_weight * steps;
  squares += deal_weight * (steps / 32) * (steps / 32); // 1024 = 32 * 32
}

void Choice::add_hand(const Law &law, const PublicState &open, Seat seat, std::size_t trick, std::int64_t deal_weight) {
  const Seats ours = seats_on(law, law.side_of[seat]);
  const Cards taken = open.taken[seat].cards;
  const auto add = [&](std::int64_t &sum, bool happened) { sum += happened ? deal_weight : 0; };
  points += deal_weight * open.scores[seat];
  add(moons, (open.moon.shooters & ours) != 0);
  add(moons_against, (open.moon.shooters & ~ours) != 0);
  add(queens, (taken & in_force(law, open).queen) != 0);
  add(bonuses, (taken & in_force(law, open).bonuses) != 0);
  add(tricks, trick < open.tricks && open.winners[trick] == seat);
  add(dirty, trick < open.tricks && has_penalties(law, open, trick));
  const Tally tally = tally_after(law, open);
  if (settles(law.rules) == Settles::each_hand) {
    const Settled moved = settled(law, open, tally.totals);
    add(pots, moved.pot_won && moved.won[seat] > 0);
    add(pots_against, moved.pot_won && moved.won[seat] == 0);
    return;
  }
  const Prospects prospects = openhearts::prospects(law, open, open.scores, seat);
  value += deal_weight * points_value(law, open.scores, seat);
  chance += deal_weight * prospects.chance;
  place += deal_weight * prospects.place;
  add(fifties, (tally.fifties & bit(seat)) != 0);
  add(won, tally.winners != 0 && (tally.winners & ~ours) == 0);
  add(lost, tally.winners != 0 && (tally.winners & bit(seat)) == 0);
}

const Choice &best_of(std::span<const Choice> choices) {
  const Choice *best = &choices.front();
  Value most = 0;
  for (const Choice &choice : choices.subspan(1)) {
    if (choice.trials < fewest_trials && !choice.sure) continue;
    const Value sure = choice.expected_gain() - choice.expected_error() * caution / 1024;
    if (sure <= most) continue;
    most = sure;
    best = &choice;
  }
  return *best;
}

} // namespace openhearts
