// The line protocol: one request, one answer, one line each. The program `openhearts-probe` and the page's wasm both
// speak it; docs/reference/line-protocol.md describes it.
//
// A request is a verb and its arguments; a JSON argument comes last. The answer is "ok" and JSON, or "error CODE" and a
// message as JSON. Whatever is sent gets exactly one answer, and a refused request changes nothing.
#pragma once

#include "line/session.hpp"

#include <string>
#include <string_view>

namespace openhearts {

inline constexpr std::size_t longest_request = 1 << 20; // bytes

// The answer, without its newline.
std::string answer(Session &session, std::string_view request);

// Whether the request asks to end the session ("quit").
bool ends_session(std::string_view request);

} // namespace openhearts
