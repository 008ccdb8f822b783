#include "core/phases.hpp"

namespace openhearts {

void begin_hand(const Law &law, Hand &hand) {
  PublicState &open = hand.open;
  if (law.rules.auction) return open.auction.bidder == nobody ? begin_bidding(law, open) : carry_pot(open);
  open.pass = pass_of(law, open.number);
  if (cards_to_pass(law, open.pass) != 0) return begin_pass(law, open);
  begin_play(law, hand);
}

void next_phase(const Law &law, Hand &hand) {
  PublicState &open = hand.open;
  switch (open.phase) {
  case Phase::bid:
    if (open.auction.bidder != nobody) return begin_naming(law, open);
    return begin_play(law, hand); // the suit stays hearts, and nothing is paid
  case Phase::suit: return begin_play(law, hand);
  case Phase::pass: exchange(law, hand); return begin_play(law, hand);
  case Phase::play:
    find_moon(law, hand);
    if (open.moon.shooters != 0 && open.moon.way == MoonWay::none) return begin_choice(open);
    return finish(law, open);
  case Phase::moon: return finish(law, open);
  case Phase::done: return;
  }
}

} // namespace openhearts
