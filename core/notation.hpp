// Games as text for people to type, print and send by mail (docs/reference/notation.md). The text holds what a log
// (log.hpp) holds, and the cards of each hand as well, so a hand from a book needs no seed.
//
//   [openhearts 1]
//   [end {"hands": 1}]
//   [seed "7"]
//   [number 0]
//   [dealer 2]
//   [totals [0, 0, 0, 0]]
//   deal                              a line for each seat
//   0: S AQ5 H KT2 D 983 C AJ43       "kitty:" and "stock:" have lines of their own, the stock in drawing order
//   ...
//   bid 3: 5 0: pass 1: 7 2: pass     only in an auction, instead of a pass
//   suit 1: spades
//   pass left                         a line for each seat, in the order in which they passed
//   0: QS AH 2C
//   ...
//   play                              a line for each trick: its number, who leads, the cards in the order they fell
//   1. 3: 2C 5C KC 9C {comment}
//   ...
//   moon 1: new
//   score 0 13 5 8
//
// A tag is a name and a value in JSON. The tags are: the fields of the rules that differ from the standard game;
// `seed`, or `deal` for a fair deal; the hand's `number`, from 0, its `dealer`, and the `totals` before it; whatever
// else a position says (position_json.hpp), except its cards; and, for people only, names, event, place, date, source.
//
// After a hand comes the next one, from its `number` on, or another game. The same game is always written as the same
// text. In a text that is read, anything that follows from the rest may be left out (with a seed, even the cards), but
// what is there must be right. Lines may be broken anywhere, letters may be lower case, a ten may be 10 or T, suits may
// be ♠♥♦♣, and the suit may come before or after the rank. In tags, the quotes around a text may be left out.
#pragma once

#include "core/game.hpp"
#include "core/json.hpp"

namespace openhearts {

struct Comment {
  std::size_t after = 0; // how many of the game's actions come before it
  std::string text; // words with single spaces between them
  bool operator==(const Comment &) const = default;
};

// A game, and what is written with it for people only.
struct Transcript {
  Game game;
  Json heading = Json::object(); // members: see `headings`; "names" is a list of texts by seat, the others are texts
  std::vector<Comment> comments; // in the order of the game
};

inline constexpr std::int64_t notation_version = 1;

// The tags for people; they do not affect the game.
inline constexpr std::string_view headings[] = {"names", "event", "place", "date", "source"};

std::string text_of(const Transcript &transcript);

} // namespace openhearts
