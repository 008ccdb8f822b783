#include "core/trick.hpp"

#include <algorithm>

namespace openhearts {

namespace {

// Why this card may not be led.
Refusal refuse_lead(const Law &law, const Hand &hand, Cards card, Cards legal) {
  if (hand.opening_lead != 0)
    return law.rules.opening == Opening::any_club ? Refusal::must_lead_a_club : Refusal::must_lead_lowest_club;
  const SuitLaw &in = in_force(law, hand.open);
  const bool kept_as_heart = law.rules.breaking && (card & in.hearts) != 0; // a queen of hearts counts as a heart
  if (!kept_as_heart && (card & in.queen) != 0) return Refusal::queen_not_led_yet;
  if (legal == in.queen) return Refusal::must_lead_queen;
  return Refusal::hearts_not_broken;
}

// How many players have cards left.
int players_left(const Law &law, const Hand &hand) {
  return static_cast<int>(
      std::count_if(hand.held.begin(), hand.held.begin() + law.players, [](Pile held) { return !empty(held); }));
}

Refusal refuse_discard(const Law &law, const PublicState &open, Cards card, Cards legal) {
  const SuitLaw &in = in_force(law, open);
  if (legal == in.forced && in.forced != 0) return Refusal::must_discard_queen;
  const bool banned_on_first = open.first_trick && (card & in.no_discard[1][1]) != 0;
  if (!banned_on_first) return Refusal::queen_not_discarded_yet;
  return law.rules.first_trick == FirstTrick::no_hearts ? Refusal::no_hearts_on_first_trick
                                                        : Refusal::no_penalties_on_first_trick;
}

} // namespace

void begin_play(const Law &law, Hand &hand) {
  PublicState &open = hand.open;
  open.phase = Phase::play;
  open.waiting = 0;
  open.trick_size = static_cast<std::uint8_t>(law.players);
  const Opening opening = law.rules.opening;
  if (opening == Opening::bidder) {
    give_lead(law, hand, open.auction.bidder != nobody ? open.auction.bidder : eldest(law, open));
    return;
  }
  Cards dealt = 0;
  for (Seat seat = 0; seat < law.players; ++seat) dealt |= hand.dealt[seat].cards;
  if (opening == Opening::eldest || (dealt & clubs) == 0) {
    give_lead(law, hand, eldest(law, open));
    return;
  }
  const Cards lowest_club = of(lowest(dealt & clubs));
  Seat holder = eldest(law, open); // with two packs, the first from eldest who holds a copy
  for (int i = 1; i < law.players && (hand.held[holder].cards & lowest_club) == 0; ++i) holder = next_seat(law, holder);
  hand.opening_lead = opening_lead_of(law, hand.held[holder].cards);
  open.turn = open.leader = holder;
}

Cards opening_lead_of(const Law &law, Cards held) {
  const Opening opening = law.rules.opening;
  if (opening == Opening::bidder || opening == Opening::eldest || (held & clubs) == 0) return 0;
  return opening == Opening::any_club ? clubs : of(lowest(held & clubs));
}

void give_lead(const Law &law, Hand &hand, Seat seat) {
  PublicState &open = hand.open;
  Seat leader = law.rules.stock ? next_with_cards(law, hand, seat) : seat;
  const int asked = law.rules.hearts_only == HeartsOnly::pass_lead ? law.players : 0; // otherwise everybody can lead
  for (int i = 0; i < asked; ++i) {
    const Seat candidate = seat_after(law, seat, i);
    if (legal_leads(law, in_force(law, open), open, hand.held[candidate].cards, 0) == 0) continue;
    leader = candidate;
    break;
  }
  open.turn = open.leader = leader;
  open.winning = nobody;
}

void cancel(PublicState &open) {
  const Cards left = open.trick.cards & open.led & ~open.trick.twice;
  open.best = left == 0 ? Cards{0} : of(highest(left));
  open.winning = nobody;
  for (std::size_t i = open.begins[open.tricks]; i < open.played; ++i)
    if (of(open.cards[i]) == open.best) open.winning = open.by[i];
}

void draw(Hand &hand) {
  PublicState &open = hand.open;
  const Seat seat = open.turn;
  while ((hand.held[seat].cards & open.led) == 0 && open.stock_left != 0) {
    put(hand.held[seat], of(hand.stock[static_cast<std::size_t>(hand.stock_size - open.stock_left)]));
    --open.stock_left;
    ++open.drawn[seat];
  }
}

void draw_for_next(const Law &law, Hand &hand) {
  PublicState &open = hand.open;
  while ((open.out & bit(open.turn)) != 0) open.turn = next_seat(law, open.turn);
  draw(hand);
}

bool all_played(const Law &law, const Hand &hand) {
  return law.rules.stock ? players_left(law, hand) <= 1 : empty(hand.held[hand.open.leader]);
}

void give_or_leave(PublicState &open, Seat winner) {
  if (winner == nobody) {
    open.lying = open.lying + open.trick;
    ++open.tricks_lying;
    return;
  }
  open.taken[winner] = open.taken[winner] + open.trick + open.lying;
  open.tricks_won[winner] = static_cast<std::uint8_t>(open.tricks_won[winner] + 1 + open.tricks_lying);
  open.lying = {};
  open.tricks_lying = 0;
}

Seat next_with_cards(const Law &law, Hand &hand, Seat seat) {
  PublicState &open = hand.open;
  open.drawn = {};
  open.out = 0;
  for (Seat each = 0; each < law.players; ++each)
    if (empty(hand.held[each])) open.out |= bit(each);
  open.trick_size = static_cast<std::uint8_t>(players_left(law, hand));
  while ((open.out & bit(seat)) != 0) seat = next_seat(law, seat);
  return seat;
}

void take_the_rest(const Law &law, Hand &hand, Seat last_winner) {
  PublicState &open = hand.open;
  open.drawn = {}; // no trick is on the table any more
  Seat taker = last_winner;
  for (Seat seat = 0; seat < law.players; ++seat)
    if (!empty(hand.held[seat])) taker = seat;
  open.taken[taker] = open.taken[taker] + hand.held[taker];
  hand.held[taker] = {};
  for (; open.stock_left != 0; --open.stock_left)
    put(open.taken[taker], of(hand.stock[static_cast<std::size_t>(hand.stock_size - open.stock_left)]));
}

Refusal refuse_play(const Law &law, const Hand &hand, Seat seat, Card card) {
  const PublicState &open = hand.open;
  if (seat >= law.players) return Refusal::no_such_seat;
  if (open.phase != Phase::play) return Refusal::not_now;
  if (open.turn != seat) return Refusal::not_your_turn;
  if (card >= deck_size) return Refusal::no_such_card;
  if ((hand.held[seat].cards & of(card)) == 0) return Refusal::card_not_held;
  const Cards legal = legal_cards(law, hand);
  if ((legal & of(card)) != 0) return Refusal::none;
  if (open.in_trick == 0) return refuse_lead(law, hand, of(card), legal);
  if ((hand.held[seat].cards & open.led) != 0) return Refusal::must_follow_suit;
  return refuse_discard(law, open, of(card), legal);
}

} // namespace openhearts
