#include "line/write_pad.hpp"

#include "core/pad_items.hpp"
#include "core/pass.hpp"
#include "line/write_hand.hpp"
#include "line/write_standing.hpp"

namespace openhearts {

namespace {

Json auction_json(const Law &law, const PublicState &open) {
  if (!law.rules.auction) return {};
  Json json = Json::object();
  json.set("bidder", write_seat(open.auction.bidder));
  json.set("bid", write_number(open.auction.high));
  json.set("carried", Json::of(open.auction.carried));
  json.set("suit", write_suit<Json>(law, open));
  return json;
}

Json pass_of(const PublicState &open) { return write_pass_name<Json>(open); }

Json hand_json(const Law &law, const PublicState &open) {
  const Tally tally = tally_after(law, open);
  const Moon &moon = open.moon;
  Json json = Json::object();
  json.set("scores", write_row(law, open.scores));
  json.set("totals", write_row(law, tally.totals));
  json.set("places", write_row(law, standing_of(law, tally.totals, hands_played(open)).places));
  json.set("dealer", write_number(open.dealer));
  json.set("pass", pass_of(open));
  json.set("moon", moon.shooters == 0 ? Json() : write_seats(moon.shooters));
  json.set("way", moon.shooters == 0 ? Json() : Json::of(moon.way == MoonWay::new_way ? "new" : "old"));
  json.set("sun", Json::of(moon.sun));
  json.set("auction", auction_json(law, open));
  json.set("chips", has_chips(law) ? write_row(law, tally.chips) : Json());
  json.set("pot", has_chips(law) ? write_number(tally.pot) : Json());
  json.set("settled", write_settled<Json>(law, open));
  return json;
}

void push_items(const Law &law, Suit suit, Json &list) {
  for (const PadItem &item : items_of(law, suit)) {
    const std::string name = name_of(lowest(item.cards.cards));
    Json row = Json::object();
    if (item.counted)
      row.set("suit", Json::of(name.substr(1)));
    else
      row.set("card", Json::of(name));
    row.set("number", write_number(count(item.cards)));
    row.set("value", write_number(item.value));
    row.set("moon", Json::of(item.goes_to_shooter()));
    list.push(std::move(row));
  }
}

Json next_json(const Law &law, const Pad &pad) {
  if (pad.tally.over) return {};
  const PublicState &open = pad.next;
  Json items = Json::list();
  if (law.rules.auction) // the suit that counts has yet to be named
    for (const Suit suit : {Suit::clubs, Suit::diamonds, Suit::spades, Suit::hearts}) push_items(law, suit, items);
  else
    push_items(law, Suit::hearts, items);
  Json json = Json::object();
  json.set("dealer", write_number(open.dealer));
  json.set("eldest", write_number(eldest(law, open)));
  json.set("pass", pass_of(open));
  json.set("count", write_number(open.passing ? cards_to_pass(law, open.pass) : 0));
  json.set("auction", auction_json(law, open));
  json.set("items", std::move(items));
  return json;
}

Json owed_json(const Law &law, const Pad &pad) {
  Json list = Json::list();
  for (const Owed &row : owed(law, pad.tally))
    list.push(Json::object()
                  .set("from", write_number(row.from))
                  .set("to", write_seat(row.to))
                  .set("chips", write_number(row.chips))
                  .set("money", write_money<Json>(law, row.chips)));
  return list;
}

Json fault_json(const Pad &pad) {
  if (!pad.fault) return {};
  Json json = Json::object();
  json.set("hand", write_number(static_cast<std::int64_t>(pad.hands.size())));
  json.set("code", Json::of(name_of(pad.fault->code)));
  json.set("message", json_of(pad.fault->message));
  json.set("seats", write_seats(pad.fault->seats));
  return json;
}

} // namespace

Json pad_json(const Law &law, const Pad &pad) {
  Json hands = Json::list();
  for (const PublicState &open : pad.hands) hands.push(hand_json(law, open));
  const Tally &tally = pad.tally;
  Json json = Json::object();
  json.set("hands", std::move(hands));
  json.set("totals", write_row(law, tally.totals));
  json.set("standing", write_standing<Json>(law, standing_of(law, tally.totals, static_cast<int>(pad.hands.size()))));
  json.set("over", Json::of(tally.over));
  json.set("winners", write_seats(tally.winners));
  json.set("teams", law.rules.teams == Teams::none ? Json() : write_row(law, law.side_of));
  json.set("chips", write_chips<Json>(law, tally.chips, tally.pot));
  json.set("owed", owed_json(law, pad));
  json.set("next", next_json(law, pad));
  json.set("fault", fault_json(pad));
  return json;
}

} // namespace openhearts
