// Where the cards that a seat doesn't see may be. A fair player reasons from this, and from nothing more.
#pragma once

#include "bots/knowledge.hpp"
#include "core/random.hpp"

#include <vector>

namespace openhearts {

struct Hidden {
  Pile loose = {};                         // cards whose location isn't known
  std::array<Pile, max_seats> surely = {}; // cards that a seat holds because it was passed them
  // Cards that a seat can't hold, because it would have had to play differently with them.
  std::array<Cards, max_seats> barred = {};
  std::array<std::uint8_t, max_seats> room = {}; // how many loose cards a seat holds
  int in_kitty = 0;                              // how many loose cards are in the kitty
  int in_stock = 0;                              // how many loose cards are in the stock
};

Hidden hidden_from(const Law &law, const View &view);

// Whether the view has seen every card played since the deal; a position may begin later.
bool seen_from_the_deal(const Law &law, const View &view);

inline std::vector<Card> cards_in(Cards set) {
  std::vector<Card> cards;
  while (set != 0) cards.push_back(take_lowest(set));
  return cards;
}

// Samples deals that agree with everything the seat may know, all about equally likely. For further play, a sampled
// deal is as good as the true one, but it doesn't say what others passed to one another. If no such deal exists, as in
// a position in which somebody didn't follow suit, what the play tells is ignored, and only the hand sizes agree.
class DealSampler {
public:
  DealSampler(const Law &law, const View &view) : DealSampler(law, view, hidden_from(law, view)) {}
  DealSampler(const Law &law, const View &view, const Hidden &hidden);

  Hand sample(Random &random) const;

  // Every such deal once; empty if there are more than `most`, if they are too hard to find, or if there is a stock,
  // whose order matters.
  std::vector<Hand> all(std::size_t most) const;

private:
  struct Place {
    Card card = 0;
    std::uint8_t home = 0; // a seat, or kitty, or stock
  };
  static constexpr std::uint8_t kitty = max_seats;
  static constexpr std::uint8_t stock = max_seats + 1;
  static constexpr std::size_t homes = max_seats + 2;

  // The state of a search for all deals.
  struct Finding {
    std::array<Place, max_cards> places = {};
    std::array<std::uint8_t, homes> room = {};
    std::size_t most = 0;
    std::size_t tries = 0; // how many are left
    std::vector<Hand> found = {};
  };

  bool may_lie(Place place) const { return (barred_[place.home] & of(place.card)) == 0; }
  Hand deal(const std::array<Place, max_cards> &places) const;
  bool find_all(Finding &so_far, std::uint32_t from) const;
  bool deal_out(std::array<Place, max_cards> &places, Random &random, bool at_any_length) const;
  bool make_room(std::array<Place, max_cards> &places, std::array<std::uint8_t, homes> &room, std::uint32_t next) const;
  void deal_freely(std::array<Place, max_cards> &places, Random &random) const;

  Hand known_;                                 // what all sampled deals have in common
  std::array<Cards, homes> barred_ = {};
  std::array<std::uint8_t, homes> room_ = {};
  std::array<Card, max_cards> loose_ = {}; // cards with the fewest possible homes first
  std::uint32_t count_ = 0;
  bool free_ = true; // whether any card may be anywhere
};

} // namespace openhearts
