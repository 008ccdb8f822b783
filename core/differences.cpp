// What differs from the standard game, in one line: the other half of rule_sheet.hpp.
#include "core/fields.hpp"
#include "core/rule_sheet.hpp"

namespace openhearts {

namespace {

std::string_view label_of(const Field &field, const Json &value) {
  const std::string text = value.kind == Json::Kind::text ? value.text : text_of(value);
  for (const FieldValue &named : field.values)
    if (text == named.value) return named.label;
  return {};
}

std::string lower(std::string_view text) {
  std::string lowered(text);
  if (!lowered.empty() && lowered[0] >= 'A' && lowered[0] <= 'Z')
    lowered[0] = static_cast<char>(lowered[0] - 'A' + 'a');
  return lowered;
}

std::string signed_text(std::int64_t number) {
  return number < 0 ? "−" + std::to_string(-number) : std::to_string(number);
}

// The cards whose value isn't the standard one: "J♦ −10, Q♠ 0"; all hearts alike as "♥ 2".
std::string points_said(const Points &points) {
  const Points standard = standard_points();
  std::string text;
  const auto add = [&](const std::string &mark, std::int32_t value) {
    if (!text.empty()) text += ", ";
    text += mark;
    text += ' ';
    text += signed_text(value);
  };
  for (const Suit suit : {Suit::hearts, Suit::spades, Suit::diamonds, Suit::clubs}) {
    bool alike = true;
    const Card first = card_of(suit, 0);
    for (Cards left = of(suit); left != 0;) alike = points[take_lowest(left)] == points[first] && alike;
    if (alike && suit != Suit::spades) {
      if (points[first] != standard[first]) add(std::string(mark_of(suit)), points[first]);
      continue;
    }
    for (Cards left = of(suit); left != 0;) {
      const Card card = take_lowest(left);
      if (points[card] != standard[card]) add(mark_of(card), points[card]);
    }
  }
  return text;
}

std::string end_said(const End &end) {
  if (end.by == End::By::target) return "to " + std::to_string(end.number);
  return end.number == 1 ? "one hand" : std::to_string(end.number) + " hands";
}

std::string cycle_said(const Field &field, const Rules &rules) {
  std::string text;
  for (const Pass pass : *rules.pass_cycle) {
    if (!text.empty()) text += ", ";
    text += field.values[static_cast<std::size_t>(pass)].label;
  }
  return text == "no pass" ? text : "pass " + text;
}

std::string settlement_said(const Field &field, const Settlement &settlement, const Json &value) {
  std::string text = "chips: ";
  text += field.values[static_cast<std::size_t>(settlement.kind)].label;
  const Settlement plain;
  const bool worth = settlement.chip_value != plain.chip_value;
  if (worth || settlement.buy_in != plain.buy_in) text += ", " + std::to_string(settlement.buy_in) + " bought";
  if (worth) text += " at " + text_of(*value.find("chip_value")) + " each";
  if (settlement.split_two) text += ", two clear players split it";
  return text;
}

// One field that differs, in words.
std::string said(const Field &field, const Rules &rules) {
  const Json value = field.write(rules);
  switch (field.kind) {
  case FieldKind::flag: return field.values.empty() ? lower(field.label) : std::string(label_of(field, value));
  case FieldKind::points: return points_said(rules.points);
  case FieldKind::cycle: return cycle_said(field, rules);
  case FieldKind::card: return lower(field.label) + " is " + mark_of(rules.queen);
  case FieldKind::choice: return lower(field.label) + ": " + std::string(label_of(field, value));
  case FieldKind::cards: {
    if (empty(*rules.removed)) return "no cards taken out";
    std::string text = "without ";
    for (Pile left = *rules.removed; !empty(left);) {
      text += mark_of(take_lowest(left));
      if (!empty(left)) text += ' ';
    }
    return text;
  }
  case FieldKind::settlement: return settlement_said(field, rules.settlement, value);
  case FieldKind::count:
  case FieldKind::amount:
  case FieldKind::end: break;
  }
  return lower(field.label) + ": " + (value.kind == Json::Kind::text ? value.text : text_of(value));
}

} // namespace

std::string line_of(const Rules &rules) {
  std::string line = std::to_string(rules.players) + " players · " + end_said(rules.end);
  const Rules standard;
  for (const Field &field : fields()) {
    if (field.name == "players" || field.name == "end" || field.write(rules) == field.write(standard)) continue;
    line += " · ";
    line += said(field, rules);
  }
  return line;
}

} // namespace openhearts
