// How a game stands: chips, what a hand has moved, who is ahead, and what a moon would change.
#pragma once

#include "core/money.hpp"
#include "core/outcome.hpp"
#include "core/settlement.hpp"
#include "core/settlement_lines.hpp"
#include "core/standing.hpp"
#include "line/decimal.hpp"
#include "line/write_parts.hpp"

namespace openhearts {

// What chips are worth; null if the players gave them no value.
template <class Value> Value write_money(const Law &law, std::int64_t parts) {
  return has_money(law) ? write_json<Value>(decimal(money_for(law, parts), 3)) : Value();
}

template <class Value> Value write_money(const Law &law, const Chips &stacks) {
  Value list = Value::list();
  for (Seat seat = 0; seat < law.players; ++seat) list.push(write_money<Value>(law, stacks[seat]));
  return list;
}

// Null without a settlement.
template <class Value> Value write_chips(const Law &law, const Chips &stacks, std::int64_t pot) {
  if (!has_chips(law)) return {};
  Chips net = bought(law);
  const std::int64_t each = net[0];
  for (std::size_t seat = 0; seat < net.size(); ++seat) net[seat] = stacks[seat] - net[seat];
  Value chips = Value::object();
  chips.set("unit"_key, write_number<Value>(law.chip_unit));
  chips.set("stacks"_key, write_row<Value>(law, stacks));
  chips.set("pot"_key, write_number<Value>(pot));
  chips.set("bought"_key, write_number<Value>(each));
  chips.set("net"_key, write_row<Value>(law, net));
  if (!has_money(law)) {
    chips.set("money"_key, Value());
    return chips;
  }
  Value money = Value::object();
  money.set("chip"_key, write_money<Value>(law, law.chip_unit));
  money.set("decimals"_key, write_number<Value>(money_decimals(law)));
  money.set("stacks"_key, write_money<Value>(law, stacks));
  money.set("pot"_key, write_money<Value>(law, pot));
  money.set("bought"_key, write_money<Value>(law, each));
  money.set("net"_key, write_money<Value>(law, net));
  chips.set("money"_key, std::move(money));
  return chips;
}

// The chips that the hand has moved, and why; null until it is settled.
template <class Value> Value write_settled(const Law &law, const PublicState &open) {
  if (open.phase != Phase::done) return {};
  const Tally tally = tally_after(law, open);
  if (!is_settled(law, tally.over)) return {};
  const Settled moved = settled(law, open, tally.totals);
  Chips net = {};
  for (std::size_t seat = 0; seat < net.size(); ++seat) net[seat] = moved.won[seat] - moved.paid[seat];
  Value lines = Value::list();
  for (const Message &line : lines_of(law, tally.totals, moved)) lines.push(write_message<Value>(line));
  Value json = Value::object();
  json.set("before"_key, write_number<Value>(moved.before));
  json.set("paid"_key, write_row<Value>(law, moved.paid));
  json.set("won"_key, write_row<Value>(law, moved.won));
  json.set("net"_key, write_row<Value>(law, net));
  json.set("pot"_key, write_number<Value>(moved.after));
  json.set("lines"_key, std::move(lines));
  return json;
}

template <class Value> Value write_standing(const Law &law, const Standing &standing) {
  Value json = Value::object();
  json.set("sums"_key, write_row<Value>(law, standing.sums));
  json.set("places"_key, write_row<Value>(law, standing.places));
  json.set("behind"_key, write_row<Value>(law, standing.behind));
  json.set("to_target"_key, standing.to_target ? write_row<Value>(law, *standing.to_target) : Value());
  json.set("hands_left"_key, standing.hands_left ? write_number<Value>(*standing.hands_left) : Value());
  json.set("tied"_key, Value::of(standing.tied));
  return json;
}

template <class Value> Value write_outcome(const Law &law, const PublicState &open, MoonWay way) {
  const Outcome outcome = outcome_of(law, open, way);
  const Tally &tally = outcome.tally;
  Value json = Value::object();
  json.set("scores"_key, write_row<Value>(law, outcome.scores));
  json.set("totals"_key, write_row<Value>(law, tally.totals));
  json.set("fifties"_key, write_seats<Value>(tally.fifties));
  json.set("standing"_key, write_standing<Value>(law, standing_of(law, tally.totals, open.number + 1)));
  json.set("over"_key, Value::of(tally.over));
  json.set("winners"_key, write_seats<Value>(tally.winners));
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
