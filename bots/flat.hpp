// The flat Monte Carlo player: the yardstick for search. It samples deals, plays each of its cards out in them with a
// fast policy that ducks or, where that is better, with one that takes everything, and plays the card that did best.
#pragma once

#include "core/action.hpp"
#include "core/keep_on.hpp"
#include "core/view.hpp"

namespace openhearts {

// Shares `playouts` play-outs among the legal cards by successive halving. Anything but playing a card is decided by
// the careful player. Once `keep_on`, called before every deal, says to stop, it plays by what it has found so far.
// REQUIRES: the view's seat may act.
Action flat_choice(const Law &law, const View &view, std::uint64_t seed, int playouts, KeepOn keep_on);

} // namespace openhearts
