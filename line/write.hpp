// The engine's values as JSON: what the line protocol answers, and what Python and the page get of a view.
#pragma once

#include "bots/coach.hpp"
#include "core/game.hpp"
#include "core/json.hpp"
#include "core/pad.hpp"
#include "core/playouts.hpp"
#include "core/view.hpp"

namespace openhearts {

Json cards_json(Cards cards); // lowest first, clubs to hearts
Json cards_json(Pile pile);   // a card held twice is listed twice
Json fields_json();
Json refusals_json();
Json presets_json();
Json rules_json(const Rules &rules); // REQUIRES: !fault_in(rules)
Json sheet_json(const Rules &rules); // REQUIRES: !fault_in(rules)
Json playouts_json(const Law &law, const Playouts &playouts);

std::string_view name_of(Phase phase);
std::string_view name_of(Pass pass);

// Where the game stands: hand, phase, who is to act, totals, winners.
Json status_json(const Game &game);

// What a seat may know of a hand.
Json view_json(const Law &law, const View &view);

// The same of hand `number`, with the results of the game up to it. REQUIRES: seat and hand exist.
Json view_json(const Game &game, Seat seat, int number);

// The finished hands of the game: scores, totals, dealer, pass, moon.
Json results_json(const Game &game, int hands);

// The sheet of a game played elsewhere: `hands` as in `results`, the chips, what comes next, the fault.
Json pad_json(const Law &law, const Pad &pad);

// What each choice of the view's seat is worth, and why.
Json advice_json(const Law &law, const View &view, const Advice &advice);

// Everything about hand `number`, including hidden cards.
Json truth_json(const Game &game, int number);

} // namespace openhearts
