// Something to tell the reader, without the words: an id from the closed list in messages.hpp and typed arguments.
//
// No sentences are written in C++. The page, the terminal and Python look up the words for an id in a catalogue
// (locales/) in the reader's language. An argument carries a meaning, never wording.
#pragma once

#include "core/cards.hpp"
#include "core/json.hpp"
#include "core/messages.hpp"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <span>

namespace openhearts {

struct Message {
  std::string_view id; // from the closed list
  Json arguments = Json::object(); // by name, as plain JSON
  bool operator==(const Message &) const = default;
};

// {"id": "refusal-must_follow_suit", "args": {"suit": "clubs"}}
Json json_of(const Message &message);

// The closed list: [{"id": ..., "args": {"suit": "suit", ...}}], each argument with its kind.
Json message_list_json();

// ---- Arguments: one factory function for each kind. ----

template <ArgumentKind kind> struct Argument {
  Json value;
};

// Out of line, like `assemble`: messages are made in hundreds of places, and the page downloads the code of each.
namespace argument {
Argument<ArgumentKind::card> card(Card card);
Argument<ArgumentKind::cards> cards(Pile pile);                   // low to high, suit by suit
Argument<ArgumentKind::cards> cards(std::span<const Card> cards); // in this order
Argument<ArgumentKind::suit> suit(Suit suit);
Argument<ArgumentKind::seat> seat(int seat);
Argument<ArgumentKind::seats> seats(unsigned seats); // a set, one bit per seat
Argument<ArgumentKind::points> points(std::int64_t points);
Argument<ArgumentKind::points> tenths_of_points(std::int64_t tenths); // 31 is 3.1
// Parts of a chip; `unit` parts make one.
Argument<ArgumentKind::chips> chips(std::int64_t parts, std::int64_t unit);
Argument<ArgumentKind::count> count(std::int64_t count);
Argument<ArgumentKind::rate> rate(std::int64_t of_100);
Argument<ArgumentKind::field> field(std::string_view name);
Argument<ArgumentKind::value> value(std::string_view value);
Argument<ArgumentKind::values> values(std::span<const std::string_view> values);
Argument<ArgumentKind::text> text(std::string_view text);
Argument<ArgumentKind::messages> messages(std::span<const Message> messages);

} // namespace argument

// ---- Making a message: the id and the kinds of its arguments are checked against the list by the compiler. ----

// An id as a template argument.
template <std::size_t size> struct MessageId {
  char text[size] = {};
  consteval MessageId(const char (&id)[size]) { std::copy_n(id, size, text); }
  constexpr std::string_view view() const { return {text, size - 1}; }
};

// The form of the message whose id is `beginning` followed by `name`, or nullptr. Only the messages with this beginning
// are compiled in, so the page doesn't download forms that it never uses.
template <MessageId beginning> const MessageForm *form_of(std::string_view name) {
  constexpr auto is_one = [](const MessageForm &form) { return form.id.starts_with(beginning.view()); };
  static constexpr auto forms = [is_one] {
    std::array<MessageForm, std::ranges::count_if(message_forms, is_one)> found{};
    std::ranges::copy_if(message_forms, found.begin(), is_one);
    return found;
  }();
  for (const MessageForm &form : forms)
    if (form.id.substr(beginning.view().size()) == name) return &form;
  return nullptr;
}

// Out of line, so that each message costs only a call.
Message assemble(const MessageForm &form, std::span<const Json *const> values);

// say<"pad-points-missing">(argument::points(3)): the arguments in the order of the list.
template <MessageId id, ArgumentKind... kinds> [[gnu::noinline]] Message say(const Argument<kinds> &...arguments) {
  constexpr std::size_t place = message_place(id.view()); // not a pointer: under some sanitizers that isn't a constant
  static_assert(place < message_count, "core/messages.hpp has no message of this id");
  static_assert(takes(message_forms[place], std::array<ArgumentKind, sizeof...(kinds)>{kinds...}),
                "core/messages.hpp lists other arguments for this message");
  static constexpr MessageForm form = message_forms[place]; // a copy: a reference would pull in the whole list
  const std::array<const Json *, sizeof...(kinds)> values = {&arguments.value...};
  return assemble(form, values);
}

} // namespace openhearts
