#include "core/differences.hpp"

#include "core/field_kinds.hpp"
#include "core/fields.hpp"

namespace openhearts {

namespace {

using Differences = std::vector<Message>;

// The cards whose value is not the standard one; a suit whose cards all have the same value is one entry.
Message points_in(const Points &points) {
  const Points standard = standard_points();
  Differences values;
  for (const Suit suit : {Suit::hearts, Suit::spades, Suit::diamonds, Suit::clubs}) {
    bool alike = true;
    const Card first = card_of(suit, 0);
    for (Cards left = of(suit); left != 0;) alike = points[take_lowest(left)] == points[first] && alike;
    if (alike && suit != Suit::spades) {
      if (points[first] != standard[first])
        values.push_back(say<"differs-points-suit">(argument::suit(suit), argument::points(points[first])));
      continue;
    }
    for (Cards left = of(suit); left != 0;) {
      const Card card = take_lowest(left);
      if (points[card] != standard[card])
        values.push_back(say<"differs-points-card">(argument::card(card), argument::points(points[card])));
    }
  }
  return say<"differs-points">(argument::messages(values));
}

Message cycle_in(const std::vector<Pass> &cycle) {
  const auto *const values = field_named("pass_cycle")->values.data();
  std::vector<std::string_view> passes;
  for (const Pass pass : cycle) passes.push_back(values[static_cast<std::size_t>(pass)]);
  return cycle == std::vector{Pass::hold} ? say<"differs-pass_cycle-none">()
                                          : say<"differs-pass_cycle">(argument::values(passes));
}

void add_settlement(const Settlement &settlement, std::string_view kind, Differences &differences) {
  const Settlement plain;
  differences.push_back(say<"differs-settlement">(argument::value(kind)));
  const auto bought = argument::count(settlement.buy_in);
  if (settlement.chip_value != plain.chip_value)
    differences.push_back(say<"differs-bought-worth">(bought, argument::value(chip_value_of(settlement))));
  else if (settlement.buy_in != plain.buy_in)
    differences.push_back(say<"differs-bought">(bought));
  if (settlement.split_two) differences.push_back(say<"differs-split_two">());
}

// Adds the phrase for one field that differs: the message differs-FIELD, with the arguments listed in messages.hpp.
void add(const Field &field, const Rules &rules, Differences &differences) {
  Json value = field.write(rules);
  const MessageForm *form = form_of<"differs-">(field.name);
  switch (field.kind) {
  case FieldKind::flag: differences.push_back({form->id}); return;
  case FieldKind::card: differences.push_back(say<"differs-queen">(argument::card(rules.queen))); return;
  case FieldKind::points: differences.push_back(points_in(rules.points)); return;
  case FieldKind::cycle: differences.push_back(cycle_in(*rules.pass_cycle)); return;
  case FieldKind::cards:
    differences.push_back(empty(*rules.removed) ? say<"differs-removed-none">()
                                                : say<"differs-removed">(argument::cards(*rules.removed)));
    return;
  case FieldKind::settlement:
    add_settlement(rules.settlement, field.values[static_cast<std::size_t>(rules.settlement.kind)], differences);
    return;
  case FieldKind::end: // always shown, at the front
  case FieldKind::choice:
  case FieldKind::count:
  case FieldKind::amount: break;
  }
  const Json *const values[] = {&value};
  differences.push_back(assemble(*form, values));
}

} // namespace

Differences differences_in(const Rules &rules) {
  const Rules standard;
  Differences differences = {say<"differs-players">(argument::count(rules.players)),
                             rules.end.by == End::By::target
                                 ? say<"differs-end-target">(argument::points(rules.end.number))
                                 : say<"differs-end-hands">(argument::count(agreed_hands(rules)))};
  for (const Field &field : fields())
    if (field.name != "players" && field.name != "end" && field.write(rules) != field.write(standard))
      add(field, rules, differences);
  return differences;
}

} // namespace openhearts
