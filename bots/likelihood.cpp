#include "bots/likelihood.hpp"

#include "bots/assessment.hpp"
#include "bots/careful_play.hpp"
#include "bots/deal_sampler.hpp"
#include "bots/fixed_point.hpp"
#include "core/phases.hpp"

#include <algorithm>

namespace openhearts {

namespace {

// How a player chooses: a card that costs `blur` more than the best is e times less likely, but no card is less likely
// than one that costs `gap` more, since nobody is entirely predictable.
struct Habit {
  Cost blur;
  Cost gap;
};

// The first plays nearly as the careful player does; the second has a mind of its own. Before it has played, each seat
// is equally likely to have either habit.
constexpr std::array<Habit, 2> habits = {{{point, 4 * point}, {4 * point, 8 * point}}};

// The log of the probability that a player with this habit chooses this card.
std::int64_t chosen(const Habit &habit, const Costs &costs, Cards legal, Card card) {
  Cost least = costs[card];
  for (Cards left = legal; left != 0;) least = std::min(least, costs[take_lowest(left)]);
  const auto weight = [&](Card each) { return decay(std::min(habit.gap, costs[each] - least) * one_log / habit.blur); };
  std::int64_t whole = 0;
  for (Cards left = legal; left != 0;) whole += weight(take_lowest(left));
  return logarithm(weight(card)) - logarithm(whole);
}

// The log likelihood of a seat's plays, for each habit.
using Logs = std::array<std::int64_t, habits.size()>;

// How much of the log likelihood counts, in 1024ths. Our model of how others choose is wrong in ways that all their
// plays share, so n plays tell less than n times as much as one. Values from 250 to 500 do equally well; the effect is
// in docs/decisions/0034.
constexpr std::int64_t counting = 400;

std::int64_t of_either(const Logs &logs) {
  const std::int64_t most = *std::max_element(logs.begin(), logs.end());
  std::int64_t whole = 0;
  for (const std::int64_t log : logs) whole += decay(most - log);
  return most + logarithm(whole / static_cast<std::int64_t>(logs.size()));
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
  std::array<Logs, max_seats> logs = {};
  for (std::size_t i = 0; i < seen.played; ++i) {
    const Seat seat = seen.by[i];
    if (i != 0 && seat != view_.seat) {
      const View view = view_of(law_, hand, seat);
      const Cards legal = legal_cards(law_, view);
      // (In a position set up by hand, an illegal card may have been played; it tells nothing.)
      if (count(legal) > 1 && (legal & of(seen.cards[i])) != 0) {
        const Situation situation = situation_of(law_, view, playing);
        const Costs costs = costs_of_playing(situation, legal);
        for (std::size_t k = 0; k < habits.size(); ++k) logs[seat][k] += chosen(habits[k], costs, legal, seen.cards[i]);
        ++likely.decisions;
      }
    }
    play_card(law_, hand, seen.cards[i]);
  }
  for (Seat seat = 0; seat < law_.players; ++seat) {
    likely.log += of_either(logs[seat]) * counting / 1024;
    if (logs[seat][1] > logs[seat][0]) likely.deviating |= bit(seat);
  }
  return likely;
}

} // namespace openhearts
