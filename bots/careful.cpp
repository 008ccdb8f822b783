#include "bots/careful.hpp"

#include "bots/careful_pass.hpp"
#include "bots/holding.hpp"
#include "bots/moon.hpp"
#include "bots/outlook.hpp"
#include "core/random.hpp"

#include <algorithm>

namespace openhearts {

namespace {

// What it would cost to be on lead with the cheapest exit of the hand.
Cost burden_of(const Situation &s) {
  if (s.aim.penalties < 0) return 0;
  Cost least = -1;
  for (const Suit suit : {Suit::clubs, Suit::diamonds, Suit::spades, Suit::hearts}) {
    const Cards mine = s.view.held & of(suit);
    if (mine == 0) continue;
    const Cards out = s.known.unseen & of(suit);
    const int number = count(out);
    const Chance wins = number == 0 ? certain : count(out & below(lowest(mine))) * certain / number;
    const Cost trick = s.heart + s.dump * (s.law.players - 1 - s.known.followers[index_of(suit)]);
    const Cost cost = scaled(trick, wins);
    if (least < 0 || cost < least) least = cost;
  }
  return std::max<Cost>(least, 0);
}

// Leading a suit in which a dear card of the others can only hurt themselves brings it out.
Cost smoked_out(const Situation &s, Card card) {
  const Cards dear = s.dear & of(suit_of(card));
  if (dear == 0) return 0;
  const Card dearest = highest(dear);
  if ((s.view.held & above(dearest)) != 0 || card > dearest) return 0;
  return s.law.rules.points[dearest] * point * s.habits.smoke / 1024;
}

Cost cost_now(const Situation &s, const Outlook &outlook) {
  Chance ours = 0, shooters = 0;
  for (Seat seat = 0; seat < s.law.players; ++seat) {
    const Seats one = bit(seat);
    if (seat == s.known.me || (s.partners & one) != 0) ours += outlook.wins[seat];
    if ((s.threat.shooters & one) != 0) shooters += outlook.wins[seat];
  }
  Cost cost = scaled(outlook.trick, ours);
  if (s.threat.chance != 0) {
    const Cost stopping = scaled(scaled(s.all, s.threat.chance), s.habits.stop);
    cost -= scaled(scaled(stopping, outlook.penalties), certain - shooters);
  }
  if (s.shooting) cost += scaled(scaled(s.all, outlook.penalties), opposite(outlook.wins[s.known.me]));
  return cost;
}

// Two cards of mine, the lower first, between which nobody else's card lies and that are worth the same.
bool same_to_me(const Situation &s, Card lower, Card card) {
  const Cards between = (of(card) - 1) & ~(of(lower) | (of(lower) - 1));
  return suit_of(lower) == suit_of(card) && s.law.rules.points[lower] == s.law.rules.points[card] &&
         (between & (s.known.unseen | s.view.open.pile)) == 0;
}

Cost cost_of_playing(const Situation &s, Card card) {
  const Suit suit = suit_of(card);
  const Cards mine = s.view.held & of(suit);
  const Outlook outlook = outlook_of(s, card);
  Cost cost = cost_now(s, outlook);
  const Cost later = holding_cost(s, suit, mine & ~of(card)) - s.holdings[index_of(suit)];
  cost += scaled(later, s.view.open.in_trick == 0 ? s.habits.future_lead : s.habits.future);
  if (s.known.tricks_left > 1) cost += scaled(scaled(s.burden, outlook.wins[s.known.me]), s.habits.burden);
  if (s.view.open.in_trick == 0 && s.aim.penalties > 0 && !s.others_want) cost -= smoked_out(s, card);
  return cost;
}

Action careful_play(Situation &s, std::uint64_t seed) {
  const Cards legal = legal_cards(s.law, s.view);
  s.burden = burden_of(s);
  for (const Suit suit : {Suit::clubs, Suit::diamonds, Suit::spades, Suit::hearts})
    if ((legal & of(suit)) != 0) s.holdings[index_of(suit)] = holding_cost(s, suit, s.view.held & of(suit));
  Cards best = 0;
  Cost least = 0;
  Cost cost = 0;
  Card before = deck_size;
  for (Cards left = legal; left != 0;) {
    const Card card = take_lowest(left);
    if (before == deck_size || !same_to_me(s, before, card)) cost = cost_of_playing(s, card);
    before = card;
    if (best == 0 || cost < least) {
      best = of(card);
      least = cost;
    } else if (cost == least) {
      best |= of(card);
    }
  }
  if (count(best) > 1) {
    Random random(seed);
    for (std::uint32_t skip = random.below(static_cast<std::uint32_t>(count(best))); skip > 0; --skip) best &= best - 1;
  }
  return play_action(s.known.me, lowest(best));
}

} // namespace

Action careful_choice(const Law &law, const View &view, std::uint64_t seed, const Habits &habits) {
  if (view.open.phase == Phase::moon) return moon_action(view.seat, careful_moon(law, view));
  if (view.open.phase == Phase::play) {
    const Cards legal = legal_cards(law, view);
    if (count(legal) == 1) return play_action(view.seat, lowest(legal));
  }
  Situation s = situation_of(law, view, habits);
  return view.open.phase == Phase::pass ? careful_pass(s) : careful_play(s, seed);
}

} // namespace openhearts
