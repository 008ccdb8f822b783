#include "core/pad_json.hpp"

namespace openhearts {

namespace {

constexpr std::int64_t most_points = std::int64_t{1} << 40;

// Reads one member after another, and stops at the first that is faulty.
class Reader {
public:
  Reader(const Law &law, const Json &json) : law_(law), json_(json) {}

  std::optional<Message> fault;

  PadEntry read() {
    PadEntry entry;
    if (json_.kind != Json::Kind::object) {
      fault = say<"pad-entry-no-object">();
      return entry;
    }
    for (const auto &[name, value] : json_.members) {
      if (fault) break;
      if (value.kind == Json::Kind::null) continue;
      member(name, value, entry);
    }
    const bool cards = json_.find("counts") != nullptr || json_.find("cards") != nullptr;
    if (!fault && !entry.points && !cards) fault = say<"pad-entry-empty">();
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
      if (value.text != "old" && value.text != "new") return fail(say<"pad-entry-moon">());
      entry.moon = value.text == "new" ? MoonWay::new_way : MoonWay::old_way;
      return;
    }
    if (name == "sun") {
      if (value.kind != Json::Kind::flag) return fail(say<"pad-entry-sun">());
      entry.sun = value.flag;
      return;
    }
    if (law_.rules.auction && name == "bidder") return seat(name, value, entry.bidder);
    if (law_.rules.auction && name == "bid") {
      if (!is_whole(value, 0)) return fail(say<"pad-entry-bid">());
      entry.bid = value.whole;
      return;
    }
    if (law_.rules.auction && name == "suit") {
      entry.suit = suit_named(value.text);
      if (!entry.suit) fail(say<"pad-entry-suit">());
      return;
    }
    fail(say<"pad-entry-unknown">(sent(name)));
  }

  void counts(const Json &json, PadEntry &entry) {
    if (json.kind != Json::Kind::object) return fail(say<"pad-entry-counts">());
    for (const auto &[name, value] : json.members) {
      const auto suit = suit_lettered(name);
      if (!suit) return fail(say<"pad-entry-counts-suit">(sent(name)));
      row("counts", value, 0, entry.counts[static_cast<std::size_t>(*suit)].emplace());
      if (fault) return;
    }
  }

  void cards(const Json &json, PadEntry &entry) {
    if (json.kind != Json::Kind::object) return fail(say<"pad-entry-cards">());
    for (const auto &[name, value] : json.members) {
      const auto card = card_named(name);
      if (!card) return fail(say<"pad-entry-cards-name">(sent(name)));
      std::vector<Seat> &takers = entry.takers[*card];
      if (!takers.empty()) return fail(say<"pad-entry-cards-twice">(sent(name)));
      if (value.kind != Json::Kind::list) {
        taker(value, takers);
        continue;
      }
      if (value.items.size() > max_packs) return fail(say<"pad-entry-cards-takers">(sent(name)));
      for (const Json &item : value.items) taker(item, takers);
    }
  }

  void taker(const Json &json, std::vector<Seat> &takers) {
    if (json.kind == Json::Kind::null || fault) return;
    Seat seat = 0;
    this->seat("cards", json, seat);
    takers.push_back(seat);
  }

  void seats(const Json &json, Seats &seats) {
    if (json.kind != Json::Kind::list) return fail(say<"pad-entry-no-tricks">());
    for (const Json &item : json.items) {
      Seat each = 0;
      seat("no_tricks", item, each);
      if (fault) return;
      seats |= bit(each);
    }
  }

  void seat(std::string_view name, const Json &json, Seat &seat) {
    if (!is_whole(json, 0) || json.whole >= law_.players) return fail(say<"pad-entry-seat">(sent(name)));
    seat = static_cast<Seat>(json.whole);
  }

  // Reads a number or null for each seat.
  void row(std::string_view name, const Json &json, std::int64_t least, Told &row) {
    const bool is_row = json.kind == Json::Kind::list && json.items.size() == static_cast<std::size_t>(law_.players);
    for (std::size_t i = 0; is_row && i < json.items.size(); ++i) {
      const Json &item = json.items[i];
      if (item.kind == Json::Kind::null) continue;
      if (!is_whole(item, least)) return fail(say<"pad-entry-number">(sent(name)));
      row[i] = item.whole;
    }
    if (!is_row) fail(say<"pad-entry-row">(sent(name)));
  }

  static bool is_whole(const Json &json, std::int64_t least) {
    return json.kind == Json::Kind::whole && json.whole >= least && json.whole <= most_points;
  }

  static Argument<ArgumentKind::text> sent(std::string_view name) { return argument::text(quoted(name)); }

  void fail(Message message) { fault = std::move(message); }

  const Law &law_;
  const Json &json_;
};

struct ParsedEntries {
  std::vector<PadEntry> entries;
  std::optional<PadFault> fault; // in the entry after them
};

// Reads entries up to the first that can't be read.
ParsedEntries entries_from(const Law &law, const Json &list) {
  ParsedEntries parsed;
  for (const Json &item : list.items) {
    Reader reader(law, item);
    PadEntry entry = reader.read();
    if (reader.fault) {
      parsed.fault = PadFault{PadFault::Code::unreadable, std::move(*reader.fault), 0};
      break;
    }
    parsed.entries.push_back(std::move(entry));
  }
  return parsed;
}

} // namespace

ParsedPad keep_score(const Law &law, const Json &asked) {
  const Json *dealer = asked.find("dealer");
  if (dealer != nullptr && (dealer->kind != Json::Kind::whole || dealer->whole < 0 || dealer->whole >= law.players))
    return {{}, say<"input-dealer">(argument::count(law.players - 1))};
  const Json *hands = asked.find("hands");
  if (hands == nullptr || hands->kind != Json::Kind::list) return {{}, say<"input-hands">()};
  ParsedEntries parsed = entries_from(law, *hands);
  Pad pad = keep_score(law, static_cast<Seat>(dealer == nullptr ? 0 : dealer->whole), parsed.entries);
  if (!pad.fault) pad.fault = std::move(parsed.fault);
  return {std::move(pad), std::nullopt};
}

} // namespace openhearts
