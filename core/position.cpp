#include "core/position.hpp"

#include "core/phases.hpp"
#include "core/settlement.hpp"

#include <algorithm>

namespace openhearts {

namespace {

bool started(const Position &position) { return position.leader != nobody; }

// The first member set that only makes sense once play has begun; empty if there is none.
std::string_view of_play(const Position &position) {
  if (!position.trick.empty()) return "trick";
  if (!position.taken.empty()) return "taken";
  if (!empty(position.lying)) return "table";
  if (position.out != 0) return "out";
  return position.broken ? "broken" : "";
}

// How many times the position names each card.
std::array<int, deck_size> times_named(const Position &position) {
  std::array<int, deck_size> times = {};
  const auto add = [&](Pile pile) {
    while (!empty(pile)) ++times[take_lowest(pile)];
  };
  for (const Pile pile : position.hands) add(pile);
  for (const Pile pile : position.taken) add(pile);
  for (const Card card : position.trick) ++times[card];
  for (const Card card : position.stock) ++times[card];
  add(position.kitty);
  add(position.lying);
  return times;
}

PositionFault fault_in_cards(const Law &law, const Position &position) {
  const auto times = times_named(position);
  for (Card card = 0; card < deck_size; ++card) {
    const int there_are = copies(law.deck, card);
    if (times[card] <= there_are) continue;
    if (there_are == 0) return say<"position-card-absent">(argument::card(card));
    return there_are == 1 ? say<"position-card-twice">(argument::card(card))
                          : say<"position-card-often">(argument::card(card));
  }
  if (law.rules.stock ? !empty(position.kitty) : !position.stock.empty())
    return law.rules.stock ? say<"position-kitty-stock">() : say<"position-stock">();
  return std::nullopt;
}

// Who plays to the trick on the table.
Seats in_the_trick(const Law &law, const Position &position) {
  Seats out = position.out;
  if (law.rules.stock && position.trick.empty())
    for (Seat seat = 0; seat < law.players; ++seat)
      if (empty(position.hands[seat])) out |= bit(seat);
  return static_cast<Seats>(everybody(law) & ~out);
}

// Who has played the cards of the trick on the table, in order.
std::vector<Seat> players_of_trick(const Law &law, const Position &position) {
  std::vector<Seat> seats;
  const Seats players = in_the_trick(law, position);
  for (Seat seat = position.leader; seats.size() < position.trick.size(); seat = next_seat(law, seat))
    if ((players & bit(seat)) != 0) seats.push_back(seat);
  return seats;
}

PositionFault fault_in_sizes(const Law &law, const Position &position) {
  std::vector<int> sizes;
  for (const Pile held : position.hands) sizes.push_back(count(held));
  if (started(position))
    for (const Seat seat : players_of_trick(law, position)) ++sizes[seat];
  if (law.rules.stock) {
    const Seats players = in_the_trick(law, position);
    if (std::popcount(players) < 2) return say<"position-two-players">();
    for (Seat seat = 0; seat < law.players; ++seat)
      if (((players & bit(seat)) != 0) != (sizes[seat] != 0))
        return sizes[seat] == 0 ? say<"position-not-out">(argument::seat(seat))
                                : say<"position-out-holds">(argument::seat(seat));
    return std::nullopt;
  }
  const int size = sizes[started(position) ? position.leader : 0];
  if (size < 1) return say<"position-hand-empty">();
  for (std::size_t seat = 0; seat < sizes.size(); ++seat)
    if (sizes[seat] != size) return say<"position-hand-size">(argument::seat(static_cast<int>(seat)));
  return std::nullopt;
}

PositionFault fault_in_chips(const Law &law, const Position &position) {
  const bool chips = law.rules.settlement.kind != Settlement::Kind::none;
  if (!chips && (!position.chips.empty() || position.pot != 0)) return say<"position-chips">();
  if (!law.rules.auction && (position.bidder != nobody || position.suit)) return say<"position-auction">();
  if (position.bidder != nobody && position.bidder >= law.players)
    return say<"position-seat">(argument::value("bidder"));
  if (position.suit && position.bidder == nobody && *position.suit != Suit::hearts) return say<"position-bidder">();
  return std::nullopt;
}

// Whether the kitty goes with the cards of cancelled tricks. If nobody has taken a trick, they include the first.
bool kitty_is_due(const Law &law, const Position &position, const SuitLaw &in) {
  if (empty(position.kitty) || empty(position.lying)) return false;
  switch (law.rules.kitty) {
  case KittyTaker::first_trick: return std::ranges::all_of(position.taken, [](Pile taken) { return empty(taken); });
  case KittyTaker::first_penalty_trick: return (position.lying.cards & in.penalties) != 0;
  case KittyTaker::last_trick:
  case KittyTaker::none: break;
  }
  return false;
}

// Replays the trick on the table without drawing: the cards drawn for it are already in the hands.
void replay_trick(const Law &law, const Position &position, Hand &hand) {
  PublicState &open = hand.open;
  open.turn = open.leader = position.leader;
  open.out = static_cast<Seats>(everybody(law) & ~in_the_trick(law, position));
  open.trick_size = static_cast<std::uint8_t>(std::popcount(in_the_trick(law, position)));
  const std::uint8_t left = open.stock_left;
  open.stock_left = 0;
  for (const Card card : position.trick) play_card(law, hand, card);
  open.stock_left = left;
  if (law.rules.stock) draw(hand);
}

} // namespace

PositionFault fault_in(const Law &law, const Position &position) {
  const auto players = static_cast<std::size_t>(law.players);
  if (position.hands.size() != players) return say<"position-hands">(argument::count(law.players));
  if (position.dealer >= players) return say<"position-seat">(argument::value("dealer"));
  const auto one_each = [&](const std::vector<std::int64_t> &row) { return row.empty() || row.size() == players; };
  if (!one_each(position.totals)) return say<"position-one-each">(argument::value("totals"));
  if (!one_each(position.chips)) return say<"position-one-each">(argument::value("chips"));
  if (position.number < 0 || position.number >= max_hands) return say<"position-number">();
  if (started(position) && position.leader >= players) return say<"position-seat">(argument::value("leader"));
  if (const std::string_view name = of_play(position); !started(position) && !name.empty())
    return say<"position-needs-leader">(argument::value(name));
  if (!position.taken.empty() && position.taken.size() != players)
    return say<"position-one-each">(argument::value("taken"));
  if (!empty(position.lying) && law.rules.packs == 1) return say<"position-table">();
  if (position.out != 0 && (!law.rules.stock || (position.out & ~everybody(law)) != 0)) return say<"position-out">();
  if (started(position) && (in_the_trick(law, position) & bit(position.leader)) == 0)
    return say<"position-leader-empty">();
  if (started(position) &&
      position.trick.size() >= static_cast<std::size_t>(std::popcount(in_the_trick(law, position))))
    return say<"position-trick-complete">();
  if (PositionFault fault = fault_in_cards(law, position)) return fault;
  if (PositionFault fault = fault_in_sizes(law, position)) return fault;
  if (PositionFault fault = fault_in_chips(law, position)) return fault;
  const int passed = cards_to_pass(law, pass_of(law, position.number));
  const auto too_small = [&](Pile held) { return count(held) < passed; };
  if (!started(position) && position.passing && std::ranges::any_of(position.hands, too_small))
    return say<"position-pass">(argument::count(passed));
  return std::nullopt;
}

Hand hand_from(const Law &law, const Position &position) {
  Hand hand;
  PublicState &open = hand.open;
  open.number = position.number;
  open.only_hand = true;
  open.dealer = position.dealer;
  for (std::size_t seat = 0; seat < position.totals.size(); ++seat) open.totals[seat] = position.totals[seat];
  open.chips = bought(law);
  for (std::size_t seat = 0; seat < position.chips.size(); ++seat)
    open.chips[seat] = position.chips[seat] * law.chip_unit;
  open.pot = position.pot * law.chip_unit;
  open.auction.bidder = position.bidder;
  open.suit = position.suit.value_or(Suit::hearts);
  Pile named;
  for (std::size_t seat = 0; seat < position.hands.size(); ++seat) {
    hand.dealt[seat] = position.hands[seat];
    named = named + position.hands[seat];
  }
  hand.kitty = position.kitty;
  const bool whole_deal = !started(position) && count(named) == law.hand_size * law.players;
  if (whole_deal && empty(position.kitty) && !law.rules.stock) hand.kitty = law.deck - named;
  for (const Card card : position.stock) hand.stock[hand.stock_size++] = card;
  open.stock_left = hand.stock_size;
  open.pass = pass_of(law, position.number);
  const std::vector<Seat> trick = started(position) ? players_of_trick(law, position) : std::vector<Seat>{};
  for (std::size_t i = 0; i < trick.size(); ++i) put(hand.dealt[trick[i]], of(position.trick[i]));
  hand.held = hand.dealt;

  if (!started(position)) {
    if (!position.passing || position.suit)
      begin_play(law, hand);
    else
      begin_hand(law, hand);
    return hand;
  }
  open.phase = Phase::play;
  open.first_trick = false;
  open.broken = position.broken;
  open.lying = position.lying;
  open.kitty_due = kitty_is_due(law, position, in_force(law, open));
  open.tricks_lying = static_cast<std::uint8_t>((count(position.lying) + law.players - 1) / law.players);
  for (std::size_t seat = 0; seat < position.taken.size(); ++seat) {
    open.taken[seat] = position.taken[seat];
    // The position doesn't say how many tricks these were: assume the fewest that can hold the cards.
    open.tricks_won[seat] = static_cast<std::uint8_t>((count(position.taken[seat]) + law.players - 1) / law.players);
  }
  if (position.trick.empty()) {
    open.trick_size = static_cast<std::uint8_t>(law.players);
    give_lead(law, hand, position.leader);
  } else {
    replay_trick(law, position, hand);
  }
  return hand;
}

} // namespace openhearts
