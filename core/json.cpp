#include "core/json.hpp"

#include <charconv>

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

Json &Json::push(Json item) {
  items.push_back(std::move(item));
  return *this;
}

Json &Json::set(std::string_view name, Json value) {
  members.push_back({std::string(name), std::move(value)});
  return *this;
}

const Json *Json::find(std::string_view name) const {
  for (const auto &member : members)
    if (member.name == name) return &member.value;
  return nullptr;
}

namespace {

constexpr int deepest = 32;
constexpr std::size_t most_members = 256; // names are compared one by one

// How many bytes the first UTF-8 character of text takes; 0 if it isn't well formed (Unicode, table 3-7).
std::size_t utf8_length(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const auto follows = [&](std::size_t i, unsigned low, unsigned high) {
    return i < text.size() && byte(i) >= low && byte(i) <= high;
  };
  const unsigned lead = byte(0);
  if (lead < 0x80) return 1;
  if (lead >= 0xC2 && lead <= 0xDF) return follows(1, 0x80, 0xBF) ? 2 : 0;
  if (lead >= 0xE0 && lead <= 0xEF) {
    const unsigned low = lead == 0xE0 ? 0xA0 : 0x80;
    const unsigned high = lead == 0xED ? 0x9F : 0xBF; // no surrogates
    return follows(1, low, high) && follows(2, 0x80, 0xBF) ? 3 : 0;
  }
  if (lead >= 0xF0 && lead <= 0xF4) {
    const unsigned low = lead == 0xF0 ? 0x90 : 0x80;
    const unsigned high = lead == 0xF4 ? 0x8F : 0xBF;
    return follows(1, low, high) && follows(2, 0x80, 0xBF) && follows(3, 0x80, 0xBF) ? 4 : 0;
  }
  return 0;
}

void append_utf8(std::string &text, std::uint32_t code) {
  const auto put = [&](std::uint32_t byte) { text += static_cast<char>(byte); };
  if (code < 0x80) {
    put(code);
  } else if (code < 0x800) {
    put(0xC0 | code >> 6);
    put(0x80 | (code & 0x3F));
  } else if (code < 0x10000) {
    put(0xE0 | code >> 12);
    put(0x80 | (code >> 6 & 0x3F));
    put(0x80 | (code & 0x3F));
  } else {
    put(0xF0 | code >> 18);
    put(0x80 | (code >> 12 & 0x3F));
    put(0x80 | (code >> 6 & 0x3F));
    put(0x80 | (code & 0x3F));
  }
}

// Reads from the front of `rest`; the first fault stops everything.
class Reader {
public:
  explicit Reader(std::string_view text) : whole_(text), rest_(text) {}

  ParsedJson document() {
    Json json;
    skip_space();
    if (!value(json, 0)) return {std::nullopt, fault_};
    skip_space();
    if (!rest_.empty()) {
      fail("there is more text after the end of the value");
      return {std::nullopt, fault_};
    }
    return {std::move(json), {}};
  }

private:
  bool fail(std::string_view what) {
    fault_ = std::string(what) + ", at character " + std::to_string(whole_.size() - rest_.size() + 1);
    return false;
  }

  void skip_space() {
    const std::size_t start = rest_.find_first_not_of(" \t\r\n");
    rest_.remove_prefix(start == std::string_view::npos ? rest_.size() : start);
  }

  bool take(char expected) {
    if (rest_.empty() || rest_[0] != expected) return false;
    rest_.remove_prefix(1);
    return true;
  }

  bool take_word(std::string_view word) {
    if (!rest_.starts_with(word)) return false;
    rest_.remove_prefix(word.size());
    return true;
  }

  bool value(Json &json, int depth) {
    if (depth > deepest) return fail("it is nested too deeply");
    if (rest_.empty()) return fail("it ends too early");
    switch (rest_[0]) {
    case '{': return object(json, depth);
    case '[': return list(json, depth);
    case '"': json.kind = Json::Kind::text; return string(json.text);
    default: break;
    }
    if (take_word("null")) return true;
    if (take_word("true")) return json = Json::of(true), true;
    if (take_word("false")) return json = Json::of(false), true;
    return number(json);
  }

