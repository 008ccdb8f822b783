// The law of the trick (RULES.md §2.2 to §2.6): what may be led, followed with and discarded, and what a card does.
//
// Inline, because play-outs and search spend their time here. `legal_cards` reads only what a seat may know, so that a
// player's view and the truth are asked the same question.
#pragma once

#include "core/hand.hpp"

namespace openhearts {

// What a player on lead may lead, in the order of RULES.md §2.2; nothing when the lead passes on (hearts_only).
// `opening_lead` is what may open the first trick, or empty where any legal lead may.
inline Cards legal_leads(const Law &law, const Open &open, Cards held, Cards opening_lead) {
  if (opening_lead != 0) [[unlikely]]
    return held & opening_lead;
  const Cards free = held & ~law.no_lead[open.broken];
  const Cards queen = law.queen & ~hearts; // a queen who is herself a heart counts as a heart
  const bool hearts_kept = (held & hearts & law.no_lead[open.broken]) != 0;
  const bool only_queen_free = queen != 0 && free == queen && hearts_kept;
  if (free != 0 && !only_queen_free) [[likely]]
    return free;
  if ((held & ~hearts) == 0) return law.rules.hearts_only == HeartsOnly::may_lead ? held : Cards{0};
  if ((held & hearts) == 0) return held; // the queen alone
  return law.rules.queen_or_hearts == QueenOrHearts::must_lead_queen ? held & queen : held;
}

// What a player void in the suit led may discard.
inline Cards legal_discards(const Law &law, const Open &open, Cards held) {
  Cards free = held & ~law.no_discard[open.first_trick][open.broken];
  if (free == 0) [[unlikely]]
    free = held;
  return (free & law.forced) != 0 ? free & law.forced : free;
}

// What the player to act may play from these cards. REQUIRES: open.phase is play, held is not empty.
inline Cards legal_cards(const Law &law, const Open &open, Cards held, Cards opening_lead) {
  if (open.in_trick == 0) {
    const Cards leads = legal_leads(law, open, held, opening_lead);
    return leads != 0 ? leads : held; // nobody can lead, so a heart is led after all
  }
  const Cards in_suit = held & open.led;
  return in_suit != 0 ? in_suit : legal_discards(law, open, held);
}

inline Cards legal_cards(const Law &law, const Hand &hand) {
  return legal_cards(law, hand.open, hand.held[hand.open.turn], hand.opening_lead);
}

// Why seat may not play this card, or Refusal::none.
Refusal refuse_play(const Law &law, const Hand &hand, Seat seat, Card card);

// Hands the lead to seat, or, where the lead passes on, to the first player clockwise who can lead.
void give_lead(const Law &law, Hand &hand, Seat seat);

// The last card has fallen: finds the moon, and scores unless somebody has a choice to make. In scoring.cpp.
void finish_play(const Law &law, Hand &hand);

// The trick is full: its cards, and the kitty where it is due, go to the winner, who leads.
inline void close_trick(const Law &law, Hand &hand) {
  Open &open = hand.open;
  const Seat winner = open.winning;
  open.leaders[open.tricks] = open.leader;
  open.winners[open.tricks] = winner;
  open.taken[winner] |= open.pile;
  ++open.tricks_won[winner];
  ++open.tricks;
  const bool last = hand.held[winner] == 0;
  if (hand.kitty != 0 && open.kitty_taker == nobody) {
    const KittyTaker rule = law.rules.kitty;
    const bool due = rule == KittyTaker::first_trick
                         ? open.first_trick
                         : rule == KittyTaker::first_penalty_trick && (open.pile & law.penalties) != 0;
    if (due || last) open.kitty_taker = winner;
  }
  open.first_trick = false;
  open.in_trick = 0;
  open.pile = open.led = open.best = 0;
  hand.opening_lead = 0;
  if (last) {
    finish_play(law, hand);
  } else if (law.rules.hearts_only == HeartsOnly::pass_lead) [[unlikely]] {
    give_lead(law, hand, winner);
  } else {
    open.turn = open.leader = open.winning = winner;
  }
}

// The player to act plays a card. REQUIRES: it is one of legal_cards.
inline void play_card(const Law &law, Hand &hand, Card card) {
  Open &open = hand.open;
  const Cards played = of(card);
  const Seat seat = open.turn;
  if (open.in_trick == 0) open.led = suit_of_card[card];
  const bool in_suit = (played & open.led) != 0;
  hand.held[seat] ^= played;
  open.cards[open.played++] = card;
  open.pile |= played;
  open.broken |= (played & (in_suit ? law.breaks_in_suit : law.breaks_discarded)) != 0;
  const bool takes = in_suit && played > open.best;
  open.best = takes ? played : open.best;
  open.winning = takes ? seat : open.winning;
  open.turn = next_seat(law, seat);
  if (++open.in_trick == law.players) close_trick(law, hand);
}

} // namespace openhearts
