#include "core/pad_points.hpp"

#include "core/fields.hpp"
#include "core/phases.hpp"
#include "core/settlement.hpp"

#include <algorithm>
#include <utility>

namespace openhearts {

namespace {

using Code = PadFault::Code;
using Result = std::optional<PadFault>; // nothing if there is no fault

Taken operator+(Taken left, const Taken &right) {
  for (std::size_t seat = 0; seat < left.size(); ++seat) left[seat] = left[seat] + right[seat];
  return left;
}

// Searches for a hand that the rules score with exactly the entry's points.
class Pointwise {
public:
  Pointwise(const Law &law, const PadEntry &entry, const PadCards &cards, Seats no_tricks, Hand &hand)
      : law_(law), in_(in_force(law, hand.open)), entry_(entry), cards_(cards), no_tricks_(no_tricks), hand_(hand) {
    for (Seat seat = 0; seat < law.players; ++seat) points_[seat] = (*entry.points)[seat].value_or(0);
  }

  Result find() {
    if (Result fault = refuse_unclear()) return fault;
    const bool told = entry_.moon != MoonWay::none || entry_.sun.value_or(false); // the entry says a moon was shot
    const Hand begun = hand_;
    const bool plain = without_moon();
    const Hand found = hand_;
    hand_ = begun;
    const bool moon = with_moon();
    if (plain && moon && !told) return PadFault{Code::unclear, say<"pad-points-of-many-cards">(), 0};
    if (plain && !moon) hand_ = found;
    if (many_survivors_ && !moon && settled()) return PadFault{Code::unclear, say<"pad-chips-need-all-cards">(), 0};
    return plain || moon ? unclear_moon() : why_not();
  }

private:
  bool settled() const { return is_settled(law_, false); }

  // Chips are paid for the cards taken. The points determine the chips only if every card costs as many chips as points
  // or a fixed multiple of them; otherwise the entry must name the cards.
  Result refuse_unclear() const {
    if (!settled()) return std::nullopt;
    std::vector<Card> apart;
    LooseCard first{};
    std::int64_t first_chips = 0;
    bool alike = true;
    for (const LooseCard &each : cards_.loose) {
      const std::int64_t chips = chips_for(law_, hand_.open.suit, each.card);
      if (chips == 0 || each.value <= 0) {
        if (std::find(apart.begin(), apart.end(), each.card) == apart.end()) apart.push_back(each.card);
        continue;
      }
      if (first_chips == 0) {
        first = each;
        first_chips = chips;
      }
      alike = alike && chips * first.value == first_chips * each.value;
    }
    if (!alike) return PadFault{Code::unclear, say<"pad-chips-need-all-cards">(), 0};
    if (apart.empty()) return std::nullopt;
    return PadFault{Code::unclear, say<"pad-chips-need-cards">(argument::cards(apart)), 0};
  }

  bool without_moon() {
    if (no_tricks_ != 0 || entry_.tricks || law_.rules.no_trick_bonus == 0) return without_moon(no_tricks_);
    // The entry doesn't mention tricks: assume that as many as possible of those with exactly the bonus took none.
    const Seats may = at_the_bonus();
    for (Seats seats = may;; seats = static_cast<Seats>((seats - 1) & may)) {
      if (without_moon(seats)) return true;
      if (seats == 0) break;
    }
    const Hand begun = hand_;
    Hand found = hand_;
    int survivors = 0;
    for (Seat survivor = 0; law_.rules.stock && survivor < law_.players; ++survivor) {
      if (!without_moon(static_cast<Seats>(may | bit(survivor)))) continue;
      found = std::exchange(hand_, begun);
      ++survivors;
    }
    hand_ = found;
    many_survivors_ = survivors > 1;
    return survivors != 0;
  }

  Seats at_the_bonus() const {
    Seats seats = 0;
    for (Seat seat = 0; seat < law_.players; ++seat)
      if (points_[seat] == -law_.rules.no_trick_bonus && empty(cards_.taken[seat])) seats |= bit(seat);
    return seats;
  }

  bool without_moon(Seats no_tricks) {
    Scores wanted = points_;
    for (Seat seat = 0; seat < law_.players; ++seat) {
      wanted[seat] -= value_of(in_, cards_.taken[seat]);
      if ((no_tricks & bit(seat)) != 0) wanted[seat] += law_.rules.no_trick_bonus;
    }
    return shared_out(cards_.loose, wanted, cards_.taken, no_tricks, everybody(law_), entry_.moon);
  }

