#include "bots/careful_play.hpp"

#include "bots/holding.hpp"
#include "bots/outlook.hpp"
#include "core/random.hpp"
#include "core/settlement.hpp"

#include <algorithm>
#include <memory>
#include <optional>
#include <type_traits>

namespace openhearts {

namespace {

Pile without(Pile pile, Card card) {
  take(pile, of(card));
  return pile;
}

constexpr std::array<Suit, 4> suits = {Suit::clubs, Suit::diamonds, Suit::spades, Suit::hearts};

// What I hold, suit by suit, computed only when needed: most decisions need only the suit led.
class Holdings {
public:
  explicit Holdings(const Situation &s) : s_(s) {}

  const Holding &in(Suit suit) {
    Slot &slot = holdings_[index_of(suit)];
    if (!slot.filled) {
      slot.filled = true;
      std::construct_at(&slot.holding, s_, suit);
    }
    return slot.holding;
  }

  // What keeping all my cards of the suit costs.
  Cost whole(Suit suit) {
    auto &known = whole_[index_of(suit)];
    return known ? *known : known.emplace(in(suit).keeping(only(s_.view.held, of(suit))));
  }

  // What leading my lowest card of the suit costs.
  Cost exit(Suit suit) {
    auto &known = exits_[index_of(suit)];
    return known ? *known : known.emplace(in(suit).leading(lowest(s_.view.held.cards & of(suit))));
  }

private:
  // Like std::optional, for which GCC would clear all two kilobytes in every decision.
  struct Slot {
    Slot() {}
    bool filled = false;
    union {
      Holding holding;
    };
  };
  static_assert(std::is_trivially_destructible_v<Holding>);

  const Situation &s_;
  std::array<Slot, 4> holdings_;
  std::array<std::optional<Cost>, 4> whole_;
  std::array<std::optional<Cost>, 4> exits_;
};

// The price of the cheapest exit left if I am on lead after this card.
Cost on_lead_after(const Situation &s, Holdings &holdings, Card card, int falling) {
  if (s.aim.penalties < 0) return 0; // I want the lead
  const Cards kept = without(s.view.held, card).cards;
  Cost least = -1;
  for (const Suit suit : suits) {
    const Cards left = kept & of(suit);
    if (left == 0) continue;
    const bool touched = suit == suit_of(card);
    const Cost exit = touched ? holdings.in(suit).leading(lowest(left), falling) : holdings.exit(suit);
    least = least < 0 ? exit : std::min(least, exit);
  }
  return std::max<Cost>(least, 0);
}

// Leading below a costly card draws it out of another player's hand and hurts them. I do so if I hold nothing above it,
// or if I am daring.
Cost smoked_out(const Situation &s, Card card) {
  const Cards costly = s.costly & of(suit_of(card));
  if (costly == 0 || s.aim.penalties < 0 || s.others_want) return 0;
  const Card costliest = highest(costly);
  if (card > costliest || ((s.view.held.cards & above(costliest)) != 0 && !s.weights.daring)) return 0;
  return scaled(value_of(s.in, of(costliest)) * point, s.weights.smoke);
}

// What the bonus for taking no trick is still worth: nothing once I have taken one or in chips, and less the more
// tricks are to come.
Cost first_trick_cost(const Situation &s) {
  if (s.law.rules.no_trick_bonus == 0 || s.shooting || s.view.open.tricks_won[s.known.me] != 0) return 0;
  if (settles(s.law.rules) == Settles::each_hand) return 0;
  Cost cost = s.law.rules.no_trick_bonus * point;
  for (int i = 1; i < s.known.tricks_left; ++i) cost = cost * 3 / 4;
  return s.law.rules.objective == Objective::low ? cost : -cost;
}

// What the trick costs me: its cards if my side takes it, less what opponents draw for it; somebody else's moon if I
// don't stop it, my own moon if this trick ends it.
Cost cost_now(const Situation &s, const Outlook &outlook) {
  Chance ours = 0;
  Chance shooters = 0;
  for (Seat seat = 0; seat < s.law.players; ++seat) {
    if (seat == s.known.me || (s.partners & bit(seat)) != 0) ours += outlook.wins[seat];
    if ((s.threat.shooters & bit(seat)) != 0) shooters += outlook.wins[seat];
  }
  const Chance mine = outlook.wins[s.known.me];
  Cost cost = scaled(outlook.trick, ours) - outlook.drawn + scaled(first_trick_cost(s), mine);
  cost += scaled(scaled(s.first_penalty, outlook.penalties), mine);
  if (s.threat.chance != 0) {
    const Cost stopping = scaled(scaled(s.all, s.threat.chance), s.weights.stop);
    cost -= scaled(scaled(stopping, outlook.penalties), opposite(shooters));
  }
  const Chance shot = s.law.rules.joint_moon ? ours : mine;
  if (s.shooting) cost += scaled(scaled(s.all, outlook.penalties), opposite(shot));
  return cost;
}

// What playing a card does to the trick on the table.
struct Now {
  Chance wins = 0; // the chance that I take the trick
  Cost cost = 0;
};

// Computes the effect of each card; cards of equal value that don't take over the trick have the same effect.
class Effects {
public:
  explicit Effects(const Situation &s) : s_(s) {}

