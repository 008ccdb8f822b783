// Games, hands and views as JSON: the other half of write.hpp.
#include "core/fields.hpp"
#include "core/scoring.hpp"
#include "line/write.hpp"

namespace openhearts {

namespace {

Json whole(std::int64_t number) { return Json::of(number); }

Json seat_json(Seat seat) { return seat == nobody ? Json() : whole(seat); }

Json seats_json(Seats seats) {
  Json list = Json::list();
  for (Seat seat = 0; seat < max_seats; ++seat)
    if ((seats & bit(seat)) != 0) list.push(whole(seat));
  return list;
}

// One number a seat.
template <class Number> Json row_json(const Law &law, const std::array<Number, max_seats> &row) {
  Json list = Json::list();
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(law.players); ++seat) list.push(whole(row[seat]));
  return list;
}

Json pass_json(const Law &law, const Open &open, Seat seat) {
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

// Cards that were passed: as given in a scatter, where the order says to whom; else lowest first, which says nothing.
Json passed_json(const Law &law, const Open &open, const Passed &passed) {
  Json list = Json::list();
  Cards cards = 0;
  for (int i = 0; i < cards_to_pass(law, open.pass); ++i) {
    const Card card = passed[static_cast<std::size_t>(i)];
    cards |= of(card);
    list.push(Json::of(name_of(card)));
  }
  return open.pass == Pass::scatter ? list : cards_json(cards);
}

Json played_json(const Open &open, int from, int count) {
  Json list = Json::list();
  for (int i = from; i < from + count; ++i) list.push(Json::of(name_of(open.cards[static_cast<std::size_t>(i)])));
  return list;
}

Json tricks_json(const Law &law, const Open &open) {
  Json list = Json::list();
  int from = 0;
  for (std::size_t i = 0; i < open.tricks; ++i) {
    Json trick = Json::object();
    trick.set("leader", whole(open.leaders[i]));
    trick.set("cards", played_json(open, from, law.players));
    trick.set("winner", whole(open.winners[i]));
    list.push(std::move(trick));
    from += law.players;
  }
  return list;
}

Json trick_json(const Law &law, const Open &open) {
  if (open.phase != Phase::play) return {};
  Json trick = Json::object();
  trick.set("leader", whole(open.leader));
  trick.set("cards", played_json(open, open.tricks * law.players, open.in_trick));
  return trick;
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

Json teams_json(const Law &law) { return law.rules.teams == Teams::none ? Json() : row_json(law, law.side_of); }

} // namespace

std::string_view name_of(Phase phase) {
  constexpr std::string_view names[] = {"pass", "play", "moon", "done"};
  return names[static_cast<std::size_t>(phase)];
}

std::string_view name_of(Pass pass) { return field_named("pass_cycle")->values[static_cast<std::size_t>(pass)].value; }

Json status_json(const Game &game) {
  const Open &open = game.hand().open;
  Json json = Json::object();
  json.set("hand", whole(open.number));
  json.set("phase", Json::of(name_of(open.phase)));
  json.set("to_act", seat_json(open.turn));
  json.set("waiting", seats_json(who_may_act(open)));
  json.set("over", Json::of(game.standing.over));
  json.set("totals", row_json(game.law, game.standing.totals));
  json.set("winners", seats_json(game.standing.winners));
  return json;
}

Json results_json(const Game &game, int hands) {
  Json list = Json::list();
  for (int number = 0; number < hands; ++number) {
    const Open &open = game.hands[static_cast<std::size_t>(number)].open;
    Json row = Json::object();
    row.set("scores", row_json(game.law, open.scores));
    row.set("totals", row_json(game.law, standing_after(game, open.number).totals));
    row.set("dealer", whole(open.dealer));
    row.set("pass", Json::of(name_of(open.passing ? open.pass : Pass::hold)));
    row.set("moon", open.moon.shooters == 0 ? Json() : seats_json(open.moon.shooters));
    list.push(std::move(row));
  }
  return list;
}

Json view_json(const Law &law, const View &view) {
  const Open &open = view.open;
  const bool fallen = open.phase == Phase::moon || open.phase == Phase::done;
  Json counts = Json::list();
  Json has_passed = Json::list();
  Json points = Json::list();
  for (Seat seat = 0; seat < law.players; ++seat) {
    counts.push(whole(count_of(law, open, seat)));
    has_passed.push(Json::of(open.passing && (open.waiting & bit(seat)) == 0));
    const Cards kitty = fallen && open.kitty_taker == seat ? view.kitty : 0;
    points.push(whole(value_of(law, open.taken[seat] | kitty)));
  }
  const bool may_pass = open.phase == Phase::pass && !view.has_passed;

  Json json = Json::object();
  json.set("seat", whole(view.seat));
  json.set("players", whole(law.players));
  json.set("hand", whole(open.number));
  json.set("dealer", whole(open.dealer));
  json.set("phase", Json::of(name_of(open.phase)));
  json.set("to_act", seat_json(open.turn));
  json.set("waiting", seats_json(who_may_act(open)));
  json.set("cards", cards_json(view.held));
  json.set("counts", std::move(counts));
  json.set("pass", pass_json(law, open, view.seat));
  json.set("has_passed", std::move(has_passed));
  json.set("passed", view.has_passed ? passed_json(law, open, view.passed) : Json());
  json.set("received", !view.has_received           ? Json()
                       : open.pass == Pass::scatter ? passed_json(law, open, view.received_from)
                                                    : cards_json(view.received));
  json.set("trick", trick_json(law, open));
  json.set("tricks", tricks_json(law, open));
  json.set("broken", Json::of(open.broken));
  json.set("points", std::move(points));
  json.set("kitty", Json::object()
                        .set("count", whole(view.kitty_size))
                        .set("cards", view.kitty == 0 ? Json() : cards_json(view.kitty))
                        .set("taker", seat_json(open.kitty_taker)));
  json.set("legal", cards_json(may_pass ? view.held : legal_cards(law, view)));
  json.set("moon", moon_json(open.moon));
  json.set("scores", open.phase == Phase::done ? row_json(law, open.scores) : Json());
  json.set("teams", teams_json(law));
  const bool done = open.phase == Phase::done;
  const Standing standing = done ? stand(law, open) : Standing{open.totals, false, 0};
  json.set("totals", row_json(law, standing.totals));
  json.set("over", Json::of(standing.over));
  json.set("winners", seats_json(standing.winners));
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
  json.set("kitty_taker", seat_json(hand.open.kitty_taker));
  json.set("tricks", tricks_json(law, hand.open));
  json.set("trick", trick_json(law, hand.open));
  json.set("broken", Json::of(hand.open.broken));
  json.set("won", std::move(won));
  json.set("tricks_won", row_json(law, hand.open.tricks_won));
  json.set("moon", moon_json(hand.open.moon));
  json.set("scores", hand.open.phase == Phase::done ? row_json(law, hand.open.scores) : Json());
  return json;
}

} // namespace openhearts
