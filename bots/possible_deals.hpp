// Complete hands that a seat can't tell from the one it is in: cards dealt, passed and held, and the kitty. Each leads
// to the seat's own view, and the play so far is legal in it.
//
// The bots' search samples deals that come close to this (deal_sampler.hpp). This file adds what else the rules imply:
// who held the lowest club, whose lead passed on, and that each card was legal in the hand that it came from.
#pragma once

#include "bots/deal_sampler.hpp"
#include "bots/likelihood.hpp"

#include <optional>
#include <vector>

namespace openhearts {

// A number of cards that may all lie in the same places; `places` has one bit for each seat, then one for the kitty.
struct Unplaced {
  int cards = 0;
  std::uint32_t places = 0;
};

// All possible arrangements of the hidden cards, if they can be described this simply: each place has room for a number
// of cards, and each card may lie only in certain places. Every arrangement that obeys this is possible, and all are
// equally likely before anybody plays.
struct Arrangements {
  std::vector<int> room; // for each seat, then for the kitty
  std::vector<Unplaced> unplaced;
};

class PossibleDeals {
public:
  // `law` and `view` must outlive the object. REQUIRES: the view is a seat's.
  PossibleDeals(const Law &law, const View &view);

  // One possible hand, all about equally likely; nothing if none was found, as in a position in which somebody didn't
  // follow suit. With a stock, others are assumed to have been dealt all that they have held, because a view doesn't
  // say who drew what; once such a hand with a pass is over, nothing is returned, because a view doesn't even say who
  // held what. A position past its first trick is taken as it is, because nobody saw how it came about.
  std::optional<Hand> sample(Random &random) const;

  // How well the hand explains the others' play (likelihood.hpp): a logarithm in 1024ths, of which only differences are
  // meaningful; 0 if the play doesn't tell hands apart.
  std::int64_t log_of(const Hand &hand) const { return likelihood_.tells() ? likelihood_(hand).log : 0; }

  // Nothing with a stock, for a position past its first trick, and where one card's place depends on another's: when
  // the lowest club opens and there is a kitty, or when leads pass on.
  std::optional<Arrangements> arrangements() const;

private:
  void see_opening();
  void see_leads_and_discards();
  void see_leads_passed_on(std::size_t trick, Seat leader, Cards led, bool broken);
  void bar(Seats seats, Cards cards);
  bool may_have_been_played(Hand &hand) const;
  bool may_have_drawn(const Hand &hand) const;
  void complete_passes(Hand &hand, Random &random) const;

  const Law &law_;
  const SuitLaw &in_;
  const View &view_;
  Likelihood likelihood_;
  bool replayable_; // the play was seen from the deal, and there is no stock
  bool simple_ = true; // everything known can be expressed by barring cards from places
  Hidden hidden_;
  std::optional<DealSampler> sampler_;
};

} // namespace openhearts