  // Partners' points may leave open which of them shot the moon: all whom the points fit are recorded as shooters.
  bool with_moon() {
    if (law_.rules.moon == MoonRule::off) return false;
    const Hand begun = hand_;
    Hand found = hand_;
    Seats shooters = 0;
    const auto test = [&](Seats seats) {
      hand_ = begun;
      if (!moon_of(seats)) return;
      if (shooters == 0) found = hand_;
      shooters |= seats;
    };
    for (Seat seat = 0; seat < law_.players; ++seat) test(bit(seat));
    for (int side = 0; law_.rules.joint_moon && side < law_.sides; ++side) test(seats_on(law_, side));
    hand_ = found;
    if (shooters != 0) hand_.open.moon.shooters = shooters;
    return shooters != 0;
  }

  bool moon_of(Seats shooters) {
    const auto others = static_cast<Seats>(everybody(law_) & ~shooters);
    const bool every_trick = !entry_.tricks || no_tricks_ == others;
    // Where a single penalty card is in play, it matters which of the partners took it, and which the bonus.
    for (Seats firsts = shooters; firsts != 0; firsts &= static_cast<Seats>(firsts - 1)) {
      const auto first = static_cast<Seat>(std::countr_zero(firsts));
      if (!entry_.sun.value_or(false) && moon_of(shooters, no_tricks_, first)) return true;
      if (law_.rules.sun != 0 && entry_.sun.value_or(true) && every_trick && moon_of(shooters, others, first))
        return true;
    }
    return false;
  }

  // Gives every penalty card to the shooters, to partners in turn from `first`. The bonus cards go where the points say
  // or, if a moon needs them, to the shooters as well.
  bool moon_of(Seats shooters, Seats no_tricks, Seat first) {
    Taken base = cards_.taken;
    Taken all = cards_.taken; // with the bonuses
    std::vector<LooseCard> rest;
    Seat taker = first;
    for (const LooseCard &each : cards_.loose) {
      while ((shooters & bit(taker)) == 0) taker = next_seat(law_, taker);
      if (each.value > 0 || law_.rules.moon_needs_bonus) put(all[taker], of(each.card));
      if (each.value <= 0) {
        rest.push_back(each);
        continue;
      }
      put(base[taker], of(each.card));
      taker = next_seat(law_, taker);
    }
    const Seats bonuses_among = law_.rules.moon_needs_bonus ? shooters : everybody(law_);
    PublicState open = fallen_hand(law_, hand_, all, no_tricks).open;
    if (open.moon.shooters != shooters) return false;
    open.taken = base;
    for (const MoonWay way : {MoonWay::old_way, MoonWay::new_way}) {
      if (entry_.moon != MoonWay::none && entry_.moon != way) continue;
      open.moon.way = way;
      const Scores scores = scores_of(law_, open, open.moon);
      Scores wanted = points_;
      for (Seat seat = 0; seat < law_.players; ++seat) wanted[seat] -= scores[seat];
      if (shared_out(rest, wanted, base, no_tricks, bonuses_among, way)) return true;
    }
    return false;
  }

  // Whether the hand, scored by the rules, ends with the points.
  bool fits(const Taken &taken, Seats no_tricks, MoonWay way) {
    Hand hand = fallen_hand(law_, hand_, taken, no_tricks);
    if (hand.open.phase == Phase::moon) {
      if (way == MoonWay::none) return false;
      choose_moon(law_, hand, way);
    }
    if (hand.open.scores != points_) return false;
    hand_ = hand;
    return true;
  }

  // Whether the hand can end with the points if these cards are shared out among some seats, on top of `base`. Those
  // without a trick get none, except the last survivor, who needs no trick.
  bool shared_out(const std::vector<LooseCard> &loose, const Scores &wanted, const Taken &base, Seats no_tricks,
                  Seats among, MoonWay way) {
    auto judge = [&](const Taken &more) { return fits(base + more, no_tricks, way); };
    const auto found = [&](Seats takers) {
      const Sharing sharing = share_out(loose, wanted, takers, law_.players, Judge::of(judge));
      gave_up_ = gave_up_ || sharing == Sharing::gave_up;
      return sharing == Sharing::found;
    };
    const auto with_tricks = static_cast<Seats>(among & ~no_tricks);
    if (found(with_tricks)) return true;
    for (Seat seat = 0; law_.rules.stock && seat < law_.players; ++seat)
      if ((among & no_tricks & bit(seat)) != 0 && found(with_tricks | bit(seat))) return true;
    return false;
  }

