"""The careful player: legal under any rules, better than chance in every preset, and right where a person would be.

`python -m tests.test_careful` prints the bench signature that a commit which changes its play must carry.
"""

import json
import random
import zlib
from typing import Any

import pytest

import openhearts as oh
from bench.bots import DOCUMENT, bout
from tests import rule_sets

BENCH = 1467613361


def bench() -> int:
    """A hash of everything it does in the standard games of seeds 1 to 20."""
    actions: list[str] = []
    for seed in range(1, 21):
        game = oh.Game(seed=seed)
        oh.play_out(game, [oh.bot("careful")] * 4)
        actions += game.log()["actions"]
    return zlib.crc32("\n".join(actions).encode())


def test_bench() -> None:
    assert bench() == BENCH, "careful plays differently: if that is meant, write `Bench: N` into the commit and BENCH"


def test_legal_and_repeatable_in_places_where_it_would_not_have_come() -> None:
    """Among random players, under random rules; `play_out` raises at the first illegal action."""
    rng = random.Random(11)
    for _ in range(150):
        rules = oh.Rules.from_json(rule_sets.valid(rng)).but(end={"hands": 3}, tie="shared")
        game = oh.Game(rules, seed=rng.getrandbits(64))
        players: list[oh.Player] = [oh.bot("random", rng.getrandbits(64)) for _ in range(rules.players)]
        for seat in rng.sample(range(rules.players), rules.players // 2):

            def careful(view: oh.View) -> oh.Action:
                action = oh.bot("careful").choose(view)
                assert oh.bot("careful").choose(view) == action
                return action

            players[seat] = careful
        oh.play_out(game, players)


@pytest.mark.parametrize("name", list(oh.presets()))
def test_it_beats_chance_in_every_preset(name: str) -> None:
    """A small part of docs/reference/bots.md: by points, or by chips if chips decide."""
    assert bout(oh.preset(name), 40).sure > 4


@pytest.mark.parametrize("name", list(oh.presets()))
def test_the_document_tells_of_every_preset(name: str) -> None:
    assert f"| `{name}` |" in DOCUMENT.read_text(encoding="utf-8")


OTHER_TABLES = [
    *((oh.Rules(players=players)) for players in (3, 5, 6, 7)),
    *((oh.preset("domino", players=players)) for players in (3, 7)),
    *((oh.preset("auction", players=players)) for players in (3, 6)),
    *((oh.preset("cancellation", players=players)) for players in (6, 11)),
    oh.preset("plain", packs=2, players=6, pass_cycle=["left"]),
    oh.Rules(settlement="lowest_takes_pot"),
    oh.Rules(stock=True, hand_size=5),
]


@pytest.mark.parametrize("rules", OTHER_TABLES, ids=lambda rules: json.dumps(rules.changes))
def test_it_beats_chance_at_every_table(rules: oh.Rules) -> None:
    assert bout(rules, 40).sure > 4


# Positions in which a person would not hesitate: the name, the rules, the hands of seats 0 to 3 (careful is 0), the
# cards on the table, and what careful may do. "Taken" is by seat.
STANDARD = oh.Rules()
SIDES = oh.preset("partnership")
REVERSE = oh.preset("reverse")
OMNIBUS = oh.preset("omnibus")
MARIA = oh.preset("black-maria")
CANCELLATION = oh.preset("cancellation", players=6)
HOWELL = oh.preset("howell", points={"H": 1, "QS": 13}, queen="QS")
CHIPS = oh.preset("omnibus", settlement="sweepstakes")
DOMINO = oh.preset("domino")
TWO_AT_DOMINO = oh.preset("domino", players=2)

PLAYS: dict[str, tuple[oh.Rules, list[str], dict[str, Any], str]] = {
    "ducks with the highest card that loses": (
        STANDARD,
        ["4C TC KC 2H", "3D 4D 5D", "7D 8D 9D", "2S 3S 4S"],
        {"leader": 1, "trick": "JC 5C QS"},
        "TC",
    ),
    "takes a trick that costs nothing with its highest card": (
        STANDARD,
        ["2C AC 3D 2H", "KD 4D 5D", "7D 8D 9D", "2S 3S 4S"],
        {"leader": 1, "trick": "9C TC 8C"},
        "AC",
    ),
    "keeps the ace back while the queen may fall on it": (
        STANDARD,
        ["2S AS 2C 3H", "QS 4D 5D 6D", "7D 8D 9D TD", "3S 4S 6S"],
        {"leader": 3, "trick": "5S"},
        "2S",
    ),
    "plays the queen under the king": (
        STANDARD,
        ["2S QS 2C 3H", "7S 4D 5D 6D", "7D 8D 9D TD", "3S 4S 6S"],
        {"leader": 3, "trick": "KS"},
        "QS",
    ),
    "discards the queen first": (
        STANDARD,
        ["QS AH KD 3H", "7S 4D 5D 6D", "7D 8D 9D", "3S 4S 6S"],
        {"leader": 2, "trick": "5C 9C"},
        "QS",
    ),
    "discards a high heart before a low one": (
        STANDARD,
        ["2D 3H AH", "7S 4D 5D", "7D 8D", "3S 4S"],
        {"leader": 2, "trick": "5C 9C", "taken": ["", "QS", "", "4H"]},
        "AH",
    ),
    "leads low, out of the queen's way": (
        STANDARD,
        ["2C AS KS 9H", "QS 4C 5C 6D", "7D 8C 9C TD", "3S 4S 6C 5H"],
        {"leader": 0},
        "2C",
    ),
    "brings the queen out when it holds nothing above her": (
        STANDARD,
        ["2S 5S KD AD JH", "QS 4C 5C 6D 2H", "7S 8C 9C TD 3H", "KS 4S 6C 5H 9D"],
        {"leader": 0},
        "2S 5S",
    ),
    "stops a moon": (
        STANDARD,
        ["2C 3D AH 3H", "4C 5C TC", "6C 7C 6D", "8C 9C 8D"],
        {"leader": 1, "trick": "KH 7D 2D", "taken": ["", "QS 2H 4H 5H 6H 7H 8H 9H TH JH", "", ""]},
        "AH",
    ),
    "helps its partner to shoot the moon": (
        oh.preset("partnership", joint_moon=True),
        ["2C 3D AH 3H", "4C 5C TC", "6C 7C 6D", "8C 9C 8D"],
        {"leader": 1, "trick": "KH 7D 2D", "taken": ["", "", "QS 2H 4H 5H 6H 7H 8H 9H TH JH", ""]},
        "AH",
    ),
    "keeps what may stop a moon": (
        STANDARD,
        ["3D 4D AH", "KH QH", "6C 7C", "8C 9C"],
        {"leader": 1, "trick": "AS 2S 3S", "taken": ["", "QS 2H 3H 4H 5H 6H 7H 8H 9H TH", "", ""]},
        "3D 4D",
    ),
    "does not feed its partner": (
        SIDES,
        ["QS 2D 3D", "7S 4D 5D", "7C 8D", "3S 4S"],
        {"leader": 2, "trick": "AC 9C"},
        "2D 3D",
    ),
    "gives the queen to an opponent": (
        SIDES,
        ["QS 2D 3D", "7S 4D 5D", "7C 8D", "3S 4S"],
        {"leader": 2, "trick": "9C AC"},
        "QS",
    ),
    "wants points where they win": (
        REVERSE,
        ["2C AC 3D 2D", "KD 4D 5D", "7D 8D 9D", "2S 3S 4S"],
        {"leader": 1, "trick": "9C QS 8C"},
        "AC",
    ),
    "keeps its points where they win": (
        REVERSE,
        ["QS 2D AH", "7S 4D 5D", "7C 8D", "3S 4S"],
        {"leader": 2, "trick": "9C AC"},
        "2D",
    ),
    "keeps the queen back where a higher card may still take her": (
        REVERSE,
        [
            "7C QC 5D 6D TD QD 4S 6S QS 7H QH",
            "5C 9C 2D JD AS 3H 4H 8H 9H TH JH",
            "6C JC 3D 8D 9D KD 7S TS 6H KH AH",
            "TC KC AC 4D 7D AD 9S JS 2H 5H",
        ],
        {"leader": 3, "trick": "5S", "taken": ["", "", "", "2C 3C 4C 8C 2S 3S 8S KS"]},
        "4S 6S",
    ),
    "keeps the ace to catch the queen where points win": (
        REVERSE,
        [
            "4C AC 2D 6D 7D 3S 7S AS 4H 7H TH KH",
            "3C 6C 7C 9C 5D 8D AD 4S 8S TS QS QH",
            "JC 9D TD QD KD 2S 5S 9S JS 2H 5H 8H",
            "QC KC 3D 4D JD 6S 3H 6H 9H JH AH",
        ],
        {"leader": 3, "trick": "KS", "taken": ["", "", "", "2C 5C 8C TC"]},
        "3S 7S",
    ),
    "draws out the ace with a low card of its long suit where points win": (
        REVERSE,
        ["4H 6H 7H 8H KH", "8D 9D TD JD 9H", "5D 4S 7S 8S 3H", "5H TH JH QH AH"],
        {
            "leader": 0,
            "taken": [
                "8C 9C TC KC AC QD 5S 9S TS KS AS 2H",
                "2C 3C 4C 7C",
                "5C 6C JC QC 2S 3S JS QS",
                "2D 3D 4D 6D 7D KD AD 6S",
            ],
        },
        "4H 6H 7H 8H",
    ),
    "discards a heart that it would be left with": (
        DOMINO,
        ["8S 9S TS JS 2H 3H 4H", "", "", "2S 5H AH"],
        {"leader": 2, "trick": "3D JD", "out": [1]},
        "2H 3H 4H",
    ),
    "leads a suit for which the other has to draw": (
        TWO_AT_DOMINO,
        ["2C 3C 2H 4H 9H TH JH KH", "2D 3D 5D 6D QD 3H 5H 6H 7H 8H QH AH"],
        {
            "leader": 0,
            "stock": "AS 6C 2S KS",
            "taken": [
                "4C 7C 8C 9C TC JC QC KC 7D 9D JD KD 3S 4S 6S 8S",
                "5C AC 4D 8D TD AD 5S 7S 9S TS JS QS",
            ],
        },
        "2C 3C",
    ),
    "catches the bonus card": (
        OMNIBUS,
        ["2D AD 3C 2H", "KC 4C 5C", "7C 8C 9C", "2S 3S 4S"],
        {"leader": 1, "trick": "9D JD 8D"},
        "AD",
    ),
    "keeps the bonus card": (
        OMNIBUS,
        ["JD AD 3D", "7S 4D 5D", "7C 8D", "3S 4S"],
        {"leader": 2, "trick": "9C AC"},
        "3D AD",
    ),
    "discards the costliest spade of Black Maria": (
        MARIA,
        ["KS 9S 2D AH", "7S 4D 5D", "7C 8D TC"],
        {"leader": 1, "trick": "9C AC"},
        "KS",
    ),
    "cancels a card rather than take the trick": (
        CANCELLATION,
        ["QC KC 2D", "4D 5D", "6D 7D", "8D 9D", "2S 3S", "4S 5S"],
        {"leader": 1, "trick": "TC QS QC 2C 3C"},
        "QC",
    ),
    "does not cancel the card that keeps it from the trick": (
        CANCELLATION,
        ["JC AC 2D", "4D 5D", "6D 7D", "8D 9D", "2S 3S", "4S 5S"],
        {"leader": 1, "trick": "QC QS QC 2C JC"},
        "JC",
    ),
    "ducks what lies on the table": (
        CANCELLATION,
        ["3C AC 2D", "4D 5D", "6D 7D", "8D 9D", "2S 3S", "4S 5S"],
        {"leader": 1, "trick": "9C TC 8C 4C 5C", "table": "KS KS QS QS 2H 2H"},
        "3C",
    ),
    "discards a heart before a queen that costs no chips": (
        HOWELL,
        ["QS 3H AH", "7S 4D 5D", "7D 8D", "3S 4S"],
        {"leader": 2, "trick": "5C 9C"},
        "AH",
    ),
    "takes no points for a bonus card that pays no chips": (
        CHIPS,
        ["2D AD 3C 2S", "KC 4C 5C", "7C 8C 9C", "2C 3S 4S"],
        {"leader": 1, "trick": "9D JD 8H", "taken": ["", "QS", "3H", ""]},
        "2D",
    ),
    "leaves a moon alone that costs no chips": (
        oh.Rules(settlement="sweepstakes"),
        ["2C 3D AH 3H", "4C 5C TC", "6C 7C 6D", "8C 9C 8D"],
        {"leader": 1, "trick": "KH 7D 2D", "taken": ["", "QS 2H 4H 5H 6H 7H 8H 9H TH JH", "", ""]},
        "3H",
    ),
    "takes a trick of its own twins in two packs": (
        CANCELLATION,
        ["AC AC 2D 3C", "4D 5D 6H", "6D 7D 7H", "8D 9D 8H", "2S 3S 9H", "4S 5S TH"],
        {"leader": 1, "trick": "9C TC 8C 4C 5C"},
        "AC",
    ),
}


def cards(texts: list[str]) -> list[list[str]]:
    return [text.split() for text in texts]


@pytest.mark.parametrize("name", PLAYS)
def test_it(name: str) -> None:
    rules, hands, table, right = PLAYS[name]
    hand = oh.Hand.from_cards(
        rules,
        cards(hands),
        leader=table["leader"],
        trick=table.get("trick", "").split(),
        taken=cards(table.get("taken", [""] * rules.players)),
        table=table.get("table", "").split(),
        stock=table.get("stock", "").split(),
        out=table.get("out", []),
        broken=True,
    )
    assert oh.bot("careful").choose(hand.view(0)) in right.split()


def passed(hand: str, rules: oh.Rules = STANDARD) -> set[str]:
    """What it passes from a hand of 13."""
    mine = hand.split()
    rest = [card for card in (rank + suit for suit in "CDSH" for rank in "23456789TJQKA") if card not in mine]
    dealt = [mine, rest[:13], rest[13:26], rest[26:]]
    given = oh.bot("careful").choose(oh.Hand.from_cards(rules, dealt).view(0))
    assert isinstance(given, list)
    return set(given)


def test_it_passes_the_queen_without_cover() -> None:
    assert "QS" in passed("2C 5C 8C 9C 3D 5D 9D TD QS 2H 3H 4H 6H")


def test_it_passes_high_spades_without_cover() -> None:
    assert {"AS", "KS"} <= passed("2C 5C 8C 9C 3D 5D 9D TD KS AS 2H 3H 4H")


def test_the_queen_goes_or_her_cover_stays() -> None:
    rest = ["2C", "5C", "KC", "AC", "3D", "AD", "KD", "2H", "3H", "9H", "8C"]
    for lower in (["2S"], ["2S", "5S"], ["2S", "3S", "6S"], ["3S", "4S", "5S", "9S"]):
        given = passed(" ".join(["QS", *lower, *rest[: 12 - len(lower)]]))
        assert "QS" in given or not given & set(lower)


def test_it_passes_high_hearts_before_low_ones() -> None:
    given = passed("2C 3C 4C KC 2D 3D 4D 5D 2S 3S 2H KH AH")
    assert given == {"KC", "KH", "AH"}


def test_it_keeps_points_where_they_win() -> None:
    assert not passed("2C 3C 4C 5C 2D 3D 4D 5D AS KS QS KH AH", REVERSE) & {"QS", "KH", "AH"}


AUCTION = oh.preset("auction")


def bidding(hand: str, **position: Any) -> oh.Hand:
    """A hand in which seat 1, eldest, holds these cards and has to bid or name the suit."""
    mine = hand.split()
    rest = [card for card in (rank + suit for suit in "CDSH" for rank in "23456789TJQKA") if card not in mine]
    return oh.Hand.from_cards(AUCTION, [rest[:13], mine, rest[13:26], rest[26:]], **position)


SAFE = "2C 3C 4C 5C 6C 7C 2D 3D 4D 2S 3S 2H 3H"
SORRY = "AC KC QC AD KD QD AS KS QS JS AH KH QH"


def test_it_bids_on_low_cards_and_passes_on_high_ones() -> None:
    bid = oh.bot("careful").choose(bidding(SAFE).view(1))
    assert isinstance(bid, int)
    assert 3 < bid < 20
    assert oh.bot("careful").choose(bidding(SORRY).view(1)) == 0


def test_it_bids_more_for_a_larger_pot_and_no_more_than_it_has() -> None:
    careful = oh.bot("careful")
    small = careful.choose(bidding(SAFE).view(1))
    large = careful.choose(bidding(SAFE, pot=60).view(1))
    assert isinstance(small, int)
    assert isinstance(large, int)
    assert small < large
    assert careful.choose(bidding(SAFE, pot=60, chips=[100, 2, 100, 100]).view(1)) == 2
    assert careful.choose(bidding(SAFE, pot=60, chips=[100, -3, 100, 100]).view(1)) == 0


def test_it_names_the_suit_that_it_holds_long_and_low() -> None:
    for carried in ({"bidder": 1}, {"bidder": 1, "pot": 40}):
        assert oh.bot("careful").choose(bidding(SAFE, **carried).view(1)) == "clubs"
        assert (
            oh.bot("careful").choose(bidding("2S 3S 4S 5S 7S 8S AC KC QC AD KD AH KH", **carried).view(1)) == "spades"
        )


def standing(totals: list[int], target: int, seat: int) -> int:
    """How good these totals are for a seat: 0 lost, 1 not over, 2 won; ties are shared."""
    if max(totals) < target:
        return 1
    return 2 if totals[seat] == min(totals) else 0


def test_a_moon_counts_the_old_way_unless_that_ends_worse() -> None:
    rules = oh.Rules(moon="choice", end={"target": 60}, tie="shared")
    chosen = []
    for seed in range(1200):
        game = oh.Game(rules, seed=seed)
        players = [oh.bot("random", seed + seat) for seat in range(4)]
        while not game.over:
            seat = game.hand.waiting[0]
            if game.hand.phase != "moon":
                game.act(seat, players[seat].choose(game.view(seat)))
                continue
            old = [total + 26 * (other != seat) for other, total in enumerate(game.totals)]
            new = [total - 26 * (other == seat) for other, total in enumerate(game.totals)]
            right = "new" if standing(new, 60, seat) > standing(old, 60, seat) else "old"
            assert oh.bot("careful").choose(game.view(seat)) == right
            chosen.append(right)
            game.act(seat, right)
    assert chosen.count("old") > 5
    assert chosen.count("new") > 5


if __name__ == "__main__":
    print("Bench:", bench())
