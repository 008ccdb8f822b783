"""The narration at the terminal, word by word: auctions, stocks, cancelled cards, partners, kitties, moons and chips.

The others at the table do what a test says, else the simplest thing, so no test depends on how bots play.
"""

import contextlib
import re
from functools import partial
from pathlib import Path
from typing import Any, cast

import pytest

import openhearts as oh
from openhearts.cli import columns
from openhearts.cli.auction import bid_in, suit_in
from openhearts.cli.narration import Narrator
from openhearts.cli.player_names import default_names
from openhearts.cli.savegame import SavedGame
from openhearts.cli.score_report import ScoreReport
from openhearts.cli.session import Session
from openhearts.cli.terminal_style import TerminalStyle
from openhearts.cli.words import say
from openhearts.protocol import SeatView


class Left(Exception):
    """The person has typed all there was to type."""


def plain(view: oh.View) -> oh.Action:
    """The simplest action: no bid, spades, the lowest cards, the old moon."""
    if view.phase == "pass":
        return view.cards[: view.pass_count]
    actions: dict[str, oh.Action] = {"bid": 0, "suit": "spades", "moon": "old"}
    return actions.get(view.phase, view.legal[0] if view.legal else "")


def scripted(script: list[oh.Action], view: oh.View) -> oh.Action:
    """Actions from the script, and then the simplest."""
    return script.pop(0) if script else plain(view)


def at(rules: dict[str, Any], hands: list[str], **more: Any) -> oh.Game:
    """The game of a position, its hands written as "2C AS"."""
    position = {"hands": [cards.split() for cards in hands], **more}
    return oh.Game.from_log({"openhearts": 1, "rules": rules, "position": position, "actions": []})


