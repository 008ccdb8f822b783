#include "core/rules.hpp"

#include <algorithm>

namespace openhearts {

namespace {

using enum Pass;

// RULES.md §3, one row per number of players from 3 to 7; with any other number nothing is removed or passed.
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

constexpr TableSize other_size = {0, 3, {hold}, 1};

const TableSize &table_for(int players) {
  return players < 3 || players > 7 ? other_size : table_sizes[static_cast<std::size_t>(players - 3)];
}

bool holds(const Rules &rules) {
  const Rules full = resolved(rules);
  return *full.pass_count == 0 || std::ranges::all_of(*full.pass_cycle, [](Pass pass) { return pass == hold; });
}

bool seats_fit(Teams teams, int players) {
  switch (teams) {
  case Teams::none: return true;
  case Teams::two_by_two: return players == 4;
  case Teams::three_by_two:
  case Teams::two_by_three: return players == 6;
  }
  return false;
}

std::optional<RulesFault> fault_in_players(const Rules &rules) {
  constexpr int stock_least = 2;
  const int least = rules.packs == 2 ? 6 : rules.stock ? stock_least : 3;
  const int most = rules.packs == 2 ? max_seats : 7;
  if (rules.players >= least && rules.players <= most) return std::nullopt;
  const auto players = argument::count(rules.players);
  const auto from = argument::count(least);
  const auto to = argument::count(most);
  const auto packs_most = argument::count(max_seats);
  return RulesFault{"players", rules.packs == 2 ? say<"fault-players-packs">(players, from, to)
                               : rules.stock
                                   ? say<"fault-players-stock">(players, from, to, packs_most)
                                   : say<"fault-players">(players, from, to, argument::count(stock_least), packs_most)};
}

std::optional<RulesFault> fault_in_deal(const Rules &rules) {
  const Rules full = resolved(rules);
  if (full.packs == 1 && full.removed->twice != 0)
    return RulesFault{"removed", say<"fault-removed-once">(argument::card(lowest(full.removed->twice)))};
  const int cards = count(deck_of(full));
  if (cards < full.players) return RulesFault{"removed", say<"fault-removed-many">(argument::count(cards))};
  if (*full.hand_size * full.players > cards)
    return RulesFault{"hand_size",
                      say<"fault-hand_size-most">(argument::count(full.players), argument::count(*full.hand_size),
                                                  argument::count(cards))};
  if (!full.stock && full.kitty == KittyTaker::none && *full.hand_size * full.players != cards)
    return RulesFault{"kitty", say<"fault-kitty">(argument::count(cards - *full.hand_size * full.players))};
  return std::nullopt;
}

std::optional<RulesFault> fault_in_pass(const Rules &rules) {
  const Rules full = resolved(rules);
  const int hand_size = *full.hand_size;
  const int pass_count = *full.pass_count;
  const auto &cycle = *full.pass_cycle;
  const auto passes_count = [](Pass pass) { return pass != hold && pass != scatter; };
  if (pass_count > hand_size && std::ranges::any_of(cycle, passes_count))
    return RulesFault{"pass_count",
                      say<"fault-pass_count-hand">(argument::count(pass_count), argument::count(hand_size))};
  for (const Pass pass : cycle) {
    if (pass == hold) continue;
    if (pass == scatter) {
      if (pass_count != 0 && full.players - 1 > hand_size)
        return RulesFault{"pass_cycle", say<"fault-pass_cycle-scatter">(argument::count(hand_size))};
      continue;
    }
    if (pass == across && full.players % 2 != 0)
      return RulesFault{"pass_cycle", say<"fault-pass_cycle-across">(argument::count(full.players))};
    if (steps_left(pass, full.players) == 0)
      return RulesFault{"pass_cycle", say<"fault-pass_cycle-oneself">(argument::count(full.players))};
  }
  return std::nullopt;
}

std::optional<RulesFault> fault_in_scoring(const Rules &rules) {
  if (rules.sun > 0 && rules.moon == MoonRule::off) return RulesFault{"sun", say<"fault-sun-moon">()};
  if (rules.end.by == End::By::hands) return std::nullopt;
  if (rules.auction) return std::nullopt; // each card of the named suit counts 1, whatever `points` says
  std::int64_t sum = 0;
  for (Pile left = deck_of(resolved(rules)); !empty(left);) sum += rules.points[take_lowest(left)];
  if (sum <= 0) return RulesFault{"end", say<"fault-end-worth">(argument::points(sum))};
  return std::nullopt;
}

std::optional<RulesFault> fault_in_auction(const Rules &rules) {
  if (rules.auction != (rules.opening == Opening::bidder))
    return RulesFault{"auction", rules.auction ? say<"fault-auction-opening">() : say<"fault-auction-none">()};
  if (!rules.auction) return std::nullopt;
  if (!holds(rules)) return RulesFault{"auction", say<"fault-auction-pass">()};
  if (rules.settlement.kind != Settlement::Kind::sweepstakes)
    return RulesFault{"auction", say<"fault-auction-settlement">()};
  return std::nullopt;
}

std::optional<RulesFault> fault_in_settlement(const Rules &rules) {
  using enum Settlement::Kind;
  const Settlement &settlement = rules.settlement;
  if (rules.objective == Objective::high && settlement.kind != none && settlement.kind != average)
    return RulesFault{"settlement", say<"fault-settlement-objective">()};
  return std::nullopt;
}

} // namespace

Pile deck_of(const Rules &rules) { return Pile{whole_deck, rules.packs == 2 ? whole_deck : Cards{0}} - *rules.removed; }

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
  const bool dealt_out_whole = !full.hand_size && !full.stock && !full.auction && full.packs == 1;
  if (!full.removed) full.removed = Pile{dealt_out_whole ? table.removed : 0, 0};
  if (!full.hand_size) full.hand_size = count(deck_of(full)) / full.players;
  if (!full.pass_count) full.pass_count = table.pass_count;
  if (!full.pass_cycle)
    full.pass_cycle =
        std::vector<Pass>(table.cycle.begin(), table.cycle.begin() + static_cast<long>(table.cycle_length));
  return full;
}

