// Which cards the careful player passes: those without which the hand is expected to cost least.
#pragma once

#include "bots/situation.hpp"
#include "core/action.hpp"

namespace openhearts {

// REQUIRES: the view's seat has yet to pass.
Action careful_pass(const Situation &s);

// The action that passes these cards; in a scatter, the best order of them. REQUIRES: there are as many as are passed.
Action pass_of(const Situation &s, Pile cards);

} // namespace openhearts
