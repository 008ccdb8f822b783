// Numbers with decimals, written from whole numbers: the same text on every machine.
#pragma once

#include "core/json.hpp"

namespace openhearts {

// A number of tenths, hundredths, ... with that many decimals: 1500 with three is 1.500.
Json decimal(std::int64_t number, std::size_t decimals);

} // namespace openhearts