@pytest.fixture
def transcript(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    """Plays a game with what the person types and what the others do (by seat), and gives the transcript from the first
    hand on. It ends when nothing is left to type."""
    monkeypatch.setenv("COLUMNS", "80")

    def play(game: oh.Game, *lines: str, others: dict[int, list[oh.Action]] | None = None) -> str:
        left = list(lines)

        def ask(prompt: str) -> str:
            if not left:
                print(prompt)
                raise Left
            print(prompt + left[0])
            return left.pop(0)

        names = default_names(game.rules.players)
        session = Session(SavedGame(game, names, ["careful"] * (len(names) - 1)), tmp_path / "kept.json", ask)
        for seat in range(1, len(names)):
            script = list((others or {}).get(seat, []))
            session.players[seat] = partial(scripted, script)
        with contextlib.suppress(Left):
            session.play()
        out = capsys.readouterr().out
        assert all(len(line) <= 80 for line in out.splitlines())
        return out[out.index("Hand ") :]

    return play


def text(block: str) -> str:
    """A block of a test without its indentation, which is that of its last line."""
    lines = block.split("\n")[1:]
    return "\n".join(line[len(lines[-1]) :] for line in lines)


AUCTION = {"extends": "auction"}
TWO_EACH = ["2C AS", "3C KS", "4C QS", "5C JS"]
TWO_PACKS = {"extends": "cancellation", "players": 6}


# --- The auction ------------------------------------------------------------------------------------------------------


def test_an_auction(transcript: Any) -> None:
    game = at(AUCTION, TWO_EACH, dealer=1, chips=[20, 100, -4, 5], pot=7)
    out = transcript(game, "six", "-3", "3", "21", "6", "trumps", "", "spade", "2c", "as", others={3: [5]})
    assert out.startswith(
        text("""
        Hand 1 · Ingrid deals
            Chips: You 20 · Ingrid 100 · Basil −4 (a debt) · Tomás 5 · the pot 7
            Basil passes
            Tomás bids 5
            Last bid: 5, by Tomás · Pot: 7 · Your stack: 20
            2♣   A♠
        Bid 6 to 20, or pass> six
        Type a number of chips, or pass.
        Bid 6 to 20, or pass> -3
        Type a number of chips, or pass.
        Bid 6 to 20, or pass> 3
            Bid 6 or more, or pass.
            Last bid: 5, by Tomás · Pot: 7 · Your stack: 20
            2♣   A♠
        Bid 6 to 20, or pass> 21
            You can bid 20 chips at most.
            Last bid: 5, by Tomás · Pot: 7 · Your stack: 20
            2♣   A♠
        Bid 6 to 20, or pass> 6
            Ingrid passes
            You pay your bid of 6 into the pot, which now holds 13 chips.
            2♣   A♠
        Name the suit that counts> trumps
        Type clubs, diamonds, spades or hearts; the first letter will do.
        Name the suit that counts>\x20
        Type clubs, diamonds, spades or hearts; the first letter will do.
        Name the suit that counts> spade
            You name spades and lead: each ♠ counts a point.
            2♣   A♠
        Lead a card · ♠ counts> 2c
         1. You 2♣ · Ingrid 3♣ · Basil 4♣ · Tomás 5♣
            Tomás takes it
            Tomás J♠
            A♠
        Play the A♠ · ♠ counts> as
         2. Tomás J♠ · You A♠ · Ingrid K♠ · Basil Q♠
            You take it · 4 points (J♠ A♠ K♠ Q♠)
        """)
    )
    assert out.endswith(
        text("""
          The chips
            You pay 4 chips for 4 points.
            Ingrid, Basil and Tomás are clear.
            3 players are clear, so the pot of 17 chips stays.
          The chips at the end (100 bought)
            You      10   −90
            Ingrid  100     0
            Basil    −4  −104
            Tomás     5   −95
            17 chips left in the pot, which nobody has won.
        The game is over.
        """)
    )


def test_a_pot_that_carries(transcript: Any) -> None:
    game = at(AUCTION, TWO_EACH, dealer=1, bidder=2, pot=7)
    assert transcript(game, "2c").startswith(
        text("""
        Hand 1 · Ingrid deals
            Chips: You 100 · Ingrid 100 · Basil 100 · Tomás 100 · the pot 7
            The pot carries over, so there is no bidding: Basil names the suit again and
            pays no more.
            Basil names spades and leads: each ♠ counts a point.
            Basil 4♣ · Tomás 5♣
           [2♣]  A♠
        Play the 2♣ · ♠ counts> 2c
        """)
    )
    mine = at(AUCTION, TWO_EACH, dealer=1, bidder=0, pot=7)
    assert "there is no bidding: you name the suit again and\n    pay no more.\n    2♣   A♠\nName" in transcript(mine)


@pytest.mark.parametrize(
    ("stack", "why"), [(-1, "are in debt"), (0, "have no chips left"), (5, "have no more than that")]
)
def test_who_can_only_pass(stack: int, why: str, transcript: Any) -> None:
    game = at(AUCTION, TWO_EACH, dealer=2, chips=[stack, 0, 100, 5])
    out = transcript(game, "4", "", others={3: [5]})
    assert f"    You {why}, so you can only pass.\n    2♣   A♠\nPass> 4\n" in out
    assert "Pass> \n    Ingrid passes\n" in out


def test_all_pass(transcript: Any) -> None:
    out = transcript(at(AUCTION, TWO_EACH, dealer=3), "pass")
    assert "Bid 1 to 100, or pass> pass\n    Ingrid passes\n    Basil passes\n    Tomás passes\n" in out
    assert "    Everyone has passed: each ♥ counts a point, and you lead.\n    2♣   A♠\nLead a card · ♥ counts>" in out


def test_an_auction_that_somebody_comes_back_to(transcript: Any) -> None:
    """On resuming, the earlier bids and the suit named are repeated."""
    game = at(AUCTION, TWO_EACH, dealer=1)
    game.bid(2, 3)
    game.bid(3, 0)
    assert transcript(game).startswith(
        text("""
        Hand 1 · Ingrid deals
            Chips: You 100 · Ingrid 100 · Basil 100 · Tomás 100 · the pot 0
            Basil bids 3 · Tomás passes
            Last bid: 3, by Basil · Pot: 0 · Your stack: 100
        """)
    )
    for seat in (0, 1):
        game.bid(seat, 0)
    game.name_suit(2, "clubs")
    out = transcript(game, "as")
    assert "    You pass · Ingrid passes · Basil bids 3 · Tomás passes\n" in out
    assert "    Basil names clubs and leads: each ♣ counts a point.\n" in out


@pytest.mark.parametrize(
    ("typed", "bid"), [("0", 0), ("pass", 0), ("P", 0), ("17", 17), ("1.5", None), ("²", None), ("9" * 5000, None)]
)
def test_bids_as_people_type_them(typed: str, bid: int | None) -> None:
    assert bid_in(typed) == bid


@pytest.mark.parametrize(
    ("typed", "suit"),
    [("s", "spades"), ("Heart", "hearts"), ("♦", "diamonds"), ("CLUBS", "clubs"), ("", None), ("spadess", None)],
)
def test_suits_as_people_type_them(typed: str, suit: str | None) -> None:
    assert suit_in(typed) == suit


# --- The stock --------------------------------------------------------------------------------------------------------

DOMINO = {"extends": "domino"}


def test_drawing_from_the_stock(transcript: Any) -> None:
    stock = ["6C", "7D", "8H", "9S", "TC", "JC", "2H"]
    game = at(DOMINO, ["2C 3D", "3C KS", "4H QS", "5C JS"], dealer=3, stock=stock)
    assert transcript(game, "2C", "3D", "", "") == text("""
        Hand 1 · Tomás deals · a stock of 7
            Cards held: You 2 · Ingrid 2 · Basil 2 · Tomás 2 · stock 7
            2♣   3♦
        Lead a card> 2C
         1. You 2♣ · Ingrid 3♣ · Basil 6♣ (drew 1) · Tomás 5♣
            Basil takes it
            Cards held: You 4 · Ingrid 1 · Basil 1 · Tomás 0 · stock 3
            Basil Q♠ · Tomás J♠
            You draw 7♦ 9♠ 8♥
            3♦  7♦  [9♠]  8♥
        Play the 9♠> 3D
            You still have a spade, so you must follow suit.
            Cards held: You 4 · Ingrid 1 · Basil 1 · Tomás 0 · stock 3
            Basil Q♠ · Tomás J♠
            3♦  7♦  [9♠]  8♥
        Play the 9♠>\x20
         2. Basil Q♠ · Tomás J♠ · You 9♠ (drew 3) · Ingrid K♠
            Ingrid takes it
            Tomás has no card left and is out.
            Ingrid has no card left and is out.
            Cards held: You 3 · Ingrid 0 · Basil 0 · Tomás 0 · stock 3
            Basil 4♥
            3♦  7♦  [8♥]
        Play the 8♥>\x20
         3. Basil 4♥ · You 8♥
            You take it · 2 points (4♥ 8♥)
            You are the last with cards and take those left · 2 in hand · 3 in the
            stock · 1 point

                      You  Ingrid  Basil  Tomás
          Hand 1        3       0      0      0
          Total         3       0      0      0
        The game is over.
        """)


def test_who_is_out_and_who_is_last(transcript: Any) -> None:
    stock = ["6D", "7D", "8C", "9S", "TC", "JC", "2H"]
    game = at(DOMINO, ["2C", "3C KS", "4H QS", "5C"], dealer=2, stock=stock)
    out = transcript(game, "")
    assert "    Tomás has no card left and is out.\n    You have no card left and are out.\n 2. Basil 6♦ · " in out
    assert "    Ingrid is the last with cards and takes those left · 1 in hand\n" in out


def test_a_stock_that_runs_out(transcript: Any) -> None:
    game = at(DOMINO, ["2C 3C", "3D 4S", "4D 5S", "5D 6S"], dealer=3, leader=3, stock=["7C", "8S"])
    out = transcript(game, "7")
    assert "    Tomás 5♦\n    You draw 7♣ 8♠ · The stock is empty\n    2♣  3♣  7♣   8♠\nNo diamonds, play any> 7" in out


def test_all_run_out_together(transcript: Any) -> None:
    game = at(DOMINO, ["2C", "3C", "4C", "5C"], dealer=2, stock=["6D", "7D", "8H"])
    assert (
        "    Everyone has run out together: Tomás takes the cards left · 3 in the stock ·\n    1 point\n"
        in transcript(game, "")
    )


# --- Two packs --------------------------------------------------------------------------------------------------------


def test_cancelled_cards(transcript: Any) -> None:
    hands = ["2C 3D 4S", "2C 3D 4S", "QS QS 5S", "TH 9H 8H", "TH 9H 7H", "AS AS KD"]
    out = transcript(at(TWO_PACKS, hands, dealer=5, leader=0), "2C", "last", "3D", "")
    assert out.startswith(
        text("""
        Hand 1 · Rafael deals
            2♣   3♦   4♠
        Lead a card> 2C
         1. You 2♣× · Ingrid 2♣× · Basil 5♠ · Tomás 8♥ · Amara 7♥ · Rafael K♦
            2♣ is cancelled · No ♣ is left, so the 6 cards stay on the table and you
            lead again
            Hearts are broken.
            On the table: 6 cards · 2 points (7♥ 8♥)
            3♦   4♠
        Lead a card> last
         1. You 2♣× · Ingrid 2♣× · Basil 5♠ · Tomás 8♥ · Amara 7♥ · Rafael K♦
            2♣ is cancelled · No ♣ is left, so the 6 cards stay on the table and you
            lead again
        Lead a card> 3D
         2. You 3♦× · Ingrid 3♦× · Basil Q♠ · Tomás 9♥× · Amara 9♥× · Rafael A♠
            3♦ and 9♥ are cancelled · No ♦ is left, so the 6 cards stay on the table and
            you lead again
            On the table: 12 cards · 17 points (Q♠ 7♥ 8♥ 9♥ 9♥)
            4♠
        Lead the 4♠>\x20
         3. You 4♠× · Ingrid 4♠× · Basil Q♠ · Tomás 10♥× · Amara 10♥× · Rafael A♠
            4♠ and 10♥ are cancelled · Rafael takes it and the 12 cards from the table ·
            32 points (8♥ 7♥ Q♠ 9♥ 9♥ Q♠ 10♥ 10♥)

        Rafael shot the moon. Everyone else adds 32.
        """)
    )


def test_a_last_trick_that_is_cancelled(transcript: Any) -> None:
    out = transcript(at(TWO_PACKS, ["2C", "2C", "QS", "TH", "TH", "AS"], leader=0), "")
    assert "    2♣ and 10♥ are cancelled · No ♣ is left to take the last trick · You take\n" in out
    assert "\n    it · 15 points (Q♠ 10♥ 10♥)\n" in out


def test_who_is_taking_a_trick_of_two_packs(transcript: Any) -> None:
    hands = ["2C 3C", "2C 3S", "QS 4D", "TH 2D", "TH 5S", "AS 4D"]
    out = transcript(at(TWO_PACKS, hands, leader=2, broken=True))
    assert "    Basil 4♦× · Tomás 2♦ · Amara 5♠ · Rafael 4♦×\n    4♦ is cancelled · Tomás is winning it so far\n" in out
    out = transcript(at(TWO_PACKS, hands, leader=5, broken=True), others={5: ["4D"]})
    assert "    Rafael 4♦\n    Rafael is winning it so far\n" in out


# --- Sides, passes, kitties, moons ------------------------------------------------------------------------------------


def test_partners_are_called_so(transcript: Any) -> None:
    hands = ["2C 3D 4S", "4C 5D 7S", "QC KS 5S", "TH 9H 8H"]
    rules = {"teams": "2v2", "pass_cycle": ["across"]}
    out = transcript(at(rules, hands, dealer=2), "2C 3D 4S", "5S")
    assert "    Pass 3 to Basil, your partner, across from you.\n" in out
    assert "    From Basil: Q♣ 5♠ K♠\n" in out
    assert "    Basil, your partner, takes it" in transcript(
        at({"teams": "2v2"}, hands, dealer=2, leader=2), "2C", "3D", "4S"
    )
    assert out.splitlines()[0] == "Hand 1 · Basil deals · pass across"


def test_a_scatter_pass(transcript: Any) -> None:
    hands = ["2C 3D 4S", "4C 5D 7S", "QS KS 5S", "TH 9H 8H"]
    assert transcript(at({"pass_cycle": ["scatter"]}, hands, dealer=3), "QS 2C 3D", "2C 3D 4S").startswith(
        text("""
        Hand 1 · Tomás deals · pass one card to each
            One card for each of the others, in this order: Ingrid, Basil and Tomás.
            2♣   3♦   4♠
        Your cards> QS 2C 3D
            You don’t hold the queen of spades.
            One card for each of the others, in this order: Ingrid, Basil and Tomás.
            2♣   3♦   4♠
        Your cards> 2C 3D 4S
            To Ingrid 2♣ · To Basil 3♦ · To Tomás 4♠
            From Ingrid 7♠ · From Basil Q♠ · From Tomás 8♥
        """)
    )


def test_the_kitty(transcript: Any) -> None:
    hands = ["2C", "3C", "KH", "4C", "5C", "6C", "7C"]
    out = transcript(at({"players": 7, "pass_cycle": ["hold"]}, hands, kitty=["QS", "2H"]), "")
    assert out.startswith("Hand 1 · You deal · a kitty of 2\n")
    assert "    Noor takes the kitty · 2 cards: Q♠ 2♥\n" in out
    assert "\nThe kitty, with Noor: Q♠ 2♥ · 14 points\n" in out


def test_a_moon_of_partners(transcript: Any) -> None:
    rules = {"teams": "2v2", "joint_moon": True, "moon": "choice"}
    taken = [["QS", *(f"{rank}H" for rank in "3456789TJQ")], [], ["2H"], []]
    out = transcript(at(rules, ["AH", "2C", "KH", "4C"], leader=0, taken=taken), "", "hint", "new")
    assert (
        "You and Basil shot the moon.\n  old  Every opponent adds 26.\n  new  Each of you takes off 26.\nold or new>"
        in out
    )
    assert "The coach would say " in out
    assert "You and Basil shot the moon. Each of you takes off 26.\n" in out


# --- Chips ------------------------------------------------------------------------------------------------------------


def settled(transcript: Any, settlement: Any, **more: Any) -> str:
    """How a hand is settled in which you have taken one heart and Ingrid takes two."""
    rules = {"extends": "plain", "moon": "off", "settlement": settlement, **more}
    out: str = transcript(at(rules, ["2C", "AC", "3H", "4H"], leader=0, taken=[["KH"], [], [], []]), "")
    return out[out.index("  The chips") :]


def test_the_lowest_takes_the_pot(transcript: Any) -> None:
    assert settled(transcript, "lowest_takes_pot") == text("""
          The chips
            You pay 1 chip for 1 point.
            Ingrid pays 2 chips for 2 points.
            Basil and Tomás are clear and share the pot: 1 chip each.
            The pot can’t be shared out evenly and keeps 1 chip.
          The chips at the end (100 bought)
            You      99  −1
            Ingrid   98  −2
            Basil   101  +1
            Tomás   101  +1
            1 chip left in the pot, which nobody has won.
        The game is over.
        """)


def test_howell(transcript: Any) -> None:
    assert settled(transcript, {"kind": "howell", "chip_value": 0.05}).startswith(
        text("""
          The chips
            You pay 3 chips for 1 heart and get 2 chips for the hearts of the others.
            Ingrid pays 6 chips for 2 hearts and gets 1 chip for the hearts of the
              others.
            Basil and Tomás pay nothing and each get 3 chips for the hearts of the
              others.
          The chips at the end (100 bought at 0.05 each)
            You      99  −1  = −0.05
            Ingrid   95  −5  = −0.25
            Basil   103  +3  = +0.15
            Tomás   103  +3  = +0.15
        """)
    )


def test_the_average(transcript: Any) -> None:
    out = settled(transcript, {"kind": "average", "buy_in": 10})
    assert out == text("""
          The chips
            The average total is 3/4.
            You pay 1/4 chip, the difference from the average.
            Ingrid pays 1 1/4 chips, the difference from the average.
            Basil and Tomás each get 3/4 chip, the difference from the average.
          The chips at the end (10 bought)
            You      9 3/4    −1/4
            Ingrid   8 3/4  −1 1/4
            Basil   10 3/4    +3/4
            Tomás   10 3/4    +3/4
        The game is over.
        """)


def test_two_clear_players_split(transcript: Any) -> None:
    out = settled(transcript, {"kind": "sweepstakes", "split_two": True})
    assert "Basil and Tomás are clear and share the pot: 1 chip each." in out
    assert "The pot can’t be shared out evenly and keeps 1 chip." in out
    assert "2 players are clear, so the pot of 3 chips stays." in settled(transcript, "sweepstakes")


def test_the_stacks_are_told_before_a_hand_that_moves_them(transcript: Any) -> None:
    for settlement, telling in (("none", False), ("average", False), ("sweepstakes", True), ("howell", True)):
        rules = oh.Rules.from_json({"settlement": settlement, "pass_cycle": ["hold"]})
        out = transcript(oh.Game(rules, seed=1))
        assert ("    Chips: You 100 · " in out) == telling


# --- Hints and sheets -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("preset", "phase"), [("auction", "bid"), ("auction", "suit"), ("black-lady", "pass"), ("domino", "play")]
)
def test_hints_in_every_phase(preset: str, phase: str, transcript: Any) -> None:
    game = oh.Game(oh.preset(preset), seed=1)
    lines = []
    while (game.hand.phase, game.hand.to_act) != ("bid", 0) and phase in ("bid", "suit"):
        assert game.hand.to_act is not None
        game.act(game.hand.to_act, 0)
    if phase == "suit":
        lines = ["5"]
    said = transcript(game, *lines, "hint")
    verb = {"bid": "(bid [0-9]+|pass)", "suit": "name [a-z]+", "pass": "pass .+", "play": "play .+"}[phase]
    assert re.search(f"The coach would {verb}\\.\n[A-Z][^>]+\\.\n", said)
    assert ("to expect" in said) == (phase == "play")


