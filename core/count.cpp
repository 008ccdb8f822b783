#include "core/count.hpp"

#include "core/auction.hpp"
#include "core/pass.hpp"
#include "core/scoring.hpp"
#include "core/trick.hpp"

namespace openhearts {

namespace {

// Every way to give the rest of a pass: in any order where each card has its own receiver, else lowest first.
std::int64_t count_passes(const Law &law, const Hand &hand, int depth, std::int64_t limit, Passed &passed, int given,
                          Pile left) {
  const Seat seat = hand.open.turn;
  if (given == cards_to_pass(law, hand.open.pass)) {
    if (depth == 1) return 1; // millions of these are asked for at once: the hand after them need not be made
    Hand next = hand;
    pass_cards(law, next, seat, passed);
    return count_continuations(law, next, depth - 1, limit);
  }
  std::int64_t sum = 0;
  for (Cards choices = left.cards; choices != 0 && sum < limit;) {
    const Card card = take_lowest(choices);
    passed[static_cast<std::size_t>(given)] = card;
    // In a scatter any card but this copy; else none that is lower.
    Pile rest = hand.open.pass == Pass::scatter ? left : only(left, choices | of(card));
    take(rest, of(card));
    sum += count_passes(law, hand, depth, limit - sum, passed, given + 1, rest);
  }
  return sum;
}

} // namespace

std::int64_t count_continuations(const Law &law, const Hand &hand, int depth, std::int64_t limit) {
  if (depth <= 0) return 1;
  std::int64_t sum = 0;
  switch (hand.open.phase) {
  case Phase::bid: {
    const auto bids = bids_open_to(law, hand.open, hand.open.turn);
    if (depth == 1) return bids ? bids->most - bids->least + 2 : 1;
    for (std::int64_t chips = 0; sum < limit; chips = chips == 0 ? bids->least : chips + 1) {
      Hand next = hand;
      bid(law, next, next.open.turn, static_cast<std::int32_t>(chips));
      sum += count_continuations(law, next, depth - 1, limit - sum);
      if (!bids || chips == bids->most) break;
    }
    return sum;
  }
  case Phase::suit:
    for (const Suit suit : {Suit::clubs, Suit::diamonds, Suit::spades, Suit::hearts}) {
      Hand next = hand;
      name_suit(law, next, suit);
      sum += count_continuations(law, next, depth - 1, limit - sum);
    }
    return sum;
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
