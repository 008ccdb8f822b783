#include "bindings/python/bind.hpp"

#include "bindings/python/acting.hpp"
#include "bindings/python/watch.hpp"
#include "bots/bot.hpp"
#include "bots/coach.hpp"
#include "core/pad_json.hpp"
#include "core/playouts.hpp"
#include "core/version.hpp"
#include "line/write.hpp"
#include "line/write_advice.hpp"
#include "line/write_pad.hpp"

#include <nanobind/stl/optional.h>
#include <nanobind/stl/vector.h>

namespace openhearts::python {

using namespace nb::literals;

namespace {

// Raises IllegalAction (not_your_turn) if the view's seat may not act.
void must_be_to_act(const Law &law, const View &view) {
  if (view.seat != nobody && (who_may_act(view.open) & bit(view.seat)) != 0) return;
  constexpr Refusal refusal = Refusal::not_your_turn;
  set_refusal(refusal, message_of(refusal, law, view.open, view.held, play_action(view.seat, 0)));
  throw nb::python_error();
}

} // namespace

void bind_functions(nb::module_ &module) {
  module.def(
      "fields", [] { return to_python(fields_json()); }, nb::sig("def fields() -> list[openhearts.protocol.Field]"),
      "The table of rule fields.");
  module.def(
      "presets", [] { return to_python(presets_json()); }, nb::sig("def presets() -> list[openhearts.protocol.Preset]"),
      "The presets.");
  module.def(
      "refusals", [] { return to_python(refusals_json()); }, nb::sig("def refusals() -> list[dict[str, str]]"),
      "The closed list of refusals.");
  module.def("bot_names", [] {
    const auto names = bot_names();
    return std::vector<std::string>(names.begin(), names.end());
  });
  module.def(
      "is_bot", [](nb::handle bot) { return bot_named(text_in(bot.ptr())).has_value(); }, "bot"_a.none(),
      nb::sig("def is_bot(bot: str) -> bool"),
      "Whether this is a bot's name, with an option after a colon if the bot takes one.");
  module.def(
      "choose",
      [](std::string_view name, const ViewOf &view, std::uint64_t seed, std::optional<double> seconds,
         nb::object stopped) {
        const auto bot = bot_named(name);
        if (!bot) raise_bad(Refusal::bad_argument, say<"input-bot">());
        must_be_to_act(*view.law, view.view);
        Watch watch(seconds, std::move(stopped));
        Action action;
        {
          const nb::gil_scoped_release release;
          action = choose(*bot, *view.law, view.view, seed, watch.asked());
        }
        watch.raise_what_came();
        return action_object(action);
      },
      "bot"_a, "view"_a, "seed"_a, "seconds"_a = nb::none(), "stopped"_a = nb::none(),
      nb::sig("def choose(bot: str, view: View, seed: int, seconds: float | None = None, "
              "stopped: collections.abc.Callable[[], bool] | None = None) -> str | int | list[str]"),
      "The bot's action in this view: the best that it has found after `seconds`, if given, or soon after `stopped`\n"
      "returns true. Ctrl-C interrupts it.");
  module.def(
      "coach",
      [](const ViewOf &view, std::uint64_t seed, std::int64_t nodes) {
        must_be_to_act(*view.law, view.view);
        Watch watch;
        Json advice;
        {
          const nb::gil_scoped_release release;
          if (const auto found = coach(*view.law, view.view, seed, nodes, watch.asked()))
            advice = advice_json(*view.law, view.view, *found);
        }
        watch.raise_what_came();
        return to_python(advice);
      },
      "view"_a, "seed"_a, "nodes"_a,
      nb::sig("def coach(view: View, seed: int, nodes: int) -> openhearts.protocol.Advice"),
      "What each choice is worth to the view's seat, and why. Ctrl-C interrupts it.");
  module.def(
      "playouts",
      [](const RulesOf &rules, std::int64_t first, std::int64_t hands, std::uint64_t seed) {
        const Law law = compile(rules.rules);
        Playouts sum;
        {
          const nb::gil_scoped_release release;
          sum = playouts(law, first, hands, seed);
        }
        nb::list points;
        nb::list squares;
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(law.players); ++seat) {
          points.append(sum.points[seat]);
          squares.append(sum.squares[seat]);
        }
        return nb::make_tuple(sum.hands, sum.cards, sum.moons, sum.suns, points, squares);
      },
      "rules"_a, "first"_a, "hands"_a, "seed"_a,
      nb::sig("def playouts(rules: Rules, first: int, hands: int, seed: int) -> "
              "tuple[int, int, int, int, list[int], list[float]]"),
      "Random hands number `first` to `first + hands - 1`: how many hands, cards, moons and suns, and by seat the "
      "sums\n"
      "of the scores and of their squares.");
  module.def(
      "score_sheet",
      [](const RulesOf &rules, std::string_view asked) {
        const Law law = compile(rules.rules);
        const ParsedPad kept = keep_score(law, json_from_text(asked));
        if (kept.fault) raise_bad(Refusal::bad_argument, *kept.fault);
        return to_python(pad_json(law, kept.pad));
      },
      "rules"_a, "asked"_a, nb::sig("def score_sheet(rules: Rules, asked: str) -> openhearts.protocol.ScoreSheet"),
      "The score sheet of a game with real cards, given as JSON: {\"dealer\": seat, \"hands\": [...]}.");
  module.attr("most_nodes") = most_nodes;
  module.attr("version") = nb::str(version.data(), version.size());
}

} // namespace openhearts::python
