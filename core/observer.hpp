// An observer has seen the events of a game, and knows what they tell: one seat with its own cards, or a spectator. Its
// view is the view of that seat.
//
// It plays along by the rules themselves, in a hand in which all cards that it can't know are blanks: any cards, of the
// right number. What the rules decide from those the events say.
#pragma once

#include "core/event.hpp"
#include "core/message.hpp"
#include "core/view.hpp"

#include <optional>
#include <vector>

namespace openhearts {

struct Observer {
  Law law;
  Seat seat = nobody; // nobody: a spectator
  std::optional<Hand> hand; // once a deal was seen; every card in it that is hidden from the seat is a blank
  std::vector<PublicState> finished; // the hands before it that were seen
};

// Why an event can't have happened after what the observer has seen; nothing if it can.
using EventFault = std::optional<Message>;

// Sees the next event. The first is the deal of any hand; then none may be left out. `own` are the cards that this seat
// sees of it. A fault changes nothing. Whether hidden cards allow what the others do can't be told; whatever comes, the
// state stays sound.
EventFault see(Observer &observer, const Event &event, const OwnCards &own);

// What it knows of the hand. REQUIRES: observer.hand.
inline View view_of(const Observer &observer) { return view_of(observer.law, *observer.hand, observer.seat); }

} // namespace openhearts
