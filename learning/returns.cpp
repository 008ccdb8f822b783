#include "learning/returns.hpp"

#include "core/settlement.hpp"

namespace openhearts {

namespace {

using BySeat = std::array<double, max_seats>;

std::size_t players(const Law &law) { return static_cast<std::size_t>(law.players); }

// Scores with a sign such that larger is better.
BySeat merits(const Law &law, const Scores &scores) {
  const double sign = law.rules.objective == Objective::high ? 1 : -1;
  BySeat merits = {};
  for (std::size_t seat = 0; seat < players(law); ++seat)
    merits[seat] = scores[seat] == 0 ? 0 : sign * static_cast<double>(scores[seat]);
  return merits;
}

// All sides have the same size.
BySeat margins(const Law &law, const BySeat &merits) {
  BySeat of_side = {};
  double sum = 0;
  for (std::size_t seat = 0; seat < players(law); ++seat) {
    of_side[law.side_of[seat]] += merits[seat];
    sum += merits[seat];
  }
  const double own = static_cast<double>(law.players) / law.sides;
  BySeat margins = {};
  for (std::size_t seat = 0; seat < players(law); ++seat) {
    const double mine = of_side[law.side_of[seat]];
    margins[seat] = mine / own - (sum - mine) / (law.players - own);
  }
  return margins;
}

BySeat chips_won(const Law &law, const Chips &before, const Tally &tally) {
  BySeat won = {};
  for (std::size_t seat = 0; seat < players(law); ++seat)
    won[seat] = static_cast<double>(tally.chips[seat] - before[seat]) / law.chip_unit;
  return won;
}

BySeat wins(const Law &law, Seats winners) {
  BySeat shares = {};
  for (Seat seat = 0; seat < law.players; ++seat)
    if ((winners & bit(seat)) != 0) shares[seat] = 1.0 / std::popcount(winners);
  return shares;
}

} // namespace

bool can_tell(const Law &law, Span span, Worth worth) {
  if (worth == Worth::chips) return has_chips(law);
  return worth != Worth::win || span == Span::game;
}

BySeat returns_of(const Law &law, const Episode &episode, Worth worth) {
  const Tally tally = tally_after(law, episode.hand.open);
  const Scores &scores = episode.span == Span::hand ? episode.hand.open.scores : tally.totals;
  switch (worth) {
  case Worth::margin: return margins(law, merits(law, scores));
  case Worth::score: return merits(law, scores);
  case Worth::chips: return chips_won(law, episode.chips, tally);
  case Worth::win: return wins(law, tally.winners);
  }
  return {};
}

} // namespace openhearts
