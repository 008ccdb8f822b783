// What chips are worth in the players' own money. For display only: nothing is settled in money.
#pragma once

#include "core/public_state.hpp"

namespace openhearts {

// In thousandths, rounded to the number of decimals shown; amounts too large for the arithmetic are clamped.
std::int64_t money_for(const Law &law, std::int64_t parts);

// How many decimals are shown: two, or three if the value of a chip has thousandths.
int money_decimals(const Law &law);

// Whether the players have given a chip a value other than one.
inline bool has_money(const Law &law) { return law.rules.settlement.chip_value != Settlement{}.chip_value; }

} // namespace openhearts