def test_help_tells_what_the_rules_need(transcript: Any) -> None:
    assert "To bid, type a number of chips" in " ".join(transcript(oh.Game(oh.preset("auction"), seed=2), "?").split())
    assert "Cards marked × are cancelled" in " ".join(
        transcript(oh.Game(oh.preset("cancellation"), seed=2), "?").split()
    )
    plainly = transcript(oh.Game(seed=2), "?")
    assert "To bid" not in plainly
    assert "cancelled" not in plainly


def test_scores_tell_the_chips(transcript: Any) -> None:
    out = transcript(oh.Game(oh.preset("sweepstakes"), seed=2), "scores")
    assert "  In this hand so far: You 0 · Ingrid 0 · Basil 0 · Tomás 0\n    Chips: You 100 · " in out


def report(names: list[str], wide: int = 80) -> ScoreReport:
    return ScoreReport(Narrator(names, oh.Rules(), TerminalStyle(columns=wide)))


def test_a_sheet_that_is_too_wide_has_a_row_for_each_player() -> None:
    results: list[Any] = [
        {"scores": [26, 0, 0, -10], "totals": [26, 0, 0, -10], "moon": None},
        {"scores": [0, 26, 26, 26], "totals": [26, 26, 26, 16], "moon": [0]},
    ]
    assert report(default_names(4)).scores(results).splitlines()[0].split() == ["You", *default_names(4)[1:]]
    assert report(default_names(4), wide=30).scores(results) + "\n" == text("""
                    1  2*  Total
          You      26   0     26
          Ingrid    0  26     26
          Basil     0  26     26
          Tomás   −10  26     16
          * a moon was shot
        """)


