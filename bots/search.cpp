#include "bots/search.hpp"

#include "bots/assessment.hpp"
#include "bots/candidates.hpp"
#include "bots/careful.hpp"
#include "bots/ending.hpp"
#include "bots/judgement.hpp"
#include "core/phases.hpp"

#include <algorithm>

namespace openhearts {

namespace {

// One in this many nodes is spent on weighing deals.
constexpr std::int64_t weighing = 3;
// All possible deals are tried if there are at least this many nodes for each.
constexpr std::int64_t nodes_a_deal = 60;
// How many actions of an ending can be tried in the time of one decision.
constexpr std::int64_t actions_a_node = 8;

// A pass is one decision about several cards: how many times as many nodes it is worth, more if all its candidates are
// tried to the end; and the fewest nodes with which each candidate can be tried often enough to be chosen.
constexpr std::int64_t longer_for_a_pass = 2;
constexpr std::int64_t longer_to_explain_a_pass = 4;
constexpr std::int64_t fewest_for_a_pass = 2000;

SearchLimits limits_for(const View &view, SearchLimits limits) {
  if (view.open.phase == Phase::pass) limits.nodes *= limits.even ? longer_to_explain_a_pass : longer_for_a_pass;
  return limits;
}

std::vector<Choice> choices_of(const Law &law, const View &view, std::uint64_t seed, const SearchLimits &limits,
                               PlaysFor aim, Value step) {
  const Action careful = careful_choice(law, view, seed);
  std::vector<Choice> choices;
  for (const Action &action : candidates(law, view, careful, limits.nodes >= fewest_for_a_pass))
    choices.push_back({.action = action, .step = step});
  if (!limits.even) judge(law, view, aim, choices);
  return choices;
}

// How many times to double the weight of a deal in which the threatened moon is shot. A shooter has also passed for the
// moon, which the play alone reveals too late: once because there was a pass, until the play makes the moon likely, and
// once for each low card that the shooter passed to me. The effect is in docs/decisions/0034.
int doublings_for(const Situation &s) {
  constexpr Cards up_to_nine = 0xFF * (of(card_of(Suit::clubs, 0)) | of(card_of(Suit::diamonds, 0)) |
                                       of(card_of(Suit::spades, 0)) | of(card_of(Suit::hearts, 0)));
  constexpr int most = 4;
  const View &view = s.view;
  const Pass pass = view.open.pass;
  if (!view.has_received) return 0;
  int doublings = s.threat.chance < certain / 2;
  for (Seat giver = 0; giver < s.law.players; ++giver)
    if ((s.threat.shooters & bit(giver)) != 0 && pass != Pass::scatter && receiver(s.law, pass, giver, 0) == view.seat)
      doublings += number_of(view.received, up_to_nine);
  return std::min(doublings, most);
}

} // namespace

Search::Search(const Law &law, const View &view, std::uint64_t seed, const SearchLimits &limits)
    : law_(law), view_(view), limits_(limits_for(view, limits)), aim_(plays_for(law, limits.games)),
      step_(step_of_gains(law, view.open, aim_)), choices_(choices_of(law, view, seed, limits_, aim_, step_)),
      halving_(choices_.size(), 2), deals_(law, view, seed) {
  if (view.open.phase != Phase::play || finished()) return;
  const Situation situation = situation_of(law, view, playing);
  shooters_ = situation.threat.shooters;
  doublings_ = doublings_for(situation);
  take_all_deals();
}

void Search::take_all_deals() {
  const std::int64_t most = std::min<std::int64_t>(DealSource::most_weighed, limits_.nodes / nodes_a_deal);
  deals_.take_all(static_cast<std::size_t>(most));
  ending_ = deals_.complete() && is_ending(law_, deals_.any());
}

void Search::weigh_one() {
  nodes_ += deals_.weigh_one();
  const bool long_enough = !deals_.complete() && nodes_ >= limits_.nodes / weighing;
  if (long_enough || !deals_.may_weigh_more()) deals_.end_weighing();
}

Value Search::try_out(Choice &choice) {
  Hand hand = deal_.hand;
  const PublicState &open = hand.open;
  act(law_, hand, choice.action);
  ++nodes_;
  if (ending_) nodes_ += play_ending(law_, hand, aim_) / actions_a_node;
  for (; open.phase != Phase::done; ++nodes_) {
    if (const Cards only = only_card(law_, hand); only != 0) {
      play_card(law_, hand, lowest(only));
      continue;
    }
    const View view = view_of(law_, hand, open.turn);
    // A player who has all points so far and doesn't play like the careful player may well be after the rest.
    const bool shoots = (shooters_ & deal_.deviating & bit(open.turn)) != 0;
    act(law_, hand,
        shoots ? careful_choice(law_, view, open.played, shooting) : careful_choice(law_, view, open.played));
  }
  if (at_ == 0 && (open.moon.shooters & shooters_) != 0) deal_.weight <<= doublings_;
  if (limits_.even) choice.add_hand(law_, open, view_.seat, view_.open.tricks, deal_.weight);
  return evaluate(law_, open, view_.seat, aim_);
}

void Search::step() {
  if (deals_.weighing()) return weigh_one();
  if (at_ == 0) deal_ = deals_.next();
  Choice &choice = choices_[at_];
  const Value value = try_out(choice);
  if (at_ == 0) careful_ = value;
  choice.add_gain((value - careful_) / step_, deal_.weight);
  if (++at_ == halving_.left()) end_deal();
}

void Search::end_deal() {
  at_ = 0;
  if (deals_.empty()) {
    nodes_ = limits_.nodes;
    for (std::size_t i = 0; i < halving_.left(); ++i) choices_[i].sure = deals_.complete();
  }
  if (nodes_ >= halving_.spent_by_now(limits_.nodes)) end_round();
}

void Search::end_round() {
  if (limits_.even) return halving_.keep_all();
  halving_.halve(std::span(choices_).subspan(1, halving_.left() - 1),
                 [](const Choice &one, const Choice &other) { return one.expected_gain() > other.expected_gain(); });
}

Action search_choice(const Law &law, const View &view, std::uint64_t seed, const SearchLimits &limits, KeepOn keep_on) {
  Search search(law, view, seed, limits);
  while (!search.finished() && keep_on()) search.step();
  return search.best().action;
}

} // namespace openhearts
