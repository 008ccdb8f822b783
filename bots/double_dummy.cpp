#include "bots/double_dummy.hpp"

#include "bots/transposition_table.hpp"
#include "core/phases.hpp"
#include "core/points.hpp"

#include <algorithm>

namespace openhearts {

namespace {

constexpr std::int64_t endless = std::int64_t{1} << 60;
constexpr std::int64_t asked_every = 1024; // nodes between two calls of `keep_on`

// How many nodes a search may still visit.
class Budget {
public:
  Budget(std::int64_t most, KeepOn keep_on) : most_(most), keep_on_(keep_on) {}

  void spend_one() {
    ++nodes_;
    spent_ = spent_ || nodes_ > most_ || (nodes_ % asked_every == 0 && !keep_on_());
  }
  bool spent() const { return spent_; }
  std::int64_t nodes() const { return nodes_; }

private:
  std::int64_t most_;
  KeepOn keep_on_;
  std::int64_t nodes_ = 0;
  bool spent_ = false;
};

Hand after(const Law &law, const Hand &hand, const Action &action) {
  Hand next = hand;
  act(law, next, action);
  return next;
}

bool between_tricks(const PublicState &open) { return open.phase == Phase::play && open.in_trick == 0; }

// The actions of the player to act, one of each group of equivalent ones, lowest card first.
struct Actions {
  std::array<Action, deck_size> list;
  std::size_t count = 0;

  const Action *begin() const { return list.data(); }
  const Action *end() const { return list.data() + count; }
  void add(const Action &action) { list[count++] = action; }
};

Actions actions_in(const Law &law, const KeyMaker &keys, const Hand &hand) {
  const PublicState &open = hand.open;
  Actions actions;
  if (open.phase == Phase::moon) {
    actions.add(moon_action(open.turn, MoonWay::old_way));
    actions.add(moon_action(open.turn, MoonWay::new_way));
    return actions;
  }
  for (Cards left = keys.different(hand, legal_cards(law, hand)); left != 0;)
    actions.add(play_action(open.turn, take_lowest(left)));
  return actions;
}

// The cards that have not been taken yet.
Pile to_come(const Law &law, const Hand &hand) {
  Pile cards = hand.open.trick + hand.open.lying + hand.kitty;
  for (Seat seat = 0; seat < law.players; ++seat) cards = cards + hand.held[seat];
  for (int left = hand.open.stock_left; left > 0; --left)
    put(cards, of(hand.stock[static_cast<std::size_t>(hand.stock_size - left)]));
  return cards;
}

// Whether further play can't change a score because neither cards nor tricks count any more.
bool is_decided(const Law &law, const SuitLaw &in, const Pile &left) {
  return (left.cards & (in.penalties | in.bonuses)) == 0 && law.rules.sun == 0 && law.rules.no_trick_bonus == 0;
}

Hand after_any_play(const Law &law, const Hand &hand) {
  Hand next = hand;
  while (next.open.phase == Phase::play) play_card(law, next, lowest(legal_cards(law, next)));
  return next;
}

// Whether no moon can be shot any more: two sides have a penalty card each, or the rules have no moon.
bool has_no_moon(const Law &law, const SuitLaw &in, const PublicState &open) {
  Seats takers = 0;
  for (Seat seat = 0; seat < law.players; ++seat)
    if ((open.taken[seat].cards & in.penalties) != 0) takers |= bit(seat);
  if (law.rules.moon == MoonRule::off) return true;
  for (int side = 0; side < law.sides; ++side)
    if ((takers & ~seats_on(law, side)) == 0) return false;
  return true;
}

// One side against all others: alpha-beta search (Knuth and Moore, 1975) with a transposition table (Slate and Atkin,
// 1977). Values are from that side's point of view: more is better.
class OneSide {
public:
  OneSide(const Law &law, const Hand &hand, Seat seat, Budget &budget)
      : law_(law), in_(in_force(law, hand.open)), keys_(law, hand.open.suit), side_(law.side_of[seat]),
        sign_(law.rules.objective == Objective::low ? -1 : 1), budget_(budget) {}

