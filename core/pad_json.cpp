// Entries of the scorepad as JSON: {"counts": {"H": [3, 4, 6, 0]}, "cards": {"QS": 2}}, ...
#include "core/pad.hpp"

namespace openhearts {

namespace {

constexpr std::int64_t most_points = std::int64_t{1} << 40;

std::optional<Suit> suit_lettered(std::string_view text) {
  constexpr std::string_view letters = "CDSH";
  const std::size_t at = text.size() == 1 ? letters.find(text.front()) : std::string_view::npos;
  return at == std::string_view::npos ? std::nullopt : std::optional(static_cast<Suit>(at));
}

std::optional<Suit> suit_named(std::string_view text) {
  for (const Suit suit : {Suit::clubs, Suit::diamonds, Suit::spades, Suit::hearts})
    if (name_of(suit) == text) return suit;
  return std::nullopt;
}

// Reads one member after another; the first that does not fit stops the rest.
class Reader {
public:
  Reader(const Law &law, const Json &json) : law_(law), json_(json) {}

  std::string fault;

  PadEntry read() {
    PadEntry entry;
    if (json_.kind != Json::Kind::object) {
      fault = "A hand is an object with points, or with counts and cards.";
      return entry;
    }
    for (const auto &[name, value] : json_.members) {
      if (!fault.empty()) break;
      if (value.kind == Json::Kind::null) continue;
      member(name, value, entry);
    }
    const bool cards = json_.find("counts") != nullptr || json_.find("cards") != nullptr;
    if (fault.empty() && !entry.points && !cards) fault = "A hand needs its points, or who took which cards.";
    return entry;
  }

private:
  void member(std::string_view name, const Json &value, PadEntry &entry) {
    if (name == "points") return row(name, value, -most_points, entry.points.emplace());
    if (name == "counts") return counts(value, entry);
    if (name == "cards") return cards(value, entry);
    if (name == "tricks") return row(name, value, 0, entry.tricks.emplace());
    if (name == "no_tricks") return seats(value, entry.no_tricks);
    if (name == "moon") {
      if (value.text != "old" && value.text != "new") return fail(name, " is old or new.");
      entry.moon = value.text == "new" ? MoonWay::new_way : MoonWay::old_way;
      return;
    }
    if (name == "sun") {
      if (value.kind != Json::Kind::flag) return fail(name, " is true or false.");
      entry.sun = value.flag;
      return;
    }
    if (law_.rules.auction && name == "bidder") return seat(name, value, entry.bidder);
    if (law_.rules.auction && name == "bid") {
      if (!is_whole(value, 0)) return fail(name, " is a whole number of chips.");
      entry.bid = value.whole;
      return;
    }
    if (law_.rules.auction && name == "suit") {
      entry.suit = suit_named(value.text);
      if (!entry.suit) fail(name, " is clubs, diamonds, spades or hearts.");
      return;
    }
    fail(name, " is nothing that a hand has by these rules.");
  }

  void counts(const Json &json, PadEntry &entry) {
    if (json.kind != Json::Kind::object)
      return fail("counts", " is an object: a list of numbers by suit, H, S, D or C.");
    for (const auto &[name, value] : json.members) {
      const auto suit = suit_lettered(name);
      if (!suit) return fail(name, ", in counts, is no suit: they are H, S, D and C.");
      row("counts", value, 0, entry.counts[static_cast<std::size_t>(*suit)].emplace());
      if (!fault.empty()) return;
    }
  }

  void cards(const Json &json, PadEntry &entry) {
    if (json.kind != Json::Kind::object) return fail("cards", " is an object: the seat that took it, by card.");
    for (const auto &[name, value] : json.members) {
      const auto card = card_named(name);
      if (!card) return fail(name, ", in cards, is no card.");
      std::vector<Seat> &takers = entry.takers[*card];
      if (!takers.empty()) return fail(name, " stands twice in cards.");
      if (value.kind != Json::Kind::list) {
        taker(value, takers);
        continue;
      }
      if (value.items.size() > max_packs) return fail(name, " has too many takers.");
      for (const Json &item : value.items) taker(item, takers);
    }
  }

  void taker(const Json &json, std::vector<Seat> &takers) {
    if (json.kind == Json::Kind::null || !fault.empty()) return;
    Seat seat = 0;
    this->seat("cards", json, seat);
    takers.push_back(seat);
  }

  void seats(const Json &json, Seats &seats) {
    if (json.kind != Json::Kind::list) return fail("no_tricks", " is a list of seats.");
    for (const Json &item : json.items) {
      Seat each = 0;
      seat("no_tricks", item, each);
      if (!fault.empty()) return;
      seats |= bit(each);
    }
  }

  void seat(std::string_view name, const Json &json, Seat &seat) {
    if (!is_whole(json, 0) || json.whole >= law_.players) return fail(name, " names no seat of this table.");
    seat = static_cast<Seat>(json.whole);
  }

  // A number a seat, or null.
  void row(std::string_view name, const Json &json, std::int64_t least, Told &row) {
    const bool is_row = json.kind == Json::Kind::list && json.items.size() == static_cast<std::size_t>(law_.players);
    for (std::size_t i = 0; is_row && i < json.items.size(); ++i) {
      const Json &item = json.items[i];
      if (item.kind == Json::Kind::null) continue;
      if (!is_whole(item, least)) return fail(name, " holds what is no number, or none that can be.");
      row[i] = item.whole;
    }
    if (!is_row) fail(name, " is a list of whole numbers, one for each player.");
  }

  static bool is_whole(const Json &json, std::int64_t least) {
    return json.kind == Json::Kind::whole && json.whole >= least && json.whole <= most_points;
  }

  void fail(std::string_view name, std::string_view what) {
    fault = quoted(name);
    fault += what;
  }

  const Law &law_;
  const Json &json_;
};

} // namespace

ParsedEntries entries_from(const Law &law, const Json &list) {
  ParsedEntries parsed;
  for (const Json &item : list.items) {
    Reader reader(law, item);
    PadEntry entry = reader.read();
    if (!reader.fault.empty()) {
      parsed.fault = PadFault{PadFault::Code::unreadable, std::move(reader.fault), 0};
      break;
    }
    parsed.entries.push_back(std::move(entry));
  }
  return parsed;
}

Pad keep_score(const Law &law, Seat dealer, const Json &hands) {
  ParsedEntries parsed = entries_from(law, hands);
  Pad pad = keep_score(law, dealer, parsed.entries);
  if (!pad.fault) pad.fault = std::move(parsed.fault);
  return pad;
}

} // namespace openhearts
