#include "core/scoring.hpp"

#include "core/trick.hpp"

namespace openhearts {

namespace {

Seats everybody_on(const Law &law, int side) {
  Seats seats = 0;
  for (Seat seat = 0; seat < law.players; ++seat)
    if (law.side_of[seat] == side) seats |= bit(seat);
  return seats;
}

bool took_all(const Law &law, const Hand &hand, Seats seats) {
  Cards needed = law.penalties;
  if (law.rules.moon_needs_bonus) needed |= law.bonuses;
  Cards won = 0;
  for (Seat seat = 0; seat < law.players; ++seat)
    if ((seats & bit(seat)) != 0) won |= won_by(hand, seat);
  return (hand.in_play & needed & ~won) == 0;
}

// One player who took everything, else, with a joint moon, one side.
Seats shooters_in(const Law &law, const Hand &hand) {
  for (Seat seat = 0; seat < law.players; ++seat)
    if (took_all(law, hand, bit(seat))) return bit(seat);
  if (law.rules.joint_moon)
    for (int side = 0; side < law.sides; ++side)
      if (took_all(law, hand, everybody_on(law, side))) return everybody_on(law, side);
  return 0;
}

// The shooter; of a side, the partner who took more penalty points, then the first from eldest.
Seat chooser_among(const Law &law, const Hand &hand, Seats shooters) {
  Seat chooser = nobody;
  std::int64_t most = -1;
  for (int i = 1; i <= law.players; ++i) {
    const Seat seat = seat_after(law, hand.open.dealer, i);
    if ((shooters & bit(seat)) == 0) continue;
    const std::int64_t points = value_of(law, won_by(hand, seat) & law.penalties);
    if (points > most) chooser = seat;
    most = points > most ? points : most;
  }
  return chooser;
}

bool every_trick_to(const Law &law, const Open &open, Seats shooters) {
  for (Seat seat = 0; seat < law.players; ++seat)
    if ((shooters & bit(seat)) == 0 && open.tricks_won[seat] != 0) return false;
  return true;
}

void done(Hand &hand, const Scores &scores) {
  hand.open.scores = scores;
  hand.open.phase = Phase::done;
  hand.open.turn = nobody;
}

// Old, unless the game would then end without the shooter's side among the winners.
MoonWay automatic_way(const Law &law, const Hand &hand, Moon moon) {
  moon.way = MoonWay::old_way;
  const Standing standing = stand(law, hand.open, scores_of(law, hand, moon));
  return standing.over && (standing.winners & moon.shooters) == 0 ? MoonWay::new_way : MoonWay::old_way;
}

} // namespace

Moon moon_in(const Law &law, const Hand &hand) {
  Moon moon;
  if (law.rules.moon == MoonRule::off || (hand.in_play & law.penalties) == 0) return moon;
  moon.shooters = shooters_in(law, hand);
  if (moon.shooters == 0) return moon;
  moon.chooser = chooser_among(law, hand, moon.shooters);
  moon.sun = law.rules.sun != 0 && every_trick_to(law, hand.open, moon.shooters);
  moon.amount = moon.sun ? law.rules.sun : value_of(law, hand.in_play & law.penalties);
  return moon;
}

Scores scores_of(const Law &law, const Hand &hand, const Moon &moon) {
  Scores scores = {};
  for (Seat seat = 0; seat < law.players; ++seat) {
    const Cards won = won_by(hand, seat);
    if (moon.shooters == 0) {
      scores[seat] = value_of(law, won);
      if (hand.open.tricks_won[seat] == 0) scores[seat] -= law.rules.no_trick_bonus;
      continue;
    }
    scores[seat] = value_of(law, won & law.bonuses); // bonus cards count for their taker on a moon too
    const bool shot = (moon.shooters & bit(seat)) != 0;
    const bool opponent = law.side_of[seat] != law.side_of[moon.chooser];
    if (moon.way == MoonWay::new_way && shot) scores[seat] -= moon.amount;
    if (moon.way == MoonWay::old_way && opponent) scores[seat] += moon.amount;
  }
  return scores;
}

void finish_play(const Law &law, Hand &hand) {
  Open &open = hand.open;
  open.moon = moon_in(law, hand);
  if (open.moon.shooters != 0) {
    switch (law.rules.moon) {
    case MoonRule::choice:
      open.phase = Phase::moon;
      open.turn = open.moon.chooser;
      return;
    case MoonRule::new_moon: open.moon.way = MoonWay::new_way; break;
    case MoonRule::automatic: open.moon.way = automatic_way(law, hand, open.moon); break;
    case MoonRule::old_moon:
    case MoonRule::off: open.moon.way = MoonWay::old_way; break;
    }
  }
  done(hand, scores_of(law, hand, open.moon));
}

Refusal refuse_moon(const Law &law, const Hand &hand, Seat seat, MoonWay way) {
  if (seat >= law.players) return Refusal::no_such_seat;
  if (hand.open.phase != Phase::moon) return Refusal::not_now;
  if (hand.open.turn != seat) return Refusal::not_your_turn;
  return way == MoonWay::none ? Refusal::not_a_moon_choice : Refusal::none;
}

void choose_moon(const Law &law, Hand &hand, MoonWay way) {
  hand.open.moon.way = way;
  done(hand, scores_of(law, hand, hand.open.moon));
}

} // namespace openhearts
