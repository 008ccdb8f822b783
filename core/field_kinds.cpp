#include "core/field_kinds.hpp"

namespace openhearts::field_kinds {

namespace {

constexpr std::int64_t largest = 2'000'000'000;

std::optional<Card> card_in(const Json &json) {
  return json.kind == Json::Kind::text ? card_named(json.text) : std::nullopt;
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

// One term of a settlement, other than its kind.
Fault read_term(Settlement &settlement, std::string_view name, const Json &value) {
  if (name == "chip_value") {
    const auto thousandths = thousandths_in(value);
    if (!thousandths) return say<"fault-chip_value">(given(value));
    settlement.chip_value = *thousandths;
  } else if (name == "buy_in") {
    const auto chips = whole_in(value);
    if (!chips) return say<"fault-buy_in">(given(value));
    settlement.buy_in = *chips;
  } else if (name == "split_two") {
    if (value.kind != Json::Kind::flag) return say<"fault-split_two">(given(value));
    settlement.split_two = value.flag;
  } else {
    return say<"fault-settlement-term">(argument::text(quoted(name)));
  }
  return std::nullopt;
}

} // namespace

Argument<ArgumentKind::text> given(const Json &json) { return argument::text(quoted_json(json)); }

bool is_word(const Json &json, std::string_view word) { return json.kind == Json::Kind::text && json.text == word; }

std::optional<std::size_t> place_among(std::span<const std::string_view> values, const Json &json) {
  for (std::size_t i = 0; i < values.size(); ++i) {
    const bool absent = values[i] == "none" || values[i] == "off";
    if (json.kind == Json::Kind::null ? absent : is_word(json, values[i])) return i;
  }
  return std::nullopt;
}

std::optional<int> whole_in(const Json &json) {
  if (json.kind != Json::Kind::whole || json.whole < -largest || json.whole > largest) return std::nullopt;
  return static_cast<int>(json.whole);
}

Fault read_choice(std::span<const std::string_view> values, std::size_t &place, const Json &json) {
  const auto found = place_among(values, json);
  if (!found) return say<"fault-choice">(argument::values(values), given(json));
  place = *found;
  return std::nullopt;
}

Fault read_count(int &number, const Json &json) {
  const auto whole = whole_in(json);
  if (!whole) return say<"fault-count">(given(json));
  number = *whole;
  return std::nullopt;
}

Fault read_open_count(std::string_view word, std::optional<int> &number, const Json &json) {
  const auto whole = whole_in(json);
  if (!whole && !is_word(json, word)) return say<"fault-open-count">(argument::value(word), given(json));
  number = whole;
  return std::nullopt;
}

Fault read_amount(int &number, const Json &json) {
  const bool off = json.kind == Json::Kind::null || is_word(json, "off");
  const auto amount = off ? std::optional(0) : whole_in(json);
  if (!amount || (*amount == 0 && !off)) return say<"fault-amount">(given(json));
  number = *amount;
  return std::nullopt;
}

Fault read_removed(Rules &rules, const Json &json) {
  if (is_word(json, by_table)) {
    rules.removed = std::nullopt;
    return std::nullopt;
  }
  Pile removed;
  if (json.kind != Json::Kind::list && json.kind != Json::Kind::null && !is_word(json, "none"))
    return say<"fault-cards">(given(json));
  for (const Json &item : json.items) {
    const auto card = card_in(item);
    if (!card) return say<"fault-cards-item">(given(item));
    if (copies(removed, *card) == max_packs) return say<"fault-cards-thrice">(argument::card(*card));
    put(removed, of(*card));
  }
  rules.removed = removed;
  return std::nullopt;
}
Json write_removed(const Rules &rules) {
  return rules.removed ? argument::cards(*rules.removed).value : Json::of(by_table);
}

Fault read_queen(Rules &rules, const Json &json) {
  const auto card = card_in(json);
  if (!card) return say<"fault-card">(given(json));
  rules.queen = *card;
  return std::nullopt;
}
Json write_queen(const Rules &rules) { return Json::of(name_of(rules.queen)); }

Fault read_cycle(Rules &rules, const Json &json) {
  if (is_word(json, by_table)) {
    rules.pass_cycle = std::nullopt;
    return std::nullopt;
  }
  if (json.kind != Json::Kind::list) return say<"fault-cycle">(given(json));
  std::vector<Pass> cycle;
  for (const Json &item : json.items) {
    const auto place = item.kind == Json::Kind::null ? std::nullopt : place_among(field_values::pass, item);
    if (!place) return say<"fault-cycle-entry">(argument::values(field_values::pass), given(item));
    cycle.push_back(static_cast<Pass>(*place));
  }
  rules.pass_cycle = std::move(cycle);
  return std::nullopt;
}
Json write_cycle(const Rules &rules) {
  if (!rules.pass_cycle) return Json::of(by_table);
  Json list = Json::list();
  for (const Pass pass : *rules.pass_cycle) list.push(Json::of(field_values::pass[static_cast<std::size_t>(pass)]));
  return list;
}

Fault read_points(Rules &rules, const Json &json) {
  if (json.kind != Json::Kind::object) return say<"fault-points">(given(json));
  Points points = {};
  std::array<bool, deck_size> named = {};
  for (const auto &[name, value] : json.members) {
    const auto card = card_named(name);
    const auto suit = suit_lettered(name);
    if (!card && !suit) return say<"fault-points-name">(argument::text(quoted(name)));
    if (value.kind != Json::Kind::whole || value.whole < -max_value || value.whole > max_value)
      return card ? say<"fault-points-value">(argument::card(*card), given(value))
                  : say<"fault-points-suit">(argument::suit(*suit), given(value));
    const auto worth = static_cast<std::int32_t>(value.whole);
    if (card) {
      if (named[*card]) return say<"fault-points-twice">(argument::card(*card));
      named[*card] = true;
      points[*card] = worth;
      continue;
    }
    for (Cards left = of(*suit); left != 0;) { // a card's own entry overrides its suit's
      const Card each = take_lowest(left);
      if (!named[each]) points[each] = worth;
    }
  }
  rules.points = points;
  return std::nullopt;
}
Json write_points(const Rules &rules) {
  Json object = Json::object();
  for (Card card = 0; card < deck_size; ++card)
    if (rules.points[card] != 0) object.set(name_of(card), Json::of(std::int64_t{rules.points[card]}));
  return object;
}

Fault read_end(Rules &rules, const Json &json) {
  if (json.kind != Json::Kind::object || json.members.size() != 1) return say<"fault-end">(given(json));
  const auto &[name, value] = json.members[0];
  const auto number = whole_in(value);
  if (name != "target" && name != "hands") return say<"fault-end">(given(json));
  if (!number) return say<"fault-end">(given(value));
  rules.end = {name == "hands" ? End::By::hands : End::By::target, *number};
  return std::nullopt;
}
Json write_end(const Rules &rules) {
  return Json::object().set(rules.end.by == End::By::hands ? "hands" : "target",
                            Json::of(std::int64_t{rules.end.number}));
}

Fault read_settlement(Rules &rules, const Json &json) {
  const bool terms = json.kind == Json::Kind::object;
  const Json *kind = terms ? json.find("kind") : &json;
  if (kind == nullptr) return say<"fault-settlement-kind">();
  std::size_t place = 0;
  if (Fault fault = read_choice(field_values::settlement, place, *kind)) return fault;
  Settlement settlement;
  settlement.kind = static_cast<Settlement::Kind>(place);
  for (const auto &[name, value] : json.members) { // a word has none
    if (name == "kind") continue;
    if (Fault fault = read_term(settlement, name, value)) return fault;
  }
  rules.settlement = settlement;
  return std::nullopt;
}
Json write_settlement(const Rules &rules) {
  const Settlement &settlement = rules.settlement;
  Settlement plain;
  plain.kind = settlement.kind;
  Json kind = Json::of(field_values::settlement[static_cast<std::size_t>(settlement.kind)]);
  if (settlement == plain) return kind;
  Json object = Json::object();
  object.set("kind", std::move(kind)).set("chip_value", number_of(settlement.chip_value));
  object.set("buy_in", Json::of(std::int64_t{settlement.buy_in})).set("split_two", Json::of(settlement.split_two));
  return object;
}

} // namespace openhearts::field_kinds

std::string openhearts::chip_value_of(const Settlement &settlement) {
  return text_of(field_kinds::number_of(settlement.chip_value));
}
