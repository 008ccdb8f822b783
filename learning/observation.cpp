#include "learning/observation.hpp"

#include "core/points.hpp"

#include <algorithm>
#include <limits>

namespace openhearts {

namespace {

constexpr auto each_suit = 4;
constexpr auto each_pass = static_cast<int>(Pass::hold) + 1;

// The parts of an observation are told once, by `tell`, to one who describes them or to one who writes them. `piles`
// has a pile of many cards for each row; elsewhere, where all has been cleared, `mark` puts single numbers.
class Describer {
public:
  explicit Describer(std::vector<ObservationPart> &parts) : parts_(parts) {}

  void piles(std::string_view name, int rows, const auto &) { add(name, rows, deck_size); }
  void clear(int) {}
  void clear_rest() {}
  void planes(std::string_view name, int rows, const auto &) { add(name, rows, deck_size); }
  void numbers(std::string_view name, int rows, const auto &) { add(name, rows, 1); }
  void by_seat(const auto &names, int players, const auto &) {
    for (const std::string_view name : names) add(name, players, 1);
  }

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

// Eight bits as eight numbers. Looked up, because a loop over the bits that are set is mispredicted at its end, and
// planes are most of the work.
template <class Value>
constexpr auto spread = [] {
  std::array<std::array<Value, 8>, 256> table{};
  for (std::size_t bits = 0; bits < table.size(); ++bits)
    for (std::size_t place = 0; place < 8; ++place) table[bits][place] = static_cast<Value>(bits >> place & 1);
  return table;
}();

// Writes `many` bits as numbers, 1 or 0.
template <std::size_t many, class Value> void write_bits(std::uint64_t bits, Value *at) {
  for (std::size_t place = 0; place < many; place += 8)
    std::copy_n(spread<Value>[bits >> place & 0xFF].begin(), std::min<std::size_t>(8, many - place), at + place);
}

// Where a part of the observation is, for `mark` to put numbers there. A copy of its own for each part, because a
// number of eight bits could be any byte in memory, such as where the part begins.
template <class Value> struct Marks {
  Value *at;

  void put(int place, std::int64_t number) const { at[place] = fitted<Value>(number); }
  void add(int row, Card card) const { at[row * deck_size + card] += Value{1}; }
  void add(int row, Pile pile) const {
    while (!empty(pile)) add(row, take_lowest(pile));
  }
};

template <class Value> class Filler {
public:
  explicit Filler(std::span<Value> into) : at_(into.data()), end_(at_ + into.size()) {}

  void piles(std::string_view, int rows, const auto &pile_of) {
    for (int row = 0; row < rows; ++row, at_ += deck_size) {
      const Pile pile = pile_of(row);
      write_bits<deck_size>(pile.cards, at_);
      for (Cards left = pile.twice; left != 0;) at_[take_lowest(left)] = 2;
    }
  }
  void clear(int size) { std::fill_n(at_, size, Value{0}); }
  void clear_rest() { std::fill(at_, end_, Value{0}); }
  void planes(std::string_view, int rows, const auto &mark) {
    mark(Marks<Value>{at_});
    at_ += rows * deck_size;
  }
  void numbers(std::string_view, int rows, const auto &mark) {
    mark(Marks<Value>{at_});
    at_ += rows;
  }
  // `numbers_of` has as many numbers for a row as there are names; each name's numbers lie together.
  template <std::size_t many>
  void by_seat(const std::array<std::string_view, many> &, int players, const auto &numbers_of) {
    for (int row = 0; row < players; ++row) {
      const auto numbers = numbers_of(row);
      for (std::size_t i = 0; i < many; ++i)
        at_[static_cast<std::ptrdiff_t>(i) * players + row] = fitted<Value>(numbers[i]);
    }
    at_ += static_cast<std::ptrdiff_t>(many) * players;
  }

private:
  Value *at_;
  Value *end_;
};

// A hand as one seat sees it, which counts the others from itself.
struct Seen {
  Seen(const Law &law, const Episode &episode, Seat seat)
      : law(law), episode(episode), hand(episode.hand), open(hand.open), seat(seat) {
    Seat each = seat;
    for (std::uint8_t row = 0; row < law.players; ++row, each = next_seat(law, each)) {
      seats[row] = each;
      rows[each] = row;
    }
  }

