#include "core/fields.hpp"

#include "core/presets.hpp"

#include <array>

namespace openhearts {

namespace {

// ---- One reader and one writer a kind of field, made for a member of Rules by its pointer. ----

std::string words_of(std::span<const FieldValue> values) {
  std::string words = "it is ";
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (i != 0) words += i + 1 == values.size() ? " or " : ", ";
    words += values[i].value;
  }
  return words;
}

// The place of a JSON value among the named ones; null means `none` or `off` where that is one of them.
std::optional<std::size_t> place_among(std::span<const FieldValue> values, const Json &json) {
  for (std::size_t i = 0; i < values.size(); ++i) {
    const bool absent = values[i].value == "none" || values[i].value == "off";
    if (json.kind == Json::Kind::null ? absent : json.kind == Json::Kind::text && json.text == values[i].value)
      return i;
  }
  return std::nullopt;
}

std::string not_this(std::string words, const Json &json) { return words + ", not " + quoted_json(json); }

bool is_word(const Json &json, std::string_view word) { return json.kind == Json::Kind::text && json.text == word; }

constexpr std::int64_t largest = 2'000'000'000; // fits an int; what is sensible is checked by fault_in

std::string read_whole(const Json &json, int &number, std::string_view words) {
  if (json.kind != Json::Kind::whole || json.whole < -largest || json.whole > largest)
    return not_this(std::string(words), json);
  number = static_cast<int>(json.whole);
  return {};
}

template <auto member> std::string read_flag(Rules &rules, const Json &json) {
  if (json.kind != Json::Kind::flag) return not_this("it is true or false", json);
  rules.*member = json.flag;
  return {};
}
template <auto member> Json write_flag(const Rules &rules) { return Json::of(rules.*member); }

template <auto member, const auto &values> std::string read_choice(Rules &rules, const Json &json) {
  const auto place = place_among(values, json);
  if (!place) return not_this(words_of(values), json);
  rules.*member = static_cast<std::remove_reference_t<decltype(rules.*member)>>(*place);
  return {};
}
template <auto member, const auto &values> Json write_choice(const Rules &rules) {
  return Json::of(values[static_cast<std::size_t>(rules.*member)].value);
}

template <auto member> std::string read_amount(Rules &rules, const Json &json) {
  if (json.kind == Json::Kind::null || is_word(json, "off")) {
    rules.*member = 0;
    return {};
  }
  constexpr std::string_view words = "it is off or a whole number above 0, up to a million";
  if (json.kind == Json::Kind::whole && json.whole == 0) return not_this(std::string(words), json);
  return read_whole(json, rules.*member, words);
}
template <auto member> Json write_amount(const Rules &rules) {
  return rules.*member == 0 ? Json::of("off") : Json::of(std::int64_t{rules.*member});
}

template <auto member> std::string read_count(Rules &rules, const Json &json) {
  return read_whole(json, rules.*member, "it is a whole number");
}
template <auto member> Json write_count(const Rules &rules) { return Json::of(std::int64_t{rules.*member}); }

// A number that a word leaves to the default.
template <auto member, const auto &word> std::string read_open_count(Rules &rules, const Json &json) {
  if (is_word(json, word)) {
    rules.*member = std::nullopt;
    return {};
  }
  int number = 0;
  std::string fault = read_whole(json, number, "it is a whole number or " + quoted(word));
  if (fault.empty()) rules.*member = number;
  return fault;
}
template <auto member, const auto &word> Json write_open_count(const Rules &rules) {
  return rules.*member ? Json::of(std::int64_t{*(rules.*member)}) : Json::of(std::string_view{word});
}

constexpr std::string_view by_table = "by_table";
constexpr std::string_view everything = "everything";

std::optional<Card> card_in(const Json &json) {
  return json.kind == Json::Kind::text ? card_named(json.text) : std::nullopt;
}

std::string read_removed(Rules &rules, const Json &json) {
  if (is_word(json, by_table)) {
    rules.removed = std::nullopt;
    return {};
  }
  Pile removed;
  if (json.kind != Json::Kind::list && json.kind != Json::Kind::null && !is_word(json, "none"))
    return not_this("it is a list of cards, like [\"2D\"]", json);
  for (const Json &item : json.items) {
    const auto card = card_in(item);
    if (!card) return quoted_json(item) + " is not a card; write rank and suit, like \"2D\"";
    if (copies(removed, *card) == max_packs) return "the " + words_for(*card) + " stands there three times";
    put(removed, of(*card));
  }
  rules.removed = removed;
  return {};
}
Json write_removed(const Rules &rules) {
  if (!rules.removed) return Json::of(by_table);
  Json list = Json::list();
  for (Pile left = *rules.removed; !empty(left);) list.push(Json::of(name_of(take_lowest(left))));
  return list;
}

std::string read_queen(Rules &rules, const Json &json) {
  const auto card = card_in(json);
  if (!card) return not_this("it is a card, like \"QS\"", json);
  rules.queen = *card;
  return {};
}
Json write_queen(const Rules &rules) { return Json::of(name_of(rules.queen)); }

std::string read_points(Rules &rules, const Json &json) {
  if (json.kind != Json::Kind::object)
    return not_this("it gives cards their values, like {\"H\": 1, \"QS\": 13}", json);
  Points points = {};
  std::array<bool, deck_size> named = {};
  for (const auto &[name, value] : json.members) {
    const auto card = card_named(name);
    constexpr std::string_view suits = "CDSH";
    const std::size_t suit = name.size() == 1 ? suits.find(name[0]) : std::string_view::npos;
    if (!card && suit == std::string_view::npos)
      return quoted(name) + " is neither a card, like \"QS\", nor a suit, like \"H\"";
    if (value.kind != Json::Kind::whole || value.whole < -max_value || value.whole > max_value)
      return "the value of " + name + " is a whole number within a million either side of 0, not " + quoted_json(value);
    const auto worth = static_cast<std::int32_t>(value.whole);
    if (card) {
      if (named[*card]) return "the " + words_for(*card) + " stands there twice";
      named[*card] = true;
      points[*card] = worth;
      continue;
    }
    for (Cards left = of(static_cast<Suit>(suit)); left != 0;) { // a card named itself wins over its suit
      const Card each = take_lowest(left);
      if (!named[each]) points[each] = worth;
    }
  }
  rules.points = points;
  return {};
}
Json write_points(const Rules &rules) {
  Json object = Json::object();
  for (Card card = 0; card < deck_size; ++card)
    if (rules.points[card] != 0) object.set(name_of(card), Json::of(std::int64_t{rules.points[card]}));
  return object;
}

std::string read_end(Rules &rules, const Json &json) {
  constexpr std::string_view words = "it is {\"target\": 25 to 500} or {\"hands\": 1 or more}";
  if (json.kind != Json::Kind::object || json.members.size() != 1) return not_this(std::string(words), json);
  const auto &[name, value] = json.members[0];
  if (name != "target" && name != "hands") return not_this(std::string(words), json);
  End end;
  end.by = name == "hands" ? End::By::hands : End::By::target;
  std::string fault = read_whole(value, end.number, words);
  if (fault.empty()) rules.end = end;
  return fault;
}
Json write_end(const Rules &rules) {
  return Json::object().set(rules.end.by == End::By::hands ? "hands" : "target",
                            Json::of(std::int64_t{rules.end.number}));
}

// A number of at least a thousandth with at most three decimals, in thousandths.
std::optional<std::int32_t> thousandths_in(const Json &json) {
  if (json.kind == Json::Kind::whole)
    return json.whole < 1 || json.whole > max_chips ? std::nullopt
                                                    : std::optional(static_cast<std::int32_t>(1000 * json.whole));
  if (json.kind != Json::Kind::number) return std::nullopt;
  const std::size_t dot = json.text.find('.');
  if (dot == std::string::npos || dot > 7 || json.text.size() - dot > 4) return std::nullopt;
  std::int64_t thousandths = 0;
  for (std::size_t i = 0; i < dot + 4; ++i) {
    if (i == dot) continue;
    const char digit = i < json.text.size() ? json.text[i] : '0';
    if (digit < '0' || digit > '9') return std::nullopt;
    thousandths = 10 * thousandths + (digit - '0');
  }
  if (thousandths < 1 || thousandths > std::int64_t{1000} * max_chips) return std::nullopt;
  return static_cast<std::int32_t>(thousandths);
}

Json number_of(std::int32_t thousandths) {
  if (thousandths % 1000 == 0) return Json::of(std::int64_t{thousandths / 1000});
  std::string text = std::to_string(thousandths / 1000);
  text += '.';
  text += std::to_string(1000 + thousandths % 1000).substr(1);
  while (text.back() == '0') text.pop_back();
  Json number;
  number.kind = Json::Kind::number;
  number.text = std::move(text);
  return number;
}

// ---- The named values, in the order of their enumerations. ----

constexpr FieldValue team_values[] = {{"none", "everybody for themselves"},
                                      {"2v2", "two against two, partners opposite"},
                                      {"2v2v2", "three pairs, partners opposite"},
                                      {"3v3", "three against three, every other seat"}};
constexpr FieldValue kitty_values[] = {{"first_trick", "whoever takes the first trick"},
                                       {"last_trick", "whoever takes the last trick"},
                                       {"first_penalty_trick", "whoever takes the first trick that costs points"},
                                       {"none", "there is none"}};
constexpr FieldValue pass_values[] = {{"left", "left"},
                                      {"right", "right"},
                                      {"across", "across"},
                                      {"left2", "two to the left"},
                                      {"right2", "two to the right"},
                                      {"left3", "three to the left"},
                                      {"right3", "three to the right"},
                                      {"scatter", "one card to each other player"},
                                      {"hold", "no pass"}};
constexpr FieldValue opening_values[] = {{"lowest_club", "the lowest club is led"},
                                         {"any_club", "its holder leads any club"},
                                         {"eldest", "the player left of the dealer leads"},
                                         {"bidder", "the high bidder of the auction leads"}};
constexpr FieldValue first_trick_values[] = {
    {"no_penalties", "no card that costs points"}, {"no_hearts", "no hearts"}, {"free", "anything"}};
constexpr FieldValue breaking_values[] = {{"true", "hearts must be broken"},
                                          {"false", "hearts may be led at any time"}};
constexpr FieldValue hearts_only_values[] = {{"may_lead", "a heart is led"}, {"pass_lead", "the lead passes on"}};
constexpr FieldValue queen_breaks_values[] = {
    {"never", "never"}, {"discarded", "when discarded"}, {"played", "whenever played"}};
constexpr FieldValue queen_lead_values[] = {{"free", "at any time"}, {"after_broken", "once hearts are broken"}};
constexpr FieldValue queen_or_hearts_values[] = {{"must_lead_queen", "the queen is led"}, {"either", "either"}};
constexpr FieldValue queen_discard_values[] = {
    {"free", "at any time"}, {"after_broken", "once hearts are broken"}, {"forced", "at the first chance, always"}};
constexpr FieldValue moon_values[] = {{"old", "the others add"},
                                      {"new", "the shooter subtracts"},
                                      {"choice", "the shooter chooses"},
                                      {"auto", "the others add, unless the shooter would lose the game by it"},
                                      {"off", "not played"}};
constexpr FieldValue objective_values[] = {{"low", "the lowest total wins"}, {"high", "the highest total wins"}};
constexpr FieldValue tie_values[] = {{"play_on", "another hand is played"}, {"shared", "the win is shared"}};

std::string read_cycle(Rules &rules, const Json &json) {
  if (is_word(json, by_table)) {
    rules.pass_cycle = std::nullopt;
    return {};
  }
  if (json.kind != Json::Kind::list)
    return not_this("it is a list of passes, like [\"left\", \"right\", \"hold\"]", json);
  std::vector<Pass> cycle;
  for (const Json &item : json.items) {
    const auto place = item.kind == Json::Kind::null ? std::nullopt : place_among(pass_values, item);
    if (!place) return not_this("an entry is " + words_of(pass_values).substr(6), item);
    cycle.push_back(static_cast<Pass>(*place));
  }
  rules.pass_cycle = std::move(cycle);
  return {};
}
Json write_cycle(const Rules &rules) {
  if (!rules.pass_cycle) return Json::of(by_table);
  Json list = Json::list();
  for (const Pass pass : *rules.pass_cycle) list.push(Json::of(pass_values[static_cast<std::size_t>(pass)].value));
  return list;
}

constexpr FieldValue settlement_values[] = {{"none", "no chips"},
                                            {"average", "each pays or takes the difference from the mean"},
                                            {"lowest_takes_pot", "a chip a point; the lowest takes the pot"},
                                            {"sweepstakes", "a chip a point; whoever alone is clear takes the pot"},
                                            {"howell", "hearts cost one chip less than there are players, each"}};

std::string read_settlement(Rules &rules, const Json &json) {
  Settlement settlement;
  const auto read_kind = [&](const Json &kind) -> std::string {
    const auto place = place_among(settlement_values, kind);
    if (!place) return not_this(words_of(settlement_values), kind);
    settlement.kind = static_cast<Settlement::Kind>(*place);
    return {};
  };
  std::string fault;
  if (json.kind != Json::Kind::object) {
    fault = read_kind(json);
  } else {
    const Json *kind = json.find("kind");
    if (kind == nullptr) return "it needs a kind, like {\"kind\": \"sweepstakes\", \"buy_in\": 50}";
    fault = read_kind(*kind);
    if (!fault.empty()) return fault;
    for (const auto &[name, value] : json.members) {
      if (name == "kind") continue;
      if (name == "chip_value") {
        const auto thousandths = thousandths_in(value);
        if (!thousandths)
          fault = not_this("chip_value is a number from 0.001 to a million with at most three decimals", value);
        else
          settlement.chip_value = *thousandths;
      } else if (name == "buy_in") {
        fault = read_whole(value, settlement.buy_in, "buy_in is a whole number of chips");
      } else if (name == "split_two") {
        if (value.kind != Json::Kind::flag)
          fault = not_this("split_two is true or false", value);
        else
          settlement.split_two = value.flag;
      } else {
        fault = "it has a kind, a chip_value, a buy_in and split_two, but no " + quoted(name);
      }
      if (!fault.empty()) break;
    }
  }
  if (fault.empty()) rules.settlement = settlement;
  return fault;
}
Json write_settlement(const Rules &rules) {
  const Settlement &settlement = rules.settlement;
  Settlement plain;
  plain.kind = settlement.kind;
  Json kind = Json::of(settlement_values[static_cast<std::size_t>(settlement.kind)].value);
  if (settlement == plain) return kind;
  Json object = Json::object();
  object.set("kind", std::move(kind)).set("chip_value", number_of(settlement.chip_value));
  object.set("buy_in", Json::of(std::int64_t{settlement.buy_in})).set("split_two", Json::of(settlement.split_two));
  return object;
}

// ---- The rows. ----

template <auto member> constexpr Field flag(std::string_view name, std::string_view label, std::string_view about) {
  return {name, FieldKind::flag, label, about, {}, {}, 0, 0, read_flag<member>, write_flag<member>};
}

template <auto member, const auto &values>
constexpr Field choice(std::string_view name, std::string_view label, std::string_view about) {
  return {name,
          FieldKind::choice,
          label,
          about,
          {},
          values,
          0,
          0,
          read_choice<member, values>,
          write_choice<member, values>};
}

template <auto member> constexpr Field amount(std::string_view name, std::string_view label, std::string_view about) {
  return {name, FieldKind::amount, label, about, {}, {}, 1, max_value, read_amount<member>, write_amount<member>};
}

template <auto member, const auto &word>
constexpr Field open_count(std::string_view name, std::string_view label, std::string_view about,
                           std::string_view by_default, int least, int most) {
  return {name,
          FieldKind::count,
          label,
          about,
          by_default,
          {},
          least,
          most,
          read_open_count<member, word>,
          write_open_count<member, word>};
}

constexpr Field table[] = {
    {"players",
     FieldKind::count,
     "Players",
     "How many sit at the table.",
     {},
     {},
     2,
     max_seats,
     read_count<&Rules::players>,
     write_count<&Rules::players>},
    {"packs",
     FieldKind::count,
     "Packs",
     "With two packs, identical cards in a trick cancel each other.",
     {},
     {},
     1,
     max_packs,
     read_count<&Rules::packs>,
     write_count<&Rules::packs>},
    choice<&Rules::teams, team_values>("teams", "Sides", "Who plays together."),
    flag<&Rules::pooled>("pooled", "Pooled scores", "The end of the game is tested on each side's sum."),
    flag<&Rules::joint_moon>("joint_moon", "Moon together", "Partners can shoot the moon between them."),
    {"removed",
     FieldKind::cards,
     "Cards taken out",
     "These cards are left out of the deck.",
     "by table size",
     {},
     0,
     0,
     read_removed,
     write_removed},
    open_count<&Rules::hand_size, everything>("hand_size", "Cards each", "How many cards each player is dealt.",
                                              "everything, evenly", 1, max_hand_size),
    choice<&Rules::kitty, kitty_values>("kitty", "Kitty", "Who takes the cards that are left over from the deal."),
    flag<&Rules::kitty_peek>("kitty_peek", "Kitty seen by its taker",
                             "Whoever takes the kitty sees it at once; otherwise it stays face down to the end."),
    open_count<&Rules::pass_count, by_table>("pass_count", "Cards passed", "How many cards each player passes on.",
                                             "by table size", 0, 4),
    {"pass_cycle", FieldKind::cycle, "Passing", "Where the cards go, hand by hand, over and over.", "by table size",
     pass_values, 0, 0, read_cycle, write_cycle},
    choice<&Rules::opening, opening_values>("opening", "First lead", "Who leads to the first trick, and what."),
    choice<&Rules::first_trick, first_trick_values>("first_trick", "First trick",
                                                    "What may be discarded on the first trick."),
    {"breaking",
     FieldKind::flag,
     "Hearts must be broken",
     "Hearts may not be led until one has been played.",
     {},
     breaking_values,
     0,
     0,
     read_flag<&Rules::breaking>,
     write_flag<&Rules::breaking>},
    choice<&Rules::hearts_only, hearts_only_values>(
        "hearts_only", "Nothing but hearts",
        "What happens when the leader holds only hearts and none has been played."),
    {"queen",
     FieldKind::card,
     "The queen",
     "The card that the rules about the queen speak of.",
     {},
     {},
     0,
     0,
     read_queen,
     write_queen},
    choice<&Rules::queen_breaks, queen_breaks_values>("queen_breaks", "The queen breaks hearts",
                                                      "Whether playing the queen breaks hearts."),
    choice<&Rules::queen_lead, queen_lead_values>("queen_lead", "Leading the queen", "When the queen may be led."),
    choice<&Rules::queen_or_hearts, queen_or_hearts_values>(
        "queen_or_hearts", "Hearts and the queen",
        "What is led by a player with nothing but hearts and the queen, while hearts may not be led."),
    choice<&Rules::queen_discard, queen_discard_values>("queen_discard", "Discarding the queen",
                                                        "When the queen may or must be discarded."),
    {"points",
     FieldKind::points,
     "Points",
     "What each card is worth; a card not named is worth nothing.",
     {},
     {},
     -max_value,
     max_value,
     read_points,
     write_points},
    choice<&Rules::moon, moon_values>("moon", "Shooting the moon",
                                      "How a hand counts in which one player took every card that costs points."),
    flag<&Rules::moon_needs_bonus>("moon_needs_bonus", "Moon needs the bonus",
                                   "The shooter must take the bonus cards too."),
    amount<&Rules::sun>("sun", "Shooting the sun", "What a moon counts whose shooter took every trick."),
    amount<&Rules::no_trick_bonus>("no_trick_bonus", "Bonus for no trick",
                                   "Taken off the score of a player who took no trick, in a hand without a moon."),
    choice<&Rules::objective, objective_values>("objective", "Who wins", "Which total wins."),
    {"end",
     FieldKind::end,
     "End of the game",
     "The total that ends the game, or the number of hands.",
     {},
     {},
     25,
     500,
     read_end,
     write_end},
    choice<&Rules::tie, tie_values>("tie", "A tie at the end", "What happens when the best total is shared."),
    flag<&Rules::fifty_reset>("fifty_reset", "Fifties drop",
                              "A total that lands exactly on 50, 100, 150 and so on drops by 50."),
    flag<&Rules::auction>("auction", "Auction",
                          "The players bid chips for the right to name the suit that counts, and to lead."),
    flag<&Rules::stock>("stock", "Draw from the stock",
                        "The cards left over are a stock: whoever can't follow suit draws until able to."),
    {"settlement",
     FieldKind::settlement,
     "Chips",
     "How the game is settled in chips.",
     {},
     settlement_values,
     0,
     0,
     read_settlement,
     write_settlement},
};

constexpr std::string_view for_people[] = {"extends", "name", "about", "$schema"};

// The row of the table that a fault blames; a field that is not there comes before all of them.
std::size_t row_of(const RulesFault &fault) {
  std::size_t row = 0;
  while (row < std::size(table) && table[row].name != fault.field) ++row;
  return row == std::size(table) ? 0 : row + 1;
}

// Keeps the fault whose field stands higher in the table.
void blame(std::optional<RulesFault> &fault, std::optional<RulesFault> other) {
  if (other && (!fault || row_of(*other) < row_of(*fault))) fault = std::move(other);
}

// Overlays what the JSON says on the rules; a field that can't be read keeps its value.
// A preset's `removed` holds only at the preset's own number of players.
std::optional<RulesFault> overlay(Rules &rules, const Json &json) {
  if (json.kind != Json::Kind::object)
    return RulesFault{"rules", "a rule set is a JSON object, like {\"extends\": \"omnibus\"}"};
  if (const Json *base = json.find("extends")) {
    const Preset *preset = base->kind == Json::Kind::text ? preset_named(base->text) : nullptr;
    if (preset == nullptr) return RulesFault{"extends", "there is no preset " + quoted_json(*base)};
    overlay(rules, *parse_json(preset->json).json);
  }
  const int players_before = rules.players;
  std::optional<RulesFault> fault;
  for (const auto &[name, value] : json.members) {
    bool known = false;
    for (const auto word : for_people) known = known || name == word;
    if (known) continue;
    const Field *field = field_named(name);
    if (field == nullptr) return RulesFault{quoted(name).substr(1, quoted(name).size() - 2), "there is no such field"};
    if (std::string why = field->read(rules, value); !why.empty()) blame(fault, RulesFault{name, std::move(why)});
  }
  if (rules.players != players_before && json.find("removed") == nullptr) rules.removed = std::nullopt;
  return fault;
}

} // namespace

std::span<const Field> fields() { return table; }

const Field *field_named(std::string_view name) {
  for (const Field &field : table)
    if (field.name == name) return &field;
  return nullptr;
}

std::string_view name_of(FieldKind kind) {
  constexpr std::string_view names[] = {"count", "flag",  "choice", "amount", "card",
                                        "cards", "cycle", "points", "end",    "settlement"};
  return names[static_cast<std::size_t>(kind)];
}

ParsedRules rules_from(const Json &json) {
  ParsedRules parsed;
  parsed.fault = overlay(parsed.rules, json);
  blame(parsed.fault, fault_in_values(parsed.rules)); // what can't be read and what can't be are faults alike
  if (!parsed.fault) parsed.fault = fault_in(parsed.rules);
  return parsed;
}

Json changes_in(const Rules &rules) {
  const Rules standard;
  Json object = Json::object();
  for (const Field &field : table) {
    Json value = field.write(rules);
    if (value != field.write(standard)) object.set(field.name, std::move(value));
  }
  return object;
}

Json all_of(const Rules &rules) {
  const Rules full = resolved(rules);
  Json object = Json::object();
  for (const Field &field : table) object.set(field.name, field.write(full));
  return object;
}

} // namespace openhearts
