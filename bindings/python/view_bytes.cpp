#include "bindings/python/view_bytes.hpp"

#include <type_traits>

namespace openhearts::python {

namespace {

// Writer and reader use little-endian numbers, so that pickles can move between machines.
struct Writer {
  std::string bytes;

  void number(auto &value) {
    auto left = static_cast<std::uint64_t>(value);
    for (std::size_t i = 0; i < sizeof value; ++i, left >>= 8) bytes.push_back(static_cast<char>(left & 0xFF));
  }
};

struct Reader {
  std::string_view bytes;
  bool whole = true;

  void number(auto &value) {
    whole = whole && bytes.size() >= sizeof value;
    if (!whole) return;
    std::uint64_t read = 0;
    for (std::size_t i = sizeof value; i > 0; --i) read = read << 8 | static_cast<std::uint8_t>(bytes[i - 1]);
    value = static_cast<std::remove_reference_t<decltype(value)>>(read);
    bytes.remove_prefix(sizeof value);
  }
};

template <class Value>
  requires std::is_arithmetic_v<Value> || std::is_enum_v<Value>
void carry(auto &by, Value &value) {
  by.number(value);
}

template <class Item, std::size_t many> void carry(auto &by, std::array<Item, many> &items);

void carry(auto &by, Pile &pile) {
  auto &[cards, twice] = pile;
  by.number(cards);
  by.number(twice);
}

void all(auto &by, auto &...fields) { (carry(by, fields), ...); }

void carry(auto &by, Moon &moon) {
  auto &[shooters, chooser, sun, amount, way] = moon;
  all(by, shooters, chooser, sun, amount, way);
}

void carry(auto &by, Auction &auction) {
  auto &[spoken, bids, high, bidder, carried] = auction;
  all(by, spoken, bids, high, bidder, carried);
}

template <class Item, std::size_t many> void carry(auto &by, std::array<Item, many> &items) {
  for (Item &item : items) carry(by, item);
}

// The structured binding has to name every field, so the compiler notices if a new one is forgotten here.
void carry(auto &by, PublicState &open) {
  auto &[phase, pass, number, only_hand, passing, broken, first_trick, suit, dealer, turn, kitty_taker, kitty_due,
         waiting, out, totals, scores, chips, pot, moon, auction, drawn, stock_left, leader, winning, in_trick,
         trick_size, tricks_lying, led, best, trick, lying, played, tricks, cards, seats, begins, winners, tricks_won,
         taken] = open;
  all(by, phase, pass, number, only_hand, passing, broken, first_trick, suit, dealer, turn, kitty_taker, kitty_due,
      waiting, out, totals, scores, chips, pot, moon, auction, drawn, stock_left, leader, winning, in_trick, trick_size,
      tricks_lying, led, best, trick, lying, played, tricks, cards, seats, begins, winners, tricks_won, taken);
}

void carry(auto &by, View &view) {
  auto &[open, seat, counts, held, dealt, has_passed, has_received, passed, received, kitty, kitty_size, opening_lead,
         received_from] = view;
  all(by, open, seat, counts, held, dealt, has_passed, has_received, passed, received, kitty, kitty_size, opening_lead,
      received_from);
}

} // namespace

std::string bytes_of(const View &view) {
  Writer writer;
  View copy = view;
  carry(writer, copy);
  return std::move(writer.bytes);
}

std::optional<View> view_from_bytes(std::string_view bytes) {
  Reader reader{bytes};
  View view;
  carry(reader, view);
  if (!reader.whole || !reader.bytes.empty()) return std::nullopt;
  return view;
}

} // namespace openhearts::python
