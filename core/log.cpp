#include "core/log.hpp"

#include "core/position_json.hpp"
#include "core/refusal_message.hpp"
#include "core/rules_json.hpp"

#include <algorithm>
#include <charconv>

namespace openhearts {

namespace {

ReplayedGame bad(Refusal refusal, Message message) { return {std::nullopt, refusal, std::move(message), {}}; }

Json deal_json(const FairDeal &deal, bool with_secret) {
  Json json = Json::object();
  json.set("hash", Json::of(hex_of(hash_of(deal))));
  if (with_secret) json.set("secret", Json::of(hex_of(deal.secret)));
  Json parts = Json::list();
  for (const auto &part : deal.parts) parts.push(Json::of(hex_of(part)));
  json.set("parts", std::move(parts));
  return json;
}

std::optional<std::vector<std::uint8_t>> bytes_in(const Json *json) {
  return json != nullptr && json->kind == Json::Kind::text ? bytes_in_hex(json->text) : std::nullopt;
}

// The game before its first action, with fair deals.
ReplayedGame fair_opening_of(const Json &log, const Rules &rules) {
  const Json *json = log.find("deal");
  if (json == nullptr || json->kind != Json::Kind::object) return bad(Refusal::bad_log, say<"log-deal">());
  if (json->find("secret") == nullptr) return bad(Refusal::bad_log, say<"log-no-secret">());
  FairDeal deal;
  const auto secret = bytes_in(json->find("secret"));
  if (!secret || secret->size() != deal.secret.size()) return bad(Refusal::bad_log, say<"log-secret">());
  std::ranges::copy(*secret, deal.secret.begin());
  const auto hash = bytes_in(json->find("hash"));
  if (!hash || !std::ranges::equal(*hash, hash_of(deal))) return bad(Refusal::bad_log, say<"log-hash">());
  const Json *parts = json->find("parts");
  const auto players = static_cast<std::size_t>(rules.players);
  if (parts == nullptr || parts->kind != Json::Kind::list || parts->items.size() != players)
    return bad(Refusal::bad_log, say<"log-parts">(argument::count(max_part)));
  for (const Json &item : parts->items) {
    auto part = bytes_in(&item);
    if (!part || part->size() > max_part) return bad(Refusal::bad_log, say<"log-parts">(argument::count(max_part)));
    deal.parts.push_back(std::move(*part));
  }
  return {new_game(rules, std::move(deal)), Refusal::none, {}, {}};
}

// Whether the log names a first dealer other than the game's.
bool another_dealer(const Json &log, const Game &game) {
  const Json *dealer = log.find("dealer");
  return dealer != nullptr && *dealer != Json::of(std::int64_t{game.hand().open.dealer});
}

// The game before its first action.
ReplayedGame opening_of(const Json &log, const Rules &rules) {
  if (const Json *place = log.find("position")) {
    const ParsedPosition parsed = position_from(*place);
    PositionFault fault = parsed.fault ? parsed.fault : fault_in(compile(rules), parsed.position);
    if (fault) return bad(Refusal::bad_position, std::move(*fault));
    return {game_from(rules, parsed.position), Refusal::none, {}, {}};
  }
  const Json *seed_json = log.find("seed");
  const auto seed = seed_json == nullptr ? std::nullopt : seed_in(*seed_json);
  if (!seed) return bad(Refusal::bad_log, say<"log-seed">());
  return {new_game(rules, *seed), Refusal::none, {}, {}};
}

} // namespace

Json log_of(const Game &game, bool with_secret) {
  Json log = Json::object();
  log.set("openhearts", Json::of(std::int64_t{game.fair ? fair_log_version : log_version}));
  log.set("rules", changes_in(game.law.asked));
  if (game.position) {
    log.set("position", json_of(*game.position));
  } else {
    if (game.fair)
      log.set("deal", deal_json(*game.fair, with_secret));
    else
      log.set("seed", Json::of(std::to_string(game.seed)));
    log.set("dealer", Json::of(std::int64_t{game.hands.front().open.dealer}));
  }
  Json actions = Json::list();
  for (const Action &action : game.actions) actions.push(Json::of(text_of(action)));
  log.set("actions", std::move(actions));
  return log;
}

std::optional<std::uint64_t> seed_in(const Json &json) {
  if (json.kind == Json::Kind::whole && json.whole >= 0) return static_cast<std::uint64_t>(json.whole);
  if (json.kind != Json::Kind::text && json.kind != Json::Kind::number) return std::nullopt;
  std::uint64_t seed = 0;
  const auto [end, error] = std::from_chars(json.text.data(), json.text.data() + json.text.size(), seed);
  const bool whole_text = !json.text.empty() && end == json.text.data() + json.text.size();
  return error == std::errc{} && whole_text ? std::optional(seed) : std::nullopt;
}

ReplayedGame replay(const Json &log) {
  const Json *version = log.find("openhearts");
  const bool fair = version != nullptr && *version == Json::of(std::int64_t{fair_log_version});
  if (!fair && (version == nullptr || *version != Json::of(std::int64_t{log_version})))
    return bad(Refusal::bad_log, say<"log-version">());
  const Json *rules_json = log.find("rules");
  const ParsedRules rules = rules_from(rules_json == nullptr ? Json::object() : *rules_json);
  if (rules.fault) {
    const auto field = argument::value(rules.fault->field);
    Message message = say<"log-rules">(field, argument::messages({&rules.fault->message, 1}));
    return {std::nullopt, Refusal::bad_rules, std::move(message), rules.fault->field};
  }
  ReplayedGame replayed = fair ? fair_opening_of(log, rules.rules) : opening_of(log, rules.rules);
  if (!replayed.game) return replayed;
  if (!replayed.game->position && another_dealer(log, *replayed.game))
    return bad(Refusal::bad_log, say<"log-dealer">());

  const Json *actions = log.find("actions");
  if (actions == nullptr || actions->kind != Json::Kind::list) return bad(Refusal::bad_log, say<"log-actions">());
  for (std::size_t i = 0; i < actions->items.size(); ++i) {
    const ParsedAction parsed = action_from(actions->items[i].text);
    Refusal refusal = parsed.refusal;
    if (refusal == Refusal::none) refusal = refuse(*replayed.game, parsed.action);
    if (refusal != Refusal::none) {
      const Game &game = *replayed.game;
      // The messages of these two speak of requests, to those who write the line protocol.
      const bool unreadable = refusal == Refusal::unknown_request || refusal == Refusal::bad_argument;
      const Message why =
          unreadable ? say<"log-action-form">() : message_of(refusal, game.law, game.hand(), parsed.action);
      return bad(Refusal::bad_log,
                 say<"log-action">(argument::count(static_cast<std::int64_t>(i + 1)),
                                   argument::text(quoted_json(actions->items[i])), argument::messages({&why, 1})));
    }
    act(*replayed.game, parsed.action);
  }
  return replayed;
}

} // namespace openhearts
