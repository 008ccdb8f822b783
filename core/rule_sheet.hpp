// The rule sheet: a rule set described for people, from its fields alone. The page, the terminal and the docs all show
// these messages.
#pragma once

#include "core/rules.hpp"

namespace openhearts {

struct RuleSheetPart {
  Message title;
  std::vector<Message> text; // a sentence or two each
};

// REQUIRES: !fault_in(rules).
std::vector<RuleSheetPart> rule_sheet_of(const Rules &rules);

} // namespace openhearts
