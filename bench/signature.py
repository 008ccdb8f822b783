"""How the careful bot plays, as one number: `python -m bench.signature`.

The CRC-32 of all actions, written as in logs, one per line, of twenty games with seeds 1 to 20, played by four careful
bots (seed 0) under the standard rules. It changes exactly when the bot's play, the rules or the deals change. The
message of a commit that changes it ends with `Bench: N`.
"""

import zlib

import openhearts as oh


def signature(games: int = 20) -> int:
    """The signature of this many games."""
    actions: list[str] = []
    careful = oh.bot("careful", seed=0)
    for seed in range(1, games + 1):
        game = oh.Game(seed=seed)
        oh.play_out(game, [careful] * 4)
        actions += game.log()["actions"]
    return zlib.crc32("\n".join(actions).encode())


if __name__ == "__main__":
    print(f"Bench: {signature()}")
