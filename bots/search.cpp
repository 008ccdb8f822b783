#include "bots/search.hpp"

#include "bots/alike.hpp"
#include "bots/careful.hpp"
#include "bots/ending.hpp"
#include "bots/fixed_point.hpp"
#include "bots/likelihood.hpp"
#include "bots/likely_passes.hpp"
#include "bots/order.hpp"
#include "core/auction.hpp"

#include <algorithm>
#include <bit>

namespace openhearts {

namespace {

// One in this many nodes goes into weighing deals.
constexpr std::int64_t weighing = 3;
constexpr std::int64_t most_weight = 1024;
constexpr std::size_t most_weighed = 512;
// How many nodes there must be for each possible deal so that, if they are few, all are tried.
constexpr std::int64_t nodes_a_deal = 60;
// How many actions can be tried out in the time of one decision.
constexpr std::int64_t actions_a_node = 8;

// How many standard errors, in 1024ths, a choice must be better than the careful one to be taken.
constexpr std::int64_t caution = 1024;
constexpr std::int64_t fewest_trials = 4;

// A pass is one decision about several cards: how many passes are tried, how much more thought it is worth, and how
// many nodes it takes to try each often enough to choose it.
constexpr std::size_t most_passes = 8;
constexpr std::int64_t longer_for_a_pass = 2;
constexpr std::int64_t fewest_for_a_pass = 2000;

} // namespace

Search::Search(const Law &law, const View &view, std::uint64_t seed, const SearchLimits &limits)
    : law_(law), view_(view), limits_(limits), random_(seed), sampler_(law, view), aim_(plays_for(law, limits.games)),
      step_(step_of_gains(law, view.open, aim_)), likelihood_(law, view) {
  if (view.open.phase == Phase::pass && !limits.even) limits_.nodes *= longer_for_a_pass;
  consider(careful_choice(law, view, seed));
  find_choices();
  left_ = choices_.size();
  rounds_ = std::max(1, static_cast<int>(std::bit_width(left_ - 1)));
  weighing_ = weighed_ = likelihood_.tells() && view.open.played > 1;
  if (view.open.phase == Phase::play && !finished()) find_deals();
}

void Search::find_choices() {
  const Seat seat = view_.seat;
  const Action careful = choices_.front().action;
  switch (view_.open.phase) {
  case Phase::bid:
    if (const auto bids = bids_open_to(law_, view_.open, seat)) {
      const auto least = static_cast<std::int32_t>(bids->least);
      if (careful.chips != 0) consider(bid_action(seat, 0));
      if (careful.chips != least) consider(bid_action(seat, least));
      for (const std::int32_t amount : {careful.chips - 2, careful.chips - 1, careful.chips + 1, careful.chips + 2})
        if (amount > least && amount <= bids->most) consider(bid_action(seat, amount));
    }
    break;
  case Phase::suit:
    for (const Suit suit : {Suit::clubs, Suit::diamonds, Suit::spades, Suit::hearts})
      if (suit != careful.suit) consider(suit_action(seat, suit));
    break;
  case Phase::play: {
    const Cards legal = legal_cards(law_, view_);
    for (Cards left = different(law_, view_, legal) & ~alike(law_, view_, legal, careful.cards[0]); left != 0;)
      consider(play_action(seat, take_lowest(left)));
    break;
  }
  case Phase::moon:
    consider(moon_action(seat, careful.way == MoonWay::old_way ? MoonWay::new_way : MoonWay::old_way));
    break;
  case Phase::pass:
    if (limits_.nodes < fewest_for_a_pass) break;
    for (const Action &pass : likely_passes(situation_of(law_, view_, passing), most_passes))
      if (pass != careful) consider(pass);
    break;
  case Phase::done: break;
  }
}

void Search::find_deals() {
  every_ = sampler_.all(static_cast<std::size_t>(std::min<std::int64_t>(most_weighed, limits_.nodes / nodes_a_deal)));
  complete_ = !every_.empty();
  ending_ = complete_ && is_ending(law_, every_.front());
  if (!complete_ || weighed_) return;
  for (const Hand &hand : every_) pool_.push_back({.hand = hand});
  weighed_ = true;
}

void Search::weigh_one() {
  Hand deal;
  if (complete_) {
    deal = every_.back();
    every_.pop_back();
  } else {
    deal = sampler_.sample(random_);
  }
  const Likely likely = likelihood_(deal);
  pool_.push_back({.hand = deal, .weight = likely.log});
  nodes_ += likely.decisions + 1;
  if (complete_ ? every_.empty() : nodes_ >= limits_.nodes / weighing || pool_.size() >= most_weighed) end_weighing();
}

// Turns logarithms into weights, and drops deals that weigh nothing.
void Search::end_weighing() {
  weighing_ = false;
  const std::int64_t best = heaviest()->weight;
  for (Deal &deal : pool_) deal.weight = most_weight * decay(best - deal.weight) / one_part;
  std::erase_if(pool_, [](const Deal &deal) { return deal.weight == 0; });
}

std::vector<Search::Deal>::iterator Search::heaviest() {
  return std::max_element(pool_.begin(), pool_.end(),
                          [](const Deal &one, const Deal &other) { return one.weight < other.weight; });
}

Search::Deal Search::next_deal() {
  if (!weighed_) return {.hand = sampler_.sample(random_)};
  const auto next = heaviest(); // of those not yet used
  Deal deal = *next;
  *next = pool_.back();
  pool_.pop_back();
  return deal;
}

Value Search::try_out(const Deal &deal, Choice &choice) {
  Hand hand = deal.hand;
  const PublicState &open = hand.open;
  const Seat seat = view_.seat;
  act(law_, hand, choice.action);
  ++nodes_;
  if (ending_) nodes_ += play_ending(law_, hand, aim_) / actions_a_node;
  for (; open.phase != Phase::done; ++nodes_) {
    const View view = view_of(law_, hand, open.turn);
    act(law_, hand, careful_choice(law_, view, open.played));
  }
  const bool mine = (open.moon.shooters & bit(seat)) != 0;
  const Cards taken = open.taken[seat].cards;
  const auto counted = [&](bool happened) { return happened ? deal.weight : 0; };
  ++choice.trials;
  choice.weight += deal.weight;
  choice.squared_weights += deal.weight * deal.weight;
  choice.points += deal.weight * open.scores[seat];
  choice.moons += counted(mine);
  choice.moons_against += counted(open.moon.shooters != 0 && !mine);
  choice.queens += counted((taken & in_force(law_, open).queen) != 0);
  choice.bonuses += counted((taken & in_force(law_, open).bonuses) != 0);
  choice.tricks += counted(open.winners[view_.open.tricks] == seat);
  return evaluate(law_, open, seat, aim_);
}

void Search::step() {
  if (weighing_) return weigh_one();
  if (at_ == 0) deal_ = next_deal();
  Choice &choice = choices_[at_];
  const Value value = try_out(deal_, choice);
  if (at_ == 0) careful_ = value;
  const Value gain = (value - careful_) / step_;
  choice.gain += deal_.weight * gain;
  choice.squares += deal_.weight * (gain / 32) * (gain / 32); // 1024 = 32 * 32
  if (++at_ == left_) end_deal();
}

void Search::end_deal() {
  at_ = 0;
  if (weighed_ && pool_.empty()) {
    nodes_ = limits_.nodes;
    for (std::size_t i = 0; i < left_; ++i) choices_[i].sure = complete_;
  }
  if (nodes_ >= limits_.nodes * round_ / rounds_) halve();
}

void Search::halve() {
  ++round_;
  if (limits_.even) return;
  put_in_order(std::span(choices_).subspan(1, left_ - 1),
               [](const Choice &one, const Choice &other) { return one.mean_gain() > other.mean_gain(); });
  left_ = std::max<std::size_t>(2, (left_ + 1) / 2);
}

Value Search::Choice::error() const {
  if (trials == 0 || sure) return 0;
  return root(times_over(squares / weight * point, squared_weights, weight) / weight) * step;
}

const Search::Choice &Search::best() const {
  const Choice *best = &choices_.front();
  Value most = 0;
  for (const Choice &choice : choices_) {
    if (&choice == &choices_.front() || (choice.trials < fewest_trials && !choice.sure)) continue;
    const Value sure = choice.mean_gain() - choice.error() * caution / 1024;
    if (sure <= most) continue;
    most = sure;
    best = &choice;
  }
  return *best;
}

Action search_choice(const Law &law, const View &view, std::uint64_t seed, const SearchLimits &limits,
                     const std::function<bool()> &keep_on) {
  Search search(law, view, seed, limits);
  while (!search.finished() && keep_on()) search.step();
  return search.best().action;
}

} // namespace openhearts
