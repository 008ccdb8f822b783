#include "learning/batch.hpp"

#include "core/random.hpp"

#include <algorithm>

namespace openhearts {

namespace {

// A different number for each decision of an episode: between two cards of a hand, a seat decides at most once per
// phase.
std::uint64_t decision_of(const PublicState &open) {
  return (static_cast<std::uint64_t>(open.number) << 16) | (std::uint64_t{open.played} << 8) |
         (static_cast<std::uint64_t>(open.phase) << 4) | open.turn;
}

void write_observation(const Setting &setting, const Episode &episode, const Row &row) {
  std::visit(
      [&](auto *at) {
        if (at != nullptr)
          observe(setting.law, episode, episode.hand.open.turn, std::span(at, setting.observation_size));
      },
      row.observation);
}

} // namespace

Setting setting_for(const Rules &rules, Span span, Worth worth) {
  Setting setting;
  setting.law = compile(rules);
  setting.span = span;
  setting.worth = worth;
  setting.observation_size = static_cast<std::size_t>(observation_size(setting.law));
  setting.number_count = static_cast<std::size_t>(number_count(setting.law));
  return setting;
}

void let_bots_act(const Setting &setting, Episode &episode) {
  while (!episode.over) {
    const PublicState &open = episode.hand.open;
    const auto &bot = setting.bots[open.turn];
    if (!bot) return;
    const std::uint64_t seed = Random(setting.bot_seed ^ episode.seed, decision_of(open)).next();
    act(setting.law, episode, choose(*bot, setting.law, view_of(setting.law, episode.hand, open.turn), seed));
  }
}

Episode begin(const Setting &setting, std::uint64_t seed) {
  Episode episode = new_episode(setting.law, setting.span, seed);
  let_bots_act(setting, episode);
  return episode;
}

Number any_number(const Episode &episode, std::uint64_t seed) {
  const LegalNumbers &legal = episode.legal;
  const std::uint64_t moment = decision_of(episode.hand.open) ^ (std::uint64_t{episode.chosen_count} << 60);
  // Random enough for a single choice, and takes a third of the time that seeding a generator does.
  const std::uint64_t word = splitmix(splitmix(seed ^ episode.seed) ^ moment) >> 32;
  return nth_of(legal, static_cast<int>(word * static_cast<std::uint64_t>(legal.count()) >> 32));
}

void write(const Setting &setting, const Episode &episode, const Row &row) {
  write_observation(setting, episode, row);
  if (row.legal != nullptr) write_legal(episode.legal, std::span(row.legal, setting.number_count));
  if (row.seat != nullptr) *row.seat = static_cast<std::int8_t>(episode.hand.open.turn);
}

void step(const Setting &setting, Episode &episode, Number number, const Row &row) {
  act(setting.law, episode, number);
  let_bots_act(setting, episode);
  if (row.ended != nullptr) *row.ended = episode.over ? 1 : 0;
  if (episode.over) {
    if (row.returns != nullptr) {
      const auto returns = returns_of(setting.law, episode, setting.worth);
      std::transform(returns.begin(), returns.begin() + setting.law.players, row.returns,
                     [](double each) { return static_cast<float>(each); });
    }
    episode = begin(setting, next_seed(episode.seed));
  }
  write(setting, episode, row);
}

} // namespace openhearts
