"""A person at the terminal, for tests."""

import pytest


def typing(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    """The lines that the person will type, and then no more."""
    left = list(lines)

    def typed(prompt: str = "") -> str:
        print(prompt, end="")
        if not left:
            raise EOFError
        return left.pop(0)

    monkeypatch.setattr("builtins.input", typed)
