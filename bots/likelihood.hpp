// How well a sampled deal explains what the others have played.
#pragma once

#include "core/view.hpp"

namespace openhearts {

struct Likely {
  std::int64_t log = 0; // see fixed_point.hpp; only differences mean anything
  int decisions = 0;    // made to find it
  Seats own_minds = 0;  // those whose play, with these cards, is more like that of the others
};

class Likelihood {
public:
  // `law` and `view` must outlive it.
  Likelihood(const Law &law, const View &view);

  // Whether it can tell deals apart: one pack, fully dealt, and the play seen from its first card.
  bool tells() const { return tells_; }

  // Others are assumed to play like the careful player, to stray more the less it costs, and some of them more than
  // others. REQUIRES: tells().
  Likely operator()(const Hand &sampled) const;

private:
  const Law &law_;
  const View &view_;
  bool tells_;
};

} // namespace openhearts
