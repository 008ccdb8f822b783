#include "learning/information_state.hpp"

#include "core/phases.hpp"

#include <optional>

namespace openhearts {

namespace {

// Builds the text from parts: "; name word word ...".
class Text {
public:
  void part(std::string_view name) { (text_ += text_.empty() ? "" : "; ") += name; }
  void word(std::string_view word) { (text_ += ' ') += word; }
  void number(std::int64_t number) { word(std::to_string(number)); }
  void cards(Pile pile) {
    while (!empty(pile)) word(name_of(take_lowest(pile)));
  }
  void cards(const Passed &cards, int count) {
    for (int i = 0; i < count; ++i) word(name_of(cards[static_cast<std::size_t>(i)]));
  }
  void append(std::string_view words) { text_ += words; }
  std::string take() { return std::move(text_); }

private:
  std::string text_;
};

// The hand at the beginning of play, to be replayed.
Hand dealt_again(const Law &law, const Hand &hand) {
  const PublicState &open = hand.open;
  Tally before;
  before.totals = open.totals;
  Hand again = hand_to_deal(law, open.number, open.dealer, before);
  again.dealt = again.held = hand.dealt;
  again.kitty = hand.kitty;
  again.stock = hand.stock;
  again.stock_size = again.open.stock_left = hand.stock_size;
  again.open.passing = open.passing;
  again.open.pass = open.pass;
  again.open.auction = open.auction;
  again.open.suit = open.suit;
  again.passed = hand.passed;
  if (open.passing) exchange(law, again);
  begin_play(law, again);
  return again;
}

// Whether the seat to act has this card: if not, the hand can't be replayed, as it isn't known from its deal.
bool may_play(const Hand &hand, Seat seat, Card card) {
  return hand.open.phase == Phase::play && hand.open.turn == seat && (hand.held[seat].cards & of(card)) != 0;
}

// The cards played, each after the cards that its player drew for it: the seat's own by name, others' only counted.
// Nothing if the draws don't follow from what was dealt, as in a position past its first trick.
std::optional<std::string> plays_with_draws(const Law &law, const Hand &hand, Seat seat) {
  Text text;
  Hand again = dealt_again(law, hand);
  const auto tell_drawn = [&](const PublicState &before) {
    for (int place = before.stock_left; place > again.open.stock_left; --place) {
      const Card card = hand.stock[static_cast<std::size_t>(hand.stock_size - place)];
      text.word(again.open.turn == seat ? "+" + name_of(card) : "+");
    }
  };
  for (std::size_t i = 0; i < hand.open.played; ++i) {
    if (!may_play(again, hand.open.by[i], hand.open.cards[i])) return std::nullopt;
    const PublicState before = again.open;
    text.word(name_of(hand.open.cards[i]));
    play_card(law, again, hand.open.cards[i]);
    if (again.open.phase == Phase::play) tell_drawn(before);
  }
  if (again.held != hand.held || again.open.stock_left != hand.open.stock_left) return std::nullopt;
  return text.take();
}

void tell_plays(const Law &law, const Hand &hand, const View &view, Text &text) {
  const auto with_draws = law.rules.stock ? plays_with_draws(law, hand, view.seat) : std::nullopt;
  if (with_draws) return text.append(*with_draws);
  for (std::size_t i = 0; i < hand.open.played; ++i) text.word(name_of(hand.open.cards[i]));
  if (!law.rules.stock) return;
  text.part("held");
  text.cards(view.held);
  text.part("counts");
  for (Seat each = 0; each < law.players; ++each) text.number(view.counts[each]);
}

// The cards that each seat has taken otherwise than in the tricks that are known: in a position past its first trick.
std::array<Pile, max_seats> taken_before(const View &view) {
  const PublicState &open = view.open;
  std::array<Pile, max_seats> before = open.taken;
  if (fallen(open) && open.kitty_taker != nobody) before[open.kitty_taker] = before[open.kitty_taker] - view.kitty;
  Pile table;
  for (std::size_t trick = 0; trick < open.tricks; ++trick) {
    for (std::size_t i = open.begins[trick]; i < open.begins[trick + 1]; ++i) put(table, of(open.cards[i]));
    const Seat winner = open.winners[trick];
    if (winner == nobody) continue;
    before[winner] = before[winner] - table;
    table = {};
  }
  return before;
}

void tell_taken_before(const Law &law, const View &view, Text &text) {
  if (law.rules.stock && fallen(view.open)) return; // by then, what nobody played has been taken as well
  const auto before = taken_before(view);
  for (Seat each = 0; each < law.players; ++each) {
    if (empty(before[each])) continue;
    text.part("taken");
    text.number(each);
    text.cards(before[each]);
  }
}

void tell_pass(const Law &law, const Episode &episode, const View &view, Text &text) {
  const PublicState &open = view.open;
  if (!open.passing) return;
  const int count = cards_to_pass(law, open.pass);
  text.part("waiting");
  for (Seat each = 0; each < law.players; ++each)
    if ((open.waiting & bit(each)) != 0) text.number(each);
  text.part("passed");
  if (view.has_passed) text.cards(view.passed, count);
  if (open.phase == Phase::pass && open.turn == view.seat) text.cards(episode.chosen, episode.chosen_count);
  if (!view.has_received) return;
  text.part("received");
  if (open.pass == Pass::scatter)
    text.cards(view.received_from, count);
  else
    text.cards(view.received);
}

void tell_auction(const Law &law, const PublicState &open, Text &text) {
  if (!law.rules.auction) return;
  text.part("bids");
  if (open.auction.carried) text.word("carried");
  for (int i = 0; i < law.players; ++i) {
    const Seat each = seat_after(law, eldest(law, open), i);
    if ((open.auction.spoken & bit(each)) != 0) text.number(open.auction.bids[each]);
  }
  text.part("bidder");
  if (open.auction.bidder != nobody) text.number(open.auction.bidder);
  if (open.phase == Phase::bid || open.phase == Phase::suit) return;
  text.part("suit");
  text.word(name_of(open.suit));
}

} // namespace

std::string information_state(const Law &law, const Episode &episode, Seat seat) {
  const Hand &hand = episode.hand;
  const View view = view_of(law, hand, seat);
  const PublicState &open = view.open;
  Text text;
  text.part("seat");
  text.number(seat);
  text.part("hand");
  text.number(open.number);
  text.part("dealer");
  text.number(open.dealer);
  text.part("phase");
  text.number(static_cast<int>(open.phase));
  text.part("totals");
  for (std::size_t each = 0; each < static_cast<std::size_t>(law.players); ++each) text.number(open.totals[each]);
  if (law.rules.settlement.kind != Settlement::Kind::none) {
    text.part("chips");
    for (std::size_t each = 0; each < static_cast<std::size_t>(law.players); ++each) text.number(open.chips[each]);
    text.part("pot");
    text.number(open.pot);
  }
  text.part("dealt");
  text.cards(view.dealt);
  tell_auction(law, open, text);
  tell_pass(law, episode, view, text);
  if (!empty(view.kitty)) {
    text.part("kitty");
    text.cards(view.kitty);
  }
  if (open.phase == Phase::play || fallen(open)) {
    text.part("leader");
    text.number(open.played == 0 ? open.turn : open.by[0]);
    text.part("played");
    tell_plays(law, hand, view, text);
    tell_taken_before(law, view, text);
    if (open.broken) text.part("broken");
  }
  if (fallen(open)) {
    text.part("moon");
    text.number(static_cast<int>(open.moon.way));
  }
  return text.take();
}

} // namespace openhearts
