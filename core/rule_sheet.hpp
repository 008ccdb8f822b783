// A rule set in plain words: the rule sheet, made from the fields alone, and what differs from the standard game in one
// line. The page, the terminal and the docs all show these sentences.
#pragma once

#include "core/rules.hpp"

namespace openhearts {

struct RuleSheetPart {
  std::string title;
  std::vector<std::string> sentences;
};

// REQUIRES: !fault_in(rules).
std::vector<RuleSheetPart> rule_sheet_of(const Rules &rules);

// "4 players, to 100, J♦ −10, no pass"; leaves out what is standard, except the table and the end.
std::string line_of(const Rules &rules);

} // namespace openhearts
