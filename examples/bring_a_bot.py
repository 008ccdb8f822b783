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

import openhearts as oh
from openhearts.arena.foreign import Engine, command_of


def player(name, rules):
    """What chooses an action, given a view."""
    if not name.startswith("cmd:"):
        return oh.bot(name).choose
    engine, started = Engine(command_of(name), rules, limit=10), threading.Event()
    return lambda view: engine.choose(view, 1, lambda: False, started)


async def play(server, code, name, token):
    """Sits down at the table with that code, and plays until it is closed."""
    headers = {"Authorization": f"Bearer {token}"}
    asked = [
        json.load(urlopen(Request(f"{server}/api/v1/{path}", headers=headers))) for path in ("me", f"codes/{code}")
    ]
    me, table, seat, observer = asked[0]["person"], asked[1], None, None
    acted = False
    address = f"{server.replace('http', 'ws', 1)}/api/v1/tables/{table['table']}/socket?key={table['key']}"
    async with connect(address, additional_headers=headers, max_queue=None) as socket:
        await socket.send(json.dumps({"do": "sit", "id": "sit"}))
        async for text in socket:
            frame = json.loads(text)
            match frame.get("fact"):
                case None if frame.get("answer") == "refused":
                    print(f"{frame['id']}: {oh.say(frame['message'])}", file=sys.stderr)
                case "sat" if frame["person"] == me:
                    seat = frame["seat"]
                case "started" if seat is not None:
                    observer = oh.Observer(oh.Rules.from_json(frame["rules"]), seat)
                    choose = player(name, frame["rules"])
            if frame.get("fact") in ("sat", "ended") and seat is not None:
                await socket.send(json.dumps({"do": "ready", "id": f"ready-{frame['n']}"}))
            events = frame.get("events") or ([{"did": frame["action"]}] if frame.get("fact") == "did" else [])
            for event in events if observer else []:
                view = observer.see(event)
            if frame.get("fact") == "did" and frame["action"].split()[1] == str(seat):
                acted = False
            if events and observer and not acted and seat in view.to_dict()["waiting"]:
                acted = True
                action = await asyncio.to_thread(choose, view)
                words = action if isinstance(action, list) else [str(action)]
                act = {"do": "act", "hand": view.to_dict()["hand"], "action": " ".join([view.phase, str(seat), *words])}
                await socket.send(json.dumps({**act, "id": f"act-{frame['n']}"}))


if __name__ == "__main__":
    asyncio.run(play(*sys.argv[1:4], os.environ["OPENHEARTS_TOKEN"]))
