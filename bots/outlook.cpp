#include "bots/outlook.hpp"

namespace openhearts {

namespace {

// How likely a player who could duck is to take the trick all the same.
Chance willing(const Situation &s, Cards pile, bool last) {
  const std::int64_t value = value_of(s.in, pile);
  const bool wanted = s.others_want ? value > 0 : value < 0;
  const bool unwanted = s.others_want ? value < 0 : value > 0;
  if (wanted) return s.habits.takes_wanted;
  if (unwanted) return s.habits.takes_dirty;
  return last ? s.habits.takes_clean_last : s.habits.takes_clean;
}

// What a seat that follows below the winning card is expected to add: a card like any other there, but a dear one
// surely, if it is held.
Cost added_below(const Situation &s, Seat seat, Suit suit, Cards lower, Cards dear_lower) {
  const int number = count(lower);
  if (number == 0 || (lower & (s.in.penalties | s.in.bonuses)) == 0) return 0;
  Cost cost = cost_of(s, lower & ~dear_lower) / number;
  for (Cards left = dear_lower; left != 0;) {
    const Card card = take_lowest(left);
    const Chance holds = opposite(holds_none(s.known, seat, suit, of(card)));
    cost += scaled(cost_of(s, card), holds);
  }
  return cost;
}

Cost kitty_cost(const Situation &s, Cards pile) {
  const Open &open = s.view.open;
  if (s.view.kitty_size == 0 || open.kitty_taker != nobody) return 0;
  const KittyTaker rule = s.law.rules.kitty;
  const bool due = rule == KittyTaker::first_trick           ? open.first_trick
                   : rule == KittyTaker::first_penalty_trick ? (pile & s.in.penalties) != 0
                                                             : false;
  if (!due && s.known.tricks_left != 1) return 0;
  const int unseen = count(s.known.unseen);
  return unseen == 0 ? 0 : cost_of(s, s.known.unseen) * s.view.kitty_size / unseen;
}

// The card that would take the trick after this one, and whose it is.
struct Winner {
  Cards best = 0;
  Seat winner = 0;
};

// With two packs a second copy cancels the first. Where nothing stands, the trick comes back to its leader's lead.
Winner winner_after(const Open &open, Seat me, Card card, Cards led) {
  const bool cancels = (open.trick.cards & of(card)) != 0;
  if (!cancels && (of(card) & led) != 0 && of(card) > open.best) return {of(card), me};
  const Seat leader = open.in_trick == 0 ? me : open.leader;
  if (of(card) != open.best || !cancels) return {open.best, open.winning == nobody ? leader : open.winning};
  const Cards left = open.trick.cards & led & ~open.trick.twice & ~of(card);
  Winner after{left == 0 ? Cards{0} : of(highest(left)), leader};
  for (std::size_t i = open.begins[open.tricks]; i < open.played; ++i)
    if (of(open.cards[i]) == after.best) after.winner = open.by[i];
  return after;
}

} // namespace

Outlook outlook_of(const Situation &s, Card card) {
  const Open &open = s.view.open;
  const Knowledge &known = s.known;
  const Cards led = open.in_trick == 0 ? of(suit_of(card)) : open.led;
  const Suit suit = open.in_trick == 0 ? suit_of(card) : suit_of(lowest(led));
  const Winner standing = winner_after(open, known.me, card, led);
  const Card top = standing.best == 0 ? lowest(led) : lowest(standing.best);
  const Cards pile = open.trick.cards | of(card);
  const Cards out = known.unseen & led;
  const Cards lower = out & below(top);
  const Cards higher = out & above(top);
  const Cards dear_lower = s.others_want ? Cards{0} : lower & s.dear;

  Outlook outlook;
  outlook.wins[standing.winner] = certain;
  outlook.trick = cost_of(s, pile) + kitty_cost(s, pile);
  Chance clean = (pile & s.in.penalties) != 0 ? 0 : certain;
  const Cards lower_penalties = lower & s.in.penalties;
  Seat seat = known.me;
  for (int left = std::popcount(known.later); left > 0; --left) {
    do seat = next_seat(s.law, seat);
    while ((known.later & bit(seat)) == 0);
    // It goes above the winning card because it must, or because it does not mind; else it may be out of the suit.
    const Chance out_of_suit = is_void(known, seat, suit) ? certain : holds_none(known, seat, suit, out);
    const Chance nothing_lower = holds_none(known, seat, suit, lower);
    const Chance something_higher = opposite(holds_none(known, seat, suit, higher));
    const Chance forced = nothing_lower > out_of_suit ? nothing_lower - out_of_suit : 0;
    const Chance free = something_higher > forced ? something_higher - forced : 0;
    const Chance over = forced + both(free, willing(s, pile, left == 1));
    const Chance stays = opposite(over);
    if (over != 0) {
      for (Chance &wins : outlook.wins) wins = both(wins, stays);
      outlook.wins[seat] += over;
    }
    if (stays <= 0) continue;
    const Chance discards = out_of_suit * certain / stays > certain ? certain : out_of_suit * certain / stays;
    outlook.trick +=
        scaled(s.dump_now[seat], discards) + scaled(added_below(s, seat, suit, lower, dear_lower), opposite(discards));
    const Chance dirty = s.dump_now[seat] != 0 ? discards / 2 : 0;
    clean = both(clean, opposite(dirty));
    if (lower_penalties != 0)
      clean = both(clean, opposite(both(opposite(discards), count(lower_penalties) * certain / count(lower))));
  }
  outlook.penalties = opposite(clean);
  return outlook;
}

} // namespace openhearts
