#include "core/share_out.hpp"

#include <algorithm>

namespace openhearts {

namespace {
constexpr std::size_t most_sums = 4096; // beyond that no sum is ruled out
}

SharingOut::SharingOut(std::vector<LooseCard> cards, const Scores &wanted, Seats among, int players)
    : cards_(std::move(cards)), wanted_(wanted), among_(among), players_(static_cast<Seat>(players)) {
  std::stable_sort(cards_.begin(), cards_.end(), [](const LooseCard &a, const LooseCard &b) {
    return (a.value < 0) != (b.value < 0) ? a.value < 0 : a.value > b.value;
  });
  sums_.resize(cards_.size() + 1);
  sums_.back() = {0};
  for (std::size_t at = cards_.size(); at-- != 0;) {
    if (sums_[at + 1].empty()) continue;
    std::vector<std::int64_t> &sums = sums_[at];
    sums = sums_[at + 1];
    for (const std::int64_t sum : sums_[at + 1]) sums.push_back(sum + cards_[at].value);
    std::sort(sums.begin(), sums.end());
    sums.erase(std::unique(sums.begin(), sums.end()), sums.end());
    if (sums.size() > most_sums) sums.clear();
  }
}

bool SharingOut::fitting() const {
  std::int64_t open = 0;
  for (const LooseCard &card : cards_) open += card.value;
  for (Seat seat = 0; seat < players_; ++seat) {
    open -= wanted_[seat];
    if (!reaches(0, wanted_[seat]) || (wanted_[seat] != 0 && (among_ & bit(seat)) == 0)) return false;
  }
  return open == 0;
}

bool SharingOut::reaches(std::size_t from, std::int64_t sum) const {
  const std::vector<std::int64_t> &sums = sums_[from];
  return sums.empty() || std::binary_search(sums.begin(), sums.end(), sum);
}

} // namespace openhearts
