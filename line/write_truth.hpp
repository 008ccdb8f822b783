// Everything about a hand, including hidden cards.
#pragma once

#include "core/scoring.hpp"
#include "line/write_hand.hpp"
#include "line/write_standing.hpp"

namespace openhearts {

// The cards of the stock that are still to be drawn, in drawing order.
template <class Value> Value write_hidden_stock(const Hand &hand) {
  Value list = Value::list();
  for (int i = hand.stock_size - hand.open.stock_left; i < hand.stock_size; ++i)
    list.push(write_card<Value>(hand.stock[static_cast<std::size_t>(i)]));
  return list;
}

template <class Value> Value write_truth(const Law &law, const Hand &hand) {
  const PublicState &open = hand.open;
  Value dealt = Value::list();
  Value held = Value::list();
  Value passed = Value::list();
  Value won = Value::list();
  for (Seat seat = 0; seat < law.players; ++seat) {
    dealt.push(write_cards<Value>(hand.dealt[seat]));
    held.push(write_cards<Value>(hand.held[seat]));
    const bool has_passed = open.passing && (open.waiting & bit(seat)) == 0;
    passed.push(has_passed ? write_passed<Value>(law, open, hand.passed[seat]) : Value());
    won.push(write_cards<Value>(won_by(hand, seat)));
  }
  Value json = Value::object();
  json.set("hand"_key, write_number<Value>(open.number));
  json.set("dealer"_key, write_number<Value>(open.dealer));
  json.set("phase"_key, Value::of(name_of(open.phase)));
  json.set("pass"_key, write_pass_name<Value>(open));
  json.set("dealt"_key, std::move(dealt));
  json.set("passed"_key, std::move(passed));
  json.set("held"_key, std::move(held));
  json.set("kitty"_key, write_cards<Value>(hand.kitty));
  json.set("stock"_key, write_hidden_stock<Value>(hand));
  json.set("kitty_taker"_key, write_seat<Value>(open.kitty_taker));
  json.set("tricks"_key, write_tricks<Value>(open));
  json.set("trick"_key, write_trick<Value>(open));
  json.set("table"_key, write_cards<Value>(open.lying));
  json.set("broken"_key, Value::of(open.broken));
  json.set("won"_key, std::move(won));
  json.set("tricks_won"_key, write_row<Value>(law, open.tricks_won));
  json.set("moon"_key, write_moon<Value>(open.moon));
  json.set("scores"_key, write_scores<Value>(law, open));
  json.set("auction"_key, write_auction<Value>(law, open, open.turn));
  json.set("settled"_key, write_settled<Value>(law, open));
  return json;
}

} // namespace openhearts
