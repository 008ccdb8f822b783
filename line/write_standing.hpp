// How a game stands: totals, chips, what a hand has moved, who is ahead, and what a moon would make of it.
#pragma once

#include "core/scoring.hpp"
#include "core/settlement.hpp"
#include "core/settlement_lines.hpp"
#include "core/standing.hpp"
#include "line/write_parts.hpp"

#include <algorithm>

namespace openhearts {

inline bool has_chips(const Law &law) { return law.rules.settlement.kind != Settlement::Kind::none; }

// Before the hand; after it once it is done.
inline Standing standing_at(const Law &law, const PublicState &open) {
  if (open.phase == Phase::done) return stand(law, open);
  Standing standing;
  standing.totals = open.totals;
  standing.chips = open.chips;
  standing.pot = open.pot;
  return standing;
}

// Null without a settlement.
template <class Value> Value write_chips(const Law &law, const Chips &stacks, std::int64_t pot) {
  if (!has_chips(law)) return {};
  Value chips = Value::object();
  chips.set("unit"_key, write_number<Value>(law.chip_unit));
  chips.set("stacks"_key, write_row<Value>(law, stacks));
  chips.set("pot"_key, write_number<Value>(pot));
  return chips;
}

// What the hand has moved in chips, and why; null until it is settled.
template <class Value> Value write_settled(const Law &law, const PublicState &open) {
  if (open.phase != Phase::done) return {};
  const Standing standing = stand(law, open);
  if (!is_settled(law, standing.over)) return {};
  const Settled moved = settled(law, open, standing.totals);
  Chips net = {};
  for (std::size_t seat = 0; seat < net.size(); ++seat) net[seat] = moved.won[seat] - moved.paid[seat];
  Value lines = Value::list();
  for (const Message &line : lines_of(law, standing.totals, moved)) lines.push(write_message<Value>(line));
  Value json = Value::object();
  json.set("before"_key, write_number<Value>(moved.before));
  json.set("paid"_key, write_row<Value>(law, moved.paid));
  json.set("won"_key, write_row<Value>(law, moved.won));
  json.set("net"_key, write_row<Value>(law, net));
  json.set("pot"_key, write_number<Value>(moved.after));
  json.set("lines"_key, std::move(lines));
  return json;
}

// Who is ahead, and how near the end is: by seat the distance to the target, or how many hands are left.
template <class Value> Value write_standing(const Law &law, const PublicState &open, const Standing &standing) {
  const Race race = race_of(law, standing.totals);
  const End &end = law.rules.end;
  const bool done = open.phase == Phase::done || open.phase == Phase::moon;
  Value to_target = Value::list();
  for (Seat seat = 0; seat < law.players; ++seat) {
    std::int64_t reached = 0;
    for (Seat each = 0; each < law.players; ++each)
      if (each == seat || (law.rules.pooled && law.side_of[each] == law.side_of[seat]))
        reached += standing.totals[each];
    to_target.push(write_number<Value>(end.number - reached));
  }
  const bool hands = end.by == End::By::hands;
  const int hands_left = std::max(0, end.number - open.number - (done ? 1 : 0));
  Value json = Value::object();
  json.set("places"_key, write_row<Value>(law, race.places));
  json.set("behind"_key, write_row<Value>(law, race.behind));
  json.set("to_target"_key, hands ? Value() : std::move(to_target));
  json.set("hands_left"_key, hands ? write_number<Value>(hands_left) : Value());
  return json;
}

// How the game would stand if the moon counted this way: everything that follows from it, including bonus cards,
// fifties and the end of the game.
template <class Value> Value write_outcome(const Law &law, const PublicState &open, MoonWay way) {
  PublicState after = open;
  after.moon.way = way;
  after.scores = scores_of(law, open, after.moon);
  after.phase = Phase::done;
  const Standing standing = stand(law, after);
  Value json = Value::object();
  json.set("scores"_key, write_row<Value>(law, after.scores));
  json.set("totals"_key, write_row<Value>(law, standing.totals));
  json.set("fifties"_key, write_seats<Value>(dropped_at_fifties(law, open, after.scores)));
  json.set("standing"_key, write_standing<Value>(law, open, standing));
  json.set("over"_key, Value::of(standing.over));
  json.set("winners"_key, write_seats<Value>(standing.winners));
  return json;
}

template <class Value> Value write_outcomes(const Law &law, const PublicState &open) {
  if (open.moon.shooters == 0) return {};
  Value json = Value::object();
  json.set("old"_key, write_outcome<Value>(law, open, MoonWay::old_way));
  json.set("new"_key, write_outcome<Value>(law, open, MoonWay::new_way));
  return json;
}

} // namespace openhearts
