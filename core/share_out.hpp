// Shares cards out so that each seat comes to a given sum: which hand a row of points can have come from.
//
// Searches whole: what it does not find there is not, unless it says that it gave up.
#pragma once

#include "core/hand.hpp"

#include <vector>

namespace openhearts {

using Taken = std::array<Pile, max_seats>;

struct LooseCard {
  Card card = 0;
  std::int32_t value = 0;
};

enum class Sharing : std::uint8_t { found, none, gave_up };

// Every card goes to a seat in `among`, and the seats' sums are `wanted`. `accepts` is asked of each such sharing, and
// the first that it accepts ends the search.
class SharingOut {
public:
  SharingOut(std::vector<LooseCard> cards, const Scores &wanted, Seats among, int players);

  template <class Judge> Sharing run(const Judge &accepts) {
    return fitting() && search(0, 0, accepts) ? Sharing::found : left_ <= 0 ? Sharing::gave_up : Sharing::none;
  }

private:
  bool fitting() const;
  bool reaches(std::size_t from, std::int64_t sum) const;

  template <class Judge> bool search(std::size_t at, Seat first, const Judge &accepts) {
    if (at == cards_.size()) return accepts(shares_);
    if (--left_ <= 0) return false;
    const LooseCard &card = cards_[at];
    for (Seat seat = first; seat < players_; ++seat) {
      if ((among_ & bit(seat)) == 0 || !reaches(at + 1, wanted_[seat] - card.value)) continue;
      wanted_[seat] -= card.value;
      put(shares_[seat], of(card.card));
      // Cards of one value are as good as each other: only one order of their takers is tried.
      const bool alike = at + 1 < cards_.size() && cards_[at + 1].value == card.value;
      if (search(at + 1, alike ? seat : Seat{0}, accepts)) return true;
      take(shares_[seat], of(card.card));
      wanted_[seat] += card.value;
    }
    return false;
  }

  static constexpr int most_steps = 200'000;

  std::vector<LooseCard> cards_; // bonuses first, then from the dearest down
  std::vector<std::vector<std::int64_t>> sums_; // what the cards from here on can come to, sorted; empty: too many
  Scores wanted_;
  Taken shares_ = {};
  Seats among_;
  Seat players_;
  int left_ = most_steps;
};

} // namespace openhearts
