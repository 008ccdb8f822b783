#include "core/pad_hand.hpp"

#include "core/pad_points.hpp"
#include "core/phases.hpp"

#include <algorithm>
#include <utility>

namespace openhearts {

namespace {

using Code = PadFault::Code;
using Result = std::optional<PadFault>; // nothing if there is no fault

// Replays the auction as if everybody but the bidder had passed.
Result hold_auction(const Law &law, const PadEntry &entry, Hand &hand) {
  const PublicState &open = hand.open;
  if (open.phase == Phase::suit && entry.bidder != nobody && entry.bidder != open.turn)
    return PadFault{Code::bid, say<"pad-bid-in-carried-pot">(argument::seat(open.turn)), bit(open.turn)};
  if (open.phase == Phase::bid && (entry.bidder == nobody) != (entry.bid == 0))
    return PadFault{Code::bid, entry.bid == 0 ? say<"pad-bid-without-chips">() : say<"pad-bid-without-bidder">(), 0};
  while (open.phase == Phase::bid) {
    const Seat seat = open.turn;
    const std::int64_t chips = seat == entry.bidder ? entry.bid : 0;
    if (refuse_bid(law, open, seat, chips) != Refusal::none)
      return PadFault{Code::bid,
                      say<"pad-bid-too-high">(argument::seat(seat), argument::count(std::max<std::int64_t>(
                                                                        open.chips[seat] / law.chip_unit, 0))),
                      bit(seat)};
    bid(law, hand, seat, static_cast<std::int32_t>(chips));
  }
  if (open.phase == Phase::suit) {
    if (!entry.suit) return PadFault{Code::bid, say<"pad-suit-not-named">(), bit(open.turn)};
    name_suit(law, hand, *entry.suit);
  } else if (entry.suit && *entry.suit != Suit::hearts) {
    return PadFault{Code::bid, say<"pad-suit-without-bid">(), 0};
  }
  return std::nullopt;
}

// Scores a hand whose cards are all accounted for; the one thing that may still be missing is how a moon counts.
Result score(const Law &law, const PadEntry &entry, const Taken &taken, Seats no_tricks, Hand &hand) {
  const Hand begun = hand;
  hand = fallen_hand(law, begun, taken, no_tricks);
  const Seats shooters = hand.open.moon.shooters;
  if (entry.sun.value_or(false) && !entry.tricks && shooters != 0)
    hand = fallen_hand(law, begun, taken, static_cast<Seats>(everybody(law) & ~shooters));
  if (hand.open.phase == Phase::done) return std::nullopt;
  if (entry.moon == MoonWay::none)
    return PadFault{Code::choose, say<"pad-moon-to-choose">(argument::points(hand.open.moon.amount)), shooters};
  choose_moon(law, hand, entry.moon);
  return std::nullopt;
}

// Checks what the entry says about a moon.
Result check_moon(const Law &law, const PadEntry &entry, const Moon &moon) {
  if (moon.shooters == 0 && (entry.moon != MoonWay::none || entry.sun.value_or(false)))
    return PadFault{Code::impossible, say<"pad-moon-not-shot">(), 0};
  if (moon.shooters != 0 && law.rules.sun != 0 && entry.tricks && entry.sun.value_or(moon.sun) != moon.sun)
    return PadFault{Code::impossible, say<"pad-entry-sun-tricks">(), moon.shooters};
  if (moon.shooters != 0 && entry.moon != MoonWay::none && entry.moon != moon.way)
    return PadFault{Code::impossible,
                    say<"pad-moon-way">(argument::value(moon.way == MoonWay::old_way ? "old" : "new")), moon.shooters};
  return std::nullopt;
}

Result work_out(const Law &law, const PadEntry &entry, Hand &hand) {
  if (law.rules.auction)
    if (Result fault = hold_auction(law, entry, hand)) return fault;
  Seats no_tricks = 0;
  if (Result fault = count_tricks(law, entry, no_tricks)) return fault;
  PadCards cards(law, entry, hand.open.suit);
  if (Result fault = cards.give()) return fault;
  bool survived = law.rules.stock; // the last survivor gets cards without taking a trick
  for (Seat seat = 0; seat < law.players; ++seat)
    if ((no_tricks & bit(seat)) != 0 && !empty(cards.taken[seat]) && !std::exchange(survived, false))
      return PadFault{Code::impossible, say<"pad-no-trick-but-card">(argument::seat(seat)), bit(seat)};
  Result fault = entry.points ? from_points(law, entry, cards, no_tricks, hand) : cards.missing();
  if (!fault && !entry.points) fault = score(law, entry, cards.taken, no_tricks, hand);
  return fault ? fault : check_moon(law, entry, hand.open.moon);
}

} // namespace

std::optional<PadFault> enter(const Law &law, const PadEntry &entry, Hand &hand) {
  Hand entered = hand;
  Result fault = work_out(law, entry, entered);
  if (!fault) hand = entered;
  return fault;
}

} // namespace openhearts
