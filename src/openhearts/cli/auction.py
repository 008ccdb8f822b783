"""The auction at the terminal: what is told of it, and bids and suits as people type them.

Functions of views; prints nothing and asks nothing.
"""

from __future__ import annotations

from openhearts.cli.narration import LETTERS, SUITS, Facts, Narrator
from openhearts.cli.score_report import ScoreReport
from openhearts.cli.terminal_style import MARKS

PASSES = ("pass", "p")


def so_far(narrator: Narrator, view: Facts) -> list[str]:
    """What somebody who sits down now has to know: the pot that carries, the bids made, the suit named."""
    auction = view["auction"]
    if auction["carried"]:
        again = ("name the suit again, and pay no more", "names the suit again, and pays no more")
        does = narrator.does(auction["bidder"], *again, midway=True)
        lines = [narrator.line(f"The pot carries over, so there is no bidding: {does}.")]
    else:
        spoken = [
            narrator.does(seat, *_verbs(chips)) for seat, chips in enumerate(auction["bids"]) if chips is not None
        ]
        lines = [narrator.row(spoken)] if spoken else []
    if auction["suit"] is not None:
        lines.append(_named(narrator, view))
    return lines


def happened(narrator: Narrator, was: Facts, now: Facts) -> list[str]:
    """What an action in the auction has brought about."""
    seat, auction = was["to_act"], now["auction"]
    if was["phase"] == "suit":
        return [_named(narrator, now)]
    lines = [narrator.line(narrator.does(seat, *_verbs(auction["bids"][seat])))] if seat != 0 else []
    if now["phase"] == "bid":
        return lines
    if auction["bidder"] is None:
        return [*lines, _named(narrator, now)]
    pot = ScoreReport(narrator).chips(now["chips"]["pot"], now)
    pays = narrator.does(auction["bidder"], "pay", "pays")
    return [*lines, narrator.line(f"{pays} the bid of {auction['high']} into the pot, which holds {pot} now.")]


def to_bid(narrator: Narrator, view: Facts) -> str:
    """What is to be known before bidding: the last bid, the pot, the stack, and why there is nothing to bid with."""
    auction, report = view["auction"], ScoreReport(narrator)
    high = auction["high"]
    last = f"the last bid is {high}, by {narrator.named(auction['bidder'])}" if high else "no bid yet"
    stack = view["chips"]["stacks"][view["seat"]]
    mine = f"your stack is {report.number(stack, view)}"
    pot = f"the pot is {report.number(view['chips']['pot'], view)}" if view["chips"]["pot"] else "the pot is empty"
    facts = [last[0].upper() + last[1:], pot, mine]
    lines = [narrator.row(facts)]
    if auction["least"] is None:
        have = "are in debt" if stack < 0 else "have no chips left" if stack == 0 else "have no more than that"
        lines.append(narrator.line(f"You {have}, so you can only pass."))
    return "\n".join(lines)


def asked(view: Facts) -> str:
    """The prompt for a bid."""
    least, most = view["auction"]["least"], view["auction"]["most"]
    if least is None:
        return "Pass"
    return f"Bid {least}, or pass" if least == most else f"Bid {least} to {most}, or pass"


def bid_in(text: str) -> int | None:
    """The bid that somebody typed, 0 for a pass; None if it is none. Whether it may be made is for the game to say."""
    if text.lower() in PASSES:
        return 0
    return int(text) if text.isascii() and text.isdigit() else None


def suit_in(text: str) -> str | None:
    """The suit that somebody typed: "s", "spade", "Spades", "♠"; None if it is none."""
    word = text.lower()
    for letter, suit in SUITS.items():
        if word and (suit.startswith(word) or word == MARKS[letter]):
            return suit
    return None


def in_suit(sentence: str, view: Facts) -> str:
    """A sentence of the rules in which the suit that was named takes the place of hearts."""
    suit = view["auction"] and view["auction"]["suit"]
    if suit is None or suit == "hearts":
        return sentence
    for word, named in (("hearts", suit), ("heart", suit[:-1])):
        sentence = sentence.replace(word.capitalize(), named.capitalize()).replace(word, named)
    return sentence


def _verbs(chips: int) -> tuple[str, str]:
    return (f"bid {chips}", f"bids {chips}") if chips else ("pass", "passes")


def _named(narrator: Narrator, view: Facts) -> str:
    auction = view["auction"]
    suit = auction["suit"]
    counts = f"each {narrator.style.suit(LETTERS[suit])} counts a point"
    if auction["bidder"] is None:
        eldest = (view["dealer"] + 1) % view["players"]
        return narrator.line(f"All have passed: {counts}, and {narrator.does(eldest, 'lead', 'leads', midway=True)}.")
    does = narrator.does(auction["bidder"], f"name {suit} and lead", f"names {suit} and leads")
    return narrator.line(f"{does}: {counts}.")
