"""docs/strength.md matches the results it is written from."""

import openhearts as oh
from bench.manners import manners
from bench.strength import DOCUMENT, TITLES, document, read, sections


def test_the_document_is_what_was_found() -> None:
    assert DOCUMENT.read_text(encoding="utf-8") == document(read())


def test_every_section_was_played_as_it_is_described() -> None:
    kept = read()
    assert list(TITLES) == list(sections(1))
    for name, matches in sections(1).items():
        assert [(found["first"], found["second"], found["preset"]) for found in kept[name]["found"]] == [
            (match.first, match.second, match.preset) for match in matches
        ]


def test_uct_goes_for_moons_that_careful_players_do_not() -> None:
    uct, careful = oh.arena(["uct:20:50", "careful"], hands=60, seed=1).players
    assert uct.moons > 0.05 * uct.hands > 3 * careful.moons


def test_players_with_a_taste_play_as_their_names_say() -> None:
    careful, cautious, shooter, hunter = (
        manners(name, 1500) for name in ("careful", "cautious", "moon-shooter", "queen-hunter")
    )
    assert shooter.moons > 2 * careful.moons > 2 * 2 * cautious.moons
    assert cautious.tricks < careful.tricks < min(shooter.tricks, hunter.tricks)
    assert cautious.smokes < careful.smokes - 0.1 < hunter.smokes - 0.2
    assert shooter.smokes < careful.smokes
