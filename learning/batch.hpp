// Many episodes side by side, under one law: each is taken on to the next decision of a seat that learns, and begins
// anew when it is over. Built-in bots play the other seats. Everything is a function of the seeds: which episodes are
// taken on together, or at the same time, changes nothing.
#pragma once

#include "bots/bot.hpp"
#include "learning/observation.hpp"
#include "learning/returns.hpp"

#include <variant>

namespace openhearts {

// What is the same for all episodes of a batch.
struct Setting {
  Law law;
  Span span = Span::hand;
  Worth worth = Worth::margin;
  std::array<std::optional<Bot>, max_seats> bots = {}; // none: the seat learns. At least one does
  std::uint64_t bot_seed = 0;
  std::size_t observation_size = 0; // by the law
  std::size_t number_count = 0;
};

// REQUIRES: !fault_in(rules).
Setting setting_for(const Rules &rules, Span span, Worth worth);

// The episode of this seed, taken on to the first decision of a seat that learns.
Episode begin(const Setting &setting, std::uint64_t seed);

// Bots act until a seat that learns is to act, or the episode is over.
void let_bots_act(const Setting &setting, Episode &episode);

// Where one episode's part of the arrays of a batch begins; what is null is not written.
struct Row {
  std::variant<std::int8_t *, std::int16_t *, float *> observation = static_cast<float *>(nullptr);
  std::uint8_t *legal = nullptr;  // number_count(law) of them, 1 or 0
  std::int8_t *seat = nullptr;    // who is to act
  float *returns = nullptr;       // a seat each: of the episode that this step ended; otherwise left as they were
  std::uint8_t *ended = nullptr;  // 1 if the step ended an episode, else 0
};

// One of the legal numbers, each equally likely; the same for the same `seed` and moment. REQUIRES: not over.
Number any_number(const Episode &episode, std::uint64_t seed);

// Fills in what the seat to act may know and do.
void write(const Setting &setting, const Episode &episode, const Row &row);

// Does this for the seat to act, and lets the bots act. An episode that ends is replaced by the one of the next seed.
// REQUIRES: episode.legal has the number.
void step(const Setting &setting, Episode &episode, Number number, const Row &row);

} // namespace openhearts
