// Games as people write them: a text that one can type, print, and send by mail. It says what a log says (log.hpp), and
// the cards of each hand besides, so that a hand out of a book needs no seed.
//
//   [openhearts 1]                    tags: a name and a value. A field of the rules that differs from the standard,
//   with [seed "7"]                        the value it has in JSON; seed, or deal of a fair deal; what a position says
//   [end {"hands": 1}]                (position_json.hpp) but its cards; and, for people, names, event, place, date,
//   source [number 0]                        what stands so far: the hand's number, from 0; its dealer; the totals
//   before it [dealer 2] [totals [0, 0, 0, 0]] deal 0: S AQ5 H KT2 D 983 C AJ43       a seat and its cards. kitty: and
//   stock: have theirs, in the order of drawing
//   ...
//   bid 3: 5 0: pass 1: 7 2: pass     an auction
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
// Then the next hand of the game, from `number` on, or the next game. Written, it is always the same text for the same
// game. Read, everything that follows from the rest may be left out (with a seed: the cards), but what is there must be
// right. Lines may be broken anywhere, letters be small, a ten be 10 or T, suits ♠♥♦♣, the suit stand before the rank
// or behind it. In tags quotes may be left out around a text.
#pragma once

#include "core/game.hpp"
#include "core/json.hpp"

namespace openhearts {

struct Comment {
  std::size_t after = 0; // how many actions of the game were done before
  std::string text; // words with single spaces between them
  bool operator==(const Comment &) const = default;
};

// A game, and what only people read of it.
struct Transcript {
  Game game;
  Json heading = Json::object(); // of `headings`; names are a list of texts, by seat, all others a text
  std::vector<Comment> comments; // in the order of the game
};

inline constexpr std::int64_t notation_version = 1;

// What may be told of a game that changes nothing in it.
inline constexpr std::string_view headings[] = {"names", "event", "place", "date", "source"};

std::string text_of(const Transcript &transcript);

} // namespace openhearts
