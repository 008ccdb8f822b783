#include "core/json.hpp"

#include "core/utf8.hpp"

namespace openhearts {

Json::Json() = default;
Json::Json(const Json &) = default;
Json::Json(Json &&) noexcept = default;
Json &Json::operator=(const Json &) = default;
Json &Json::operator=(Json &&) noexcept = default;
Json::~Json() = default;
bool Json::operator==(const Json &) const = default;
bool JsonMember::operator==(const JsonMember &) const = default;

Json Json::of(bool value) {
  Json json;
  json.kind = Kind::flag;
  json.flag = value;
  return json;
}

Json Json::of(std::int64_t value) {
  Json json;
  json.kind = Kind::whole;
  json.whole = value;
  return json;
}

Json Json::of(std::string_view value) {
  Json json;
  json.kind = Kind::text;
  json.text = value;
  return json;
}

Json Json::list() {
  Json json;
  json.kind = Kind::list;
  return json;
}

Json Json::object() {
  Json json;
  json.kind = Kind::object;
  return json;
}

Json &Json::push(Json item) & {
  items.push_back(std::move(item));
  return *this;
}

Json &Json::set(std::string_view name, Json value) & {
  members.push_back({std::string(name), std::move(value)});
  return *this;
}

Json &&Json::push(Json item) && { return std::move(push(std::move(item))); }
Json &&Json::set(std::string_view name, Json value) && { return std::move(set(name, std::move(value))); }

const Json *Json::find(std::string_view name) const {
  for (const auto &member : members)
    if (member.name == name) return &member.value;
  return nullptr;
}

namespace {

void write_string(std::string &out, std::string_view text) {
  constexpr std::string_view hex_digits = "0123456789abcdef";
  out += '"';
  for (const char letter : text) {
    const auto byte = static_cast<unsigned char>(letter);
    if (letter == '"' || letter == '\\') {
      out += '\\';
      out += letter;
    } else if (letter == '\n') {
      out += "\\n";
    } else if (byte < 0x20 || byte == 0x7F) {
      out += "\\u00";
      out += hex_digits[byte >> 4];
      out += hex_digits[byte & 15];
    } else {
      out += letter;
    }
  }
  out += '"';
}

void write(std::string &out, const Json &json) {
  switch (json.kind) {
  case Json::Kind::null: out += "null"; return;
  case Json::Kind::flag: out += json.flag ? "true" : "false"; return;
  case Json::Kind::whole: out += std::to_string(json.whole); return;
  case Json::Kind::number: out += json.text; return;
  case Json::Kind::text: write_string(out, json.text); return;
  case Json::Kind::list:
    out += '[';
    for (std::size_t i = 0; i < json.items.size(); ++i) {
      if (i != 0) out += ',';
      write(out, json.items[i]);
    }
    out += ']';
    return;
  case Json::Kind::object:
    out += '{';
    for (std::size_t i = 0; i < json.members.size(); ++i) {
      if (i != 0) out += ',';
      write_string(out, json.members[i].name);
      out += ':';
      write(out, json.members[i].value);
    }
    out += '}';
    return;
  }
}

// The beginning of a text, cut between characters; invalid UTF-8 becomes question marks.
std::string cut(std::string_view text) {
  constexpr std::size_t longest = 40;
  std::string kept;
  while (!text.empty() && kept.size() < longest) {
    const std::size_t length = utf8_length(text);
    kept += length == 0 ? "?" : text.substr(0, length);
    text.remove_prefix(length == 0 ? 1 : length);
  }
  if (!text.empty()) kept += "...";
  return kept;
}

} // namespace

std::string text_of(const Json &json) {
  std::string out;
  write(out, json);
  return out;
}

std::string quoted(std::string_view text) {
  std::string out;
  write_string(out, cut(text));
  return out;
}

std::string quoted_json(const Json &json) {
  return json.kind == Json::Kind::text ? quoted(json.text) : cut(text_of(json));
}

} // namespace openhearts
