#include "core/event.hpp"

#include "core/pass.hpp"

namespace openhearts {

namespace {

bool everybody_has_passed(const PublicState &before, const PublicState &after) {
  return before.phase == Phase::pass && after.phase != Phase::pass;
}

std::vector<Card> received_in_order(const Law &law, const Hand &hand, Seat seat) {
  std::vector<Card> received;
  for (const PassedCard &card : passed_to(law, hand.open, seat))
    received.push_back(hand.passed[card.giver][card.place]);
  if (hand.open.pass == Pass::scatter) return received;
  Pile cards; // sorted, because the order in which they were given is private to the giver
  for (const Card card : received) put(cards, of(card));
  for (Card &card : received) card = take_lowest(cards);
  return received;
}

void tell_pass(const Law &law, const Hand &before, const Action &action, const Hand &after, Happened &happened) {
  happened.event.action.count = 0;
  happened.event.action.cards = {};
  happened.own[action.seat].passed.assign(action.cards.begin(), action.cards.begin() + action.count);
  if (!everybody_has_passed(before.open, after.open)) return;
  for (Seat seat = 0; seat < law.players; ++seat) happened.own[seat].received = received_in_order(law, after, seat);
}

// Records what the player to act has drawn, if anything.
void tell_draw(const Hand &after, Happened &happened) {
  const PublicState &open = after.open;
  const std::uint8_t drawn = open.drawn[open.turn];
  happened.event.drawn = drawn;
  const auto *const next = after.stock.begin() + after.stock_size - open.stock_left;
  happened.own[open.turn].drawn.assign(next - drawn, next);
}

void tell_end(const Law &law, const Hand &before, const Action &action, const Hand &after, Event &event) {
  event.kitty = after.kitty;
  if (!law.rules.stock) return;
  for (Seat seat = 0; seat < law.players; ++seat) {
    Pile left = before.held[seat];
    if (seat == action.seat) take(left, of(action.cards[0]));
    event.rest = event.rest + left;
  }
  for (int i = before.stock_size - before.open.stock_left; i < before.stock_size; ++i)
    put(event.rest, of(before.stock[static_cast<std::size_t>(i)]));
}

} // namespace

std::vector<PassedCard> passed_to(const Law &law, const PublicState &open, Seat seat) {
  std::vector<PassedCard> cards;
  for (int steps = 1; steps < law.players; ++steps) {
    const Seat giver = seat_after(law, seat, steps);
    for (int i = 0; i < cards_to_pass(law, open.pass); ++i)
      if (receiver(law, open.pass, giver, i) == seat) cards.push_back({giver, static_cast<std::size_t>(i)});
  }
  return cards;
}

Happened deal_event(const Law &law, const Hand &hand) {
  const PublicState &open = hand.open;
  Happened happened;
  Event::Deal &deal = happened.event.deal;
  happened.event.kind = Event::Kind::deal;
  deal.number = open.number;
  deal.dealer = open.dealer;
  deal.only_hand = open.only_hand;
  deal.kitty = static_cast<std::uint8_t>(count(hand.kitty));
  deal.stock = hand.stock_size;
  deal.before.totals = open.totals;
  deal.before.chips = open.chips;
  deal.before.pot = open.pot;
  deal.before.bidder = open.auction.bidder;
  for (Seat seat = 0; seat < law.players; ++seat) {
    deal.counts[seat] = static_cast<std::uint8_t>(count(hand.dealt[seat]));
    happened.own[seat].dealt = hand.dealt[seat];
  }
  if (says_who_leads(law, open)) happened.event.leads = open.leader;
  return happened;
}

Happened action_event(const Law &law, const Hand &before, const Action &action, const Hand &after) {
  const PublicState &open = after.open;
  Happened happened;
  happened.event.action = action;
  if (action.kind == Action::Kind::pass) tell_pass(law, before, action, after, happened);
  if (says_who_leads(law, open)) happened.event.leads = open.leader;
  if (law.rules.stock && open.phase == Phase::play && open.in_trick != 0) tell_draw(after, happened);
  if (before.open.kitty_taker == nobody && open.kitty_taker != nobody && peeks_at_kitty(law, open, open.kitty_taker))
    happened.own[open.kitty_taker].kitty = after.kitty;
  if (fallen(open) && !fallen(before.open)) tell_end(law, before, action, after, happened.event);
  return happened;
}

} // namespace openhearts
