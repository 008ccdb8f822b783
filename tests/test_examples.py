"""The examples do what they say: the tree search finds an obvious move, and the training trains."""

from importlib import import_module
from pathlib import Path

import pytest
from examples.ismcts import Ismcts

import openhearts as oh


def test_the_tree_search_gets_rid_of_the_queen() -> None:
    hand = oh.Hand.from_cards(
        oh.Rules(),
        [["4D", "5D"], ["3D", "KD"], ["7D", "2D"], ["QS", "3S", "AD"]],
        leader=0,
        trick=["AS", "5S", "9S"],
        taken=[["7H"], ["8H"], [], []],
        broken=True,
    )
    view = hand.view(3)
    assert Ismcts(iterations=100)(view) == "QS"
    assert Ismcts(iterations=100)(view) == "QS", "the same view, the same card"


def test_the_tree_search_is_a_player() -> None:
    [pairing] = oh.arena([Ismcts(iterations=8), "random"], hands=3, threads=1).pairings
    assert pairing.better > 0


def test_the_tree_search_is_sixty_lines() -> None:
    text = (Path(__file__).parent.parent / "examples" / "ismcts.py").read_text(encoding="utf-8")
    code = [line for line in text.partition('"""\n\n')[2].splitlines() if line.strip()]
    assert len(code) <= 60


def test_an_agent_is_trained() -> None:
    torch = pytest.importorskip("torch")
    training = import_module("examples.train_agent")
    threads = torch.get_num_threads()
    torch.set_num_threads(1)
    try:
        torch.manual_seed(1)
        batch = oh.Batch(games=128, seed=1, bots=[None, "random", "random", "random"], kind="int8")
        network = training.Network(batch.episode(0))
        curve = training.train(network, batch, 8)
        assert curve[-1][1] > curve[0][1] + 1, "points a hand"
        [pairing] = oh.arena([training.Agent(network), "random"], hands=3, threads=1).pairings
        assert pairing.better > 0
    finally:
        torch.set_num_threads(threads)
