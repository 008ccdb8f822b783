// Requests for advice: from a bot, from a bot that thinks step by step, and from the coach.
#pragma once

#include "core/tokens.hpp"
#include "line/session.hpp"

#include <string>

namespace openhearts::request {

// REQUIRES: a game, or an observer that has seen a deal.
std::string bot(Session &session, Tokens words);
std::string think(Session &session, Tokens words);
std::string coach(Session &session, Tokens words);

} // namespace openhearts::request