int agreed_hands(const Rules &rules) { return std::min(rules.end.number, max_hands); }

std::optional<RulesFault> fault_in_values(const Rules &rules) {
  if (rules.players < 2 || rules.players > max_seats) return fault_in_players(rules);
  if (rules.packs != 1 && rules.packs != 2)
    return RulesFault{"packs", say<"fault-packs">(argument::count(rules.packs))};
  if (rules.hand_size && *rules.hand_size < 1) return RulesFault{"hand_size", say<"fault-hand_size-least">()};
  if (rules.hand_size && *rules.hand_size > max_cards)
    return RulesFault{"hand_size",
                      say<"fault-hand_size-most">(argument::count(rules.players), argument::count(*rules.hand_size),
                                                  argument::count(max_cards))};
  if (rules.pass_count && (*rules.pass_count < 0 || *rules.pass_count > 4))
    return RulesFault{"pass_count", say<"fault-pass_count">()};
  if (rules.pass_cycle && rules.pass_cycle->empty()) return RulesFault{"pass_cycle", say<"fault-pass_cycle-empty">()};
  for (const std::int32_t value : rules.points)
    if (value < -max_value || value > max_value) return RulesFault{"points", say<"fault-points-range">()};
  if (rules.sun < 0 || rules.sun > max_value) return RulesFault{"sun", say<"fault-amount-range">()};
  if (rules.no_trick_bonus < 0 || rules.no_trick_bonus > max_value)
    return RulesFault{"no_trick_bonus", say<"fault-amount-range">()};
  if (rules.end.by == End::By::hands && rules.end.number < 1) return RulesFault{"end", say<"fault-end-hands">()};
  if (rules.end.by == End::By::target && (rules.end.number < 25 || rules.end.number > 500))
    return RulesFault{"end", say<"fault-end-target">(argument::points(rules.end.number))};
  if (rules.settlement.buy_in < 1 || rules.settlement.buy_in > max_chips)
    return RulesFault{"settlement", say<"fault-settlement-buy_in">()};
  if (rules.settlement.chip_value < 1 || rules.settlement.chip_value > 1000 * max_chips)
    return RulesFault{"settlement", say<"fault-settlement-chip_value">()};
  return std::nullopt;
}

std::optional<RulesFault> fault_in(const Rules &rules) {
  if (auto fault = fault_in_values(rules)) return fault;
  if (auto fault = fault_in_players(rules)) return fault;
  if (!seats_fit(rules.teams, rules.players))
    return RulesFault{"teams", say<"fault-teams">(argument::count(rules.players))};
  if (rules.pooled && rules.teams == Teams::none) return RulesFault{"pooled", say<"fault-needs-teams">()};
  if (rules.joint_moon && rules.teams == Teams::none) return RulesFault{"joint_moon", say<"fault-needs-teams">()};
  if (auto fault = fault_in_deal(rules)) return fault;
  if (auto fault = fault_in_pass(rules)) return fault;
  if (auto fault = fault_in_scoring(rules)) return fault;
  if (auto fault = fault_in_auction(rules)) return fault;
  return fault_in_settlement(rules);
}

} // namespace openhearts
