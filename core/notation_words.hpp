// Reads cards, suits, numbers and holdings from the words of a game written as text (notation.hpp). The words must be
// in lower case, as `notation_tokens` makes them. Each function returns nothing if the words don't have that meaning.
#pragma once

#include "core/cards.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace openhearts {

// The suit or the rank may come first: "qs", "sq", "10h".
std::optional<Card> card_in(std::string_view word);

// "spades", "spade" or "s".
std::optional<Suit> suit_in(std::string_view word);

std::optional<std::int64_t> whole_in(std::string_view word);

// The cards of a holding, suit by suit or card by card: "s aq5 h kt2", "as qs 5s". If a word can't be read, `wrong` is
// set to it.
std::optional<std::vector<Card>> holding_in(std::span<const std::string> words, std::string &wrong);

} // namespace openhearts
