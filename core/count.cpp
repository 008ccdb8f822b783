#include "core/count.hpp"

#include "core/phases.hpp"

namespace openhearts {

namespace {

constexpr std::int64_t asked_every = 1024; // positions between two calls of `keep_on`

class Counter {
public:
  Counter(const Law &law, std::int64_t limit, KeepOn keep_on) : law_(law), limit_(limit), keep_on_(keep_on) {}

  std::optional<std::int64_t> count_from(const Hand &hand, int depth) {
    go_on(hand, depth);
    return over_ ? std::nullopt : std::optional(sum_);
  }

private:
  void add(std::int64_t more) {
    sum_ += more;
    over_ |= sum_ > limit_;
  }

  void go_on(const Hand &hand, int depth) {
    if (depth <= 0) return add(1);
    over_ |= ++positions_ > limit_ || (positions_ % asked_every == 0 && !keep_on_());
    if (over_) return;
    switch (hand.open.phase) {
    case Phase::bid: return bids(hand, depth);
    case Phase::suit:
      for (const Suit suit : {Suit::clubs, Suit::diamonds, Suit::spades, Suit::hearts}) {
        Hand next = hand;
        name_suit(law_, next, suit);
        go_on(next, depth - 1);
      }
      return;
    case Phase::pass: {
      Passed passed = {};
      return passes(hand, depth, passed, 0, hand.held[hand.open.turn]);
    }
    case Phase::play: {
      const Cards legal = legal_cards(law_, hand);
      if (depth == 1) return add(count(legal));
      for (Cards left = legal; left != 0 && !over_;) {
        Hand next = hand;
        play_card(law_, next, take_lowest(left));
        go_on(next, depth - 1);
      }
      return;
    }
    case Phase::moon:
      for (const MoonWay way : {MoonWay::old_way, MoonWay::new_way}) {
        Hand next = hand;
        choose_moon(law_, next, way);
        go_on(next, depth - 1);
      }
      return;
    case Phase::done: return;
    }
  }

  void bids(const Hand &hand, int depth) {
    const auto bids = bids_open_to(law_, hand.open, hand.open.turn);
    if (depth == 1) return add(bids ? bids->most - bids->least + 2 : 1);
    for (std::int64_t chips = 0; !over_; chips = chips == 0 ? bids->least : chips + 1) {
      Hand next = hand;
      bid(law_, next, next.open.turn, static_cast<std::int32_t>(chips));
      go_on(next, depth - 1);
      if (!bids || chips == bids->most) return;
    }
  }

  // Every way to choose the rest of a pass: every order if each card has its own receiver, otherwise lowest first only.
  void passes(const Hand &hand, int depth, Passed &passed, int given, Pile left) {
    if (given == cards_to_pass(law_, hand.open.pass)) {
      if (depth == 1) return add(1); // there may be millions of these: don't build the hand that follows each
      Hand next = hand;
      pass_cards(law_, next, hand.open.turn, passed);
      return go_on(next, depth - 1);
    }
    for (Cards choices = left.cards; choices != 0 && !over_;) {
      const Card card = take_lowest(choices);
      passed[static_cast<std::size_t>(given)] = card;
      // In a scatter any card may follow except this copy; otherwise none that is lower.
      Pile rest = hand.open.pass == Pass::scatter ? left : only(left, choices | of(card));
      take(rest, of(card));
      passes(hand, depth, passed, given + 1, rest);
    }
  }

  const Law &law_;
  std::int64_t limit_;
  KeepOn keep_on_;
  std::int64_t sum_ = 0;
  std::int64_t positions_ = 0;
  bool over_ = false;
};

} // namespace

std::optional<std::int64_t> count_continuations(const Law &law, const Hand &hand, int depth, std::int64_t limit,
                                                KeepOn keep_on) {
  return Counter(law, limit, keep_on).count_from(hand, depth);
}

} // namespace openhearts
