// What one seat may know of a hand.
#pragma once

#include "core/view.hpp"
#include "line/write_hand.hpp"
#include "line/write_standing.hpp"

namespace openhearts {

// The value of each card that counts in this hand; empty before the bidder has named the suit.
template <class Value> Value write_values(const Law &law, const PublicState &open) {
  Value json = Value::object();
  if (law.rules.auction && (open.phase == Phase::bid || open.phase == Phase::suit)) return json;
  for (Card card = 0; card < deck_size; ++card) {
    const std::int64_t value = copies(law.deck, card) == 0 ? 0 : value_of(in_force(law, open), of(card));
    if (value == 0) continue;
    if constexpr (requires { json.set_card(card, Value()); })
      json.set_card(card, write_number<Value>(value));
    else
      json.set(name_of(card), write_number<Value>(value));
  }
  return json;
}

template <class Value> Value write_received(const Law &law, const View &view) {
  if (!view.has_received) return {};
  return view.open.pass == Pass::scatter ? write_passed<Value>(law, view.open, view.received_from)
                                         : write_cards<Value>(view.received);
}

template <class Value> Value write_kitty(const View &view) {
  Value kitty = Value::object();
  kitty.set("count"_key, write_number<Value>(view.kitty_size));
  kitty.set("cards"_key, empty(view.kitty) ? Value() : write_cards<Value>(view.kitty));
  kitty.set("taker"_key, write_seat<Value>(view.open.kitty_taker));
  return kitty;
}

template <class Value> Value write_view(const Law &law, const View &view) {
  const PublicState &open = view.open;
  const Tally tally = tally_at(law, open);
  Value has_passed = Value::list();
  for (Seat seat = 0; seat < law.players; ++seat)
    has_passed.push(Value::of(open.passing && (open.waiting & bit(seat)) == 0));

  Value json = Value::object();
  json.set("seat"_key, write_seat<Value>(view.seat));
  json.set("players"_key, write_number<Value>(law.players));
  json.set("hand"_key, write_number<Value>(open.number));
  json.set("dealer"_key, write_number<Value>(open.dealer));
  json.set("eldest"_key, write_number<Value>(eldest(law, open)));
  json.set("phase"_key, Value::of(name_of(open.phase)));
  json.set("to_act"_key, write_seat<Value>(open.turn));
  json.set("waiting"_key, write_seats<Value>(who_may_act(open)));
  json.set("cards"_key, write_cards<Value>(view.held));
  json.set("counts"_key, write_row<Value>(law, view.counts));
  json.set("pass"_key, write_pass<Value>(law, open, view.seat));
  json.set("has_passed"_key, std::move(has_passed));
  json.set("passed"_key, view.has_passed ? write_passed<Value>(law, open, view.passed) : Value());
  json.set("received"_key, write_received<Value>(law, view));
  json.set("trick"_key, write_trick<Value>(open));
  json.set("tricks"_key, write_tricks<Value>(open));
  json.set("table"_key, write_cards<Value>(open.lying));
  json.set("broken"_key, Value::of(open.broken));
  json.set("points"_key, write_points<Value>(law, open));
  json.set("kitty"_key, write_kitty<Value>(view));
  json.set("legal"_key, write_cards<Value>(choices(law, view)));
  json.set("stock"_key, write_stock<Value>(law, open));
  json.set("auction"_key, write_auction<Value>(law, open, view.seat));
  json.set("moon"_key, write_moon<Value>(open.moon));
  json.set("scores"_key, write_scores<Value>(law, open));
  json.set("teams"_key, law.rules.teams == Teams::none ? Value() : write_row<Value>(law, law.side_of));
  json.set("totals"_key, write_row<Value>(law, tally.totals));
  json.set("over"_key, Value::of(tally.over));
  json.set("winners"_key, write_seats<Value>(tally.winners));
  json.set("chips"_key, write_chips<Value>(law, tally.chips, tally.pot));
  json.set("settled"_key, write_settled<Value>(law, open));
  json.set("taken"_key, write_taken<Value>(law, open));
  json.set("values"_key, write_values<Value>(law, open));
  json.set("outcomes"_key, write_outcomes<Value>(law, open));
  json.set("fifties"_key, write_seats<Value>(tally.fifties));
  json.set("standing"_key, write_standing<Value>(law, standing_of(law, tally.totals, hands_played(open))));
  json.set("out"_key, write_seats<Value>(open.phase == Phase::play ? open.out : Seats{0}));
  return json;
}

} // namespace openhearts
