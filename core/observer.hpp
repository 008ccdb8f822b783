// An observer follows a game by its events, as one seat with its own cards or as a spectator. Its view equals that
// seat's view of the game.
//
// It applies the rules to a hand of its own, in which the cards that it can't know are blanks: arbitrary cards of the
// right number. Whatever the rules decide from hidden cards, the events say.
#pragma once

#include "core/event.hpp"
#include "core/message.hpp"
#include "core/view.hpp"

#include <optional>
#include <vector>

namespace openhearts {

struct Observer {
  Law law;
  Seat seat = nobody; // nobody for a spectator
  std::optional<Hand> hand; // set by the first deal; every card hidden from the seat is a blank
  std::vector<PublicState> finished; // earlier hands that the observer has seen
};

// Why an event can't have happened after what the observer has seen; nothing if it can.
using EventFault = std::optional<Message>;

// Applies the next event; `own` holds the cards that only this seat sees in it. The first event must be a deal, of any
// hand; after it none may be left out. On a fault nothing changes. The observer can't check others' actions against
// their hidden cards, but its state stays consistent whatever the events say.
EventFault see(Observer &observer, const Event &event, const OwnCards &own);

// What the observer knows of the hand. REQUIRES: observer.hand.
inline View view_of(const Observer &observer) { return view_of(observer.law, *observer.hand, observer.seat); }

} // namespace openhearts
