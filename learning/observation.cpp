#include "learning/observation.hpp"

#include "core/points.hpp"

#include <algorithm>
#include <limits>

#if defined(__SSSE3__)
#include <tmmintrin.h>
#endif

namespace openhearts {

namespace {

constexpr auto each_suit = 4;
constexpr auto each_pass = static_cast<int>(Pass::hold) + 1;

// `tell` lists the parts of an observation once, for a Describer, which describes them, or a Filler, which writes them:
//
//   ranking   planes with any number for each card
//   marks     planes with few cards in all: they are cleared together before each card is added
//   piles     planes with a pile of many cards each
//   flags     a bit for each row
//   numbers   a number for each row
class Describer {
public:
  explicit Describer(std::vector<ObservationPart> &parts) : parts_(parts) {}

  void ranking(std::string_view name, int rows, const auto &) { add(name, rows, deck_size); }
  void clear(int) {}
  void marks(std::string_view name, int rows, const auto &) { add(name, rows, deck_size); }
  void piles(std::string_view name, int rows, const auto &) { add(name, rows, deck_size); }
  void flags(std::string_view name, int rows, std::uint32_t) { add(name, rows, 1); }
  void numbers(std::string_view name, int rows, const auto &) { add(name, rows, 1); }

private:
  void add(std::string_view name, int rows, int columns) {
    const int start = parts_.empty() ? 0 : parts_.back().start + parts_.back().rows * parts_.back().columns;
    parts_.push_back({name, start, rows, columns});
  }

  std::vector<ObservationPart> &parts_;
};

template <class Value, class Number> constexpr Value fitted(Number number) {
  if constexpr (std::is_integral_v<Value> && sizeof(Number) > sizeof(Value)) {
    constexpr Number most = std::numeric_limits<Value>::max();
    constexpr Number least = std::numeric_limits<Value>::min();
    number = std::clamp(number, least, most);
  }
  return static_cast<Value>(number);
}

// Eight bits as eight numbers. A lookup table, because a loop over the set bits would be mispredicted at its end, and
// planes are most of the work.
template <class Value>
constexpr auto spread = [] {
  std::array<std::array<Value, 8>, 256> table{};
  for (std::size_t bits = 0; bits < table.size(); ++bits)
    for (std::size_t place = 0; place < 8; ++place) table[bits][place] = static_cast<Value>(bits >> place & 1);
  return table;
}();

// Writes bits as numbers, 1 or 0: `many` of them, rounded up to a multiple of eight.
template <class Value> void write_bits(std::uint64_t bits, int many, Value *at) {
  for (int place = 0; place < many; place += 8) std::copy_n(spread<Value>[bits >> place & 0xFF].begin(), 8, at + place);
}

#if defined(__SSSE3__)
// The same for 8-bit numbers, sixteen at a time: each lane gets the byte that holds its bit, then masks that bit.
inline void write_bits(std::uint64_t bits, int many, std::int8_t *at) {
  const __m128i each_bit = _mm_set1_epi64x(static_cast<std::int64_t>(0x8040201008040201));
  const __m128i word = _mm_cvtsi64_si128(static_cast<std::int64_t>(bits));
  const __m128i first = _mm_set_epi64x(0x0101010101010101, 0);
  for (int place = 0; place < many; place += 16) {
    const __m128i bytes = _mm_shuffle_epi8(word, _mm_add_epi8(first, _mm_set1_epi8(static_cast<char>(place / 8))));
    const __m128i numbers = _mm_min_epu8(_mm_and_si128(bytes, each_bit), _mm_set1_epi8(1));
    if (place + 8 < many)
      _mm_storeu_si128(reinterpret_cast<__m128i *>(at + place), numbers);
    else
      _mm_storel_epi64(reinterpret_cast<__m128i *>(at + place), numbers);
  }
}
#endif

// Adds marks to planes.
template <class Value> struct Marks {
  Value *at;

  void add(int row, Card card) const { at[row * deck_size + card] += Value{1}; }
  void add(int row, Pile pile) const {
    while (!empty(pile)) add(row, take_lowest(pile));
  }
};

// Writes the parts in order. write_bits may overrun into the next part, which is written later; numbers come last and
// don't overrun.
template <class Value> class Filler {
public:
  explicit Filler(Value *at) : at_(at) {}

  void ranking(std::string_view, int rows, const auto &from) {
    for (int row = 0; row < rows; ++row, at_ += deck_size) std::copy_n(from.begin() + row * deck_size, deck_size, at_);
  }
  void clear(int rows) { std::fill_n(at_, rows * deck_size, Value{0}); }
  void marks(std::string_view, int rows, const auto &mark) {
    mark(Marks<Value>{at_});
    at_ += rows * deck_size;
  }
  void piles(std::string_view, int rows, const auto &pile_of) {
    for (int row = 0; row < rows; ++row, at_ += deck_size) {
      const Pile pile = pile_of(row);
      write_bits(pile.cards, deck_size, at_);
      for (Cards left = pile.twice; left != 0;) at_[take_lowest(left)] = 2;
    }
  }
  void flags(std::string_view, int rows, std::uint32_t bits) {
    write_bits(bits, rows, at_);
    at_ += rows;
  }
  void numbers(std::string_view, int rows, const auto &number_of) {
    for (int row = 0; row < rows; ++row) *at_++ = fitted<Value>(number_of(row));
  }

private:
  Value *at_;
};

// By number of players: the seats in order, twice round, so that one can start from any seat.
constexpr auto clockwise = [] {
  std::array<std::array<Seat, 2 * max_seats>, max_seats + 1> tables{};
  for (std::size_t players = 1; players <= max_seats; ++players)
    for (std::size_t i = 0; i < 2 * players; ++i) tables[players][i] = static_cast<Seat>(i % players);
  return tables;
}();

// A hand as one seat sees it, which counts the others from itself. Values in frequent use are members of this object,
// which is passed by value: an 8-bit number written through a pointer may alias any memory, so the compiler would
// reload them from elsewhere after every write.
struct Seen {
  Seen(const Law &law, const Episode &episode, Seat seat)
      : law(law), episode(episode), hand(episode.hand), open(hand.open), seat(seat), players(law.players),
        seats(&clockwise[static_cast<std::size_t>(players)][seat]),
        rows(&clockwise[static_cast<std::size_t>(players)][static_cast<std::size_t>(players - seat)]) {}

