#include "bots/outlook.hpp"

#include <algorithm>

namespace openhearts {

namespace {

// The chance that a player who could duck takes a trick of this value anyway.
Chance willing(const Situation &s, std::int64_t value, bool last) {
  if (value == 0) return last ? s.weights.takes_clean_last : s.weights.takes_clean;
  return (value > 0) == s.others_want ? s.weights.takes_wanted : s.weights.takes_dirty;
}

// The average cost of the unseen cards among `lower`, without `but`.
Cost average(const Situation &s, Cards lower, Cards but) {
  if ((lower & (s.in.penalties | s.in.bonuses)) == 0) return 0;
  const Pile pile = only(s.known.unseen, lower);
  return cost_of(s, only(pile, ~but)) / number_of(pile);
}

// The expected cost of the costly cards that a seat adds; it plays each for certain if it holds it.
Cost costly_added(const Situation &s, Seat seat, Suit suit, Cards costly) {
  Cost cost = 0;
  while (costly != 0) {
    const Card card = take_lowest(costly);
    cost += scaled(cost_of(s, card), opposite(holds_none(s.known, seat, suit, of(card))));
  }
  return cost;
}

Cost kitty_cost(const Situation &s, Pile pile) {
  const PublicState &open = s.view.open;
  if (s.view.kitty_size == 0 || open.kitty_taker != nobody) return 0;
  const KittyTaker rule = s.law.rules.kitty;
  const bool due = rule == KittyTaker::first_trick           ? open.first_trick
                   : rule == KittyTaker::first_penalty_trick ? (pile.cards & s.in.penalties) != 0
                                                             : false;
  if (!due && !open.kitty_due && s.known.tricks_left != 1) return 0;
  const int unseen = number_of(s.known.unseen);
  return unseen == 0 ? 0 : cost_of(s, s.known.unseen) * s.view.kitty_size / unseen;
}

// Where everybody wants points: the chance that a seat holds none of the cards that beat the winning one. Those before
// it would have played one, so whatever is loose lies with the rest.
Chance none_higher(const Situation &s, Seat seat, Suit suit, Cards higher, int loose, int held_before) {
  if ((s.known.surely[seat].cards & higher) != 0 || held_before >= whole_share)
    return holds_none(s.known, seat, suit, higher, loose);
  const int share = whole_share * s.known.share[seat][index_of(suit)] / (whole_share - held_before);
  return chance_of_none(static_cast<Share>(std::min(whole_share, share)), loose);
}

// The card that would take the trick now, and who played it; empty and nobody if all are cancelled.
struct Winner {
  Cards best = 0;
  Seat seat = nobody;
};

Winner winner_of(const PublicState &open, Seat me, Card mine, Cards standing) {
  if (standing == 0) return {};
  const Cards best = of(highest(standing));
  if (best == of(mine)) return {best, me};
  if (best == open.best) return {best, open.winning};
  for (std::size_t i = open.begins[open.tricks]; i < open.played; ++i)
    if (of(open.cards[i]) == best) return {best, open.by[i]};
  return {};
}

// The chance that a player who has no card of the suit finds none in the stock either.
Chance stock_is_dry(const Situation &s, Suit suit, Cards led) {
  const Share stocked = s.known.stocked[index_of(suit)];
  return stocked == 0 ? certain : chance_of_none(stocked, number_of(s.known.loose, led));
}

} // namespace

Outlook outlook_of(const Situation &s, Card card) {
  const PublicState &open = s.view.open;
  const Knowledge &known = s.known;
  const bool leads = open.in_trick == 0;
  const Cards led = leads ? of(suit_of(card)) : open.led;
  const Suit suit = leads ? suit_of(card) : suit_of(lowest(led));
  // A second copy of a card in the trick cancels both.
  const Cards standing = (open.trick.cards & ~open.trick.twice & led) ^ (of(card) & led);
  const Winner winning = winner_of(open, known.me, card, standing);
  const Cards beaten = winning.best == 0 ? Cards{0} : below(lowest(winning.best));
  Pile pile = open.trick;
  put(pile, of(card));
  const Cards out = known.unseen.cards & led;
  const Cards lower = out & beaten;
  const Cards higher = out & ~beaten & ~winning.best;
  const Cards costly_lower = s.others_want ? Cards{0} : lower & s.costly;
  const int loose = number_of(known.loose, out);
  const int loose_lower = number_of(known.loose, lower);
  const int loose_higher = number_of(known.loose, higher);
  const Cost average_lower = average(s, lower, costly_lower);
  const std::int64_t value = value_of(s.in, pile);
  const Chance dry = stock_is_dry(s, suit, led);
  const Chance draws_higher = dry == certain ? 0 : count(higher) * certain / std::max(1, count(out));

  Outlook outlook;
  if (winning.seat != nobody)
    outlook.wins[winning.seat] = certain;
  else if (known.tricks_left == 1)
    outlook.wins[leads ? known.me : open.leader] = certain; // a last trick that is cancelled goes to its leader
  outlook.trick = cost_of(s, pile + open.lying) + kitty_cost(s, pile);
  Chance clean = ((pile.cards | open.lying.cards) & s.in.penalties) != 0 ? 0 : certain;
  const Cards lower_penalties = lower & s.in.penalties;
  Seat seat = known.me;
  int held_before = 0; // the share of the suit that those between me and the seat hold
  for (int left = std::popcount(known.later); left > 0; --left) {
    do seat = next_seat(s.law, seat);
    while ((known.later & bit(seat)) == 0);
    // The seat beats the winning card because it must or doesn't mind; if it doesn't, it may be out of the suit.
    const Chance out_of_suit = is_void(known, seat, suit) ? certain : holds_none(known, seat, suit, out, loose);
    const Chance nothing_lower = holds_none(known, seat, suit, lower, loose_lower);
    const Chance nothing_higher = s.others_want ? none_higher(s, seat, suit, higher, loose_higher, held_before)
                                                : holds_none(known, seat, suit, higher, loose_higher);
    const Chance something_higher = opposite(nothing_higher);
    Chance forced = nothing_lower > out_of_suit ? nothing_lower - out_of_suit : 0;
    held_before += known.share[seat][index_of(suit)];
    if (dry != certain) {
      const Chance drawn = both(out_of_suit, opposite(dry));
      forced += both(drawn, draws_higher);
      if ((s.partners & bit(seat)) == 0)
        outlook.drawn += scaled(cost_of(s, known.unseen) / std::max(1, loose), drawn); // until a card follows suit
    }
    const Chance free = something_higher > forced ? something_higher - forced : 0;
    const Chance over = forced + both(free, willing(s, value, left == 1));
    const Chance stays = opposite(over);
    if (over != 0) {
      for (Seat each = 0; each < s.law.players; ++each) outlook.wins[each] = both(outlook.wins[each], stays);
      outlook.wins[seat] += over;
    }
    if (stays <= 0) continue;
    const Chance discards = std::min(certain, both(out_of_suit, dry) * certain / stays);
    const Cost added = average_lower + costly_added(s, seat, suit, costly_lower);
    outlook.trick += scaled(s.dump_now[seat], discards) + scaled(added, opposite(discards));
    const Chance dirty = s.dump_now[seat] != 0 ? discards / 2 : 0;
    clean = both(clean, opposite(dirty));
    if (lower_penalties != 0)
      clean = both(clean, opposite(both(opposite(discards), count(lower_penalties) * certain / count(lower))));
    if ((winning.best & out) != 0) { // if its second copy is played, the next card takes the trick, or none
      const Chance twin = opposite(holds_none(known, seat, suit, winning.best));
      const Chance moved = both(outlook.wins[winning.seat], both(twin, s.weights.cancels));
      outlook.wins[winning.seat] -= moved;
      const Winner after = winner_of(open, known.me, card, standing & ~winning.best);
      if (after.seat != nobody) outlook.wins[after.seat] += moved;
    }
  }
  outlook.penalties = opposite(clean);
  return outlook;
}

} // namespace openhearts