def test_sentences_about_the_scores_are_no_wider_than_the_terminal() -> None:
    narrow = report(default_names(4), wide=20)
    level: Any = {"standing": {"places": [1, 1, 1, 4], "tied": True}}
    moon: Any = {"moon": {"seats": [1], "sun": False, "way": "old", "amount": 26}, "teams": None, "fifties": [1]}
    chips: Any = {"bought": 100, "unit": 1, "money": None, "stacks": [0] * 4, "net": [0] * 4, "pot": 400}
    told = [narrow.moon(moon), *narrow.drops(moon), *narrow.cashed(chips)]
    for words in (narrow.scores([]), narrow.tie(level), narrow.end([0, 1, 2]), *told):
        assert words
        assert all(columns.width(line) <= 20 for line in words.splitlines()), words


def test_a_sheet_shows_the_last_hands_where_there_is_no_room_for_all() -> None:
    one: Any = {"scores": [1] * 11, "totals": [40] * 11, "moon": None}
    sheet = report(default_names(11)).scores([one] * 40)
    assert len(sheet.splitlines()) == 12
    assert all(len(line) <= 80 for line in sheet.splitlines())
    assert sheet.splitlines()[0].split()[-2:] == ["40", "Total"]


def test_a_total_that_drops_is_told() -> None:
    assert report(default_names(4)).drops(cast(SeatView, {"fifties": [0]})) == ["  You drop 50 for landing on a fifty."]


