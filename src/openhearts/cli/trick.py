"""Tricks at the terminal: the cards on the table, who takes them, what was drawn and cancelled, what may be played.

Functions of views; prints nothing and asks nothing.
"""

from __future__ import annotations

from collections import Counter

from openhearts.cli.narration import SUITS, Facts, Narrator


def plays(narrator: Narrator, trick: Facts, drawn: list[int], before: str = "") -> str:
    """The cards of a trick, in the order in which they fell; × marks those that cancel each other. `before` is put
    before them, into the margin."""
    each = []
    for seat, card in zip(trick["seats"], trick["cards"], strict=True):
        cancelled = narrator.style.text("×") if narrator.rules.packs == 2 and trick["cards"].count(card) == 2 else ""
        drew = f" (drew {drawn[seat]})" if drawn[seat] else ""
        each.append(f"{narrator.names[seat]} {narrator.style.card(card)}{cancelled}{drew}")
    each[0] = before + each[0]
    return narrator.style.flow(each, narrator.style.text(" · "), 4, 4 - len(before))


def taken(narrator: Narrator, view: Facts, place: int, drawn: list[int] | None = None) -> str:
    """One of the complete tricks of a view, and who took it. `drawn` are the cards drawn for it, by seat."""
    tricks = view["tricks"]
    trick, winner = tricks[place], tricks[place]["winner"]
    lines = [plays(narrator, trick, drawn or [0] * len(narrator.names), f"{place + 1:2}. ")]
    cards = trick["cards"]
    gone = _cancelled(narrator, cards)
    if winner is None:
        again = narrator.does(trick["leader"], "lead", "leads", midway=True)
        stays = f"no {narrator.style.suit(cards[0][-1])} is left, so the {len(cards)} cards stay on the table"
        lines.append(narrator.line(f"{gone}; {stays} and {again} again"))
        return "\n".join(lines)
    lying: list[str] = []
    for earlier in reversed(tricks[:place]):
        if earlier["winner"] is not None:
            break
        lying = earlier["cards"] + lying
    table = f" and the {len(lying)} cards from the table" if lying else ""
    does = narrator.does(winner, "take", "takes", midway=gone != "")
    takes = f"{does} it{table}{narrator.price(lying + cards, view)}"
    if gone:
        if all(cards.count(card) == 2 for card in cards if card[-1] == cards[0][-1]):
            takes = f"no {narrator.style.suit(cards[0][-1])} is left to take the last trick, so {takes}"
        takes = f"{gone}; {takes}"
    lines.append(narrator.line(takes))
    return "\n".join(lines)


def _cancelled(narrator: Narrator, cards: list[str]) -> str:
    """ "A♦ and 10♦ are cancelled"; empty where none is."""
    if narrator.rules.packs == 1:
        return ""
    gone = [narrator.style.card(card) for card in dict.fromkeys(cards) if cards.count(card) == 2]
    both = f"{', '.join(gone[:-1])} and {gone[-1]}" if len(gone) > 1 else "".join(gone)
    return f"{both} {'is' if len(gone) == 1 else 'are'} cancelled" if gone else ""


def table(narrator: Narrator, view: Facts) -> str:
    """What has fallen to the trick on the table, for the one who is to play to it; may be empty."""
    lines = []
    if view["stock"] is not None:
        held = [f"{name} {count}" for name, count in zip(narrator.names, view["counts"], strict=True)]
        lines.append(narrator.row([f"Cards held: {held[0]}", *held[1:], f"stock {view['stock']['left']}"]))
    if view["table"]:
        many = len(view["table"])
        lines.append(narrator.line(f"On the table lie {many} cards{narrator.price(view['table'], view)}"))
    trick = view["trick"]
    if trick["cards"]:
        drawn = view["stock"]["drawn"] if view["stock"] is not None else [0] * len(narrator.names)
        lines.append(plays(narrator, trick, drawn))
        if narrator.rules.packs == 2:
            taking = "nobody" if trick["winning"] is None else narrator.named(trick["winning"])
            gone = _cancelled(narrator, trick["cards"])
            so_far = f"{taking} is taking it so far{narrator.price(trick['cards'], view)}"
            lines.append(narrator.line(f"{gone}; {so_far}" if gone else so_far[0].upper() + so_far[1:]))
    return "\n".join(lines)


def asked(narrator: Narrator, view: Facts) -> str:
    """The prompt for a card: what may be played, in a few words."""
    trick, legal, cards = view["trick"], view["legal"], view["cards"]
    if not trick["cards"]:
        return f"Lead the {narrator.style.mark(legal[0])}" if len(legal) == 1 else "Lead a card"
    led = SUITS[trick["cards"][0][-1]]
    if all(card[-1] == trick["cards"][0][-1] for card in legal):
        return f"Follow {led}" if len(legal) > 1 else f"Play the {narrator.style.mark(legal[0])}"
    return f"No {led}, play any" if len(legal) == len(set(cards)) else f"No {led}"


def kitty(narrator: Narrator, view: Facts) -> str:
    """Who has taken the kitty, and its cards once they may be known."""
    kitty = view["kitty"]
    cards = f": {narrator.style.cards(kitty['cards'])}" if kitty["cards"] else ""
    many = f"{kitty['count']} card{'' if kitty['count'] == 1 else 's'}"
    return narrator.line(f"{narrator.does(kitty['taker'], 'take', 'takes')} the kitty, {many}{cards}")


def drawing(narrator: Narrator, was: Facts, now: Facts) -> str:
    """What the person has drawn between two views of their own."""
    cards: list[str] = list((Counter(now["cards"]) - Counter(was["cards"])).elements())
    empty = ", and the stock is empty" if now["stock"]["left"] == 0 else ""
    return narrator.line(f"{narrator.does(0, 'draw', 'draws')} {narrator.style.cards(cards)}{empty}")


def gone_out(narrator: Narrator, view: Facts) -> list[str]:
    """Who has played a last card to the last trick, where that ends nothing yet."""
    seats = [seat for seat in view["tricks"][-1]["seats"] if view["counts"][seat] == 0]
    words = ("have no card left and are out.", "has no card left and is out.")
    return [narrator.line(narrator.does(seat, *words)) for seat in seats]


def the_rest(narrator: Narrator, was: Facts, now: Facts) -> str:
    """Who takes the cards that nobody plays any more, at the end of a hand with a stock; empty if there are none.

    `was` is the view before the last card.
    """
    held = [count - (seat == was["to_act"]) for seat, count in enumerate(was["counts"])]
    stock = was["stock"]["left"]
    last = [seat for seat, count in enumerate(held) if count != 0]
    left = ([f"{held[last[0]]} in hand"] if last else []) + ([f"{stock} in the stock"] if stock else [])
    if not left:
        return ""
    taker = last[0] if last else now["tricks"][-1]["winner"]
    counted = was["points"][taker]
    if now["tricks"][-1]["winner"] == taker:
        counted += narrator.worth(now["tricks"][-1]["cards"] + was["table"], now)
    worth = now["points"][taker] - counted
    why = f"{narrator.does(taker, 'are', 'is')} the last with cards" if last else "All have run out together"
    cost = f", {narrator.points(worth)}" if worth else ""
    return narrator.line(f"{why}: those left ({', '.join(left)}) go to {narrator.named(taker)}{cost}")
