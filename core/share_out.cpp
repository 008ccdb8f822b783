#include "core/share_out.hpp"

namespace openhearts {

namespace {

constexpr std::size_t most_sums = 4096; // with more than this, sums are not listed and none is ruled out
constexpr int most_steps = 200'000;

using Sums = std::vector<std::int64_t>; // in ascending order without duplicates; empty: too many to list

// The sums that can be reached with one more card: every sum with it and without it.
Sums with(const Sums &sums, std::int64_t value) {
  Sums more;
  std::size_t plain = 0;
  std::size_t added = 0;
  while ((plain < sums.size() || added < sums.size()) && more.size() <= most_sums) {
    const bool take_plain = added == sums.size() || (plain < sums.size() && sums[plain] <= sums[added] + value);
    const std::int64_t next = take_plain ? sums[plain++] : sums[added++] + value;
    if (more.empty() || more.back() != next) more.push_back(next);
  }
  if (more.size() > most_sums) more.clear();
  return more;
}

bool holds(const Sums &sums, std::int64_t sum) {
  std::size_t low = 0;
  std::size_t high = sums.size();
  while (low < high) {
    const std::size_t middle = (low + high) / 2;
    (sums[middle] < sum ? low : high) = sums[middle] < sum ? middle + 1 : middle;
  }
  return sums.empty() || (low < sums.size() && sums[low] == sum);
}

// Bonuses first, then the most costly cards, so that the cards with the fewest options come early.
bool before(const LooseCard &left, const LooseCard &right) {
  if ((left.value < 0) != (right.value < 0)) return left.value < 0;
  return left.value > right.value;
}

void set_in_order(std::vector<LooseCard> &cards) {
  for (std::size_t i = 1; i < cards.size(); ++i)
    for (std::size_t at = i; at != 0 && before(cards[at], cards[at - 1]); --at) {
      const LooseCard card = cards[at];
      cards[at] = cards[at - 1];
      cards[at - 1] = card;
    }
}

struct Search {
  std::vector<LooseCard> cards;
  std::vector<Sums> sums; // the possible sums of the cards from here on
  Scores wanted;
  Seats among;
  Seat players;
  Judge judge;
  Taken shares = {};
  int left = most_steps;

  bool from(std::size_t at, Seat first) {
    if (at == cards.size()) return judge.asked(judge.who, shares);
    if (--left <= 0) return false;
    const LooseCard &card = cards[at];
    for (Seat seat = first; seat < players; ++seat) {
      if ((among & bit(seat)) == 0) continue;
      wanted[seat] -= card.value;
      put(shares[seat], of(card.card));
      // Cards of one value are interchangeable: only one order of their takers is tried.
      const bool alike = at + 1 < cards.size() && cards[at + 1].value == card.value;
      if (reachable(at + 1) && from(at + 1, alike ? seat : Seat{0})) return true;
      take(shares[seat], of(card.card));
      wanted[seat] += card.value;
    }
    return false;
  }

  // Whether every seat's sum can still be reached by some of the cards from here on.
  bool reachable(std::size_t at) const {
    for (Seat seat = 0; seat < players; ++seat)
      if (!holds(sums[at], wanted[seat])) return false;
    return true;
  }

  // Whether a sharing is conceivable: every wanted sum can be reached, and they add up to the value of all cards.
  bool fitting() const {
    std::int64_t open = 0;
    for (const LooseCard &card : cards) open += card.value;
    for (Seat seat = 0; seat < players; ++seat) {
      open -= wanted[seat];
      if (wanted[seat] != 0 && (among & bit(seat)) == 0) return false;
    }
    return open == 0 && reachable(0);
  }
};

} // namespace

Sharing share_out(std::vector<LooseCard> cards, const Scores &wanted, Seats among, int players, Judge judge) {
  set_in_order(cards);
  std::vector<Sums> sums(cards.size() + 1);
  sums.back().push_back(0);
  for (std::size_t at = cards.size(); at-- != 0;)
    if (!sums[at + 1].empty()) sums[at] = with(sums[at + 1], cards[at].value);
  Search search{std::move(cards), std::move(sums), wanted, among, static_cast<Seat>(players), judge};
  if (search.fitting() && search.from(0, 0)) return Sharing::found;
  return search.left <= 0 ? Sharing::gave_up : Sharing::none;
}

} // namespace openhearts
