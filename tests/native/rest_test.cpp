// Claims about the rest of a hand hold whatever is played, compared with every way to play it; also if the cards that a
// seat doesn't see lie differently. Random hands under every preset, and under rules in which tricks count. Run
// by tests/test_rest.py.
#include "bots/random.hpp"
#include "core/game.hpp"
#include "core/json_reader.hpp"
#include "core/outcome.hpp"
#include "core/presets.hpp"
#include "core/rest.hpp"
#include "core/rules_json.hpp"

#include <cstdio>
#include <vector>

using namespace openhearts;

namespace {

constexpr long most_positions = 100'000; // searched for one rest

// Every result of a hand, whichever way its moon is scored.
std::vector<Outcome> outcomes_of(const Law &law, const PublicState &open) {
  if (open.phase == Phase::moon)
    return {outcome_of(law, open, MoonWay::old_way), outcome_of(law, open, MoonWay::new_way)};
  return {{open.scores, tally_after(law, open)}};
}

bool same(const Outcome &one, const Outcome &other) { return one.scores == other.scores && one.tally == other.tally; }

class Every {
public:
  explicit Every(const Law &law) : law_(law) {}

  // Whether every way to play on has the same result.
  bool same_result(const Hand &hand) {
    if (too_many()) return true;
    if (hand.open.phase != Phase::play) {
      const auto outcomes = outcomes_of(law_, hand.open);
      if (first_.empty()) first_ = outcomes;
      return outcomes.size() == first_.size() && hand.open.moon == moon_or(hand.open.moon) &&
             std::equal(outcomes.begin(), outcomes.end(), first_.begin(), same);
    }
    bool all = true;
    for (Cards cards = legal_cards(law_, hand); all && cards != 0;) all = same_result(after(hand, take_lowest(cards)));
    return all;
  }

  // Whether the seat can take every trick that is left, whatever the others do.
  bool takes_all(const Hand &hand, Seat seat, int tricks) {
    if (too_many()) return true;
    const PublicState &open = hand.open;
    for (std::size_t i = static_cast<std::size_t>(tricks); i < open.tricks; ++i)
      if (open.winners[i] != seat) return false;
    if (open.phase != Phase::play) return true;
    const bool own = open.turn == seat;
    for (Cards cards = legal_cards(law_, hand); cards != 0;)
      if (takes_all(after(hand, take_lowest(cards)), seat, tricks) == own) return own;
    return !own;
  }

  bool gave_up() const { return positions_ > most_positions; }

private:
  bool too_many() { return ++positions_ > most_positions; }

  Hand after(const Hand &hand, Card card) const {
    Hand next = hand;
    act(law_, next, play_action(hand.open.turn, card));
    return next;
  }

  const Moon &moon_or(const Moon &moon) {
    if (!moon_) moon_ = moon;
    return *moon_;
  }

  const Law &law_;
  std::vector<Outcome> first_;
  std::optional<Moon> moon_;
  long positions_ = 0;
};

// The hand with all cards that the seat doesn't see dealt afresh.
Hand another(const Law &law, const Hand &hand, Seat seat, std::uint64_t &state) {
  Hand other = hand;
  const bool kitty_seen = !empty(view_of(law, hand, seat).kitty);
  std::vector<Card> hidden;
  const auto take_all = [&](Pile pile) {
    while (!empty(pile)) hidden.push_back(take_lowest(pile));
  };
  for (Seat each = 0; each < law.players; ++each)
    if (each != seat) take_all(hand.held[each]);
  if (!kitty_seen) take_all(hand.kitty);
  for (std::size_t i = hidden.size(); i > 1; --i) {
    state = state * 6364136223846793005U + 1442695040888963407U;
    std::swap(hidden[i - 1], hidden[(state >> 33) % i]);
  }
  for (Seat each = 0; each < law.players; ++each)
    if (each != seat) {
      const int size = count(hand.held[each]);
      other.held[each] = {};
      for (int i = 0; i < size; ++i, hidden.pop_back()) put(other.held[each], of(hidden.back()));
    }
  if (!kitty_seen) {
    other.kitty = {};
    while (!hidden.empty()) {
      put(other.kitty, of(hidden.back()));
      hidden.pop_back();
    }
  }
  return other;
}

struct Counts {
  long worthless = 0;
  long own = 0;
  long missed = 0; // certain (no card left that counts), but not recognised as such
};

bool holds(const Law &law, const Hand &hand, Seat seat, Rest rest, bool &gave_up) {
  Every every(law);
  const bool true_of =
      rest == Rest::worthless ? every.same_result(hand) : every.takes_all(hand, seat, hand.open.tricks);
  gave_up = every.gave_up();
  return true_of;
}

constexpr std::string_view more_rules[] = {
    R"({"no_trick_bonus": 5})",
    R"({"sun": 52, "moon": "new"})",
    R"({"sun": 30, "no_trick_bonus": 3, "moon": "choice"})",
    R"({"players": 3, "removed": [], "kitty": "last_trick"})",
    R"({"players": 5, "removed": [], "kitty": "first_penalty_trick", "kitty_peek": true})",
    R"({"players": 7, "kitty_peek": true, "moon": "auto"})",
    R"({"hearts_only": "pass_lead", "queen_lead": "after_broken"})",
    R"({"teams": "2v2", "joint_moon": true, "sun": 52, "fifty_reset": true})",
    R"({"moon_needs_bonus": true, "points": {"H": 1, "QS": 13, "JD": -10}})",
    R"({"settlement": "howell", "points": {"QS": 13}})",
};

} // namespace

