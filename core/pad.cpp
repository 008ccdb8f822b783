#include "core/pad.hpp"

#include "core/deal.hpp"
#include "core/pad_hand.hpp"
#include "core/settlement.hpp"

#include <algorithm>

namespace openhearts {

namespace {

// The hand after `number` others, up to its auction or pass. Who is dealt which cards doesn't matter here.
Hand begun_hand(const Law &law, Seat dealer, std::size_t number, const Tally &tally) {
  const auto steps = static_cast<int>(number % static_cast<std::size_t>(law.players));
  return deal(law, law.cards, static_cast<int>(number), seat_after(law, dealer, steps), tally);
}

} // namespace

Pad keep_score(const Law &law, Seat dealer, const std::vector<PadEntry> &entries) {
  Pad pad;
  pad.tally = at_the_start(law);
  for (const PadEntry &entry : entries) {
    if (pad.tally.over) {
      pad.fault = PadFault{PadFault::Code::over,
                           say<"pad-game-over">(argument::count(static_cast<std::int64_t>(pad.hands.size()))), 0};
      break;
    }
    Hand hand = begun_hand(law, dealer, pad.hands.size(), pad.tally);
    pad.fault = enter(law, entry, hand);
    if (pad.fault) break;
    pad.tally = tally_after(law, hand.open);
    pad.hands.push_back(hand.open);
  }
  pad.next = begun_hand(law, dealer, pad.hands.size(), pad.tally).open;
  return pad;
}

std::vector<Owed> owed(const Law &law, const Tally &tally) {
  Chips above = tally.chips; // less the chips bought: what each seat has won, or if negative lost
  const Chips bought_for = bought(law);
  for (std::size_t seat = 0; seat < above.size(); ++seat) above[seat] -= bought_for[seat];
  std::vector<Owed> list;
  const auto end = above.begin() + law.players;
  for (;;) { // whoever has lost most pays whoever has won most
    const auto least = std::min_element(above.begin(), end);
    const auto most = std::max_element(above.begin(), end);
    if (*least >= 0) return list;
    Owed row{static_cast<Seat>(least - above.begin()), nobody, -*least};
    if (*most > 0) {
      row.to = static_cast<Seat>(most - above.begin());
      row.chips = std::min(row.chips, *most);
      *most -= row.chips;
    }
    *least += row.chips;
    list.push_back(row);
  }
}

} // namespace openhearts
