// The words of a game as people write it (notation.hpp), in the order in which they stand: what a comment, a tag, a
// seat or a trick's number is, but not yet what may stand where.
#pragma once

#include "core/json.hpp"
#include "core/message.hpp"
#include "core/refusal.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace openhearts {

// What is wrong with a text, and in which line, counted from 1.
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
    word,    // in small letters, suits as c, d, s, h; a colon behind it is dropped
    end,
  };
  Kind kind = Kind::end;
  int line = 1;
  std::string text;
  std::int64_t number = 0;
  Json value = {};
};

struct NotationTokens {
  std::vector<NotationToken> tokens; // the last is the end
  std::optional<NotationFault> fault;
};

NotationTokens notation_tokens(std::string_view text);

} // namespace openhearts
