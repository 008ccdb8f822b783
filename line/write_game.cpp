// Games, hands and views as JSON: the rest of write.hpp.
#include "line/write_game.hpp"

#include "core/fields.hpp"
#include "line/write.hpp"
#include "line/write_truth.hpp"
#include "line/write_view.hpp"

namespace openhearts {

namespace {

// The index of a hand in its game: the only hand of a position has index 0, whatever its number.
std::size_t place_of(const Game &game, int number) { return game.position ? 0 : static_cast<std::size_t>(number); }

} // namespace

std::string_view name_of(Phase phase) {
  constexpr std::string_view names[] = {"bid", "suit", "pass", "play", "moon", "done"};
  return names[static_cast<std::size_t>(phase)];
}

std::string_view name_of(Pass pass) { return field_named("pass_cycle")->values[static_cast<std::size_t>(pass)]; }

Json status_json(const Game &game) { return write_status<Json>(game); }

Json results_json(const Game &game, int hands) { return write_results<Json>(game, hands); }

Json view_json(const Law &law, const View &view) { return write_view<Json>(law, view); }

Json view_json(const Game &game, Seat seat, int number) {
  const std::size_t place = place_of(game, number);
  const Hand &hand = hand_at(game, place);
  Json json = view_json(game.law, view_of(game.law, hand, seat));
  json.set("results", results_json(game, static_cast<int>(place) + (hand.open.phase == Phase::done ? 1 : 0)));
  return json;
}

Json truth_json(const Game &game, int number) {
  return write_truth<Json>(game.law, hand_at(game, place_of(game, number)));
}

} // namespace openhearts
