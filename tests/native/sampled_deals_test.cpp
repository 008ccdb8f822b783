// Whatever a player concludes about cards it doesn't see must be true of where they really are, and every deal it
// imagines must agree with all it may know. If few deals are possible, it must know them all, including the truth.
// Random players, under every preset. Run by tests/test_sampled_deals.py.
#include "bots/deal_sampler.hpp"
#include "bots/likelihood.hpp"
#include "bots/random.hpp"
#include "core/game.hpp"
#include "core/json_reader.hpp"
#include "core/position_json.hpp"
#include "core/presets.hpp"
#include "core/rules_json.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

using namespace openhearts;

namespace {

void check(bool holds, const char *what, std::string_view preset, std::uint64_t seed, Seat seat) {
  if (holds) return;
  std::fprintf(stderr, "%s: %.*s, seed %llu, seat %d\n", what, static_cast<int>(preset.size()), preset.data(),
               static_cast<unsigned long long>(seed), seat);
  std::exit(1);
}

Pile all_of(const Law &law, const Hand &hand) {
  Pile all = hand.kitty + hand.open.trick + hand.open.lying;
  for (Seat seat = 0; seat < law.players; ++seat) all = all + hand.held[seat] + hand.open.taken[seat];
  for (std::size_t i = hand.stock_size - hand.open.stock_left; i < hand.stock_size; ++i) put(all, of(hand.stock[i]));
  return all;
}

bool alike(const Law &law, const Hand &one, const Hand &other) {
  for (Seat seat = 0; seat < law.players; ++seat)
    if (one.held[seat] != other.held[seat]) return false;
  return one.kitty == other.kitty;
}

// Copies of a card are distinguished, as when a deal is drawn: with two packs the same deal may occur more than once.
bool look_at_all(const Law &law, const Hand &hand, const DealSampler &sampler, std::string_view preset,
                 std::uint64_t seed, Seat seat) {
  const std::vector<Hand> all = sampler.all(200);
  if (all.empty()) return false;
  const auto times = [&](const Hand &deal) {
    return std::count_if(all.begin(), all.end(), [&](const Hand &each) { return alike(law, each, deal); });
  };
  check(times(hand) >= 1, "the truth is missing among all deals", preset, seed, seat);
  check(times(hand) == 1 || law.rules.packs > 1, "the truth is there twice", preset, seed, seat);
  check(times(all.back()) == 1 || law.rules.packs > 1, "a deal is there twice", preset, seed, seat);
  check(sampler.all(all.size() - 1).empty(), "more deals than were asked for", preset, seed, seat);
  Random random(seed, seat);
  for (int i = 0; i < 3; ++i)
    check(times(sampler.sample(random)) >= 1, "a deal was drawn that is none of all", preset, seed, seat);
  return true;
}

long looked_at_all = 0;

void look(const Law &law, const Hand &hand, Seat seat, std::string_view preset, std::uint64_t seed) {
  const View view = view_of(law, hand, seat);
  const Hidden hidden = hidden_from(law, view);
  for (Seat other = 0; other < law.players; ++other) {
    if (other == seat) continue;
    check((hand.held[other].cards & hidden.barred[other]) == 0, "a card lies where it was ruled out", preset, seed,
          seat);
    check(empty(hidden.surely[other] - hand.held[other]), "a card does not lie where it surely lies", preset, seed,
          seat);
  }
  const DealSampler sampler(law, view);
  if (view.open.phase == Phase::play) looked_at_all += look_at_all(law, hand, sampler, preset, seed, seat);
  const Likelihood likelihood(law, view);
  Random random(seed, seat);
  for (int i = 0; i < 3; ++i) {
    const Hand sampled = sampler.sample(random);
    check(sampled.held[seat] == hand.held[seat], "the seat's own cards differ", preset, seed, seat);
    check(all_of(law, sampled) == all_of(law, hand), "the cards are not all there", preset, seed, seat);
    for (Seat other = 0; other < law.players; ++other) {
      check(count(sampled.held[other]) == view.counts[other], "a hand has another size", preset, seed, seat);
      if (other == seat) continue;
      check((sampled.held[other].cards & hidden.barred[other]) == 0, "a card was dealt where it can't lie", preset,
            seed, seat);
      check(empty(hidden.surely[other] - sampled.held[other]), "a card known was dealt elsewhere", preset, seed, seat);
    }
    check(sampled.open.stock_left == hand.open.stock_left, "the stock has another size", preset, seed, seat);
    check(count(sampled.kitty) == count(hand.kitty), "the kitty has another size", preset, seed, seat);
    if (likelihood.tells()) check(likelihood(sampled).log <= 0, "a play was more than certain", preset, seed, seat);
  }
}

// Six others hold four cards each. Four cards can lie only with the first of them, the next four with the first or the
// second, and so on: so there is only one deal. Dealt from the other end, most cards are misplaced at first, and only
// a long chain of cards that make room for one another corrects that.
void look_at_a_hard_deal() {
  const Rules rules = rules_from(*parse_json(R"({"players": 7})").json).rules;
  const Law law = compile(rules);
  const Seat me = 6;
  View view = view_of(law, new_game(rules, 1).hand(), me);
  Hidden hidden;
  constexpr Seat others = 6;
  constexpr Card each = 4;
  std::array<Cards, others> row = {};
  for (Card card = 0; card < others * each; ++card) {
    put(hidden.loose, of(card));
    const auto group = static_cast<std::size_t>(others - 1 - card / each);
    row[group] |= of(card);
    if (group != 0) row[group - 1] |= of(card);
  }
  hidden.barred.fill(whole_deck);
  for (Seat seat = 0; seat < others; ++seat) {
    hidden.room[seat] = each;
    hidden.barred[seat] = ~row[seat];
  }
  const DealSampler sampler(law, view, hidden);
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Random random(seed);
    const Hand deal = sampler.sample(random);
    for (Seat seat = 0; seat < others; ++seat) {
      check(count(deal.held[seat]) == each, "a hard deal: a hand has another size", "players 7", seed, seat);
      check((deal.held[seat].cards & hidden.barred[seat]) == 0, "a hard deal: a card was dealt where it can't lie",
            "players 7", seed, seat);
    }
  }
}

