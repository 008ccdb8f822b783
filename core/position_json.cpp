#include "core/position_json.hpp"

#include <span>

namespace openhearts {

namespace {

// Reads one field after another, and stops at the first that is faulty.
class Reader {
public:
  explicit Reader(const Json &json) : json_(json) {}

  PositionFault fault;

  void whole(std::string_view name, std::int64_t least, std::int64_t most, auto &number) {
    const Json *json = find(name);
    if (json == nullptr) return;
    if (json->kind != Json::Kind::whole || json->whole < least || json->whole > most)
      return fail(say<"position-whole">(argument::value(name), argument::count(least), argument::count(most)));
    number = static_cast<std::remove_reference_t<decltype(number)>>(json->whole);
  }

  void flag(std::string_view name, bool &value) {
    const Json *json = find(name);
    if (json == nullptr) return;
    if (json->kind != Json::Kind::flag) return fail(say<"position-flag">(argument::value(name)));
    value = json->flag;
  }

  void cards(std::string_view name, std::vector<Card> &cards) {
    if (const Json *json = find(name)) list(name, *json, cards);
  }

  void pile(std::string_view name, Pile &pile) {
    if (const Json *json = find(name)) pile_in(name, *json, pile);
  }

  void piles(std::string_view name, std::vector<Pile> &piles) {
    const Json *json = find(name);
    if (json == nullptr) return;
    if (json->kind != Json::Kind::list || json->items.size() > max_seats)
      return fail(say<"position-piles">(argument::value(name)));
    for (const Json &item : json->items) {
      pile_in(name, item, piles.emplace_back());
      if (fault) return;
    }
  }

  // Reads one number for each seat.
  void row(std::string_view name, std::vector<std::int64_t> &numbers) {
    const Json *json = find(name);
    if (json == nullptr) return;
    if (json->kind != Json::Kind::list || json->items.size() > max_seats)
      return fail(say<"position-numbers">(argument::value(name)));
    for (const Json &item : json->items) {
      if (item.kind != Json::Kind::whole || item.whole < -most_total || item.whole > most_total)
        return fail(say<"position-numbers">(argument::value(name)));
      numbers.push_back(item.whole);
    }
  }

  void seats(std::string_view name, Seats &seats) {
    const Json *json = find(name);
    if (json == nullptr) return;
    const bool list = json->kind == Json::Kind::list;
    for (const Json &item : json->items) {
      if (item.kind != Json::Kind::whole || item.whole < 0 || item.whole >= max_seats)
        return fail(say<"position-seats">(argument::value(name)));
      seats |= bit(static_cast<Seat>(item.whole));
    }
    if (!list) fail(say<"position-seats">(argument::value(name)));
  }

  void suit(std::string_view name, std::optional<Suit> &suit) {
    const Json *json = find(name);
    if (json == nullptr || json->kind == Json::Kind::null) return;
    suit = json->kind == Json::Kind::text ? suit_named(json->text) : std::nullopt;
    if (!suit) fail(say<"position-suit">(argument::value(name)));
  }

  // Reads a seat, or null for nobody.
  void seat(std::string_view name, Seat &seat) {
    const Json *json = find(name);
    if (json != nullptr && json->kind != Json::Kind::null) whole(name, 0, max_seats - 1, seat);
  }

  void no_others(std::span<const std::string_view> known) {
    for (const auto &member : json_.members) {
      bool is_known = false;
      for (const auto name : known) is_known = is_known || member.name == name;
      if (!is_known && !fault) fault = say<"position-no-field">(argument::text(quoted(member.name)));
    }
  }

private:
  static constexpr std::int64_t most_total = std::int64_t{1} << 40;

  void fail(Message message) { fault = std::move(message); }

  const Json *find(std::string_view name) const { return fault ? nullptr : json_.find(name); }

  void list(std::string_view name, const Json &json, std::vector<Card> &cards) {
    if (json.kind != Json::Kind::list) return fail(say<"position-cards">(argument::value(name)));
    for (const Json &item : json.items) {
      const auto card = item.kind == Json::Kind::text ? card_named(item.text) : std::nullopt;
      if (!card) return fail(say<"position-no-card">(argument::value(name), argument::text(quoted_json(item))));
      cards.push_back(*card);
    }
  }

  void pile_in(std::string_view name, const Json &json, Pile &pile) {
    std::vector<Card> cards;
    list(name, json, cards);
    for (const Card card : cards) {
      if (copies(pile, card) == max_packs)
        return fail(say<"position-card-thrice">(argument::value(name), argument::card(card)));
      put(pile, of(card));
    }
  }

  const Json &json_;
};

Json list_of(const auto &cards) { return argument::cards(cards).value; }

Json lists_of(const std::vector<Pile> &piles) {
  Json list = Json::list();
  for (const Pile pile : piles) list.push(list_of(pile));
  return list;
}

Json list_of(const std::vector<std::int64_t> &numbers) {
  Json list = Json::list();
  for (const std::int64_t number : numbers) list.push(Json::of(number));
  return list;
}

} // namespace

ParsedPosition position_from(const Json &json) {
  constexpr std::string_view known[] = {"hands", "dealer", "number", "totals", "chips",   "pot",
                                        "kitty", "stock",  "bidder", "suit",   "passing", "leader",
                                        "trick", "taken",  "table",  "out",    "broken",  "rules"};
  ParsedPosition parsed;
  Position &position = parsed.position;
  if (json.kind != Json::Kind::object) return {position, say<"position-object">()};
  Reader reader(json);
  reader.piles("hands", position.hands);
  reader.whole("dealer", 0, max_seats - 1, position.dealer);
  reader.whole("number", 0, max_hands - 1, position.number);
  reader.row("totals", position.totals);
  if (position.totals.empty()) position.totals.resize(position.hands.size());
  reader.row("chips", position.chips);
  reader.whole("pot", 0, std::int64_t{1} << 40, position.pot);
  reader.pile("kitty", position.kitty);
  reader.cards("stock", position.stock);
  reader.seat("bidder", position.bidder);
  reader.suit("suit", position.suit);
  reader.flag("passing", position.passing);
  reader.seat("leader", position.leader);
  reader.cards("trick", position.trick);
  reader.piles("taken", position.taken);
  reader.pile("table", position.lying);
  reader.seats("out", position.out);
  reader.flag("broken", position.broken);
  reader.no_others(known);
  parsed.fault = std::move(reader.fault);
  return parsed;
}

Json json_of(const Position &position) {
  Json json = Json::object();
  json.set("hands", lists_of(position.hands));
  json.set("dealer", Json::of(std::int64_t{position.dealer}));
  json.set("number", Json::of(std::int64_t{position.number}));
  json.set("totals", list_of(position.totals));
  if (!position.chips.empty()) json.set("chips", list_of(position.chips));
  if (position.pot != 0) json.set("pot", Json::of(position.pot));
  json.set("kitty", list_of(position.kitty));
  if (!position.stock.empty()) json.set("stock", list_of(position.stock));
  if (position.bidder != nobody) json.set("bidder", Json::of(std::int64_t{position.bidder}));
  if (position.suit) json.set("suit", Json::of(name_of(*position.suit)));
  json.set("passing", Json::of(position.passing));
  if (position.leader == nobody) return json;
  json.set("leader", Json::of(std::int64_t{position.leader}));
  json.set("trick", list_of(position.trick));
  json.set("taken", lists_of(position.taken));
  if (!empty(position.lying)) json.set("table", list_of(position.lying));
  if (position.out != 0) json.set("out", argument::seats(position.out).value);
  json.set("broken", Json::of(position.broken));
  return json;
}

} // namespace openhearts
