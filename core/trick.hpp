// The law of the trick (RULES.md §2.2 to §2.6): what may be led, followed with and discarded, and what a card does.
//
// Inline, because play-outs and search spend their time here. `legal_cards` reads only what a seat may know, so it
// gives the same answer for a player's view and for the whole truth. What only two packs or a stock need is in
// trick.cpp; `plain` says at compile time that there are neither, so loops over many hands don't check at every card.
#pragma once

#include "core/hand.hpp"

namespace openhearts {

// Begins play: the first trick is to be led.
void begin_play(const Law &law, Hand &hand);

// Which of these cards may open the first trick; empty if any legal lead may.
Cards opening_lead_of(const Law &law, Cards held);

// What a player on lead may lead, tested in the order of RULES.md §2.2; empty when the lead passes on (hearts_only).
// `opening_lead` is what may open the first trick, or empty if any legal lead may. Here and below, `in` is the part of
// the law in force.
inline Cards legal_leads(const Law &law, const SuitLaw &in, const PublicState &open, Cards held, Cards opening_lead) {
  if (opening_lead != 0) [[unlikely]]
    return held & opening_lead;
  const Cards free = held & ~in.no_lead[open.broken];
  const Cards queen = in.queen & ~in.hearts; // a queen that is a heart counts as a heart
  const bool hearts_kept = (held & in.hearts & in.no_lead[open.broken]) != 0;
  const bool only_queen_free = queen != 0 && free == queen && hearts_kept;
  if (free != 0 && !only_queen_free) [[likely]]
    return free;
  if ((held & ~in.hearts) == 0) return law.rules.hearts_only == HeartsOnly::may_lead ? held : Cards{0};
  if ((held & in.hearts) == 0) return held; // only the queen is left
  return law.rules.queen_or_hearts == QueenOrHearts::must_lead_queen ? held & queen : held;
}

// What a player void in the suit led may discard.
inline Cards legal_discards(const SuitLaw &in, const PublicState &open, Cards held) {
  Cards free = held & ~in.no_discard[open.first_trick][open.broken];
  if (free == 0) [[unlikely]]
    free = held;
  return (free & in.forced) != 0 ? free & in.forced : free;
}

// What the player to act may play from these cards. REQUIRES: open.phase is play, held is not empty.
inline Cards legal_cards(const Law &law, const SuitLaw &in, const PublicState &open, Cards held, Cards opening_lead) {
  if (open.in_trick == 0) {
    const Cards leads = legal_leads(law, in, open, held, opening_lead);
    return leads != 0 ? leads : held; // the lead has passed all the way round, so a heart may be led
  }
  const Cards in_suit = held & open.led;
  return in_suit != 0 ? in_suit : legal_discards(in, open, held);
}

inline Cards legal_cards(const Law &law, const SuitLaw &in, const Hand &hand) {
  return legal_cards(law, in, hand.open, hand.held[hand.open.turn].cards, hand.opening_lead);
}
inline Cards legal_cards(const Law &law, const Hand &hand) { return legal_cards(law, in_force(law, hand.open), hand); }

// The card that the player to act has to play; empty if there is a choice, or another phase.
inline Cards only_card(const Law &law, const Hand &hand) {
  if (hand.open.phase != Phase::play) return 0;
  const Cards legal = legal_cards(law, hand);
  return (legal & (legal - 1)) == 0 ? legal : Cards{0};
}

// Why seat may not play this card, or Refusal::none.
Refusal refuse_play(const Law &law, const Hand &hand, Seat seat, Card card);

// Gives the lead to seat or, if the lead passes on, to the first player clockwise who can lead.
void give_lead(const Law &law, Hand &hand, Seat seat);

// ---- Only for two packs or a stock. ----

// Cancels a card whose second copy was played: another card, or none, takes the trick now.
void cancel(PublicState &open);

// The player to act draws until able to follow suit or until the stock is empty. REQUIRES: a suit has been led.
void draw(Hand &hand);

// Passes the turn to the next player who isn't out, and draws for that player.
void draw_for_next(const Law &law, Hand &hand);

// Marks the players without cards as out, and returns who leads the next trick: seat, or the next to the left who has
// cards.
Seat next_with_cards(const Law &law, Hand &hand, Seat seat);

// After the last trick: gives the last survivor that player's remaining cards and the stock. Without a survivor, the
// stock goes to whoever took the last trick.
void take_the_rest(const Law &law, Hand &hand, Seat last_winner);

// Whether the trick just played was the last: nobody has cards left or, with a stock, at most one player has.
bool all_played(const Law &law, const Hand &hand);

// Gives the trick and the cards of cancelled tricks to the winner; if the winner is nobody, leaves them on the table.
void give_or_leave(PublicState &open, Seat winner);

// Records the trick, and gives its cards and those of cancelled tricks to the winner.
template <bool plain> void give_trick(PublicState &open, Seat winner) {
  open.winners[open.tricks++] = winner;
  open.begins[open.tricks] = open.played;
  if constexpr (plain) {
    open.taken[winner].cards |= open.trick.cards;
    ++open.tricks_won[winner];
  } else {
    give_or_leave(open, winner);
  }
}

// Ends a full trick: its cards, and the kitty if it is due, go to the winner, who leads next. Returns whether it was
// the last trick.
template <bool plain> bool close_trick(const Law &law, const SuitLaw &in, Hand &hand) {
  PublicState &open = hand.open;
  const bool last = plain ? hand.held[open.leader].cards == 0 : all_played(law, hand);
  // If all is cancelled, the same player leads again or, after the last trick, takes the cards.
  const Seat leads = plain || open.winning != nobody ? open.winning : open.leader;
  if (!empty(hand.kitty) && open.kitty_taker == nobody) {
    const KittyTaker rule = law.rules.kitty;
    open.kitty_due |= rule == KittyTaker::first_trick
                          ? open.first_trick
                          : rule == KittyTaker::first_penalty_trick && (open.trick.cards & in.penalties) != 0;
    if (last || (open.kitty_due && open.winning != nobody)) open.kitty_taker = leads;
  }
  give_trick<plain>(open, last ? leads : open.winning);
  open.first_trick = false;
  open.in_trick = 0;
  open.trick = {};
  open.led = open.best = 0;
  hand.opening_lead = 0;
  if (last) {
    if (!plain && law.rules.stock) take_the_rest(law, hand, leads);
  } else if (!plain || law.rules.hearts_only == HeartsOnly::pass_lead) [[unlikely]] {
    give_lead(law, hand, leads);
  } else {
    open.turn = open.leader = leads;
    open.winning = nobody;
  }
  return last;
}

// The player to act lays a card on the table. Returns whether it was the last of the hand. REQUIRES: the card is one of
// legal_cards; `plain` is law.plain.
template <bool plain> bool lay_card(const Law &law, const SuitLaw &in, Hand &hand, Card card) {
  // Read everything before writing anything: the compiler must assume that a written byte may alias the others.
  PublicState &open = hand.open;
  const Cards played = of(card);
  const Seat seat = open.turn;
  const Seat next = next_seat(law, seat);
  const std::uint8_t place = open.played;
  const auto in_trick = static_cast<std::uint8_t>(open.in_trick + 1);
  const bool full = in_trick == (plain ? law.players : open.trick_size);
  const Cards led = in_trick == 1 ? suit_of_card[card] : open.led;
  const bool in_suit = (played & led) != 0;
  const bool broken = open.broken || (played & in.breaks[in_suit]) != 0;
  const bool takes = in_suit && played > open.best;
  const Cards best = takes ? played : open.best;
  const Seat winning = takes ? seat : open.winning;
  const bool cancels = !plain && (open.trick.cards & played) != 0;

  open.led = led;
  open.broken = broken;
  open.in_trick = in_trick;
  open.played = static_cast<std::uint8_t>(place + 1);
  open.cards[place] = card;
  open.by[place] = seat;
  open.turn = next;
  if constexpr (plain)
    hand.held[seat].cards ^= played;
  else
    take(hand.held[seat], played);
  if (cancels) {
    open.trick.twice |= played;
    cancel(open);
  } else {
    open.trick.cards |= played;
    open.best = best;
    open.winning = winning;
  }
  if (full) return close_trick<plain>(law, in, hand);
  if (!plain) draw_for_next(law, hand);
  return false;
}

} // namespace openhearts
