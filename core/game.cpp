#include "core/game.hpp"

#include "core/deal.hpp"

#include <iterator>

namespace openhearts {

namespace {

Deck deck_of(const Game &game, int number) {
  return game.fair ? shuffled(game.law, *game.fair, number) : shuffled(game.law, game.seed, number);
}

Seat first_dealer_of(const Game &game) {
  return game.fair ? first_dealer(game.law, *game.fair) : first_dealer(game.law, game.seed);
}

void deal_next(Game &game) {
  const int number = static_cast<int>(game.hands.size());
  const Seat dealer = number == 0 ? first_dealer_of(game) : next_seat(game.law, game.hand().open.dealer);
  game.hands.push_back(deal(game.law, deck_of(game, number), number, dealer, game.tally));
}

Game new_game(const Rules &rules, std::uint64_t seed, std::optional<FairDeal> fair) {
  Game game;
  game.law = compile(rules);
  game.seed = seed;
  game.fair = std::move(fair);
  game.tally = at_the_start(game.law);
  deal_next(game);
  return game;
}

} // namespace

Game new_game(const Rules &rules, std::uint64_t seed) { return new_game(rules, seed, std::nullopt); }

Game new_game(const Rules &rules, FairDeal deal) { return new_game(rules, 0, std::move(deal)); }

Game game_from(const Rules &rules, const Position &position) {
  Game game;
  game.law = compile(rules);
  game.position = position;
  game.hands.push_back(hand_from(game.law, position));
  const PublicState &open = game.hand().open;
  game.tally.totals = open.totals;
  game.tally.chips = open.chips;
  game.tally.pot = open.pot;
  return game;
}

const Hand &hand_at(const Game &game, std::size_t place) {
  return *std::next(game.hands.begin(), static_cast<std::ptrdiff_t>(place));
}

Hand hand_as_dealt(const Game &game, std::size_t place) {
  if (game.position) return hand_from(game.law, *game.position);
  const int number = static_cast<int>(place);
  const Tally before = place == 0 ? at_the_start(game.law) : tally_after(game, number - 1);
  return deal(game.law, deck_of(game, number), number, hand_at(game, place).open.dealer, before);
}

Refusal refuse(const Game &game, const Action &action) {
  return game.tally.over ? Refusal::game_over : refuse(game.law, game.hand(), action);
}

void act(Game &game, const Action &action) {
  act(game.law, game.hand(), action);
  game.actions.push_back(action);
  if (game.hand().open.phase != Phase::done) return;
  game.tally = tally_after(game, game.hand().open.number);
  if (!game.tally.over) deal_next(game);
}

Tally tally_after(const Game &game, int number) {
  const std::size_t place = game.position ? 0 : static_cast<std::size_t>(number);
  return tally_after(game.law, hand_at(game, place).open);
}

} // namespace openhearts
