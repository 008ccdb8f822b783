#include "bots/ending.hpp"

#include "bots/alike.hpp"
#include "core/action.hpp"

namespace openhearts {

namespace {

class Ending {
public:
  Ending(const Law &law, PlaysFor aim) : law_(law), aim_(aim) {}

  // Finishes the hand, and returns what its end is worth to each seat.
  std::array<Value, max_seats> play(Hand &hand) {
    const PublicState &open = hand.open;
    std::array<Value, max_seats> best = {};
    if (open.phase == Phase::done) {
      for (Seat seat = 0; seat < law_.players; ++seat) best[seat] = evaluate(law_, open, seat, aim_);
      return best;
    }
    const Seat seat = open.turn;
    const Hand before = hand;
    bool found = false;
    const auto consider = [&](const Action &action) {
      Hand after = before;
      act(law_, after, action);
      ++tried_;
      const auto value = play(after);
      if (found && value[seat] <= best[seat]) return;
      found = true;
      best = value;
      hand = after;
    };
    if (open.phase == Phase::moon) {
      consider(moon_action(seat, MoonWay::old_way));
      consider(moon_action(seat, MoonWay::new_way));
      return best;
    }
    Cards cards = legal_cards(law_, before);
    if ((cards & (cards - 1)) != 0) cards = different(law_, view_of(law_, before, seat), cards);
    while (cards != 0) consider(play_action(seat, take_lowest(cards)));
    return best;
  }

  std::int64_t tried() const { return tried_; }

private:
  const Law &law_;
  PlaysFor aim_;
  std::int64_t tried_ = 0;
};

} // namespace

bool is_ending(const Law &law, const Hand &hand) {
  if (hand.open.phase != Phase::play || hand.open.stock_left != 0) return false;
  int cards = 0;
  for (Seat seat = 0; seat < law.players; ++seat) cards += count(hand.held[seat]);
  return cards <= few_cards;
}

std::int64_t play_ending(const Law &law, Hand &hand, PlaysFor aim) {
  Ending ending(law, aim);
  ending.play(hand);
  return ending.tried();
}

} // namespace openhearts
