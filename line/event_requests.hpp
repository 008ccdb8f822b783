// The requests about events: a game tells what has happened in it, and an observer makes views of that.
#pragma once

#include "core/tokens.hpp"
#include "line/session.hpp"

#include <string>

namespace openhearts::request {

std::string events(Session &session, Tokens words);
std::string observe(Session &session, Tokens words);
std::string see(Session &session, Tokens words);

} // namespace openhearts::request
