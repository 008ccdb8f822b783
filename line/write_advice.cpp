#include "line/write_advice.hpp"

#include "bots/alike.hpp"
#include "bots/fixed_point.hpp"
#include "line/decimal.hpp"
#include "line/write_parts.hpp"

namespace openhearts {

namespace {

// A whole number of 1024ths, rounded to thousandths.
Json thousandths(std::int64_t of_1024) {
  const std::int64_t size = ((of_1024 < 0 ? -of_1024 : of_1024) * 1000 + 512) / 1024;
  return decimal(of_1024 < 0 ? -size : size, 3);
}

constexpr std::string_view units[] = {"points", "chips", "game"}; // in the order of PlaysFor

} // namespace

Json advice_json(const Law &law, const View &view, const Advice &advice) {
  Json choices = Json::list();
  for (const Choice &choice : advice.choices) {
    const auto mean = [&](std::int64_t sum) {
      return thousandths(choice.weight == 0 ? 0 : times_over(sum, 1024, choice.weight));
    };
    const Action &action = choice.action;
    const Cards same = action.kind == Action::Kind::play
                           ? alike(law, view, legal_cards(law, view), action.cards[0]) & ~of(action.cards[0])
                           : Cards{0};
    choices.push(Json::object()
                     .set("action", Json::of(text_of(action)))
                     .set("also", write_cards(same))
                     .set("cost", thousandths(cost_of(law, view, advice, choice)))
                     .set("cost_error", thousandths(cost_error(law, view, advice, choice)))
                     .set("alike", Json::of(is_alike(law, view, advice, choice)))
                     .set("costly", Json::of(is_costly(law, view, advice, choice)))
                     .set("gain", thousandths(choice.mean_gain()))
                     .set("error", thousandths(choice.error()))
                     .set("points", mean(choice.points))
                     .set("win", thousandths(choice.mean(&Choice::chance) / 100))
                     .set("place", thousandths(choice.mean(&Choice::place)))
                     .set("pot", mean(choice.pots))
                     .set("moon", mean(choice.moons))
                     .set("moon_against", mean(choice.moons_against))
                     .set("queen", mean(choice.queens))
                     .set("bonus", mean(choice.bonuses))
                     .set("trick", mean(choice.tricks))
                     .set("deals", Json::of(choice.trials)));
  }
  Json reasons = Json::list();
  for (const Message &reason : advice.why) reasons.push(json_of(reason));
  return Json::object()
      .set("unit", Json::of(units[static_cast<std::size_t>(advice.unit)]))
      .set("choices", std::move(choices))
      .set("reasons", std::move(reasons));
}

} // namespace openhearts
