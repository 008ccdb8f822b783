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
    if (words_for(suit) == text) return suit;
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
    if (name == "points") {
      row(name, value, -most_points, most_points, entry.points.emplace());
    } else if (name == "counts") {
      counts(value, entry);
    } else if (name == "cards") {
      cards(value, entry);
    } else if (name == "tricks") {
      row(name, value, 0, max_tricks, entry.tricks.emplace());
    } else if (name == "no_tricks") {
      seats(value, entry.no_tricks);
    } else if (name == "moon") {
      if (value.text != "old" && value.text != "new") return fail(name, "is old or new");
      entry.moon = value.text == "new" ? MoonWay::new_way : MoonWay::old_way;
    } else if (name == "sun") {
      if (value.kind != Json::Kind::flag) return fail(name, "is true or false");
      entry.sun = value.flag;
    } else if (name == "bidder" && law_.rules.auction) {
      seat(name, value, entry.bidder);
    } else if (name == "bid" && law_.rules.auction) {
      if (value.kind != Json::Kind::whole || value.whole < 0 || value.whole > most_points)
        return fail(name, "is a whole number of chips");
      entry.bid = value.whole;
    } else if (name == "suit" && law_.rules.auction) {
      entry.suit = suit_named(value.text);
      if (!entry.suit) fail(name, "is clubs, diamonds, spades or hearts");
    } else {
      fault = "There is nothing called " + quoted(name) + " in a hand by these rules.";
    }
  }

  void counts(const Json &json, PadEntry &entry) {
    if (json.kind != Json::Kind::object) return fail("counts", "is an object, a list of numbers by suit: H, S, D or C");
    for (const auto &[name, value] : json.members) {
      const auto suit = suit_lettered(name);
      if (!suit) return fail("counts", "names " + quoted(name) + ", which is no suit: they are H, S, D and C");
      row("counts", value, 0, max_cards, entry.counts[static_cast<std::size_t>(*suit)].emplace());
      if (!fault.empty()) return;
    }
  }

  void cards(const Json &json, PadEntry &entry) {
    if (json.kind != Json::Kind::object) return fail("cards", "is an object, the seat that took it by card");
    for (const auto &[name, value] : json.members) {
      const auto card = card_named(name);
      if (!card) return fail("cards", "names " + quoted(name) + ", which is no card");
      std::vector<Seat> &takers = entry.takers[*card];
      if (!takers.empty()) return fail("cards", "names the " + words_for(*card) + " twice");
      if (value.kind != Json::Kind::list) {
        taker(value, takers);
        continue;
      }
      if (value.items.size() > max_packs) return fail("cards", "names too many seats for the " + words_for(*card));
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
    if (json.kind != Json::Kind::list) return fail("no_tricks", "is a list of seats");
    for (const Json &item : json.items) {
      Seat each = 0;
      seat("no_tricks", item, each);
      if (!fault.empty()) return;
      seats |= bit(each);
    }
  }

  void seat(std::string_view name, const Json &json, Seat &seat) {
    if (json.kind != Json::Kind::whole || json.whole < 0 || json.whole >= law_.players)
      return fail(name, "is a seat, 0 to " + std::to_string(law_.players - 1));
    seat = static_cast<Seat>(json.whole);
  }

  // A number a seat, or null.
  void row(std::string_view name, const Json &json, std::int64_t least, std::int64_t most, Told &row) {
    if (json.kind != Json::Kind::list || json.items.size() != static_cast<std::size_t>(law_.players))
      return fail(name, "is a list of " + std::to_string(law_.players) + " whole numbers, one for each player");
    for (std::size_t i = 0; i < json.items.size(); ++i) {
      const Json &item = json.items[i];
      if (item.kind == Json::Kind::null) continue;
      if (item.kind != Json::Kind::whole || item.whole < least || item.whole > most)
        return fail(name, "holds " + quoted_json(item) + ", which is no number that can be");
      row[i] = item.whole;
    }
  }

  void fail(std::string_view name, const std::string &what) {
    fault = "The hand's " + std::string(name) + " " + what + ".";
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
