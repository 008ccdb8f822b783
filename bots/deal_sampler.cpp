#include "bots/deal_sampler.hpp"

#include "bots/order.hpp"

#include <algorithm>
#include <span>
#include <utility>

namespace openhearts {

namespace {

// What a lead tells: a player who led a card that may only be led for lack of others holds no others.
Cards barred_by_lead(const SuitLaw &in, bool broken, Cards card) {
  return (card & in.no_lead[broken]) != 0 ? ~(in.no_lead[broken] | in.queen) : Cards{0};
}

// What a discard tells: the player holds no card of the suit led, no allowed card if a forbidden one was discarded, and
// no card that had to be discarded first.
Cards barred_by_discard(const SuitLaw &in, Cards led, bool first_trick, bool broken, Cards card) {
  const Cards forbidden = in.no_discard[first_trick][broken];
  if ((card & forbidden) != 0) return led | ~forbidden;
  return (card & in.forced) != 0 ? led : led | (in.forced & ~forbidden);
}

// Collects what the play tells, from the first card on.
void see_plays(const Law &law, const PublicState &open, Hidden &hidden) {
  const SuitLaw &in = in_force(law, open);
  bool broken = false;
  for (std::size_t trick = 0; trick <= open.tricks; ++trick) {
    const std::size_t start = open.begins[trick];
    const std::size_t end = trick < open.tricks ? open.begins[trick + 1] : open.played;
    Cards led = 0;
    for (std::size_t i = start; i < end; ++i) {
      const Cards card = of(open.cards[i]);
      Cards &barred = hidden.barred[open.by[i]];
      if (i == start) {
        led = suit_of_card[open.cards[i]];
        if (trick != 0) barred |= barred_by_lead(in, broken, card);
      } else if ((card & led) == 0) {
        barred |= barred_by_discard(in, led, trick == 0, broken, card);
      }
      broken = broken || (card & in.breaks[(card & led) != 0]) != 0;
    }
  }
}

// With a stock, cards are drawn after a play, so the play tells nothing beyond the voids in `known`.
void see_voids(const Knowledge &known, Hidden &hidden) {
  for (Seat seat = 0; seat < max_seats; ++seat)
    for (const Suit suit : {Suit::clubs, Suit::diamonds, Suit::spades, Suit::hearts})
      if (is_void(known, seat, suit)) hidden.barred[seat] |= of(suit);
}

} // namespace

bool seen_from_the_deal(const Law &law, const View &view) {
  int cards = view.open.played + view.kitty_size;
  for (const auto held : view.counts) cards += held;
  return cards == law.card_count;
}

Hidden hidden_from(const Law &law, const View &view) {
  const Knowledge known = knowledge_of(law, view);
  Hidden hidden{.loose = known.loose, .surely = known.surely};
  if (law.rules.stock || !seen_from_the_deal(law, view))
    see_voids(known, hidden);
  else
    see_plays(law, view.open, hidden);
  int elsewhere = number_of(hidden.loose);
  for (Seat seat = 0; seat < law.players; ++seat) {
    if (seat == view.seat) continue;
    hidden.room[seat] = static_cast<std::uint8_t>(std::max(0, view.counts[seat] - number_of(hidden.surely[seat])));
    elsewhere -= hidden.room[seat];
  }
  hidden.in_stock = view.open.stock_left;
  hidden.in_kitty = std::max(0, elsewhere - hidden.in_stock);
  return hidden;
}

DealSampler::DealSampler(const Law &law, const View &view, const Hidden &hidden) {
  known_.open = view.open;
  known_.open.passing = false;
  if (view.open.waiting != 0) known_.open.waiting = everybody(law);
  known_.held = hidden.surely;
  known_.held[view.seat] = view.held;
  known_.kitty = view.kitty;
  known_.opening_lead = view.opening_lead;
  Cards limited = 0;
  for (Seat seat = 0; seat < law.players; ++seat) {
    barred_[seat] = hidden.barred[seat];
    room_[seat] = hidden.room[seat];
    if (room_[seat] != 0) limited |= barred_[seat];
  }
  room_[kitty] = static_cast<std::uint8_t>(hidden.in_kitty);
  room_[stock] = static_cast<std::uint8_t>(hidden.in_stock);
  free_ = (limited & hidden.loose.cards) == 0;
  for (Pile left = hidden.loose; !empty(left);) loose_[count_++] = take_lowest(left);
  const auto places_for = [&](Card card) {
    int places = 0;
    for (std::uint8_t home = 0; home < homes; ++home)
      if (room_[home] != 0 && may_lie({card, home})) ++places;
    return places;
  };
  if (!free_)
    put_in_order(std::span(loose_.data(), count_),
                 [&](Card one, Card other) { return places_for(one) < places_for(other); });
}

// Makes room for the next card along the shortest path: it takes the place of another card, which takes the place of a
// third, and so on to a home with room. Returns whether there is a path; if not, no deal agrees with what is known.
bool DealSampler::make_room(std::array<Place, max_cards> &places, std::array<std::uint8_t, homes> &room,
                            std::uint32_t next) const {
  std::array<std::uint32_t, homes> mover = {}; // for each home, the card that would move there
  std::array<bool, homes> reached = {};
  std::array<std::uint8_t, homes> queue = {};
  std::size_t waiting = 0;
  const auto reach = [&](std::uint8_t home, std::uint32_t card) {
    if (reached[home] || !may_lie({places[card].card, home})) return;
    reached[home] = true;
    mover[home] = card;
    queue[waiting++] = home;
  };
  for (std::uint8_t home = 0; home < homes; ++home) reach(home, next);
  for (std::size_t at = 0; at < waiting; ++at) {
    std::uint8_t home = queue[at];
    if (room[home] == 0) {
      for (std::uint32_t card = 0; card < next; ++card)
        for (std::uint8_t other = 0; places[card].home == home && other < homes; ++other) reach(other, card);
      continue;
    }
    --room[home];
    for (std::uint32_t card = mover[home];; card = mover[home]) {
      std::swap(places[card].home, home); // go on with the home that the card leaves
      if (card == next) return true;
    }
  }
  return false;
}

// Puts each card in turn into a random home with room for it, with chances in proportion to the room. If there is none,
// another card is moved to make room or, if `at_any_length`, a chain of cards, which finds a deal whenever there is
// one.
bool DealSampler::deal_out(std::array<Place, max_cards> &places, Random &random, bool at_any_length) const {
  std::array<std::uint8_t, homes> room = room_;
  for (std::uint32_t i = 0; i < count_; ++i) {
    const Card card = places[i].card;
    std::uint32_t whole = 0;
    for (std::uint8_t home = 0; home < homes; ++home)
      if (may_lie({card, home})) whole += room[home];
    if (whole != 0) {
      std::uint32_t at = random.below(whole);
      std::uint8_t home = 0;
      for (;; ++home) {
        if (!may_lie({card, home})) continue;
        if (at < room[home]) break;
        at -= room[home];
      }
      places[i].home = home;
      --room[home];
      continue;
    }
    bool made = false;
    const std::uint32_t from = i == 0 ? 0 : random.below(i);
    for (std::uint32_t k = 0; k < i && !made; ++k) {
      Place &other = places[(from + k) % i];
      if (!may_lie({card, other.home})) continue;
      for (std::uint8_t home = 0; home < homes && !made; ++home) {
        if (room[home] == 0 || !may_lie({other.card, home})) continue;
        places[i].home = other.home;
        other.home = home;
        --room[home];
        made = true;
      }
    }
    if (!made && !(at_any_length && make_room(places, room, i))) return false;
  }
  return true;
}

void DealSampler::deal_freely(std::array<Place, max_cards> &places, Random &random) const {
  random.shuffle(places.data(), count_);
  std::uint32_t i = 0;
  for (std::uint8_t home = 0; home < homes; ++home)
    for (int left = room_[home]; left > 0 && i < count_; --left) places[i++].home = home;
}

Hand DealSampler::sample(Random &random) const {
  std::array<Place, max_cards> places = {};
  for (std::uint32_t i = 0; i < count_; ++i) places[i].card = loose_[i];
  constexpr int most_tries = 32;
  bool dealt = false;
  for (int tries = 0; !free_ && !dealt && tries <= most_tries; ++tries)
    dealt = deal_out(places, random, tries == most_tries);
  if (!dealt) {
    deal_freely(places, random);
  } else {
    // Dealing card by card favours some deals; random swaps even that out.
    for (std::uint32_t i = 0; i < 2 * count_; ++i) {
      Place &one = places[random.below(count_)];
      Place &other = places[random.below(count_)];
      if (may_lie({one.card, other.home}) && may_lie({other.card, one.home})) std::swap(one.home, other.home);
    }
  }
  Hand hand = deal(places);
  if (hand.stock_size > 1 && !free_) random.shuffle(hand.stock.data(), hand.stock_size);
  return hand;
}

Hand DealSampler::deal(const std::array<Place, max_cards> &places) const {
  Hand hand = known_;
  for (std::uint32_t i = 0; i < count_; ++i) {
    const Place place = places[i];
    if (place.home == stock)
      hand.stock[hand.stock_size++] = place.card;
    else
      put(place.home == kitty ? hand.kitty : hand.held[place.home], of(place.card));
  }
  hand.open.stock_left = hand.stock_size;
  hand.dealt = hand.held;
  return hand;
}

// Tries every home for every card from this one on. Returns whether all deals were found.
bool DealSampler::find_all(Finding &so_far, std::uint32_t from) const {
  if (from == count_) {
    if (so_far.found.size() == so_far.most) return false;
    so_far.found.push_back(deal(so_far.places));
    return true;
  }
  for (std::uint8_t home = 0; home < homes; ++home) {
    so_far.places[from] = {loose_[from], home};
    if (so_far.room[home] == 0 || !may_lie(so_far.places[from])) continue;
    if (so_far.tries-- == 0) return false;
    --so_far.room[home];
    const bool all = find_all(so_far, from + 1);
    ++so_far.room[home];
    if (!all) return false;
  }
  return true;
}

std::vector<Hand> DealSampler::all(std::size_t most) const {
  if (room_[stock] != 0) return {};
  constexpr std::size_t tries_a_deal = 64;
  Finding finding{.room = room_, .most = most, .tries = tries_a_deal * most};
  if (!find_all(finding, 0)) return {};
  return std::move(finding.found);
}

} // namespace openhearts
