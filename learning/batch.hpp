// Many episodes side by side, under one law: each advances to the next decision of a seat that learns, and is replaced
// by a new one when it is over. Built-in bots play the other seats. Everything depends on the seeds alone: which
// episodes are in a batch together, and which advance in parallel, changes nothing.
#pragma once

#include "bots/bot.hpp"
#include "learning/observation.hpp"
#include "learning/returns.hpp"

#include <variant>

namespace openhearts {

// What all episodes of a batch share.
struct Setting {
  Law law;
  Span span = Span::hand;
  Worth worth = Worth::margin;
  std::array<std::optional<Bot>, max_seats> bots = {}; // none for seats that learn, of which there is at least one
  std::uint64_t bot_seed = 0;
  std::size_t observation_size = 0; // follows from the law
  std::size_t number_count = 0;
};

// REQUIRES: !fault_in(rules).
Setting setting_for(const Rules &rules, Span span, Worth worth);

// The episode with this seed, advanced to the first decision of a seat that learns.
Episode begin(const Setting &setting, std::uint64_t seed);

// Lets the bots act until it is the turn of a seat that learns, or the episode is over.
void let_bots_act(const Setting &setting, Episode &episode);

// Where an episode's row in each array of a batch begins; null for arrays that are not to be written.
struct Row {
  std::variant<std::int8_t *, std::int16_t *, float *> observation = static_cast<float *>(nullptr);
  std::uint8_t *legal = nullptr;  // number_count(law) flags, 1 or 0
  std::int8_t *seat = nullptr;    // who is to act
  float *returns = nullptr;       // by seat; written only by a step that ends an episode
  std::uint8_t *ended = nullptr;  // 1 if the step ended an episode, else 0
};

// A random legal number, all equally likely; the same for the same `seed` and decision. REQUIRES: not over.
Number any_number(const Episode &episode, std::uint64_t seed);

// Writes what the seat to act may know and do.
void write(const Setting &setting, const Episode &episode, const Row &row);

// Applies the action with this number for the seat to act, and lets the bots act. An episode that ends is replaced by
// the one with the next seed. REQUIRES: episode.legal has the number.
void step(const Setting &setting, Episode &episode, Number number, const Row &row);

} // namespace openhearts
