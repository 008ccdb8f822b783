// Events as JSON, and back:
//
//   {"deal": {"hand": 0, "dealer": 2, "counts": [13, ...], "kitty": 0, "stock": 0, "totals": [0, ...]}}
//   {"did": "play 3 2C"}     with "leads", "drawn", "kitty" and "rest" where there is something to say
//
// and the cards that one seat sees of them: {"dealt": [...]}, {"passed": [...], "received": [...]}, ...
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
  EventFault fault; // why the JSON is no event of a game under this law
};

// An event and, unless `own` is null, the cards that the seat sees; they may also stand in the event, as "own".
ParsedEvent event_from(const Law &law, const Json &json, const Json &own = {});

} // namespace openhearts