  // A lower bound if at least beta, an upper bound if at most alpha, exact in between; meaningless once the budget is
  // spent.
  std::int64_t value(const Hand &hand, std::int64_t alpha, std::int64_t beta) {
    if (hand.open.phase == Phase::done) return worth(hand.open.scores);
    if (!between_tricks(hand.open)) return best(hand, alpha, beta);
    const Pile left = to_come(law_, hand);
    if (is_decided(law_, in_, left)) return value(after_any_play(law_, hand), alpha, beta);
    const std::int64_t past = so_far(hand);
    Bounds bounds = bounds_of(hand.open, left);
    if (bounds.least + past >= beta) return bounds.least + past;
    if (bounds.most + past <= alpha) return bounds.most + past;
    const Key key = keys_.key_of(hand);
    if (const Bounds *found = met_.find(key)) bounds = *found;
    if (bounds.least + past >= beta || bounds.least == bounds.most) return bounds.least + past;
    if (bounds.most + past <= alpha) return bounds.most + past;
    const std::int64_t found = best(hand, alpha, beta);
    if (budget_.spent()) return found;
    if (found > alpha) bounds.least = found - past;
    if (found < beta) bounds.most = found - past;
    met_.keep(key, bounds);
    return found;
  }

  // The first action that preserves the hand's value.
  Action keeping(const Hand &hand, std::int64_t worth_now) {
    const Actions actions = actions_in(law_, keys_, hand);
    for (const Action &action : actions)
      if (value(after(law_, hand, action), worth_now - 1, worth_now + 1) == worth_now) return action;
    return actions.list[0]; // only when the budget is spent
  }

private:
  // Bounds on the final value, less the value of the cards taken so far.
  struct Bounds {
    std::int64_t least = -endless;
    std::int64_t most = endless;
  };

  // If no moon is possible, the side may take all of the cards left or none of them.
  Bounds bounds_of(const PublicState &open, const Pile &left) const {
    if (!has_no_moon(law_, in_, open)) return {};
    std::int64_t least = value_of(in_, only(left, in_.bonuses));
    const std::int64_t most = value_of(in_, only(left, in_.penalties));
    for (Seat seat = 0; seat < law_.players; ++seat)
      if (is_ours(seat) && open.tricks_won[seat] == 0) least -= law_.rules.no_trick_bonus;
    return sign_ > 0 ? Bounds{least, most} : Bounds{-most, -least};
  }

  bool is_ours(Seat seat) const { return law_.side_of[seat] == side_; }

  std::int64_t worth(const Scores &scores) const {
    std::int64_t sum = 0;
    for (Seat seat = 0; seat < law_.players; ++seat) sum += is_ours(seat) ? scores[seat] : 0;
    return sign_ * sum;
  }

  std::int64_t so_far(const Hand &hand) const {
    std::int64_t sum = 0;
    for (Seat seat = 0; seat < law_.players; ++seat) sum += is_ours(seat) ? value_of(in_, hand.open.taken[seat]) : 0;
    return sign_ * sum;
  }

  std::int64_t best(const Hand &hand, std::int64_t alpha, std::int64_t beta) {
    const bool ours = is_ours(hand.open.turn);
    Actions actions = actions_in(law_, keys_, hand);
    auto &cuts = cuts_[ours];
    if (hand.open.phase == Phase::play) // those that caused most cutoffs first, to cut off most of the rest
      std::stable_sort(
          actions.list.begin(), actions.list.begin() + static_cast<std::ptrdiff_t>(actions.count),
          [&](const Action &one, const Action &other) { return cuts[one.cards[0]] > cuts[other.cards[0]]; });
    std::int64_t found = ours ? -endless : endless;
    for (const Action &action : actions) {
      budget_.spend_one();
      if (budget_.spent()) return found;
      const std::int64_t each = value(after(law_, hand, action), alpha, beta);
      found = ours ? std::max(found, each) : std::min(found, each);
      (ours ? alpha : beta) = ours ? std::max(alpha, found) : std::min(beta, found);
      if (alpha < beta) continue;
      const std::int64_t left = count(hand.held[hand.open.turn]);
      if (hand.open.phase == Phase::play) cuts[action.cards[0]] += left * left;
      break;
    }
    return found;
  }

