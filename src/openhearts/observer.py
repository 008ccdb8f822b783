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
        self._rules = checked_rules(rules)
        self._seen: list[tuple[str, str | None]] = []
        super().__init__(self._rules, seat)

    def see(self, event: str | Mapping[str, object], own: str | Mapping[str, object] | None = None) -> View:
        """Applies the next event, and returns the view after it.

        `own` has the cards that only this seat sees; they may also be in the event, as its member `own`. If the event
        can't come next, raises `BadInput` (bad_event), which says what is wrong, and changes nothing.
        """
        event, own = json_text(event), None if own is None else json_text(own)
        view = self._see(event, own)
        self._seen.append((event, own))
        return view

    def __reduce__(self) -> tuple[object, ...]:
        """Pickles and copies the observer as the events it has seen, with the attributes of a subclass."""
        attributes = {name: value for name, value in self.__dict__.items() if name not in ("_rules", "_seen")}
        return _having_seen, (type(self), self._rules, self.seat, tuple(self._seen)), attributes or None

    def __repr__(self) -> str:
        return f"<Observer seat={self.seat} view={self.view!r}>"


def _having_seen(
    kind: type[Observer], rules: Rules, seat: int | None, seen: tuple[tuple[str, str | None], ...]
) -> Observer:
    observer = kind.__new__(kind)
    Observer.__init__(observer, rules, seat)
    for event, own in seen:
        Observer.see(observer, event, own)
    return observer
