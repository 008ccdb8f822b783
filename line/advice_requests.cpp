#include "line/advice_requests.hpp"

#include "bots/bot.hpp"
#include "bots/coach.hpp"
#include "line/answer.hpp"
#include "line/write_advice.hpp"

namespace openhearts::request {

namespace {

// What advice is about: the session's own game, or the game that it observes, in which hidden cards are blanks.
struct Table {
  const Law &law;
  const Hand &hand;
  bool over = false;
  Seat only = nobody; // the one seat whose cards are known; nobody if all are
};

Table table_of(const Session &session) {
  if (session.game) return {session.game->law, session.game->hand(), session.game->tally.over};
  const Observer &observer = *session.observer;
  return {observer.law, *observer.hand, observer.hand->open.phase == Phase::done, observer.seat};
}

// The seat that a request names; nothing if there is no such seat or its cards aren't known.
std::optional<Seat> seat_in(const Session &session, const Table &table, Tokens &words) {
  const auto seat = words.take_number(static_cast<std::uint64_t>(table.law.players) - 1);
  if (!seat || (session.observer && *seat != table.only)) return std::nullopt;
  return static_cast<Seat>(*seat);
}

// The error answer if there is no advice for this seat now; otherwise empty.
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
  std::string refused; // the error answer, if any of them is invalid
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

} // namespace

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

} // namespace openhearts::request
