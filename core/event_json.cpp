#include "core/event_json.hpp"

namespace openhearts {

namespace {

// ---- Writing ----

Json number_json(std::int64_t number) { return Json::of(number); }

Json cards_json(const auto &cards) { return argument::cards(cards).value; }

Json row_json(const Law &law, const auto &row) {
  Json list = Json::list();
  for (Seat seat = 0; seat < law.players; ++seat) list.push(number_json(row[seat]));
  return list;
}

bool has_chips(const Law &law) { return law.rules.settlement.kind != Settlement::Kind::none; }

Json deal_json(const Law &law, const Event::Deal &deal) {
  Json json = Json::object();
  json.set("hand", number_json(deal.number));
  json.set("dealer", number_json(deal.dealer));
  json.set("counts", row_json(law, deal.counts));
  json.set("kitty", number_json(deal.kitty));
  json.set("stock", number_json(deal.stock));
  json.set("totals", row_json(law, deal.before.totals));
  if (has_chips(law)) {
    json.set("chips", row_json(law, deal.before.chips));
    json.set("pot", number_json(deal.before.pot));
  }
  if (deal.before.bidder != nobody) json.set("bidder", number_json(deal.before.bidder));
  if (deal.only_hand) json.set("only_hand", Json::of(true));
  return json;
}

// ---- Reading ----

// Reads the members of an object, and remembers the first fault.
class Members {
public:
  Members(const Json &json, EventFault &fault) : json_(json), fault_(fault) {
    if (json.kind != Json::Kind::object) fail("event");
  }

  // Reads the whole number with this name. If an optional one is absent, `number` stays as it was.
  void whole(std::string_view name, std::int64_t least, std::int64_t most, auto &number, bool required = true) {
    const Json *json = find(name, required);
    if (json == nullptr) return;
    if (json->kind != Json::Kind::whole || json->whole < least || json->whole > most) return fail(name);
    number = static_cast<std::remove_reference_t<decltype(number)>>(json->whole);
  }

  // Reads one number for each seat.
  void row(std::string_view name, const Law &law, std::int64_t least, std::int64_t most, auto &row) {
    const Json *json = find(name, true);
    if (json == nullptr) return;
    if (json->kind != Json::Kind::list || json->items.size() != static_cast<std::size_t>(law.players))
      return fail(name);
    for (std::size_t seat = 0; seat < json->items.size(); ++seat) {
      const Json &item = json->items[seat];
      if (item.kind != Json::Kind::whole || item.whole < least || item.whole > most) return fail(name);
      row[seat] = static_cast<std::remove_reference_t<decltype(row[seat])>>(item.whole);
    }
  }

  void flag(std::string_view name, bool &value) {
    const Json *json = find(name, false);
    if (json == nullptr) return;
    if (json->kind != Json::Kind::flag) return fail(name);
    value = json->flag;
  }

  void cards(std::string_view name, std::vector<Card> &cards) {
    const Json *json = find(name, false);
    if (json == nullptr) return;
    if (json->kind != Json::Kind::list || json->items.size() > max_cards) return fail(name);
    for (const Json &item : json->items) {
      const auto card = item.kind == Json::Kind::text ? card_named(item.text) : std::nullopt;
      if (!card) return fail(name);
      cards.push_back(*card);
    }
  }

  void pile(std::string_view name, Pile &pile) {
    std::vector<Card> list;
    cards(name, list);
    for (const Card card : list) {
      if (copies(pile, card) == max_packs) return fail(name);
      put(pile, of(card));
    }
  }

  const Json *find(std::string_view name, bool required) {
    const Json *json = fault_ ? nullptr : json_.find(name);
    known_ += json != nullptr ? 1 : 0;
    if (json == nullptr && required) fail(name);
    return json;
  }

  // Reads the action with this name.
  void action(std::string_view name, Action &action) {
    const Json *json = find(name, true);
    if (json == nullptr) return;
    const ParsedAction parsed = action_from(json->text);
    if (json->kind != Json::Kind::text || parsed.refusal != Refusal::none) return fail(name);
    action = parsed.action;
    if (action.kind == Action::Kind::pass && action.count != 0) fail(name); // the cards of a pass are private
  }

