"""OpenSpiel's hearts and the core agree: a small part of what `python -m tests.openspiel_run` compares.

Two things look different but aren't. OpenSpiel calls hearts broken from the start if they needn't be broken; we track
the fact under every rule. And the jack of diamonds as a bonus isn't a penalty card in either, so both allow it on the
first trick. One thing is a slip in OpenSpiel: with `pass_cards` off, its first chance node lists all four directions
as outcomes although three of them are not legal; the comparison follows what is legal.
"""

import pytest

from openhearts.openspiel import DEFAULTS, rules_for
from tests.openspiel import Disagreement, Options, Tally, compare
from tests.openspiel_run import combinations, flips


@pytest.mark.parametrize(("name", "changed"), flips(), ids=[name for name, _ in flips()])
def test_agrees_under_each_option(name: str, changed: Options) -> None:
    assert compare(changed, 40, name).hands == 40


def test_agrees_under_every_combination() -> None:
    tally = Tally()
    for number, combination in enumerate(combinations()):
        tally.add(compare(combination, 1, str(number)))
    assert tally.hands == 256
    assert tally.moons > 0
    assert tally.trickless > 0


@pytest.mark.parametrize("option", [name for name in DEFAULTS if name != "pass_cards"])
def test_a_rule_read_wrongly_is_found(option: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each option decides something in the hands compared: mapped the wrong way round, the two disagree."""
    from tests import openspiel

    right = rules_for
    monkeypatch.setattr(openspiel, "rules_for", lambda options, to: right({**options, option: not options[option]}, to))
    with pytest.raises(Disagreement):
        compare({}, 600, option)
