"""Tricks at the terminal: the cards on the table, who takes them, what was drawn and cancelled, what may be played.

Functions of views; prints nothing and asks nothing.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from openhearts.cards import SUITS
from openhearts.cli.narration import Narrator
from openhearts.cli.words import text

if TYPE_CHECKING:
    from openhearts.protocol import Played, SeatView


def plays(narrator: Narrator, trick: Played, drawn: list[int], before: str = "") -> str:
    """The cards of a trick, in the order in which they fell; × marks those that cancel each other. `before` is put
    before them, into the margin."""
    each = []
    for seat, card in zip(trick["seats"], trick["cards"], strict=True):
        cancelled = narrator.style.text("×") if narrator.rules.packs == 2 and trick["cards"].count(card) == 2 else ""
        played = f"{narrator.names[seat]} {narrator.style.card(card)}{cancelled}"
        each.append(text("terminal-drew", play=played, count=drawn[seat]) if drawn[seat] else played)
    each[0] = before + each[0]
    return narrator.style.row(each, 4, first=4 - len(before))


def taken(narrator: Narrator, view: SeatView, place: int, drawn: list[int] | None = None) -> str:
    """One of the complete tricks of a view, and who took it. `drawn` are the cards drawn for it, by seat."""
    tricks = view["tricks"]
    trick, winner = tricks[place], tricks[place]["winner"]
    cards = trick["cards"]
    played = plays(narrator, trick, drawn or [0] * len(narrator.names), f"{place + 1:2}. ")
    symbol, cancelled = narrator.style.suit(cards[0][-1]), _cancelled(narrator, cards)
    if winner is None:
        stays = narrator.text("terminal-trick-stays", seat=trick["leader"], symbol=symbol, count=len(cards))
        return f"{played}\n{narrator.line(cancelled, stays)}"
    lying: list[str] = []
    for earlier in reversed(tricks[:place]):
        if earlier["winner"] is not None:
            break
        lying = earlier["cards"] + lying
    nobody = cancelled and all(cards.count(card) == 2 for card in cards if card[-1] == cards[0][-1])
    none_left = text("terminal-trick-none-left", symbol=symbol) if nobody else ""
    facts = cancelled, none_left, _takes(narrator, winner, len(lying)), narrator.price(lying + cards, view)
    return f"{played}\n{narrator.line(*facts)}"


def _takes(narrator: Narrator, winner: int, lying: int) -> str:
    """Who takes a trick, and how many cards of earlier ones with it."""
    if narrator.is_partner(winner):
        if lying:
            return narrator.text("terminal-trick-partner-takes-table", seat=winner, count=lying)
        return narrator.text("terminal-trick-partner-takes", seat=winner)
    if lying:
        return narrator.text("terminal-trick-takes-table", seat=winner, count=lying)
    return narrator.text("terminal-trick-takes", seat=winner)


def _cancelled(narrator: Narrator, cards: list[str]) -> str:
    """ "A♦ and 10♦ are cancelled"; empty where none is."""
    if narrator.rules.packs == 1:
        return ""
    gone = [narrator.style.card(card) for card in dict.fromkeys(cards) if cards.count(card) == 2]
    return text("terminal-cancelled", count=len(gone), cards=gone) if gone else ""


def table(narrator: Narrator, view: SeatView) -> str:
    """What has fallen to the trick on the table, for the one who is to play to it; may be empty."""
    lines = []
    if view["stock"] is not None:
        held = [f"{name} {count}" for name, count in zip(narrator.names, view["counts"], strict=True)]
        stock = text("terminal-stock", count=view["stock"]["left"])
        lines.append(narrator.style.row([*held, stock], head=text("terminal-held")))
    if view["table"]:
        lying = text("terminal-on-table", count=len(view["table"]))
        lines.append(narrator.line(lying, narrator.price(view["table"], view)))
    trick = view["trick"]
    if trick is not None and trick["cards"]:
        drawn = view["stock"]["drawn"] if view["stock"] is not None else [0] * len(narrator.names)
        lines.append(plays(narrator, trick, drawn))
        if narrator.rules.packs == 2:
            winning = trick["winning"]
            nobody = winning is None
            taking = text("terminal-taking-nobody") if nobody else narrator.text("terminal-taking", seat=winning)
            price = narrator.price(trick["cards"], view)
            lines.append(narrator.line(_cancelled(narrator, trick["cards"]), taking, price))
    return "\n".join(lines)


def asked(narrator: Narrator, view: SeatView) -> str:
    """The prompt for a card: what may be played, in a few words."""
    trick, legal, cards = view["trick"], view["legal"], view["cards"]
    assert trick is not None
    only = narrator.style.mark(legal[0])
    if not trick["cards"]:
        return text("terminal-ask-lead-only", card=only) if len(legal) == 1 else text("terminal-ask-lead")
    led = SUITS[trick["cards"][0][-1]]
    if len(legal) == 1:
        return text("terminal-ask-only", card=only)
    if all(card[-1] == trick["cards"][0][-1] for card in legal):
        return text("terminal-ask-follow", suit=led)
    any_card = len(legal) == len(set(cards))
    return text("terminal-ask-any", suit=led) if any_card else text("terminal-ask-other", suit=led)


def kitty(narrator: Narrator, view: SeatView) -> str:
    """Who has taken the kitty, and its cards once they may be known."""
    kitty = view["kitty"]
    if kitty["cards"]:
        cards = text("terminal-cards-named", count=kitty["count"], cards=narrator.style.cards(kitty["cards"]))
    else:
        cards = text("terminal-cards", count=kitty["count"])
    return narrator.line(narrator.text("terminal-kitty-taken", seat=kitty["taker"]), cards)


def drawing(narrator: Narrator, was: SeatView, now: SeatView) -> str:
    """What the person has drawn between two views of their own."""
    cards: list[str] = list((Counter(now["cards"]) - Counter(was["cards"])).elements())
    empty = text("terminal-stock-empty") if now["stock"] is not None and now["stock"]["left"] == 0 else ""
    return narrator.line(text("terminal-you-draw", cards=narrator.style.cards(cards)), empty)


def gone_out(narrator: Narrator, view: SeatView) -> list[str]:
    """Who has played a last card to the last trick, where that ends nothing yet."""
    seats = [seat for seat in view["tricks"][-1]["seats"] if view["counts"][seat] == 0]
    return [narrator.line(narrator.text("terminal-out", seat=seat)) for seat in seats]


def the_rest(narrator: Narrator, was: SeatView, now: SeatView) -> str:
    """Who takes the cards that nobody plays any more, at the end of a hand with a stock; empty if there are none.

    `was` is the view before the last card.
    """
    held = [count - (seat == was["to_act"]) for seat, count in enumerate(was["counts"])]
    stock = was["stock"]["left"] if was["stock"] is not None else 0
    last = [seat for seat, count in enumerate(held) if count != 0]
    if not last and not stock:
        return ""
    taker = last[0] if last else now["tricks"][-1]["winner"]
    assert taker is not None
    counted = was["points"][taker]
    if now["tricks"][-1]["winner"] == taker:
        counted += narrator.worth(now["tricks"][-1]["cards"] + was["table"], now)
    worth = now["points"][taker] - counted
    if last:
        facts = [narrator.text("terminal-rest-last", seat=taker), text("terminal-rest-in-hand", count=held[taker])]
    else:
        facts = [narrator.text("terminal-rest-out-together", seat=taker)]
    facts += [text("terminal-rest-in-stock", count=stock)] if stock else []
    facts += [narrator.text("terminal-points", points=worth)] if worth else []
    return narrator.line(*facts)
