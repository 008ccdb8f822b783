#include "bots/deal_source.hpp"

#include "bots/fixed_point.hpp"

#include <algorithm>

namespace openhearts {

namespace {

constexpr std::int64_t most_weight = 1024;

} // namespace

DealSource::DealSource(const Law &law, const View &view, std::uint64_t seed)
    : sampler_(law, view), likelihood_(law, view), random_(seed),
      weighing_(likelihood_.tells() && view.open.played > 1), endless_(!weighing_) {}

void DealSource::take_all(std::size_t most) {
  std::vector<Hand> all = sampler_.all(most);
  complete_ = !all.empty();
  if (!complete_) return;
  if (weighing_) {
    unweighed_ = std::move(all);
    return;
  }
  for (const Hand &hand : all) weighed_.push_back({.hand = hand});
  endless_ = false;
}

std::int64_t DealSource::weigh_one() {
  LikelyDeal deal;
  if (complete_) {
    deal.hand = unweighed_.back();
    unweighed_.pop_back();
  } else {
    deal.hand = sampler_.sample(random_);
  }
  const Likely likely = likelihood_(deal.hand);
  deal.log = likely.log;
  deal.deviating = likely.deviating;
  likely_.push_back(deal);
  return likely.decisions + 1;
}

// Deals whose weight rounds to 0 are dropped.
void DealSource::end_weighing() {
  weighing_ = false;
  const auto by_log = [](const LikelyDeal &one, const LikelyDeal &other) { return one.log < other.log; };
  const std::int64_t best = std::max_element(likely_.begin(), likely_.end(), by_log)->log;
  for (const LikelyDeal &deal : likely_) {
    const std::int64_t weight = most_weight * decay(best - deal.log) / one_part;
    if (weight != 0) weighed_.push_back({deal.hand, weight, deal.deviating});
  }
  likely_ = {};
}

WeightedDeal DealSource::next() {
  if (endless_) return {.hand = sampler_.sample(random_)};
  const auto lighter = [](const WeightedDeal &one, const WeightedDeal &other) { return one.weight < other.weight; };
  const auto heaviest = std::max_element(weighed_.begin(), weighed_.end(), lighter);
  WeightedDeal deal = *heaviest;
  *heaviest = weighed_.back();
  weighed_.pop_back();
  return deal;
}

} // namespace openhearts
