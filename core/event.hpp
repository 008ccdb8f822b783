// What happens in a game: the part that everybody at the table sees (`Event`), and the cards that only one seat sees
// (`OwnCards`). A game sends these instead of its state; an observer (observer.hpp) turns them back into a view.
//
// An event is a deal or an action, plus whatever the rules decided from hidden cards; a receiver that knows the rules
// works out the rest. An event reveals nothing about hidden cards that the whole table doesn't see.
#pragma once

#include "core/action.hpp"
#include "core/tally.hpp"

#include <vector>

namespace openhearts {

struct Event {
  enum class Kind : std::uint8_t { deal, action };

  struct Deal {
    std::int32_t number = 0;
    Seat dealer = 0;
    bool only_hand = false; // the game ends with it
    std::array<std::uint8_t, max_seats> counts = {}; // cards dealt, by seat
    std::uint8_t kitty = 0;
    std::uint8_t stock = 0;
    Tally before; // without `over` and `winners`
    bool operator==(const Deal &) const = default;
  };

  Kind kind = Kind::action;
  Deal deal;
  Action action; // for a pass, without the cards

  Seat leads = nobody;    // who leads the next trick, if that depends on hidden cards
  std::uint8_t drawn = 0; // how many cards the player to act has drawn from the stock
  // What was still hidden when the last card fell.
  Pile kitty = {};
  Pile rest = {}; // with a stock, all cards never played; they go to one player, so who held which is left out

  bool operator==(const Event &) const = default;
};

// The cards that only one seat sees in an event; all empty if there are none.
struct OwnCards {
  Pile dealt = {};
  std::vector<Card> passed;   // in the order given
  std::vector<Card> received; // in a scatter clockwise from the giver on the left, otherwise lowest first
  std::vector<Card> drawn;    // in the order drawn
  Pile kitty = {}; // if the seat may look at it
  bool operator==(const OwnCards &) const = default;
};

struct Happened {
  Event event;
  std::array<OwnCards, max_seats> own;
};

// The event of the hand's deal. REQUIRES: nobody has acted in the hand.
Happened deal_event(const Law &law, const Hand &hand);

// The event of an action. REQUIRES: applying the action to `before` gives `after`.
Happened action_event(const Law &law, const Hand &before, const Action &action, const Hand &after);

// Whether an event that leads to this state has to say who leads.
constexpr bool says_who_leads(const Law &law, const PublicState &open) {
  const bool to_be_led = open.phase == Phase::play && open.in_trick == 0;
  return to_be_led && (open.played == 0 || law.rules.hearts_only == HeartsOnly::pass_lead);
}

// A card that was passed to a seat: who gave it, and its index among the giver's cards.
struct PassedCard {
  Seat giver = nobody;
  std::size_t place = 0;
};

// The cards passed to the seat, giver by giver, clockwise from the seat's left.
std::vector<PassedCard> passed_to(const Law &law, const PublicState &open, Seat seat);

} // namespace openhearts
