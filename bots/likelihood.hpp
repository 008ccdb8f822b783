// How well the cards, lying as they do in a sampled deal, explain what the others have played.
#pragma once

#include "core/view.hpp"

namespace openhearts {

struct Likely {
  std::int64_t log = 0; // see fixed_point.hpp; only differences mean anything
  int decisions = 0;    // that were thought through to find it
};

class Likelihood {
public:
  // `law` and `view` must outlive it.
  Likelihood(const Law &law, const View &view);

  // Whether it can tell deals apart: one pack dealt out whole, and the play seen from its first card.
  bool tells() const { return tells_; }

  // Others are taken to play like the careful player, the likelier to stray the less it costs. REQUIRES: tells().
  Likely operator()(const Hand &sampled) const;

private:
  const Law &law_;
  const View &view_;
  bool tells_;
};

} // namespace openhearts
