#include "core/rest.hpp"

#include "core/action.hpp"
#include "core/scoring.hpp"

#include <array>

namespace openhearts {

namespace {

// The state so far, with the kitty among the cards of its taker if there is one already.
PublicState fallen_so_far(const View &view) {
  PublicState open = view.open;
  if (open.kitty_taker != nobody) open.taken[open.kitty_taker] = open.taken[open.kitty_taker] + view.kitty;
  return open;
}

// Whether a card that counts may still be taken by somebody: for points or, as hearts do under howell, for chips.
bool card_counts(const Law &law, const PublicState &open) {
  const SuitLaw &in = in_force(law, open);
  Cards counting = in.penalties | in.bonuses;
  if (law.rules.settlement.kind == Settlement::Kind::howell) counting |= in.hearts;
  int left = count(only(law.deck, counting));
  for (Seat seat = 0; seat < law.players; ++seat) left -= count(only(open.taken[seat], counting));
  return left != 0;
}

// Whether a trick may still change a score although its cards count nothing. REQUIRES: no card counts any more.
bool trick_counts(const Law &law, const PublicState &open) {
  const Moon moon = moon_in(law, open);
  if (moon.shooters != 0) return moon.sun; // the shooters have every trick so far; losing one would spoil the sun
  bool counts = false;
  for (Seat seat = 0; seat < law.players; ++seat) counts |= law.rules.no_trick_bonus != 0 && open.tricks_won[seat] == 0;
  return counts;
}

// Whether the seat may lead each of its suits from the top.
bool leads_from_the_top(const Law &law, const View &view) {
  const SuitLaw &in = in_force(law, view.open);
  const Cards kept = view.held.cards & in.no_lead[view.open.broken];
  const bool passes_on = law.rules.hearts_only == HeartsOnly::pass_lead && (kept & in.hearts) != 0;
  return (kept & in.queen) == 0 && !passes_on;
}

// Whether the cards of one suit take a trick each when led from the top, however the others lie: an opponent who
// follows suit may have kept the highest of them.
bool all_take(Cards own, Cards others) {
  for (int led = 0; own != 0 && led < count(others); ++led) {
    const Cards card = of(highest(own));
    if (card < others) return false;
    own ^= card;
  }
  return true;
}

bool takes_all(const Law &law, const View &view) {
  const PublicState &open = view.open;
  const bool on_lead = open.turn == view.seat && open.in_trick == 0 && !open.first_trick;
  if (!law.plain || !on_lead || !leads_from_the_top(law, view)) return false;
  Cards seen = view.held.cards | view.kitty.cards;
  for (Seat seat = 0; seat < law.players; ++seat) seen |= open.taken[seat].cards;
  const Cards unseen = law.deck.cards & ~seen;
  for (const Cards suit : {clubs, diamonds, spades, hearts})
    if (!all_take(view.held.cards & suit, unseen & suit)) return false;
  return true;
}

} // namespace

std::string_view name_of(Rest rest) {
  constexpr std::array<std::string_view, 3> names = {"open", "worthless", "own"};
  return names[static_cast<std::size_t>(rest)];
}

Rest rest_of(const Law &law, const View &view) {
  if (view.open.phase != Phase::play) return Rest::open;
  const PublicState open = fallen_so_far(view);
  if (!card_counts(law, open) && !trick_counts(law, open)) return Rest::worthless;
  return takes_all(law, view) ? Rest::own : Rest::open;
}

void play_rest(const Law &law, Hand &hand, Seat seat) {
  while (hand.open.phase == Phase::play) {
    const Seat turn = hand.open.turn;
    const Cards legal = legal_cards(law, hand);
    const bool leads = turn == seat && hand.open.in_trick == 0;
    act(law, hand, play_action(turn, leads ? highest(legal) : lowest(legal)));
  }
}

} // namespace openhearts
