#include "learning/observation.hpp"

#include "core/points.hpp"

#include <algorithm>
#include <limits>

namespace openhearts {

namespace {

constexpr auto each_suit = 4;
constexpr auto each_pass = static_cast<int>(Pass::hold) + 1;

// The parts of an observation are told once, by `tell`, to one who describes them or to one who writes them.
class Describer {
public:
  explicit Describer(std::vector<ObservationPart> &parts) : parts_(parts) {}

  void planes(std::string_view name, int rows, auto &&) { add(name, rows, deck_size); }
  void numbers(std::string_view name, int rows, auto &&) { add(name, rows, 1); }

private:
  void add(std::string_view name, int rows, int columns) {
    const int start = parts_.empty() ? 0 : parts_.back().start + parts_.back().rows * parts_.back().columns;
    parts_.push_back({name, start, rows, columns});
  }

  std::vector<ObservationPart> &parts_;
};

template <class Value> constexpr Value fitted(std::int64_t number) {
  if constexpr (std::is_integral_v<Value>) {
    constexpr std::int64_t most = std::numeric_limits<Value>::max();
    constexpr std::int64_t least = std::numeric_limits<Value>::min();
    number = std::clamp(number, least, most);
  }
  return static_cast<Value>(number);
}

// Writes where all is 0 so far.
template <class Value> class Filler {
public:
  explicit Filler(Value *at) : at_(at) {}

  void planes(std::string_view, int rows, auto &&mark) {
    mark(*this);
    at_ += static_cast<std::ptrdiff_t>(rows) * deck_size;
  }
  void numbers(std::string_view, int rows, auto &&mark) {
    mark(*this);
    at_ += rows;
  }

  // What `mark` calls: the row, and for planes the card.
  void put(int row, std::int64_t number) { at_[row] = fitted<Value>(number); }
  void put(int row, Card card, int number) { at_[row * deck_size + card] = static_cast<Value>(number); }
  void put(int row, Pile pile) {
    Value *plane = at_ + static_cast<std::ptrdiff_t>(row) * deck_size;
    for (Cards left = pile.cards; left != 0;) plane[take_lowest(left)] = 1;
    for (Cards left = pile.twice; left != 0;) plane[take_lowest(left)] = 2;
  }

private:
  Value *at_;
};

// A hand as one seat sees it, which counts the others from itself.
struct Seen {
  const Law &law;
  const Episode &episode;
  const Hand &hand;
  const PublicState &open;
  Seat seat;

