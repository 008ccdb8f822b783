// Deals that nobody at the table can have arranged, and that anybody can reproduce (docs/fair-deals.md).
//
// Whoever runs the game draws a secret and publishes its hash; then every seat contributes a part of its own; after the
// game the secret is revealed. The decks follow from the secret and the parts:
//
//   key    = SHA-256(secret, SHA-256(part of seat 0), SHA-256(part of seat 1), ...)
//   stream = SHA-256(key, number, 0), SHA-256(key, number, 1), ...    number and counter: 8 bytes, big-endian
//
// The stream is read as 4-byte whole numbers, most significant byte first. A random number below n is the next of them
// modulo n; those from the largest multiple of n up to 2^32 on are skipped, so that every result is equally likely.
// Hand `number` is dealt from the pack, lowest card first, after a Fisher-Yates shuffle from its last place down. The
// first dealer is drawn from stream 2^64 - 1.
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

// The commitment that is published before the deal.
inline Digest hash_of(const FairDeal &deal) { return sha256(deal.secret); }

// REQUIRES, for both: a part for each seat.
Deck shuffled(const Law &law, const FairDeal &deal, std::int64_t number);
Seat first_dealer(const Law &law, const FairDeal &deal);

// Bytes as text, two digits each, in lower case; and back, from either case.
std::string hex_of(Bytes bytes);
std::optional<std::vector<std::uint8_t>> bytes_in_hex(std::string_view text);

} // namespace openhearts
