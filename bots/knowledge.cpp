#include "bots/knowledge.hpp"

#include "core/random.hpp"

#include <algorithm>

namespace openhearts {

namespace {

// Whether something is remembered: random, but the same throughout a hand, and different for every hand and player.
bool stays_in_mind(const View &view, std::uint64_t what, Chance chance) {
  return chance == certain || Random(view.dealt.cards, what).below(certain) < static_cast<std::uint32_t>(chance);
}

constexpr std::uint64_t void_of(Seat seat, Suit suit) { return max_cards + 4U * seat + index_of(suit); }

// The harmless cards that others played in finished tricks and that the player has forgotten.
Pile forgotten(const Law &law, const View &view, Chance remembers) {
  const PublicState &open = view.open;
  const SuitLaw &in = in_force(law, open);
  Pile pile;
  for (std::size_t i = 0; i < open.begins[open.tricks]; ++i) {
    const Cards card = of(open.cards[i]);
    if (open.by[i] == view.seat || (card & (in.penalties | in.bonuses)) != 0) continue;
    if (!stays_in_mind(view, i, remembers)) put(pile, card);
  }
  return pile;
}

// Records voids: a player who didn't follow suit is out of it for the rest of the hand. If there was a stock, it was
// empty by then.
void see_voids(const View &view, Chance notices, Knowledge &known) {
  const PublicState &open = view.open;
  for (std::size_t trick = 0; trick <= open.tricks; ++trick) {
    const std::size_t start = open.begins[trick];
    const std::size_t end = trick < open.tricks ? open.begins[trick + 1] : open.played;
    if (start == end) continue;
    const Suit led = suit_of(open.cards[start]);
    for (std::size_t i = start + 1; i < end; ++i) {
      const bool follows = (of(open.cards[i]) & of(led)) != 0;
      const bool seen = trick == open.tricks || stays_in_mind(view, void_of(open.by[i], led), notices);
      known.voids[open.by[i]] |= static_cast<std::uint8_t>((!follows & seen) << index_of(led));
    }
  }
}

// Records voids from draws: a player who drew for the trick on the table had none of the suit, and has played the one
// drawn.
void see_draws(const PublicState &open, Knowledge &known) {
  for (std::size_t i = open.begins[open.tricks]; i < open.played; ++i)
    if (open.drawn[open.by[i]] != 0)
      known.voids[open.by[i]] |= static_cast<std::uint8_t>(1U << index_of(suit_of(lowest(open.led))));
}

// Records who holds the cards that I passed. `gone`: the cards already played.
void see_passed(const Law &law, const View &view, Pile gone, Knowledge &known) {
  if (!view.has_received) return;
  const PublicState &open = view.open;
  const int given = cards_to_pass(law, open.pass);
  for (int i = 0; i < given; ++i)
    put(known.surely[receiver(law, open.pass, view.seat, i)], of(view.passed[static_cast<std::size_t>(i)]));
  if (law.plain) { // only the player who received such a card can have played it
    for (Pile &sure : known.surely) sure.cards &= ~gone.cards;
    return;
  }
  for (std::size_t i = 0; i < open.played; ++i) {
    Pile &sure = known.surely[open.by[i]];
    if ((sure.cards & of(open.cards[i])) != 0) take(sure, of(open.cards[i]));
  }
}

// Estimates each seat's share of a suit's loose cards: they are with the seats that aren't out of the suit, in
// proportion to the room in their hands, and in the kitty or the stock, which may hold any card.
void see_shares(const Law &law, const View &view, Knowledge &known) {
  std::array<int, max_seats> room = {};
  int elsewhere = number_of(known.loose);
  for (Seat seat = 0; seat < law.players; ++seat) {
    room[seat] = seat == view.seat ? 0 : std::max(0, view.counts[seat] - number_of(known.surely[seat]));
    elsewhere -= room[seat];
  }
  for (std::size_t suit = 0; suit < 4; ++suit) {
    const auto may_follow = [&](Seat seat) { return ~known.voids[seat] >> suit & 1; };
    int whole = std::max(0, elsewhere);
    for (Seat seat = 0; seat < law.players; ++seat) whole += may_follow(seat) * room[seat];
    const DividedBy by_whole(whole);
    const auto share_of = [&](int cards) { return static_cast<Share>(by_whole(whole_share * cards + whole / 2)); };
    int followers = 0;
    for (Seat seat = 0; seat < law.players; ++seat) {
      known.share[seat][suit] = share_of(may_follow(seat) * room[seat]);
      const bool holds = room[seat] != 0 || (known.surely[seat].cards & of(static_cast<Suit>(suit))) != 0;
      followers += may_follow(seat) & int{holds};
    }
    known.followers[suit] = static_cast<std::uint8_t>(followers);
    if (view.open.stock_left != 0) known.stocked[suit] = share_of(view.open.stock_left);
  }
}

} // namespace

Knowledge knowledge_of(const Law &law, const View &view, const Weights &weights) {
  const PublicState &open = view.open;
  Knowledge known;
  known.me = view.seat;
  Pile played = open.trick + open.lying;
  for (Seat seat = 0; seat < law.players; ++seat) played = played + open.taken[seat];
  known.mine = open.taken[view.seat] + (open.kitty_taker == view.seat ? view.kitty : Pile{});
  known.unseen = law.deck - (played + view.held + view.kitty);
  if (weights.remembers != certain) known.unseen = known.unseen + forgotten(law, view, weights.remembers);
  see_voids(view, weights.notices, known);
  if (law.rules.stock) see_draws(open, known);
  see_passed(law, view, played, known);
  known.loose = known.unseen;
  if (view.has_received)
    for (Seat seat = 0; seat < law.players; ++seat) known.loose = known.loose - known.surely[seat];
  see_shares(law, view, known);
  known.tricks_left = number_of(view.held);
  known.others = static_cast<Seats>(everybody(law) & ~bit(view.seat));
  if (open.phase != Phase::play) return known;
  known.later = static_cast<Seats>(known.others & ~open.out);
  for (std::size_t i = open.begins[open.tricks]; i < open.played; ++i)
    known.later &= static_cast<Seats>(~bit(open.by[i]));
  return known;
}

} // namespace openhearts
