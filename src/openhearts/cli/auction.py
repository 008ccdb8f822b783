"""The auction at the terminal: what is told of it, and bids and suits as people type them.

Functions of views; prints nothing and asks nothing.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from openhearts.cards import LETTERS, MARKS, SUITS
from openhearts.cli.narration import Narrator
from openhearts.cli.score_report import chips_of
from openhearts.cli.words import text

if TYPE_CHECKING:
    from openhearts.protocol import SeatView

PASSES = ("pass", "p")


def so_far(narrator: Narrator, view: SeatView) -> list[str]:
    """What somebody who sits down now has to know: the pot that carries, the bids made, the suit named."""
    auction = view["auction"]
    assert auction is not None
    if auction["carried"]:
        lines = [narrator.line(narrator.text("terminal-auction-carries", seat=auction["bidder"]))]
    else:
        spoken = [_bid(narrator, seat, chips) for seat, chips in enumerate(auction["bids"]) if chips is not None]
        lines = [narrator.style.row(spoken)] if spoken else []
    if auction["suit"] is not None:
        lines.append(_named(narrator, view))
    return lines


def happened(narrator: Narrator, was: SeatView, now: SeatView) -> list[str]:
    """What an action in the auction has brought about."""
    seat, auction, chips = was["to_act"], now["auction"], now["chips"]
    assert seat is not None
    assert auction is not None
    assert chips is not None
    if was["phase"] == "suit":
        return [_named(narrator, now)]
    lines = [narrator.line(_bid(narrator, seat, auction["bids"][seat]))] if seat != 0 else []
    if now["phase"] == "bid":
        return lines
    if auction["bidder"] is None:
        return [*lines, _named(narrator, now)]
    pot = chips_of(chips["pot"], chips)
    paid = narrator.text("terminal-bid-paid", seat=auction["bidder"], bid=auction["high"], pot=pot)
    return [*lines, narrator.line(paid)]


def to_bid(narrator: Narrator, view: SeatView) -> str:
    """What is to be known before bidding: the last bid, the pot, the stack, and why there is nothing to bid with."""
    auction, chips = view["auction"], view["chips"]
    assert auction is not None
    assert chips is not None
    high, stack = auction["high"], chips["stacks"][view["seat"]]
    facts = [
        narrator.text("terminal-last-bid", bid=high, seat=auction["bidder"]) if high else text("terminal-no-bid"),
        narrator.text("terminal-pot", chips=chips_of(chips["pot"], chips)),
        narrator.text("terminal-own-stack", chips=chips_of(stack, chips)),
    ]
    lines = [narrator.style.row(facts)]
    if auction["least"] is None:
        why = "debt" if stack < 0 else "none" if stack == 0 else "short"
        lines.append(narrator.line(narrator.text("terminal-only-pass", why=why)))
    return "\n".join(lines)


def asked(view: SeatView) -> str:
    """The prompt for a bid."""
    auction = view["auction"]
    assert auction is not None
    least, most = auction["least"], auction["most"]
    if least is None:
        return text("terminal-ask-pass")
    if least == most:
        return text("terminal-ask-bid-one", least=least)
    return text("terminal-ask-bid", least=least, most=most)


def bid_in(text: str) -> int | None:
    """The bid that somebody typed, 0 for a pass; None if it is none. Whether it may be made is for the game to say."""
    if text.lower() in PASSES:
        return 0
    return int(text) if re.fullmatch(r"[0-9]{1,9}", text) else None


def suit_in(text: str) -> str | None:
    """The suit that somebody typed: "s", "spade", "Spades", "♠"; None if it is none."""
    word = text.lower()
    for letter, suit in SUITS.items():
        if word and (suit.startswith(word) or word == MARKS[letter]):
            return suit
    return None


def _bid(narrator: Narrator, seat: int, chips: int | None) -> str:
    if chips:
        return narrator.text("terminal-bid-made", seat=seat, bid=chips)
    return narrator.text("terminal-bid-passed", seat=seat)


def _named(narrator: Narrator, view: SeatView) -> str:
    auction = view["auction"]
    assert auction is not None
    assert auction["suit"] is not None
    suit, symbol = auction["suit"], narrator.style.suit(LETTERS[auction["suit"]])
    if auction["bidder"] is None:
        return narrator.line(narrator.text("terminal-suit-all-passed", seat=view["eldest"], symbol=symbol))
    return narrator.line(narrator.text("terminal-suit-named", seat=auction["bidder"], suit=suit, symbol=symbol))
