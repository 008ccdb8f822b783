#include "core/count.hpp"

#include "core/pass.hpp"
#include "core/scoring.hpp"
#include "core/trick.hpp"

namespace openhearts {

namespace {

// Every way to give the rest of a pass: in any order where each card has its own receiver, else lowest first.
std::int64_t count_passes(const Law &law, const Hand &hand, int depth, std::int64_t limit, Passed &passed, int given,
                          Cards left) {
  const Seat seat = hand.open.turn;
  if (given == cards_to_pass(law, hand.open.pass)) {
    Hand next = hand;
    pass_cards(law, next, seat, passed);
    return count_continuations(law, next, depth - 1, limit);
  }
  std::int64_t sum = 0;
  for (Cards choices = left; choices != 0 && sum < limit;) {
    const Card card = take_lowest(choices);
    passed[static_cast<std::size_t>(given)] = card;
    const Cards rest = hand.open.pass == Pass::scatter ? left & ~of(card) : choices;
    sum += count_passes(law, hand, depth, limit - sum, passed, given + 1, rest);
  }
  return sum;
}

} // namespace

std::int64_t count_continuations(const Law &law, const Hand &hand, int depth, std::int64_t limit) {
  if (depth <= 0) return 1;
  std::int64_t sum = 0;
  switch (hand.open.phase) {
  case Phase::pass: {
    Passed passed = {};
    return count_passes(law, hand, depth, limit, passed, 0, hand.held[hand.open.turn]);
  }
  case Phase::play: {
    const Cards legal = legal_cards(law, hand);
    if (depth == 1) return count(legal);
    for (Cards left = legal; left != 0 && sum < limit;) {
      Hand next = hand;
      play_card(law, next, take_lowest(left));
      sum += count_continuations(law, next, depth - 1, limit - sum);
    }
    return sum;
  }
  case Phase::moon:
    for (const MoonWay way : {MoonWay::old_way, MoonWay::new_way}) {
      Hand next = hand;
      choose_moon(law, next, way);
      sum += count_continuations(law, next, depth - 1, limit);
    }
    return sum;
  case Phase::done: break;
  }
  return 0;
}

} // namespace openhearts
