#include "bots/fixed_point.hpp"

namespace openhearts {

std::int64_t rounded(std::int64_t number, std::int64_t by) { return (number + (number < 0 ? -by : by) / 2) / by; }

} // namespace openhearts
