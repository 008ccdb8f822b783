// Events as JSON, and back:
//
//   {"deal": {"hand": 0, "dealer": 2, "counts": [13, ...], "kitty": 0, "stock": 0, "totals": [0, ...]}}
//   {"did": "play 3 2C"}     plus "leads", "drawn", "kitty" and "rest" where they apply
//
// and the cards that only one seat sees: {"dealt": [...]}, {"passed": [...], "received": [...]}, ...
#pragma once

#include "core/event.hpp"
#include "core/json.hpp"
#include "core/observer.hpp"

namespace openhearts {

Json json_of(const Law &law, const Event &event);

// Null if the seat sees no cards of its own in the event.
Json json_of(const OwnCards &own);

struct ParsedEvent {
  Event event;
  OwnCards own;
  EventFault fault; // why the JSON isn't an event of a game under this law
};

// Reads an event and, from `own`, the cards that the seat sees. If `own` is null, they may be in the event, as "own".
ParsedEvent event_from(const Law &law, const Json &json, const Json &own = {});

} // namespace openhearts
