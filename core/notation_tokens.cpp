#include "core/notation_tokens.hpp"

#include "core/json_reader.hpp"

#include <algorithm>
#include <charconv>

namespace openhearts {

namespace {

struct Spelling {
  std::string_view written;
  std::string_view meant;
};

// Characters that books, word processors and mail programs use.
constexpr Spelling spellings[] = {{"♠", "s"}, {"♤", "s"},          {"♥", "h"}, {"♡", "h"}, {"♦", "d"},
                                  {"♢", "d"}, {"♣", "c"},          {"♧", "c"}, {"–", "-"}, {"—", "-"},
                                  {"−", "-"}, {"\xEF\xB8\x8F", ""}}; // the last selects a symbol's emoji form

// The last two are the no-break space, and the byte order mark that some editors put before a text.
constexpr std::string_view spaces[] = {" ", "\t", "\r", "\n", "\xC2\xA0", "\xEF\xBB\xBF"};

bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }

char small(char letter) { return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter; }

std::optional<std::int64_t> number_in(std::string_view digits) {
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
  const bool all = !digits.empty() && is_digit(digits[0]) && end == digits.data() + digits.size();
  return error == std::errc{} && all ? std::optional(number) : std::nullopt;
}

// Reads from the front of `rest_`; the first fault stops everything.
class Lexer {
public:
  explicit Lexer(std::string_view text) : rest_(text) {}

  NotationTokens all() {
    while (!skip_space() && !fault_) {
      if (rest_[0] == '[')
        tag();
      else if (rest_[0] == '{')
        comment();
      else
        word();
    }
    add(NotationToken::Kind::end, line_);
    return {std::move(tokens_), std::move(fault_)};
  }

private:
  void fail(int line, Message why) { fault_ = {line, Refusal::bad_log, std::move(why)}; }

  NotationToken &add(NotationToken::Kind kind, int line) {
    NotationToken &token = tokens_.emplace_back();
    token.kind = kind;
    token.line = line;
    return token;
  }

  char take() {
    const char letter = rest_[0];
    if (letter == '\n') ++line_;
    rest_.remove_prefix(1);
    return letter;
  }

  std::size_t space_here() const {
    for (const std::string_view space : spaces)
      if (rest_.starts_with(space)) return space.size();
    return 0;
  }

  bool take_space() {
    const std::size_t size = space_here();
    for (std::size_t i = 0; i < size; ++i) take();
    return size != 0;
  }

  // Skips white space. Returns whether the text ends there.
  bool skip_space() {
    while (take_space() || rest_.starts_with(','))
      if (rest_.starts_with(',')) take();
    return rest_.empty();
  }

  void comment() {
    const int line = line_;
    std::string text;
    bool between = false;
    take();
    while (!rest_.empty()) {
      if (take_space()) {
        between = !text.empty();
        continue;
      }
      char letter = take();
      if (letter == '}') {
        if (!text.empty()) add(NotationToken::Kind::comment, line).text = std::move(text);
        return;
      }
      if (letter == '\\' && !rest_.empty()) letter = take();
      if (between) text += ' ';
      between = false;
      text += letter;
    }
    fail(line, say<"notation-comment-open">());
  }

  void tag() {
    const int line = line_;
    std::string text;
    int depth = 1;
    bool quoted = false;
    take();
    while (!rest_.empty()) {
      if (!quoted && take_space()) {
        text += ' ';
        continue;
      }
      const char letter = take();
      if (letter == '"') quoted = !quoted;
      if (!quoted && letter == '[') ++depth;
      if (!quoted && letter == ']' && --depth == 0) return close_tag(line, text);
      text += letter == '\n' || letter == '\r' || letter == '\t' ? ' ' : letter; // lines may be broken inside a text
      if (quoted && letter == '\\' && !rest_.empty()) text += take();
    }
    fail(line, say<"notation-tag-open">());
  }

  void close_tag(int line, std::string_view text) {
    const auto trimmed = [](std::string_view part) {
      part.remove_prefix(std::min(part.find_first_not_of(' '), part.size()));
      return part.substr(0, part.find_last_not_of(' ') + 1);
    };
    text = trimmed(text);
    const std::size_t end = std::min(text.find(' '), text.size());
    NotationToken &token = add(NotationToken::Kind::tag, line);
    for (const char letter : text.substr(0, end)) token.text += letter == '-' ? '_' : small(letter);
    const std::string_view value = trimmed(text.substr(end));
    if (value.empty()) return fail(line, say<"notation-tag-empty">(argument::text(quoted(token.text))));
    ParsedJson parsed = parse_json(value);
    const bool bare = std::string_view("{[\"").find(value[0]) == std::string_view::npos;
    if (parsed.json)
      token.value = std::move(*parsed.json);
    else if (bare)
      token.value = Json::of(value);
    else
      fail(line, std::move(parsed.fault));
  }

  void word() {
    const int line = line_;
    std::string text;
    while (!rest_.empty() && space_here() == 0 && std::string_view("[{,").find(rest_[0]) == std::string_view::npos) {
      const char letter = rest_[0];
      const auto number = letter == ':' || letter == '.' ? number_in(text) : std::nullopt;
      if (letter == ':' || number) {
        take();
        if (!number) break;
        const auto kind = letter == ':' ? NotationToken::Kind::seat : NotationToken::Kind::trick;
        add(kind, line).number = *number;
        return;
      }
      const auto spelling =
          std::ranges::find_if(spellings, [&](const Spelling &each) { return rest_.starts_with(each.written); });
      if (spelling != std::end(spellings)) {
        text += spelling->meant;
        rest_.remove_prefix(spelling->written.size());
      } else {
        text += small(take());
      }
    }
    if (!text.empty()) add(NotationToken::Kind::word, line).text = std::move(text);
  }

  std::string_view rest_;
  int line_ = 1;
  std::vector<NotationToken> tokens_;
  std::optional<NotationFault> fault_;
};

} // namespace

NotationTokens notation_tokens(std::string_view text) { return Lexer(text).all(); }

} // namespace openhearts
