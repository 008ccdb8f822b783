// What the writers share: seats, cards, rows of one number per seat.
//
// Each shape is described once, as a template over the type of value to make: JSON for the line protocol, or Python
// objects (bindings/python/value.hpp). Such a Value is null unless it comes from of(flag), of(number), of(text), list()
// or object(); push and set append to the last two.
#pragma once

#include "core/hand.hpp"
#include "core/message.hpp"
#include "line/key.hpp"

namespace openhearts {

std::string_view name_of(Phase phase);
std::string_view name_of(Pass pass);

template <class Value = Json> Value write_number(std::int64_t number) { return Value::of(number); }

// A Value type may have its own of_card, for cards, and of_json, for finished JSON.
template <class Value = Json> Value write_card(Card card) {
  if constexpr (requires { Value::of_card(card); })
    return Value::of_card(card);
  else
    return Value::of(std::string_view(name_of(card)));
}

template <class Value = Json> Value write_json(const Json &json) {
  if constexpr (requires { Value::of_json(json); })
    return Value::of_json(json);
  else
    return json;
}

template <class Value = Json> Value write_message(const Message &message) {
  Value json = Value::object();
  json.set("id"_key, Value::of(message.id));
  json.set("args"_key, write_json<Value>(message.arguments));
  return json;
}

// Lowest first, clubs to hearts; a card that the pile holds twice is listed twice.
template <class Value = Json> Value write_cards(Pile pile) {
  Value list = Value::list();
  while (!empty(pile)) list.push(write_card<Value>(take_lowest(pile)));
  return list;
}

template <class Value = Json> Value write_cards(Cards cards) { return write_cards<Value>(Pile{cards, 0}); }

template <class Value = Json> Value write_seat(Seat seat) {
  return seat == nobody ? Value() : write_number<Value>(seat);
}

template <class Value = Json> Value write_seats(Seats seats) {
  Value list = Value::list();
  for (Seat seat = 0; seat < max_seats; ++seat)
    if ((seats & bit(seat)) != 0) list.push(write_number<Value>(seat));
  return list;
}

// One number per seat.
template <class Value = Json, class Number> Value write_row(const Law &law, const std::array<Number, max_seats> &row) {
  Value list = Value::list();
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(law.players); ++seat)
    list.push(write_number<Value>(row[seat]));
  return list;
}

} // namespace openhearts
