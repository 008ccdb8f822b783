// The raw data of the coach's figures: for a position and a seed, plays every deal and choice that the coach tries to
// the end of the hand, and reports who took which cards. tests/test_coach_figures.py adds these up and compares them
// with the coach's figures.
//
// Arguments: nodes and seed. Reads logs, one per line; writes a line for each trial, and an empty line after each log.
#include "bots/assessment.hpp"
#include "bots/careful.hpp"
#include "bots/ending.hpp"
#include "bots/search.hpp"
#include "core/action.hpp"
#include "core/json_reader.hpp"
#include "core/log.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <string>

using namespace openhearts;

namespace {

Hand played_out(const Law &law, const WeightedDeal &deal, const Action &action, Seats shooters, PlaysFor aim,
                bool ending) {
  Hand hand = deal.hand;
  act(law, hand, action);
  if (ending) play_ending(law, hand, aim);
  while (hand.open.phase != Phase::done) {
    const View view = view_of(law, hand, hand.open.turn);
    const bool shoots = (shooters & deal.deviating & bit(hand.open.turn)) != 0;
    act(law, hand,
        shoots ? careful_choice(law, view, hand.open.played, shooting) : careful_choice(law, view, hand.open.played));
  }
  return hand;
}

void write(const Law &law, const View &view, const Action &action, std::int64_t weight, const Hand &hand) {
  const PublicState &open = hand.open;
  std::printf("{\"choice\": \"%s\", \"weight\": %lld, \"trick\": %d, \"shooters\": %d, \"scores\": [",
              text_of(action).c_str(), static_cast<long long>(weight),
              view.open.tricks < open.tricks ? open.winners[view.open.tricks] : -1, open.moon.shooters);
  for (Seat seat = 0; seat < law.players; ++seat)
    std::printf("%s%lld", seat == 0 ? "" : ", ", static_cast<long long>(open.scores[seat]));
  std::printf("], \"pot\": %lld, \"suit\": \"%s\", \"chips\": [", static_cast<long long>(open.pot),
              std::string(name_of(open.suit)).c_str());
  for (Seat seat = 0; seat < law.players; ++seat)
    std::printf("%s%lld", seat == 0 ? "" : ", ", static_cast<long long>(open.chips[seat]));
  std::printf("], \"taken\": [");
  for (Seat seat = 0; seat < law.players; ++seat) {
    std::printf("%s[", seat == 0 ? "" : ", ");
    Pile taken = open.taken[seat];
    for (bool first = true; !empty(taken); first = false)
      std::printf("%s\"%s\"", first ? "" : ", ", name_of(take_lowest(taken)).c_str());
    std::printf("]");
  }
  std::printf("]}\n");
}

void try_all(const Law &law, const View &view, std::int64_t nodes, std::uint64_t seed) {
  Search search(law, view, seed, {.nodes = nodes, .games = score_matters(law, view.open), .even = true});
  const bool playing_cards = view.open.phase == Phase::play;
  const Seats shooters = playing_cards ? situation_of(law, view, playing).threat.shooters : Seats{0};
  DealSource all(law, view, seed);
  if (playing_cards)
    all.take_all(static_cast<std::size_t>(std::min<std::int64_t>(DealSource::most_weighed, nodes / 60)));
  const bool ending = all.complete() && is_ending(law, all.any());
  const PlaysFor aim = plays_for(law, score_matters(law, view.open));
  std::vector<std::int64_t> trials(search.choices().size(), 0);
  while (!search.finished()) {
    search.step();
    for (std::size_t i = 0; i < trials.size(); ++i) {
      const Choice &choice = search.choices()[i];
      if (choice.trials == trials[i]) continue;
      trials[i] = choice.trials;
      const WeightedDeal &deal = search.deal();
      write(law, view, choice.action, deal.weight, played_out(law, deal, choice.action, shooters, aim, ending));
    }
  }
  std::printf("\n");
}

} // namespace

int main(int count, char **arguments) {
  if (count != 3) return 2;
  const std::int64_t nodes = std::atoll(arguments[1]);
  const auto seed = static_cast<std::uint64_t>(std::atoll(arguments[2]));
  for (std::string line; std::getline(std::cin, line);) {
    const ParsedJson log = parse_json(line);
    if (!log.json) return 2;
    const ReplayedGame game = replay(*log.json);
    if (!game.game) return 2;
    try_all(game.game->law, view_of(game.game->law, game.game->hand(), 0), nodes, seed);
  }
}
