// Splits a game written as text (notation.hpp) into tokens: comments, tags, seats, trick numbers and words. Does not
// check which token may come where.
#pragma once

#include "core/json.hpp"
#include "core/message.hpp"
#include "core/refusal.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace openhearts {

// What is wrong with a text, and in which line (the first is 1).
struct NotationFault {
  int line = 1;
  Refusal refusal = Refusal::bad_log; // or bad_rules, bad_position
  Message why;
};

struct NotationToken {
  enum class Kind : std::uint8_t {
    tag,     // [text value]
    comment, // {text}, its words with single spaces between them
    seat,    // "2:", a number
    trick,   // "12.", a number
    word,    // in lower case, suits as c, d, s, h; a colon after it is dropped
    end,
  };
  Kind kind = Kind::end;
  int line = 1;
  std::string text;
  std::int64_t number = 0;
  Json value = {};
};

struct NotationTokens {
  std::vector<NotationToken> tokens; // the last one is `end`
  std::optional<NotationFault> fault;
};

NotationTokens notation_tokens(std::string_view text);

} // namespace openhearts
