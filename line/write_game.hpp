// Where a game stands, and its finished hands.
#pragma once

#include "core/game.hpp"
#include "line/write_hand.hpp"
#include "line/write_standing.hpp"

namespace openhearts {

// The chips now; null without a settlement.
template <class Value> Value write_chips(const Game &game) {
  const PublicState &open = game.hand().open;
  const bool done = open.phase == Phase::done;
  return done ? write_chips<Value>(game.law, game.tally.chips, game.tally.pot)
              : write_chips<Value>(game.law, open.chips, open.pot);
}

template <class Value> Value write_status(const Game &game) {
  const PublicState &open = game.hand().open;
  Value json = Value::object();
  json.set("hand"_key, write_number<Value>(open.number));
  json.set("phase"_key, Value::of(name_of(open.phase)));
  json.set("to_act"_key, write_seat<Value>(open.turn));
  json.set("waiting"_key, write_seats<Value>(who_may_act(open)));
  json.set("over"_key, Value::of(game.tally.over));
  json.set("totals"_key, write_row<Value>(game.law, game.tally.totals));
  json.set("winners"_key, write_seats<Value>(game.tally.winners));
  json.set("chips"_key, write_chips<Value>(game));
  return json;
}

// A finished hand.
template <class Value> Value write_result(const Law &law, const PublicState &open) {
  const Tally tally = tally_after(law, open);
  Value row = Value::object();
  row.set("scores"_key, write_row<Value>(law, open.scores));
  row.set("totals"_key, write_row<Value>(law, tally.totals));
  row.set("fifties"_key, write_seats<Value>(tally.fifties));
  row.set("places"_key, write_row<Value>(law, standing_of(law, tally.totals, hands_played(open)).places));
  row.set("dealer"_key, write_number<Value>(open.dealer));
  row.set("pass"_key, write_pass_name<Value>(open));
  row.set("moon"_key, open.moon.shooters == 0 ? Value() : write_seats<Value>(open.moon.shooters));
  row.set("suit"_key, write_suit<Value>(law, open));
  row.set("chips"_key, has_chips(law) ? write_row<Value>(law, tally.chips) : Value());
  row.set("pot"_key, has_chips(law) ? write_number<Value>(tally.pot) : Value());
  return row;
}

// The first `hands` hands, all of them finished.
template <class Value> Value write_results(const Game &game, int hands) {
  Value list = Value::list();
  auto hand = game.hands.begin();
  for (int number = 0; number < hands; ++number) list.push(write_result<Value>(game.law, (hand++)->open));
  return list;
}

} // namespace openhearts
