"""Observers: what one seat, or a spectator, knows of a game from its events alone."""

from __future__ import annotations

from collections.abc import Mapping

from openhearts import _core
from openhearts.game import View
from openhearts.input_checks import json_text
from openhearts.rules import Rules, checked_rules


class Observer(_core.Observer):
    """Follows a game by its events, as one `seat` with its cards, or as a spectator (None).

    The first event must be a deal, of any hand; then every event must follow in order. After each, the view equals that
    of the game itself, so whoever runs a game sends its `Game.events` and never a view.
    """

    def __init__(self, rules: Rules | None = None, seat: int | None = None) -> None:
        super().__init__(checked_rules(rules), seat)

    def see(self, event: str | Mapping[str, object], own: str | Mapping[str, object] | None = None) -> View:
        """Applies the next event, and returns the view after it.

        `own` has the cards that only this seat sees; they may also be in the event, as its member `own`. If the event
        can't come next, raises `BadInput` (bad_event), which says what is wrong, and changes nothing.
        """
        return self._see(json_text(event), None if own is None else json_text(own))

    def __repr__(self) -> str:
        return f"<Observer seat={self.seat} view={self.view!r}>"
