#include "line/write.hpp"

#include "core/differences.hpp"
#include "core/fields.hpp"
#include "core/json_reader.hpp"
#include "core/presets.hpp"
#include "core/rule_sheet.hpp"
#include "core/rules_json.hpp"
#include "core/settlement.hpp"
#include "line/decimal.hpp"
#include "line/write_parts.hpp"

#include <algorithm>
#include <cmath>

namespace openhearts {

namespace {

// A mean or an error, rounded to a millionth.
Json millionths(double number) { return decimal(static_cast<std::int64_t>(std::llround(number * 1e6)), 6); }

} // namespace

Json fields_json() {
  const Rules standard;
  Json list = Json::list();
  for (const Field &field : fields()) {
    Json row = Json::object();
    row.set("name", Json::of(field.name));
    row.set("kind", Json::of(name_of(field.kind)));
    row.set("default", field.write(standard));
    if (!field.values.empty()) row.set("values", argument::values(field.values).value);
    if (field.least != field.most) {
      row.set("min", write_number(field.least));
      row.set("max", write_number(field.most));
    }
    list.push(std::move(row));
  }
  return list;
}

Json refusals_json() {
  Json list = Json::list();
  for (int i = 1; i < static_cast<int>(Refusal::count); ++i)
    list.push(Json::object().set("code", Json::of(name_of(static_cast<Refusal>(i)))));
  return list;
}

Json presets_json() {
  Json list = Json::list();
  for (const Preset &preset : presets()) {
    const Json file = *parse_json(preset.json).json;
    Json row = Json::object();
    row.set("id", Json::of(preset.id));
    row.set("rules", changes_in(rules_from(file).rules));
    list.push(std::move(row));
  }
  return list;
}

Json rules_json(const Rules &rules) {
  const Law law = compile(rules);
  Json json = Json::object();
  json.set("rules", all_of(rules));
  json.set("changes", changes_in(rules));
  json.set("line", argument::messages(differences_in(rules)).value);
  json.set("cards", write_number(law.card_count));
  json.set("hand_size", write_number(law.hand_size));
  json.set("kitty", write_number(law.kitty_size));
  json.set("stock", write_number(law.stock_size));
  json.set("moon", write_number(penalty_sum(law, law_of(law, Suit::hearts))));
  json.set("settles", Json::of(name_of(settles(rules))));
  return json;
}

Json sheet_json(const Rules &rules) {
  Json list = Json::list();
  for (const RuleSheetPart &part : rule_sheet_of(rules)) {
    list.push(Json::object().set("title", json_of(part.title)).set("text", argument::messages(part.text).value));
  }
  return list;
}

Json playouts_json(const Law &law, const Playouts &playouts) {
  const auto hands = static_cast<double>(playouts.hands);
  Json points = Json::list();
  Json errors = Json::list();
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(law.players); ++seat) {
    const auto total = static_cast<double>(playouts.points[seat]);
    const double spread = std::max(0.0, hands * playouts.squares[seat] - total * total);
    points.push(millionths(total / hands));
    errors.push(hands > 1 ? millionths(std::sqrt(spread / (hands * hands * (hands - 1)))) : Json());
  }
  Json json = Json::object();
  json.set("hands", write_number(playouts.hands));
  json.set("cards", write_number(playouts.cards));
  json.set("moons", write_number(playouts.moons));
  json.set("suns", write_number(playouts.suns));
  json.set("points", std::move(points));
  json.set("errors", std::move(errors));
  return json;
}

} // namespace openhearts
