#include "bots/careful_pass.hpp"

#include "bots/giving.hpp"
#include "bots/holding.hpp"
#include "core/random.hpp"

namespace openhearts {

namespace {

constexpr Cost never = Cost{1} << 56;

// The best way to give away 0, 1, 2, ... cards, by their number.
struct Gifts {
  std::array<Cost, max_passed + 1> cost = {};
  std::array<Pile, max_passed + 1> cards = {};
};

void consider(const Situation &s, const Holding &holding, Pile mine, Pile given, int wanted, bool to_partner,
              Gifts &gifts) {
  if (count(given) > wanted) return;
  Cost cost = cost_of_giving(holding, mine, given, to_partner);
  if (s.weights.misjudges != 0) {
    Random random(s.view.dealt.cards, given.cards);
    cost += cost_below(random, s.heart * s.weights.misjudges / 1024 + 1);
  }
  const std::size_t number = static_cast<std::size_t>(count(given));
  if (cost >= gifts.cost[number]) return;
  gifts.cost[number] = cost;
  gifts.cards[number] = given;
}

Gifts gifts_from(const Situation &s, Suit suit, int wanted, bool to_partner) {
  Gifts gifts;
  gifts.cost.fill(never);
  const Holding holding(s, suit);
  const Pile mine = only(s.view.held, of(suit));
  Pile given = mine;
  do consider(s, holding, mine, given, wanted, to_partner, gifts);
  while (next_part(mine, given));
  return gifts;
}

Gifts together(const Gifts &one, const Gifts &other, int wanted) {
  Gifts gifts;
  gifts.cost.fill(never);
  for (std::size_t i = 0; i <= static_cast<std::size_t>(wanted); ++i)
    for (std::size_t j = 0; i + j <= static_cast<std::size_t>(wanted); ++j) {
      if (one.cost[i] == never || other.cost[j] == never) continue;
      const Cost cost = one.cost[i] + other.cost[j];
      if (cost >= gifts.cost[i + j]) continue;
      gifts.cost[i + j] = cost;
      gifts.cards[i + j] = one.cards[i] + other.cards[j];
    }
  return gifts;
}

// How much less the hand costs without this one card.
Cost relief(const Situation &s, Card card) {
  const Suit suit = suit_of(card);
  const Holding holding(s, suit);
  const Pile mine = only(s.view.held, of(suit));
  return holding.keeping(mine) - holding.keeping(mine - Pile{of(card), 0});
}

// Sorts seats by how well they are doing, best first; partners come last.
std::int64_t doing(const Situation &s, Seat seat) {
  const std::int64_t total = s.view.open.totals[seat];
  const std::int64_t partner = (s.partners & bit(seat)) != 0 ? std::int64_t{1} << 40 : 0;
  return partner + (s.law.rules.objective == Objective::low ? total : -total);
}

// The order for a scatter: the worst card goes to the opponent who is doing best, the most harmless one to a partner.
Passed scattered(const Situation &s, Pile cards) {
  Passed passed = {};
  for (Seats left = s.known.others; left != 0;) {
    Seat target = nobody;
    for (Seat seat = 0; seat < s.law.players; ++seat)
      if ((left & bit(seat)) != 0 && (target == nobody || doing(s, seat) < doing(s, target))) target = seat;
    left ^= bit(target);
    Card worst = lowest(cards.cards);
    for (Cards rest = cards.cards; rest != 0;) {
      const Card card = take_lowest(rest);
      if (relief(s, card) > relief(s, worst)) worst = card;
    }
    take(cards, of(worst));
    passed[static_cast<std::size_t>((target + s.law.players - s.known.me) % s.law.players - 1)] = worst;
  }
  return passed;
}

} // namespace

Action pass_of(const Situation &s, Pile cards) {
  const Pass pass = s.view.open.pass;
  Passed passed = {};
  if (pass == Pass::scatter)
    passed = scattered(s, cards);
  else
    for (std::size_t i = 0; !empty(cards); ++i) passed[i] = take_lowest(cards);
  return pass_action(s.known.me, {passed.data(), static_cast<std::size_t>(cards_to_pass(s.law, pass))});
}

Action careful_pass(const Situation &s) {
  const int wanted = cards_to_pass(s.law, s.view.open.pass);
  const bool to_partner = goes_to_partner(s.law, s.view);
  Gifts gifts = gifts_from(s, Suit::clubs, wanted, to_partner);
  for (const Suit suit : {Suit::diamonds, Suit::spades, Suit::hearts})
    gifts = together(gifts, gifts_from(s, suit, wanted, to_partner), wanted);
  return pass_of(s, gifts.cards[static_cast<std::size_t>(wanted)]);
}

} // namespace openhearts
