// Games, hands and views as JSON: the other half of write.hpp.
#include "core/auction.hpp"
#include "core/fields.hpp"
#include "core/points.hpp"
#include "core/scoring.hpp"
#include "core/settlement_lines.hpp"
#include "line/parts.hpp"
#include "line/write.hpp"

#include <algorithm>

namespace openhearts {

namespace {

Json pass_json(const Law &law, const PublicState &open, Seat seat) {
  if (!open.passing) return {};
  Seats targets = 0;
  Seats sources = 0;
  const int count = cards_to_pass(law, open.pass);
  for (Seat giver = 0; giver < law.players; ++giver)
    for (int i = 0; i < count; ++i) {
      const Seat taker = receiver(law, open.pass, giver, i);
      if (giver == seat) targets |= bit(taker);
      if (taker == seat) sources |= bit(giver);
    }
  Json json = Json::object();
  json.set("to", Json::of(name_of(open.pass)));
  json.set("count", whole(count));
  json.set("targets", seats_json(targets));
  json.set("sources", seats_json(sources));
  return json;
}

// Cards that were passed: as given in a scatter, where the order says to whom; otherwise lowest first, which reveals
// nothing.
Json passed_json(const Law &law, const PublicState &open, const Passed &passed) {
  Json list = Json::list();
  Pile cards;
  for (int i = 0; i < cards_to_pass(law, open.pass); ++i) {
    const Card card = passed[static_cast<std::size_t>(i)];
    put(cards, of(card));
    list.push(Json::of(name_of(card)));
  }
  return open.pass == Pass::scatter ? list : cards_json(cards);
}

// The cards from one point in the order of play to another, and who played them.
Json trick_json(const PublicState &open, Seat leader, int from, int to) {
  Json seats = Json::list();
  Json cards = Json::list();
  for (auto i = static_cast<std::size_t>(from); i < static_cast<std::size_t>(to); ++i) {
    seats.push(whole(open.by[i]));
    cards.push(Json::of(name_of(open.cards[i])));
  }
  return Json::object().set("leader", whole(leader)).set("seats", std::move(seats)).set("cards", std::move(cards));
}

Json tricks_json(const PublicState &open) {
  Json list = Json::list();
  for (std::size_t i = 0; i < open.tricks; ++i) {
    Json trick = trick_json(open, open.by[open.begins[i]], open.begins[i], open.begins[i + 1]);
    trick.set("winner", seat_json(open.winners[i]));
    list.push(std::move(trick));
  }
  return list;
}

Json trick_json(const PublicState &open) {
  if (open.phase != Phase::play) return {};
  Json trick = trick_json(open, open.leader, open.begins[open.tricks], open.played);
  trick.set("winning", seat_json(open.winning));
  return trick;
}

Json auction_json(const Law &law, const PublicState &open, Seat seat) {
  if (!law.rules.auction) return {};
  Json bids = Json::list();
  for (Seat each = 0; each < law.players; ++each)
    bids.push((open.auction.spoken & bit(each)) != 0 ? whole(open.auction.bids[each]) : Json());
  const auto mine = bids_open_to(law, open, seat);
  Json json = Json::object();
  json.set("bids", std::move(bids));
  json.set("high", whole(open.auction.high));
  json.set("bidder", seat_json(open.auction.bidder));
  json.set("carried", Json::of(open.auction.carried));
  json.set("suit", suit_json(law, open));
  json.set("least", mine ? whole(mine->least) : Json());
  json.set("most", mine ? whole(mine->most) : Json());
  return json;
}

Json stock_json(const Law &law, const PublicState &open) {
  if (!law.rules.stock) return {};
  return Json::object().set("left", whole(open.stock_left)).set("drawn", row_json(law, open.drawn));
}

// Who is ahead, and how near the end is: by seat the distance to the target, or how many hands are left.
Json standing_json(const Law &law, const PublicState &open, const Standing &standing) {
  const Race race = race_of(law, standing.totals);
  const End &end = law.rules.end;
  const bool done = open.phase == Phase::done || open.phase == Phase::moon;
  Json to_target = Json::list();
  for (Seat seat = 0; seat < law.players; ++seat) {
    std::int64_t reached = 0;
    for (Seat each = 0; each < law.players; ++each)
      if (each == seat || (law.rules.pooled && law.side_of[each] == law.side_of[seat]))
        reached += standing.totals[each];
    to_target.push(whole(end.number - reached));
  }
  const bool hands = end.by == End::By::hands;
  Json json = Json::object();
  json.set("places", row_json(law, race.places));
  json.set("behind", row_json(law, race.behind));
  json.set("to_target", hands ? Json() : std::move(to_target));
  json.set("hands_left", hands ? whole(std::max(0, end.number - open.number - (done ? 1 : 0))) : Json());
  return json;
}

Json moon_json(const Moon &moon) {
  if (moon.shooters == 0) return {};
  Json json = Json::object();
  json.set("seats", seats_json(moon.shooters));
  json.set("chooser", whole(moon.chooser));
  json.set("amount", whole(moon.amount));
  json.set("sun", Json::of(moon.sun));
  json.set("way", moon.way == MoonWay::none ? Json() : Json::of(moon.way == MoonWay::new_way ? "new" : "old"));
  return json;
}

// How the game would stand if the moon counted this way: everything that follows from it, including bonus cards,
// fifties and the end of the game.
Json outcome_json(const Law &law, const PublicState &open, MoonWay way) {
  PublicState after = open;
  after.moon.way = way;
  after.scores = scores_of(law, open, after.moon);
  after.phase = Phase::done;
  const Standing standing = stand(law, after);
  Json json = Json::object();
  json.set("scores", row_json(law, after.scores));
  json.set("totals", row_json(law, standing.totals));
  json.set("fifties", seats_json(dropped_at_fifties(law, open, after.scores)));
  json.set("standing", standing_json(law, open, standing));
  json.set("over", Json::of(standing.over));
  json.set("winners", seats_json(standing.winners));
  return json;
}

Json outcomes_json(const Law &law, const PublicState &open) {
  if (open.moon.shooters == 0) return {};
  return Json::object()
      .set("old", outcome_json(law, open, MoonWay::old_way))
      .set("new", outcome_json(law, open, MoonWay::new_way));
}

// What each card counts in this hand; nothing before the bidder has named the suit.
Json values_json(const Law &law, const PublicState &open) {
  Json json = Json::object();
  if (law.rules.auction && (open.phase == Phase::bid || open.phase == Phase::suit)) return json;
  for (Card card = 0; card < deck_size; ++card) {
    const std::int64_t value = copies(law.deck, card) == 0 ? 0 : value_of(in_force(law, open), of(card));
    if (value != 0) json.set(name_of(card), whole(value));
  }
  return json;
}

Json taken_json(const Law &law, const PublicState &open) {
  Json list = Json::list();
  for (Seat seat = 0; seat < law.players; ++seat) list.push(cards_json(open.taken[seat]));
  return list;
}

Json teams_json(const Law &law) { return law.rules.teams == Teams::none ? Json() : row_json(law, law.side_of); }

} // namespace

bool has_chips(const Law &law) { return law.rules.settlement.kind != Settlement::Kind::none; }

Json chips_json(const Law &law, const Chips &stacks, std::int64_t pot) {
  if (!has_chips(law)) return {};
  return Json::object().set("unit", whole(law.chip_unit)).set("stacks", row_json(law, stacks)).set("pot", whole(pot));
}

Json settled_json(const Law &law, const PublicState &open) {
  if (open.phase != Phase::done) return {};
  const Standing standing = stand(law, open);
  if (!is_settled(law, standing.over)) return {};
  const Settled moved = settled(law, open, standing.totals);
  Chips net = {};
  for (std::size_t seat = 0; seat < net.size(); ++seat) net[seat] = moved.won[seat] - moved.paid[seat];
  Json lines = Json::list();
  for (const Message &line : lines_of(law, standing.totals, moved)) lines.push(json_of(line));
  Json json = Json::object();
  json.set("before", whole(moved.before));
  json.set("paid", row_json(law, moved.paid));
  json.set("won", row_json(law, moved.won));
  json.set("net", row_json(law, net));
  json.set("pot", whole(moved.after));
  json.set("lines", std::move(lines));
  return json;
}

Json suit_json(const Law &law, const PublicState &open) {
  const bool named = law.rules.auction && open.phase != Phase::bid && open.phase != Phase::suit;
  return named ? Json::of(name_of(open.suit)) : Json();
}

std::string_view name_of(Phase phase) {
  constexpr std::string_view names[] = {"bid", "suit", "pass", "play", "moon", "done"};
  return names[static_cast<std::size_t>(phase)];
}

std::string_view name_of(Pass pass) { return field_named("pass_cycle")->values[static_cast<std::size_t>(pass)]; }

Json status_json(const Game &game) {
  const PublicState &open = game.hand().open;
  Json json = Json::object();
  json.set("hand", whole(open.number));
  json.set("phase", Json::of(name_of(open.phase)));
  json.set("to_act", seat_json(open.turn));
  json.set("waiting", seats_json(who_may_act(open)));
  json.set("over", Json::of(game.standing.over));
  json.set("totals", row_json(game.law, game.standing.totals));
  json.set("winners", seats_json(game.standing.winners));
  const bool done = open.phase == Phase::done;
  json.set("chips", done ? chips_json(game.law, game.standing.chips, game.standing.pot)
                         : chips_json(game.law, open.chips, open.pot));
  return json;
}

Json results_json(const Game &game, int hands) {
  Json list = Json::list();
  for (int number = 0; number < hands; ++number) {
    const PublicState &open = game.hands[static_cast<std::size_t>(number)].open;
    Json row = Json::object();
    const Standing standing = stand(game.law, open);
    row.set("scores", row_json(game.law, open.scores));
    row.set("totals", row_json(game.law, standing.totals));
    row.set("dealer", whole(open.dealer));
    row.set("pass", Json::of(name_of(open.passing ? open.pass : Pass::hold)));
    row.set("moon", open.moon.shooters == 0 ? Json() : seats_json(open.moon.shooters));
    row.set("suit", suit_json(game.law, open));
    row.set("chips", has_chips(game.law) ? row_json(game.law, standing.chips) : Json());
    row.set("pot", has_chips(game.law) ? whole(standing.pot) : Json());
    list.push(std::move(row));
  }
  return list;
}

Json view_json(const Law &law, const View &view) {
  const PublicState &open = view.open;
  Json has_passed = Json::list();
  Json points = Json::list();
  for (Seat seat = 0; seat < law.players; ++seat) {
    has_passed.push(Json::of(open.passing && (open.waiting & bit(seat)) == 0));
    points.push(whole(points_of(law, open, seat)));
  }

  Json json = Json::object();
  json.set("seat", whole(view.seat));
  json.set("players", whole(law.players));
  json.set("hand", whole(open.number));
  json.set("dealer", whole(open.dealer));
  json.set("phase", Json::of(name_of(open.phase)));
  json.set("to_act", seat_json(open.turn));
  json.set("waiting", seats_json(who_may_act(open)));
  json.set("cards", cards_json(view.held));
  json.set("counts", row_json(law, view.counts));
  json.set("pass", pass_json(law, open, view.seat));
  json.set("has_passed", std::move(has_passed));
  json.set("passed", view.has_passed ? passed_json(law, open, view.passed) : Json());
  json.set("received", !view.has_received           ? Json()
                       : open.pass == Pass::scatter ? passed_json(law, open, view.received_from)
                                                    : cards_json(view.received));
  json.set("trick", trick_json(open));
  json.set("tricks", tricks_json(open));
  json.set("table", cards_json(open.lying));
  json.set("broken", Json::of(open.broken));
  json.set("points", std::move(points));
  json.set("kitty", Json::object()
                        .set("count", whole(view.kitty_size))
                        .set("cards", empty(view.kitty) ? Json() : cards_json(view.kitty))
                        .set("taker", seat_json(open.kitty_taker)));
  json.set("legal", cards_json(choices(law, view)));
  json.set("stock", stock_json(law, open));
  json.set("auction", auction_json(law, open, view.seat));
  json.set("moon", moon_json(open.moon));
  json.set("scores", open.phase == Phase::done ? row_json(law, open.scores) : Json());
  json.set("teams", teams_json(law));
  const bool done = open.phase == Phase::done;
  Standing standing;
  standing.totals = open.totals;
  standing.chips = open.chips;
  standing.pot = open.pot;
  if (done) standing = stand(law, open);
  json.set("totals", row_json(law, standing.totals));
  json.set("over", Json::of(standing.over));
  json.set("winners", seats_json(standing.winners));
  json.set("chips", chips_json(law, standing.chips, standing.pot));
  json.set("settled", settled_json(law, open));
  json.set("taken", taken_json(law, open));
  json.set("values", values_json(law, open));
  json.set("outcomes", outcomes_json(law, open));
  json.set("fifties", done ? seats_json(dropped_at_fifties(law, open, open.scores)) : Json::list());
  json.set("standing", standing_json(law, open, standing));
  json.set("out", seats_json(open.phase == Phase::play ? open.out : Seats{0}));
  return json;
}

Json view_json(const Game &game, Seat seat, int number) {
  const std::size_t place = game.position ? 0 : static_cast<std::size_t>(number);
  const Hand &hand = game.hands[place];
  Json json = view_json(game.law, view_of(game.law, hand, seat));
  json.set("results", results_json(game, static_cast<int>(place) + (hand.open.phase == Phase::done ? 1 : 0)));
  return json;
}

Json truth_json(const Game &game, int number) {
  const std::size_t place = game.position ? 0 : static_cast<std::size_t>(number);
  const Hand &hand = game.hands[place];
  const Law &law = game.law;
  Json dealt = Json::list();
  Json held = Json::list();
  Json passed = Json::list();
  Json won = Json::list();
  for (Seat seat = 0; seat < law.players; ++seat) {
    dealt.push(cards_json(hand.dealt[seat]));
    held.push(cards_json(hand.held[seat]));
    const bool has_passed = hand.open.passing && (hand.open.waiting & bit(seat)) == 0;
    passed.push(has_passed ? passed_json(law, hand.open, hand.passed[seat]) : Json());
    won.push(cards_json(won_by(hand, seat)));
  }
  Json json = Json::object();
  json.set("hand", whole(hand.open.number));
  json.set("dealer", whole(hand.open.dealer));
  json.set("phase", Json::of(name_of(hand.open.phase)));
  json.set("pass", Json::of(name_of(hand.open.passing ? hand.open.pass : Pass::hold)));
  json.set("dealt", std::move(dealt));
  json.set("passed", std::move(passed));
  json.set("held", std::move(held));
  json.set("kitty", cards_json(hand.kitty));
  Json stock = Json::list();
  for (int i = hand.stock_size - hand.open.stock_left; i < hand.stock_size; ++i)
    stock.push(Json::of(name_of(hand.stock[static_cast<std::size_t>(i)])));
  json.set("stock", std::move(stock));
  json.set("kitty_taker", seat_json(hand.open.kitty_taker));
  json.set("tricks", tricks_json(hand.open));
  json.set("trick", trick_json(hand.open));
  json.set("table", cards_json(hand.open.lying));
  json.set("broken", Json::of(hand.open.broken));
  json.set("won", std::move(won));
  json.set("tricks_won", row_json(law, hand.open.tricks_won));
  json.set("moon", moon_json(hand.open.moon));
  json.set("scores", hand.open.phase == Phase::done ? row_json(law, hand.open.scores) : Json());
  json.set("auction", auction_json(law, hand.open, hand.open.turn));
  json.set("settled", settled_json(law, hand.open));
  return json;
}

} // namespace openhearts
