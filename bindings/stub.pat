# The plain C functions of Hand in bindings/python/steps.cpp, whose types the stub generator can't see.

openhearts._core.Hand.to_act:
    @property
    def to_act(self) -> int | None:
        \doc

openhearts._core.Hand.__prefix__:
    \from collections.abc import Iterable, Sequence

openhearts._core.Hand.legal:
    def legal(self, seat: int | None = None, /) -> tuple[str, ...]:
        \doc

openhearts._core.Hand.play$:
    def play(self, seat: int, card: str, /) -> None:
        \doc

openhearts._core.Hand.pass_cards:
    \from collections.abc import Iterable
    def pass_cards(self, seat: int, cards: Iterable[str], /) -> None:
        \doc

openhearts._core.Hand.step:
    def step(self, card: str, /) -> tuple[str, ...]:
        \doc

openhearts._core.Hand.clone:
    def clone(self) -> Hand:
        \doc

openhearts._core.Hand.play_out:
    \from openhearts.playouts import PlayedOut
    def play_out(self, players: str | Sequence[str], n: int = 1, seed: int = 0, threads: int = 1) -> PlayedOut:
        \doc
