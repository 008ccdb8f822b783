#include "bots/alike.hpp"

#include "bots/knowledge.hpp"

namespace openhearts {

namespace {

// Every card that may lie between two of the seat's: held by others, in the kitty, in the stock or on the table.
Cards between(const Law &law, const View &view) {
  Pile gone = view.held;
  for (Seat seat = 0; seat < law.players; ++seat) gone = gone + view.open.taken[seat];
  return law.deck.cards & ~gone.cards;
}

bool touch(const SuitLaw &in, Cards between, Card lower, Card card) {
  return suit_of(lower) == suit_of(card) && (between & below(card) & above(lower)) == 0 &&
         value_of(in, of(lower)) == value_of(in, of(card));
}

} // namespace

Cards different(const Law &law, const View &view, Cards cards) {
  if (law.rules.packs > 1) return cards; // the other copy may cancel a card but not its neighbour
  const SuitLaw &in = in_force(law, view.open);
  const Cards others = between(law, view);
  Cards kept = 0;
  for (Cards left = cards; left != 0;) {
    const Card card = take_lowest(left);
    const Cards lower = kept & below(card);
    if (lower == 0 || !touch(in, others, highest(lower), card)) kept |= of(card);
  }
  return kept;
}

Cards alike(const Law &law, const View &view, Cards cards, Card card) {
  const Cards kept = different(law, view, cards) & of(suit_of(card));
  const Card first = highest(kept & (of(card) | below(card)));
  const Cards next = kept & above(first);
  return cards & (of(first) | above(first)) & (next == 0 ? whole_deck : below(lowest(next)));
}

} // namespace openhearts
