// A published player: UCT over sampled deals (Sturtevant, "An analysis of UCT in multi-player games", Computers and
// Games 2008). It samples deals, grows a search tree in each, in which everybody maximises their share of the points
// not taken, and plays the card that did best over all of them.
//
// It serves as a benchmark and sparring partner: it is unlike our other players, and shoots the moon far more often,
// because beyond its tree everybody plays at random. It knows nothing but the law, and so plays under any rules.
#pragma once

#include "core/action.hpp"
#include "core/keep_on.hpp"
#include "core/view.hpp"

namespace openhearts {

struct UctLimits {
  int worlds = 30; // deals sampled
  int times = 333; // hands played in each

  bool operator==(const UctLimits &) const = default;
};

inline constexpr int most_worlds = 10'000;
inline constexpr int most_times = 100'000;

// Bids, suits, moons and scattered passes are decided by the careful player. Once `keep_on`, called before every hand
// played, says to stop, it acts by what it has found so far. REQUIRES: the view's seat may act.
Action uct_choice(const Law &law, const View &view, std::uint64_t seed, const UctLimits &limits, KeepOn keep_on);

} // namespace openhearts