def test_long_names_break_no_line() -> None:
    names = [letter * 20 for letter in "ABCDEFGHIJK"]
    sheet = report(names)
    assert all(len(line) <= 80 for line in sheet.so_far([0] * 11).splitlines())


def test_lines_are_broken_between_parts_only() -> None:
    style = TerminalStyle(colour=True, columns=20)
    parts = [style.card("QS")] * 9
    lines = style.flow(parts, " · ", 2, first=0).split("\n")
    assert [line.count("Q♠") for line in lines] == [4, 3, 2]
    assert lines[1].startswith("  \033[")
    assert style.prose("a dot · begins no line · at all", 4) == "    a dot · begins\n    no line · at all"
    assert TerminalStyle(marks=False).prose("♠ × −3 · 4", 0) == "S x -3 | 4"


@pytest.mark.parametrize(
    ("suit", "said"),
    [("spades", "Spades are not broken yet."), ("hearts", "Hearts are not broken yet.")],
)
def test_a_refusal_names_the_suit_that_was_named(suit: str, said: str) -> None:
    hands = [["2C", "AS"], ["3C", "QS"], ["KS", "4H"], ["5D", "6S"]]
    card, leader = ("6S", 3) if suit == "spades" else ("4H", 2)
    hand = oh.Hand.from_cards(oh.preset("auction", breaking=True), hands, bidder=1, suit=suit, leader=leader)
    with pytest.raises(oh.IllegalAction) as refusal:
        hand.play(leader, card)
    assert say(refusal.value.message) == said


