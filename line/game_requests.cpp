#include "line/game_requests.hpp"

#include "core/count.hpp"
#include "core/log.hpp"
#include "core/position_json.hpp"
#include "core/rest.hpp"
#include "line/answer.hpp"
#include "line/write.hpp"
#include "line/write_parts.hpp"

namespace openhearts::request {

namespace {

constexpr std::int64_t most_playouts = 10'000'000;

void begin(Session &session, Game &&game) {
  session.observer.reset();
  session.game = std::make_unique<Game>(std::move(game));
}

// The hand that a request is about: the number at its end or, without one, the current hand.
std::optional<int> hand_in(const Game &game, Tokens &words) {
  const int current = game.hand().open.number;
  if (words.empty()) return current;
  const auto number = words.take_number(max_hands);
  if (!number || !words.empty()) return std::nullopt;
  const auto asked = static_cast<int>(*number);
  if (game.position ? asked != current : asked > current) return std::nullopt;
  return asked;
}

} // namespace

std::string new_game(Session &session, Tokens words) {
  const ParsedJson parsed = parse_json(words.rest());
  if (!parsed.json) return error(parsed);
  for (const auto &member : parsed.json->members)
    if (member.name != "rules" && member.name != "seed")
      return bad_argument(say<"input-new">(argument::text(quoted(member.name))));
  const ParsedRules rules = rules_of_request(*parsed.json);
  if (rules.fault) return error(*rules.fault);
  const Json *seed_json = parsed.json->find("seed");
  const auto seed = seed_json == nullptr ? std::nullopt : seed_in(*seed_json);
  if (!seed) return bad_argument(say<"input-seed">());
  begin(session, openhearts::new_game(rules.rules, *seed));
  return ok(status_json(*session.game));
}

std::string hand(Session &session, Tokens words) {
  const ParsedJson parsed = parse_json(words.rest());
  if (!parsed.json) return error(parsed);
  const ParsedPosition position = position_from(*parsed.json);
  if (position.fault) return error(Refusal::bad_position, *position.fault);
  const ParsedRules rules = rules_of_request(*parsed.json);
  if (rules.fault) return error(*rules.fault);
  if (const PositionFault fault = fault_in(compile(rules.rules), position.position))
    return error(Refusal::bad_position, *fault);
  begin(session, game_from(rules.rules, position.position));
  return ok(status_json(*session.game));
}

std::string load(Session &session, Tokens words) {
  const ParsedJson parsed = parse_json(words.rest());
  if (!parsed.json) return error(parsed);
  ReplayedGame replayed = replay(*parsed.json);
  if (!replayed.game && !replayed.field.empty())
    return error(replayed.refusal, json_of(RulesFault{replayed.field, replayed.message}));
  if (!replayed.game) return error(replayed.refusal, replayed.message);
  begin(session, std::move(*replayed.game));
  return ok(status_json(*session.game));
}

std::string log(Session &session, Tokens) { return ok(log_of(*session.game)); }
std::string status(Session &session, Tokens) { return ok(status_json(*session.game)); }

std::string view(Session &session, Tokens words) {
  const auto seat = words.take_number(static_cast<std::uint64_t>(session.game->law.players) - 1);
  if (!seat) return error(Refusal::no_such_seat);
  const auto number = hand_in(*session.game, words);
  if (!number) return bad_argument(say<"input-no-hand">());
  return ok(view_json(*session.game, static_cast<Seat>(*seat), *number));
}

std::string truth(Session &session, Tokens words) {
  const auto number = hand_in(*session.game, words);
  if (!number) return bad_argument(say<"input-no-hand">());
  return ok(truth_json(*session.game, *number));
}

std::string legal(Session &session, Tokens) {
  const Hand &hand = session.game->hand();
  return ok(write_cards(hand.open.phase == Phase::play ? legal_cards(session.game->law, hand) : Cards{0}));
}

std::string rest(Session &session, Tokens words) {
  const Law &law = session.game->law;
  const auto seat = words.take_number(static_cast<std::uint64_t>(law.players) - 1);
  if (!seat || !words.empty()) return error(Refusal::no_such_seat);
  const Hand &hand = session.game->hand();
  const Rest rest = rest_of(law, view_of(law, hand, static_cast<Seat>(*seat)));
  if (rest == Rest::open) return ok(Json());
  Hand end = hand;
  play_rest(law, end, static_cast<Seat>(*seat));
  Json plays = Json::list();
  for (std::size_t i = hand.open.played; i < end.open.played; ++i)
    plays.push(Json::of(text_of(play_action(end.open.by[i], end.open.cards[i]))));
  return ok(Json::object().set("why", Json::of(name_of(rest))).set("plays", std::move(plays)));
}

// bid, suit, pass, play and moon: the request is the action's text itself.
std::string act(Session &session, std::string_view request) {
  const ParsedAction parsed = action_from(request);
  const Game &game = *session.game;
  const Refusal refusal = parsed.refusal != Refusal::none ? parsed.refusal : refuse(game, parsed.action);
  if (refusal != Refusal::none) return error(refusal, message_of(refusal, game.law, game.hand(), parsed.action));
  act(*session.game, parsed.action);
  return ok(status_json(*session.game));
}

std::string count(Session &session, Tokens words) {
  const auto depth = words.take_number(deck_size);
  if (!depth || !words.empty()) return bad_argument(say<"input-depth">(argument::count(deck_size)));
  const auto sum = count_continuations(session.game->law, session.game->hand(), static_cast<int>(*depth));
  if (!sum) return bad_argument(say<"input-count">(argument::count(most_counted)));
  return ok(Json::of(*sum));
}

std::string playouts(Session &session, Tokens words) {
  const auto hands = words.take_number(most_playouts);
  const auto seed = words.take_number(~std::uint64_t{0});
  if (!hands || *hands == 0 || !seed || !words.empty())
    return bad_argument(say<"input-playouts">(argument::count(most_playouts)));
  const Law &law = session.game->law;
  return ok(playouts_json(law, openhearts::playouts(law, 0, static_cast<std::int64_t>(*hands), *seed)));
}

} // namespace openhearts::request
