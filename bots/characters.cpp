#include "bots/characters.hpp"

namespace openhearts {

namespace {

// Never goes for a moon, and never sees one coming.
Weights without_moons(Weights weights) {
  weights.shoot_above = certain;
  weights.stop = 0;
  weights.stopper = 0;
  return weights;
}

// Looks little further than the trick on the table, and remembers only the cards that count.
Weights beginner(Weights weights) {
  weights = without_moons(weights);
  weights.remembers = 0;
  weights.notices = 0;
  weights.misjudges = 9000;
  weights.later = 300;
  weights.later_lead = 200;
  weights.smoke = 0;
  return weights;
}

Weights easy(Weights weights) {
  weights = without_moons(weights);
  weights.remembers = 300;
  weights.notices = 400;
  weights.misjudges = 4500;
  return weights;
}

Weights medium(Weights weights) {
  weights.shoot_above = certain;
  weights.remembers = 700;
  weights.notices = 800;
  weights.misjudges = 1900;
  return weights;
}

// Never goes for a moon, gets out of the lead, and pays for it.
Weights cautious(Weights weights) {
  weights.shoot_above = certain;
  weights.takes_clean = 700;
  weights.takes_clean_last = 700;
  weights.on_lead = 1400;
  weights.smoke = 0;
  return weights;
}

// Keeps what stops a moon, and takes a trick with points as soon as somebody could be after one.
Weights stopper(Weights weights) {
  weights.stop = 2 * certain;
  weights.stopper = 900;
  return weights;
}

Weights moon_shooter(Weights weights) {
  weights.shoot_above = shooting.shoot_above;
  return weights;
}

// Wants the lead in order to draw out the queen: leads low spades first, whatever it keeps or holds above her.
Weights queen_hunter(Weights weights) {
  weights.smoke = 2 * certain;
  weights.daring = true;
  weights.on_lead = -certain / 2;
  weights.later_lead = 0;
  return weights;
}

constexpr std::array<Character, 7> all = {{{"beginner", beginner},
                                           {"easy", easy},
                                           {"medium", medium},
                                           {"cautious", cautious},
                                           {"stopper", stopper},
                                           {"moon-shooter", moon_shooter},
                                           {"queen-hunter", queen_hunter}}};

} // namespace

std::span<const Character> characters() { return all; }

} // namespace openhearts
