// What of the standard library nearly every file includes. Reading it is most of the time that a short file takes to
// compile, so compilers read it once, beforehand; files include what they name all the same, and never this.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>
