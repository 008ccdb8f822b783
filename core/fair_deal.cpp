#include "core/fair_deal.hpp"

#include <algorithm>
#include <utility>

namespace openhearts {

namespace {

Digest key_of(const FairDeal &deal) {
  std::vector<std::uint8_t> message;
  const auto add = [&](const Digest &bytes) {
    for (const std::uint8_t byte : bytes) message.push_back(byte);
  };
  add(deal.secret);
  for (const auto &part : deal.parts) add(sha256(part));
  return sha256(message);
}

class Stream {
public:
  Stream(const Digest &key, std::uint64_t number) {
    std::ranges::copy(key, message_.begin());
    write(key.size(), number);
  }

  // A whole number in [0, bound), exactly uniform. REQUIRES: bound > 0.
  std::uint32_t below(std::uint32_t bound) {
    const std::uint64_t all = std::uint64_t{1} << 32;
    const std::uint64_t most = all - all % bound;
    std::uint64_t drawn = next();
    while (drawn >= most) drawn = next();
    return static_cast<std::uint32_t>(drawn % bound);
  }

private:
  void write(std::size_t at, std::uint64_t number) {
    for (std::size_t i = 0; i < 8; ++i) message_[at + i] = static_cast<std::uint8_t>(number >> (56 - 8 * i));
  }

  std::uint32_t next() {
    if (used_ == block_.size()) {
      write(message_.size() - 8, counter_++);
      block_ = sha256(message_);
      used_ = 0;
    }
    std::uint32_t word = 0;
    for (int i = 0; i < 4; ++i) word = word << 8 | block_[used_++];
    return word;
  }

  std::array<std::uint8_t, 32 + 8 + 8> message_{}; // key, number, counter
  std::uint64_t counter_ = 0;
  Digest block_{};
  std::size_t used_ = sizeof(Digest);
};

} // namespace

Deck shuffled(const Law &law, const FairDeal &deal, std::int64_t number) {
  Stream stream(key_of(deal), static_cast<std::uint64_t>(number));
  Deck deck = law.cards;
  for (auto left = static_cast<std::uint32_t>(law.card_count); left > 1; --left)
    std::swap(deck[left - 1], deck[stream.below(left)]);
  return deck;
}

Seat first_dealer(const Law &law, const FairDeal &deal) {
  return static_cast<Seat>(Stream(key_of(deal), dealer_stream).below(static_cast<std::uint32_t>(law.players)));
}

std::string hex_of(Bytes bytes) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string text;
  for (const std::uint8_t byte : bytes) {
    text += digits[byte >> 4];
    text += digits[byte & 15];
  }
  return text;
}

std::optional<std::vector<std::uint8_t>> bytes_in_hex(std::string_view text) {
  const auto value = [](char digit) {
    if (digit >= '0' && digit <= '9') return digit - '0';
    if (digit >= 'a' && digit <= 'f') return digit - 'a' + 10;
    return digit >= 'A' && digit <= 'F' ? digit - 'A' + 10 : -1;
  };
  if (text.size() % 2 != 0) return std::nullopt;
  std::vector<std::uint8_t> bytes;
  for (std::size_t i = 0; i < text.size(); i += 2) {
    const int high = value(text[i]);
    const int low = value(text[i + 1]);
    if (high < 0 || low < 0) return std::nullopt;
    bytes.push_back(static_cast<std::uint8_t>(high * 16 + low));
  }
  return bytes;
}

} // namespace openhearts