  bool object(Json &json, int depth) {
    json.kind = Json::Kind::object;
    take('{');
    skip_space();
    if (take('}')) return true;
    while (true) {
      JsonMember member;
      if (rest_.empty() || rest_[0] != '"') return fail("a name in quotes was expected");
      if (!string(member.name)) return false;
      if (json.find(member.name) != nullptr) return fail("the name " + quoted(member.name) + " stands there twice");
      skip_space();
      if (!take(':')) return fail("a colon was expected");
      skip_space();
      if (!value(member.value, depth + 1)) return false;
      json.members.push_back(std::move(member));
      if (json.members.size() > most_members) return fail("an object has too many names");
      skip_space();
      if (take('}')) return true;
      if (!take(',')) return fail("a comma or a closing brace was expected");
      skip_space();
    }
  }

  bool list(Json &json, int depth) {
    json.kind = Json::Kind::list;
    take('[');
    skip_space();
    if (take(']')) return true;
    while (true) {
      if (!value(json.items.emplace_back(), depth + 1)) return false;
      skip_space();
      if (take(']')) return true;
      if (!take(',')) return fail("a comma or a closing bracket was expected");
      skip_space();
    }
  }

  bool string(std::string &text) {
    take('"');
    while (!rest_.empty()) {
      const char letter = rest_[0];
      if (take('"')) return true;
      if (letter == '\\') {
        if (!escape(text)) return false;
        continue;
      }
      if (static_cast<unsigned char>(letter) < 0x20) return fail("a control character stands in a text");
      const std::size_t length = utf8_length(rest_);
      if (length == 0) return fail("the text is not UTF-8");
      text += rest_.substr(0, length);
      rest_.remove_prefix(length);
    }
    return fail("a text has no closing quote");
  }

  bool escape(std::string &text) {
    take('\\');
    constexpr std::string_view letters = "\"\\/bfnrt";
    constexpr std::string_view meanings = "\"\\/\b\f\n\r\t";
    if (rest_.empty()) return fail("a text has no closing quote");
    const std::size_t which = letters.find(rest_[0]);
    if (which != std::string_view::npos) {
      text += meanings[which];
      rest_.remove_prefix(1);
      return true;
    }
    std::uint32_t code = 0;
    if (!take('u') || !hex(code)) return fail("an escape in a text is not one of JSON's");
    if (code >= 0xD800 && code < 0xDC00) {
      std::uint32_t low = 0;
      if (!take_word("\\u") || !hex(low) || low < 0xDC00 || low > 0xDFFF)
        return fail("half a surrogate pair stands in a text");
      code = 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00);
    } else if (code >= 0xDC00 && code <= 0xDFFF) {
      return fail("half a surrogate pair stands in a text");
    }
    append_utf8(text, code);
    return true;
  }

  bool hex(std::uint32_t &code) {
    if (rest_.size() < 4) return false;
    const auto [end, error] = std::from_chars(rest_.data(), rest_.data() + 4, code, 16);
    if (error != std::errc{} || end != rest_.data() + 4) return false;
    rest_.remove_prefix(4);
    return true;
  }

  std::size_t digits(std::size_t from) const {
    std::size_t end = from;
    while (end < rest_.size() && rest_[end] >= '0' && rest_[end] <= '9') ++end;
    return end;
  }

  bool number(Json &json) {
    const std::size_t first = rest_[0] == '-' ? 1 : 0;
    std::size_t end = digits(first);
    if (end == first) return fail("a value was expected");
    if (rest_[first] == '0' && end > first + 1) return fail("a number starts with 0");
    bool is_whole = true;
    if (end < rest_.size() && rest_[end] == '.') {
      is_whole = false;
      const std::size_t fraction = end + 1;
      end = digits(fraction);
      if (end == fraction) return fail("a number has no digits after its point");
    }
    if (end < rest_.size() && (rest_[end] == 'e' || rest_[end] == 'E')) {
      is_whole = false;
      std::size_t exponent = end + 1;
      if (exponent < rest_.size() && (rest_[exponent] == '+' || rest_[exponent] == '-')) ++exponent;
      end = digits(exponent);
      if (end == exponent) return fail("a number has no digits in its exponent");
    }
    json.kind = Json::Kind::number;
    json.text = rest_.substr(0, end);
    if (is_whole && std::from_chars(rest_.data(), rest_.data() + end, json.whole).ec == std::errc{}) {
      json.kind = Json::Kind::whole;
      json.text.clear();
    }
    rest_.remove_prefix(end);
    return true;
  }

  std::string_view whole_;
  std::string_view rest_;
  std::string fault_;
};

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

// The beginning of a text, in whole characters; invalid UTF-8 becomes a question mark.
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

ParsedJson parse_json(std::string_view text) { return Reader(text).document(); }

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
