"""The score sheet of an evening as text: hands, totals, chips, who gives whom how much. The core has scored it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import openhearts as oh
from openhearts.cli import columns
from openhearts.cli.terminal_style import TerminalStyle
from openhearts.cli.words import say, text
from openhearts.people import People

if TYPE_CHECKING:
    from openhearts.protocol import Chips, PadFault, PadHand, ScoreSheet

ARROWS = {
    "left": "<-",
    "right": "->",
    "across": "^",
    "left2": "<-2",
    "right2": "->2",
    "left3": "<-3",
    "right3": "->3",
    "scatter": "x",
    "hold": "",
}


def score_sheet(names: list[str], rules: oh.Rules, facts: ScoreSheet, style: TerminalStyle | None = None) -> str:
    """The whole sheet: a row a hand, the totals, the chips, and how it stands."""
    style = style or TerminalStyle.of_terminal()
    rows = [["", *names]]
    for number, hand in enumerate(facts["hands"], 1):
        marks = ["*" if hand["moon"] and seat in hand["moon"] else "" for seat in range(len(names))]
        scores = [f"{_number(score)}{mark}" for score, mark in zip(hand["scores"], marks, strict=True)]
        rows.append([f"{number} {ARROWS[hand['pass']]}".rstrip(), *scores])
    rows.append([text("terminal-total"), *map(_number, facts["totals"])])
    chips = facts["chips"]
    if chips is not None:
        each = [text("terminal-chips-number", chips=_chips(stack, chips)) for stack in chips["stacks"]]
        rows.append([text("terminal-chips-row"), *each])
    wide = [max(map(columns.width, column)) for column in zip(*rows, strict=True)]
    said = [style.prose(rules.line, 2, first=0)]
    for first, end in columns.side_by_side(wide, style.wide):
        head, *lines = (
            "  ".join([columns.left(title, wide[0]), *map(columns.right, cells[first:end], wide[first + 1 :])])
            for title, *cells in rows
        )
        said += ["", style.bold(head), *map(style.text, lines)]
    if any(hand["moon"] for hand in facts["hands"]):
        said.append(text("terminal-shot-mark"))
    said.append("")
    return "\n".join(
        [*said, *(style.prose(line, 2, first=0) for line in [*sides(names, facts), *standing(names, facts)])]
    )


def sides(names: list[str], facts: ScoreSheet) -> list[str]:
    """What partners have together, a line a side; nothing where everybody plays alone."""
    teams, sums = facts["teams"] or (), facts["standing"]["sums"]
    together = [[seat for seat, each in enumerate(teams) if each == side] for side in dict.fromkeys(teams)]
    return [text("scorepad-side", People(names), seats=seats, sum=_number(sums[seats[0]])) for seats in together]


def standing(names: list[str], facts: ScoreSheet) -> list[str]:
    """How it stands: who has won, or who deals next; the pot; who gives whom how much."""
    said = []
    if facts["over"]:
        sides = {seat if facts["teams"] is None else facts["teams"][seat] for seat in facts["winners"]}
        won = "terminal-shared-win" if len(sides) > 1 else "terminal-wins"
        said.append(text(won, People(names), seats=facts["winners"]))
    else:
        said.append(next_said(names, facts))
    chips = facts["chips"]
    if chips is None:
        return said
    if chips["pot"]:
        pot = chips_said(chips["pot"], chips, chips["money"] and chips["money"]["pot"])
        said.append(text("terminal-in-pot", chips=pot))
    for row in facts["owed"]:
        amount, giver = chips_said(row["chips"], chips, row["money"]), names[row["from"]]
        if row["to"] is None:
            said.append(text("terminal-has-in-pot", name=giver, chips=amount))
        else:
            said.append(text("terminal-gives", name=giver, other=names[row["to"]], chips=amount))
    return said


def why(names: list[str], hand: PadHand, chips: Chips | None) -> list[str]:
    """What the chips did in a hand, a sentence a line; nothing where it was not settled."""
    if hand["settled"] is None or chips is None:
        return []
    people, auction = People(names), hand["auction"]
    said = []
    if auction is not None and auction["bid"]:
        bid = _chips(auction["bid"] * chips["unit"], chips)
        said.append(text("chips-bid", people, seat=auction["bidder"], chips=bid))
    return said + [say(line, people) for line in hand["settled"]["lines"]]


def fault_said(names: list[str], fault: PadFault) -> str:
    """Why a hand does not add up."""
    return say(fault["message"], People(names))


def next_said(names: list[str], facts: ScoreSheet) -> str:
    """Who deals the next hand, and what is passed. REQUIRES: the game goes on."""
    coming, number = facts["next"], len(facts["hands"]) + 1
    assert coming is not None
    dealer, auction = names[coming["dealer"]], coming["auction"]
    if auction is None:
        return text("terminal-next-pass", name=dealer, number=number, way=coming["pass"], count=coming["count"])
    if auction["bidder"] is not None:  # the pot carries
        return text("terminal-next-carries", name=dealer, number=number, bidder=names[auction["bidder"]])
    return text("terminal-next-auction", name=dealer, number=number, bidder=names[coming["eldest"]])


def chips_said(parts: int, chips: Chips, money: float | None) -> str:
    """ "12 chips", "1 chip (0.05)": with what they are worth, if anything but one each."""
    if money is None:
        return text("terminal-chips", chips=_chips(parts, chips))
    return text("terminal-chips-worth", chips=_chips(parts, chips), worth=money)


def _number(number: int) -> str:
    return text("terminal-number", number=number)


def _chips(parts: int, chips: Chips) -> dict[str, int]:
    return {"parts": parts, "unit": chips["unit"]}