// A position in which seat 0 did not follow suit: only clubs are left, and it can hold none. No deal agrees with that,
// but the hands must still have their sizes.
void look_at_a_revoke() {
  const std::string_view text = R"({"hands": [["2C", "8C"], ["3D", "4D", "5D"], ["4C", "5C", "6C"], ["9C", "TC"]],
    "dealer": 0, "leader": 3, "trick": ["7C", "9H"]})";
  Position position = position_from(*parse_json(text).json).position;
  const Rules rules;
  Pile left = compile(rules).deck;
  for (const Pile held : position.hands) left = left - held;
  for (const Card card : position.trick) take(left, of(card));
  position.taken = {left, {}, {}, {}};
  const Game game = game_from(rules, position);
  const View view = view_of(game.law, game.hand(), 1);
  const DealSampler sampler(game.law, view);
  check(sampler.all(200).empty(), "a deal was found that can't be", "revoke", 0, 1);
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Random random(seed);
    const Hand deal = sampler.sample(random);
    for (Seat seat = 0; seat < game.law.players; ++seat)
      check(count(deal.held[seat]) == view.counts[seat], "a hand has another size", "revoke", seed, seat);
  }
}

} // namespace

// Argument: how many games of each preset; 3 by default.
int main(int given, char **arguments) {
  const int games = given > 1 ? std::atoi(arguments[1]) : 3;
  look_at_a_hard_deal();
  look_at_a_revoke();
  long looked = 0;
  for (const Preset &preset : presets()) {
    const Rules rules = rules_from(*parse_json(preset.json).json).rules;
    for (std::uint64_t seed = 0; seed < static_cast<std::uint64_t>(games); ++seed) {
      Game game = new_game(rules, seed);
      for (int i = 0; i < 150 && !game.tally.over; ++i) {
        const Hand &hand = game.hand();
        const Seat seat = hand.open.turn;
        for (Seat each = 0; each < game.law.players; ++each) look(game.law, hand, each, preset.id, seed);
        ++looked;
        act(game, random_choice(game.law, view_of(game.law, hand, seat), seed * 1000 + static_cast<std::uint64_t>(i)));
      }
    }
  }
  std::printf("%ld positions, %ld times all deals\n", looked, looked_at_all);
  return 0;
}
