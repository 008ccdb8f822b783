#include "bots/likelihood.hpp"

#include "bots/assessment.hpp"
#include "bots/careful_play.hpp"
#include "bots/fixed_point.hpp"
#include "bots/hidden.hpp"
#include "core/phases.hpp"

#include <algorithm>

namespace openhearts {

namespace {

// A card that costs this much more than the best is e times less likely; nobody is so predictable that a much more
// costly one is out of the question.
constexpr Cost blur = point;
constexpr Cost most_gap = 4 * point;

// The log of the probability that a player chooses this card.
std::int64_t chosen(const Costs &costs, Cards legal, Card card) {
  Cost least = costs[card];
  for (Cards left = legal; left != 0;) least = std::min(least, costs[take_lowest(left)]);
  const auto weight = [&](Card each) { return decay(std::min(most_gap, costs[each] - least) * one_log / blur); };
  std::int64_t whole = 0;
  for (Cards left = legal; left != 0;) whole += weight(take_lowest(left));
  return logarithm(weight(card)) - logarithm(whole);
}

} // namespace

Likelihood::Likelihood(const Law &law, const View &view)
    : law_(law), view_(view),
      tells_(law.plain && view.kitty_size == 0 && view.open.phase == Phase::play && seen_from_the_deal(law, view)) {}

Likely Likelihood::operator()(const Hand &sampled) const {
  const PublicState &seen = view_.open;
  Hand hand;
  hand.held = sampled.held;
  for (std::size_t i = 0; i < seen.played; ++i) hand.held[seen.by[i]].cards |= of(seen.cards[i]);
  hand.open.phase = Phase::play;
  hand.open.number = seen.number;
  hand.open.dealer = seen.dealer;
  hand.open.suit = seen.suit;
  hand.open.totals = seen.totals;
  hand.open.chips = seen.chips;
  hand.open.pot = seen.pot;
  hand.open.trick_size = seen.trick_size;
  hand.open.turn = hand.open.leader = seen.by[0];
  Likely likely;
  for (std::size_t i = 0; i < seen.played; ++i) {
    const Seat seat = seen.by[i];
    if (i != 0 && seat != view_.seat) {
      const View view = view_of(law_, hand, seat);
      const Cards legal = legal_cards(law_, view);
      // (In a position set up by hand, an illegal card may have been played: that says nothing.)
      if (count(legal) > 1 && (legal & of(seen.cards[i])) != 0) {
        Situation situation = situation_of(law_, view, playing);
        likely.log += chosen(costs_of_playing(situation, legal), legal, seen.cards[i]);
        ++likely.decisions;
      }
    }
    play_card(law_, hand, seen.cards[i]);
  }
  return likely;
}

} // namespace openhearts
