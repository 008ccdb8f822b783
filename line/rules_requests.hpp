// Requests about rules: the tables of fields, presets and messages, rule sets, and the scorepad.
#pragma once

#include "core/tokens.hpp"
#include "line/session.hpp"

#include <string>

namespace openhearts::request {

std::string field_table(Session &session, Tokens words);
std::string message_table(Session &session, Tokens words);
std::string refusal_table(Session &session, Tokens words);
std::string preset_table(Session &session, Tokens words);
std::string rules(Session &session, Tokens words);
std::string sheet(Session &session, Tokens words);
std::string pad(Session &session, Tokens words);

} // namespace openhearts::request
