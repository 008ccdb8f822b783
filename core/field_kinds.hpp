// Reads fields of each kind from JSON and writes them; `member` is the field's pointer to a member of Rules.
//
// A reader returns what is wrong with the value, or nothing; a value that can't be read leaves the rules as they were.
// Whether the value makes a playable rule set is checked by fault_in (rules.hpp).
#pragma once

#include "core/field_values.hpp"
#include "core/json.hpp"
#include "core/rules.hpp"

#include <span>

namespace openhearts {

// What a chip is worth, as a decimal number: "0.05".
std::string chip_value_of(const Settlement &settlement);

} // namespace openhearts

namespace openhearts::field_kinds {

using Fault = std::optional<Message>;

inline constexpr std::string_view by_table = "by_table";
inline constexpr std::string_view everything = "everything";

Argument<ArgumentKind::text> given(const Json &json);
bool is_word(const Json &json, std::string_view word);

// The index of a JSON value among the named ones; null means `none` or `off` if that is one of them.
std::optional<std::size_t> place_among(std::span<const std::string_view> values, const Json &json);

// A whole number that fits an int. fault_in checks its range.
std::optional<int> whole_in(const Json &json);

// ---- true or false ----

template <auto member> Fault read_flag(Rules &rules, const Json &json) {
  if (json.kind != Json::Kind::flag) return say<"fault-flag">(given(json));
  rules.*member = json.flag;
  return std::nullopt;
}
template <auto member> Json write_flag(const Rules &rules) { return Json::of(rules.*member); }

// ---- one of a few ----

Fault read_choice(std::span<const std::string_view> values, std::size_t &place, const Json &json);
template <auto member, const auto &values> Fault read_choice(Rules &rules, const Json &json) {
  auto place = static_cast<std::size_t>(rules.*member);
  Fault fault = read_choice(values, place, json);
  rules.*member = static_cast<std::remove_reference_t<decltype(rules.*member)>>(place);
  return fault;
}
template <auto member, const auto &values> Json write_choice(const Rules &rules) {
  return Json::of(values[static_cast<std::size_t>(rules.*member)]);
}

// ---- a whole number above 0, or `off` ----

Fault read_amount(int &number, const Json &json);
template <auto member> Fault read_amount(Rules &rules, const Json &json) { return read_amount(rules.*member, json); }
template <auto member> Json write_amount(const Rules &rules) {
  return rules.*member == 0 ? Json::of("off") : Json::of(std::int64_t{rules.*member});
}

// ---- a whole number ----

Fault read_count(int &number, const Json &json);
template <auto member> Fault read_count(Rules &rules, const Json &json) { return read_count(rules.*member, json); }
template <auto member> Json write_count(const Rules &rules) { return Json::of(std::int64_t{rules.*member}); }

// ---- a whole number, or a word for the default ----

Fault read_open_count(std::string_view word, std::optional<int> &number, const Json &json);
template <auto member, const auto &word> Fault read_open_count(Rules &rules, const Json &json) {
  return read_open_count(word, rules.*member, json);
}
template <auto member, const auto &word> Json write_open_count(const Rules &rules) {
  return rules.*member ? Json::of(std::int64_t{*(rules.*member)}) : Json::of(word);
}

// ---- fields that are the only one of their kind ----

Fault read_removed(Rules &rules, const Json &json);
Json write_removed(const Rules &rules);
Fault read_queen(Rules &rules, const Json &json);
Json write_queen(const Rules &rules);
Fault read_cycle(Rules &rules, const Json &json);
Json write_cycle(const Rules &rules);
Fault read_points(Rules &rules, const Json &json);
Json write_points(const Rules &rules);
Fault read_end(Rules &rules, const Json &json);
Json write_end(const Rules &rules);
Fault read_settlement(Rules &rules, const Json &json);
Json write_settlement(const Rules &rules);

} // namespace openhearts::field_kinds
