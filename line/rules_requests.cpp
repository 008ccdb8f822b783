#include "line/rules_requests.hpp"

#include "core/pad_json.hpp"
#include "line/answer.hpp"
#include "line/write.hpp"
#include "line/write_pad.hpp"

namespace openhearts::request {

namespace {

// Answers a request that takes a rule set with what `say` says about it.
std::string about_rules(Tokens words, Json (*say)(const Rules &)) {
  const ParsedJson parsed = parse_json(words.rest());
  if (!parsed.json) return error(parsed);
  const ParsedRules rules = rules_from(*parsed.json);
  return rules.fault ? error(*rules.fault) : ok(say(rules.rules));
}

} // namespace

std::string field_table(Session &, Tokens) { return ok(fields_json()); }
std::string message_table(Session &, Tokens) { return ok(message_list_json()); }
std::string refusal_table(Session &, Tokens) { return ok(refusals_json()); }
std::string preset_table(Session &, Tokens) { return ok(presets_json()); }

std::string rules(Session &, Tokens words) { return about_rules(words, rules_json); }
std::string sheet(Session &, Tokens words) { return about_rules(words, sheet_json); }

std::string pad(Session &, Tokens words) {
  const ParsedJson parsed = parse_json(words.rest());
  if (!parsed.json) return error(parsed);
  for (const auto &member : parsed.json->members)
    if (member.name != "rules" && member.name != "dealer" && member.name != "hands")
      return bad_argument(say<"input-pad">(argument::text(quoted(member.name))));
  const ParsedRules rules = rules_of_request(*parsed.json);
  if (rules.fault) return error(*rules.fault);
  const Law law = compile(rules.rules);
  const ParsedPad kept = keep_score(law, *parsed.json);
  return kept.fault ? bad_argument(*kept.fault) : ok(pad_json(law, kept.pad));
}

} // namespace openhearts::request
