// What to expect from playing a card to the trick on the table.
#pragma once

#include "bots/situation.hpp"

namespace openhearts {

struct Outlook {
  std::array<Chance, max_seats> wins = {}; // each seat's chance to take the trick
  Cost trick = 0;                          // what the trick's cards will cost whoever takes it
  Chance penalties = 0;                    // the chance that there will be a penalty card among them
  Cost drawn = 0;                          // what the cards will cost that opponents have to draw for it
};

Outlook outlook_of(const Situation &s, Card card);

} // namespace openhearts
