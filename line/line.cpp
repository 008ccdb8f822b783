#include "line/line.hpp"

#include "bots/bot.hpp"
#include "core/version.hpp"
#include "line/advice_requests.hpp"
#include "line/answer.hpp"
#include "line/event_requests.hpp"
#include "line/game_requests.hpp"
#include "line/rules_requests.hpp"

namespace openhearts {

namespace {

[[maybe_unused]] std::string hello(Session &, Tokens) {
  Json bots = Json::list();
  for (const auto name : bot_names()) bots.push(Json::of(name));
  return ok(Json::object()
                .set("name", Json::of("openhearts"))
                .set("version", Json::of(version))
                .set("protocol", Json::of(std::int64_t{1}))
                .set("bots", std::move(bots)));
}

[[maybe_unused]] std::string help(Session &, Tokens);

[[maybe_unused]] std::string quit(Session &, Tokens) { return "ok null"; }

// A request's verb and arguments: what `help` answers and the docs must describe. The catalogues say what it does
// (request-VERB).
struct RequestForm {
  std::string_view verb;
  std::string_view words;
};

struct Request {
  RequestForm form;
  enum class Needs : std::uint8_t { nothing, game, table } needs; // table: a game or an observed game
  std::string (*answer)(Session &, Tokens);
};

// The page downloads the WebAssembly, so there are three modules: a small one for playing alone (OPENHEARTS_SMALL), the
// scorepad (OPENHEARTS_PAD), and the complete one for tables of people. Each leaves out requests that only others get.
constexpr Request requests[] = {
#ifndef OPENHEARTS_PAD
    {{"hello", ""}, Request::Needs::nothing, hello},
    {{"fields", ""}, Request::Needs::nothing, request::field_table},
    {{"presets", ""}, Request::Needs::nothing, request::preset_table},
#endif
    {{"rules", "RULES"}, Request::Needs::nothing, request::rules},
#ifndef OPENHEARTS_SMALL
    {{"pad", "{\"rules\": RULES, \"dealer\": SEAT, \"hands\": [...]}"}, Request::Needs::nothing, request::pad},
#endif
#ifndef OPENHEARTS_PAD
    {{"sheet", "RULES"}, Request::Needs::nothing, request::sheet},
    {{"new", "{\"rules\": RULES, \"seed\": SEED}"}, Request::Needs::nothing, request::new_game},
    {{"hand", "{\"rules\": RULES, \"hands\": [...], ...}"}, Request::Needs::nothing, request::hand},
    {{"load", "LOG"}, Request::Needs::nothing, request::load},
    {{"log", ""}, Request::Needs::game, request::log},
    {{"status", ""}, Request::Needs::game, request::status},
    {{"view", "SEAT [HAND]"}, Request::Needs::game, request::view},
    {{"rest", "SEAT"}, Request::Needs::game, request::rest},
    {{"bot", "NAME SEAT SEED"}, Request::Needs::table, request::bot},
    {{"think", "NAME SEAT SEED STEPS"}, Request::Needs::table, request::think},
    {{"coach", "SEAT NODES SEED"}, Request::Needs::table, request::coach},
#endif
#if !defined(OPENHEARTS_SMALL) && !defined(OPENHEARTS_PAD)
    {{"truth", "[HAND]"}, Request::Needs::game, request::truth},
    {{"legal", ""}, Request::Needs::game, request::legal},
    {{"messages", ""}, Request::Needs::nothing, request::message_table},
    {{"refusals", ""}, Request::Needs::nothing, request::refusal_table},
    {{"count", "DEPTH"}, Request::Needs::game, request::count},
    {{"playouts", "HANDS SEED"}, Request::Needs::game, request::playouts},
    {{"events", "[FROM]"}, Request::Needs::game, request::events},
    {{"observe", "{\"rules\": RULES, \"seat\": SEAT}"}, Request::Needs::nothing, request::observe},
    {{"see", "EVENT"}, Request::Needs::nothing, request::see},
    {{"help", ""}, Request::Needs::nothing, help},
    {{"quit", ""}, Request::Needs::nothing, quit},
#endif
};

// The actions are requests too, written as in a log.
constexpr RequestForm action_forms[] = {
    {"bid", "SEAT CHIPS"},    {"suit", "SEAT clubs|diamonds|spades|hearts"},
    {"pass", "SEAT CARD..."}, {"play", "SEAT CARD"},
    {"moon", "SEAT old|new"},
};

std::string help(Session &, Tokens) {
  Json list = Json::list();
  const auto tell = [&](const RequestForm &form) {
    list.push(Json::object().set("verb", Json::of(form.verb)).set("words", Json::of(form.words)));
  };
  for (const Request &request : requests) tell(request.form);
  for (const RequestForm &form : action_forms) tell(form);
  return ok(list);
}

} // namespace

std::string answer(Session &session, std::string_view request) {
  if (request.size() > longest_request) return bad_argument(say<"input-long">(argument::count(longest_request)));
  Tokens words(request);
  const std::string_view verb = words.take();
  for (const RequestForm &form : action_forms)
    if (form.verb == verb) {
#ifndef OPENHEARTS_PAD // otherwise all rules of play would be linked in
      if (session.game) return request::act(session, request);
#endif
      return error(Refusal::no_game);
    }
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
