// What the scorepad says when a hand does not add up: sentences that name what to mend, and nobody by name.
#pragma once

#include "core/pad.hpp"

namespace openhearts {

// So many of an item that nobody has yet.
struct Missing {
  const PadItem *item = nullptr;
  int number = 0;
};

std::string missing_said(const std::vector<Missing> &missing); // "3 hearts and the queen of spades are still missing."
std::string too_many_said(const PadItem &item, std::int64_t over); // of cards counted
std::string too_often_said(Card card, int copies);
std::string worthless_said(Card card);
std::string worthless_said(Suit suit);
std::string unlike_said(Suit suit);

std::string points_missing_said(std::int64_t points);
std::string sum_said(std::int64_t sum, std::int64_t all); // "The points add up to 25, not 26: one is missing."
// How the points of a moon stand on the sheet: "A moon is written as 0 for ...". Empty where moons don't count.
std::string moon_said(MoonRule rule, std::int64_t amount);
std::string not_so_said(MoonRule rule, std::int64_t amount); // all of them with one player, and no moon
std::string too_dear_said(Card card, std::int64_t value); // nobody has the points of this card
std::string choose_said(std::int64_t amount);
std::string way_said(MoonWay way);
std::string take_said(const std::vector<Card> &cards); // say who took these, too

std::string tricks_said(std::int64_t sum, int all);
std::string bid_too_high_said(std::int64_t most);
std::string over_said(std::size_t hands);

} // namespace openhearts
