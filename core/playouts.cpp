#include "core/playouts.hpp"

#include "core/deal.hpp"
#include "core/phases.hpp"
#include "core/random.hpp"
#include "core/select.hpp"

namespace openhearts {

namespace {

template <class Select> Card any_of(QuickRandom &random, Cards cards) {
  return Select::nth(cards, random.below(static_cast<std::uint32_t>(count(cards))));
}

void bid_anything(const Law &law, Hand &hand, QuickRandom &random) {
  while (hand.open.phase == Phase::bid) {
    const auto bids = bids_open_to(law, hand.open, hand.open.turn);
    const std::int64_t choices = bids ? bids->most - bids->least + 2 : 1;
    const auto choice = random.below(static_cast<std::uint32_t>(choices));
    bid(law, hand, hand.open.turn, choice == 0 ? 0 : static_cast<std::int32_t>(bids->least + choice - 1));
  }
  if (hand.open.phase == Phase::suit) name_suit(law, hand, static_cast<Suit>(random.below(4)));
}

template <class Select> void pass_anything(const Law &law, Hand &hand, QuickRandom &random) {
  const int count = cards_to_pass(law, hand.open.pass);
  while (hand.open.phase == Phase::pass) {
    const Seat seat = hand.open.turn;
    Pile held = hand.held[seat];
    Passed passed = {};
    for (std::size_t i = 0; i < static_cast<std::size_t>(count); ++i) {
      passed[i] = any_of<Select>(random, held.cards);
      take(held, of(passed[i]));
    }
    pass_cards(law, hand, seat, passed);
  }
}

template <class Select, bool plain> void play_anything(const Law &law, Hand &hand, QuickRandom &random) {
  const SuitLaw &in = in_force(law, hand.open);
  while (hand.open.phase == Phase::play)
    play_card<plain>(law, in, hand, any_of<Select>(random, legal_cards(law, in, hand)));
}

void count_in(const Law &law, const Hand &hand, Playouts &sum) {
  ++sum.hands;
  sum.moons += hand.open.moon.shooters != 0;
  sum.suns += hand.open.moon.sun;
  sum.cards += hand.open.played;
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(law.players); ++seat) {
    const auto score = hand.open.scores[seat];
    sum.points[seat] += score;
    sum.squares[seat] += static_cast<double>(score) * static_cast<double>(score);
  }
}

template <class Select, bool plain>
[[gnu::always_inline]] inline Playouts play_hands(const Law &law, std::int64_t first, std::int64_t hands,
                                                  std::uint64_t seed) {
  Playouts sum;
  const Tally start = at_the_start(law);
  const auto passes = static_cast<std::int64_t>(law.rules.pass_cycle->size());
  for (std::int64_t i = first; i < first + hands; ++i) {
    const auto number = static_cast<int>(i % passes);
    const auto dealer = static_cast<Seat>(i % law.players);
    QuickRandom random(Random(seed, ~static_cast<std::uint64_t>(i)));
    Hand hand = deal(law, shuffled(law, seed, i), number, dealer, start);
    if (law.rules.auction) bid_anything(law, hand, random);
    pass_anything<Select>(law, hand, random);
    play_anything<Select, plain>(law, hand, random);
    if (hand.open.phase == Phase::moon)
      choose_moon(law, hand, random.below(2) == 0 ? MoonWay::old_way : MoonWay::new_way);
    count_in(law, hand, sum);
  }
  return sum;
}

// The same loop is compiled for two kinds of processor, and flattened so that everything it calls is as well.
[[gnu::flatten]] Playouts play_portably(const Law &law, std::int64_t first, std::int64_t hands, std::uint64_t seed) {
  return law.plain ? play_hands<PortableSelect, true>(law, first, hands, seed)
                   : play_hands<PortableSelect, false>(law, first, hands, seed);
}

#if defined(__x86_64__)
[[gnu::flatten, gnu::target("bmi,bmi2,lzcnt,popcnt")]] Playouts play_fast(const Law &law, std::int64_t first,
                                                                          std::int64_t hands, std::uint64_t seed) {
  return law.plain ? play_hands<FastSelect, true>(law, first, hands, seed)
                   : play_hands<FastSelect, false>(law, first, hands, seed);
}
#endif

} // namespace

Playouts playouts(const Law &law, std::int64_t first, std::int64_t hands, std::uint64_t seed) {
#if defined(__x86_64__)
  if (has_fast_select()) return play_fast(law, first, hands, seed);
#endif
  return play_portably(law, first, hands, seed);
}

void add(Playouts &sum, const Playouts &more) {
  sum.hands += more.hands;
  sum.moons += more.moons;
  sum.suns += more.suns;
  sum.cards += more.cards;
  for (std::size_t seat = 0; seat < max_seats; ++seat) {
    sum.points[seat] += more.points[seat];
    sum.squares[seat] += more.squares[seat];
  }
}

} // namespace openhearts
