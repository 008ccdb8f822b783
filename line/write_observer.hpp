// What an observer knows: its view, and the finished hands that it has seen.
#pragma once

#include "core/observer.hpp"
#include "line/write_game.hpp"
#include "line/write_view.hpp"

namespace openhearts {

template <class Value> Value write_results(const Observer &observer) {
  Value list = Value::list();
  for (const PublicState &open : observer.finished) list.push(write_result<Value>(observer.law, open));
  if (observer.hand && observer.hand->open.phase == Phase::done)
    list.push(write_result<Value>(observer.law, observer.hand->open));
  return list;
}

// REQUIRES: observer.hand.
template <class Value> Value write_observed(const Observer &observer) {
  Value json = write_view<Value>(observer.law, view_of(observer));
  json.set("results"_key, write_results<Value>(observer));
  return json;
}

} // namespace openhearts
