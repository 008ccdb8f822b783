// The name of an object's member as a compile-time constant: json.set("seat"_key, ...). Each name has its own type, so
// Python's values can keep one string object for each.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace openhearts {

template <std::size_t size> struct KeyText {
  char text[size] = {};
  consteval KeyText(const char (&key)[size]) { std::copy_n(key, size, text); }
};

template <KeyText key> struct Key {
  constexpr operator std::string_view() const { return {key.text, sizeof key.text - 1}; }
};

template <KeyText key> consteval Key<key> operator""_key() { return {}; }

} // namespace openhearts