  const Law &law_;
  const SuitLaw &in_;
  KeyMaker keys_;
  int side_;
  std::int64_t sign_;
  Budget &budget_;
  TranspositionTable<Bounds> met_;
  std::array<std::array<std::int64_t, deck_size>, 2> cuts_ = {}; // history: [1] for our turns, [0] for the others'
};

// Everybody for themselves: max^n search.
class Everybody {
public:
  Everybody(const Law &law, const Hand &hand, Budget &budget)
      : law_(law), in_(in_force(law, hand.open)), keys_(law, hand.open.suit), budget_(budget) {}

  // The scores at the end of the hand; meaningless once the budget is spent.
  Scores scores_after(const Hand &hand) {
    const PublicState &open = hand.open;
    if (open.phase == Phase::done) return open.scores;
    if (!between_tricks(open)) return best(hand).scores;
    if (is_decided(law_, in_, to_come(law_, hand))) return scores_after(after_any_play(law_, hand));
    const Key key = keys_.key_of(hand);
    if (const Scores *found = met_.find(key)) {
      Scores scores = *found;
      for (Seat seat = 0; seat < law_.players; ++seat) scores[seat] += value_of(in_, open.taken[seat]);
      return scores;
    }
    const Scores scores = best(hand).scores;
    if (budget_.spent()) return scores;
    Scores to_come = scores;
    for (Seat seat = 0; seat < law_.players; ++seat) to_come[seat] -= value_of(in_, open.taken[seat]);
    met_.keep(key, to_come);
    return scores;
  }

  Action choice(const Hand &hand) { return best(hand).action; }

private:
  struct Best {
    Action action = {};
    Scores scores = {};
  };

  // Whether `scores` are better for the seat than `others`.
  bool is_better(const Scores &scores, const Scores &others, Seat seat) const {
    std::int64_t ours = 0;
    std::int64_t theirs = 0;
    for (Seat each = 0; each < law_.players; ++each)
      (law_.side_of[each] == law_.side_of[seat] ? ours : theirs) += scores[each] - others[each];
    const std::int64_t first = ours != 0 ? ours : -theirs;
    return law_.rules.objective == Objective::low ? first < 0 : first > 0;
  }

  Best best(const Hand &hand) {
    Best found;
    bool any = false;
    for (const Action &action : actions_in(law_, keys_, hand)) {
      budget_.spend_one();
      if (budget_.spent()) return found;
      const Scores scores = scores_after(after(law_, hand, action));
      if (any && !is_better(scores, found.scores, hand.open.turn)) continue;
      any = true;
      found = {action, scores};
    }
    return found;
  }

  const Law &law_;
  const SuitLaw &in_;
  KeyMaker keys_;
  Budget &budget_;
  TranspositionTable<Scores> met_;
};

// Plays the hand to its end with the actions that `choose` returns.
template <class Choose>
std::optional<Solution> played_by(const Law &law, Hand hand, const Budget &budget, Choose choose) {
  Solution solution;
  while (hand.open.phase != Phase::done) {
    const Action action = choose(hand);
    if (budget.spent()) return std::nullopt;
    solution.line.push_back(action);
    act(law, hand, action);
  }
  solution.scores = hand.open.scores;
  solution.nodes = budget.nodes();
  return solution;
}

} // namespace

std::optional<Solution> solve_for(const Law &law, const Hand &hand, Seat seat, std::int64_t most_nodes,
                                  KeepOn keep_on) {
  Budget budget(most_nodes, keep_on);
  OneSide search(law, hand, seat, budget);
  const std::int64_t worth = search.value(hand, -endless, endless);
  return played_by(law, hand, budget, [&](const Hand &now) { return search.keeping(now, worth); });
}

std::optional<Solution> solve_for_all(const Law &law, const Hand &hand, std::int64_t most_nodes, KeepOn keep_on) {
  Budget budget(most_nodes, keep_on);
  Everybody search(law, hand, budget);
  return played_by(law, hand, budget, [&](const Hand &now) { return search.choice(now); });
}

} // namespace openhearts