int main() {
  Counts counts;
  std::vector<Rules> all;
  for (const Preset &preset : presets()) all.push_back(rules_from(*parse_json(preset.json).json).rules);
  for (const std::string_view text : more_rules) {
    const ParsedRules parsed = rules_from(*parse_json(text).json);
    if (parsed.fault || fault_in(parsed.rules)) {
      std::fprintf(stderr, "no rules: %.*s\n", static_cast<int>(text.size()), text.data());
      return 1;
    }
    all.push_back(parsed.rules);
  }
  std::uint64_t state = 1;
  for (std::size_t number = 0; number < all.size(); ++number)
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
      Game game = new_game(all[number], seed);
      const Law &law = game.law;
      std::uint64_t moves = 0;
      while (game.hand().open.number == 0 && moves < 1000) {
        const Hand hand = game.hand();
        int most = 0;
        for (Seat seat = 0; seat < law.players; ++seat) most = std::max(most, count(hand.held[seat]));
        const bool end = hand.open.phase == Phase::play && hand.open.in_trick == 0 && most <= (law.players > 5 ? 2 : 3);
        for (Seat seat = 0; end && seat < law.players; ++seat) {
          const Rest rest = rest_of(law, view_of(law, hand, seat));
          bool gave_up = false;
          if (rest == Rest::open) {
            if (seat != hand.open.turn) continue;
            Pile left = hand.kitty;
            for (Seat each = 0; each < law.players; ++each) left = left + hand.held[each];
            left = left + hand.open.lying;
            const SuitLaw &in = in_force(law, hand.open);
            if (hand.open.stock_left != 0 || !empty(only(left, in.penalties | in.bonuses))) continue;
            const bool is_same = holds(law, hand, seat, Rest::worthless, gave_up);
            counts.missed += is_same && !gave_up;
            continue;
          }
          ++(rest == Rest::own ? counts.own : counts.worthless);
          for (int i = 0; i < 4; ++i) {
            const Hand dealt = i == 0 ? hand : another(law, hand, seat, state);
            // The new deal may contain a card that its holder would have had to play: this only makes the test harder.
            if (!holds(law, dealt, seat, rest, gave_up)) {
              std::fprintf(stderr, "rules %zu, seed %llu, seat %d: %s does not hold\n", number,
                           static_cast<unsigned long long>(seed), seat, std::string(name_of(rest)).c_str());
              return 1;
            }
          }
          Hand end_hand = hand;
          play_rest(law, end_hand, seat);
          if (end_hand.open.phase == Phase::play) return 1;
          for (std::size_t i = hand.open.tricks; rest == Rest::own && i < end_hand.open.tricks; ++i)
            if (end_hand.open.winners[i] != seat) {
              std::fprintf(stderr, "rules %zu, seed %llu: not played so\n", number,
                           static_cast<unsigned long long>(seed));
              return 1;
            }
        }
        act(game, random_choice(law, view_of(law, hand, hand.open.turn), seed * 1000 + moves++));
      }
    }
  std::printf("%ld worthless, %ld own, %ld missed\n", counts.worthless, counts.own, counts.missed);
  return 0;
}