  int from_here(Seat other) const { return other >= seat ? other - seat : other - seat + law.players; }
  Seat seat_at(int row) const { return seat_after(law, seat, row); }
  bool has_passed() const { return open.passing && (open.waiting & bit(seat)) == 0; }
  bool has_received() const { return open.passing && open.waiting == 0; }
  bool chooses() const { return open.phase == Phase::pass && open.turn == seat; }
};

// The cards the seat has passed or chosen so far, by taker.
void given(const Seen &seen, auto &out) {
  if (!seen.chooses() && !seen.has_passed()) return;
  const Passed &cards = seen.has_passed() ? seen.hand.passed[seen.seat] : seen.episode.chosen;
  const int count = seen.has_passed() ? cards_to_pass(seen.law, seen.open.pass) : seen.episode.chosen_count;
  std::array<Pile, max_seats> to = {};
  for (int i = 0; i < count; ++i) {
    const Seat taker = receiver(seen.law, seen.open.pass, seen.seat, i);
    put(to[static_cast<std::size_t>(seen.from_here(taker))], of(cards[static_cast<std::size_t>(i)]));
  }
  for (int row = 0; row < seen.law.players; ++row) out.put(row, to[static_cast<std::size_t>(row)]);
}

// What it was passed, by giver. The i-th card of a pass comes from one seat only.
void received(const Seen &seen, auto &out) {
  if (!seen.has_received()) return;
  const int count = cards_to_pass(seen.law, seen.open.pass);
  std::array<Pile, max_seats> from = {};
  for (int i = 0; i < count; ++i) {
    const int taker = seen.from_here(receiver(seen.law, seen.open.pass, seen.seat, i));
    const int giver = taker == 0 ? 0 : seen.law.players - taker;
    put(from[static_cast<std::size_t>(giver)],
        of(seen.hand.passed[seen.seat_at(giver)][static_cast<std::size_t>(i)]));
  }
  for (int row = 0; row < seen.law.players; ++row) out.put(row, from[static_cast<std::size_t>(row)]);
}

void played(const Seen &seen, auto &out) {
  const PublicState &open = seen.open;
  std::array<Pile, max_seats> by = {};
  for (std::size_t i = 0; i < open.played; ++i)
    put(by[static_cast<std::size_t>(seen.from_here(open.by[i]))], of(open.cards[i]));
  for (int row = 0; row < seen.law.players; ++row) out.put(row, by[static_cast<std::size_t>(row)]);
}

// When each card was played, from 1; of two equal ones the later in the second row.
void order(const Seen &seen, auto &out) {
  Cards before = 0;
  for (std::size_t i = 0; i < seen.open.played; ++i) {
    const Card card = seen.open.cards[i];
    out.put((before & of(card)) != 0 ? 1 : 0, card, static_cast<int>(i) + 1);
    before |= of(card);
  }
}

void trick(const Seen &seen, auto &out) {
  for (std::size_t i = seen.open.begins[seen.open.tricks]; i < seen.open.played; ++i)
    out.put(seen.from_here(seen.open.by[i]), seen.open.cards[i], 1);
}

void tell(const Seen &seen, auto &&to) {
  const auto &[law, episode, hand, open, seat] = seen;
  const int players = law.players;
  const auto by_seat = [&](const auto &value) {
    return [&](auto &out) {
      for (int row = 0; row < players; ++row) out.put(row, std::int64_t{value(seen.seat_at(row))});
    };
  };
  const auto members = [&](Seats seats) { return by_seat([seats](Seat each) { return (seats & bit(each)) != 0; }); };
  const auto one_seat = [&](Seat one) {
    return [&seen, one](auto &out) {
      if (one != nobody) out.put(seen.from_here(one), std::int64_t{1});
    };
  };
  const auto one_of = [](int which) {
    return [which](auto &out) {
      if (which >= 0) out.put(which, std::int64_t{1});
    };
  };
  const auto one = [](std::int64_t number) { return [number](auto &out) { out.put(0, number); }; };
  const auto pile = [](Pile cards) { return [cards](auto &out) { out.put(0, cards); }; };
  const bool knows_kitty = fallen(open) || peeks_at_kitty(law, open, seat);

  to.planes("held", 1, pile(hand.held[seat]));
  to.planes("dealt", 1, pile(hand.dealt[seat]));
  to.planes("given", players, [&](auto &out) { given(seen, out); });
  to.planes("received", players, [&](auto &out) { received(seen, out); });
  to.planes("kitty", 1, pile(knows_kitty ? hand.kitty : Pile{}));
  to.planes("trick", players, [&](auto &out) { trick(seen, out); });
  to.planes("played", players, [&](auto &out) { played(seen, out); });
  to.planes("taken", players, [&](auto &out) {
    for (int row = 0; row < players; ++row) out.put(row, open.taken[seen.seat_at(row)]);
  });
  to.planes("table", 1, pile(open.lying));
  to.planes("order", law.rules.packs, [&](auto &out) { order(seen, out); });

  const bool done = open.phase == Phase::done;
  to.numbers("phase", static_cast<int>(Phase::done), one_of(done ? -1 : static_cast<int>(open.phase)));
  to.numbers("to_act", players, one_seat(open.turn));
  to.numbers("dealer", players, one_seat(open.dealer));
  to.numbers("pass", each_pass, one_of(static_cast<int>(open.passing ? open.pass : Pass::hold)));
  to.numbers("waiting", players, members(open.waiting));
  to.numbers("broken", 1, one(open.broken));
  to.numbers("first_trick", 1, one(open.first_trick));
  to.numbers("suit", each_suit, one_of(static_cast<int>(open.suit)));
  to.numbers("led", each_suit, one_of(open.led == 0 ? -1 : static_cast<int>(suit_of(lowest(open.led)))));
  to.numbers("leader", players, one_seat(open.leader));
  to.numbers("winning", players, one_seat(open.in_trick == 0 ? nobody : open.winning));
  to.numbers("cards", players, by_seat([&](Seat each) { return std::int64_t{count(hand.held[each])}; }));
  to.numbers("points", players, by_seat([&](Seat each) { return value_of(in_force(law, open), open.taken[each]); }));
  to.numbers("tricks_won", players, by_seat([&](Seat each) { return std::int64_t{open.tricks_won[each]}; }));
  to.numbers("tricks", 1, one(open.tricks));
  to.numbers("tricks_on_table", 1, one(open.tricks_lying));
  to.numbers("stock_left", 1, one(open.stock_left));
  to.numbers("drawn", players, by_seat([&](Seat each) { return std::int64_t{open.drawn[each]}; }));
  to.numbers("out", players, members(open.out));
  to.numbers("kitty_size", 1, one(count(hand.kitty)));
  to.numbers("kitty_taker", players, one_seat(open.kitty_taker));
  to.numbers("moon", players, members(open.moon.shooters));
  to.numbers("moon_amount", 1, one(open.moon.amount));
  to.numbers("spoken", players, members(open.auction.spoken));
  to.numbers("bids", players, by_seat([&](Seat each) { return std::int64_t{open.auction.bids[each]}; }));
  to.numbers("bidder", players, one_seat(open.auction.bidder));
  to.numbers("chips", players, by_seat([&](Seat each) { return open.chips[each]; }));
  to.numbers("pot", 1, one(open.pot));
  to.numbers("hand", 1, one(open.number));
  to.numbers("totals", players, by_seat([&](Seat each) { return open.totals[each]; }));
}

} // namespace

std::vector<ObservationPart> observation_parts(const Law &law) {
  std::vector<ObservationPart> parts;
  const Episode episode;
  tell(Seen{law, episode, episode.hand, episode.hand.open, 0}, Describer(parts));
  return parts;
}

int observation_size(const Law &law) {
  const auto parts = observation_parts(law);
  return parts.back().start + parts.back().rows * parts.back().columns;
}

template <class Value>
void observe(const Law &law, const Episode &episode, Seat seat, std::span<Value> into) {
  std::ranges::fill(into, Value{0});
  tell(Seen{law, episode, episode.hand, episode.hand.open, seat}, Filler<Value>(into.data()));
}

template void observe(const Law &, const Episode &, Seat, std::span<std::int8_t>);
template void observe(const Law &, const Episode &, Seat, std::span<std::int16_t>);
template void observe(const Law &, const Episode &, Seat, std::span<float>);

void write_legal(const LegalNumbers &legal, std::span<std::uint8_t> into) {
  for (std::size_t number = 0; number < first_bid; ++number)
    into[number] = static_cast<std::uint8_t>(legal.below_bids >> number & 1);
  for (std::size_t number = first_bid; number < into.size(); ++number)
    into[number] = legal.has(static_cast<Number>(number)) ? 1 : 0;
}

} // namespace openhearts
