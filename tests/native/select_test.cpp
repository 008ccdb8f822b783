// The two ways of choosing the n-th card of a set agree, card by card and over whole play-outs.
//
// Run by tests/test_select.py. Prints what it compared; ends with exit code 1 where the ways differ, and with 77 on a
// processor that has only the portable one. It includes playouts.cpp, because the two compiled loops are private to
// it.
#include "core/playouts.cpp" // NOLINT(bugprone-suspicious-include)

#include "core/json_reader.hpp"
#include "core/presets.hpp"
#include "core/rules_json.hpp"

#include <cstdio>

#if defined(__x86_64__)

using namespace openhearts;

namespace {

constexpr int not_here = 77;

// Every position in random sets of every size, including single cards and the full 64-bit word.
bool selects_agree() {
  Random random(1);
  std::int64_t compared = 0;
  for (int i = 0; i < 200'000; ++i) {
    Cards cards = random.next();
    for (std::uint32_t thin = random.below(6); thin != 0; --thin) cards &= random.next();
    if (i == 0) cards = whole_deck;
    if (i == 1) cards = ~Cards{0};
    for (std::uint32_t n = 0; n < static_cast<std::uint32_t>(count(cards)); ++n, ++compared)
      if (PortableSelect::nth(cards, n) != FastSelect::nth(cards, n)) {
        std::printf("card %u of %llx differs\n", n, static_cast<unsigned long long>(cards));
        return false;
      }
  }
  std::printf("%lld cards selected alike\n", static_cast<long long>(compared));
  return true;
}

bool playouts_agree(const Preset &preset) {
  const ParsedJson json = parse_json(preset.json);
  const ParsedRules rules = rules_from(*json.json);
  if (rules.fault) return false;
  const Law law = compile(rules.rules);
  const Playouts portable = play_portably(law, 0, 3'000, 2);
  const Playouts fast = play_fast(law, 0, 3'000, 2);
  const bool alike = portable.cards == fast.cards && portable.moons == fast.moons && portable.suns == fast.suns &&
                     portable.points == fast.points && portable.squares == fast.squares;
  std::printf("%.*s: play-outs %s\n", static_cast<int>(preset.id.size()), preset.id.data(), alike ? "alike" : "differ");
  return alike;
}

} // namespace

int main() {
  if (!has_fast_select()) return not_here;
  bool alike = selects_agree();
  for (const Preset &preset : presets()) alike = playouts_agree(preset) && alike;
  return alike ? 0 : 1;
}

#else

int main() { return 77; }

#endif
