// Reads games as people write them (notation.hpp).
#pragma once

#include "core/notation.hpp"
#include "core/notation_tokens.hpp"

namespace openhearts {

struct ReadTranscripts {
  std::vector<Transcript> transcripts; // one at least, if there is no fault
  std::optional<NotationFault> fault;
};

// Every action must be legal at its point, and whatever is told must follow from the rest.
ReadTranscripts transcripts_in(std::string_view text);

} // namespace openhearts
