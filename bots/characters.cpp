#include "bots/characters.hpp"

namespace openhearts {

namespace {

// No moon of its own, and none that it sees coming.
Habits without_moons(Habits habits) {
  habits.shoot_above = certain;
  habits.stop = 0;
  habits.stopper = 0;
  return habits;
}

// Looks at the trick on the table and little further, and keeps nothing in mind but the cards that count.
Habits beginner(Habits habits) {
  habits = without_moons(habits);
  habits.remembers = 0;
  habits.notices = 0;
  habits.misjudges = 9000;
  habits.later = 300;
  habits.later_lead = 200;
  habits.smoke = 0;
  return habits;
}

Habits easy(Habits habits) {
  habits = without_moons(habits);
  habits.remembers = 300;
  habits.notices = 400;
  habits.misjudges = 4500;
  return habits;
}

Habits medium(Habits habits) {
  habits.shoot_above = certain;
  habits.remembers = 700;
  habits.notices = 800;
  habits.misjudges = 1900;
  return habits;
}

// Never goes for a moon, gets out of the lead, and pays for it.
Habits cautious(Habits habits) {
  habits.shoot_above = certain;
  habits.takes_clean = 700;
  habits.takes_clean_last = 700;
  habits.on_lead = 1400;
  habits.smoke = 0;
  return habits;
}

// Goes for the moon as soon as it can be hoped for.
Habits moon_shooter(Habits habits) {
  habits.shoot_above = -320;
  return habits;
}

// Wants the lead, to bring the queen out: low spades come first, whatever is left behind or held above her.
Habits queen_hunter(Habits habits) {
  habits.smoke = 2 * certain;
  habits.daring = true;
  habits.on_lead = -certain / 2;
  habits.later_lead = 0;
  return habits;
}

constexpr std::array<Character, 6> all = {{{"beginner", beginner},
                                           {"easy", easy},
                                           {"medium", medium},
                                           {"cautious", cautious},
                                           {"moon-shooter", moon_shooter},
                                           {"queen-hunter", queen_hunter}}};

} // namespace

std::span<const Character> characters() { return all; }

} // namespace openhearts
