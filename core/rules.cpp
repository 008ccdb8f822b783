#include "core/rules.hpp"

#include <algorithm>

namespace openhearts {

namespace {

using enum Pass;

// RULES.md §3, a row a table size from 3 to 7.
struct TableSize {
  Cards removed;
  int pass_count;
  std::array<Pass, 7> cycle;
  std::size_t cycle_length;
};

constexpr Card two_of_diamonds = card_of(Suit::diamonds, 0);
constexpr Card two_of_clubs = card_of(Suit::clubs, 0);
constexpr Card three_of_clubs = card_of(Suit::clubs, 1);
constexpr Card two_of_spades = card_of(Suit::spades, 0);

constexpr std::array<TableSize, 5> table_sizes = {{
    {of(two_of_diamonds), 3, {left, right, hold}, 3},
    {0, 3, {left, right, across, hold}, 4},
    {of(two_of_clubs) | of(two_of_diamonds), 3, {left, right, left2, right2, hold}, 5},
    {of(two_of_clubs) | of(three_of_clubs) | of(two_of_diamonds) | of(two_of_spades),
     2,
     {left, right, across, hold},
     4},
    {0, 2, {left, right, left2, right2, left3, right3, hold}, 7},
}};

const TableSize &table_for(int players) { return table_sizes[static_cast<std::size_t>(players - 3)]; }

std::string said(int number) { return std::to_string(number); }

bool seats_fit(Teams teams, int players) {
  switch (teams) {
  case Teams::none: return true;
  case Teams::two_by_two: return players == 4;
  case Teams::three_by_two:
  case Teams::two_by_three: return players == 6;
  }
  return false;
}

std::optional<RulesFault> fault_in_deal(const Rules &rules) {
  const Rules full = resolved(rules);
  const int cards = deck_size - count(*full.removed);
  if (cards < full.players)
    return RulesFault{"removed", "with " + said(cards) + " cards left there is not one for each player"};
  if (*full.hand_size < 1) return RulesFault{"hand_size", "each player must be dealt at least one card"};
  if (*full.hand_size * full.players > cards)
    return RulesFault{"hand_size", said(full.players) + " players can't be dealt " + said(*full.hand_size) +
                                       " cards each from " + said(cards)};
  if (full.kitty == KittyTaker::none && *full.hand_size * full.players != cards)
    return RulesFault{"kitty", said(cards - *full.hand_size * full.players) +
                                   " cards are left over, so a kitty is needed (or another deal)"};
  return std::nullopt;
}

std::optional<RulesFault> fault_in_pass(const Rules &rules) {
  const Rules full = resolved(rules);
  const int hand_size = *full.hand_size;
  const int pass_count = *full.pass_count;
  if (pass_count < 0 || pass_count > 4) return RulesFault{"pass_count", "0 to 4 cards can be passed"};
  const auto &cycle = *full.pass_cycle;
  const auto passes_count = [](Pass pass) { return pass != hold && pass != scatter; };
  if (pass_count > hand_size && std::ranges::any_of(cycle, passes_count))
    return RulesFault{"pass_count",
                      "a pass of " + said(pass_count) + " is larger than a hand of " + said(hand_size) + " cards"};
  if (cycle.empty()) return RulesFault{"pass_cycle", "it needs at least one entry; no pass is [\"hold\"]"};
  for (const Pass pass : cycle) {
    if (pass == hold) continue;
    if (pass == scatter) {
      if (pass_count != 0 && full.players - 1 > hand_size)
        return RulesFault{"pass_cycle", "a scatter gives a card to each other player, more than a hand of " +
                                            said(hand_size) + " cards"};
      continue;
    }
    if (pass == across && full.players % 2 != 0)
      return RulesFault{"pass_cycle", "nobody sits across at a table of " + said(full.players)};
    if (steps_left(pass, full.players) == 0)
      return RulesFault{"pass_cycle", "at a table of " + said(full.players) + " one of its entries passes to oneself"};
  }
  return std::nullopt;
}

std::optional<RulesFault> fault_in_scoring(const Rules &rules) {
  for (const std::int32_t value : rules.points)
    if (value < -max_value || value > max_value)
      return RulesFault{"points", "a card's value lies within a million either side of 0"};
  if (rules.sun < 0 || rules.sun > max_value)
    return RulesFault{"sun", "it is off or a whole number above 0, up to a million"};
  if (rules.sun > 0 && rules.moon == MoonRule::off)
    return RulesFault{"sun", "it is scored as a moon, and the moon is off"};
  if (rules.no_trick_bonus < 0 || rules.no_trick_bonus > max_value)
    return RulesFault{"no_trick_bonus", "it is off or a whole number above 0, up to a million"};
  if (rules.end.by == End::By::hands) {
    if (rules.end.number < 1) return RulesFault{"end", "a game lasts at least one hand"};
    return std::nullopt;
  }
  if (rules.end.number < 25 || rules.end.number > 500)
    return RulesFault{"end", "a target lies between 25 and 500, not at " + said(rules.end.number)};
  std::int64_t sum = 0;
  for (Cards left = whole_deck & ~*resolved(rules).removed; left != 0;) sum += rules.points[take_lowest(left)];
  if (sum <= 0)
    return RulesFault{"end", "the cards in play are worth " + std::to_string(sum) +
                                 " together, so no total would ever reach a target; name a number of hands"};
  return std::nullopt;
}

} // namespace

int steps_left(Pass pass, int players) {
  switch (pass) {
  case left: return 1;
  case right: return players - 1;
  case across: return players / 2;
  case left2: return 2 % players;
  case right2: return (2 * players - 2) % players;
  case left3: return 3 % players;
  case right3: return (2 * players - 3) % players;
  case scatter:
  case hold: break;
  }
  return 0;
}

Rules resolved(const Rules &rules) {
  Rules full = rules;
  const TableSize &table = table_for(rules.players);
  if (!full.removed) full.removed = full.hand_size ? Cards{0} : table.removed;
  if (!full.hand_size) full.hand_size = (deck_size - count(*full.removed)) / full.players;
  if (!full.pass_count) full.pass_count = table.pass_count;
  if (!full.pass_cycle)
    full.pass_cycle =
        std::vector<Pass>(table.cycle.begin(), table.cycle.begin() + static_cast<long>(table.cycle_length));
  return full;
}

std::optional<RulesFault> fault_in(const Rules &rules) {
  if (rules.players < 3 || rules.players > max_seats)
    return RulesFault{"players", "a table seats 3 to 7 players, not " + said(rules.players)};
  if (!seats_fit(rules.teams, rules.players))
    return RulesFault{"teams", "these sides don't fit a table of " + said(rules.players)};
  if (rules.pooled && rules.teams == Teams::none) return RulesFault{"pooled", "it needs teams"};
  if (rules.joint_moon && rules.teams == Teams::none) return RulesFault{"joint_moon", "it needs teams"};
  if (auto fault = fault_in_deal(rules)) return fault;
  if (auto fault = fault_in_pass(rules)) return fault;
  return fault_in_scoring(rules);
}

} // namespace openhearts
