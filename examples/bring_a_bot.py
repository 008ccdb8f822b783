"""Brings a bot to a table of people: a built-in one by its name, or any program that speaks the line protocol.

OPENHEARTS_TOKEN=... python examples/bring_a_bot.py https://hearts.example calm-fox-42 careful
OPENHEARTS_TOKEN=... python examples/bring_a_bot.py https://hearts.example calm-fox-42 cmd:./my-engine
"""

import asyncio
import json
import os
import sys
import threading
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

import openhearts as oh
from openhearts.arena.foreign import Engine, command_of

PAUSE = (
    0.2  # so many seconds nothing more happens before the bot does something: the server takes ten commands a second
)


def player(name, rules):
    """What chooses an action, given a view."""
    if not name.startswith("cmd:"):
        return oh.bot(name).choose
    engine, started = Engine(command_of(name), rules, limit=10), threading.Event()
    return lambda view: engine.choose(view, 1, lambda: False, started)


async def play(server, code, name, token):
    """Sits down at the table with that code, and plays until it is closed."""
    headers = {"Authorization": f"Bearer {token}"}
    me, table = [
        json.load(urlopen(Request(f"{server}/api/v1/{path}", headers=headers))) for path in ("me", f"codes/{code}")
    ]
    address = f"{server.replace('http', 'ws', 1)}/api/v1/tables/{table['table']}/socket?key={table['key']}"
    seat, stays = None, True
    async for socket in connect(address, additional_headers=headers, max_queue=None):  # again, if it is lost
        try:
            seat, stays = await at_table(socket, me["person"], seat, name)
        except ConnectionClosed as lost:
            if lost.rcvd and 4400 < lost.rcvd.code < 4429:
                print(lost.rcvd.reason, file=sys.stderr)
                stays = False
        if not stays:
            return
        await asyncio.sleep(PAUSE)


async def at_table(socket, me, seat, name):
    """Plays from all that has ever happened there. The seat, and whether to connect again and stay."""
    observer = view = choose = None
    running = blind = unready = False
    n = tries = 0
    await socket.send(json.dumps({"do": "sit", "id": "sit"}))
    while True:
        to_act = view is not None and seat in view.to_dict()["waiting"]
        try:
            frame = json.loads(await asyncio.wait_for(socket.recv(), PAUSE + tries if to_act or unready else None))
        except TimeoutError:  # that was all: this is how it stands
            command = {"do": "ready"} if unready else await act(choose, view, seat)
            await socket.send(json.dumps({**command, "id": f"{command['do']}-{n}"}))
            tries += 1  # if nothing comes of it, it is sent again, later
            continue
        if frame.get("answer") == "refused" and frame["code"] not in ("already_seated", "too_fast"):
            print(f"{frame['id']}: {oh.say(frame['message'])}", file=sys.stderr)
            if frame["code"] == "bot_sits_in":  # we were away for long
                await socket.send(json.dumps({"do": "return", "id": f"return-{n}"}))
            elif frame["id"] == "sit" or frame["code"] == "not_seated":
                return seat, False
        if "fact" not in frame:
            continue
        n, tries = frame["n"], 0
        match frame["fact"]:
            case "sat" if frame["person"] == me:
                seat, unready = frame["seat"], not running
                if running and blind:
                    return seat, True  # the cards were dealt before: they are shown to whoever asks from the seat
            case "committed" | "rules" | "limits":  # whoever was ready is asked again
                unready = seat is not None
            case "ready" if frame["seat"] == seat:
                unready = False
            case "started":
                running, blind, unready = True, seat is None, False
                if not blind and "events" in frame:  # a game that is over has none
                    observer = oh.Observer(oh.Rules.from_json(frame["rules"]), seat)
                    choose = player(name, frame["rules"])
            case "ended":
                running, observer, view = False, None, None
            case "closed":
                return seat, False
        events = frame.get("events") or ([{"did": frame["action"]}] if frame["fact"] == "did" else [])
        for event in events if observer else []:
            if "deal" in event and "own" not in event:
                return seat, True  # another worker has not heard yet that we sit there
            view = observer.see(event)


async def act(choose, view, seat):
    """What the bot does, as a command."""
    action = await asyncio.to_thread(choose, view)
    words = action if isinstance(action, list) else [str(action)]
    return {"do": "act", "hand": view.to_dict()["hand"], "action": " ".join([view.phase, str(seat), *words])}


if __name__ == "__main__":
    asyncio.run(play(*sys.argv[1:4], os.environ["OPENHEARTS_TOKEN"]))
