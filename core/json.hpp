// JSON (RFC 8259) values, and writing them: rule sets, positions, logs and views are JSON at the edges.
//
// Only whole numbers mean anything here; any other number is kept only as "a number that isn't whole".
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace openhearts {

struct JsonMember;

struct Json {
  enum class Kind : std::uint8_t { null, flag, whole, number, text, list, object };

  Kind kind = Kind::null;
  bool flag = false;
  std::int64_t whole = 0;
  std::string text;
  std::vector<Json> items;
  std::vector<JsonMember> members; // in the order written

  Json();
  Json(const Json &);
  Json(Json &&) noexcept;
  Json &operator=(const Json &);
  Json &operator=(Json &&) noexcept;
  ~Json();

  static Json of(bool flag);
  static Json of(std::int64_t whole);
  static Json of(std::string_view text);
  static Json of(const char *text) { return of(std::string_view(text)); } // without it, a literal would convert to bool
  static Json list();
  static Json object();

  // Builders: append to a list or set a new member of an object, and return the value itself for chaining.
  Json &push(Json item) &;
  Json &set(std::string_view name, Json value) &;
  Json &&push(Json item) &&;
  Json &&set(std::string_view name, Json value) &&;

  // The member with this name; nullptr if there is none or this isn't an object.
  const Json *find(std::string_view name) const;

  bool operator==(const Json &) const;
};

struct JsonMember {
  std::string name;
  Json value;
  bool operator==(const JsonMember &) const;
};

// One line, with no spaces except inside strings.
std::string text_of(const Json &json);

// A text from outside, quoted, escaped and cut to a readable length, for a one-line error message.
std::string quoted(std::string_view text);
// The same for a JSON value: a text is quoted, anything else is written as JSON, cut to the same length.
std::string quoted_json(const Json &json);

} // namespace openhearts
