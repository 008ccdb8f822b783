// A rule set to be read by people: the rule sheet, made from the fields alone, and what differs from the standard game.
// The page, the terminal and the docs all show these messages.
#pragma once

#include "core/rules.hpp"

namespace openhearts {

struct RuleSheetPart {
  Message title;
  std::vector<Message> text; // a sentence or two each
};

// REQUIRES: !fault_in(rules).
std::vector<RuleSheetPart> rule_sheet_of(const Rules &rules);

// "4 players", "to 100", "J♦ −10", "no pass", to stand in one line; leaves out what is standard, except the table and
// the end.
std::vector<Message> differences_in(const Rules &rules);

} // namespace openhearts
