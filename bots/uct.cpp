#include "bots/uct.hpp"

#include "bots/alike.hpp"
#include "bots/careful.hpp"
#include "bots/deal_sampler.hpp"
#include "bots/fixed_point.hpp"
#include "bots/random.hpp"
#include "core/phases.hpp"

#include <algorithm>
#include <cmath>
#include <span>
#include <vector>

namespace openhearts {

namespace {

// The paper's constants: the exploration constant, for rewards between 0 and 1, and how often a play-out plays a random
// card.
constexpr std::int64_t exploring = 40; // in hundredths
constexpr std::uint32_t any_in = 10;   // one card in this many

using Reward = std::int64_t; // in parts of `whole`
constexpr Reward whole = Reward{1} << 20;
using Rewards = std::array<Reward, max_seats>;

// Each seat's part of the points that its side did not take or, if points are wanted, did take.
Rewards rewards_of(const Law &law, const Scores &scores) {
  const std::int64_t all = std::max<std::int64_t>(1, penalty_sum(law, law_of(law, Suit::hearts)));
  std::array<std::int64_t, max_seats> good = {};
  std::int64_t sum = 0;
  for (Seat seat = 0; seat < law.players; ++seat) {
    const std::int64_t points = law.rules.objective == Objective::low ? all - scores[seat] : scores[seat];
    good[law.side_of[seat]] += std::max<std::int64_t>(0, points);
    sum += std::max<std::int64_t>(0, points);
  }
  Rewards rewards = {};
  for (Seat seat = 0; seat < law.players; ++seat)
    rewards[seat] = sum == 0 ? whole / law.sides : times_over(whole, good[law.side_of[seat]], sum);
  return rewards;
}

// Leads and follows with a random card; discards the costliest card, otherwise a heart, otherwise a random card.
Card quick_card(const SuitLaw &in, const PublicState &open, Cards legal, Random &random) {
  const bool discards = open.in_trick != 0 && (legal & open.led) == 0;
  if (!discards || random.below(any_in) == 0) return any_of(legal, random);
  const Cards dearest = legal & in.penalties & ~in.hearts;
  if (dearest != 0) return highest(dearest);
  const Cards hearts = legal & in.hearts & in.penalties;
  return hearts != 0 ? highest(hearts) : any_of(legal, random);
}

// A hand in progress, including the cards chosen so far for a pass.
struct Course {
  Hand hand;
  Cards chosen = 0;
};

// Cards to pass are chosen in ascending order, so that there is one way to reach each pass; `left` more are to be
// chosen.
Cards to_choose_next(Cards held, Cards chosen, int left) {
  if (chosen != 0) held &= ~(2 * of(highest(chosen)) - 1);
  for (; left > 1; --left) held &= ~of(highest(held));
  return held;
}

class Tree {
public:
  // `law`, `view`, `start` and `random` must outlive the tree.
  Tree(const Law &law, const View &view, const Course &start, Random &random)
      : law_(law), view_(view), in_(in_force(law, start.hand.open)), start_(start), random_(random), nodes_(1) {}

  // Plays one hand, and adds the first new choice in it to the tree.
  void play_hand();

  // Adds the mean reward of each first choice, by its card.
  void add_to(std::array<Reward, max_cards> &sums) const;

private:
  struct Node {
    Card card = 0;
    std::int32_t times = 0;
    Reward sum = 0; // sum of the rewards for the player who chose the card
    std::uint32_t first = 0; // index of its first child; children are contiguous
    std::uint32_t children = 0;
  };

  bool passing(const Course &course) const { return course.hand.open.phase == Phase::pass; }
  Seat chooser(const Course &course) const { return passing(course) ? view_.seat : course.hand.open.turn; }
  Cards choices(const Course &course) const;
  void go(Course &course, Card card) const;
  void grow(std::size_t node, const Course &course);
  std::size_t most_promising(const Node &node) const;
  void play_out(Hand &hand);

