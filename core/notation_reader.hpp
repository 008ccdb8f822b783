// Reads games written as text (notation.hpp).
#pragma once

#include "core/notation.hpp"
#include "core/notation_tokens.hpp"

namespace openhearts {

struct ReadTranscripts {
  std::vector<Transcript> transcripts; // at least one, if there is no fault
  std::optional<NotationFault> fault;
};

// Every action must be legal when it is made, and redundant parts must agree with the rest.
ReadTranscripts transcripts_in(std::string_view text);

} // namespace openhearts
