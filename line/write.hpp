// The engine's values as JSON, for the line protocol's answers to programs and to the page. Values that Python also
// gets as objects of its own are described by the templates in write_view.hpp and its neighbours; here they become
// JSON.
#pragma once

#include "core/game.hpp"
#include "core/json.hpp"
#include "core/playouts.hpp"
#include "core/view.hpp"

namespace openhearts {

Json fields_json();
Json refusals_json();
Json presets_json();
Json rules_json(const Rules &rules); // REQUIRES: !fault_in(rules)
Json sheet_json(const Rules &rules); // REQUIRES: !fault_in(rules)
Json playouts_json(const Law &law, const Playouts &playouts);

// Where the game stands: hand, phase, who is to act, totals, winners.
Json status_json(const Game &game);

// What the view's seat may know of a hand.
Json view_json(const Law &law, const View &view);

// The same for hand `number`, with the results of the game up to it. REQUIRES: seat and hand exist.
Json view_json(const Game &game, Seat seat, int number);

// The finished hands of the game: scores, totals, dealer, pass, moon.
Json results_json(const Game &game, int hands);

// Everything about hand `number`, including hidden cards.
Json truth_json(const Game &game, int number);

} // namespace openhearts
