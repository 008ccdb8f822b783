"""Makes a view from its JSON: turns what a program at the arena is sent into what a bot takes.

The JSON is turned into events for an observer, so that the new view is made by the rules, like the original one.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from openhearts.errors import BadInput, message
from openhearts.game import View
from openhearts.input_checks import json_text
from openhearts.observer import Observer
from openhearts.rules import Rules, checked_rules

Facts = Mapping[str, Any]
Happened = tuple[dict[str, Any], dict[str, Any]]
"""An event, and the seat's own cards in it."""


def view_from_json(source: str | Mapping[str, object], rules: Rules | None = None) -> View:
    """The view that `View.to_json` wrote, under these rules (default: the standard game).

    Ignores `results`. If the hand's pass isn't the one that its number gives in the rules' pass cycle, the cycle is
    rotated, as the arena rotates it from deal to deal.

    Raises `BadInput`: bad_json, or bad_argument for anything that isn't a view of an unfinished hand under these rules.
    With a stock it always raises, because the JSON doesn't say which cards were drawn.
    """
    rules = checked_rules(rules)
    try:
        facts: Facts = json.loads(json_text(source))
    except (ValueError, RecursionError) as error:
        raise error if isinstance(error, BadInput) else _none() from error
    try:
        if facts["phase"] == "done" or facts["stock"] is not None or facts["players"] != rules.players:
            raise _none()
        observer = Observer(_turned(rules, facts), facts["seat"])
        for event, own in _events(facts, rules):
            _see(observer, event, own)
        view = observer.view
        told = {name: value for name, value in facts.items() if name != "results"}
        if view is None or json.loads(view.to_json()) != told:
            raise _none()
    except (BadInput, LookupError, TypeError, AttributeError, ValueError) as error:
        raise _none() from error
    return view


def _turned(rules: Rules, facts: Facts) -> Rules:
    """The rules with their pass cycle rotated such that the hand gets its own pass."""
    if rules.pass_count == 0:  # no hand has one, whatever the cycle
        return rules
    cycle = list(rules.pass_cycle)
    told = facts["pass"]["to"] if facts["pass"] is not None else "hold"
    for turn in range(len(cycle)):
        if cycle[(turn + facts["hand"]) % len(cycle)] == told:
            return rules.but(pass_cycle=cycle[turn:] + cycle[:turn]) if turn else rules
    return rules


def _none() -> BadInput:
    return BadInput("bad_argument", message("input-view"))


def _see(observer: Observer, event: dict[str, Any], own: dict[str, Any]) -> None:
    """Shows the event to the observer, with the kitty if it is taken now, which only the rules can tell."""
    kitty = own.pop("kitty", None)
    if kitty is not None:
        try:
            observer.see(event, {**own, "kitty": kitty})
        except BadInput:
            pass
        else:
            return
    observer.see(event, own or None)


def _events(facts: Facts, rules: Rules) -> Iterator[Happened]:
    """The events of the hand so far."""
    tricks: list[Facts] = [*facts["tricks"], *([facts["trick"]] if facts["trick"] is not None else [])]
    before = [*_deal(facts, tricks), *_bids(facts), *_passes(facts)]
    if tricks:
        before[-1][0]["leads"] = tricks[0]["leader"]
    yield from before
    yield from _plays(facts, tricks, rules)


def _deal(facts: Facts, tricks: Sequence[Facts]) -> Iterator[Happened]:
    seat, auction = facts["seat"], facts["auction"]
    played = [(who, card) for trick in tricks for who, card in zip(trick["seats"], trick["cards"], strict=True)]
    counts = Counter(who for who, _ in played)
    deal = {
        "hand": facts["hand"],
        "dealer": facts["dealer"],
        "counts": [held + counts[who] for who, held in enumerate(facts["counts"])],
        "kitty": facts["kitty"]["count"],
        "stock": 0,
        "totals": facts["totals"],
    }
    if facts["chips"] is not None:
        stacks, pot, unit = list(facts["chips"]["stacks"]), facts["chips"]["pot"], facts["chips"]["unit"]
        if auction is not None and facts["phase"] != "bid" and not auction["carried"] and auction["bidder"] is not None:
            stacks[auction["bidder"]] += auction["high"] * unit  # undo the payment of the bid
            pot -= auction["high"] * unit
        deal |= {"chips": stacks, "pot": pot}
    if auction is not None and auction["carried"]:
        deal["bidder"] = auction["bidder"]
    dealt = Counter(list(facts["cards"])) + Counter(card for who, card in played if who == seat)
    if facts["received"] is not None:  # until then, the passed cards are still among the cards held
        dealt = dealt + Counter(list(facts["passed"])) - Counter(list(facts["received"]))
    yield {"deal": deal}, {} if seat is None else {"dealt": sorted(dealt.elements())}


def _bids(facts: Facts) -> Iterator[Happened]:
    auction = facts["auction"]
    if auction is None:
        return
    for who in _from_eldest(facts):
        if auction["bids"][who] is not None:
            yield {"did": f"bid {who} {auction['bids'][who]}"}, {}
    if auction["suit"] is not None and auction["bidder"] is not None:
        yield {"did": f"suit {auction['bidder']} {auction['suit']}"}, {}


def _passes(facts: Facts) -> Iterator[Happened]:
    passed = [who for who in _from_eldest(facts) if facts["has_passed"][who]]
    for who in passed:
        own = {"passed": facts["passed"]} if who == facts["seat"] else {}
        if who == passed[-1] and facts["received"] is not None:
            own["received"] = facts["received"]
        yield {"did": f"pass {who}"}, own


def _plays(facts: Facts, tricks: Sequence[Facts], rules: Rules) -> Iterator[Happened]:
    kitty = facts["kitty"]["cards"]
    complete = len(facts["tricks"])
    for number, trick in enumerate(tricks):
        for place, (who, card) in enumerate(zip(trick["seats"], trick["cards"], strict=True), start=1):
            event: dict[str, Any] = {"did": f"play {who} {card}"}
            own: dict[str, Any] = {}
            if place == len(trick["cards"]) and number < complete:
                if rules.hearts_only == "pass_lead" and number + 1 < len(tricks):
                    event["leads"] = tricks[number + 1]["leader"]
                if kitty is not None and facts["phase"] == "moon" and number + 1 == complete:
                    event["kitty"] = kitty
                if kitty is not None and facts["kitty"]["taker"] == facts["seat"]:
                    own["kitty"] = kitty
            yield event, own


def _from_eldest(facts: Facts) -> list[int]:
    players: int = facts["players"]
    return [(facts["eldest"] + step) % players for step in range(players)]
