#include "core/action.hpp"

#include "core/pass.hpp"
#include "core/scoring.hpp"
#include "core/trick.hpp"

#include <charconv>

namespace openhearts {

namespace {

// The next word of a text, cut off its front; empty at the end.
std::string_view take_word(std::string_view &text) {
  const std::size_t start = text.find_first_not_of(' ');
  if (start == std::string_view::npos) return text = {};
  text.remove_prefix(start);
  const std::string_view word = text.substr(0, text.find(' '));
  text.remove_prefix(word.size());
  return word;
}

std::optional<Seat> seat_in(std::string_view word) {
  unsigned seat = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), seat);
  if (error != std::errc{} || end != word.data() + word.size() || seat >= nobody) return std::nullopt;
  return static_cast<Seat>(seat);
}

Refusal read_cards(std::string_view text, Action &action) {
  for (std::string_view word = take_word(text); !word.empty(); word = take_word(text)) {
    const auto card = card_named(word);
    if (!card) return Refusal::no_such_card;
    if (action.count == max_passed) return Refusal::wrong_number_of_cards;
    action.cards[action.count++] = *card;
  }
  return Refusal::none;
}

} // namespace

Action pass_action(Seat seat, std::span<const Card> cards) {
  Action action{Action::Kind::pass, seat, static_cast<std::uint8_t>(cards.size()), {}, MoonWay::none};
  for (std::size_t i = 0; i < cards.size(); ++i) action.cards[i] = cards[i];
  return action;
}

Action play_action(Seat seat, Card card) { return {Action::Kind::play, seat, 1, {card}, MoonWay::none}; }

Action moon_action(Seat seat, MoonWay way) { return {Action::Kind::moon, seat, 0, {}, way}; }

std::string text_of(const Action &action) {
  constexpr std::string_view verbs[] = {"pass ", "play ", "moon "};
  std::string text{verbs[static_cast<std::size_t>(action.kind)]};
  text += std::to_string(action.seat);
  if (action.kind == Action::Kind::moon) text += action.way == MoonWay::new_way ? " new" : " old";
  for (std::size_t i = 0; i < action.count; ++i) {
    text += ' ';
    text += name_of(action.cards[i]);
  }
  return text;
}

ParsedAction action_from(std::string_view text) {
  ParsedAction parsed;
  Action &action = parsed.action;
  const std::string_view verb = take_word(text);
  if (verb != "pass" && verb != "play" && verb != "moon") return {action, Refusal::unknown_request};
  const auto seat = seat_in(take_word(text));
  if (!seat) return {action, Refusal::bad_argument};
  action.seat = *seat;
  if (verb == "moon") {
    action.kind = Action::Kind::moon;
    const std::string_view way = take_word(text);
    if (way == "old") action.way = MoonWay::old_way;
    if (way == "new") action.way = MoonWay::new_way;
    if (action.way == MoonWay::none) parsed.refusal = Refusal::not_a_moon_choice;
    if (!take_word(text).empty()) parsed.refusal = Refusal::bad_argument;
    return parsed;
  }
  action.kind = verb == "pass" ? Action::Kind::pass : Action::Kind::play;
  parsed.refusal = read_cards(text, action);
  if (parsed.refusal == Refusal::none && action.kind == Action::Kind::play && action.count != 1)
    parsed.refusal = Refusal::bad_argument;
  return parsed;
}

Refusal refuse(const Law &law, const Hand &hand, const Action &action) {
  switch (action.kind) {
  case Action::Kind::pass: return refuse_pass(law, hand, action.seat, action.cards.data(), action.count);
  case Action::Kind::play: return refuse_play(law, hand, action.seat, action.cards[0]);
  case Action::Kind::moon: return refuse_moon(law, hand, action.seat, action.way);
  }
  return Refusal::not_now;
}

void act(const Law &law, Hand &hand, const Action &action) {
  switch (action.kind) {
  case Action::Kind::pass: pass_cards(law, hand, action.seat, action.cards); return;
  case Action::Kind::play: play_card(law, hand, action.cards[0]); return;
  case Action::Kind::moon: choose_moon(law, hand, action.way); return;
  }
}

} // namespace openhearts
