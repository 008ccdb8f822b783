#include "core/trick.hpp"

namespace openhearts {

namespace {

// Why a card that may not be led may not be led.
Refusal refuse_lead(const Law &law, const Hand &hand, Cards card, Cards legal) {
  if (hand.opening_lead != 0)
    return law.rules.opening == Opening::any_club ? Refusal::must_lead_a_club : Refusal::must_lead_lowest_club;
  const bool kept_as_heart = law.rules.breaking && (card & hearts) != 0; // a queen who is a heart counts as one
  if (!kept_as_heart && (card & law.queen) != 0) return Refusal::queen_not_led_yet;
  if (legal == law.queen) return Refusal::must_lead_queen;
  return Refusal::hearts_not_broken;
}

Refusal refuse_discard(const Law &law, const Open &open, Cards card, Cards legal) {
  if (legal == law.forced && law.forced != 0) return Refusal::must_discard_queen;
  const bool banned_on_first = open.first_trick && (card & law.no_discard[1][1]) != 0;
  if (!banned_on_first) return Refusal::queen_not_discarded_yet;
  return law.rules.first_trick == FirstTrick::no_hearts ? Refusal::no_hearts_on_first_trick
                                                        : Refusal::no_penalties_on_first_trick;
}

} // namespace

void begin_play(const Law &law, Hand &hand) {
  Open &open = hand.open;
  open.phase = Phase::play;
  open.waiting = 0;
  Cards dealt = 0;
  for (Seat seat = 0; seat < law.players; ++seat) dealt |= hand.dealt[seat];
  if (law.rules.opening == Opening::eldest || (dealt & clubs) == 0) {
    give_lead(law, hand, eldest(law, open));
    return;
  }
  const Cards lowest_club = of(lowest(dealt & clubs));
  Seat holder = 0;
  while ((hand.held[holder] & lowest_club) == 0) ++holder;
  hand.opening_lead = law.rules.opening == Opening::any_club ? clubs : lowest_club;
  open.turn = open.leader = open.winning = holder;
}

void give_lead(const Law &law, Hand &hand, Seat seat) {
  Open &open = hand.open;
  Seat leader = seat;
  const int asked = law.rules.hearts_only == HeartsOnly::pass_lead ? law.players : 0; // elsewhere everybody can
  for (int i = 0; i < asked; ++i) {
    const Seat candidate = seat_after(law, seat, i);
    if (legal_leads(law, open, hand.held[candidate], 0) == 0) continue;
    leader = candidate;
    break;
  }
  open.turn = open.leader = open.winning = leader;
}

Refusal refuse_play(const Law &law, const Hand &hand, Seat seat, Card card) {
  const Open &open = hand.open;
  if (seat >= law.players) return Refusal::no_such_seat;
  if (open.phase != Phase::play) return Refusal::not_now;
  if (open.turn != seat) return Refusal::not_your_turn;
  if (card >= deck_size) return Refusal::no_such_card;
  if ((hand.held[seat] & of(card)) == 0) return Refusal::card_not_held;
  const Cards legal = legal_cards(law, hand);
  if ((legal & of(card)) != 0) return Refusal::none;
  if (open.in_trick == 0) return refuse_lead(law, hand, of(card), legal);
  if ((hand.held[seat] & open.led) != 0) return Refusal::must_follow_suit;
  return refuse_discard(law, open, of(card), legal);
}

} // namespace openhearts
