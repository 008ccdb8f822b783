// Deals that nobody at the table can have arranged, and that anybody can deal again (docs/fair-deals.md).
//
// Whoever runs the game draws a secret and shows its hash; then every seat adds a part of its own; after the game the
// secret is shown. The decks follow from secret and parts:
//
//   key    = SHA-256(secret, SHA-256(part of seat 0), SHA-256(part of seat 1), ...)
//   stream = SHA-256(key, number, 0), SHA-256(key, number, 1), ...    number and counter as 8 bytes, highest first
//
// read as whole numbers of 4 bytes, highest first. A number below n is one of them modulo n; those from the greatest
// multiple of n below 2^32 on are skipped, so every number is equally likely. Hand `number` is dealt from the pack,
// lowest card first, shuffled by Fisher and Yates from its last place down; stream 2^64 - 1 draws the first dealer.
#pragma once

#include "core/deal.hpp"
#include "core/sha256.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace openhearts {

inline constexpr std::size_t max_part = 64; // bytes

struct FairDeal {
  Digest secret = {}; // 256 bits
  std::vector<std::vector<std::uint8_t>> parts; // by seat; a seat that adds nothing has an empty one
  bool operator==(const FairDeal &) const = default;
};

// What is shown before the deal.
inline Digest hash_of(const FairDeal &deal) { return sha256(deal.secret); }

// REQUIRES, of both: a part for each seat.
Deck shuffled(const Law &law, const FairDeal &deal, std::int64_t number);
Seat first_dealer(const Law &law, const FairDeal &deal);

// Bytes as text, two digits each, in lower case; and back, from either case.
std::string hex_of(Bytes bytes);
std::optional<std::vector<std::uint8_t>> bytes_in_hex(std::string_view text);

} // namespace openhearts
