#include "core/fields.hpp"

#include "core/field_kinds.hpp"

namespace openhearts {

namespace {

using namespace field_kinds;

template <auto member> constexpr Field count(std::string_view name, int least, int most) {
  return {name, FieldKind::count, read_count<member>, write_count<member>, {}, least, most};
}

template <auto member, const auto &word> constexpr Field open_count(std::string_view name, int least, int most) {
  return {name, FieldKind::count, read_open_count<member, word>, write_open_count<member, word>, {}, least, most};
}

template <auto member> constexpr Field flag(std::string_view name, std::span<const std::string_view> values = {}) {
  return {name, FieldKind::flag, read_flag<member>, write_flag<member>, values};
}

template <auto member, const auto &values> constexpr Field choice(std::string_view name) {
  return {name, FieldKind::choice, read_choice<member, values>, write_choice<member, values>, values};
}

template <auto member> constexpr Field amount(std::string_view name) {
  return {name, FieldKind::amount, read_amount<member>, write_amount<member>, {}, 1, max_value};
}

constexpr Field table[] = {
    count<&Rules::players>("players", 2, max_seats),
    count<&Rules::packs>("packs", 1, max_packs),
    choice<&Rules::teams, field_values::teams>("teams"),
    flag<&Rules::pooled>("pooled"),
    flag<&Rules::joint_moon>("joint_moon"),
    {"removed", FieldKind::cards, read_removed, write_removed},
    open_count<&Rules::hand_size, everything>("hand_size", 1, max_hand_size),
    choice<&Rules::kitty, field_values::kitty>("kitty"),
    flag<&Rules::kitty_peek>("kitty_peek"),
    open_count<&Rules::pass_count, by_table>("pass_count", 0, 4),
    {"pass_cycle", FieldKind::cycle, read_cycle, write_cycle, field_values::pass},
    choice<&Rules::opening, field_values::opening>("opening"),
    choice<&Rules::first_trick, field_values::first_trick>("first_trick"),
    flag<&Rules::breaking>("breaking", field_values::breaking),
    choice<&Rules::hearts_only, field_values::hearts_only>("hearts_only"),
    {"queen", FieldKind::card, read_queen, write_queen},
    choice<&Rules::queen_breaks, field_values::queen_breaks>("queen_breaks"),
    choice<&Rules::queen_lead, field_values::queen_lead>("queen_lead"),
    choice<&Rules::queen_or_hearts, field_values::queen_or_hearts>("queen_or_hearts"),
    choice<&Rules::queen_discard, field_values::queen_discard>("queen_discard"),
    {"points", FieldKind::points, read_points, write_points, {}, -max_value, max_value},
    choice<&Rules::moon, field_values::moon>("moon"),
    flag<&Rules::moon_needs_bonus>("moon_needs_bonus"),
    amount<&Rules::sun>("sun"),
    amount<&Rules::no_trick_bonus>("no_trick_bonus"),
    choice<&Rules::objective, field_values::objective>("objective"),
    {"end", FieldKind::end, read_end, write_end, {}, 25, 500},
    choice<&Rules::tie, field_values::tie>("tie"),
    flag<&Rules::fifty_reset>("fifty_reset"),
    flag<&Rules::auction>("auction"),
    flag<&Rules::stock>("stock"),
    {"settlement", FieldKind::settlement, read_settlement, write_settlement, field_values::settlement},
};

} // namespace

std::span<const Field> fields() { return table; }

const Field *field_named(std::string_view name) {
  for (const Field &field : table)
    if (field.name == name) return &field;
  return nullptr;
}

std::string_view name_of(FieldKind kind) {
  constexpr std::string_view names[] = {"count", "flag",  "choice", "amount", "card",
                                        "cards", "cycle", "points", "end",    "settlement"};
  return names[static_cast<std::size_t>(kind)];
}

} // namespace openhearts
