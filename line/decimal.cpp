#include "line/decimal.hpp"

namespace openhearts {

Json decimal(std::int64_t number, std::size_t decimals) {
  std::string digits = std::to_string(number < 0 ? -number : number);
  if (digits.size() <= decimals) digits.insert(0, decimals + 1 - digits.size(), '0');
  digits.insert(digits.size() - decimals, 1, '.');
  if (number < 0) digits.insert(0, 1, '-');
  Json json;
  json.kind = Json::Kind::number;
  json.text = std::move(digits);
  return json;
}

} // namespace openhearts
