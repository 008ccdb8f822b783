// Positions as JSON: {"hands": [["2C", ...], ...], "dealer": 0, "leader": 2, "trick": ["KD"], ...}.
#include "core/log.hpp"

#include <span>

namespace openhearts {

namespace {

// Reads one field after another; the first that does not fit stops the rest.
class Reader {
public:
  explicit Reader(const Json &json) : json_(json) {}

  std::string fault;

  void whole(std::string_view name, std::int64_t least, std::int64_t most, auto &number) {
    const Json *json = find(name);
    if (json == nullptr) return;
    if (json->kind != Json::Kind::whole || json->whole < least || json->whole > most)
      return fail(name, "is a whole number from " + std::to_string(least) + " to " + std::to_string(most));
    number = static_cast<std::remove_reference_t<decltype(number)>>(json->whole);
  }

  void flag(std::string_view name, bool &value) {
    const Json *json = find(name);
    if (json == nullptr) return;
    if (json->kind != Json::Kind::flag) return fail(name, "is true or false");
    value = json->flag;
  }

  void cards(std::string_view name, std::vector<Card> &cards) {
    if (const Json *json = find(name)) list(name, *json, cards);
  }

  void set(std::string_view name, Cards &set) {
    if (const Json *json = find(name)) set_in(name, *json, set);
  }

  void sets(std::string_view name, std::vector<Cards> &sets) {
    const Json *json = find(name);
    if (json == nullptr) return;
    if (json->kind != Json::Kind::list || json->items.size() > max_seats)
      return fail(name, "is a list of cards for each player");
    for (const Json &item : json->items) {
      set_in(name, item, sets.emplace_back(0));
      if (!fault.empty()) return;
    }
  }

  void totals(Scores &totals) {
    const Json *json = find("totals");
    if (json == nullptr) return;
    if (json->kind != Json::Kind::list || json->items.size() > max_seats)
      return fail("totals", "is a list of whole numbers, one for each player");
    for (std::size_t i = 0; i < json->items.size(); ++i) {
      const Json &item = json->items[i];
      if (item.kind != Json::Kind::whole || item.whole < -most_total || item.whole > most_total)
        return fail("totals", "is a list of whole numbers, one for each player");
      totals[i] = item.whole;
    }
  }

  void no_others(std::span<const std::string_view> known) {
    for (const auto &member : json_.members) {
      bool is_known = false;
      for (const auto name : known) is_known = is_known || member.name == name;
      if (!is_known && fault.empty()) fault = "there is no field " + quoted(member.name) + " in a position";
    }
  }

private:
  static constexpr std::int64_t most_total = std::int64_t{1} << 40;

  void fail(std::string_view name, std::string what) { fault = std::string(name) + " " + what; }

  const Json *find(std::string_view name) const { return fault.empty() ? json_.find(name) : nullptr; }

  void list(std::string_view name, const Json &json, std::vector<Card> &cards) {
    if (json.kind != Json::Kind::list) return fail(name, "is a list of cards");
    for (const Json &item : json.items) {
      const auto card = item.kind == Json::Kind::text ? card_named(item.text) : std::nullopt;
      if (!card) return fail(name, "names " + quoted_json(item) + ", which is no card");
      cards.push_back(*card);
    }
  }

  void set_in(std::string_view name, const Json &json, Cards &set) {
    std::vector<Card> cards;
    list(name, json, cards);
    for (const Card card : cards) {
      if ((set & of(card)) != 0) return fail(name, "names the " + words_for(card) + " twice");
      set |= of(card);
    }
  }

  const Json &json_;
};

Json list_of(Cards cards) {
  Json list = Json::list();
  while (cards != 0) list.push(Json::of(name_of(take_lowest(cards))));
  return list;
}

Json lists_of(const std::vector<Cards> &sets) {
  Json list = Json::list();
  for (const Cards cards : sets) list.push(list_of(cards));
  return list;
}

} // namespace

ParsedPosition position_from(const Json &json) {
  constexpr std::string_view known[] = {"hands",  "dealer", "number", "totals", "kitty", "passing",
                                        "leader", "trick",  "taken",  "broken", "rules"};
  ParsedPosition parsed;
  Position &position = parsed.position;
  if (json.kind != Json::Kind::object) return {position, "a position is a JSON object"};
  Reader reader(json);
  reader.sets("hands", position.hands);
  reader.whole("dealer", 0, max_seats - 1, position.dealer);
  reader.whole("number", 0, max_hands - 1, position.number);
  reader.totals(position.totals);
  reader.set("kitty", position.kitty);
  reader.flag("passing", position.passing);
  const Json *leader = json.find("leader");
  if (leader != nullptr && leader->kind != Json::Kind::null) reader.whole("leader", 0, max_seats - 1, position.leader);
  reader.cards("trick", position.trick);
  reader.sets("taken", position.taken);
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
  Json totals = Json::list();
  for (std::size_t seat = 0; seat < position.hands.size(); ++seat) totals.push(Json::of(position.totals[seat]));
  json.set("totals", std::move(totals));
  json.set("kitty", list_of(position.kitty));
  json.set("passing", Json::of(position.passing));
  if (position.leader == nobody) return json;
  json.set("leader", Json::of(std::int64_t{position.leader}));
  Json trick = Json::list();
  for (const Card card : position.trick) trick.push(Json::of(name_of(card)));
  json.set("trick", std::move(trick));
  json.set("taken", lists_of(position.taken));
  json.set("broken", Json::of(position.broken));
  return json;
}

} // namespace openhearts
