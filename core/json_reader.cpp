#include "core/json_reader.hpp"

#include "core/utf8.hpp"

#include <charconv>

namespace openhearts {

namespace {

constexpr int deepest = 32;
constexpr std::size_t most_members = 256; // names are compared one by one

// Reads from the front of `rest`; the first fault stops everything.
class Reader {
public:
  explicit Reader(std::string_view text) : whole_(text), rest_(text) {}

  ParsedJson document() {
    Json json;
    skip_space();
    if (!value(json, 0)) return {std::nullopt, std::move(fault_)};
    skip_space();
    if (!rest_.empty()) {
      fail<"json-after">();
      return {std::nullopt, std::move(fault_)};
    }
    return {std::move(json), {}};
  }

private:
  // The position of the next character, counted from 1.
  Argument<ArgumentKind::count> place() const {
    return argument::count(static_cast<std::int64_t>(whole_.size() - rest_.size() + 1));
  }

  template <MessageId id> bool fail() {
    fault_ = say<id>(place());
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
    if (depth > deepest) return fail<"json-deep">();
    if (rest_.empty()) return fail<"json-early">();
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
      if (rest_.empty() || rest_[0] != '"') return fail<"json-name">();
      if (!string(member.name)) return false;
      if (json.find(member.name) != nullptr) {
        fault_ = say<"json-name-twice">(argument::text(quoted(member.name)), place());
        return false;
      }
      skip_space();
      if (!take(':')) return fail<"json-colon">();
      skip_space();
      if (!value(member.value, depth + 1)) return false;
      json.members.push_back(std::move(member));
      if (json.members.size() > most_members) return fail<"json-many">();
      skip_space();
      if (take('}')) return true;
      if (!take(',')) return fail<"json-comma-brace">();
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
      if (!take(',')) return fail<"json-comma-bracket">();
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
      if (static_cast<unsigned char>(letter) < 0x20) return fail<"json-control">();
      const std::size_t length = utf8_length(rest_);
      if (length == 0) return fail<"json-utf8">();
      text += rest_.substr(0, length);
      rest_.remove_prefix(length);
    }
    return fail<"json-quote">();
  }

  bool escape(std::string &text) {
    take('\\');
    constexpr std::string_view letters = "\"\\/bfnrt";
    constexpr std::string_view meanings = "\"\\/\b\f\n\r\t";
    if (rest_.empty()) return fail<"json-quote">();
    const std::size_t which = letters.find(rest_[0]);
    if (which != std::string_view::npos) {
      text += meanings[which];
      rest_.remove_prefix(1);
      return true;
    }
    std::uint32_t code = 0;
    if (!take('u') || !hex(code)) return fail<"json-escape">();
    if (code >= 0xD800 && code < 0xDC00) {
      std::uint32_t low = 0;
      if (!take_word("\\u") || !hex(low) || low < 0xDC00 || low > 0xDFFF) return fail<"json-surrogate">();
      code = 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00);
    } else if (code >= 0xDC00 && code <= 0xDFFF) {
      return fail<"json-surrogate">();
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
    if (end == first) return fail<"json-value">();
    if (rest_[first] == '0' && end > first + 1) return fail<"json-zero">();
    bool is_whole = true;
    if (end < rest_.size() && rest_[end] == '.') {
      is_whole = false;
      const std::size_t fraction = end + 1;
      end = digits(fraction);
      if (end == fraction) return fail<"json-point">();
    }
    if (end < rest_.size() && (rest_[end] == 'e' || rest_[end] == 'E')) {
      is_whole = false;
      std::size_t exponent = end + 1;
      if (exponent < rest_.size() && (rest_[exponent] == '+' || rest_[exponent] == '-')) ++exponent;
      end = digits(exponent);
      if (end == exponent) return fail<"json-exponent">();
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
  Message fault_;
};

} // namespace

ParsedJson parse_json(std::string_view text) { return Reader(text).document(); }

} // namespace openhearts
