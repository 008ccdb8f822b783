"""Many games at once are the same games one by one, and their arrays say what each of them would."""

import copy
import pickle
import subprocess
import sys
import threading
import time
from array import array
from typing import Any

import numpy as np
import pytest

import openhearts as oh
from openhearts import _core

RULES = [oh.Rules(), oh.preset("auction"), oh.preset("domino"), oh.preset("cancellation")]


def arrays(batch: oh.Batch) -> dict[str, Any]:
    """Copies of all arrays that a step fills."""
    names = ("observations", "legal", "seats", "ended", "returns")
    return {name: np.array(getattr(batch, name)) for name in names}


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: str(rules.players))
def test_a_batch_is_its_games(rules: oh.Rules) -> None:
    batch = oh.Batch(rules, games=5, seed=3)
    games = [batch.episode(i) for i in range(5)]
    assert batch.observation_parts == games[0].observation_parts
    ended = 0
    for _ in range(150):
        seen = arrays(batch)
        for i, game in enumerate(games):
            observed = np.zeros(game.observation_size, np.float32)
            game.observe(observed)
            assert (seen["observations"][i] == observed).all()
            assert tuple(np.flatnonzero(seen["legal"][i])) == game.legal
            assert seen["seats"][i] == game.to_act
        actions = np.array(batch.sample())
        batch.step(actions)
        for i, game in enumerate(games):
            game.step(int(actions[i]))
            assert batch.ended[i] == game.over
            if game.over:
                assert np.asarray(batch.returns)[i].tolist() == pytest.approx(game.returns)
                games[i] = batch.episode(i)
                assert games[i].seed != game.seed
                ended += 1
    assert ended >= 5


def test_threads_change_nothing() -> None:
    one, four = (oh.Batch(games=37, seed=1, bots=[None, "careful", "random", None], threads=n) for n in (1, 4))
    for _ in range(80):
        assert one.sample().tolist() == four.sample().tolist()
        for batch in (one, four):
            batch.step(batch.actions)
        assert all((a == b).all() for a, b in zip(arrays(one).values(), arrays(four).values(), strict=True))


def test_the_seed_is_all_that_matters() -> None:
    first, again, other = (oh.Batch(games=4, seed=seed) for seed in (1, 1, 2))
    assert (np.asarray(first.observations) == np.asarray(again.observations)).all()
    assert (np.asarray(first.observations) != np.asarray(other.observations)).any()


def test_bots_play_the_other_seats() -> None:
    batch = oh.Batch(games=20, seed=5, bots=["careful", None, "careful", "random"])
    for _ in range(40):
        assert set(batch.seats.tolist()) == {1}
        batch.step(batch.sample())
    careful = np.zeros(4)
    ends = 0
    for _ in range(160):
        batch.step(batch.sample())
        over = np.asarray(batch.ended)
        careful += np.asarray(batch.returns)[over].sum(axis=0)
        ends += over.sum()
    assert ends > 100
    assert min(careful[0], careful[2]) > max(careful[1], careful[3])  # the players that count cards win


def test_whole_games_are_played_to_their_end() -> None:
    rules = oh.Rules(end={"hands": 2}, tie="shared")
    batch = oh.Batch(rules, games=3, whole_games=True, returns="win")
    ends = steps = 0
    while ends < 6:
        batch.step(batch.sample())
        steps += 1
        for game in np.flatnonzero(batch.ended):
            assert np.asarray(batch.returns)[game].sum() == pytest.approx(1)
            ends += 1
    assert steps > 2 * 2 * 52


@pytest.mark.parametrize(("kind", "dtype"), [("float32", np.float32), ("int16", np.int16), ("int8", np.int8)])
def test_observations_go_where_they_are_wanted(kind: Any, dtype: Any) -> None:
    batch, twin = oh.Batch(games=4, kind=kind), oh.Batch(games=4, kind=kind)
    rollout = np.zeros((3, 4, batch.observation_size), dtype)
    for step in range(3):
        actions = twin.sample()
        twin.step(actions)
        before = np.array(batch.observations)
        batch.step(np.array(actions, np.int32), rollout[step])
        assert (np.asarray(batch.observations) == before).all()
        assert (rollout[step] == np.asarray(twin.observations)).all()
    assert np.asarray(batch.observations).dtype == dtype


