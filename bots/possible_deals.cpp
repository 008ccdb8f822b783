#include "bots/possible_deals.hpp"

#include "core/phases.hpp"

namespace openhearts {

namespace {

constexpr int most_tries = 20'000;

// The cards that a seat has played.
Pile played_by(const PublicState &open, Seat seat) {
  Pile played;
  for (std::size_t i = 0; i < open.played; ++i)
    if (open.by[i] == seat) put(played, of(open.cards[i]));
  return played;
}

// Takes a random card from a pile.
Card take_any(Pile &pile, Random &random) {
  Pile left = pile;
  for (auto skipped = random.below(static_cast<std::uint32_t>(count(pile))); skipped > 0; --skipped) take_lowest(left);
  const Card card = lowest(left.cards);
  take(pile, of(card));
  return card;
}

// The seats from `first`, clockwise, that come before `seat`.
Seats asked_before(const Law &law, Seat first, Seat seat) {
  Seats asked = 0;
  for (; first != seat; first = next_seat(law, first)) asked |= bit(first);
  return asked;
}

} // namespace

PossibleDeals::PossibleDeals(const Law &law, const View &view)
    : law_(law), in_(in_force(law, view.open)), view_(view), likelihood_(law, view),
      replayable_(!law.rules.stock && seen_from_the_deal(law, view)), hidden_(hidden_from(law, view)) {
  if (replayable_ && view.open.phase == Phase::play) {
    see_opening();
    see_leads_and_discards();
  }
  sampler_.emplace(law, view, hidden_);
}

void PossibleDeals::bar(Seats seats, Cards cards) {
  for (Seat seat = 0; seat < law_.players; ++seat)
    if ((seats & bit(seat)) != 0 && seat != view_.seat) hidden_.barred[seat] |= cards;
}

// Records the lowest club: a player who opens because of it holds it or has played it.
void PossibleDeals::see_opening() {
  const PublicState &open = view_.open;
  const Opening rule = law_.rules.opening;
  if ((rule != Opening::lowest_club && rule != Opening::any_club) || (law_.deck.cards & clubs) == 0) return;
  const Seat opener = open.played != 0 ? open.by[0] : open.turn;
  const Cards led = open.played != 0 ? of(open.cards[0]) : Cards{0};
  const Cards mine = (view_.held + played_by(open, view_.seat)).cards & clubs;
  Cards lowest_club = 0;
  if (opener == view_.seat && mine != 0)
    lowest_club = of(lowest(mine));
  else if (rule == Opening::lowest_club && led != 0)
    lowest_club = led & clubs;
  else if (view_.kitty_size == 0)
    lowest_club = of(lowest(law_.deck.cards & clubs));
  else if (opener != view_.seat && (led == 0 || (led & clubs) != 0)) {
    simple_ = false;
    return;
  }
  if (lowest_club == 0) return bar(everybody(law_), clubs); // no club was dealt
  bar(everybody(law_), below(lowest(lowest_club)));
  bar(asked_before(law_, eldest(law_, open), opener), lowest_club);
  const bool placed = opener == view_.seat || (played_by(open, opener).cards & lowest_club) != 0 ||
                      (hidden_.surely[opener].cards & lowest_club) != 0;
  if (placed || (hidden_.loose.cards & lowest_club) == 0 || hidden_.room[opener] == 0) return;
  take(hidden_.loose, lowest_club);
  put(hidden_.surely[opener], lowest_club);
  --hidden_.room[opener];
}

// Adds what deal_sampler.cpp leaves out: the lead to the first trick; a queen that would have had to be led or
// discarded.
void PossibleDeals::see_leads_and_discards() {
  const PublicState &open = view_.open;
  const bool opens_with_club = law_.rules.opening == Opening::lowest_club || law_.rules.opening == Opening::any_club;
  bool broken = false;
  for (std::size_t trick = 0; trick <= open.tricks; ++trick) {
    const std::size_t start = open.begins[trick];
    const std::size_t end = trick < open.tricks ? open.begins[trick + 1] : open.played;
    const Cards lead = start < end ? of(open.cards[start]) : Cards{0};
    const Cards led = start < end ? suit_of_card[open.cards[start]] : Cards{0};
    if (trick != 0 || !opens_with_club || (lead != 0 && (lead & clubs) == 0))
      see_leads_passed_on(trick, start < end ? open.by[start] : open.turn, lead, broken);
    if ((lead & in_.no_lead[broken]) != 0 && !(trick == 0 && opens_with_club && (lead & clubs) != 0)) {
      const bool queen_first = law_.rules.queen_or_hearts == QueenOrHearts::must_lead_queen;
      const Cards allowed = in_.no_lead[broken] | in_.queen;
      bar(bit(open.by[start]), ~allowed | (queen_first && (lead & in_.queen) == 0 ? in_.queen : Cards{0}));
    }
    for (std::size_t i = start; i < end; ++i) {
      const Cards card = of(open.cards[i]);
      const Cards forbidden = in_.no_discard[trick == 0][broken];
      if ((card & led) == 0 && (card & forbidden & ~in_.forced) != 0) bar(bit(open.by[i]), in_.forced);
      broken = broken || (card & in_.breaks[(card & led) != 0]) != 0;
    }
  }
}

// Records leads that passed on: a player whose lead passes on holds nothing but hearts, which may not be led.
void PossibleDeals::see_leads_passed_on(std::size_t trick, Seat leader, Cards lead, bool broken) {
  const PublicState &open = view_.open;
  const Cards kept = in_.no_lead[broken] & in_.hearts;
  if (law_.rules.hearts_only != HeartsOnly::pass_lead || kept == 0) return;
  Seat first = eldest(law_, open);
  if (trick != 0)
    first = open.winners[trick - 1] != nobody ? open.winners[trick - 1] : open.by[open.begins[trick - 1]];
  else if (law_.rules.opening == Opening::bidder && open.auction.bidder != nobody)
    first = open.auction.bidder;
  bar(asked_before(law_, first, leader), ~in_.hearts);
  if (lead != 0)
    simple_ = simple_ && (lead & kept) == 0; // a forbidden lead: nobody could lead, or the leader has the queen
  else if (leader != view_.seat)
    simple_ = false; // the leader has another suit, or nobody has
  else if ((view_.held.cards & ~in_.hearts) == 0)
    bar(everybody(law_), ~in_.hearts);
}

// Whether replaying from the first lead is legal throughout. Sets the hand's opening_lead.
bool PossibleDeals::may_have_been_played(Hand &hand) const {
  const PublicState &seen = view_.open;
  Hand again;
  again.open.dealer = seen.dealer;
  again.open.number = seen.number;
  again.open.suit = seen.suit;
  again.open.auction = seen.auction;
  again.dealt = hand.dealt;
  again.kitty = hand.kitty;
  for (Seat seat = 0; seat < law_.players; ++seat) again.held[seat] = hand.held[seat] + played_by(seen, seat);
  begin_play(law_, again);
  for (std::size_t i = 0; i < seen.played; ++i) {
    if (again.open.phase != Phase::play || again.open.turn != seen.by[i]) return false;
    if ((legal_cards(law_, again) & of(seen.cards[i])) == 0) return false;
    play_card(law_, again, seen.cards[i]);
  }
  hand.opening_lead = again.opening_lead;
  return seen.phase != Phase::play || again.open.turn == seen.turn;
}

// Fills in what the others passed to one another: random cards that the receiver has held since.
void PossibleDeals::complete_passes(Hand &hand, Random &random) const {
  const PublicState &open = view_.open;
  const int given = cards_to_pass(law_, open.pass);
  hand.passed[view_.seat] = view_.passed;
  if (open.waiting != 0) {
    for (Seat seat = 0; seat < law_.players; ++seat) {
      if (seat == view_.seat || (open.waiting & bit(seat)) != 0) continue;
      Pile left = hand.held[seat];
      for (int i = 0; i < given; ++i) hand.passed[seat][static_cast<std::size_t>(i)] = take_any(left, random);
    }
    return;
  }
  std::array<Pile, max_seats> may_come = hand.dealt; // by receiver, what seats other than the view's may have passed
  for (int i = 0; i < given; ++i)
    take(may_come[receiver(law_, open.pass, view_.seat, i)], of(view_.passed[static_cast<std::size_t>(i)]));
  Pile received = view_.received;
  for (Seat giver = 0; giver < law_.players; ++giver) {
    if (giver == view_.seat) continue;
    for (int i = 0; i < given; ++i) {
      const Seat taker = receiver(law_, open.pass, giver, i);
      Card &card = hand.passed[giver][static_cast<std::size_t>(i)];
      if (taker != view_.seat)
        card = take_any(may_come[taker], random);
      else if (open.pass == Pass::scatter)
        card = view_.received_from[static_cast<std::size_t>(law_.players - i - 2)];
      else
        card = take_lowest(received);
    }
  }
  for (Seat giver = 0; giver < law_.players; ++giver)
    for (int i = 0; i < given; ++i) {
      const Card card = hand.passed[giver][static_cast<std::size_t>(i)];
      take(hand.dealt[receiver(law_, open.pass, giver, i)], of(card));
    }
  for (Seat giver = 0; giver < law_.players; ++giver)
    for (int i = 0; i < given; ++i) put(hand.dealt[giver], of(hand.passed[giver][static_cast<std::size_t>(i)]));
}

// With a stock, whoever is to follow has drawn until it can, or until the stock was empty.
bool PossibleDeals::may_have_drawn(const Hand &hand) const {
  const PublicState &open = view_.open;
  return open.phase != Phase::play || open.in_trick == 0 || open.stock_left == 0 ||
         (hand.held[open.turn].cards & open.led) != 0;
}

std::optional<Hand> PossibleDeals::sample(Random &random) const {
  if (law_.rules.stock && view_.open.passing && fallen(view_.open)) return std::nullopt;
  for (int tries = 0; tries < most_tries; ++tries) {
    Hand hand = sampler_->sample(random);
    hand.open = view_.open;
    for (Seat seat = 0; seat < law_.players; ++seat) hand.dealt[seat] = hand.held[seat] + played_by(view_.open, seat);
    const bool play_has_begun = view_.open.phase == Phase::play || fallen(view_.open);
    if (replayable_ && play_has_begun && !may_have_been_played(hand)) continue;
    if (!may_have_drawn(hand)) continue;
    if (view_.open.passing) complete_passes(hand, random);
    hand.dealt[view_.seat] = view_.dealt;
    return hand;
  }
  return std::nullopt;
}

std::optional<Arrangements> PossibleDeals::arrangements() const {
  if (!replayable_ || !simple_) return std::nullopt;
  Arrangements all;
  for (Seat seat = 0; seat < law_.players; ++seat) all.room.push_back(hidden_.room[seat]);
  all.room.push_back(hidden_.in_kitty);
  for (Pile left = hidden_.loose; !empty(left);) {
    const Card card = take_lowest(left);
    std::uint32_t places = 1U << law_.players;
    for (Seat seat = 0; seat < law_.players; ++seat)
      if ((hidden_.barred[seat] & of(card)) == 0) places |= 1U << seat;
    std::size_t at = 0;
    while (at < all.unplaced.size() && all.unplaced[at].places != places) ++at;
    if (at == all.unplaced.size()) all.unplaced.push_back({0, places});
    ++all.unplaced[at].cards;
  }
  return all;
}

} // namespace openhearts
