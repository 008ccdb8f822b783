// A transposition table: positions between two tricks that a search has met, each with its result.
#pragma once

#include "core/hand.hpp"

#include <optional>
#include <vector>

namespace openhearts {

// Two hands of one search with the same key have the same future: whatever is played from here changes everybody's
// score by the same amount. (With 128 well-mixed bits, a collision is out of the question.)
struct Key {
  std::uint64_t first = 0;
  std::uint64_t second = 0;
  bool operator==(const Key &) const = default;
};

// Computes keys from whatever decides a hand's future under this law. Cards that are gone leave no gap: only the order
// of a suit's cards counts, and which of them have another value than their neighbours.
class KeyMaker {
public:
  KeyMaker(const Law &law, Suit suit);

  // REQUIRES: no trick is on the table, and the hand is in play.
  Key key_of(const Hand &hand) const;

  // One of each group of equivalent cards of the player to act: cards of one kind with nobody else's card between them.
  Cards different(const Hand &hand, Cards cards) const;

private:
  const Law &law_;
  const SuitLaw &in_;
  std::array<std::uint8_t, deck_size> kind_ = {}; // cards of a suit and a kind differ by nothing but their rank
  std::array<bool, 4> of_one_kind_ = {};          // by suit
};

// A table that grows to `most` entries and then drops the oldest ones.
template <class Found> class TranspositionTable {
public:
  const Found *find(const Key &key) const {
    const Entry &entry = entries_[place(key)];
    return entry.key == key ? &entry.found : nullptr;
  }

  void keep(const Key &key, const Found &found) {
    if (2 * kept_ > entries_.size() && entries_.size() < most) grow();
    put({key, found});
  }

private:
  struct Entry {
    Key key = {};
    Found found = {};
  };
  static constexpr std::size_t least = 1U << 8;
  static constexpr std::size_t most = 1U << 20;

  std::size_t place(const Key &key) const { return static_cast<std::size_t>(key.first) & (entries_.size() - 1); }

  void put(const Entry &entry) {
    Entry &there = entries_[place(entry.key)];
    kept_ += there.key == Key{};
    there = entry;
  }

  void grow() {
    std::vector<Entry> before(4 * entries_.size());
    before.swap(entries_);
    kept_ = 0;
    for (const Entry &entry : before)
      if (entry.key != Key{}) put(entry);
  }

  std::vector<Entry> entries_ = std::vector<Entry>(least);
  std::size_t kept_ = 0;
};

} // namespace openhearts
