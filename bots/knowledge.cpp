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

// Those of the seats that the player has noticed being out of the suit.
Seats noticed(const View &view, Seats seats, Suit suit, Chance notices) {
  Seats all = 0;
  while (seats != 0) {
    const Seat seat = take_first(seats);
    if (stays_in_mind(view, void_of(seat, suit), notices)) all |= bit(seat);
  }
  return all;
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
    const Card two = card_of(led, 0);
    Seats out = 0;
    for (std::size_t i = start + 1; i < end; ++i) {
      const bool follows = static_cast<Card>(open.cards[i] - two) < ranks; // below zero, it wraps around
      out |= static_cast<Seats>(Seats{!follows} << open.by[i]);
    }
    if (notices != certain && trick < open.tricks) out = noticed(view, out, led, notices);
    known.out_of[index_of(led)] |= out;
  }
}

// Records voids from draws: a player who drew for the trick on the table had none of the suit, and has played the one
// drawn.
void see_draws(const PublicState &open, Knowledge &known) {
  for (std::size_t i = open.begins[open.tricks]; i < open.played; ++i)
    if (open.drawn[open.by[i]] != 0) known.out_of[index_of(suit_of(lowest(open.led)))] |= bit(open.by[i]);
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
  Seats roomy = 0;
  std::array<Seats, 4> sure = {}; // who surely holds a card of a suit
  int elsewhere = number_of(known.loose);
  for (Seat seat = 0; seat < law.players; ++seat) {
    if (seat == view.seat) continue;
    const Pile surely = known.surely[seat];
    room[seat] = std::max(0, view.counts[seat] - number_of(surely));
    elsewhere -= room[seat];
    if (room[seat] != 0) roomy |= bit(seat);
    for (Cards left = surely.cards; left != 0;) sure[index_of(suit_of(take_lowest(left)))] |= bit(seat);
  }
  elsewhere = std::max(0, elsewhere);
  for (std::size_t suit = 0; suit < 4; ++suit) {
    const auto may_follow = static_cast<Seats>(~known.out_of[suit]);
    const auto sharing = static_cast<Seats>(roomy & may_follow);
    int whole = elsewhere;
    for (Seats left = sharing; left != 0;) whole += room[take_first(left)];
    const DividedBy by_whole(whole);
    const auto share_of = [&](int cards) { return static_cast<Share>(by_whole(whole_share * cards + whole / 2)); };
    for (Seats left = sharing; left != 0;) {
      const Seat seat = take_first(left);
      known.share[seat][suit] = share_of(room[seat]);
    }
    known.followers[suit] =
        static_cast<std::uint8_t>(std::popcount(static_cast<Seats>((roomy | sure[suit]) & may_follow)));
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