  const Law &law_;
  const View &view_;
  const SuitLaw &in_;
  const Course &start_;
  Random &random_;
  std::vector<Node> nodes_; // the root first
};

Cards Tree::choices(const Course &course) const {
  if (passing(course)) {
    const int left = cards_to_pass(law_, course.hand.open.pass) - count(course.chosen);
    return to_choose_next(course.hand.held[view_.seat].cards, course.chosen, left);
  }
  const View view = view_of(law_, course.hand, course.hand.open.turn);
  return different(law_, view, legal_cards(law_, view));
}

void Tree::go(Course &course, Card card) const {
  if (!passing(course)) return play_card(law_, course.hand, card);
  course.chosen |= of(card);
  if (count(course.chosen) == cards_to_pass(law_, course.hand.open.pass))
    act(law_, course.hand, pass_action(view_.seat, cards_in(course.chosen)));
}

void Tree::grow(std::size_t node, const Course &course) {
  const auto first = static_cast<std::uint32_t>(nodes_.size());
  for (Cards left = choices(course); left != 0;) nodes_.push_back({.card = take_lowest(left)});
  nodes_[node].first = first;
  nodes_[node].children = static_cast<std::uint32_t>(nodes_.size()) - first;
}

// UCB1: the mean reward plus a term that is larger the less a choice was tried; untried choices come first.
std::size_t Tree::most_promising(const Node &node) const {
  constexpr std::int64_t square = exploring * exploring * (whole / 100) * (whole / 100) / one_log;
  const std::int64_t spread = square * logarithm(node.times * one_part);
  std::size_t best = node.first;
  Reward most = -1;
  for (std::size_t at = node.first; at < node.first + node.children; ++at) {
    const Node &child = nodes_[at];
    if (child.times == 0) return at;
    // IEEE square roots are rounded the same way on every machine.
    const auto hope = static_cast<Reward>(std::sqrt(static_cast<double>(spread / child.times)));
    const Reward value = child.sum / child.times + hope;
    if (value <= most) continue;
    most = value;
    best = at;
  }
  return best;
}

void Tree::play_out(Hand &hand) {
  while (hand.open.phase == Phase::play)
    play_card(law_, hand, quick_card(in_, hand.open, legal_cards(law_, in_, hand), random_));
  if (hand.open.phase == Phase::moon) choose_moon(law_, hand, MoonWay::old_way);
}

void Tree::play_hand() {
  struct Step {
    std::size_t node;
    Seat chooser;
  };
  std::array<Step, max_cards + max_passed> path = {};
  std::size_t length = 0;
  Course course = start_;
  ++nodes_.front().times;
  for (std::size_t at = 0; course.hand.open.phase == Phase::play || passing(course);) {
    const bool grows = nodes_[at].children == 0;
    if (grows) grow(at, course);
    at = most_promising(nodes_[at]);
    path[length++] = {at, chooser(course)};
    go(course, nodes_[at].card);
    if (grows && !passing(course)) break;
  }
  play_out(course.hand);
  const Rewards rewards = rewards_of(law_, course.hand.open.scores);
  for (const Step &step : std::span(path).first(length)) {
    ++nodes_[step.node].times;
    nodes_[step.node].sum += rewards[step.chooser];
  }
}

void Tree::add_to(std::array<Reward, max_cards> &sums) const {
  const Node &root = nodes_.front();
  for (std::size_t at = root.first; at < root.first + root.children; ++at)
    if (nodes_[at].times != 0) sums[nodes_[at].card] += nodes_[at].sum / nodes_[at].times;
}

// Passes for the others; what they pass doesn't depend on what this seat passes.
void pass_for_others(const Law &law, Hand &world, Seat me) {
  for (Seat seat = 0; seat < law.players; ++seat)
    if (seat != me && (world.open.waiting & bit(seat)) != 0)
      act(law, world, careful_choice(law, view_of(law, world, seat), seat));
}

// The card to play, or the next one to pass after those chosen already.
Card next_card(const Law &law, const View &view, Cards choices, Cards chosen, const UctLimits &limits, Random &random,
               KeepOn keep_on) {
  const DealSampler sampler(law, view);
  std::array<Reward, max_cards> sums = {};
  bool going = true;
  for (int world = 0; world < limits.worlds && going; ++world) {
    Course start{.hand = sampler.sample(random), .chosen = chosen};
    if (view.open.phase == Phase::pass) pass_for_others(law, start.hand, view.seat);
    Tree tree(law, view, start, random);
    for (int time = 0; time < limits.times && (going = keep_on()); ++time) tree.play_hand();
    tree.add_to(sums);
  }
  Card best = lowest(choices);
  for (Cards left = choices; left != 0;) {
    const Card card = take_lowest(left);
    if (sums[card] > sums[best]) best = card;
  }
  return best;
}

} // namespace

Action uct_choice(const Law &law, const View &view, std::uint64_t seed, const UctLimits &limits, KeepOn keep_on) {
  Random random(seed);
  const PublicState &open = view.open;
  if (open.phase == Phase::pass && open.pass != Pass::scatter && view.held.twice == 0) {
    const int wanted = cards_to_pass(law, open.pass);
    Cards chosen = 0;
    for (int left = wanted; left > 0; --left) {
      if (!keep_on()) return careful_choice(law, view, seed);
      chosen |=
          of(next_card(law, view, to_choose_next(view.held.cards, chosen, left), chosen, limits, random, keep_on));
    }
    return pass_action(view.seat, cards_in(chosen));
  }
  if (open.phase != Phase::play) return careful_choice(law, view, seed);
  const Cards legal = different(law, view, legal_cards(law, view));
  const bool alone = count(legal) == 1;
  return play_action(view.seat, alone ? lowest(legal) : next_card(law, view, legal, 0, limits, random, keep_on));
}

} // namespace openhearts
