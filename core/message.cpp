#include "core/message.hpp"

namespace openhearts {

Json json_of(const Message &message) {
  return Json::object().set("id", Json::of(message.id)).set("args", message.arguments);
}

Json message_list_json() {
  Json list = Json::list();
  for (const MessageForm &form : message_forms) {
    Json arguments = Json::object();
    for (std::string_view left = form.arguments; !left.empty();) {
      const ArgumentForm argument = take_argument(left);
      arguments.set(argument.name, Json::of(argument.kind));
    }
    list.push(Json::object().set("id", Json::of(form.id)).set("args", std::move(arguments)));
  }
  return list;
}

Message assemble(const MessageForm &form, std::span<const Json *const> values) {
  Message message{form.id};
  std::string_view left = form.arguments;
  message.arguments.members.reserve(values.size());
  for (const Json *value : values) message.arguments.set(take_argument(left).name, *value);
  return message;
}

namespace argument {

Argument<ArgumentKind::card> card(Card card) { return {Json::of(name_of(card))}; }
Argument<ArgumentKind::suit> suit(Suit suit) { return {Json::of(name_of(suit))}; }
Argument<ArgumentKind::seat> seat(int seat) { return {Json::of(std::int64_t{seat})}; }
Argument<ArgumentKind::points> points(std::int64_t points) { return {Json::of(points)}; }
Argument<ArgumentKind::count> count(std::int64_t count) { return {Json::of(count)}; }
Argument<ArgumentKind::rate> rate(std::int64_t of_100) { return {Json::of(of_100)}; }
Argument<ArgumentKind::field> field(std::string_view name) { return {Json::of(name)}; }
Argument<ArgumentKind::value> value(std::string_view value) { return {Json::of(value)}; }
Argument<ArgumentKind::text> text(std::string_view text) { return {Json::of(text)}; }

Argument<ArgumentKind::cards> cards(Pile pile) {
  Json list = Json::list();
  while (!empty(pile)) list.push(Json::of(name_of(take_lowest(pile))));
  return {std::move(list)};
}

Argument<ArgumentKind::cards> cards(std::span<const Card> cards) {
  Json list = Json::list();
  for (const Card card : cards) list.push(Json::of(name_of(card)));
  return {std::move(list)};
}

Argument<ArgumentKind::seats> seats(unsigned seats) {
  Json list = Json::list();
  for (std::int64_t seat = 0; seats >> seat != 0; ++seat)
    if ((seats >> seat & 1U) != 0) list.push(Json::of(seat));
  return {std::move(list)};
}

Argument<ArgumentKind::points> tenths_of_points(std::int64_t tenths) {
  if (tenths % 10 == 0) return points(tenths / 10);
  const std::int64_t size = tenths < 0 ? -tenths : tenths;
  Json number;
  number.kind = Json::Kind::number;
  number.text = (tenths < 0 ? "-" : "") + std::to_string(size / 10) + '.' + std::to_string(size % 10);
  return {std::move(number)};
}

Argument<ArgumentKind::chips> chips(std::int64_t parts, std::int64_t unit) {
  return {Json::object().set("parts", Json::of(parts)).set("unit", Json::of(unit))};
}

Argument<ArgumentKind::values> values(std::span<const std::string_view> values) {
  Json list = Json::list();
  for (const std::string_view value : values) list.push(Json::of(value));
  return {std::move(list)};
}

Argument<ArgumentKind::messages> messages(std::span<const Message> messages) {
  Json list = Json::list();
  for (const Message &message : messages) list.push(json_of(message));
  return {std::move(list)};
}

} // namespace argument

} // namespace openhearts
