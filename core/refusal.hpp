// The closed list of reasons why an action is refused: the same codes in C++, Python, the line protocol, the page and
// the conformance vectors. What a refusal says is in refusal_message.hpp.
#pragma once

#include <cstdint>
#include <string_view>

namespace openhearts {

enum class Refusal : std::uint8_t {
  none, // not refused

  // of any action
  no_such_seat,
  not_now,
  not_your_turn,
  game_over,
  no_such_card,
  card_not_held,

  // of an auction
  bid_too_low,
  bid_too_high,
  no_such_suit,

  // of a pass
  already_passed,
  wrong_number_of_cards,
  card_given_twice,

  // of a card played
  must_follow_suit,
  must_lead_lowest_club,
  must_lead_a_club,
  hearts_not_broken,
  queen_not_led_yet,
  must_lead_queen,
  no_penalties_on_first_trick,
  no_hearts_on_first_trick,
  queen_not_discarded_yet,
  must_discard_queen,

  // of a moon choice
  not_a_moon_choice,

  // of the input, rather than of the action itself
  unknown_request,
  bad_argument,
  bad_json,
  bad_rules,
  bad_position,
  bad_log,
  bad_event,
  no_game,

  count,
};

// "must_follow_suit". REQUIRES: not count.
std::string_view name_of(Refusal refusal);

} // namespace openhearts
