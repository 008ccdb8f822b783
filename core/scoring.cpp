#include "core/scoring.hpp"

#include "core/points.hpp"
#include "core/tally.hpp"

namespace openhearts {

namespace {

Seats takers_of(const Law &law, const PublicState &open, Cards cards) {
  Seats takers = 0;
  for (Seat seat = 0; seat < law.players; ++seat)
    if ((open.taken[seat].cards & cards) != 0) takers |= bit(seat);
  return takers;
}

// The player who took everything or else, under joint_moon, the side.
Seats shooters_in(const Law &law, const PublicState &open) {
  const SuitLaw &in = in_force(law, open);
  Seats takers = takers_of(law, open, in.penalties);
  if (takers == 0) return 0; // no penalty card in play
  if (law.rules.moon_needs_bonus) takers |= takers_of(law, open, in.bonuses);
  if ((takers & (takers - 1)) == 0) return takers;
  if (law.rules.joint_moon)
    for (int side = 0; side < law.sides; ++side)
      if ((takers & ~seats_on(law, side)) == 0) return seats_on(law, side);
  return 0;
}

// The shooter who chooses how the moon counts: of partners, the one who took more penalty points, or in a tie the first
// from eldest.
Seat chooser_among(const Law &law, const PublicState &open, Seats shooters) {
  Seat chooser = nobody;
  std::int64_t most = -1;
  for (int i = 1; i <= law.players; ++i) {
    const Seat seat = seat_after(law, open.dealer, i);
    if ((shooters & bit(seat)) == 0) continue;
    const std::int64_t points = penalties_of(law, open, seat);
    if (points > most) chooser = seat;
    most = points > most ? points : most;
  }
  return chooser;
}

bool every_trick_to(const Law &law, const PublicState &open, Seats shooters) {
  for (Seat seat = 0; seat < law.players; ++seat)
    if ((shooters & bit(seat)) == 0 && open.tricks_won[seat] != 0) return false;
  return true;
}

// Writes the scores in place: a copy, read right after it was written, would stall the processor.
void score(const Law &law, const PublicState &open, const Moon &moon, Scores &scores) {
  const SuitLaw &in = in_force(law, open);
  for (Seat seat = 0; seat < law.players; ++seat) {
    if (moon.shooters == 0) {
      scores[seat] = value_of(in, open.taken[seat]);
      if (open.tricks_won[seat] == 0) scores[seat] -= law.rules.no_trick_bonus;
      continue;
    }
    scores[seat] = value_of(in, only(open.taken[seat], in.bonuses)); // bonuses count for their taker even after a moon
    const bool shot = (moon.shooters & bit(seat)) != 0;
    const bool opponent = law.side_of[seat] != law.side_of[moon.chooser];
    if (moon.way == MoonWay::new_way && shot) scores[seat] -= moon.amount;
    if (moon.way == MoonWay::old_way && opponent) scores[seat] += moon.amount;
  }
}

// The old way, unless the game would then end without a win for the shooter's side.
MoonWay automatic_way(const Law &law, const PublicState &open, Moon moon) {
  moon.way = MoonWay::old_way;
  const Tally tally = tally_with(law, open, scores_of(law, open, moon));
  return tally.over && (tally.winners & moon.shooters) == 0 ? MoonWay::new_way : MoonWay::old_way;
}

} // namespace

Moon moon_in(const Law &law, const PublicState &open) {
  Moon moon;
  if (law.rules.moon == MoonRule::off) return moon;
  moon.shooters = shooters_in(law, open);
  if (moon.shooters == 0) return moon;
  moon.chooser = chooser_among(law, open, moon.shooters);
  moon.sun = law.rules.sun != 0 && every_trick_to(law, open, moon.shooters);
  if (moon.sun) moon.amount = law.rules.sun;
  for (Seat seat = 0; seat < law.players && !moon.sun; ++seat) moon.amount += penalties_of(law, open, seat);
  return moon;
}

Scores scores_of(const Law &law, const PublicState &open, const Moon &moon) {
  Scores scores = {};
  score(law, open, moon, scores);
  return scores;
}

void find_moon(const Law &law, Hand &hand) {
  PublicState &open = hand.open;
  if (open.kitty_taker != nobody) open.taken[open.kitty_taker] = open.taken[open.kitty_taker] + hand.kitty;
  open.moon = moon_in(law, open);
  if (open.moon.shooters == 0) return;
  switch (law.rules.moon) {
  case MoonRule::choice: return;
  case MoonRule::new_moon: open.moon.way = MoonWay::new_way; return;
  case MoonRule::automatic: open.moon.way = automatic_way(law, open, open.moon); return;
  case MoonRule::old_moon:
  case MoonRule::off: open.moon.way = MoonWay::old_way; return;
  }
}

void begin_choice(PublicState &open) {
  open.phase = Phase::moon;
  open.turn = open.moon.chooser;
}

void finish(const Law &law, PublicState &open) {
  score(law, open, open.moon, open.scores);
  open.phase = Phase::done;
  open.turn = nobody;
}

Refusal refuse_moon(const Law &law, const PublicState &open, Seat seat, MoonWay way) {
  if (seat >= law.players) return Refusal::no_such_seat;
  if (open.phase != Phase::moon) return Refusal::not_now;
  if (open.turn != seat) return Refusal::not_your_turn;
  return way == MoonWay::none ? Refusal::not_a_moon_choice : Refusal::none;
}

} // namespace openhearts