  const Law &law;
  const Episode &episode;
  const Hand &hand;
  const PublicState &open;
  Seat seat;
  int players;
  const Seat *seats; // by row, the seat: row 0 is the observer
  const Seat *rows;  // by seat, the row

  // How many seats to the left another seat is. A table, because division and branches are slow here.
  int from_here(Seat other) const { return rows[other]; }
  std::uint32_t flags(std::uint32_t of) const {
    const std::uint32_t all = (1U << players) - 1;
    return ((of & all) | (of & all) << players) >> seat & all;
  }
  std::uint32_t flag(Seat one) const { return flags(1U << (one & 15)); } // nobody's bit is beyond all seats

  bool has_passed() const { return open.passing && (open.waiting & bit(seat)) == 0; }
  bool has_received() const { return open.passing && open.waiting == 0; }
  bool chooses() const { return open.phase == Phase::pass && open.turn == seat; }
};

// How many seats to the left each card of a pass goes.
struct Way {
  explicit Way(const Seen &seen)
      : scatter(seen.open.pass == Pass::scatter), first(scatter ? 1 : steps_left(seen.open.pass, seen.players)) {}
  int operator()(int i) const { return scatter ? first + i : first; }

  bool scatter;
  int first;
};

// Marks the cards that the seat has passed or chosen so far, by receiver.
void given(const Seen &seen, auto out) {
  if (!seen.chooses() && !seen.has_passed()) return;
  const Way way(seen);
  const Passed &cards = seen.has_passed() ? seen.hand.passed[seen.seat] : seen.episode.chosen;
  const int count = seen.has_passed() ? cards_to_pass(seen.law, seen.open.pass) : seen.episode.chosen_count;
  for (int i = 0; i < count; ++i) out.add(way(i), cards[static_cast<std::size_t>(i)]);
}

// Marks the cards that the seat received, by giver: the giver of the i-th is as far to its right as its own i-th card
// goes to the left.
void received(const Seen &seen, auto out) {
  if (!seen.has_received()) return;
  const Way way(seen);
  const int count = cards_to_pass(seen.law, seen.open.pass);
  for (int i = 0; i < count; ++i) {
    const int giver = way(i) == 0 ? 0 : seen.players - way(i);
    out.add(giver, seen.hand.passed[seen.seats[giver]][static_cast<std::size_t>(i)]);
  }
}

void trick(const Seen &seen, auto out) {
  for (std::size_t i = seen.open.begins[seen.open.tricks]; i < seen.open.played; ++i)
    out.add(seen.from_here(seen.open.by[i]), seen.open.cards[i]);
}

void tell(const Seen seen, auto to) {
  const Law &law = seen.law;
  const Hand &hand = seen.hand;
  const PublicState &open = seen.open;
  const int players = seen.players;
  const bool knows_kitty = fallen(open) || peeks_at_kitty(law, open, seen.seat);

  to.ranking("order", law.rules.packs, seen.episode.played.order);
  to.clear(3 * players + 2);
  to.marks("trick", players, [&](auto out) { trick(seen, out); });
  to.marks("given", players, [&](auto out) { given(seen, out); });
  to.marks("received", players, [&](auto out) { received(seen, out); });
  to.marks("kitty", 1, [&](auto out) { out.add(0, knows_kitty ? hand.kitty : Pile{}); });
  to.marks("table", 1, [&](auto out) { out.add(0, open.lying); });
  to.piles("held", 1, [&](int) { return hand.held[seen.seat]; });
  to.piles("dealt", 1, [&](int) { return hand.dealt[seen.seat]; });
  to.piles("played", players, [&](int row) { return seen.episode.played.by[seen.seats[row]]; });
  to.piles("taken", players, [&](int row) { return open.taken[seen.seats[row]]; });

  const auto flag = [](auto which) { return 1U << static_cast<unsigned>(which); }; // done lies beyond the flags written
  std::uint32_t led = 0;
  for (int suit = 0; suit < each_suit; ++suit)
    led |= (open.led >> ranks * suit & 1) << suit; // open.led has all thirteen cards of a suit or none
  to.flags("phase", static_cast<int>(Phase::done), flag(open.phase));
  to.flags("pass", each_pass, flag(open.passing ? open.pass : Pass::hold));
  to.flags("suit", each_suit, flag(open.suit));
  to.flags("led", each_suit, led);
  const auto number = [&](std::string_view name, auto value) { to.numbers(name, 1, [value](int) { return value; }); };
  number("broken", std::int8_t{open.broken});
  number("first_trick", std::int8_t{open.first_trick});
  number("tricks", static_cast<std::int8_t>(open.tricks));
  number("tricks_on_table", static_cast<std::int8_t>(open.tricks_lying));
  number("stock_left", static_cast<std::int8_t>(open.stock_left));
  number("kitty_size", static_cast<std::int8_t>(count(hand.kitty)));
  number("moon_amount", open.moon.amount);
  number("pot", open.pot);
  number("hand", open.number);

  const auto flags = [&](std::string_view name, std::uint32_t bits) { to.flags(name, players, bits); };
  flags("to_act", seen.flag(open.turn));
  flags("dealer", seen.flag(open.dealer));
  flags("leader", seen.flag(open.leader));
  flags("winning", seen.flag(open.in_trick == 0 ? nobody : open.winning));
  flags("kitty_taker", seen.flag(open.kitty_taker));
  flags("bidder", seen.flag(open.auction.bidder));
  flags("waiting", seen.flags(open.waiting));
  flags("out", seen.flags(open.out));
  flags("moon", seen.flags(open.moon.shooters));
  flags("spoken", seen.flags(open.auction.spoken));

  const auto of_each = [&](std::string_view name, const auto &number_of) {
    to.numbers(name, players, [&](int row) { return number_of(seen.seats[row]); });
  };
  of_each("cards", [&](Seat each) { return static_cast<std::int8_t>(count(hand.held[each])); });
  of_each("tricks_won", [&](Seat each) { return static_cast<std::int8_t>(open.tricks_won[each]); });
  of_each("drawn", [&](Seat each) { return static_cast<std::int8_t>(open.drawn[each]); });
  of_each("points", [&](Seat each) { return points_of(law, open, each); });
  of_each("bids", [&](Seat each) { return open.auction.bids[each]; });
  of_each("chips", [&](Seat each) { return open.chips[each]; });
  of_each("totals", [&](Seat each) { return open.totals[each]; });
}

} // namespace

std::vector<ObservationPart> observation_parts(const Law &law) {
  std::vector<ObservationPart> parts;
  const Episode episode;
  tell(Seen(law, episode, 0), Describer(parts));
  return parts;
}

int observation_size(const Law &law) {
  const auto parts = observation_parts(law);
  return parts.back().start + parts.back().rows * parts.back().columns;
}

template <class Value> void observe(const Law &law, const Episode &episode, Seat seat, std::span<Value> into) {
  tell(Seen(law, episode, seat), Filler<Value>(into.data()));
}

template void observe(const Law &, const Episode &, Seat, std::span<std::int8_t>);
template void observe(const Law &, const Episode &, Seat, std::span<std::int16_t>);
template void observe(const Law &, const Episode &, Seat, std::span<float>);

void write_legal(const LegalNumbers &legal, std::span<std::uint8_t> into) {
  constexpr int eights = first_bid / 8 * 8; // whole eights only, because memory after the array isn't ours
  write_bits(legal.below_bids, eights, into.data());
  for (std::size_t number = eights; number < into.size(); ++number)
    into[number] = legal.has(static_cast<Number>(number)) ? 1 : 0;
}

} // namespace openhearts
