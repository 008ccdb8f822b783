// Actions as numbers, for programs that learn: an action is a whole number, with the same meaning under all rules.
//
//   0 to 51   a card, suit * 13 + rank: played, or chosen next in a pass
//   52 to 55  a suit named: clubs, diamonds, spades, hearts
//   56, 57    how a moon counts: the old way, the new way
//   58 + n    in an auction, a bid of n chips; 58 declines to bid
//
// Two equal cards are interchangeable, so they share a number. The cards of a pass are chosen one at a time.
#pragma once

#include "core/action.hpp"
#include "core/auction.hpp"

namespace openhearts {

using Number = std::int32_t;

inline constexpr Number first_suit = deck_size;
inline constexpr Number first_moon_way = first_suit + 4;
inline constexpr Number first_bid = first_moon_way + 2;
inline constexpr std::int32_t most_numbered_bid = 100; // chips; programs that learn bid no more, whatever their stacks

// How many numbers there are under these rules: 58 without an auction; with one, one more for each bid from 0 to the
// number of chips bought at the beginning, or to most_numbered_bid if that is less.
int number_count(const Law &law);

// "QS", "spades", "old", "bid 3". REQUIRES: 0 <= number.
std::string name_of_number(Number number);

// The numbers that may be chosen now.
struct LegalNumbers {
  std::uint64_t below_bids = 0; // bit n for number n, below first_bid
  Number least_bid = 0; // the bids above 0, as numbers; none if least_bid > most_bid
  Number most_bid = -1;
  bool may_pass = false; // whether declining to bid (58) is legal

  bool has(Number number) const {
    if (number < 0) return false;
    if (number < first_bid) return (below_bids >> number & 1) != 0;
    return number == first_bid ? may_pass : number >= least_bid && number <= most_bid;
  }
  int count() const {
    return std::popcount(below_bids) + (may_pass ? 1 : 0) + (most_bid < least_bid ? 0 : most_bid - least_bid + 1);
  }
};

// The n-th legal number, lowest first. REQUIRES: 0 <= n < legal.count().
Number nth_of(const LegalNumbers &legal, int n);

} // namespace openhearts
