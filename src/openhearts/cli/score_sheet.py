"""The score sheet of an evening as text: hands, totals, chips, who gives whom how much. The core has scored it."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import openhearts as oh
from openhearts.cli.terminal_style import TerminalStyle

Facts = dict[str, Any]

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
PLACES = {
    "left": "to the left",
    "right": "to the right",
    "across": "across",
    "left2": "to the second on the left",
    "right2": "to the second on the right",
    "left3": "to the third on the left",
    "right3": "to the third on the right",
}


def score_sheet(names: list[str], rules: oh.Rules, facts: Facts, style: TerminalStyle | None = None) -> str:
    """The whole sheet: a row a hand, the totals, the chips, and how it stands."""
    style = style or TerminalStyle.of_terminal()
    rows = [["", *names]]
    for number, hand in enumerate(facts["hands"], 1):
        marks = ["*" if hand["moon"] and seat in hand["moon"] else "" for seat in range(len(names))]
        scores = [f"{score}{mark}" for score, mark in zip(hand["scores"], marks, strict=True)]
        rows.append([f"{number} {ARROWS[hand['pass']]}".rstrip(), *scores])
    rows.append(["Total", *map(str, facts["totals"])])
    chips = facts["chips"]
    if chips is not None:
        rows.append(["Chips", *(parts_said(stack, chips["unit"]) for stack in chips["stacks"])])
    wide = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    lines = ["  ".join(cell.rjust(wide[i]) if i else cell.ljust(wide[i]) for i, cell in enumerate(row)) for row in rows]
    said = [style.text(rules.line), "", style.bold(lines[0]), *lines[1:]]
    if any(hand["moon"] for hand in facts["hands"]):
        said.append("* shot the moon")
    return "\n".join([*said, "", *map(style.text, standing(names, rules, facts))])


def standing(names: list[str], rules: oh.Rules, facts: Facts) -> list[str]:
    """How it stands: who has won, or who deals next; the pot; who gives whom how much."""
    said = []
    if facts["over"]:
        winners = [names[seat] for seat in facts["winners"]]
        sides = {seat if facts["teams"] is None else facts["teams"][seat] for seat in facts["winners"]}
        wins = "are level and share the win" if len(sides) > 1 else f"{'wins' if len(winners) == 1 else 'win'} the game"
        said.append(f"{listed(winners)} {wins}.")
    else:
        said.append(next_said(names, facts))
    chips = facts["chips"]
    if chips is None:
        return said
    value = settlement(rules)["chip_value"]
    if chips["pot"]:
        said.append(f"In the pot: {chips_said(chips['pot'], chips['unit'], value)}.")
    for row in facts["owed"]:
        amount = chips_said(row["chips"], chips["unit"], value)
        giver = names[row["from"]]
        said.append(
            f"{giver} has {amount} in the pot." if row["to"] is None else f"{giver} gives {names[row['to']]} {amount}."
        )
    return said


def why(names: list[str], hand: Facts) -> list[str]:
    """What the chips did in a hand, a sentence a line; nothing where it was not settled."""
    lines = hand["settled"]["lines"] if hand["settled"] else []
    return [line["text"] if line["seat"] is None else f"{names[line['seat']]} {line['text']}." for line in lines]


def next_said(names: list[str], facts: Facts) -> str:
    """Who deals the next hand, and what is passed. REQUIRES: the game goes on."""
    coming = facts["next"]
    said = f"{names[coming['dealer']]} deals hand {len(facts['hands']) + 1}"
    auction = coming["auction"]
    if auction is not None and auction["carried"]:
        return f"{said}; the pot carries, and {names[auction['bidder']]} names the suit again."
    if auction is not None:
        return f"{said}; {names[(coming['dealer'] + 1) % len(names)]} bids first."
    if coming["pass"] == "hold":
        return f"{said}; nothing is passed."
    if coming["pass"] == "scatter":
        return f"{said}; one card to each of the others."
    return f"{said}; pass {coming['count']} {PLACES[coming['pass']]}."


def settlement(rules: oh.Rules) -> dict[str, Any]:
    """All of the settlement: kind, chip_value, buy_in, split_two."""
    written = rules.settlement
    parts = dict(written) if not isinstance(written, str) and written is not None else {"kind": written}
    return {"chip_value": 1, "buy_in": 100, "split_two": False, **parts}


def chips_said(parts: int, unit: int, value: float) -> str:
    """ "12 chips", "1 chip (0.05)": what they are worth is said unless a chip is worth just one."""
    text = f"{parts_said(parts, unit)} {'chip' if abs(parts) == unit else 'chips'}"
    if value == 1:
        return text
    decimals = max(2, len(str(value).partition(".")[2]))
    return f"{text} ({float(Fraction(parts, unit) * Fraction(str(value))):.{decimals}f})"


def parts_said(parts: int, unit: int) -> str:
    """Chips counted in parts of 1/unit: "12", "-3 1/4"."""
    whole, rest = divmod(abs(parts), unit)
    text = f"{whole} {rest}/{unit}" if whole and rest else f"{rest}/{unit}" if rest else str(whole)
    return f"-{text}" if parts < 0 else text


def listed(names: list[str]) -> str:
    """ "Ada", "Ada and Ben", "Ada, Ben and Cleo"."""
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"
