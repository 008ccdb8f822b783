// JSON (RFC 8259) as a value, and how it is written: rule sets, positions, logs and views are JSON at the edges.
//
// Only whole numbers mean anything here, so any other number is kept only as a number that isn't whole.
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
  static Json of(const char *text) { return of(std::string_view(text)); } // or it would convert to a flag
  static Json list();
  static Json object();

  // Builders: append to a list or set a new member of an object, and return the value itself for chaining.
  Json &push(Json item) &;
  Json &set(std::string_view name, Json value) &;
  Json &&push(Json item) &&;
  Json &&set(std::string_view name, Json value) &&;

  // The member of this name, or nullptr; also nullptr if this isn't an object.
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

// A received text, quoted, escaped and cut to a readable length, to be shown in a one-line error.
std::string quoted(std::string_view text);
// The same for a value: quoted if it is a text, otherwise as JSON cut to that length.
std::string quoted_json(const Json &json);

} // namespace openhearts
