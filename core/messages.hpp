// The closed list of what the engine may say: an id and, in order, its arguments with their kinds ("suit:suit").
//
// The words stand in the catalogues of locales/, under the same ids; the types of Python and TypeScript are generated
// from this list. An id begins with what it speaks of: refusal, fault (of a rule set), field, ...
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace openhearts {

// What an argument is. Behind each, how it stands in JSON.
enum class ArgumentKind : std::uint8_t {
  card,     // "QS"
  cards,    // ["QS", "AH"]
  suit,     // "hearts"
  seat,     // 2
  seats,    // [0, 2]
  points,   // 13; a mean with one decimal, 3.1
  chips,    // {"parts": 35, "unit": 2}: 17 1/2 chips
  count,    // 3
  rate,     // 23: in 23 of 100 cases
  field,    // "pass_count": a field of a rule set
  value,    // "hold", "12": a value as it is written in a rule set
  values,   // ["low", "high"]
  text,     // what somebody sent, cut to a readable length
  messages, // messages again, to be said as a list
};

struct MessageForm {
  std::string_view id;
  std::string_view arguments; // "players:count least:count"
};

inline constexpr MessageForm message_forms[] = {
    // Why an action is not done (refusal.hpp).
    {"refusal-must_follow_suit", "suit:suit"},
};

constexpr const MessageForm *message_form(std::string_view id) {
  for (const MessageForm &form : message_forms)
    if (form.id == id) return &form;
  return nullptr;
}

inline constexpr std::array<std::string_view, 14> argument_kind_names = {
    "card",  "cards", "suit",  "seat",  "seats",  "points", "chips",
    "count", "rate",  "field", "value", "values", "text",   "messages"};

// The next "name:kind" of a list of arguments, taken off its front.
struct ArgumentForm {
  std::string_view name;
  std::string_view kind;
};
constexpr ArgumentForm take_argument(std::string_view &arguments) {
  const std::string_view word = arguments.substr(0, arguments.find(' '));
  arguments.remove_prefix(word.size() == arguments.size() ? word.size() : word.size() + 1);
  const std::size_t colon = word.find(':');
  return {word.substr(0, colon), word.substr(colon + 1)};
}

// Whether a message of this form takes arguments of these kinds, in this order.
template <std::size_t size> constexpr bool takes(const MessageForm &form, const std::array<ArgumentKind, size> &kinds) {
  std::string_view left = form.arguments;
  for (const ArgumentKind kind : kinds)
    if (left.empty() || take_argument(left).kind != argument_kind_names[static_cast<std::size_t>(kind)]) return false;
  return left.empty();
}

} // namespace openhearts