  const Law &law;
  const Episode &episode;
  const Hand &hand;
  const PublicState &open;
  Seat seat;
  // From here on, and the way back: looked up, because neither a division nor a branch for each card is quick.
  std::array<Seat, max_seats> seats;
  std::array<std::uint8_t, max_seats> rows;

  int from_here(Seat other) const { return rows[other]; }
  // Who gets the i-th card that the seat passes, counted from here.
  int taker(int i) const { return open.pass == Pass::scatter ? i + 1 : steps_left(open.pass, law.players); }
  bool has_passed() const { return open.passing && (open.waiting & bit(seat)) == 0; }
  bool has_received() const { return open.passing && open.waiting == 0; }
  bool chooses() const { return open.phase == Phase::pass && open.turn == seat; }
};

// A pile for each seat, from the one that observes on. Twice is only what two packs have.
class BySeat {
public:
  explicit BySeat(const Seen &seen) : packs_(seen.law.rules.packs) {
    cards_.fill(0);
    if (packs_ > 1) twice_.fill(0);
  }
  void put(std::size_t row, Card card) {
    if (packs_ > 1) twice_[row] |= cards_[row] & of(card);
    cards_[row] |= of(card);
  }
  Pile operator()(int row) const {
    const auto at = static_cast<std::size_t>(row);
    return {cards_[at], packs_ > 1 ? twice_[at] : 0};
  }

private:
  int packs_;
  std::array<Cards, max_seats> cards_;
  std::array<Cards, max_seats> twice_;
};

// The cards the seat has passed or chosen so far, by taker.
void given(const Seen &seen, auto out) {
  if (!seen.chooses() && !seen.has_passed()) return;
  const Passed &cards = seen.has_passed() ? seen.hand.passed[seen.seat] : seen.episode.chosen;
  const int count = seen.has_passed() ? cards_to_pass(seen.law, seen.open.pass) : seen.episode.chosen_count;
  for (int i = 0; i < count; ++i) out.add(seen.taker(i), cards[static_cast<std::size_t>(i)]);
}

// What it was passed, by giver: who is as far before it as it passes its own i-th card on.
void received(const Seen &seen, auto out) {
  if (!seen.has_received()) return;
  const int count = cards_to_pass(seen.law, seen.open.pass);
  for (int i = 0; i < count; ++i) {
    const int taker = seen.taker(i);
    const int giver = taker == 0 ? 0 : seen.law.players - taker;
    out.add(giver, seen.hand.passed[seen.seats[static_cast<std::size_t>(giver)]][static_cast<std::size_t>(i)]);
  }
}

// When each card was played, from 1; of two equal ones the later in the second row. On the way, `by` gets who played
// it.
void order(const Seen &seen, BySeat &by, auto out) {
  BySeat played(seen);
  Cards before = 0;
  const std::size_t count = seen.open.played;
  for (std::size_t i = 0; i < count; ++i) {
    const Card card = seen.open.cards[i];
    played.put(static_cast<std::size_t>(seen.from_here(seen.open.by[i])), card);
    out.put((before & of(card)) != 0 ? deck_size + card : card, static_cast<std::int64_t>(i) + 1);
    before |= of(card);
  }
  by = played;
}

void trick(const Seen &seen, auto out) {
  for (std::size_t i = seen.open.begins[seen.open.tricks]; i < seen.open.played; ++i)
    out.put(seen.from_here(seen.open.by[i]) * deck_size + seen.open.cards[i], 1);
}

void tell(const Seen &seen, auto to) {
  const Law &law = seen.law;
  const Hand &hand = seen.hand;
  const PublicState &open = seen.open;
  const Seat seat = seen.seat;
  const int players = law.players;
  const auto one_of = [](int which) {
    return [which](auto out) {
      if (which >= 0) out.put(which, std::int64_t{1});
    };
  };
  const auto one = [](std::int64_t number) { return [number](auto out) { out.put(0, number); }; };
  const auto pile = [](Pile cards) { return [cards](int) { return cards; }; };
  const bool knows_kitty = fallen(open) || peeks_at_kitty(law, open, seat);

  BySeat played(seen);
  to.clear((law.rules.packs + 3 * players + 2) * deck_size);
  to.planes("order", law.rules.packs, [&](auto out) { order(seen, played, out); });
  to.planes("trick", players, [&](auto out) { trick(seen, out); });
  to.planes("given", players, [&](auto out) { given(seen, out); });
  to.planes("received", players, [&](auto out) { received(seen, out); });
  to.planes("kitty", 1, [&](auto out) { out.add(0, knows_kitty ? hand.kitty : Pile{}); });
  to.planes("table", 1, [&](auto out) { out.add(0, open.lying); });
  to.piles("held", 1, pile(hand.held[seat]));
  to.piles("dealt", 1, pile(hand.dealt[seat]));
  to.piles("played", players, played);
  to.piles("taken", players, [&](int row) { return open.taken[seen.seats[static_cast<std::size_t>(row)]]; });
  to.clear_rest();

  const bool done = open.phase == Phase::done;
  to.numbers("phase", static_cast<int>(Phase::done), one_of(done ? -1 : static_cast<int>(open.phase)));
  to.numbers("pass", each_pass, one_of(static_cast<int>(open.passing ? open.pass : Pass::hold)));
  to.numbers("suit", each_suit, one_of(static_cast<int>(open.suit)));
  to.numbers("led", each_suit, one_of(open.led == 0 ? -1 : static_cast<int>(suit_of(lowest(open.led)))));
  to.numbers("broken", 1, one(open.broken));
  to.numbers("first_trick", 1, one(open.first_trick));
  to.numbers("tricks", 1, one(open.tricks));
  to.numbers("tricks_on_table", 1, one(open.tricks_lying));
  to.numbers("stock_left", 1, one(open.stock_left));
  to.numbers("kitty_size", 1, one(count(hand.kitty)));
  to.numbers("moon_amount", 1, one(open.moon.amount));
  to.numbers("pot", 1, one(open.pot));
  to.numbers("hand", 1, one(open.number));

  constexpr std::array<std::string_view, 13> small = {"to_act", "dealer",     "leader", "winning", "kitty_taker",
                                                      "bidder", "waiting",    "out",    "moon",    "spoken",
                                                      "cards",  "tricks_won", "drawn"};
  const Seat winning = open.in_trick == 0 ? nobody : open.winning;
  to.by_seat(small, players, [&](int row) {
    const Seat each = seen.seats[static_cast<std::size_t>(row)];
    const auto is = [each](Seat one) { return static_cast<std::int8_t>(one == each); };
    const auto in = [each](Seats seats) { return static_cast<std::int8_t>(seats >> each & 1); };
    return std::array<std::int8_t, small.size()>{
        is(open.turn),
        is(open.dealer),
        is(open.leader),
        is(winning),
        is(open.kitty_taker),
        is(open.auction.bidder),
        in(open.waiting),
        in(open.out),
        in(open.moon.shooters),
        in(open.auction.spoken),
        static_cast<std::int8_t>(count(hand.held[each])),
        static_cast<std::int8_t>(open.tricks_won[each]),
        static_cast<std::int8_t>(open.drawn[each]),
    };
  });
  constexpr std::array<std::string_view, 4> large = {"points", "bids", "chips", "totals"};
  to.by_seat(large, players, [&](int row) {
    const Seat each = seen.seats[static_cast<std::size_t>(row)];
    return std::array<std::int64_t, large.size()>{points_of(law, open, each), open.auction.bids[each], open.chips[each],
                                                  open.totals[each]};
  });
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
  tell(Seen(law, episode, seat), Filler<Value>(into));
}

template void observe(const Law &, const Episode &, Seat, std::span<std::int8_t>);
template void observe(const Law &, const Episode &, Seat, std::span<std::int16_t>);
template void observe(const Law &, const Episode &, Seat, std::span<float>);

void write_legal(const LegalNumbers &legal, std::span<std::uint8_t> into) {
  write_bits<first_bid>(legal.below_bids, into.data());
  for (std::size_t number = first_bid; number < into.size(); ++number)
    into[number] = legal.has(static_cast<Number>(number)) ? 1 : 0;
}

} // namespace openhearts
