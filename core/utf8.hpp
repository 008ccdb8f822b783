// UTF-8, one character at a time.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace openhearts {

// The number of bytes of a text's first character; 0 if it isn't well-formed (Unicode, table 3-7). REQUIRES: the text
// is not empty.
std::size_t utf8_length(std::string_view text);

void append_utf8(std::string &text, std::uint32_t code);

} // namespace openhearts
