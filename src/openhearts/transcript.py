"""Games in a notation for people: with the cards of each hand, a line for each trick, and comments."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from openhearts import _core
from openhearts.errors import BadInput, as_given, message
from openhearts.game import Game
from openhearts.input_checks import checked_text, encodable, json_text


class Comment(NamedTuple):
    """A comment on a game, made `after` this many of its actions."""

    after: int
    text: str


@dataclass(frozen=True)
class Transcript:
    """A game, and what is written with it for people only: names by seat, where it is from, and comments."""

    game: Game
    names: Sequence[str] = ()
    event: str = ""
    place: str = ""
    date: str = ""
    source: str = ""
    comments: Sequence[Comment | tuple[int, str]] = ()

    def __post_init__(self) -> None:
        """However the names and comments are listed, it is the same transcript."""
        object.__setattr__(self, "names", tuple(self.names))
        object.__setattr__(self, "comments", tuple(Comment(*each) for each in self.comments))

    def text(self) -> str:
        """The game as text, always the same for the same game; `transcripts` reads it back.

        White space in a comment becomes single spaces, so that mail can't change it. Raises `BadInput` (bad_argument)
        if a comment comes after more actions than there are.
        """
        actions = len(self.game.log()["actions"])
        comments = sorted((after, encodable(" ".join(text.split()), "bad_argument")) for after, text in self.comments)
        for after, _ in comments:
            if not 0 <= after <= actions:
                raise BadInput("bad_argument", message("input-comment", most=str(actions), given=as_given(after)))
        heading = {name: getattr(self, name) for name in ("event", "place", "date", "source") if getattr(self, name)}
        names = {"names": list(self.names)} if self.names else {}
        return _core.write_notation(self.game, json_text({**names, **heading}), [each for each in comments if each[1]])


def transcripts(text: str) -> list[Transcript]:
    """The games in a text, at least one, in order; without a seed, each hand is a game of its own.

    Raises `BadInput` (bad_log, bad_rules or bad_position), which says in which line the text is wrong and why.
    """
    return [
        Transcript(Game.from_log(log), **heading, comments=comments)
        for log, heading, comments in _core.read_notation(checked_text(text))
    ]
