#include "core/observer.hpp"

#include "core/deal.hpp"
#include "core/phases.hpp"
#include "core/refusal_message.hpp"

#include <span>

namespace openhearts {

namespace {

constexpr std::int64_t most_total = std::int64_t{1} << 40; // more than any game can reach
constexpr std::int64_t most_chips = std::int64_t{1} << 44;

using Sizes = std::array<int, max_seats>; // how many cards each seat holds

// A pile of this many blanks.
Pile blanks(int number) {
  const auto lowest_cards = [](int cards) { return (Cards{1} << cards) - 1; };
  if (number <= deck_size) return {lowest_cards(number), 0};
  return {whole_deck, lowest_cards(number - deck_size)};
}

Sizes sizes_in(const Law &law, const Hand &hand) {
  Sizes sizes = {};
  for (Seat seat = 0; seat < law.players; ++seat) sizes[seat] = count(hand.held[seat]);
  return sizes;
}

// Takes the cards out of a pile. Returns whether all of them were in it.
bool take_all(Pile &from, std::span<const Card> cards) {
  for (const Card card : cards) {
    if (copies(from, card) == 0) return false;
    take(from, of(card));
  }
  return true;
}
bool take_all(Pile &from, Pile cards) {
  while (!empty(cards)) {
    const Card card = take_lowest(cards);
    if (!take_all(from, {&card, 1})) return false;
  }
  return true;
}

// Applies one event to a copy of the observer's hand, so that a fault changes nothing.
class Step {
public:
  Step(const Observer &observer, const Event &event, const OwnCards &own, Hand &hand)
      : law_(observer.law), me_(observer.seat), event_(event), own_(own), hand_(hand) {}

  EventFault deal();
  EventFault act();

private:
  bool mine(Seat seat) const { return seat == me_; }
  bool peeked() const { return peeks_at_kitty(law_, hand_.open, me_); }
  bool ends() const { return !empty(event_.kitty) || !empty(event_.rest); }

  Pile elsewhere() const;
  Pile own_rest() const;
  void divide_rest(const Sizes &sizes);
  bool cards_are_elsewhere() const;
  Action filled() const;
  Refusal refuse_action(const Action &action);
  void uncover(Action &action, Sizes &sizes);
  void uncover_rest(const Action &action, const Sizes &sizes);
  bool shows_all(const Hand &before, const Sizes &sizes) const;
  bool draws(std::uint8_t stock_left, Sizes &sizes);
  EventFault lead(const Sizes &sizes);
  bool own_cards_fit(const Hand &before) const;
  void cover(const Sizes &sizes);

