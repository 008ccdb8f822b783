// The parts of a hand: its pass, auction, tricks and moon.
#pragma once

#include "core/auction.hpp"
#include "core/pass.hpp"
#include "core/points.hpp"
#include "line/write_parts.hpp"

namespace openhearts {

// Where the seat's cards go, and where its new ones come from; null in a hand without a pass.
template <class Value> Value write_pass(const Law &law, const PublicState &open, Seat seat) {
  if (!open.passing) return {};
  Seats targets = 0;
  Seats sources = 0;
  const int count = cards_to_pass(law, open.pass);
  for (Seat giver = 0; giver < law.players; ++giver)
    for (int i = 0; i < count; ++i) {
      const Seat taker = receiver(law, open.pass, giver, i);
      if (giver == seat) targets |= bit(taker);
      if (taker == seat) sources |= bit(giver);
    }
  Value pass = Value::object();
  pass.set("to"_key, Value::of(name_of(open.pass)));
  pass.set("count"_key, write_number<Value>(count));
  pass.set("targets"_key, write_seats<Value>(targets));
  pass.set("sources"_key, write_seats<Value>(sources));
  return pass;
}

template <class Value> Value write_pass_name(const PublicState &open) {
  return Value::of(name_of(open.passing ? open.pass : Pass::hold));
}

// Cards that were passed: in a scatter as given, because the order says who gets which; otherwise lowest first, so that
// the order reveals nothing.
template <class Value> Value write_passed(const Law &law, const PublicState &open, const Passed &passed) {
  Value list = Value::list();
  Pile cards;
  for (int i = 0; i < cards_to_pass(law, open.pass); ++i) {
    const Card card = passed[static_cast<std::size_t>(i)];
    put(cards, of(card));
    list.push(write_card<Value>(card));
  }
  return open.pass == Pass::scatter ? list : write_cards<Value>(cards);
}

// The suit that was named in an auction; null before, and without one.
template <class Value> Value write_suit(const Law &law, const PublicState &open) {
  const bool named = law.rules.auction && open.phase != Phase::bid && open.phase != Phase::suit;
  return named ? Value::of(name_of(open.suit)) : Value();
}

// The bidding so far, and the bids that are open to the seat; null without an auction.
template <class Value> Value write_auction(const Law &law, const PublicState &open, Seat seat) {
  if (!law.rules.auction) return {};
  Value bids = Value::list();
  for (Seat each = 0; each < law.players; ++each)
    bids.push((open.auction.spoken & bit(each)) != 0 ? write_number<Value>(open.auction.bids[each]) : Value());
  const auto mine = bids_open_to(law, open, seat);
  Value auction = Value::object();
  auction.set("bids"_key, std::move(bids));
  auction.set("high"_key, write_number<Value>(open.auction.high));
  auction.set("bidder"_key, write_seat<Value>(open.auction.bidder));
  auction.set("carried"_key, Value::of(open.auction.carried));
  auction.set("suit"_key, write_suit<Value>(law, open));
  auction.set("least"_key, mine ? write_number<Value>(mine->least) : Value());
  auction.set("most"_key, mine ? write_number<Value>(mine->most) : Value());
  return auction;
}

// The cards from one point in the order of play to another, and who played them.
template <class Value> Value write_played(const PublicState &open, Seat leader, int from, int to) {
  Value seats = Value::list();
  Value cards = Value::list();
  for (auto i = static_cast<std::size_t>(from); i < static_cast<std::size_t>(to); ++i) {
    seats.push(write_number<Value>(open.by[i]));
    cards.push(write_card<Value>(open.cards[i]));
  }
  Value trick = Value::object();
  trick.set("leader"_key, write_number<Value>(leader));
  trick.set("seats"_key, std::move(seats));
  trick.set("cards"_key, std::move(cards));
  return trick;
}

// A complete trick.
template <class Value> Value write_won_trick(const PublicState &open, std::size_t number) {
  const int begin = open.begins[number];
  const Seat leader = open.by[static_cast<std::size_t>(begin)];
  Value trick = write_played<Value>(open, leader, begin, open.begins[number + 1]);
  trick.set("winner"_key, write_seat<Value>(open.winners[number]));
  return trick;
}

// All complete tricks.
template <class Value> Value write_tricks(const PublicState &open) {
  Value list = Value::list();
  for (std::size_t number = 0; number < open.tricks; ++number) list.push(write_won_trick<Value>(open, number));
  return list;
}

// The trick on the table; null outside the play.
template <class Value> Value write_trick(const PublicState &open) {
  if (open.phase != Phase::play) return {};
  Value trick = write_played<Value>(open, open.leader, open.begins[open.tricks], open.played);
  trick.set("winning"_key, write_seat<Value>(open.winning));
  return trick;
}

template <class Value> Value write_stock(const Law &law, const PublicState &open) {
  if (!law.rules.stock) return {};
  Value stock = Value::object();
  stock.set("left"_key, write_number<Value>(open.stock_left));
  stock.set("drawn"_key, write_row<Value>(law, open.drawn));
  return stock;
}

template <class Value> Value write_moon(const Moon &moon) {
  if (moon.shooters == 0) return {};
  Value json = Value::object();
  json.set("seats"_key, write_seats<Value>(moon.shooters));
  json.set("chooser"_key, write_number<Value>(moon.chooser));
  json.set("amount"_key, write_number<Value>(moon.amount));
  json.set("sun"_key, Value::of(moon.sun));
  json.set("way"_key, moon.way == MoonWay::none ? Value() : Value::of(moon.way == MoonWay::new_way ? "new" : "old"));
  return json;
}

// The points of the cards that each seat has taken.
template <class Value> Value write_points(const Law &law, const PublicState &open) {
  Value list = Value::list();
  for (Seat seat = 0; seat < law.players; ++seat) list.push(write_number<Value>(points_of(law, open, seat)));
  return list;
}

template <class Value> Value write_taken(const Law &law, const PublicState &open) {
  Value list = Value::list();
  for (Seat seat = 0; seat < law.players; ++seat) list.push(write_cards<Value>(open.taken[seat]));
  return list;
}

// The scores; null until the hand is done.
template <class Value> Value write_scores(const Law &law, const PublicState &open) {
  return open.phase == Phase::done ? write_row<Value>(law, open.scores) : Value();
}

} // namespace openhearts