@pytest.mark.parametrize(
    ("tie", "said"), [("play_on", "are level, so another hand is played."), ("shared", "are level and share the win.")]
)
def test_a_tie_at_the_end_is_said(transcript: Any, tie: str, said: str) -> None:
    rules = oh.Rules.from_json({"end": {"hands": 1}, "tie": tie, "pass_cycle": ["hold"]})
    for seed in range(200):
        game = oh.Game(rules, seed=seed)
        while len(game.hand.tricks) < 12 or game.hand.to_act != 0:  # up to the person's last card
            seat = game.hand.to_act
            assert seat is not None
            game.act(seat, plain(game.view(seat)))
        last = oh.Game.from_log(game.log())
        while not last.results:
            seat = last.hand.to_act
            assert seat is not None
            last.act(seat, plain(last.view(seat)))
        scores = last.results[0]["scores"]
        if scores.count(min(scores)) > 1:
            break
    out = transcript(game, plain(game.view(0)))
    names = ["You", *default_names(4)[1:]]
    level = [names[seat] for seat, score in enumerate(scores) if score == min(scores)]
    assert f"{' and '.join(level)} {said}" in out


@pytest.mark.parametrize("wide", [40, 60])
def test_no_line_is_longer_than_a_narrow_terminal(
    wide: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("COLUMNS", str(wide))
    typed = iter(["hint", "?", "scores"])

    def ask(_: str) -> str:
        try:
            return next(typed)
        except StopIteration:
            raise Left from None

    game = oh.Game(oh.Rules(players=6, teams="3v3", pass_cycle=["scatter"]), seed=3)
    with contextlib.suppress(Left):
        Session(SavedGame(game, default_names(6), ["careful"] * 5), tmp_path / "kept.json", ask).play()
    out = capsys.readouterr().out
    assert "The coach would pass" in out
    assert [line for line in out.splitlines() if columns.width(line) > wide] == []


def test_what_stands_before_a_row_is_broken_where_the_line_is_too_short() -> None:
    style = TerminalStyle(columns=24)
    head = "Points to expect from this hand:"
    assert (
        style.row(["7♣ 1.3", "Q♠ 14.2"], 2, head, first=0) == "Points to expect from\n  this hand: 7♣ 1.3 ·\n  Q♠ 14.2"
    )
    assert TerminalStyle().row(["7♣ 1.3", "Q♠ 14.2"], 2, head, first=0) == f"{head} 7♣ 1.3 · Q♠ 14.2"
