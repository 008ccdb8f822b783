// The last tricks, played by everybody's best choices, compared with an exhaustive search. Random hands
// under every preset with an end to search. Run by tests/test_endings.py.
#include "bots/ending.hpp"
#include "bots/random.hpp"
#include "core/game.hpp"
#include "core/json_reader.hpp"
#include "core/presets.hpp"
#include "core/rules_json.hpp"

#include <cstdio>

using namespace openhearts;

namespace {

using Ends = std::array<Value, max_seats>;

Ends ends(const Law &law, const Hand &hand) {
  Ends value = {};
  for (Seat seat = 0; seat < law.players; ++seat) value[seat] = evaluate(law, hand.open, seat, PlaysFor::points);
  return value;
}

// Every card of every hand, the lowest first.
Ends searched(const Law &law, const Hand &hand) {
  if (hand.open.phase == Phase::done) return ends(law, hand);
  const Seat seat = hand.open.turn;
  std::array<Action, 52> actions = {};
  std::size_t number = 0;
  if (hand.open.phase == Phase::moon) {
    actions[number++] = moon_action(seat, MoonWay::old_way);
    actions[number++] = moon_action(seat, MoonWay::new_way);
  }
  for (Cards cards = hand.open.phase == Phase::play ? legal_cards(law, hand) : 0; cards != 0;)
    actions[number++] = play_action(seat, take_lowest(cards));
  Ends best = {};
  for (std::size_t i = 0; i < number; ++i) {
    Hand after = hand;
    act(law, after, actions[i]);
    const Ends value = searched(law, after);
    if (i == 0 || value[seat] > best[seat]) best = value;
  }
  return best;
}

} // namespace

int main() {
  long compared = 0;
  long mattered = 0; // where the player who began could have done worse
  for (const Preset &preset : presets()) {
    const Rules rules = rules_from(*parse_json(preset.json).json).rules;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
      Game game = new_game(rules, seed);
      std::uint64_t moves = 0;
      while (game.hand().open.number == 0 && !is_ending(game.law, game.hand()) && moves < 1000) {
        const Hand &hand = game.hand();
        act(game, random_choice(game.law, view_of(game.law, hand, hand.open.turn), seed * 1000 + moves++));
      }
      const Hand &hand = game.hand();
      if (!is_ending(game.law, hand)) continue;
      Hand end = hand;
      play_ending(game.law, end, PlaysFor::points);
      const Ends best = searched(game.law, hand);
      if (end.open.phase != Phase::done || ends(game.law, end) != best) {
        std::fprintf(stderr, "%.*s, seed %llu: another end\n", static_cast<int>(preset.id.size()), preset.id.data(),
                     static_cast<unsigned long long>(seed));
        return 1;
      }
      ++compared;
      for (Cards cards = legal_cards(game.law, hand); cards != 0;) {
        Hand after = hand;
        act(game.law, after, play_action(hand.open.turn, take_lowest(cards)));
        if (searched(game.law, after)[hand.open.turn] < best[hand.open.turn]) {
          ++mattered;
          break;
        }
      }
    }
  }
  std::printf("%ld endings, %ld with a choice that matters\n", compared, mattered);
  return 0;
}
