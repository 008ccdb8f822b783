#include "learning/numbers.hpp"

#include "core/select.hpp"

#include <algorithm>

namespace openhearts {

namespace {

Number nth_below_bids(std::uint64_t set, std::uint32_t n) {
#if defined(__x86_64__)
  if (has_fast_select()) return FastSelect::nth(set, n);
#endif
  return PortableSelect::nth(set, n);
}

} // namespace

int number_count(const Law &law) {
  if (!law.rules.auction) return first_bid;
  return first_bid + 1 + std::min(law.rules.settlement.buy_in, most_numbered_bid);
}

std::string name_of_number(Number number) {
  if (number < first_suit) return name_of(static_cast<Card>(number));
  if (number < first_moon_way) return std::string(name_of(static_cast<Suit>(number - first_suit)));
  if (number < first_bid) return number == first_moon_way ? "old" : "new";
  return (std::string("bid") += ' ') += std::to_string(number - first_bid);
}

Number nth_of(const LegalNumbers &legal, int n) {
  const int below = std::popcount(legal.below_bids);
  if (n < below) return nth_below_bids(legal.below_bids, static_cast<std::uint32_t>(n));
  n -= below;
  if (legal.may_pass && n == 0) return first_bid;
  return legal.least_bid + n - (legal.may_pass ? 1 : 0);
}

} // namespace openhearts
