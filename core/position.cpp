#include "core/position.hpp"

#include "core/pass.hpp"
#include "core/trick.hpp"

namespace openhearts {

namespace {

bool started(const Position &position) { return position.leader != nobody; }

// Every card named in the position, or an empty text in `clash` becomes the card that stands in two places.
Cards all_cards(const Position &position, std::string &clash) {
  Cards all = 0;
  const auto add = [&](Cards cards) {
    if ((all & cards) != 0 && clash.empty()) clash = words_for(lowest(all & cards));
    all |= cards;
  };
  for (const Cards cards : position.hands) add(cards);
  for (const Cards cards : position.taken) add(cards);
  for (const Card card : position.trick) add(of(card));
  add(position.kitty);
  return all;
}

// Whether seat has a card in the trick on the table.
bool has_played(const Law &law, const Position &position, Seat seat) {
  const int place = (seat + law.players - position.leader) % law.players;
  return place < static_cast<int>(position.trick.size());
}

std::string fault_in_sizes(const Law &law, const Position &position) {
  const int size = count(position.hands[position.leader == nobody ? 0 : position.leader]) +
                   (started(position) && has_played(law, position, position.leader) ? 1 : 0);
  if (size < 1 || size > max_tricks) return "a hand holds 1 to " + std::to_string(max_tricks) + " cards";
  for (Seat seat = 0; seat < law.players; ++seat) {
    const int held = count(position.hands[seat]) + (started(position) && has_played(law, position, seat) ? 1 : 0);
    if (held != size) return "seat " + std::to_string(seat) + " does not hold as many cards as the others";
  }
  return {};
}

} // namespace

std::string fault_in(const Law &law, const Position &position) {
  const auto players = static_cast<std::size_t>(law.players);
  if (position.hands.size() != players) return "it needs " + std::to_string(players) + " hands, one for each player";
  if (position.dealer >= players) return "the dealer is one of the seats, counted from 0";
  if (position.number < 0 || position.number >= max_hands) return "the number of a hand lies between 0 and 999";
  if (started(position) && position.leader >= players) return "the leader is one of the seats, counted from 0";
  if (!started(position) && (!position.trick.empty() || !position.taken.empty() || position.broken))
    return "a trick, cards taken or broken hearts need a leader: the seat that led, or is to lead";
  if (!position.taken.empty() && position.taken.size() != players)
    return "cards taken are listed for each player, or not at all";
  if (position.trick.size() >= players) return "the trick on the table is already complete";
  std::string clash;
  const Cards all = all_cards(position, clash);
  if (!clash.empty()) return "the " + clash + " stands there twice";
  if ((all & ~law.deck) != 0) return "the " + words_for(lowest(all & ~law.deck)) + " is not in play under these rules";
  if (std::string fault = fault_in_sizes(law, position); !fault.empty()) return fault;
  const int passed = cards_to_pass(law, pass_of(law, position.number));
  if (!started(position) && position.passing && passed > count(position.hands[0]))
    return "the hands are too small to pass " + std::to_string(passed) + " cards";
  return {};
}

Hand hand_from(const Law &law, const Position &position) {
  Hand hand;
  Open &open = hand.open;
  open.number = position.number;
  open.only_hand = true;
  open.dealer = position.dealer;
  open.totals = position.totals;
  std::string clash;
  hand.in_play = all_cards(position, clash);
  hand.kitty = position.kitty;
  const bool whole_deal = !started(position) && count(hand.in_play) == law.hand_size * law.players;
  if (whole_deal && position.kitty == 0) {
    hand.kitty = law.deck & ~hand.in_play;
    hand.in_play = law.deck;
  }
  for (std::size_t seat = 0; seat < position.hands.size(); ++seat) hand.dealt[seat] = position.hands[seat];
  hand.held = hand.dealt;
  for (Seat seat = 0; seat < law.players; ++seat)
    open.start_count[seat] = static_cast<std::uint8_t>(count(hand.held[seat]));
  if (!started(position)) {
    if (position.passing) {
      begin_pass(law, hand);
    } else {
      open.pass = pass_of(law, position.number);
      begin_play(law, hand);
    }
    return hand;
  }

  open.pass = pass_of(law, position.number);
  open.phase = Phase::play;
  open.first_trick = false;
  open.broken = position.broken;
  for (std::size_t seat = 0; seat < position.taken.size(); ++seat) {
    open.taken[seat] = position.taken[seat];
    // How many tricks these were is not said: enough to hold them.
    open.tricks_won[seat] = static_cast<std::uint8_t>((count(position.taken[seat]) + law.players - 1) / law.players);
  }
  for (std::size_t i = 0; i < position.trick.size(); ++i)
    hand.held[seat_after(law, position.leader, static_cast<int>(i))] |= of(position.trick[i]);
  for (Seat seat = 0; seat < law.players; ++seat) {
    hand.dealt[seat] = hand.held[seat];
    open.start_count[seat] = static_cast<std::uint8_t>(count(hand.held[seat]));
  }
  open.turn = open.leader = open.winning = position.leader;
  if (position.trick.empty()) {
    give_lead(law, hand, position.leader);
  } else {
    for (const Card card : position.trick) play_card(law, hand, card);
  }
  return hand;
}

} // namespace openhearts
