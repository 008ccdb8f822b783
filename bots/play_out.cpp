#include "bots/play_out.hpp"

#include "core/phases.hpp"
#include "core/random.hpp"

namespace openhearts {

std::optional<Hand> play_out(const Law &law, const Hand &hand, std::span<const Bot> bots, std::uint64_t seed,
                             std::uint64_t number, KeepOn keep_on) {
  Random seeds(seed, number);
  Hand played = hand;
  while (played.open.phase != Phase::done) {
    // Asking the clock takes as long as a twentieth of a careful decision; slow bots ask it themselves.
    if (played.open.in_trick == 0 && !keep_on()) return std::nullopt;
    const Seat seat = played.open.turn;
    const std::uint64_t own = seeds.next();
    if (const Cards only = only_card(law, played); only != 0)
      play_card(law, played, lowest(only));
    else
      act(law, played, choose(bots[seat], law, view_of(law, played, seat), own, keep_on));
  }
  return played;
}

} // namespace openhearts
