#include "bots/moon.hpp"

#include "core/scoring.hpp"
#include "core/settlement.hpp"
#include "core/tally.hpp"

#include <algorithm>

namespace openhearts {

namespace {

Cards taken_by(const PublicState &open, Seats seats) {
  Cards taken = 0;
  while (seats != 0) taken |= open.taken[take_first(seats)].cards;
  return taken;
}

// Whether a card needed for a moon is already out of these seats' reach.
bool spoilt(const Situation &s, Seats seats) {
  const Seats all = s.known.others | bit(s.known.me);
  const Cards needed = s.law.rules.moon_needs_bonus ? s.in.penalties | s.in.bonuses : s.in.penalties;
  return (taken_by(s.view.open, static_cast<Seats>(all & ~seats)) & needed) != 0;
}

// How many of the tricks so far held a penalty card.
int penalty_tricks(const Situation &s) {
  const PublicState &open = s.view.open;
  int number = 0;
  for (std::size_t trick = 0; trick < open.tricks; ++trick) {
    Cards cards = 0;
    for (std::size_t i = open.begins[trick]; i < open.begins[trick + 1]; ++i) cards |= of(open.cards[i]);
    number += (cards & s.in.penalties) != 0;
  }
  return number;
}

// The chance that these seats take every penalty card, if nobody else has taken any.
Chance begun_moon(const Situation &s, Seats shooters) {
  // Counted in this player's own games: one penalty trick is bad luck, four while nobody else has any are a plan. The
  // number of tricks says more than the points, most of which may come from the queen alone.
  constexpr std::array<Chance, 8> chances = {0, 80, 220, 450, 700, 850, 930, 970};
  const int players = s.law.players;
  const int at_least = (count(taken_by(s.view.open, shooters) & s.in.penalties) + players - 1) / players;
  const int tricks = std::min(std::max(penalty_tricks(s), at_least), 7);
  return chances[static_cast<std::size_t>(tricks)];
}

// The chance to lose no trick in a suit by playing winners from the top until the others have run out of it.
Chance suit_runs(const Situation &s, Suit suit) {
  Pile mine = only(s.view.held, of(suit));
  const Pile out = only(s.known.unseen, of(suit));
  const int followers = s.known.followers[index_of(suit)];
  if (empty(mine) || empty(out) || followers == 0) return certain;
  int left = number_of(out);
  const bool mostly_penalties = count(s.in.penalties & of(suit)) > 1; // losing a trick in such a suit ends it
  const Chance lost = mostly_penalties ? 130 : 420;
  Chance chance = certain;
  while (!empty(mine)) {
    const Card card = highest(mine.cards);
    take(mine, of(card));
    const int higher = number_of(out, above(card) | of(card)); // including its second copy
    if (left <= 0) break; // nobody can follow any more
    if (higher != 0) chance = both(chance, left <= 2 ? (certain + lost) / 2 : lost);
    left -= followers + (left > followers ? -1 : 0); // the others seldom all hold the same number
  }
  return chance;
}

// Whether my chance to take every trick with penalty cards is greater than `least`.
bool can_shoot(const Situation &s, Cost least) {
  const PublicState &open = s.view.open;
  if (open.in_trick != 0 && (open.trick.cards & s.in.penalties) != 0 && (s.view.held.cards & taking(open)) == 0)
    return least < 0;
  Chance chance = certain;
  for (const Suit suit : {Suit::clubs, Suit::diamonds, Suit::spades, Suit::hearts}) {
    chance = both(chance, suit_runs(s, suit));
    if (chance <= least) return false;
  }
  if (s.view.kitty_size != 0 && open.kitty_taker != nobody && open.kitty_taker != s.known.me) {
    const int unseen = std::max(1, number_of(s.known.unseen));
    const Chance safe = certain - certain * number_of(s.known.unseen, s.in.penalties) / unseen;
    for (int i = 0; i < s.view.kitty_size; ++i) chance = both(chance, safe);
  }
  return chance > least;
}

// Whether a moon is worth shooting or stopping: under `high` it hurts its shooter, and where every hand is settled, the
// cards cost chips as they fell.
bool moons_count(const Law &law) {
  return law.rules.moon != MoonRule::off && law.rules.objective == Objective::low &&
         settles(law.rules) != Settles::each_hand;
}

// Ranks an outcome for a seat: winning is best, and playing on is better than losing.
int rank_of(const Tally &tally, Seat seat) {
  if (!tally.over) return 1;
  return (tally.winners & bit(seat)) != 0 ? 2 : 0;
}

} // namespace

Threat threat_of(const Situation &s) {
  const PublicState &open = s.view.open;
  const Law &law = s.law;
  if (!moons_count(law)) return {};
  const Seats friends = s.partners | bit(s.known.me);
  Seats shooters = 0;
  for (Seat seat = 0; seat < law.players; ++seat)
    if ((open.taken[seat].cards & s.in.penalties) != 0) shooters |= bit(seat);
  if (shooters == 0 || (shooters & friends) != 0) return {};
  if ((shooters & (shooters - 1)) != 0) {
    if (!law.rules.joint_moon) return {};
    const int side = law.side_of[static_cast<std::size_t>(std::countr_zero(shooters))];
    for (Seat seat = 0; seat < law.players; ++seat)
      if ((shooters & bit(seat)) != 0 && law.side_of[seat] != side) return {};
  }
  if (spoilt(s, shooters)) return {};
  return {shooters, begun_moon(s, shooters)};
}

bool worth_shooting(const Situation &s) {
  const Law &law = s.law;
  if (!moons_count(law) || s.all == 0) return false;
  const Seats me = bit(s.known.me);
  const Seats shooters = law.rules.joint_moon ? s.partners | me : me;
  if (s.view.open.phase != Phase::play || spoilt(s, shooters)) return false;
  // By how many points I trail the others' average if I fail (and take most of what is left), and if I duck from here;
  // a moon puts me ahead by all points. The chance that I need follows from these three.
  Pile ours = s.known.mine;
  for (Seats left = shooters ^ me; left != 0;) ours = ours + s.view.open.taken[take_first(left)];
  const Cost taken = value_of(s.in, only(ours, s.in.penalties)) * point;
  const Cost left = s.all - taken;
  const auto trailing = [&](Cost mine) { return (mine * law.players - s.all) / (law.players - 1); };
  const Cost failed = trailing(taken + left * 6 / 10);
  const Cost ducked = trailing(taken + left * 2 / 10);
  const Cost needed = (failed - ducked) * certain / std::max<Cost>(1, failed + s.all);
  const Cost least = needed + s.weights.shoot_above;
  return (shooters != me && begun_moon(s, shooters) > least) || can_shoot(s, least);
}

MoonWay careful_moon(const Law &law, const View &view) {
  const auto rank_after = [&](MoonWay way) {
    Moon moon = view.open.moon;
    moon.way = way;
    const Scores scores = scores_of(law, view.open, moon);
    return rank_of(tally_with(law, view.open, scores), view.seat);
  };
  return rank_after(MoonWay::new_way) > rank_after(MoonWay::old_way) ? MoonWay::new_way : MoonWay::old_way;
}

} // namespace openhearts
