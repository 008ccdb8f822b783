// What the requests share: the two kinds of answer, "ok" and JSON, or "error CODE" and a message as JSON; and reading
// the rules that many of them take.
#pragma once

#include "core/json_reader.hpp"
#include "core/refusal_message.hpp"
#include "core/rules_json.hpp"

#include <string>

namespace openhearts {

inline std::string ok(const Json &json) { return "ok " + text_of(json); }

inline std::string error(Refusal refusal, const Json &message) {
  std::string line = "error ";
  line += name_of(refusal);
  line += ' ';
  return line + text_of(message);
}

inline std::string error(Refusal refusal, const Message &message) { return error(refusal, json_of(message)); }
inline std::string error(Refusal refusal) { return error(refusal, message_of(refusal)); }
inline std::string error(const RulesFault &fault) { return error(Refusal::bad_rules, json_of(fault)); }
inline std::string error(const ParsedJson &parsed) { return error(Refusal::bad_json, parsed.fault); }
inline std::string bad_argument(const Message &message) { return error(Refusal::bad_argument, message); }

inline ParsedRules rules_of_request(const Json &json) {
  const Json *rules = json.find("rules");
  return rules_from(rules == nullptr ? Json::object() : *rules);
}

} // namespace openhearts
