// Requests about the session's game: beginning one, showing it, and acting in it.
#pragma once

#include "core/tokens.hpp"
#include "line/session.hpp"

#include <string>

namespace openhearts::request {

std::string new_game(Session &session, Tokens words);
std::string hand(Session &session, Tokens words);
std::string load(Session &session, Tokens words);

// REQUIRES, for all that follow: session.game.
std::string log(Session &session, Tokens words);
std::string status(Session &session, Tokens words);
std::string view(Session &session, Tokens words);
std::string truth(Session &session, Tokens words);
std::string legal(Session &session, Tokens words);
std::string rest(Session &session, Tokens words);
std::string count(Session &session, Tokens words);
std::string playouts(Session &session, Tokens words);

// bid, suit, pass, play and moon: the request is the action's text itself.
std::string act(Session &session, std::string_view request);

} // namespace openhearts::request
