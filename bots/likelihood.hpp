// How well a sampled deal explains what the others have played.
#pragma once

#include "core/view.hpp"

namespace openhearts {

struct Likely {
  std::int64_t log = 0; // as in fixed_point.hpp; only differences are meaningful
  int decisions = 0;    // how many decisions were evaluated for it
  Seats deviating = 0;  // seats that, with these cards, have not played like the careful player
};

class Likelihood {
public:
  // `law` and `view` must outlive the object.
  Likelihood(const Law &law, const View &view);

  // Whether it can tell deals apart: one pack, fully dealt, and the play seen from its first card.
  bool tells() const { return tells_; }

  // Assumes that others play like the careful player but deviate, more often the less it costs, and some of them more
  // than others. REQUIRES: tells().
  Likely operator()(const Hand &sampled) const;

private:
  const Law &law_;
  const View &view_;
  bool tells_;
};

} // namespace openhearts
