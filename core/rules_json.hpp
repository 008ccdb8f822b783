// Rule sets as JSON: reads the differences from a preset and applies them, and writes them.
#pragma once

#include "core/json.hpp"
#include "core/rules.hpp"

namespace openhearts {

struct ParsedRules {
  Rules rules;
  std::optional<RulesFault> fault; // why the rules can't be read or can't be played
};

// Reads {"extends": "omnibus", "moon": "auto", ...}: what differs from the preset named, or from the standard game.
// "name", "about" and "$schema" are for people and ignored. Checks that the result can be played.
ParsedRules rules_from(const Json &json);

// Every field that differs from the standard game, in table order; rules_from reads it back.
Json changes_in(const Rules &rules);

// Every field with its value, including defaults that depend on the number of players.
Json all_of(const Rules &rules);

// {"field": "players", "id": ..., "args": ...}
Json json_of(const RulesFault &fault);

} // namespace openhearts