def test_numpy_is_not_needed() -> None:
    batch = oh.Batch(games=2)
    legal: Any = batch.legal.tolist()
    batch.step(array("q", [row.index(True) for row in legal]))
    batch.step(batch.sample())
    assert batch.observations.shape == (2, batch.observation_size)


def test_an_action_that_is_not_allowed_changes_nothing() -> None:
    for threads in (1, 3):
        batch = oh.Batch(games=7, threads=threads)
        before = arrays(batch)
        actions = np.array(batch.sample())
        for wrong, error in ((56, oh.IllegalAction), (999, oh.BadInput), (2**40, oh.BadInput), (-1, oh.BadInput)):
            spoilt = actions.copy()
            spoilt[4] = wrong
            with pytest.raises(error):
                batch.step(spoilt)
            assert all((a == b).all() for a, b in zip(before.values(), arrays(batch).values(), strict=True))
        batch.step(actions)


def test_a_refusal_names_the_game_and_the_action() -> None:
    batch = oh.Batch(games=7, threads=2)
    actions = batch.sample().tolist()
    held = {action for action in range(52) if batch.legal[4, action]}
    other = next(action for action in range(52) if action not in held)
    with pytest.raises(oh.IllegalAction) as refused:
        batch.step([*actions[:4], other, actions[5], 56])
    name = oh.Episode.name(other)
    assert str(refused.value).startswith(f"Game 4 of the batch can’t do action {other} ({name}): You don’t hold ")
    assert refused.value.code == "card_not_held"
    with pytest.raises(oh.BadInput, match=r"^Game 4 of the batch: An action is a whole number from 0 to 57, not 999"):
        batch.step([*actions[:4], 999, *actions[5:]])
    with pytest.raises(oh.IllegalAction, match=r"^Game 6 of the batch can’t do action 56 \(old\): "):
        batch.step([*actions[:6], 56])


def test_actions_may_be_lists_and_arrays_of_any_whole_numbers() -> None:
    batch, twin = (oh.Batch(games=6, seed=2) for _ in range(2))
    for take in (
        list,
        tuple,
        lambda a: np.array(a, np.int16),
        lambda a: np.array(a, np.uint8),
        lambda a: np.repeat(np.array(a), 2)[::2],
        lambda a: np.array(a)[::-1].copy()[::-1],
        lambda a: memoryview(array("q", [n for n in a for _ in range(2)]))[::2],
        lambda a: array("b", a),
    ):
        actions = twin.sample().tolist()
        twin.step(np.array(actions))
        batch.step(take(actions))
        assert all((a == b).all() for a, b in zip(arrays(batch).values(), arrays(twin).values(), strict=True))


def test_samples_are_legal_and_of_every_kind() -> None:
    batch = oh.Batch(games=500, seed=8)
    first = np.asarray(batch.legal)[np.arange(500), np.asarray(batch.sample())]
    assert first.all()
    shares = np.bincount(np.asarray(batch.actions), minlength=52)
    assert (shares > 0).sum() > 45
    again = np.array(batch.actions)
    assert (np.asarray(batch.sample()) != again).any()


def test_a_game_takes_up_two_kilobytes_at_most() -> None:
    assert _core.episode_bytes <= 2000


