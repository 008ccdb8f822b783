"""A match on a Ray cluster of two nodes, a worker killed in the middle: `python -m tests.ray_run FOLDER`.

A separate program, because Ray leaves threads and handlers behind. It prints, as JSON, whether threads and the cluster
gave the same results, which processes played, which of them was killed, and how many nodes there were.
"""

from __future__ import annotations

import json
import os
import shlex
import signal
import sys
from functools import partial
from pathlib import Path

import openhearts as oh


def doomed(folder: Path, view: oh.View) -> oh.Action:
    """Plays its lowest card. The first process to reach the seventh trick of a hand is killed, as if its machine had
    died."""
    (folder / f"played-{os.getpid()}").touch()
    if len(view.tricks) == 6:
        try:
            (folder / f"killed-{os.getpid()}").touch()
            os.link(folder / f"killed-{os.getpid()}", folder / "killed")
        except FileExistsError:
            (folder / f"killed-{os.getpid()}").unlink()
        else:
            os.kill(os.getpid(), signal.SIGKILL)
    if view.phase == "pass":
        return view.cards[: view.pass_count]
    return view.legal[0]


def main() -> int:
    """Plays the matches on threads and on the cluster."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    from ray.cluster_utils import Cluster

    folder = Path(sys.argv[1])
    engine = f"cmd:{shlex.join([sys.executable, str(Path(__file__).with_name('engine.py'))])}"
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "object_store_memory": 80_000_000})
    cluster.add_node(num_cpus=1, object_store_memory=80_000_000)
    nodes = len(cluster.list_all_nodes())

    player: oh.Player = partial(doomed, folder)

    def matches(address: str | None) -> list[oh.Arena]:
        return [
            oh.arena(["careful", player], hands=60, games=2, cluster=address, threads=1),
            oh.arena(["careful", engine], oh.preset("partnership"), hands=500, settle=0, cluster=address, threads=1),
        ]

    try:
        spread = matches(cluster.address)
    finally:
        cluster.shutdown()
    played = [path.name for path in folder.glob("played-*")]
    killed = [path.name for path in folder.glob("killed-*")]
    same = [one == other for one, other in zip(spread, matches(None), strict=True)]
    settled = [pairing.deals for pairing in spread[1].pairings]
    print(json.dumps({"same": same, "settled": settled, "played": played, "killed": killed, "nodes": nodes}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
