#include "core/rules_json.hpp"

#include "core/fields.hpp"
#include "core/json_reader.hpp"
#include "core/presets.hpp"

#include <array>

namespace openhearts {

namespace {

constexpr std::string_view for_people[] = {"extends", "name", "about", "$schema"};

// The row in the table of the field that a fault blames; names not in the table come before all others.
std::size_t row_of(const RulesFault &fault) {
  std::size_t row = 0;
  while (row < fields().size() && fields()[row].name != fault.field) ++row;
  return row == fields().size() ? 0 : row + 1;
}

// Keeps the fault whose field comes first in the table.
void blame(std::optional<RulesFault> &fault, std::optional<RulesFault> other) {
  if (other && (!fault || row_of(*other) < row_of(*fault))) fault = std::move(other);
}

// Applies the fields in the JSON to the rules; a field that can't be read keeps its value.
// A preset's `removed` applies only with the preset's own number of players.
std::optional<RulesFault> overlay(Rules &rules, const Json &json) {
  if (json.kind != Json::Kind::object) return RulesFault{"rules", say<"fault-rules">()};
  if (const Json *base = json.find("extends")) {
    const Preset *preset = base->kind == Json::Kind::text ? preset_named(base->text) : nullptr;
    if (preset == nullptr) return RulesFault{"extends", say<"fault-preset">(argument::text(quoted_json(*base)))};
    overlay(rules, *parse_json(preset->json).json);
  }
  const int players_before = rules.players;
  std::optional<RulesFault> fault;
  for (const auto &[name, value] : json.members) {
    bool known = false;
    for (const auto word : for_people) known = known || name == word;
    if (known) continue;
    const Field *field = field_named(name);
    if (field == nullptr) return RulesFault{quoted(name).substr(1, quoted(name).size() - 2), say<"fault-no-field">()};
    if (auto message = field->read(rules, value)) blame(fault, RulesFault{name, std::move(*message)});
  }
  if (rules.players != players_before && json.find("removed") == nullptr) rules.removed = std::nullopt;
  return fault;
}

} // namespace

ParsedRules rules_from(const Json &json) {
  ParsedRules parsed;
  parsed.fault = overlay(parsed.rules, json);
  blame(parsed.fault, fault_in_values(parsed.rules)); // unreadable and impossible values are both faults
  if (!parsed.fault) parsed.fault = fault_in(parsed.rules);
  return parsed;
}

Json changes_in(const Rules &rules) {
  const Rules standard;
  Json object = Json::object();
  for (const Field &field : fields()) {
    Json value = field.write(rules);
    if (value != field.write(standard)) object.set(field.name, std::move(value));
  }
  return object;
}

Json all_of(const Rules &rules) {
  const Rules full = resolved(rules);
  Json object = Json::object();
  for (const Field &field : fields()) object.set(field.name, field.write(full));
  return object;
}

Json json_of(const RulesFault &fault) {
  return Json::object()
      .set("field", Json::of(fault.field))
      .set("id", Json::of(fault.message.id))
      .set("args", fault.message.arguments);
}

} // namespace openhearts
