// The precompiled header: the standard headers that nearly every file includes. Parsing them takes most of a short
// file's compile time. Files still include every header that they use, and never this one.
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
