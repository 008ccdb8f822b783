// The presets of RULES.md §5: the files in rules/, compiled in so that every interface has them without reading files.
#pragma once

#include <span>
#include <string_view>

namespace openhearts {

struct Preset {
  std::string_view id;   // "black-lady": the file's name
  std::string_view json; // the file's text on one line: {"name": ..., "about": ..., "extends": ..., what differs}
};

std::span<const Preset> presets(); // in the order of RULES.md §5
const Preset *preset_named(std::string_view id);

} // namespace openhearts
