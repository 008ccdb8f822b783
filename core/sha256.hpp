// SHA-256 (FIPS 180-4), for deals that anybody can check.
#pragma once

#include <array>
#include <cstdint>
#include <span>

namespace openhearts {

using Bytes = std::span<const std::uint8_t>;
using Digest = std::array<std::uint8_t, 32>;

Digest sha256(Bytes message);

} // namespace openhearts