  // The fault that the points don't say which of the partners who shot a moon took which cards, and chips depend on it.
  Result unclear_moon() const {
    const Seats shooters = hand_.open.moon.shooters;
    if (!settled() || std::has_single_bit(shooters) || shooters == 0 || cards_.loose.empty()) return std::nullopt;
    return PadFault{Code::unclear, say<"pad-chips-need-partners">(), shooters};
  }

  Result why_not() const {
    if (gave_up_) return PadFault{Code::unclear, say<"pad-points-of-many-cards">(), 0}; // some sum was right
    std::int64_t sum = 0;
    bool unknown = false;
    bool like_a_moon = false;
    const std::int64_t amount = penalty_sum(law_, in_);
    for (Seat seat = 0; seat < law_.players; ++seat) {
      sum += points_[seat];
      unknown = unknown || !(*entry_.points)[seat];
      like_a_moon = like_a_moon || points_[seat] >= amount || points_[seat] <= -amount;
    }
    const Seats clear = no_tricks_ != 0 || entry_.tricks ? no_tricks_ : at_the_bonus();
    const std::int64_t all = cards_.all() - std::int64_t{law_.rules.no_trick_bonus} * std::popcount(clear);
    const MoonRule rule = like_a_moon ? law_.rules.moon : MoonRule::off;
    const auto moon = argument::value(field_named("moon")->values[static_cast<std::size_t>(rule)]);
    const auto counting = argument::points(amount);
    const auto bonus = argument::value(in_.bonuses == 0 ? "off" : "on");
    const auto bonuses = argument::cards(Pile{in_.bonuses});
    const auto apart = argument::points(sum < all ? all - sum : sum - all);
    if (sum < all && unknown)
      return PadFault{Code::missing, say<"pad-points-missing">(apart, moon, counting, bonus, bonuses), 0};
    if (sum < all)
      return PadFault{
          Code::missing,
          say<"pad-points-short">(argument::points(sum), argument::points(all), apart, moon, counting, bonus, bonuses),
          0};
    if (sum > all)
      return PadFault{
          Code::too_many,
          say<"pad-points-over">(argument::points(sum), argument::points(all), apart, moon, counting, bonus, bonuses),
          0};
    if (rule != MoonRule::off)
      return PadFault{Code::impossible, say<"pad-points-of-a-moon">(moon, counting, bonus, bonuses), 0};
    if (side_has_all()) {
      const auto shot = argument::value(field_named("moon")->values[static_cast<std::size_t>(law_.rules.moon)]);
      return PadFault{Code::impossible, say<"pad-points-of-a-side-moon">(shot, counting, bonus, bonuses), 0};
    }
    return PadFault{Code::impossible, no_such_cards(), 0};
  }

  // Whether only one side has points, which then make a moon.
  bool side_has_all() const {
    if (!law_.rules.joint_moon || law_.rules.moon == MoonRule::off) return false;
    const auto only = [&](int side) {
      for (Seat seat = 0; seat < law_.players; ++seat)
        if (law_.side_of[seat] != side && points_[seat] > 0) return false;
      return true;
    };
    for (int side = 0; side < law_.sides; ++side)
      if (only(side)) return true;
    return false;
  }

  Message no_such_cards() const {
    const std::int64_t most = *std::max_element(points_.begin(), points_.begin() + law_.players);
    for (const LooseCard &each : cards_.loose)
      if (each.value > most && in_.bonuses == 0)
        return say<"pad-points-too-few-for-card">(argument::card(each.card), argument::points(each.value));
    return say<"pad-points-of-no-cards">();
  }

  const Law &law_;
  const SuitLaw &in_;
  const PadEntry &entry_;
  const PadCards &cards_;
  Seats no_tricks_;
  Hand &hand_; // at first only dealt, done in the end
  Scores points_ = {};
  bool gave_up_ = false;
  bool many_survivors_ = false; // several may have survived without a trick, with other cards each
};

} // namespace

std::optional<PadFault> from_points(const Law &law, const PadEntry &entry, const PadCards &cards, Seats no_tricks,
                                    Hand &hand) {
  return Pointwise(law, entry, cards, no_tricks, hand).find();
}

} // namespace openhearts
