// The one table of rule fields: name, kind, values, defaults, and what each means in plain words.
//
// Everything about fields comes from it: reading and writing rule sets as JSON, the schema, the types in the other
// languages, the reference and the editor. What a field does in play is in law.cpp; which fields clash is in rules.cpp.
#pragma once

#include "core/json.hpp"
#include "core/rules.hpp"

#include <span>

namespace openhearts {

enum class FieldKind : std::uint8_t {
  count, // a whole number from least to most
  flag, // true or false
  choice, // one of values
  amount, // off, or a whole number from 1 to most
  card, // "QS"
  cards, // a list of cards
  cycle, // a list of passes
  points, // {"QS": 13, "H": 1}: a card's value, or a whole suit's
  end, // {"target": 100} or {"hands": 4}
  settlement, // "sweepstakes", or {"kind": "sweepstakes", "chip_value": 0.05, "buy_in": 50, "split_two": true}
};

struct FieldValue {
  std::string_view value; // as it stands in JSON
  std::string_view label; // as a person reads it
};

struct Field {
  std::string_view name;
  FieldKind kind;
  std::string_view label;
  std::string_view about; // one sentence
  std::string_view by_default; // for people: "by table size"; the standard value where this is empty
  std::span<const FieldValue> values; // of a choice or a cycle, or of a flag whose two states have names
  int least = 0;
  int most = 0;
  // Reads the value into the rules, or returns what it should have been ("it is true or false").
  std::string (*read)(Rules &rules, const Json &json);
  Json (*write)(const Rules &rules);
};

std::span<const Field> fields();
const Field *field_named(std::string_view name);
std::string_view name_of(FieldKind kind);

struct ParsedRules {
  Rules rules;
  std::optional<RulesFault> fault; // why they can't be read or can't be played
};

// Reads {"extends": "omnibus", "moon": "auto", ...}: what differs from the preset named, or from the standard game.
// "name", "about" and "$schema" are for people and ignored. Checks that the result can be played.
ParsedRules rules_from(const Json &json);

// Every field that differs from the standard game, in table order; rules_from reads it back.
Json changes_in(const Rules &rules);

// Every field with its value, defaults that depend on the table written out.
Json all_of(const Rules &rules);

} // namespace openhearts
