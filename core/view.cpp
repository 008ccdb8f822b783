#include "core/view.hpp"

namespace openhearts {

View view_of(const Law &law, const Hand &hand, Seat seat) {
  View view{.open = hand.open, .seat = seat};
  for (std::size_t each = 0; each < max_seats; ++each)
    view.counts[each] = static_cast<std::uint8_t>(count(hand.held[each]));
  view.kitty_size = count(hand.kitty);
  if (fallen(hand.open) || peeks_at_kitty(law, hand.open, seat)) view.kitty = hand.kitty;
  if (seat == nobody) return view;

  view.held = hand.held[seat];
  view.dealt = hand.dealt[seat];
  const bool passes = hand.open.passing;
  view.has_passed = passes && (hand.open.waiting & bit(seat)) == 0;
  view.has_received = passes && hand.open.waiting == 0;
  if (view.has_passed) view.passed = hand.passed[seat];
  if (view.has_received) {
    view.received = received_by(law, hand, seat);
    if (hand.open.pass == Pass::scatter)
      for (int i = 1; i < law.players; ++i) {
        const Seat giver = seat_after(law, seat, i);
        view.received_from[static_cast<std::size_t>(i - 1)] =
            hand.passed[giver][static_cast<std::size_t>(law.players - i - 1)];
      }
  }

  const bool leads = hand.open.phase == Phase::play && hand.open.turn == seat && hand.open.in_trick == 0;
  if (leads) view.opening_lead = hand.opening_lead;
  return view;
}

} // namespace openhearts
