#include "bots/transposition_table.hpp"

#include "core/points.hpp"

namespace openhearts {

namespace {

// Mixes words into a key: two of the 64-bit finalizers of splitmix (Steele, Lea and Flood, 2014), with other constants.
class Mixer {
public:
  void add(std::uint64_t word) {
    key_.first = mixed(key_.first ^ word, 0xBF58476D1CE4E5B9U, 0x94D049BB133111EBU);
    key_.second = mixed(key_.second + 0x9E3779B97F4A7C15U + word, 0xFF51AFD7ED558CCDU, 0xC4CEB9FE1A85EC53U);
  }
  Key key() const { return key_; }

private:
  static std::uint64_t mixed(std::uint64_t word, std::uint64_t once, std::uint64_t twice) {
    word = (word ^ (word >> 30)) * once;
    word = (word ^ (word >> 27)) * twice;
    return word ^ (word >> 31);
  }
  Key key_{0x2545F4914F6CDD1DU, 0x632BE59BD9B4E019U};
};

constexpr std::uint64_t in_stock = 14; // after the seats

Pile stock_of(const Hand &hand) {
  Pile stock;
  for (int left = hand.open.stock_left; left > 0; --left)
    put(stock, of(hand.stock[static_cast<std::size_t>(hand.stock_size - left)]));
  return stock;
}

Seats takers_of(const Law &law, const PublicState &open, Cards cards) {
  Seats takers = 0;
  for (Seat seat = 0; seat < law.players; ++seat)
    if ((open.taken[seat].cards & cards) != 0) takers |= bit(seat);
  return takers;
}

bool on_one_side(const Law &law, Seats seats) {
  for (int side = 0; side < law.sides; ++side)
    if ((seats & ~seats_on(law, side)) == 0) return true;
  return false;
}

// Adds what matters of the cards taken. Their values simply add up, so they matter only while a moon may still be shot
// and where tricks themselves count. The shooters have all penalties so far, so a lone shooter's need not be added; of
// a side's, only how they are shared. The way an automatic moon counts depends on the totals, and so on all bonuses.
void add_taken(const Law &law, const SuitLaw &in, const PublicState &open, Mixer &mixer) {
  const Rules &rules = law.rules;
  Seats without_trick = 0;
  for (Seat seat = 0; seat < law.players; ++seat)
    if (open.tricks_won[seat] == 0) without_trick |= bit(seat);
  if (rules.no_trick_bonus != 0) mixer.add(without_trick);
  if (rules.moon == MoonRule::off) return;
  const Seats takers = takers_of(law, open, rules.moon_needs_bonus ? in.penalties | in.bonuses : in.penalties);
  const bool alone = (takers & (takers - 1)) == 0;
  const bool together = !alone && rules.joint_moon && on_one_side(law, takers);
  mixer.add(alone || together ? takers : everybody(law));
  if (!alone && !together) return;
  if (rules.moon_needs_bonus) mixer.add(takers_of(law, open, in.penalties));
  if (rules.sun != 0) mixer.add(without_trick);
  for (Seat seat = 0; seat < law.players; ++seat) {
    if (rules.joint_moon) mixer.add(static_cast<std::uint64_t>(penalties_of(law, open, seat)));
    if (rules.moon != MoonRule::automatic || in.bonuses == 0) continue;
    mixer.add(open.taken[seat].cards & in.bonuses);
    mixer.add(open.taken[seat].twice & in.bonuses);
  }
}

} // namespace

KeyMaker::KeyMaker(const Law &law, Suit suit) : law_(law), in_(law_of(law, suit)) {
  for (int each = 0; each < 4; ++each) {
    std::vector<std::pair<std::int64_t, bool>> kinds;
    for (Cards left = of(static_cast<Suit>(each)) & law.deck.cards; left != 0;) {
      const Card card = take_lowest(left);
      const std::pair kind{value_of(in_, of(card)), (in_.queen & of(card)) != 0};
      std::size_t at = 0;
      while (at < kinds.size() && kinds[at] != kind) ++at;
      if (at == kinds.size()) kinds.push_back(kind);
      kind_[card] = static_cast<std::uint8_t>(at);
    }
    of_one_kind_[static_cast<std::size_t>(each)] = kinds.size() <= 1;
  }
}

Key KeyMaker::key_of(const Hand &hand) const {
  const PublicState &open = hand.open;
  Mixer mixer;
  mixer.add(static_cast<std::uint64_t>(open.turn) | std::uint64_t{open.broken} << 8 |
            std::uint64_t{open.first_trick} << 9 | std::uint64_t{open.kitty_due} << 10 |
            std::uint64_t{open.kitty_taker} << 16 | std::uint64_t{open.tricks_lying} << 24 |
            std::uint64_t{open.stock_left} << 32 | std::uint64_t{open.out} << 40);
  if (hand.opening_lead != 0) mixer.add(hand.opening_lead);
  if (!empty(open.lying)) {
    mixer.add(open.lying.cards);
    mixer.add(open.lying.twice);
  }
  add_taken(law_, in_, open, mixer);
  if (law_.rules.packs > 1) { // with two copies, the order within a suit isn't enough
    for (Seat seat = 0; seat < law_.players; ++seat) {
      mixer.add(hand.held[seat].cards);
      mixer.add(hand.held[seat].twice);
    }
    return mixer.key();
  }
  std::array<std::uint8_t, deck_size> holders;
  Cards out = 0;
  const auto hold = [&](Cards cards, std::uint64_t holder) {
    out |= cards;
    while (cards != 0) holders[take_lowest(cards)] = static_cast<std::uint8_t>(holder);
  };
  for (Seat seat = 0; seat < law_.players; ++seat) hold(hand.held[seat].cards, seat);
  hold(stock_of(hand).cards, in_stock);
  for (std::size_t suit = 0; suit < 4; ++suit) {
    std::uint64_t who = 1; // a leading 1, so that the number of cards is part of the key
    std::uint64_t what = 1;
    for (Cards left = out & of(static_cast<Suit>(suit)); left != 0;) {
      const Card card = take_lowest(left);
      who = who << 4 | holders[card];
      what = what << 4 | kind_[card];
    }
    mixer.add(who);
    if (!of_one_kind_[suit]) mixer.add(what);
  }
  return mixer.key();
}

Cards KeyMaker::different(const Hand &hand, Cards cards) const {
  if (law_.rules.packs > 1 || (cards & (cards - 1)) == 0) return cards;
  Cards others = hand.open.trick.cards | stock_of(hand).cards;
  for (Seat seat = 0; seat < law_.players; ++seat)
    if (seat != hand.open.turn) others |= hand.held[seat].cards;
  Cards kept = 0;
  Card last = 0;
  while (cards != 0) {
    const Card card = take_lowest(cards);
    const Cards between = (of(card) - 1) & ~(of(last) | (of(last) - 1));
    const bool same =
        kept != 0 && suit_of(last) == suit_of(card) && kind_[last] == kind_[card] && (between & others) == 0;
    if (!same) kept |= of(card);
    last = card;
  }
  return kept;
}

} // namespace openhearts
