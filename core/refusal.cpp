#include "core/refusal.hpp"

#include <array>

namespace openhearts {

std::string_view name_of(Refusal refusal) {
  constexpr std::array<std::string_view, static_cast<std::size_t>(Refusal::count)> codes = {
      "none",
      "no_such_seat",
      "not_now",
      "not_your_turn",
      "game_over",
      "no_such_card",
      "card_not_held",
      "bid_too_low",
      "bid_too_high",
      "no_such_suit",
      "already_passed",
      "wrong_number_of_cards",
      "card_given_twice",
      "must_follow_suit",
      "must_lead_lowest_club",
      "must_lead_a_club",
      "hearts_not_broken",
      "queen_not_led_yet",
      "must_lead_queen",
      "no_penalties_on_first_trick",
      "no_hearts_on_first_trick",
      "queen_not_discarded_yet",
      "must_discard_queen",
      "not_a_moon_choice",
      "unknown_request",
      "bad_argument",
      "bad_json",
      "bad_rules",
      "bad_position",
      "bad_log",
      "bad_event",
      "no_game"};
  return codes[static_cast<std::size_t>(refusal)];
}

} // namespace openhearts
