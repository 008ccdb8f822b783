#include "core/notation.hpp"

#include "bindings/python/bind.hpp"
#include "bindings/python/convert.hpp"
#include "bindings/python/held.hpp"
#include "core/log.hpp"
#include "core/notation_reader.hpp"

#include <nanobind/stl/pair.h>
#include <nanobind/stl/vector.h>

namespace openhearts::python {

using namespace nb::literals;

namespace {

nb::list games_in(std::string_view text) {
  const ReadTranscripts read = transcripts_in(text);
  if (const auto &fault = read.fault)
    raise_bad(fault->refusal, say<"notation-line">(argument::count(fault->line), argument::messages({&fault->why, 1})));
  nb::list games;
  for (const Transcript &transcript : read.transcripts) {
    nb::list comments;
    for (const Comment &comment : transcript.comments) comments.append(nb::make_tuple(comment.after, comment.text));
    games.append(nb::make_tuple(text_of(log_of(transcript.game)), to_python(transcript.heading), comments));
  }
  return games;
}

} // namespace

void bind_notation(nb::module_ &module) {
  module.def("read_notation", &games_in, "text"_a,
             nb::sig("def read_notation(text: str) -> list[tuple[str, dict[str, typing.Any], list[tuple[int, str]]]]"),
             "The games in a text in the notation for people: for each its log, its heading and its comments.");
  module.def(
      "write_notation",
      [](const GameOf &game, std::string_view heading,
         const std::vector<std::pair<std::size_t, std::string>> &comments) {
        Transcript transcript{*game.game, json_from_text(heading), {}};
        for (const auto &[after, text] : comments) transcript.comments.push_back({after, text});
        return text_of(transcript);
      },
      "game"_a, "heading"_a, "comments"_a,
      nb::sig("def write_notation(game: Game, heading: str, comments: list[tuple[int, str]]) -> str"),
      "A game in the notation for people, under a heading given as JSON. The comments must be in the order of the "
      "game.");
}

} // namespace openhearts::python
