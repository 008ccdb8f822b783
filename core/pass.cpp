#include "core/pass.hpp"

namespace openhearts {

void exchange(const Law &law, Hand &hand) {
  const int count = cards_to_pass(law, hand.open.pass);
  for (Seat giver = 0; giver < law.players;
       ++giver) // all give before anybody receives, so that nobody ever holds a card three times
    for (int i = 0; i < count; ++i) take(hand.held[giver], of(hand.passed[giver][static_cast<std::size_t>(i)]));
  for (Seat giver = 0; giver < law.players; ++giver) {
    Seat taker = receiver(law, hand.open.pass, giver, 0);
    for (int i = 0; i < count; ++i) {
      const Cards card = of(hand.passed[giver][static_cast<std::size_t>(i)]);
      put(hand.held[taker], card);
      if (hand.open.pass == Pass::scatter) taker = next_seat(law, taker);
    }
  }
}

Pass pass_of(const Law &law, int number) {
  if (*law.rules.pass_count == 0) return Pass::hold; // whatever the cycle says
  const auto &cycle = *law.rules.pass_cycle;
  return cycle[static_cast<std::size_t>(number) % cycle.size()];
}

int cards_to_pass(const Law &law, Pass pass) {
  if (pass == Pass::hold || *law.rules.pass_count == 0) return 0;
  return pass == Pass::scatter ? law.players - 1 : *law.rules.pass_count;
}

Seat receiver(const Law &law, Pass pass, Seat seat, int i) {
  return seat_after(law, seat, pass == Pass::scatter ? i + 1 : steps_left(pass, law.players));
}

Pile received_by(const Law &law, const Hand &hand, Seat seat) {
  const int given = cards_to_pass(law, hand.open.pass);
  const bool scatters = hand.open.pass == Pass::scatter;
  const int steps = scatters ? 1 : steps_left(hand.open.pass, law.players);
  Pile received;
  for (int i = 0; i < given; ++i) {
    const Seat giver = seat_after(law, seat, law.players - steps - (scatters ? i : 0));
    put(received, of(hand.passed[giver][static_cast<std::size_t>(i)]));
  }
  return received;
}

void begin_pass(const Law &law, PublicState &open) {
  open.phase = Phase::pass;
  open.passing = true;
  open.waiting = everybody(law);
  open.turn = eldest(law, open);
}

Refusal refuse_pass(const Law &law, const Hand &hand, Seat seat, const Card *cards, int count) {
  if (seat >= law.players) return Refusal::no_such_seat;
  if (hand.open.phase != Phase::pass) return Refusal::not_now;
  if ((hand.open.waiting & bit(seat)) == 0) return Refusal::already_passed;
  if (count != cards_to_pass(law, hand.open.pass)) return Refusal::wrong_number_of_cards;
  Pile left = hand.held[seat];
  for (int i = 0; i < count; ++i) {
    if (cards[i] >= deck_size) return Refusal::no_such_card;
    if (copies(hand.held[seat], cards[i]) == 0) return Refusal::card_not_held;
    if (copies(left, cards[i]) == 0) return Refusal::card_given_twice;
    take(left, of(cards[i]));
  }
  return Refusal::none;
}

bool take_pass(const Law &law, Hand &hand, Seat seat, const Passed &cards) {
  PublicState &open = hand.open;
  // Read one by one: the cards were just written one by one, and reading them back together would stall the processor.
  const auto given = static_cast<std::size_t>(cards_to_pass(law, open.pass));
  for (std::size_t i = 0; i < given; ++i) hand.passed[seat][i] = cards[i];
  open.waiting &= static_cast<Seats>(~bit(seat));
  if (open.waiting == 0) return true;
  open.turn = eldest(law, open);
  while ((open.waiting & bit(open.turn)) == 0) open.turn = next_seat(law, open.turn);
  return false;
}

} // namespace openhearts
