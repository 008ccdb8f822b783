// Requests about events: a game lists its events, and an observer turns them into views.
#pragma once

#include "core/tokens.hpp"
#include "line/session.hpp"

#include <string>

namespace openhearts::request {

std::string events(Session &session, Tokens words);
std::string observe(Session &session, Tokens words);
std::string see(Session &session, Tokens words);

} // namespace openhearts::request
