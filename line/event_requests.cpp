#include "line/event_requests.hpp"

#include "core/event_json.hpp"
#include "core/event_stream.hpp"
#include "line/answer.hpp"
#include "line/write_observer.hpp"

namespace openhearts::request {

namespace {

// An event: what everybody sees of it and, by seat, what only that seat sees, or null.
Json happened_json(const Law &law, const Happened &happened) {
  Json own = Json::list();
  for (Seat seat = 0; seat < law.players; ++seat) own.push(json_of(happened.own[seat]));
  return Json::object().set("event", json_of(law, happened.event)).set("own", std::move(own));
}

} // namespace

std::string events(Session &session, Tokens words) {
  const Game &game = *session.game;
  const std::size_t all = event_count(game);
  const auto from = words.empty() ? std::optional<std::uint64_t>(0) : words.take_number(all);
  if (!from || !words.empty())
    return bad_argument(say<"input-events">(argument::count(static_cast<std::int64_t>(all))));
  if (!begins_with_deal(game)) return bad_argument(say<"input-events-position">());
  Json list = Json::list();
  EventStream stream;
  while (const auto happened = next_event(stream, game))
    if (stream.number > *from) list.push(happened_json(game.law, *happened));
  return ok(list);
}

std::string observe(Session &session, Tokens words) {
  const ParsedJson parsed = parse_json(words.rest());
  if (!parsed.json) return error(parsed);
  for (const auto &member : parsed.json->members)
    if (member.name != "rules" && member.name != "seat")
      return bad_argument(say<"input-observe">(argument::text(quoted(member.name))));
  const ParsedRules rules = rules_of_request(*parsed.json);
  if (rules.fault) return error(*rules.fault);
  Observer observer;
  observer.law = compile(rules.rules);
  const Json *seat = parsed.json->find("seat");
  if (seat != nullptr && seat->kind != Json::Kind::null) {
    if (seat->kind != Json::Kind::whole || seat->whole < 0 || seat->whole >= observer.law.players)
      return bad_argument(say<"input-observed">(argument::count(observer.law.players - 1)));
    observer.seat = static_cast<Seat>(seat->whole);
  }
  session.game.reset();
  session.observer = std::move(observer);
  return ok(Json::object()
                .set("seat", write_seat(session.observer->seat))
                .set("players", write_number(session.observer->law.players)));
}

std::string see(Session &session, Tokens words) {
  if (!session.observer) return error(Refusal::no_game, say<"input-observer">());
  const ParsedJson parsed = parse_json(words.rest());
  if (!parsed.json) return error(parsed);
  ParsedEvent event = event_from(session.observer->law, *parsed.json);
  if (!event.fault) event.fault = openhearts::see(*session.observer, event.event, event.own);
  if (event.fault) return error(Refusal::bad_event, *event.fault);
  return ok(write_observed<Json>(*session.observer));
}

} // namespace openhearts::request