  // Fails if the object has members that were not asked for.
  void no_others() {
    if (!fault_ && known_ != json_.members.size()) fault_ = say<"event-others">();
  }

private:
  void fail(std::string_view name) {
    if (!fault_) fault_ = say<"event-member">(argument::value(name));
  }

  const Json &json_;
  EventFault &fault_;
  std::size_t known_ = 0; // members found; the JSON reader refuses duplicate names
};

constexpr std::int64_t any_total = std::int64_t{1} << 50; // the observer checks narrower bounds

void read_deal(const Law &law, const Json &json, Event::Deal &deal, EventFault &fault) {
  Members members(json, fault);
  members.whole("hand", 0, max_hands, deal.number);
  members.whole("dealer", 0, max_seats, deal.dealer);
  members.row("counts", law, 0, max_cards, deal.counts);
  members.whole("kitty", 0, max_cards, deal.kitty);
  members.whole("stock", 0, max_cards, deal.stock);
  members.row("totals", law, -any_total, any_total, deal.before.totals);
  if (has_chips(law)) {
    members.row("chips", law, -any_total, any_total, deal.before.chips);
    members.whole("pot", 0, any_total, deal.before.pot);
  }
  members.whole("bidder", 0, max_seats, deal.before.bidder, false);
  members.flag("only_hand", deal.only_hand);
  members.no_others();
}

void read_own(const Json &json, OwnCards &own, EventFault &fault) {
  Members members(json, fault);
  members.pile("dealt", own.dealt);
  members.cards("passed", own.passed);
  members.cards("received", own.received);
  members.cards("drawn", own.drawn);
  members.pile("kitty", own.kitty);
  members.no_others();
}

} // namespace

Json json_of(const Law &law, const Event &event) {
  Json json = Json::object();
  if (event.kind == Event::Kind::deal)
    json.set("deal", deal_json(law, event.deal));
  else
    json.set("did", Json::of(text_of(event.action)));
  if (event.leads != nobody) json.set("leads", number_json(event.leads));
  if (event.drawn != 0) json.set("drawn", number_json(event.drawn));
  if (!empty(event.kitty)) json.set("kitty", cards_json(event.kitty));
  if (!empty(event.rest)) json.set("rest", cards_json(event.rest));
  return json;
}

Json json_of(const OwnCards &own) {
  if (own == OwnCards{}) return {};
  Json json = Json::object();
  if (!empty(own.dealt)) json.set("dealt", cards_json(own.dealt));
  if (!own.passed.empty()) json.set("passed", cards_json(own.passed));
  if (!own.received.empty()) json.set("received", cards_json(own.received));
  if (!own.drawn.empty()) json.set("drawn", cards_json(own.drawn));
  if (!empty(own.kitty)) json.set("kitty", cards_json(own.kitty));
  return json;
}

ParsedEvent event_from(const Law &law, const Json &json, const Json &own) {
  ParsedEvent parsed;
  Event &event = parsed.event;
  EventFault &fault = parsed.fault;
  Members members(json, fault);
  if (const Json *deal = members.find("deal", false)) {
    event.kind = Event::Kind::deal;
    read_deal(law, *deal, event.deal, fault);
  } else {
    members.action("did", event.action);
    members.whole("drawn", 0, max_cards, event.drawn, false);
    members.pile("kitty", event.kitty);
    members.pile("rest", event.rest);
  }
  members.whole("leads", 0, max_seats, event.leads, false);
  const Json *inside = members.find("own", false);
  members.no_others();
  if (fault) return parsed;
  if (inside != nullptr && own.kind != Json::Kind::null) fault = say<"event-member">(argument::value("own"));
  if (const Json &cards = inside != nullptr ? *inside : own; cards.kind != Json::Kind::null)
    read_own(cards, parsed.own, fault);
  return parsed;
}

} // namespace openhearts
