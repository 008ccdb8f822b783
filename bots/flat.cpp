#include "bots/flat.hpp"

#include "bots/careful.hpp"
#include "bots/deal_sampler.hpp"
#include "bots/evaluation.hpp"
#include "bots/halving.hpp"
#include "core/phases.hpp"

#include <algorithm>
#include <span>
#include <vector>

namespace openhearts {

namespace {

struct TriedCard {
  Card card = 0;
  std::int64_t trials = 0;
  Value sum = 0;

  Value mean() const { return trials == 0 ? 0 : sum / trials; }
  void add(Value value) {
    sum += value;
    ++trials;
  }
};

// The card of lowest rank; of equal ranks, the one of the lower suit.
Card lowest_rank(Cards cards) {
  Card best = take_lowest(cards);
  while (cards != 0) {
    const Card card = take_lowest(cards);
    if (rank_of(card) < rank_of(best)) best = card;
  }
  return best;
}

Card highest_rank(Cards cards) {
  Card best = take_lowest(cards);
  while (cards != 0) {
    const Card card = take_lowest(cards);
    if (rank_of(card) > rank_of(best)) best = card;
  }
  return best;
}

Card costliest(const SuitLaw &in, Cards cards) {
  const Cards queen = cards & in.penalties & ~in.hearts;
  if (queen != 0) return highest(queen);
  const Cards hearts = cards & in.hearts;
  return hearts != 0 ? highest(hearts) : highest_rank(cards);
}

Card duck(const Law &law, const SuitLaw &in, const PublicState &open, Cards legal) {
  if (open.in_trick == 0) return lowest_rank(legal);
  if ((legal & open.led) == 0) return costliest(in, legal);
  const Cards below = legal & (open.best - 1);
  if (below != 0) return highest(below);
  const Cards plain = legal & ~(in.penalties & ~in.hearts); // the queen only if there is nothing else
  const Cards from = plain != 0 ? plain : legal;
  const bool last = open.in_trick + 1 == law.players;
  return last ? highest(from) : lowest(from);
}

Card take_all(const PublicState &open, Cards legal) {
  const bool discards = open.in_trick != 0 && (legal & open.led) == 0;
  return discards ? lowest_rank(legal) : highest_rank(legal);
}

Value play_out(const Law &law, const SuitLaw &in, Hand hand, Seat me, bool shoot) {
  while (hand.open.phase == Phase::play) {
    const Cards legal = legal_cards(law, in, hand);
    const bool mine = hand.open.turn == me;
    play_card(law, hand, shoot && mine ? take_all(hand.open, legal) : duck(law, in, hand.open, legal));
  }
  if (hand.open.phase == Phase::moon) choose_moon(law, hand, MoonWay::old_way);
  return points_value(law, hand.open.scores, me);
}

} // namespace

Action flat_choice(const Law &law, const View &view, std::uint64_t seed, int playouts, KeepOn keep_on) {
  const Cards legal = legal_cards(law, view);
  if (view.open.phase != Phase::play) return careful_choice(law, view, seed);
  if (count(legal) == 1) return play_action(view.seat, lowest(legal));
  const SuitLaw &in = in_force(law, view.open);
  const DealSampler sampler(law, view);
  Random random(seed);
  const Value step = step_of_gains(law, view.open, PlaysFor::points);
  std::vector<TriedCard> cards;
  for (Cards left = legal; left != 0;) cards.push_back({take_lowest(left)});
  Halving halving(cards.size());
  while (!halving.finished()) {
    const std::span<TriedCard> racing = std::span(cards).first(halving.left());
    for (int trials = halving.trials(playouts); trials > 0; --trials) {
      if (!keep_on()) return play_action(view.seat, cards.front().card);
      const Hand sampled = sampler.sample(random);
      for (TriedCard &tried : racing) {
        Hand after = sampled;
        play_card(law, after, tried.card);
        const Value ducking = play_out(law, in, after, view.seat, false);
        tried.add(std::max(ducking, play_out(law, in, after, view.seat, true)) / step);
      }
    }
    halving.halve(racing, [](const TriedCard &one, const TriedCard &other) { return one.mean() > other.mean(); });
  }
  return play_action(view.seat, cards.front().card);
}

} // namespace openhearts
