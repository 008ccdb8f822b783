#include "line/line.hpp"

#include "bots/bot.hpp"
#include "core/count.hpp"
#include "core/fields.hpp"
#include "core/log.hpp"
#include "core/message.hpp"
#include "core/version.hpp"
#include "line/write.hpp"

#include <charconv>

namespace openhearts {

namespace {

constexpr std::int64_t most_playouts = 10'000'000;

// The rest of a request, taken word by word.
struct Words {
  std::string_view rest;

  std::string_view take() {
    skip_space();
    const std::string_view word = rest.substr(0, rest.find(' '));
    rest.remove_prefix(word.size());
    return word;
  }

  bool empty() {
    skip_space();
    return rest.empty();
  }

  // The next word as a whole number from 0 to most.
  std::optional<std::uint64_t> number(std::uint64_t most) {
    const std::string_view word = take();
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    if (error != std::errc{} || end != word.data() + word.size() || value > most) return std::nullopt;
    return value;
  }

  void skip_space() {
    const std::size_t start = rest.find_first_not_of(" \t\r");
    rest.remove_prefix(start == std::string_view::npos ? rest.size() : start);
    while (!rest.empty() && (rest.back() == ' ' || rest.back() == '\t' || rest.back() == '\r')) rest.remove_suffix(1);
  }
};

std::string ok(const Json &json) { return "ok " + text_of(json); }

std::string error(Refusal refusal, std::string_view words = {}) {
  const RefusalWords row = words_for(refusal);
  std::string line = "error ";
  line += row.code;
  line += ' ';
  line += words.empty() ? row.words : words;
  return line;
}

std::string error(const RulesFault &fault) { return error(Refusal::bad_rules, fault.field + ": " + fault.reason); }

std::string error(const ParsedJson &parsed) {
  return error(Refusal::bad_json, "The JSON can't be read: " + parsed.fault + ".");
}

// ---- The requests: each takes the words behind its verb. ----

std::string hello(Session &, Words) {
  Json bots = Json::list();
  for (const auto name : bot_names()) bots.push(Json::of(name));
  return ok(Json::object()
                .set("name", Json::of("openhearts"))
                .set("version", Json::of(version))
                .set("protocol", Json::of(std::int64_t{1}))
                .set("bots", std::move(bots)));
}

std::string help(Session &, Words) {
  Json list = Json::list();
  for (const RequestForm &form : request_forms())
    list.push(Json::object()
                  .set("verb", Json::of(form.verb))
                  .set("words", Json::of(form.words))
                  .set("about", Json::of(form.about)));
  return ok(list);
}

std::string field_table(Session &, Words) { return ok(fields_json()); }
std::string message_table(Session &, Words) { return ok(message_list_json()); }
std::string refusal_table(Session &, Words) { return ok(refusals_json()); }
std::string preset_table(Session &, Words) { return ok(presets_json()); }

// A request that takes a rule set and says something about it.
std::string about_rules(Words words, Json (*say)(const Rules &)) {
  const ParsedJson parsed = parse_json(words.rest);
  if (!parsed.json) return error(parsed);
  const ParsedRules rules = rules_from(*parsed.json);
  return rules.fault ? error(*rules.fault) : ok(say(rules.rules));
}

std::string rules(Session &, Words words) { return about_rules(words, rules_json); }
std::string sheet(Session &, Words words) { return about_rules(words, sheet_json); }

ParsedRules rules_of_request(const Json &json) {
  const Json *rules = json.find("rules");
  return rules_from(rules == nullptr ? Json::object() : *rules);
}

std::string new_game(Session &session, Words words) {
  const ParsedJson parsed = parse_json(words.rest);
  if (!parsed.json) return error(parsed);
  for (const auto &member : parsed.json->members)
    if (member.name != "rules" && member.name != "seed")
      return error(Refusal::bad_argument, "A new game takes rules and a seed, not " + quoted(member.name) + ".");
  const ParsedRules rules = rules_of_request(*parsed.json);
  if (rules.fault) return error(*rules.fault);
  const Json *seed_json = parsed.json->find("seed");
  const auto seed = seed_json == nullptr ? std::nullopt : seed_in(*seed_json);
  if (!seed)
    return error(Refusal::bad_argument, "A new game needs a seed: a whole number from 0 to 18446744073709551615.");
  session.game = openhearts::new_game(rules.rules, *seed);
  return ok(status_json(*session.game));
}

std::string hand(Session &session, Words words) {
  const ParsedJson parsed = parse_json(words.rest);
  if (!parsed.json) return error(parsed);
  const ParsedPosition position = position_from(*parsed.json);
  if (!position.fault.empty()) return error(Refusal::bad_position, position.fault);
  const ParsedRules rules = rules_of_request(*parsed.json);
  if (rules.fault) return error(*rules.fault);
  const std::string fault = fault_in(compile(rules.rules), position.position);
  if (!fault.empty()) return error(Refusal::bad_position, fault);
  session.game = game_from(rules.rules, position.position);
  return ok(status_json(*session.game));
}

std::string pad(Session &, Words words) {
  const ParsedJson parsed = parse_json(words.rest);
  if (!parsed.json) return error(parsed);
  for (const auto &member : parsed.json->members)
    if (member.name != "rules" && member.name != "dealer" && member.name != "hands")
      return error(Refusal::bad_argument, "A scorepad takes rules, dealer and hands, not " + quoted(member.name) + ".");
  const ParsedRules rules = rules_of_request(*parsed.json);
  if (rules.fault) return error(*rules.fault);
  const Law law = compile(rules.rules);
  const Json *dealer = parsed.json->find("dealer");
  if (dealer != nullptr && (dealer->kind != Json::Kind::whole || dealer->whole < 0 || dealer->whole >= law.players))
    return error(Refusal::bad_argument, "The dealer is a seat, 0 to " + std::to_string(law.players - 1) + ".");
  const Json *hands = parsed.json->find("hands");
  if (hands == nullptr || hands->kind != Json::Kind::list)
    return error(Refusal::bad_argument, "A scorepad needs its hands, as a list.");
  return ok(pad_json(law, keep_score(law, static_cast<Seat>(dealer == nullptr ? 0 : dealer->whole), *hands)));
}

std::string load(Session &session, Words words) {
  const ParsedJson parsed = parse_json(words.rest);
  if (!parsed.json) return error(parsed);
  ReplayedGame replayed = replay(*parsed.json);
  if (!replayed.game) return error(replayed.refusal, replayed.words);
  session.game = std::move(replayed.game);
  return ok(status_json(*session.game));
}

std::string log(Session &session, Words) { return ok(log_of(*session.game)); }
std::string status(Session &session, Words) { return ok(status_json(*session.game)); }

// The hand a request speaks of: the number it ends with, or the one being played.
std::optional<int> hand_in(const Game &game, Words &words) {
  const int current = game.hand().open.number;
  if (words.empty()) return current;
  const auto number = words.number(max_hands);
  if (!number || !words.empty()) return std::nullopt;
  const auto asked = static_cast<int>(*number);
  if (game.position ? asked != current : asked > current) return std::nullopt;
  return asked;
}

std::string view(Session &session, Words words) {
  const auto seat = words.number(static_cast<std::uint64_t>(session.game->law.players) - 1);
  if (!seat) return error(Refusal::no_such_seat);
  const auto number = hand_in(*session.game, words);
  if (!number) return error(Refusal::bad_argument, "There is no such hand in this game.");
  return ok(view_json(*session.game, static_cast<Seat>(*seat), *number));
}

std::string truth(Session &session, Words words) {
  const auto number = hand_in(*session.game, words);
  if (!number) return error(Refusal::bad_argument, "There is no such hand in this game.");
  return ok(truth_json(*session.game, *number));
}

std::string legal(Session &session, Words) {
  const Hand &hand = session.game->hand();
  return ok(cards_json(hand.open.phase == Phase::play ? legal_cards(session.game->law, hand) : Cards{0}));
}

// bid, suit, pass, play and moon: the request is the action's own text.
std::string act(Session &session, std::string_view request) {
  const ParsedAction parsed = action_from(request);
  if (parsed.refusal != Refusal::none) return error(parsed.refusal);
  const Refusal refusal = refuse(*session.game, parsed.action);
  if (refusal != Refusal::none) return error(refusal);
  act(*session.game, parsed.action);
  return ok(status_json(*session.game));
}

// Why nobody can say what this seat should do now, or Refusal::none.
Refusal not_asked(const Game &game, Seat seat) {
  if (game.standing.over) return Refusal::game_over;
  return (who_may_act(game.hand().open) & bit(seat)) == 0 ? Refusal::not_your_turn : Refusal::none;
}

// A bot, the seat it is to act for and its seed.
struct BotAsked {
  Bot bot;
  Seat seat = 0;
  std::uint64_t seed = 0;
  std::string refused; // the answer, where they are no good
};

BotAsked bot_asked(const Game &game, Words &words) {
  BotAsked asked;
  const auto named = bot_named(words.take());
  if (!named) {
    asked.refused = error(Refusal::bad_argument, "There is no bot of that name; `hello` lists them.");
    return asked;
  }
  asked.bot = *named;
  const auto seat = words.number(static_cast<std::uint64_t>(game.law.players) - 1);
  if (!seat) {
    asked.refused = error(Refusal::no_such_seat);
    return asked;
  }
  asked.seat = static_cast<Seat>(*seat);
  const auto seed = words.number(~std::uint64_t{0});
  if (!seed) {
    asked.refused = error(Refusal::bad_argument, "A bot needs a seed: a whole number from 0.");
    return asked;
  }
  asked.seed = *seed;
  const Refusal refusal = not_asked(game, asked.seat);
  if (refusal != Refusal::none) asked.refused = error(refusal);
  return asked;
}

std::string bot(Session &session, Words words) {
  const Game &game = *session.game;
  const BotAsked asked = bot_asked(game, words);
  if (!asked.refused.empty()) return asked.refused;
  if (!words.empty()) return error(Refusal::bad_argument, "A bot takes its name, a seat and a seed, and nothing more.");
  const View view = view_of(game.law, game.hand(), asked.seat);
  return ok(Json::object().set("action", Json::of(text_of(choose(asked.bot, game.law, view, asked.seed)))));
}

std::string think(Session &session, Words words) {
  const Game &game = *session.game;
  const BotAsked asked = bot_asked(game, words);
  if (!asked.refused.empty()) return asked.refused;
  const auto steps = words.number(most_nodes);
  if (!steps || !words.empty())
    return error(Refusal::bad_argument, "To think takes a number of steps, 0 to 100000000.");
  const View view = view_of(game.law, game.hand(), asked.seat);
  const auto told = [](const Action &action, bool finished) {
    return ok(Json::object().set("action", Json::of(text_of(action))).set("settled", Json::of(finished)));
  };
  if (asked.bot.kind != Bot::Kind::expert) return told(choose(asked.bot, game.law, view, asked.seed), true);
  std::unique_ptr<Thought> &thought = session.thought;
  if (!thought || !thought->is_of(game.law, view, asked.seed, asked.bot.limits))
    thought = std::make_unique<Thought>(game.law, view, asked.seed, asked.bot.limits);
  thought->go_on(static_cast<std::int64_t>(*steps));
  return told(thought->best(), thought->finished());
}

std::string coach(Session &session, Words words) {
  const Game &game = *session.game;
  const auto seat = words.number(static_cast<std::uint64_t>(game.law.players) - 1);
  if (!seat) return error(Refusal::no_such_seat);
  const auto nodes = words.number(most_nodes);
  const auto seed = words.number(~std::uint64_t{0});
  if (!nodes || *nodes == 0 || !seed || !words.empty())
    return error(Refusal::bad_argument, "A coach takes a number of decisions to think through, 1 to 100000000, and a "
                                        "seed.");
  const Refusal refusal = not_asked(game, static_cast<Seat>(*seat));
  if (refusal != Refusal::none) return error(refusal);
  const View view = view_of(game.law, game.hand(), static_cast<Seat>(*seat));
  return ok(advice_json(game.law, view, openhearts::coach(game.law, view, *seed, static_cast<std::int64_t>(*nodes))));
}

std::string count(Session &session, Words words) {
  const auto depth = words.number(deck_size);
  if (!depth || !words.empty()) return error(Refusal::bad_argument, "A depth is a whole number from 0 to 52.");
  const auto sum = count_continuations(session.game->law, session.game->hand(), static_cast<int>(*depth));
  if (!sum) return error(Refusal::bad_argument, "That is more than ten million; ask for less depth.");
  return ok(Json::of(*sum));
}

std::string playouts(Session &session, Words words) {
  const auto hands = words.number(most_playouts);
  const auto seed = words.number(~std::uint64_t{0});
  if (!hands || *hands == 0 || !seed || !words.empty())
    return error(Refusal::bad_argument, "Play-outs take a number of hands, 1 to 10000000, and a seed.");
  const Law &law = session.game->law;
  return ok(playouts_json(law, openhearts::playouts(law, 0, static_cast<std::int64_t>(*hands), *seed)));
}

std::string quit(Session &, Words) { return "ok null"; }

struct Request {
  RequestForm form;
  bool needs_game;
  std::string (*answer)(Session &, Words);
};

constexpr Request requests[] = {
    {{"hello", "", "names the program, its version and its bots"}, false, hello},
    {{"help", "", "lists the requests"}, false, help},
    {{"fields", "", "the table of rule fields"}, false, field_table},
    {{"messages", "", "the closed list of what the engine says, with the arguments of each"}, false, message_table},
    {{"refusals", "", "the closed list of reasons for a refusal"}, false, refusal_table},
    {{"presets", "", "the presets and how they differ from the standard game"}, false, preset_table},
    {{"rules", "RULES", "checks a rule set and writes out every field"}, false, rules},
    {{"sheet", "RULES", "a rule set in plain words"}, false, sheet},
    {{"new", "{\"rules\": RULES, \"seed\": SEED}", "deals a new game"}, false, new_game},
    {{"hand", "{\"rules\": RULES, \"hands\": [...], ...}", "sets up a position"}, false, hand},
    {{"pad", "{\"rules\": RULES, \"dealer\": SEAT, \"hands\": [...]}", "keeps the score of a game with real cards"},
     false,
     pad},
    {{"load", "LOG", "replays a log"}, false, load},
    {{"log", "", "the game as its log"}, true, log},
    {{"status", "", "where the game stands"}, true, status},
    {{"view", "SEAT [HAND]", "what a seat may know of a hand"}, true, view},
    {{"truth", "[HAND]", "everything about a hand"}, true, truth},
    {{"legal", "", "the cards that the player to act may play"}, true, legal},
    {{"bot", "NAME SEAT SEED", "what a bot would do; nothing is done"}, true, bot},
    {{"think", "NAME SEAT SEED STEPS", "the same, piece by piece: asked again, it goes on"}, true, think},
    {{"coach", "SEAT NODES SEED", "what each choice of a seat is worth, and why; nothing is done"}, true, coach},
    {{"count", "DEPTH", "the number of legal continuations of that length"}, true, count},
    {{"playouts", "HANDS SEED", "random hands under the game's rules, summed up"}, true, playouts},
    {{"quit", "", "ends the session"}, false, quit},
};

// The actions are requests too, spelled as they stand in a log.
constexpr RequestForm action_forms[] = {
    {"bid", "SEAT CHIPS", "bids in an auction; 0 is to pass"},
    {"suit", "SEAT clubs|diamonds|spades|hearts", "names the suit that counts"},
    {"pass", "SEAT CARD...", "passes cards; in a scatter the first goes to the left, and so on clockwise"},
    {"play", "SEAT CARD", "plays a card"},
    {"moon", "SEAT old|new", "says how a moon counts"},
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
  if (request.size() > longest_request) return error(Refusal::bad_argument, "A request has at most 1048576 bytes.");
  Words words{request};
  const std::string_view verb = words.take();
  words.skip_space();
  for (const RequestForm &form : action_forms)
    if (form.verb == verb) return session.game ? act(session, request) : error(Refusal::no_game);
  for (const Request &known : requests) {
    if (known.form.verb != verb) continue;
    if (known.needs_game && !session.game) return error(Refusal::no_game);
    if (known.form.words.empty() && !words.empty())
      return error(Refusal::bad_argument, "That request takes no further words.");
    return known.answer(session, words);
  }
  return error(Refusal::unknown_request);
}

bool ends_session(std::string_view request) {
  Words words{request};
  return words.take() == "quit" && words.empty();
}

} // namespace openhearts
