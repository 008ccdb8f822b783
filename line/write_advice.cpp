#include "line/write_advice.hpp"

#include "bots/alike.hpp"
#include "bots/reasons.hpp"
#include "line/decimal.hpp"
#include "line/write_parts.hpp"

namespace openhearts {

namespace {

Json thousandths(Value value) { return decimal(in_thousandths(value), 3); }

constexpr std::string_view units[] = {"points", "chips", "game"}; // in the order of PlaysFor

} // namespace

Json advice_json(const Law &law, const View &view, const Advice &advice) {
  Json choices = Json::list();
  for (const Choice &choice : advice.choices) {
    const auto mean = [&](std::int64_t Choice::*sum) { return thousandths(choice.mean_in_parts(sum)); };
    const Action &action = choice.action;
    const Cards same = action.kind == Action::Kind::play
                           ? alike(law, view, legal_cards(law, view), action.cards[0]) & ~of(action.cards[0])
                           : Cards{0};
    const bool costly = is_costly(law, view, advice, choice);
    const auto why = argument::messages(costly ? reasons(law, view, advice, choice) : std::vector<Message>{});
    choices.push(Json::object()
                     .set("action", Json::of(text_of(action)))
                     .set("also", write_cards(same))
                     .set("cost", thousandths(cost_of(law, view, advice, choice)))
                     .set("cost_error", thousandths(cost_error(law, view, advice, choice)))
                     .set("alike", Json::of(is_alike(law, view, advice, choice)))
                     .set("costly", Json::of(costly))
                     .set("gain", thousandths(choice.mean_gain()))
                     .set("error", thousandths(choice.error()))
                     .set("points", mean(&Choice::points))
                     .set("win", thousandths(rounded(choice.mean(&Choice::chance), 100)))
                     .set("place", thousandths(choice.mean(&Choice::place)))
                     .set("pot", mean(&Choice::pots))
                     .set("moon", mean(&Choice::moons))
                     .set("moon_against", mean(&Choice::moons_against))
                     .set("queen", mean(&Choice::queens))
                     .set("bonus", mean(&Choice::bonuses))
                     .set("trick", mean(&Choice::tricks))
                     .set("deals", Json::of(choice.trials))
                     .set("reasons", why.value));
  }
  return Json::object()
      .set("unit", Json::of(units[static_cast<std::size_t>(advice.unit)]))
      .set("choices", std::move(choices))
      .set("reasons", argument::messages(reasons(law, view, advice)).value);
}

} // namespace openhearts