  const Law &law_;
  const Seat me_;
  const Event &event_;
  const OwnCards &own_;
  Hand &hand_;
  // The cards never played, divided: those assumed to be the last survivor's, and those assumed to be the stock.
  Pile rest_ = {};
  Pile stock_ = {};
};

Message cards_fault() { return say<"event-cards">(); }
Message deal_fault(std::string_view member) { return say<"event-deal">(argument::value(member)); }

// ---- A deal. ----

bool in_range(const Law &law, const std::array<std::int64_t, max_seats> &row, std::int64_t most) {
  for (Seat seat = 0; seat < law.players; ++seat)
    if (row[seat] < -most || row[seat] > most) return false;
  return true;
}

// Whether the numbers of cards make a hand that these rules can play.
EventFault fault_in_sizes(const Law &law, const Event::Deal &deal) {
  const int passed = cards_to_pass(law, pass_of(law, deal.number));
  int cards = deal.kitty + deal.stock;
  int holders = 0;
  for (Seat seat = 0; seat < law.players; ++seat) {
    const int held = deal.counts[seat];
    const bool uneven = law.rules.stock ? false : held == 0 || held != deal.counts[0];
    if (uneven || held < passed || (!deal.only_hand && held != law.hand_size)) return deal_fault("counts");
    cards += held;
    holders += held != 0 ? 1 : 0;
  }
  if (cards > law.card_count || holders < 2) return deal_fault("counts");
  if (law.rules.stock ? deal.kitty != 0 : deal.stock != 0) return deal_fault(law.rules.stock ? "kitty" : "stock");
  if (deal.only_hand) return std::nullopt;
  if (deal.kitty != law.kitty_size) return deal_fault("kitty");
  return deal.stock != law.stock_size ? EventFault(deal_fault("stock")) : std::nullopt;
}

EventFault fault_in_deal(const Law &law, const Event::Deal &deal) {
  if (deal.number < 0 || deal.number >= max_hands) return deal_fault("hand");
  if (deal.dealer >= law.players) return deal_fault("dealer");
  if (!in_range(law, deal.before.totals, most_total)) return deal_fault("totals");
  if (!in_range(law, deal.before.chips, most_chips)) return deal_fault("chips");
  if (deal.before.pot < 0 || deal.before.pot > most_chips) return deal_fault("pot");
  const bool carried = deal.before.bidder != nobody;
  if (carried && (!law.rules.auction || deal.before.bidder >= law.players)) return deal_fault("bidder");
  return fault_in_sizes(law, deal);
}

// Whether the deal is the one that follows the hand `last`.
EventFault fault_after(const Law &law, const PublicState &last, const Event::Deal &deal) {
  if (last.phase != Phase::done) return say<"event-order">();
  const Tally stands = tally_after(law, last);
  if (stands.over) return say<"event-order">();
  if (deal.number != last.number + 1 || deal.only_hand) return deal_fault("hand");
  if (deal.dealer != next_seat(law, last.dealer)) return deal_fault("dealer");
  if (deal.before.totals != stands.totals) return deal_fault("totals");
  if (deal.before.chips != stands.chips) return deal_fault("chips");
  if (deal.before.pot != stands.pot) return deal_fault("pot");
  return deal.before.bidder != stands.bidder ? EventFault(deal_fault("bidder")) : std::nullopt;
}

EventFault Step::deal() {
  const Event::Deal &deal = event_.deal;
  hand_ = hand_to_deal(law_, deal.number, deal.dealer, deal.before);
  hand_.open.only_hand = deal.only_hand;
  Sizes sizes = {};
  for (Seat seat = 0; seat < law_.players; ++seat) sizes[seat] = deal.counts[seat];
  cover(sizes);
  hand_.kitty = blanks(deal.kitty);
  hand_.stock_size = hand_.open.stock_left = deal.stock;
  Pile deck = law_.deck;
  if (me_ == nobody ? !empty(own_.dealt) : count(own_.dealt) != sizes[me_] || !take_all(deck, own_.dealt))
    return cards_fault();
  if (me_ != nobody) hand_.dealt[me_] = hand_.held[me_] = own_.dealt;
  begin_hand(law_, hand_);
  return lead(sizes);
}

// ---- An action. ----

// The cards that others hold or that are hidden on the table, as far as the observer knows.
Pile Step::elsewhere() const {
  Pile cards = law_.deck;
  for (std::size_t i = 0; i < hand_.open.played; ++i) take_all(cards, {&hand_.open.cards[i], 1});
  if (me_ != nobody) take_all(cards, hand_.held[me_]);
  if (peeked()) take_all(cards, hand_.kitty);
  return cards;
}

// What the observer's seat holds after the action.
Pile Step::own_rest() const {
  Pile held = hand_.held[me_];
  if (event_.action.kind == Action::Kind::play && mine(event_.action.seat)) take(held, of(event_.action.cards[0]));
  return held;
}

// Divides the cards never played: if the observer's seat isn't the last survivor, pretends that the survivor held the
// lowest of them. They all go to one player, so the result is the same.
void Step::divide_rest(const Sizes &sizes) {
  stock_ = event_.rest;
  if (empty(stock_)) return;
  if (me_ != nobody && !empty(own_rest())) {
    rest_ = own_rest();
    if (!take_all(stock_, rest_)) stock_ = {}; // too few cards, so the event will be refused
    return;
  }
  int held = event_.action.kind == Action::Kind::play ? -1 : 0;
  for (Seat seat = 0; seat < law_.players; ++seat) held += sizes[seat];
  for (; held > 0 && !empty(stock_); --held) put(rest_, of(take_lowest(stock_)));
}

// Whether every card that the event shows for the first time can have been where the event says.
bool Step::cards_are_elsewhere() const {
  const Action &action = event_.action;
  const bool played = action.kind == Action::Kind::play && !mine(action.seat);
  const bool holds_the_rest = me_ != nobody && rest_ == own_rest();
  Pile left = elsewhere();
  if (played && !take_all(left, {action.cards.data(), 1})) return false;
  if (!take_all(left, own_.received) || !take_all(left, own_.drawn) || !take_all(left, own_.kitty)) return false;
  if (!peeked() && !take_all(left, event_.kitty)) return false;
  return (holds_the_rest || take_all(left, rest_)) && take_all(left, stock_);
}

// The action, with the cards of a pass filled in: the observer's own, or blanks.
Action Step::filled() const {
  Action action = event_.action;
  if (action.kind != Action::Kind::pass || action.seat >= law_.players) return action;
  action.count = 0;
  if (mine(action.seat)) {
    for (const Card card : own_.passed)
      if (action.count < max_passed) action.cards[action.count++] = card;
    if (own_.passed.size() > max_passed) action.count = 0; // no pass is that large: will be refused
    return action;
  }
  Pile held = hand_.held[action.seat];
  for (int i = 0; i < cards_to_pass(law_, hand_.open.pass) && !empty(held); ++i)
    action.cards[action.count++] = take_lowest(held);
  return action;
}

// Asks the rules. They see only the played card of another seat's hand, so that blanks can't make it illegal.
Refusal Step::refuse_action(const Action &action) {
  const bool hidden = action.kind == Action::Kind::play && !mine(action.seat) && action.seat < law_.players;
  if (!hidden) return refuse(law_, hand_, action);
  const Pile held = hand_.held[action.seat];
  if (!empty(held)) hand_.held[action.seat] = {of(action.cards[0]), 0};
  const Refusal refusal = refuse(law_, hand_, action);
  hand_.held[action.seat] = held;
  return refusal;
}

// Puts the cards that the event shows into the hand, where the rules will look for them.
void Step::uncover(Action &action, Sizes &sizes) {
  if (action.kind == Action::Kind::play) {
    --sizes[action.seat];
    if (!mine(action.seat) && (hand_.held[action.seat].cards & of(action.cards[0])) == 0) {
      take_lowest(hand_.held[action.seat]);
      put(hand_.held[action.seat], of(action.cards[0]));
    }
  }
  if (ends()) uncover_rest(action, sizes);
  if (empty(stock_)) hand_.open.stock_left = 0; // so that the rules draw no blanks
  if (own_.received.empty() || me_ == nobody) return;
  const std::vector<PassedCard> cards = passed_to(law_, hand_.open, me_);
  for (std::size_t i = 0; i < cards.size() && i < own_.received.size(); ++i)
    (cards[i].giver == action.seat ? action.cards : hand_.passed[cards[i].giver])[cards[i].place] = own_.received[i];
}

void Step::uncover_rest(const Action &action, const Sizes &sizes) {
  hand_.kitty = event_.kitty;
  for (Seat seat = 0; seat < law_.players; ++seat) {
    if (mine(seat) || sizes[seat] == 0 || sizes[seat] != count(rest_)) continue;
    hand_.held[seat] = rest_;
    if (seat == action.seat) put(hand_.held[seat], of(action.cards[0]));
  }
  Pile stock = stock_;
  if (count(stock) != hand_.open.stock_left) return;
  for (std::size_t i = static_cast<std::size_t>(hand_.stock_size - hand_.open.stock_left); !empty(stock); ++i)
    hand_.stock[i] = take_lowest(stock);
}

// Whether the event shows everything that was hidden when the last card fell. `sizes` are those after the event.
bool Step::shows_all(const Hand &before, const Sizes &sizes) const {
  int rest = 0;
  for (Seat seat = 0; seat < law_.players; ++seat) rest += sizes[seat];
  return count(event_.kitty) == count(before.kitty) && count(rest_) == rest && count(stock_) == before.open.stock_left;
}

// Draws for the player to act as the event says. Returns whether the event is right.
bool Step::draws(std::uint8_t stock_left, Sizes &sizes) {
  PublicState &open = hand_.open;
  if (!fallen(open)) open.stock_left = stock_left;
  const bool may_draw = law_.rules.stock && open.phase == Phase::play && open.in_trick != 0;
  const bool draws_itself = may_draw && mine(open.turn);
  if (own_.drawn.size() != (draws_itself ? event_.drawn : 0) || event_.drawn > (may_draw ? stock_left : 0))
    return false;
  if (draws_itself) {
    auto next = static_cast<std::size_t>(hand_.stock_size - stock_left);
    for (const Card card : own_.drawn) hand_.stock[next++] = card;
    draw(hand_); // the rules must draw exactly these
    return open.stock_left + event_.drawn == stock_left;
  }
  if (event_.drawn == 0) return true;
  open.stock_left = static_cast<std::uint8_t>(stock_left - event_.drawn);
  open.drawn[open.turn] = static_cast<std::uint8_t>(open.drawn[open.turn] + event_.drawn);
  sizes[open.turn] += event_.drawn;
  return true;
}

// Gives the lead to the seat that the event names.
EventFault Step::lead(const Sizes &sizes) {
  PublicState &open = hand_.open;
  const Seat leader = event_.leads;
  if (!says_who_leads(law_, open)) return leader != nobody ? EventFault(say<"event-leads">()) : std::nullopt;
  if (leader >= law_.players || sizes[leader] == 0) return say<"event-leads">();
  open.turn = open.leader = leader;
  const bool opens = open.played == 0 && mine(leader);
  hand_.opening_lead = opens ? opening_lead_of(law_, hand_.held[me_].cards) : Cards{0};
  return std::nullopt;
}

// Whether the event shows the observer's seat the cards passed, the cards received and the kitty exactly when it must.
bool Step::own_cards_fit(const Hand &before) const {
  const bool passes = event_.action.kind == Action::Kind::pass && mine(event_.action.seat);
  const bool receives = me_ != nobody && before.open.phase == Phase::pass && hand_.open.phase != Phase::pass;
  const bool peeks = peeked() && !peeks_at_kitty(law_, before.open, me_);
  return empty(own_.dealt) && own_.passed.empty() != passes &&
         own_.received.size() == (receives ? passed_to(law_, hand_.open, me_).size() : 0) &&
         count(own_.kitty) == (peeks ? count(hand_.kitty) : 0);
}

// Replaces the others' cards by blanks again.
void Step::cover(const Sizes &sizes) {
  for (Seat seat = 0; seat < law_.players; ++seat)
    if (!mine(seat)) hand_.held[seat] = fallen(hand_.open) ? Pile{} : blanks(sizes[seat]);
}

EventFault Step::act() {
  Action action = filled();
  const Refusal refusal = hand_.open.phase == Phase::done ? Refusal::not_now : refuse_action(action);
  if (refusal != Refusal::none) {
    const Message why = message_of(refusal, law_, hand_, action);
    return say<"event-action">(argument::text(text_of(event_.action)), argument::messages({&why, 1}));
  }
  Sizes sizes = sizes_in(law_, hand_);
  divide_rest(sizes);
  const bool another_kitty = peeked() && !empty(event_.kitty) && event_.kitty != hand_.kitty;
  if (!cards_are_elsewhere() || another_kitty) return cards_fault();

  const Hand before = hand_;
  uncover(action, sizes);
  openhearts::act(law_, hand_, action);

  const bool falls = fallen(hand_.open) && !fallen(before.open);
  if (falls ? !shows_all(before, sizes) : ends()) return cards_fault();
  if (!draws(before.open.stock_left, sizes) || !own_cards_fit(before)) return cards_fault();
  if (!empty(own_.kitty)) hand_.kitty = own_.kitty;
  cover(sizes);
  return lead(sizes);
}

} // namespace

EventFault see(Observer &observer, const Event &event, const OwnCards &own) {
  const bool deals = event.kind == Event::Kind::deal;
  if (!observer.hand && !deals) return say<"event-first">();
  if (deals) {
    if (EventFault fault = fault_in_deal(observer.law, event.deal)) return fault;
    if (observer.hand)
      if (EventFault fault = fault_after(observer.law, observer.hand->open, event.deal)) return fault;
  }
  Hand hand = deals ? Hand{} : *observer.hand;
  Step step(observer, event, own, hand);
  if (EventFault fault = deals ? step.deal() : step.act()) return fault;
  if (deals && observer.hand) observer.finished.push_back(observer.hand->open);
  observer.hand = hand;
  return std::nullopt;
}

} // namespace openhearts
