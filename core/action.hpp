// What a player does: bid, name the suit, pass cards, play a card, choose how a moon counts. Logs and the line protocol
// share one text form: "bid 2 7", "suit 2 spades", "pass 0 QS AH 2C", "play 3 2C", "moon 1 new".
#pragma once

#include "core/hand.hpp"

#include <span>
#include <string>

namespace openhearts {

struct Action {
  enum class Kind : std::uint8_t { bid, suit, pass, play, moon };
  Kind kind = Kind::play;
  Seat seat = 0;
  std::uint8_t count = 0; // how many of `cards` are used
  Passed cards = {}; // the cards passed, in order, or the card played, first
  MoonWay way = MoonWay::none;
  Suit suit = Suit::hearts;
  std::int32_t chips = 0; // the bid; 0 declines to bid

  bool operator==(const Action &) const = default;
};

Action bid_action(Seat seat, std::int32_t chips);
Action suit_action(Seat seat, Suit suit);
Action pass_action(Seat seat, std::span<const Card> cards); // REQUIRES: at most max_passed cards
Action play_action(Seat seat, Card card);
Action moon_action(Seat seat, MoonWay way);

std::string text_of(const Action &action);

// Reads the text form; if the text isn't an action, `refusal` says why: unknown_request, bad_argument, no_such_card,
// wrong_number_of_cards, no_such_suit or not_a_moon_choice. Does not check whether the action is legal.
struct ParsedAction {
  Action action;
  Refusal refusal = Refusal::none;
};
ParsedAction action_from(std::string_view text);

// Why the action isn't allowed now, or Refusal::none.
Refusal refuse(const Law &law, const Hand &hand, const Action &action);

// Applies the action. REQUIRES: not refused.
void act(const Law &law, Hand &hand, const Action &action);

} // namespace openhearts
