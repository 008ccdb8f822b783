#include "line/line.hpp"

#include "bots/bot.hpp"
#include "bots/coach.hpp"
#include "core/count.hpp"
#include "core/json_reader.hpp"
#include "core/log.hpp"
#include "core/pad_json.hpp"
#include "core/position_json.hpp"
#include "core/refusal_message.hpp"
#include "core/rules_json.hpp"
#include "core/tokens.hpp"
#include "core/version.hpp"
#include "line/answer.hpp"
#include "line/observe.hpp"
#include "line/write.hpp"
#include "line/write_advice.hpp"
#include "line/write_pad.hpp"
#include "line/write_parts.hpp"

namespace openhearts {

namespace {

constexpr std::int64_t most_playouts = 10'000'000;

// ---- The requests: each takes the words after its verb. ----

std::string hello(Session &, Tokens) {
  Json bots = Json::list();
  for (const auto name : bot_names()) bots.push(Json::of(name));
  return ok(Json::object()
                .set("name", Json::of("openhearts"))
                .set("version", Json::of(version))
                .set("protocol", Json::of(std::int64_t{1}))
                .set("bots", std::move(bots)));
}

std::string help(Session &, Tokens) {
  Json list = Json::list();
  for (const RequestForm &form : request_forms())
    list.push(Json::object().set("verb", Json::of(form.verb)).set("words", Json::of(form.words)));
  return ok(list);
}

std::string field_table(Session &, Tokens) { return ok(fields_json()); }
[[maybe_unused]] std::string message_table(Session &, Tokens) { return ok(message_list_json()); }
[[maybe_unused]] std::string refusal_table(Session &, Tokens) { return ok(refusals_json()); }
std::string preset_table(Session &, Tokens) { return ok(presets_json()); }

// A request that takes a rule set and says something about it.
std::string about_rules(Tokens words, Json (*say)(const Rules &)) {
  const ParsedJson parsed = parse_json(words.rest());
  if (!parsed.json) return error(parsed);
  const ParsedRules rules = rules_from(*parsed.json);
  return rules.fault ? error(*rules.fault) : ok(say(rules.rules));
}

std::string rules(Session &, Tokens words) { return about_rules(words, rules_json); }
std::string sheet(Session &, Tokens words) { return about_rules(words, sheet_json); }

void begin(Session &session, Game &&game) {
  session.observer.reset();
  session.game = std::move(game);
}

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

std::string pad(Session &, Tokens words) {
  const ParsedJson parsed = parse_json(words.rest());
  if (!parsed.json) return error(parsed);
  for (const auto &member : parsed.json->members)
    if (member.name != "rules" && member.name != "dealer" && member.name != "hands")
      return bad_argument(say<"input-pad">(argument::text(quoted(member.name))));
  const ParsedRules rules = rules_of_request(*parsed.json);
  if (rules.fault) return error(*rules.fault);
  const Law law = compile(rules.rules);
  const Json *dealer = parsed.json->find("dealer");
  if (dealer != nullptr && (dealer->kind != Json::Kind::whole || dealer->whole < 0 || dealer->whole >= law.players))
    return bad_argument(say<"input-dealer">(argument::count(law.players - 1)));
  const Json *hands = parsed.json->find("hands");
  if (hands == nullptr || hands->kind != Json::Kind::list) return bad_argument(say<"input-hands">());
  return ok(pad_json(law, keep_score(law, static_cast<Seat>(dealer == nullptr ? 0 : dealer->whole), *hands)));
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

// The hand that a request is about: the number at its end, or the one being played.
std::optional<int> hand_in(const Game &game, Tokens &words) {
  const int current = game.hand().open.number;
  if (words.empty()) return current;
  const auto number = words.take_number(max_hands);
  if (!number || !words.empty()) return std::nullopt;
  const auto asked = static_cast<int>(*number);
  if (game.position ? asked != current : asked > current) return std::nullopt;
  return asked;
}

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

// bid, suit, pass, play and moon: the request is the action's text itself.
std::string act(Session &session, std::string_view request) {
  const ParsedAction parsed = action_from(request);
  const Game &game = *session.game;
  const Refusal refusal = parsed.refusal != Refusal::none ? parsed.refusal : refuse(game, parsed.action);
  if (refusal != Refusal::none) return error(refusal, message_of(refusal, game.law, game.hand(), parsed.action));
  act(*session.game, parsed.action);
  return ok(status_json(*session.game));
}

// What advice is given about: the session's own game, or the one that it observes, with all that is hidden left blank.
struct Table {
  const Law &law;
  const Hand &hand;
  bool over = false;
  Seat only = nobody; // the one seat that it knows; nobody: all
};

Table table_of(const Session &session) {
  if (session.game) return {session.game->law, session.game->hand(), session.game->tally.over};
  const Observer &observer = *session.observer;
  return {observer.law, *observer.hand, observer.hand->open.phase == Phase::done, observer.seat};
}

// The seat that a request names; nothing if the table knows none of that number.
std::optional<Seat> seat_in(const Session &session, const Table &table, Tokens &words) {
  const auto seat = words.take_number(static_cast<std::uint64_t>(table.law.players) - 1);
  if (!seat || (session.observer && *seat != table.only)) return std::nullopt;
  return static_cast<Seat>(*seat);
}

// The answer why there is no advice for this seat now; empty if there is.
std::string not_asked(const Table &table, Seat seat) {
  if (table.over) return error(Refusal::game_over);
  if ((who_may_act(table.hand.open) & bit(seat)) != 0) return {};
  constexpr Refusal refusal = Refusal::not_your_turn;
  return error(refusal, message_of(refusal, table.law, table.hand, play_action(seat, 0)));
}

// A bot, the seat it is to act for and its seed.
struct BotAsked {
  Bot bot;
  Seat seat = 0;
  std::uint64_t seed = 0;
  std::string refused; // the answer, if they are invalid
};

BotAsked bot_asked(const Session &session, const Table &table, Tokens &words) {
  BotAsked asked;
  const auto named = bot_named(words.take());
  if (!named) {
    asked.refused = bad_argument(say<"input-bot">());
    return asked;
  }
  asked.bot = *named;
  const auto seat = seat_in(session, table, words);
  if (!seat) {
    asked.refused = error(Refusal::no_such_seat);
    return asked;
  }
  asked.seat = *seat;
  const auto seed = words.take_number(~std::uint64_t{0});
  if (!seed) {
    asked.refused = bad_argument(say<"input-seed">());
    return asked;
  }
  asked.seed = *seed;
  asked.refused = not_asked(table, asked.seat);
  return asked;
}

std::string bot(Session &session, Tokens words) {
  const Table table = table_of(session);
  const BotAsked asked = bot_asked(session, table, words);
  if (!asked.refused.empty()) return asked.refused;
  if (!words.empty()) return bad_argument(say<"input-bot-words">());
  const View view = view_of(table.law, table.hand, asked.seat);
  return ok(Json::object().set("action", Json::of(text_of(choose(asked.bot, table.law, view, asked.seed)))));
}

std::string think(Session &session, Tokens words) {
  const Table table = table_of(session);
  const BotAsked asked = bot_asked(session, table, words);
  if (!asked.refused.empty()) return asked.refused;
  const auto steps = words.take_number(most_nodes);
  if (!steps || !words.empty()) return bad_argument(say<"input-steps">(argument::count(most_nodes)));
  const View view = view_of(table.law, table.hand, asked.seat);
  const auto told = [](const Action &action, bool finished) {
    return ok(Json::object().set("action", Json::of(text_of(action))).set("settled", Json::of(finished)));
  };
  if (asked.bot.kind != Bot::Kind::expert) return told(choose(asked.bot, table.law, view, asked.seed), true);
  std::unique_ptr<Thought> &thought = session.thought;
  if (!thought || !thought->is_of(table.law, view, asked.seed, asked.bot.limits))
    thought = std::make_unique<Thought>(table.law, view, asked.seed, asked.bot.limits);
  thought->go_on(static_cast<std::int64_t>(*steps));
  return told(thought->best(), thought->finished());
}

std::string coach(Session &session, Tokens words) {
  const Table table = table_of(session);
  const auto seat = seat_in(session, table, words);
  if (!seat) return error(Refusal::no_such_seat);
  const auto nodes = words.take_number(most_nodes);
  const auto seed = words.take_number(~std::uint64_t{0});
  if (!nodes || *nodes == 0 || !seed || !words.empty())
    return bad_argument(say<"input-coach">(argument::count(most_nodes)));
  if (std::string refused = not_asked(table, *seat); !refused.empty()) return refused;
  const View view = view_of(table.law, table.hand, *seat);
  return ok(advice_json(table.law, view, openhearts::coach(table.law, view, *seed, static_cast<std::int64_t>(*nodes))));
}

[[maybe_unused]] std::string count(Session &session, Tokens words) {
  const auto depth = words.take_number(deck_size);
  if (!depth || !words.empty()) return bad_argument(say<"input-depth">(argument::count(deck_size)));
  const auto sum = count_continuations(session.game->law, session.game->hand(), static_cast<int>(*depth));
  if (!sum) return bad_argument(say<"input-count">(argument::count(most_counted)));
  return ok(Json::of(*sum));
}

[[maybe_unused]] std::string playouts(Session &session, Tokens words) {
  const auto hands = words.take_number(most_playouts);
  const auto seed = words.take_number(~std::uint64_t{0});
  if (!hands || *hands == 0 || !seed || !words.empty())
    return bad_argument(say<"input-playouts">(argument::count(most_playouts)));
  const Law &law = session.game->law;
  return ok(playouts_json(law, openhearts::playouts(law, 0, static_cast<std::int64_t>(*hands), *seed)));
}

std::string quit(Session &, Tokens) { return "ok null"; }

struct Request {
  RequestForm form;
  enum class Needs : std::uint8_t { nothing, game, table } needs; // a table: a game, or one that is observed
  std::string (*answer)(Session &, Tokens);
};

constexpr Request requests[] = {
    {{"hello", ""}, Request::Needs::nothing, hello},
    {{"help", ""}, Request::Needs::nothing, help},
    {{"fields", ""}, Request::Needs::nothing, field_table},
    {{"presets", ""}, Request::Needs::nothing, preset_table},
    {{"rules", "RULES"}, Request::Needs::nothing, rules},
    {{"sheet", "RULES"}, Request::Needs::nothing, sheet},
    {{"new", "{\"rules\": RULES, \"seed\": SEED}"}, Request::Needs::nothing, new_game},
    {{"hand", "{\"rules\": RULES, \"hands\": [...], ...}"}, Request::Needs::nothing, hand},
    {{"pad", "{\"rules\": RULES, \"dealer\": SEAT, \"hands\": [...]}"}, Request::Needs::nothing, pad},
    {{"load", "LOG"}, Request::Needs::nothing, load},
    {{"log", ""}, Request::Needs::game, log},
    {{"status", ""}, Request::Needs::game, status},
    {{"view", "SEAT [HAND]"}, Request::Needs::game, view},
    {{"truth", "[HAND]"}, Request::Needs::game, truth},
    {{"legal", ""}, Request::Needs::game, legal},
#ifndef OPENHEARTS_SMALL // left out where they would only be downloaded: nobody who plays alone asks for them
    {{"messages", ""}, Request::Needs::nothing, message_table},
    {{"refusals", ""}, Request::Needs::nothing, refusal_table},
    {{"count", "DEPTH"}, Request::Needs::game, count},
    {{"playouts", "HANDS SEED"}, Request::Needs::game, playouts},
    {{"events", "[FROM]"}, Request::Needs::game, events},
    {{"observe", "{\"rules\": RULES, \"seat\": SEAT}"}, Request::Needs::nothing, observe},
    {{"see", "EVENT"}, Request::Needs::nothing, see},
#endif
    {{"bot", "NAME SEAT SEED"}, Request::Needs::table, bot},
    {{"think", "NAME SEAT SEED STEPS"}, Request::Needs::table, think},
    {{"coach", "SEAT NODES SEED"}, Request::Needs::table, coach},
    {{"quit", ""}, Request::Needs::nothing, quit},
};

// The actions are requests too, written as in a log.
constexpr RequestForm action_forms[] = {
    {"bid", "SEAT CHIPS"},    {"suit", "SEAT clubs|diamonds|spades|hearts"},
    {"pass", "SEAT CARD..."}, {"play", "SEAT CARD"},
    {"moon", "SEAT old|new"},
};

constexpr auto forms = [] {
  std::array<RequestForm, std::size(requests) + std::size(action_forms)> all{};
  std::size_t i = 0;
  for (const Request &request : requests) all[i++] = request.form;
  for (const RequestForm &form : action_forms) all[i++] = form;
  return all;
}();

} // namespace

std::span<const RequestForm> request_forms() { return forms; }

std::string answer(Session &session, std::string_view request) {
  if (request.size() > longest_request) return bad_argument(say<"input-long">(argument::count(longest_request)));
  Tokens words(request);
  const std::string_view verb = words.take();
  for (const RequestForm &form : action_forms)
    if (form.verb == verb) return session.game ? act(session, request) : error(Refusal::no_game);
  for (const Request &known : requests) {
    if (known.form.verb != verb) continue;
    const bool observed = session.observer && session.observer->hand && known.needs == Request::Needs::table;
    if (known.needs != Request::Needs::nothing && !session.game && !observed) return error(Refusal::no_game);
    if (known.form.words.empty() && !words.empty()) return bad_argument(say<"input-words">());
    return known.answer(session, words);
  }
  return error(Refusal::unknown_request);
}

bool ends_session(std::string_view request) {
  Tokens words(request);
  return words.take() == "quit" && words.empty();
}

} // namespace openhearts
