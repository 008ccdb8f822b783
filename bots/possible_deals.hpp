// The hands that a seat can't tell from the one it is in, whole: dealt, passed, held, and what is in the kitty. Every
// one of them leads to the seat's own view, and under the rules the play so far could have been as it was.
//
// Where the players' search samples deals that are only nearly so (deal_sampler.hpp), what the rules say beyond that is
// added here: who held the lowest club, whose lead passed on, and that each card was legal in the hand it came from.
#pragma once

#include "bots/deal_sampler.hpp"
#include "bots/likelihood.hpp"

#include <optional>
#include <vector>

namespace openhearts {

// Cards of which each may lie in the same places: one bit for each seat, and after them one for the kitty.
struct Unplaced {
  int cards = 0;
  std::uint32_t places = 0;
};

// All possible ways of the hidden cards, if they are that simple: so many cards in each place, and each card only where
// it may lie. Every such way is a possible one, and all ways are equally likely before anybody plays.
struct Arrangements {
  std::vector<int> room; // by seat, then the kitty
  std::vector<Unplaced> unplaced;
};

class PossibleDeals {
public:
  // `law` and `view` must outlive it. REQUIRES: the view is a seat's.
  PossibleDeals(const Law &law, const View &view);

  // One of them, all about equally likely; nothing if none was found, as in a position in which somebody didn't follow
  // suit. With a stock, what others were dealt is taken to be what they have held, for a view doesn't tell who drew
  // what (and after a pass, once such a hand is over, not even who held what); a position past its first trick is taken
  // as it is, for nobody saw how it came about.
  std::optional<Hand> sample(Random &random) const;

  // How likely the others' play makes it (likelihood.hpp): a logarithm in 1024ths, of which only differences mean
  // anything; 0 where play doesn't tell hands apart.
  std::int64_t log_of(const Hand &hand) const { return likelihood_.tells() ? likelihood_(hand).log : 0; }

  // Nothing with a stock, after a position past its first trick, and where one card's place depends on another's: who
  // opens with a club from a deal with a kitty, or may lead where leads pass on.
  std::optional<Arrangements> arrangements() const;

private:
  void see_opening();
  void see_leads_and_discards();
  void see_leads_passed_on(std::size_t trick, Seat leader, Cards led, bool broken);
  void bar(Seats seats, Cards cards);
  bool may_have_been_played(Hand &hand) const;
  void complete_passes(Hand &hand, Random &random) const;

  const Law &law_;
  const SuitLaw &in_;
  const View &view_;
  Likelihood likelihood_;
  bool replayable_; // the play was seen from the deal, and follows from the cards
  bool simple_ = true; // what is known bars cards from places, and that is all
  Hidden hidden_;
  std::optional<DealSampler> sampler_;
};

} // namespace openhearts
