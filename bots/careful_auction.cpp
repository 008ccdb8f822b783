#include "bots/careful_auction.hpp"

#include "bots/assessment.hpp"
#include "bots/holding.hpp"
#include "core/auction.hpp"

#include <algorithm>

namespace openhearts {

namespace {

struct SuitChoice {
  Suit suit = Suit::hearts;
  Cost burden = 0; // what the hand is expected to cost under it; a relative measure, not points
};

SuitChoice best_suit(const Law &law, const View &view, const Weights &weights) {
  SuitChoice best;
  bool first = true;
  View named = view;
  for (const Suit suit : {Suit::clubs, Suit::diamonds, Suit::spades, Suit::hearts}) {
    named.open.suit = suit;
    const Situation s = situation_of(law, named, weights);
    Cost burden = -count(only(view.held, of(suit))) * Cost{weights.in_named_suit};
    for (const Suit each : {Suit::clubs, Suit::diamonds, Suit::spades, Suit::hearts})
      burden += Holding(s, each).keeping(only(view.held, of(each)));
    if (first || burden < best.burden) best = {suit, burden};
    first = false;
  }
  return best;
}

// How hands ended at a table of four, by their burden in whole points from -3 up: how many of 1024 stayed clear, and
// how many of the 13 points they took on average, in 1024ths of a point.
constexpr std::array<Chance, 9> clear_by_burden = {900, 850, 700, 520, 400, 280, 190, 125, 80};
constexpr std::array<Cost, 9> points_by_burden = {150, 260, 540, 1070, 1650, 2350, 3200, 4400, 5500};

template <class Number> Number at_burden(const std::array<Number, 9> &table, Cost burden) {
  const Cost place = std::clamp<Cost>(burden + 3 * point, 0, 8 * point - 1);
  const auto low = static_cast<std::size_t>(place / point);
  return static_cast<Number>(table[low] + (table[low + 1] - table[low]) * (place % point) / point);
}

// By the number of players, from two: the chance that nobody else is clear if the bidder is; the chance that exactly
// one other is clear if the bidder isn't; the bidder's and another player's share of a pot that carries over; for how
// many hands a pot carries over.
struct Table {
  Chance alone, another, bidder_later, other_later;
  int hands;
};
constexpr std::array<Table, 6> tables = {{
    {1024, 900, 512, 512, 1},
    {770, 410, 470, 277, 2},
    {370, 560, 350, 225, 2},
    {180, 410, 225, 200, 4},
    {30, 100, 171, 171, 8},
    {0, 0, 0, 0, 8},
}};

} // namespace

Action careful_suit(const Law &law, const View &view, const Weights &weights) {
  return suit_action(view.seat, best_suit(law, view, weights).suit);
}

Action careful_bid(const Law &law, const View &view, const Weights &weights) {
  const PublicState &open = view.open;
  const auto bids = bids_open_to(law, open, view.seat);
  if (!bids) return bid_action(view.seat, 0);
  const Cost burden = best_suit(law, view, weights).burden;
  const int players = law.players;
  const Table &table = tables[static_cast<std::size_t>(std::clamp(players - 2, 0, 5))];
  const Cost all = point * ranks * law.rules.packs;
  const Cost pot = point * open.pot / law.chip_unit + all;

  const Chance clear = at_burden(clear_by_burden, burden);
  const Chance alone = both(clear, table.alone);
  const Chance carries = opposite(alone) - both(opposite(clear), table.another);
  const Chance mine = alone + both(carries, table.bidder_later);
  const Cost points = at_burden(points_by_burden, burden) * law.rules.packs * 4 / players;
  const Cost spared = all * weights.spared / 1024 / players; // by naming the suit again while the pot carries over

  // Assume that anybody else who names the suit has an average hand.
  const Chance their_clear = at_burden(clear_by_burden, 0);
  const Chance they_alone = both(their_clear, table.alone);
  const Chance other = both(opposite(their_clear), table.another) / (players - 1);
  const Chance theirs = other + both(opposite(they_alone) - other * (players - 1), table.other_later);
  const Cost their_points = (all - at_burden(points_by_burden, 0) * law.rules.packs * 4 / players) / (players - 1);

  const Cost gain = scaled(pot, mine - theirs) + their_points - points + scaled(spared * table.hands, carries);
  const Cost value = gain * certain / std::max<Chance>(certain / 8, opposite(mine) + theirs) / point;
  if (value < bids->least) return bid_action(view.seat, 0);
  const bool last = (open.auction.spoken | bit(view.seat)) == everybody(law);
  const std::int64_t wanted = last ? bids->least : std::max<std::int64_t>(bids->least, value * weights.bids / 1024);
  return bid_action(view.seat, static_cast<std::int32_t>(std::min(wanted, bids->most)));
}

} // namespace openhearts
