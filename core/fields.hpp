// The one table of rule fields: name, kind, values and bounds.
//
// Everything about fields is derived from it: reading and writing rule sets as JSON, the schema, the types in the other
// languages, the reference and the editor. The names that people read are in the catalogues (field-NAME,
// value-NAME-VALUE); what a field does in play is in law.cpp; which fields conflict is in rules.cpp.
#pragma once

#include "core/json.hpp"
#include "core/rules.hpp"

#include <span>

namespace openhearts {

enum class FieldKind : std::uint8_t {
  count, // a whole number from `least` to `most`
  flag, // true or false
  choice, // one of `values`
  amount, // "off", or a whole number from 1 to `most`
  card, // "QS"
  cards, // a list of cards
  cycle, // a list of passes
  points, // {"QS": 13, "H": 1}: the value of a card, or of every card of a suit
  end, // {"target": 100} or {"hands": 4}
  settlement, // "sweepstakes", or {"kind": "sweepstakes", "chip_value": 0.05, "buy_in": 50, "split_two": true}
};

struct Field {
  std::string_view name;
  FieldKind kind;
  // Reads the value into the rules, or says what is wrong with it.
  std::optional<Message> (*read)(Rules &rules, const Json &json);
  Json (*write)(const Rules &rules);
  std::span<const std::string_view> values = {}; // for a choice, a cycle, or a flag whose two states have names
  int least = 0;
  int most = 0;
};

std::span<const Field> fields();
const Field *field_named(std::string_view name);
std::string_view name_of(FieldKind kind);

} // namespace openhearts
