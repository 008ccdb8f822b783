// What chips are worth in the players' own money. For people only: nothing is settled in money.
#pragma once

#include "core/public_state.hpp"

namespace openhearts {

// In thousandths, rounded to as many decimals as are written; an amount beyond what a number holds stays at its limit.
std::int64_t money_for(const Law &law, std::int64_t parts);

// Two, or three where a chip is worth thousandths.
int money_decimals(const Law &law);

// Whether the players have said that a chip is worth anything but one.
inline bool has_money(const Law &law) { return law.rules.settlement.chip_value != Settlement{}.chip_value; }

} // namespace openhearts
