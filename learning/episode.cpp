#include "learning/episode.hpp"

#include "core/phases.hpp"
#include "core/random.hpp"
#include "core/settlement.hpp"

namespace openhearts {

namespace {

// Streams of random numbers that no hand uses, since the numbers of hands are small.
constexpr std::uint64_t number_stream = ~std::uint64_t{1};
constexpr std::uint64_t seed_stream = ~std::uint64_t{2};

// After the last action of a hand: deals the next hand of the game, or ends the episode.
void finish_hand(const Law &law, Episode &episode) {
  const PublicState &open = episode.hand.open;
  if (open.phase != Phase::done) return;
  const Tally tally = tally_after(law, open);
  episode.over = tally.over;
  if (tally.over) return;
  const int number = open.number + 1;
  episode.hand = deal(law, shuffled(law, episode.seed, number), number, next_seat(law, open.dealer), tally);
  episode.played = {};
}

Pile not_yet_chosen(const Episode &episode) {
  Pile left = episode.hand.held[episode.hand.open.turn];
  for (std::size_t i = 0; i < episode.chosen_count; ++i) take(left, of(episode.chosen[i]));
  return left;
}

void choose_card(const Law &law, Episode &episode, Card card) {
  episode.chosen[episode.chosen_count++] = card;
  if (episode.chosen_count < cards_to_pass(law, episode.hand.open.pass)) return;
  episode.chosen_count = 0;
  pass_cards(law, episode.hand, episode.hand.open.turn, episode.chosen);
}

LegalNumbers legal_numbers(const Law &law, const Episode &episode) {
  const PublicState &open = episode.hand.open;
  LegalNumbers legal;
  switch (open.phase) {
  case Phase::play: legal.below_bids = legal_cards(law, episode.hand); break;
  case Phase::pass: legal.below_bids = not_yet_chosen(episode).cards; break;
  case Phase::suit: legal.below_bids = std::uint64_t{0xF} << first_suit; break;
  case Phase::moon: legal.below_bids = std::uint64_t{0x3} << first_moon_way; break;
  case Phase::bid:
    legal.may_pass = true;
    if (const auto bids = bids_open_to(law, open, open.turn)) {
      const std::int64_t most = std::min<std::int64_t>(bids->most, number_count(law) - 1 - first_bid);
      if (bids->least <= most) {
        legal.least_bid = first_bid + static_cast<Number>(bids->least);
        legal.most_bid = first_bid + static_cast<Number>(most);
      }
    }
    break;
  case Phase::done: break;
  }
  return legal;
}

// Records a card played; `place` counts from 0.
void note(Played &played, Seat seat, Card card, std::uint8_t place) {
  put(played.by[seat], of(card));
  const std::size_t second = played.order[card] != 0 ? deck_size : 0;
  played.order[second + card] = static_cast<std::uint8_t>(place + 1);
}

void play(const Law &law, Episode &episode, Card card) {
  const PublicState &open = episode.hand.open;
  note(episode.played, open.turn, card, open.played);
  play_card(law, episode.hand, card);
}

// Brings the episode up to date after any action.
void settle(const Law &law, Episode &episode) {
  finish_hand(law, episode);
  episode.legal = legal_numbers(law, episode);
}

} // namespace

Episode new_episode(const Law &law, Span span, std::uint64_t seed) {
  const auto cycle = static_cast<std::uint32_t>(law.rules.pass_cycle->size());
  const int number = span == Span::hand ? static_cast<int>(Random(seed, number_stream).below(cycle)) : 0;
  const Seat dealer = seat_after(law, first_dealer(law, seed), number);
  Episode episode;
  episode.hand = deal(law, shuffled(law, seed, number), number, dealer, at_the_start(law));
  episode.hand.open.only_hand = span == Span::hand;
  episode.chips = bought(law);
  episode.seed = seed;
  episode.span = span;
  episode.legal = legal_numbers(law, episode);
  return episode;
}

Episode episode_from(const Law &law, const Hand &hand) {
  Episode episode;
  episode.hand = hand;
  for (std::uint8_t i = 0; i < hand.open.played; ++i) note(episode.played, hand.open.by[i], hand.open.cards[i], i);
  episode.hand.open.only_hand = true;
  episode.chips = hand.open.chips;
  episode.over = hand.open.phase == Phase::done;
  episode.legal = legal_numbers(law, episode);
  return episode;
}

std::uint64_t next_seed(std::uint64_t seed) { return Random(seed, seed_stream).next(); }

Action action_of(const Episode &episode, Number number) {
  const Seat seat = episode.hand.open.turn;
  if (number >= first_bid) return bid_action(seat, number - first_bid);
  if (number >= first_moon_way)
    return moon_action(seat, number == first_moon_way ? MoonWay::old_way : MoonWay::new_way);
  if (number >= first_suit) return suit_action(seat, static_cast<Suit>(number - first_suit));
  const auto card = static_cast<Card>(number);
  return episode.hand.open.phase == Phase::pass ? pass_action(seat, {&card, 1}) : play_action(seat, card);
}

Refusal refuse(const Law &law, const Episode &episode, Number number) {
  if (episode.over) return Refusal::game_over;
  const bool choosing = episode.hand.open.phase == Phase::pass && number < first_suit;
  if (!choosing) return refuse(law, episode.hand, action_of(episode, number));
  const Pile held = episode.hand.held[episode.hand.open.turn];
  const auto card = static_cast<Card>(number);
  if (copies(held, card) == 0) return Refusal::card_not_held;
  return copies(not_yet_chosen(episode), card) == 0 ? Refusal::card_given_twice : Refusal::none;
}

void act(const Law &law, Episode &episode, Number number) {
  Hand &hand = episode.hand;
  if (hand.open.phase == Phase::play) [[likely]]
    play(law, episode, static_cast<Card>(number));
  else if (hand.open.phase == Phase::pass)
    choose_card(law, episode, static_cast<Card>(number));
  else
    act(law, hand, action_of(episode, number));
  settle(law, episode);
}

void act(const Law &law, Episode &episode, const Action &action) {
  if (action.kind == Action::Kind::play)
    play(law, episode, action.cards[0]);
  else
    act(law, episode.hand, action);
  settle(law, episode);
}

} // namespace openhearts
