// The fields of a rule set (RULES.md §1), and what makes one playable.
//
// `Rules` is what was asked for: a field not mentioned has its default value, or no value if the default depends on the
// number of players. `resolved` fills those in; `fault_in` says why a rule set can't be played. To be played, a rule
// set is first compiled into a `Law` (law.hpp).
#pragma once

#include "core/cards.hpp"
#include "core/message.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace openhearts {

inline constexpr int max_seats = 11;
inline constexpr int max_hand_size = 26; // two players with a stock
inline constexpr int max_tricks = max_cards / 2; // a trick has at least two cards
inline constexpr int max_passed = max_seats - 1; // a scatter gives one card to each other player
inline constexpr int max_value = 1'000'000; // of a card, a sun or a bonus, positive or negative
inline constexpr int max_chips = 1'000'000; // bought at the beginning, whole chips
inline constexpr int max_hands = 1000; // a game without a winner ends there (RULES.md §4)

enum class Teams : std::uint8_t { none, two_by_two, three_by_two, two_by_three };
enum class KittyTaker : std::uint8_t { first_trick, last_trick, first_penalty_trick, none };
enum class Pass : std::uint8_t { left, right, across, left2, right2, left3, right3, scatter, hold };
enum class Opening : std::uint8_t { lowest_club, any_club, eldest, bidder };
enum class FirstTrick : std::uint8_t { no_penalties, no_hearts, free };
enum class HeartsOnly : std::uint8_t { may_lead, pass_lead };
enum class QueenBreaks : std::uint8_t { never, discarded, played };
enum class QueenLead : std::uint8_t { free, after_broken };
enum class QueenOrHearts : std::uint8_t { must_lead_queen, either };
enum class QueenDiscard : std::uint8_t { free, after_broken, forced };
enum class MoonRule : std::uint8_t { old_moon, new_moon, choice, automatic, off };
enum class Objective : std::uint8_t { low, high };
enum class Tie : std::uint8_t { play_on, shared };

// When the game ends: a total of `number` or more, or after `number` hands.
struct End {
  enum class By : std::uint8_t { target, hands };
  By by = By::target;
  int number = 100;
  bool operator==(const End &) const = default;
};

// How the game is settled in chips (RULES.md §7).
struct Settlement {
  enum class Kind : std::uint8_t { none, average, lowest_takes_pot, sweepstakes, howell };
  Kind kind = Kind::none;
  std::int32_t chip_value = 1000; // in thousandths of the players' money; for display only
  std::int32_t buy_in = 100; // whole chips
  bool split_two = false;
  bool operator==(const Settlement &) const = default;
};

using Points = std::array<std::int32_t, deck_size>; // what each card is worth

constexpr Points standard_points() {
  Points points{};
  for (Cards left = hearts; left != 0;) points[take_lowest(left)] = 1;
  points[queen_of_spades] = 13;
  return points;
}

struct Rules {
  int players = 4;
  int packs = 1;
  Teams teams = Teams::none;
  bool pooled = false;
  bool joint_moon = false;
  std::optional<Pile> removed; // nothing: depends on the number of players
  std::optional<int> hand_size; // nothing: the whole deck, dealt evenly
  KittyTaker kitty = KittyTaker::first_trick;
  bool kitty_peek = false;
  std::optional<int> pass_count; // nothing: depends on the number of players
  std::optional<std::vector<Pass>> pass_cycle; // nothing: depends on the number of players
  Opening opening = Opening::lowest_club;
  FirstTrick first_trick = FirstTrick::no_penalties;
  bool breaking = true;
  HeartsOnly hearts_only = HeartsOnly::may_lead;
  Card queen = queen_of_spades;
  QueenBreaks queen_breaks = QueenBreaks::never;
  QueenLead queen_lead = QueenLead::free;
  QueenOrHearts queen_or_hearts = QueenOrHearts::must_lead_queen;
  QueenDiscard queen_discard = QueenDiscard::free;
  Points points = standard_points();
  MoonRule moon = MoonRule::old_moon;
  bool moon_needs_bonus = false;
  int sun = 0; // 0: off
  int no_trick_bonus = 0; // 0: off
  Objective objective = Objective::low;
  End end;
  Tie tie = Tie::play_on;
  bool fifty_reset = false;
  bool auction = false;
  bool stock = false;
  Settlement settlement;

  bool operator==(const Rules &) const = default;
};

// Why a rule set can't be played: the field to blame, and what is wrong with it.
struct RulesFault {
  std::string field;
  Message message;
};

// How many seats to the left a pass goes: 1 for left, players - 1 for right; 0 would be a pass to oneself.
// REQUIRES: neither scatter nor hold.
int steps_left(Pass pass, int players);

// The cards in play under these rules: the packs without the removed cards. REQUIRES: rules.removed has a value.
Pile deck_of(const Rules &rules);

// The same rules with every default that depends on the number of players filled in (RULES.md §3): removed, hand_size,
// pass_count, pass_cycle. REQUIRES: 2 <= players <= max_seats.
Rules resolved(const Rules &rules);

// After how many hands a game ends for which hands were agreed: no game has more than max_hands.
int agreed_hands(const Rules &rules);

// The first field, in the order of RULES.md §1, that makes these rules unplayable; nothing if they are playable. Fields
// with an impossible value come before fields that conflict with another, which may be the one with that value.
std::optional<RulesFault> fault_in(const Rules &rules);
std::optional<RulesFault> fault_in_values(const Rules &rules); // impossible values only

} // namespace openhearts
