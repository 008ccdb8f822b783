"""A person at the terminal, for tests."""

import pytest


def typing(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    """Feeds the lines that the person types, then end of input."""
    left = list(lines)

    def typed(prompt: str = "") -> str:
        print(prompt, end="")
        if not left:
            raise EOFError
        return left.pop(0)

    monkeypatch.setattr("builtins.input", typed)
