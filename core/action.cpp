#include "core/action.hpp"

#include "core/phases.hpp"
#include "core/tokens.hpp"

#include <algorithm>
#include <limits>

namespace openhearts {

namespace {

// A whole number, as large as an action can say.
std::optional<std::int32_t> take_number(Tokens &words) {
  const auto number = words.take_number(std::numeric_limits<std::int32_t>::max());
  return number ? std::optional(static_cast<std::int32_t>(*number)) : std::nullopt;
}

Refusal read_cards(Tokens words, Action &action) {
  while (!words.empty()) {
    const auto card = card_named(words.take());
    if (!card) return Refusal::no_such_card;
    if (action.count == max_passed) return Refusal::wrong_number_of_cards;
    action.cards[action.count++] = *card;
  }
  return Refusal::none;
}

// The part of an action's text after the seat.
Refusal read_rest(Tokens words, Action &action) {
  switch (action.kind) {
  case Action::Kind::bid: {
    const auto chips = take_number(words);
    action.chips = chips.value_or(0);
    return chips && words.empty() ? Refusal::none : Refusal::bad_argument;
  }
  case Action::Kind::suit: {
    const auto suit = suit_named(words.take());
    if (!suit) return Refusal::no_such_suit;
    action.suit = *suit;
    return words.empty() ? Refusal::none : Refusal::bad_argument;
  }
  case Action::Kind::moon: {
    const std::string_view way = words.take();
    if (way == "old") action.way = MoonWay::old_way;
    if (way == "new") action.way = MoonWay::new_way;
    if (!words.empty()) return Refusal::bad_argument;
    return action.way == MoonWay::none ? Refusal::not_a_moon_choice : Refusal::none;
  }
  case Action::Kind::pass: return read_cards(words, action);
  case Action::Kind::play: break;
  }
  const Refusal refusal = read_cards(words, action);
  return refusal == Refusal::none && action.count != 1 ? Refusal::bad_argument : refusal;
}

constexpr std::string_view verbs[] = {"bid", "suit", "pass", "play", "moon"};

} // namespace

Action bid_action(Seat seat, std::int32_t chips) {
  Action action;
  action.kind = Action::Kind::bid;
  action.seat = seat;
  action.chips = chips;
  return action;
}

Action suit_action(Seat seat, Suit suit) {
  Action action;
  action.kind = Action::Kind::suit;
  action.seat = seat;
  action.suit = suit;
  return action;
}

Action pass_action(Seat seat, std::span<const Card> cards) {
  Action action;
  action.kind = Action::Kind::pass;
  action.seat = seat;
  action.count = static_cast<std::uint8_t>(cards.size());
  for (std::size_t i = 0; i < cards.size(); ++i) action.cards[i] = cards[i];
  return action;
}

Action play_action(Seat seat, Card card) {
  Action action;
  action.seat = seat;
  action.count = 1;
  action.cards[0] = card;
  return action;
}

Action moon_action(Seat seat, MoonWay way) {
  Action action;
  action.kind = Action::Kind::moon;
  action.seat = seat;
  action.way = way;
  return action;
}

std::string text_of(const Action &action) {
  std::string text{verbs[static_cast<std::size_t>(action.kind)]};
  text += ' ';
  text += std::to_string(action.seat);
  if (action.kind == Action::Kind::bid) text += " " + std::to_string(action.chips);
  if (action.kind == Action::Kind::suit) text.append(" ").append(name_of(action.suit));
  if (action.kind == Action::Kind::moon) text += action.way == MoonWay::new_way ? " new" : " old";
  for (std::size_t i = 0; i < action.count; ++i) {
    text += ' ';
    text += name_of(action.cards[i]);
  }
  return text;
}

ParsedAction action_from(std::string_view text) {
  Action action;
  Tokens words(text);
  const std::string_view verb = words.take();
  const auto *const known = std::ranges::find(verbs, verb);
  if (known == std::end(verbs)) return {action, Refusal::unknown_request};
  action.kind = static_cast<Action::Kind>(known - std::begin(verbs));
  const auto seat = take_number(words);
  if (!seat || *seat >= nobody) return {action, Refusal::bad_argument};
  action.seat = static_cast<Seat>(*seat);
  const Refusal refusal = read_rest(words, action);
  return {action, refusal};
}

Refusal refuse(const Law &law, const Hand &hand, const Action &action) {
  switch (action.kind) {
  case Action::Kind::bid: return refuse_bid(law, hand.open, action.seat, action.chips);
  case Action::Kind::suit: return refuse_suit(law, hand.open, action.seat);
  case Action::Kind::pass: return refuse_pass(law, hand, action.seat, action.cards.data(), action.count);
  case Action::Kind::play: return refuse_play(law, hand, action.seat, action.cards[0]);
  case Action::Kind::moon: return refuse_moon(law, hand.open, action.seat, action.way);
  }
  return Refusal::not_now;
}

void act(const Law &law, Hand &hand, const Action &action) {
  switch (action.kind) {
  case Action::Kind::bid: bid(law, hand, action.seat, action.chips); return;
  case Action::Kind::suit: name_suit(law, hand, action.suit); return;
  case Action::Kind::pass: pass_cards(law, hand, action.seat, action.cards); return;
  case Action::Kind::play: play_card(law, hand, action.cards[0]); return;
  case Action::Kind::moon: choose_moon(law, hand, action.way); return;
  }
}

} // namespace openhearts
