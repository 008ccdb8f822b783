#include "learning/information_state.hpp"

#include "core/phases.hpp"

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

// Writes the cards played, each after the cards that its player drew for it: the seat's own by name, others' only
// counted.
void plays_with_draws(const Law &law, const Hand &hand, Seat seat, Text &text) {
  Hand again = dealt_again(law, hand);
  const auto tell_drawn = [&](const PublicState &before) {
    for (int place = before.stock_left; place > again.open.stock_left; --place) {
      const Card card = hand.stock[static_cast<std::size_t>(hand.stock_size - place)];
      text.word(again.open.turn == seat ? "+" + name_of(card) : "+");
    }
  };
  for (std::size_t i = 0; i < hand.open.played; ++i) {
    const PublicState before = again.open;
    text.word(name_of(hand.open.cards[i]));
    play_card(law, again, hand.open.cards[i]);
    if (again.open.phase == Phase::play) tell_drawn(before);
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
    if (law.rules.stock) {
      plays_with_draws(law, hand, seat, text);
    } else {
      for (std::size_t i = 0; i < open.played; ++i) text.word(name_of(open.cards[i]));
    }
  }
  if (fallen(open)) {
    text.part("moon");
    text.number(static_cast<int>(open.moon.way));
  }
  return text.take();
}

} // namespace openhearts
