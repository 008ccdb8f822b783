#include "core/money.hpp"

#include <algorithm>
#include <limits>

namespace openhearts {

int money_decimals(const Law &law) { return law.rules.settlement.chip_value % 10 == 0 ? 2 : 3; }

std::int64_t money_for(const Law &law, std::int64_t parts) {
  const std::int64_t value = law.rules.settlement.chip_value;
  const std::int64_t most = (std::numeric_limits<std::int64_t>::max() / 2 / value);
  const std::int64_t product = std::clamp(parts, -most, most) * value;
  const std::int64_t step = money_decimals(law) == 2 ? 10 : 1;
  const std::int64_t by = law.chip_unit * step;
  const std::int64_t half = product < 0 ? -by / 2 : by / 2;
  return (product + half) / by * step;
}

} // namespace openhearts
