// What the words of a game as people write it say (notation.hpp), in small letters, as `notation_tokens` has them: a
// card, a suit, a number, what somebody holds. Nothing if they say no such thing.
#pragma once

#include "core/cards.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace openhearts {

// The suit or the rank stands first: "qs", "sq", "10h".
std::optional<Card> card_in(std::string_view word);

// "spades", "spade" or "s".
std::optional<Suit> suit_in(std::string_view word);

std::optional<std::int64_t> whole_in(std::string_view word);

// The cards of a holding, suit by suit or card by card: "s aq5 h kt2", "as qs 5s". If a word is none, `wrong` is that
// word.
std::optional<std::vector<Card>> holding_in(std::span<const std::string> words, std::string &wrong);

} // namespace openhearts
