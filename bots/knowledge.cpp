#include "bots/knowledge.hpp"

#include <algorithm>

namespace openhearts {

namespace {

// Whoever did not follow a suit is out of it for the rest of the hand.
void see_voids(const Open &open, Knowledge &known) {
  for (std::size_t trick = 0; trick <= open.tricks; ++trick) {
    const std::size_t start = open.begins[trick];
    const std::size_t end = trick < open.tricks ? open.begins[trick + 1] : open.played;
    if (start == end) continue;
    const Suit led = suit_of(open.cards[start]);
    for (std::size_t i = start; i < end; ++i)
      if (suit_of(open.cards[i]) != led) known.voids[open.by[i]] |= static_cast<std::uint8_t>(1U << index_of(led));
  }
}

void see_passed(const Law &law, const View &view, Cards played, Knowledge &known) {
  if (!view.has_received) return;
  const int given = cards_to_pass(law, view.open.pass);
  for (int i = 0; i < given; ++i) {
    const Cards card = of(view.passed[static_cast<std::size_t>(i)]) & ~played;
    known.surely[receiver(law, view.open.pass, view.seat, i)] |= card;
  }
}

// Each suit's loose cards lie with those who are not out of it, in proportion to the room in their hands, and in the
// kitty, which is everybody's last guess for a card.
void see_shares(const Law &law, const View &view, Knowledge &known) {
  std::array<int, max_seats> room = {};
  int elsewhere = count(known.loose);
  for (Seat seat = 0; seat < law.players; ++seat) {
    if (seat == view.seat) continue;
    room[seat] = std::max(0, view.counts[seat] - count(known.surely[seat]));
    elsewhere -= room[seat];
  }
  for (std::size_t suit = 0; suit < 4; ++suit) {
    int whole = std::max(0, elsewhere);
    for (Seat seat = 0; seat < law.players; ++seat)
      if ((known.voids[seat] >> suit & 1) == 0) whole += room[seat];
    for (Seat seat = 0; seat < law.players; ++seat) {
      if ((known.voids[seat] >> suit & 1) != 0) continue;
      if (room[seat] == 0 && (known.surely[seat] & of(static_cast<Suit>(suit))) == 0) continue;
      if (whole != 0) known.share[seat][suit] = static_cast<Share>((whole_share * room[seat] + whole / 2) / whole);
      ++known.followers[suit];
    }
  }
}

} // namespace

Knowledge knowledge_of(const Law &law, const View &view) {
  const Open &open = view.open;
  Knowledge known;
  known.me = view.seat;
  Pile played = open.trick + open.lying;
  for (Seat seat = 0; seat < law.players; ++seat) played = played + open.taken[seat];
  known.mine = open.taken[view.seat] + (open.kitty_taker == view.seat ? view.kitty : Pile{});
  known.unseen = (law.deck - (played + view.held + view.kitty)).cards;
  see_voids(open, known);
  see_passed(law, view, played.cards, known);
  known.loose = known.unseen;
  for (const Cards sure : known.surely) known.loose &= ~sure;
  see_shares(law, view, known);
  known.tricks_left = count(view.held);
  known.others = static_cast<Seats>(everybody(law) & ~bit(view.seat));
  if (open.phase != Phase::play) return known;
  known.later = static_cast<Seats>(known.others & ~open.out);
  for (std::size_t i = open.begins[open.tricks]; i < open.played; ++i)
    known.later &= static_cast<Seats>(~bit(open.by[i]));
  return known;
}

} // namespace openhearts
