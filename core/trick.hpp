// The law of the trick (RULES.md §2.2 to §2.6): what may be led, followed with and discarded, and what a card does.
//
// Inline, because play-outs and search spend their time here. `legal_cards` reads only what a seat may know, so that a
// player's view and the truth are asked the same question. What only two packs or a stock bring is in trick.cpp.
#pragma once

#include "core/hand.hpp"

namespace openhearts {

// What a player on lead may lead, in the order of RULES.md §2.2; nothing when the lead passes on (hearts_only).
// `opening_lead` is what may open the first trick, or empty where any legal lead may.
inline Cards legal_leads(const Law &law, const Open &open, Cards held, Cards opening_lead) {
  if (opening_lead != 0) [[unlikely]]
    return held & opening_lead;
  const SuitLaw &in = in_force(law, open);
  const Cards free = held & ~in.no_lead[open.broken];
  const Cards queen = in.queen & ~in.hearts; // a queen who is herself a heart counts as a heart
  const bool hearts_kept = (held & in.hearts & in.no_lead[open.broken]) != 0;
  const bool only_queen_free = queen != 0 && free == queen && hearts_kept;
  if (free != 0 && !only_queen_free) [[likely]]
    return free;
  if ((held & ~in.hearts) == 0) return law.rules.hearts_only == HeartsOnly::may_lead ? held : Cards{0};
  if ((held & in.hearts) == 0) return held; // the queen alone
  return law.rules.queen_or_hearts == QueenOrHearts::must_lead_queen ? held & queen : held;
}

// What a player void in the suit led may discard.
inline Cards legal_discards(const SuitLaw &in, const Open &open, Cards held) {
  Cards free = held & ~in.no_discard[open.first_trick][open.broken];
  if (free == 0) [[unlikely]]
    free = held;
  return (free & in.forced) != 0 ? free & in.forced : free;
}

// What the player to act may play from these cards. REQUIRES: open.phase is play, held is not empty.
inline Cards legal_cards(const Law &law, const Open &open, Cards held, Cards opening_lead) {
  if (open.in_trick == 0) {
    const Cards leads = legal_leads(law, open, held, opening_lead);
    return leads != 0 ? leads : held; // nobody can lead, so a heart is led after all
  }
  const Cards in_suit = held & open.led;
  return in_suit != 0 ? in_suit : legal_discards(in_force(law, open), open, held);
}

inline Cards legal_cards(const Law &law, const Hand &hand) {
  return legal_cards(law, hand.open, hand.held[hand.open.turn].cards, hand.opening_lead);
}

// Why seat may not play this card, or Refusal::none.
Refusal refuse_play(const Law &law, const Hand &hand, Seat seat, Card card);

// Hands the lead to seat, or, where the lead passes on, to the first player clockwise who can lead.
void give_lead(const Law &law, Hand &hand, Seat seat);

// ---- What only two packs or a stock bring. ----

// A second copy has fallen: both are cancelled, and another card, or none, takes the trick now.
void cancel(Open &open);

// The player to act draws until able to follow suit, or until the stock is empty. REQUIRES: a suit is led.
void draw(Hand &hand);

// Who leads the next trick when some have no cards left: seat, or the next to the left who has some. The others are
// out.
Seat next_with_cards(const Law &law, Open &open, Seat seat);

// The last trick is over: what the last survivor still holds, and the stock, join that player's tricks; without a
// survivor the stock joins those of who took the last trick.
void take_the_rest(const Law &law, Hand &hand, Seat last_winner);

// How many players have cards left.
int players_left(const Law &law, const Open &open);

// The last card has fallen: finds the moon, and scores unless somebody has a choice to make. In scoring.cpp.
void finish_play(const Law &law, Hand &hand);

// Marks down the trick and gives its cards, with those that were lying from cancelled ones, to whoever takes them.
inline void give_trick(Open &open, Seat winner) {
  open.winners[open.tricks++] = winner;
  open.begins[open.tricks] = open.played;
  if (winner == nobody) [[unlikely]] {
    open.lying = open.lying + open.trick;
    ++open.tricks_lying;
    return;
  }
  open.taken[winner] = open.taken[winner] + open.trick;
  ++open.tricks_won[winner];
  if (open.tricks_lying == 0) return;
  open.taken[winner] = open.taken[winner] + open.lying;
  open.tricks_won[winner] += open.tricks_lying;
  open.lying = {};
  open.tricks_lying = 0;
}

// The trick is full: its cards, and the kitty where it is due, go to the winner, who leads.
inline void close_trick(const Law &law, Hand &hand) {
  Open &open = hand.open;
  const bool last = law.rules.stock ? players_left(law, open) <= 1 : open.counts[open.leader] == 0;
  // All cancelled: the same player leads, and of the last trick takes the cards.
  const Seat leads = open.winning != nobody ? open.winning : open.leader;
  if (!empty(hand.kitty) && open.kitty_taker == nobody) {
    const KittyTaker rule = law.rules.kitty;
    open.kitty_due |= rule == KittyTaker::first_trick ? open.first_trick
                                                      : rule == KittyTaker::first_penalty_trick &&
                                                            (open.trick.cards & in_force(law, open).penalties) != 0;
    if (last || (open.kitty_due && open.winning != nobody)) open.kitty_taker = leads;
  }
  give_trick(open, last ? leads : open.winning);
  open.first_trick = false;
  open.in_trick = 0;
  open.trick = {};
  open.led = open.best = 0;
  hand.opening_lead = 0;
  if (last) {
    if (law.rules.stock) take_the_rest(law, hand, leads);
    finish_play(law, hand);
  } else if (law.rules.stock || law.rules.hearts_only == HeartsOnly::pass_lead) [[unlikely]] {
    give_lead(law, hand, leads);
  } else {
    open.turn = open.leader = leads;
    open.winning = nobody;
  }
}

// The player to act plays a card. REQUIRES: it is one of legal_cards.
inline void play_card(const Law &law, Hand &hand, Card card) {
  Open &open = hand.open;
  const SuitLaw &in = in_force(law, open);
  const Cards played = of(card);
  const Seat seat = open.turn;
  if (open.in_trick == 0) open.led = suit_of_card[card];
  const bool in_suit = (played & open.led) != 0;
  take(hand.held[seat], played);
  --open.counts[seat];
  open.cards[open.played] = card;
  open.by[open.played++] = seat;
  open.broken |= (played & (in_suit ? in.breaks_in_suit : in.breaks_discarded)) != 0;
  ++open.in_trick;
  if ((open.trick.cards & played) != 0) [[unlikely]] {
    open.trick.twice |= played;
    cancel(open);
  } else {
    open.trick.cards |= played;
    const bool takes = in_suit && played > open.best;
    open.best = takes ? played : open.best;
    open.winning = takes ? seat : open.winning;
  }
  if (open.in_trick == open.trick_size) return close_trick(law, hand);
  open.turn = next_seat(law, seat);
  if (law.rules.stock) [[unlikely]] {
    while ((open.out & bit(open.turn)) != 0) open.turn = next_seat(law, open.turn);
    draw(hand);
  }
}

} // namespace openhearts
