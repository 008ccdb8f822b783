#include "core/event_stream.hpp"

namespace openhearts {

bool begins_with_deal(const Game &game) {
  if (!game.position) return true;
  const Position &position = *game.position;
  return position.passing && position.leader == nobody && !position.suit;
}

std::optional<Happened> next_event(EventStream &stream, const Game &game) {
  if (stream.number == event_count(game)) return std::nullopt;
  const bool to_deal = !stream.hand || stream.hand->open.phase == Phase::done;
  const std::size_t actions = stream.number - stream.hands;
  ++stream.number;
  if (to_deal) {
    stream.hand = hand_as_dealt(game, stream.hands++);
    return deal_event(game.law, *stream.hand);
  }
  const Action &action = game.actions[actions];
  const Hand before = *stream.hand;
  act(game.law, *stream.hand, action);
  return action_event(game.law, before, action, *stream.hand);
}

} // namespace openhearts