  Now of_card(Card card) {
    const PublicState &open = s_.view.open;
    const bool leaves = open.in_trick != 0 && s_.law.plain && (of(card) & taking(open)) == 0;
    const std::int64_t value = value_of(s_.in, of(card));
    if (!leaves || !left_ || value != value_) {
      const Outlook outlook = outlook_of(s_, card);
      now_ = {outlook.wins[s_.known.me], cost_now(s_, outlook)};
    }
    left_ = leaves;
    value_ = value;
    return now_;
  }

private:
  const Situation &s_;
  Now now_;
  bool left_ = false; // whether the last card asked for didn't take over the trick, and its value
  std::int64_t value_ = 0;
};

// The most cards of the suit that the others may yet play to this trick.
int still_falling(const Situation &s, Suit suit) {
  int number = 0;
  for (Seat seat = 0; seat < s.law.players; ++seat)
    number += (s.known.later & bit(seat)) != 0 && s.known.share[seat][index_of(suit)] != 0;
  return number;
}

Cost cost_of_playing(const Situation &s, Holdings &holdings, Effects &effects, Card card) {
  const Suit suit = suit_of(card);
  const bool leads = s.view.open.in_trick == 0;
  const int falling = leads || (of(card) & s.view.open.led) != 0 ? still_falling(s, suit) : 0;
  const auto [wins, now] = effects.of_card(card);
  const Cost left = holdings.in(suit).keeping(only(without(s.view.held, card), of(suit)), falling);
  Cost cost = now + scaled(left - holdings.whole(suit), leads ? s.weights.later_lead : s.weights.later);
  if (wins != 0) cost += scaled(scaled(on_lead_after(s, holdings, card, falling), wins), s.weights.on_lead);
  return leads ? cost - smoked_out(s, card) : cost;
}

// Whether two cards of mine, the lower first, have the same value and nobody else's card lies between or cancels them.
bool alike(const Situation &s, Card lower, Card card) {
  const Cards between = (below(card) & above(lower)) | of(lower) | of(card);
  return suit_of(lower) == suit_of(card) && value_of(s.in, of(lower)) == value_of(s.in, of(card)) &&
         (between & (s.known.unseen.cards | s.view.open.trick.cards)) == 0;
}

// Adds an error to the cost of each card: too high or too low with equal chances, and large errors less likely.
void misjudge(const Situation &s, Cards legal, std::uint64_t seed, Costs &costs) {
  const Cost most = s.heart * s.weights.misjudges / 1024;
  if (most == 0) return;
  Random random(seed, 1);
  while (legal != 0) costs[take_lowest(legal)] += cost_below(random, most) - cost_below(random, most);
}

Card any_of(Cards cards, std::uint64_t seed) {
  if (count(cards) > 1) {
    Random random(seed);
    for (std::uint32_t skip = random.below(static_cast<std::uint32_t>(count(cards))); skip > 0; --skip)
      take_lowest(cards);
  }
  return lowest(cards);
}

} // namespace

Costs costs_of_playing(const Situation &s, Cards legal) {
  Holdings holdings(s);
  Effects effects(s);
  Costs costs;
  Card before = lowest(legal);
  for (Cards left = legal; left != 0;) {
    const Card card = take_lowest(left);
    costs[card] =
        card != before && alike(s, before, card) ? costs[before] : cost_of_playing(s, holdings, effects, card);
    before = card;
  }
  return costs;
}

Action careful_play(const Situation &s, Cards legal, std::uint64_t seed) {
  Costs costs = costs_of_playing(s, legal);
  misjudge(s, legal, seed, costs);
  Cards cheapest = 0;
  Cost least = 0;
  for (Cards left = legal; left != 0;) {
    const Card card = take_lowest(left);
    const Cost cost = costs[card];
    if (cheapest == 0 || cost < least) {
      cheapest = of(card);
      least = cost;
    } else if (cost == least) {
      cheapest |= of(card);
    }
  }
  return play_action(s.known.me, any_of(cheapest, seed));
}

} // namespace openhearts