def test_what_is_wrong_is_said() -> None:
    wrong: list[tuple[str, dict[str, Any]]] = [
        ("from 1 to", {"games": 0}),
        ("from 1 to", {"games": 10**7}),
        ("threads", {"threads": 0}),
        ("float32, int16 or int8", {"kind": "float64"}),
        ("4 seats", {"bots": ["careful"] * 4}),
        ("4 seats", {"bots": [None]}),
        ("no bot", {"bots": [None, "grandmaster", None, None]}),
        ("margin, score", {"returns": "fun"}),
        ("margin, score", {"returns": "win"}),
        ("whole number from 0", {"seed": -1}),
    ]
    for words, arguments in wrong:
        with pytest.raises(oh.BadInput, match=words):
            oh.Batch(**arguments)
    batch = oh.Batch(games=3)
    before = arrays(batch)
    no_actions: list[Any] = [
        None, 3, "abc", [0, 1], [0.0, 1.0, 2.0], [[0], [1], [2]], [0, 1, 2**70], {0: 1, 1: 2, 2: 3}, iter([0, 1, 2]),
        np.zeros(2, np.int64), np.zeros(3, np.float32), np.zeros((3, 2), np.int64),
    ]  # fmt: skip
    for actions in no_actions:
        with pytest.raises(oh.BadInput) as refused:
            batch.step(actions)
        assert str(refused.value) == "The actions must be 3 whole numbers, one for each game, as a list or an array."
    read_only = np.zeros((3, batch.observation_size), np.float32)
    read_only.flags.writeable = False
    twice = np.zeros((3, 2 * batch.observation_size), np.float32)
    for into in (np.zeros((3, 3), np.float32), twice[:, ::2], read_only, read_only.tolist(), np.zeros(twice.shape), 7):
        with pytest.raises(
            oh.BadInput, match=r"^observations must be an array that can be filled: 3 × .* in one piece"
        ):
            batch.step(batch.sample(), into)
    with pytest.raises(oh.BadInput, match=r"^observations must be an array"):
        batch.episode(0).observe(twice[0, ::2])
    with pytest.raises(oh.BadInput, match=r"^mask must be an array"):
        batch.episode(0).mask([False] * batch.action_count)
    assert all((a == b).all() for a, b in zip(before.values(), arrays(batch).values(), strict=True))
    with pytest.raises(oh.BadInput, match="0 to 2"):
        batch.episode(3)


def test_a_batch_says_that_it_is_not_copied_and_what_is() -> None:
    batch = oh.Batch(games=2)
    for made in (pickle.dumps, copy.copy, copy.deepcopy):
        with pytest.raises(TypeError, match=r"^A batch can’t be copied or pickled\. .* with batch\.episode\.$"):
            made(batch)
    assert copy.copy(batch.episode(1)).legal == pickle.loads(pickle.dumps(batch.episode(1))).legal


def test_a_game_is_copied_before_or_after_a_step_of_another_thread() -> None:
    """Not halfway, when some of the bots have acted."""
    batch, twin = (oh.Batch(games=1, seed=3, bots=[None, *["expert:20000"] * 3]) for _ in range(2))
    for _ in range(12):
        actions = batch.sample().tolist()
        before = twin.episode(0).information_state(0)
        twin.step(actions)
        stepping = threading.Thread(target=batch.step, args=(actions,))
        stepping.start()
        while stepping.is_alive():
            assert batch.episode(0).information_state(0) in (before, twin.episode(0).information_state(0))
            time.sleep(0.002)
        stepping.join()


WITHOUT_MEMORY_FOR_THREADS = """
import resource
import openhearts as oh
batch = oh.Batch(games=300, threads=250)
actions, before = batch.sample(), bytes(batch.legal)
resource.setrlimit(resource.RLIMIT_AS, (1 << 30, resource.getrlimit(resource.RLIMIT_AS)[1]))  # a stack takes 8 MB
try:
    batch.step(actions)
except RuntimeError:
    assert bytes(batch.legal) == before
else:
    raise SystemExit("all 250 threads could start")
"""


@pytest.mark.skipif(sys.platform != "linux", reason="other systems don't count a stack that isn't used")
def test_a_step_without_its_threads_says_so_and_changes_nothing() -> None:
    """The threads that did start must not wait for the others for ever."""
    run = subprocess.run(
        [sys.executable, "-c", WITHOUT_MEMORY_FOR_THREADS], capture_output=True, text=True, check=False, timeout=60
    )
    assert run.returncode == 0, run.stderr
