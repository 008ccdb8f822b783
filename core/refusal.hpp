// The closed list of reasons why an action is refused: the same codes in C++, Python, the line protocol, the page and
// the conformance vectors. The message for the player is made in refusal_message.hpp.
#pragma once

#include <cstdint>
#include <string_view>

namespace openhearts {

enum class Refusal : std::uint8_t {
  none, // not refused

  // any action
  no_such_seat,
  not_now,
  not_your_turn,
  game_over,
  no_such_card,
  card_not_held,

  // the auction
  bid_too_low,
  bid_too_high,
  no_such_suit,

  // the pass
  already_passed,
  wrong_number_of_cards,
  card_given_twice,

  // a card played
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

  // a moon choice
  not_a_moon_choice,

  // the input, rather than the action itself
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
