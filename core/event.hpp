// What happens in a game, as everybody at the table sees it (`Event`), and the cards that one seat alone sees of it
// (`OwnCards`): what a game sends instead of its state. An observer (observer.hpp) makes a view of them again.
//
// An event is a deal or an action, with what the rules decided from cards that not everybody sees: whoever knows the
// rules works out the rest. Nothing in it follows from hidden cards unless the whole table sees it, too.
#pragma once

#include "core/action.hpp"
#include "core/tally.hpp"

#include <vector>

namespace openhearts {

struct Event {
  enum class Kind : std::uint8_t { deal, action };

  // A hand is dealt.
  struct Deal {
    std::int32_t number = 0;
    Seat dealer = 0;
    bool only_hand = false; // the game ends with it
    std::array<std::uint8_t, max_seats> counts = {}; // cards, by seat
    std::uint8_t kitty = 0;
    std::uint8_t stock = 0;
    Tally before; // without `over` and `winners`
    bool operator==(const Deal &) const = default;
  };

  Kind kind = Kind::action;
  Deal deal;
  Action action; // of a pass, only who passed

  Seat leads = nobody;    // a trick is to be led, and who leads it depends on hidden cards
  std::uint8_t drawn = 0; // by whoever is to play now, from the stock
  // The last card has fallen: what was still hidden then.
  Pile kitty = {};
  Pile rest = {}; // with a stock: never played; it all goes to one player, so it isn't said who held what of it

  bool operator==(const Event &) const = default;
};

// The cards that one seat sees in an event; all empty if there are none.
struct OwnCards {
  Pile dealt = {};
  std::vector<Card> passed;   // as given
  std::vector<Card> received; // in a scatter clockwise from the left, otherwise lowest first
  std::vector<Card> drawn;    // in the order drawn
  Pile kitty = {}; // that it may look at
  bool operator==(const OwnCards &) const = default;
};

struct Happened {
  Event event;
  std::array<OwnCards, max_seats> own;
};

// The hand was dealt. REQUIRES: nobody has acted in it.
Happened deal_event(const Law &law, const Hand &hand);

// The action was done. REQUIRES: `after` is `before` with the action done.
Happened action_event(const Law &law, const Hand &before, const Action &action, const Hand &after);

// Whether an event that leads to this state says who leads.
constexpr bool says_who_leads(const Law &law, const PublicState &open) {
  const bool to_be_led = open.phase == Phase::play && open.in_trick == 0;
  return to_be_led && (open.played == 0 || law.rules.hearts_only == HeartsOnly::pass_lead);
}

// A card that was passed to a seat: which one of those that its giver gave.
struct PassedCard {
  Seat giver = nobody;
  std::size_t place = 0;
};

// Every card that is passed to the seat, from the givers clockwise from its left.
std::vector<PassedCard> passed_to(const Law &law, const PublicState &open, Seat seat);

} // namespace openhearts
